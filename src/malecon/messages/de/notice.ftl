# Was gesagt bekommt, wer gerade nicht hinsieht, und wie man es wählt.

notice-turn-title = Du bist am Zug: { $game }
notice-ready-title = Alle sind da: Beginn die Partie { $game }
notice-begins-title = { $game } beginnt: Schau einmal vorbei
notice-remind-title = Du bist noch am Zug: { $game }
notice-turns-title = An { $count } Tischen bist du am Zug
notice-several-title = { $count } Dinge warten auf dich
notice-invited-title = { $by } lädt dich ein: { $game }
notice-asked-title = { $by } fragt, ob ihr Freunde werdet
notice-seated-title = Dein Tisch ist bereit: { $game }
notice-round-title = Runde { $round } von { $cup } beginnt
notice-cup-title = Neuer Pokal in { $season }: { $cup }
notice-settled-title = Die Klubleitung hat sich um deine Meldung gekümmert
notice-barred-title = Die Klubleitung hat etwas über dich entschieden
notice-test-title = Es klappt
notice-test-body = So erfährst du, dass du am Zug bist.
notice-at = Am Tisch „{ $title }“.
notice-with = Mit { $names }.
notice-more = Und { $count } weitere.
notice-left = Dir { $hours ->
    [one] bleibt
   *[other] bleiben
} { $hours } { $hours ->
    [one] Stunde
   *[other] Stunden
}.

## Mail

notice-mail-code-title = { $code } ist dein Code für { $club }
notice-mail-code = Dein Code ist { $code }. Gib ihn innerhalb einer halben Stunde auf der Seite von { $club } ein; von da an erfährst du per E-Mail, dass du am Zug bist.
    Wenn du nicht danach gefragt hast, tu nichts: Weitere E-Mails kommen nicht.
notice-mail-why = Du bekommst diese E-Mail, weil du sie dir gewünscht hast. Hier hört das auf, mit einem Klick:
notice-desk-title = { $count ->
    [one] Eine Meldung wartet auf deinem Schreibtisch in { $club }
   *[other] { $count } Meldungen warten auf deinem Schreibtisch in { $club }
}
notice-desk-about = Öffne ihn in einem Browser der Klubleitung. Diese E-Mail kommt höchstens einmal in der Stunde, an die Adresse, die in der Datei des Klubs als „contact“ steht.
notice-stop-question = Keine E-Mails mehr, wenn du am Zug bist?
notice-stop-button = Keine E-Mails mehr
notice-stop-done = Von hier bekommst du keine E-Mails mehr.

## Was nicht geht

notice-endpoint = An diese Adresse kann nichts geschickt werden.
notice-service = Diesem Browser kann nichts geschickt werden: Sein Push-Dienst ist hier nicht bekannt.
notice-keys = Die Schlüssel dieses Browsers sind keine: Nichts ließe sich damit versiegeln.
notice-browser = Diesem Browser wird nichts geschickt.
notice-time-zone = Es gibt keine Zeitzone namens „{ $found }“.
notice-nobody = Noch wird keinem deiner Browser etwas geschickt.
notice-failed = Der Push-Dienst hat es nicht angenommen. Schalte die Nachrichten aus und wieder an, dann versuche es noch einmal.
notice-no-mail = Dieser Klub verschickt keine E-Mails.
notice-mail-address = Das ist keine E-Mail-Adresse.
notice-mail-away = Der Mailserver ist gerade nicht zu erreichen. Versuche es später noch einmal.
notice-mail-refused = Der Mailserver nimmt für diese Adresse keine E-Mails an.
notice-code-wrong = Das ist nicht der Code, der geschickt wurde.
notice-code-old = Dieser Code gilt nicht mehr. Lass dir einen neuen schicken.

## On the page

notice-offer-title = Hier muss niemand warten
notice-offer-about = Du kannst diese Seite schließen: Nichts geht verloren, und du kannst erfahren, wann du am Zug bist.
notice-offer = Sag mir Bescheid
notice-here = Sag mir hier, wenn ich am Zug bin
notice-here-about = Auch wenn diese Seite geschlossen ist. Was gesagt wird, ist versiegelt: Nur dieser Browser kann es lesen.
notice-cannot-install = Auf iPhone und iPad muss die Seite erst installiert werden: Teilen, dann „Zum Home-Bildschirm“. Öffne sie von dort und komm hierher zurück.
notice-cannot-insecure = Browsern sagen nur Seiten etwas, die über https kamen. Dieser Klub wird ohne erreicht.
notice-cannot-unable = Diesem Browser kann nichts gesagt werden, solange die Seite geschlossen ist.
notice-cannot-denied = Du hast dieser Seite verboten, dir etwas zu sagen. Erlaube es in den Einstellungen deines Browsers und versuche es noch einmal.
notice-cannot-service = Dieser Browser hat keinen Push-Dienst oder erreicht ihn nicht: Du erfährst es nur, solange die Seite offen ist und du etwas anderes ansiehst. Schalte es aus und wieder ein, um es noch einmal zu versuchen.
notice-try = Ausprobieren
notice-tried = Geschickt. Es sollte gleich da sein.
notice-others = Deine anderen Browser
notice-unknown = Ein Browser
notice-forget = { $name } vergessen
notice-mail = E-Mail
notice-mail-address-label = Deine E-Mail-Adresse
notice-mail-about = Erst wird ein Code dorthin geschickt. Niemand sonst sieht die Adresse.
notice-mail-send = Code schicken
notice-mail-code-label = Der Code aus der E-Mail
notice-mail-code-about = Er gilt eine halbe Stunde. Sieh auch bei unerwünschten E-Mails nach.
notice-mail-confirm = Bestätigen
notice-mail-on = Sag es mir auch per E-Mail
notice-mail-stopped = E-Mails an diese Adresse kamen zurück, darum werden keine mehr geschickt. Vergiss sie und nenne eine andere.
notice-what = Was dir gesagt wird
notice-at-table = Ich bin an diesem Tisch am Zug
notice-turns = Ich bin am Zug, an jedem Tisch
notice-turns-else = Ich bin am Zug, an jedem anderen Tisch
notice-remind = Erinnere mich einmal
notice-remind-about = Wenn noch ein Viertel der Zeit bleibt, oder nach einem Tag.
notice-news = Einladungen, Fragen nach Freundschaft, Tische für mich, Runden von Turnieren
notice-quiet = Ruhezeit
notice-quiet-on = Lass mich einige Stunden in Ruhe
notice-quiet-about = Was inzwischen geschieht, wird danach zusammen gesagt.
notice-quiet-begin = Von
notice-quiet-end = Bis
