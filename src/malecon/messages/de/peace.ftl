# Wem jemand nicht begegnen oder zuhören will, und was der Klubleitung gemeldet wird.

## Zu jemandem

peace-mute = Nicht mehr hören
peace-mute-about = Was { $name } in Gesprächen sagt und gesagt hat, wird dir an keinem Tisch gezeigt.
peace-unmute = Wieder hören
peace-block = Blockieren
peace-block-about = Der Klub setzt euch nicht zusammen, und { $name } kann an deinen Tischen nicht Platz nehmen. Eine Partie, die ihr spielt, geht weiter.
peace-unblock = Nicht mehr blockieren
peace-not-told = Von nichts davon erfährt { $name }.
peace-report = Der Klubleitung melden
peace-is-reported = Du hast { $name } hier gemeldet.
peace-self = Das bist du selbst.

## Eine Meldung

peace-report-title = { $name } melden
peace-report-table = Die Klubleitung liest es, und dazu, was im Gespräch dieses Tisches gesagt wurde. { $name } erfährt nicht, von wem die Meldung kommt.
peace-report-known = Die Klubleitung liest es. { $name } erfährt nicht, von wem die Meldung kommt.
peace-reason = Worum geht es?
peace-reason-insults = Beleidigung oder Hass
peace-reason-threats = Drohungen
peace-reason-advertising = Werbung
peace-reason-cheating = Betrug
peace-reason-name = Ein anstößiger Name
peace-reason-other = Etwas anderes
peace-words = Mit deinen eigenen Worten, wenn du magst
peace-send = Senden
peace-cancel = Abbrechen
peace-sent = Danke. Die Klubleitung kümmert sich darum.

## Die eigene Liste

peace-list = Den Frieden wahren
peace-list-about = Wen du nicht hörst oder blockiert hast, erfährt es nicht.
peace-list-nobody = Du hörst alle und hast niemanden blockiert.
peace-list-muted = nicht gehört
peace-list-blocked = blockiert
peace-undo = Zurücknehmen
peace-undo-of = Zurücknehmen: { $name }, { $what }
peace-own-reports = Du hast gemeldet
peace-own-waits = wartet auf die Klubleitung
peace-own-settled = die Klubleitung hat sich darum gekümmert
peace-bar-chat = Die Klubleitung lässt dich bis { $until } in Gesprächen nichts sagen.
peace-bar-chat-good = Die Klubleitung lässt dich in Gesprächen nichts mehr sagen.
peace-bar-tables = Die Klubleitung lässt dich bis { $until } nicht Platz nehmen. Partien, die du spielst, gehen weiter.
peace-bar-tables-good = Die Klubleitung lässt dich nicht mehr Platz nehmen. Partien, die du spielst, gehen weiter.
peace-bar-reason = Der Grund: { $reason }.
peace-desk = Schreibtisch der Klubleitung
peace-desk-waiting = { $count ->
    [0] Keine Meldung wartet.
    [one] 1 Meldung wartet.
   *[other] { $count } Meldungen warten.
}
