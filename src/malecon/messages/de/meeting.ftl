### Jemanden zum Spielen finden.

meeting-title = Jemanden zum Spielen finden
meeting-about = Sag, was du spielen möchtest. Sobald genug Leute auf dasselbe warten, die etwa gleich stark sind, setzt der Klub euch zusammen, und die Partie beginnt.
meeting-games = Was möchtest du spielen?
meeting-players = Zu wievielt?
meeting-players-least = Mindestens
meeting-players-most = Höchstens
meeting-players-chosen = { $least } bis { $most } Spieler
meeting-players-exact = { $count } Spieler
meeting-pace = Wie schnell?
meeting-pace-live = Jetzt
meeting-pace-days = Über Tage
meeting-pace-live-about = Am Stück: 20 Minuten für jeden, und 15 Sekunden mehr für jeden Zug.
meeting-pace-days-about = Bis zu zwei Tage für jede Antwort. Du musst nicht hier warten: Die Partie erscheint bei deinen Tischen.
meeting-look = Mitspieler suchen
meeting-missing-game = Wähl mindestens ein Spiel.
meeting-missing-players = Wähl, zu wievielt gespielt werden darf.
meeting-looking = Einen Moment …
meeting-who = Wer wartet
meeting-nobody = Im Moment wartet niemand. Sei du der Anfang: Wer als Nächstes kommt, trifft dich.
meeting-waits = { $people ->
    [one] eine Person
   *[other] { $people } Personen
}
meeting-usual-live = Auf eine Partie jetzt wurde zuletzt { $time } gewartet.
meeting-usual-days = Auf eine Partie über Tage wurde zuletzt { $time } gewartet.
meeting-usual-none = Wie lange es dauert, ist noch nicht bekannt: Zu wenige haben sich hier bisher getroffen.
meeting-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
meeting-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
meeting-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
meeting-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
meeting-waiting = Du wartest
meeting-waiting-since = Seit { $time }
meeting-wish = { $games }, { $players }
meeting-others = { $people ->
    [0] Noch wartet niemand sonst darauf.
    [one] Eine Person wartet auf etwas, das dir passen würde.
   *[other] { $people } Personen warten auf etwas, das dir passen würde.
}
meeting-stay-live = Lass diese Seite offen; du kannst inzwischen andere Seiten ansehen. Ist jemand gefunden, geht es von selbst weiter zum Tisch.
meeting-stay-days = Du kannst diese Seite schließen. Du wartest zwei Wochen lang; ist jemand gefunden, steht die Partie bei deinen Tischen.
meeting-stop = Nicht mehr warten
meeting-offer = Lieber mit Bots beginnen?
meeting-offer-about = Sie nähmen die Plätze, für die niemand gekommen ist. Du kannst auch weiter warten.
meeting-offer-eager = Jemand anders, der wartet, würde mit Bots beginnen. Komm dazu, und ihr beide spielt zusammen.
meeting-offer-taken = Gleich beginnst du mit Bots; andere, die warten, werden gefragt, ob sie dazukommen.
meeting-take-bots = Mit Bots beginnen
meeting-found = Jemand ist gefunden
meeting-found-about = Der Tisch ist gedeckt. Die anderen warten dort auf dich.
meeting-go = Zum Tisch

## Was abgelehnt wird

meeting-number = Keines dieser Spiele ist für { $least } bis { $most } Spieler.
meeting-crowded = Es warten schon so viele, dass noch jemand nur warten würde. Schau später wieder herein.
meeting-not-waiting = Du wartest nicht mehr auf eine Partie.
