# Was der Klubserver sagt.

server-query = „{ $found }“ lässt sich nicht als Ende einer Adresse lesen: Jeder Name steht dort einmal, mit einem Wert.
server-json = Das ist kein JSON: Von Byte { $byte } an lässt es sich nicht lesen.
server-json-end = Es kam nichts, oder es endet mitten in seinem JSON.
server-json-deep = Das ist tiefer verschachtelt als alles, was gemeint sein könnte.
server-misread = Das ließ sich nicht verstehen. /openapi.json sagt, was gesendet werden kann.
server-lacks = „{ $field }“ fehlt.
server-unknown-field = „{ $field }“ kennt man hier nicht. Vielleicht ist es verschrieben.
server-wrong-kind = „{ $field }“ muss { $wanted } sein, nicht { $found }.
server-wrong-kind-whole = Was gesendet wird, muss { $wanted } sein, nicht { $found }.
server-kind-int = eine ganze Zahl
server-kind-float = eine Zahl mit Dezimalpunkt
server-kind-str = ein Text
server-kind-bool = true oder false
server-kind-array = eine Liste
server-kind-object = ein Objekt in geschweiften Klammern
server-kind-null = nichts (null)
server-kind-or = oder
server-wrong-word = „{ $field }“ kann nicht „{ $found }“ sein. /openapi.json sagt, was es sein kann.
server-at-least = „{ $field }“ muss mindestens { $least } sein.
server-at-most = „{ $field }“ darf höchstens { $most } sein.
server-beyond-measure = „{ $field }“ ist eine Zahl über alle Maßen.
server-text-short = { $least ->
    [one] „{ $field }“ ist leer.
   *[other] „{ $field }“ ist zu kurz: Es hat mindestens { $least } Zeichen.
}
server-text-long = „{ $field }“ ist zu lang: Es darf höchstens { $most } Zeichen haben.
server-list-short = { $least ->
    [one] „{ $field }“ ist leer.
   *[other] „{ $field }“ muss mindestens { $least } nennen.
}
server-list-long = „{ $field }“ darf höchstens { $most } nennen.
server-form = „{ $field }“ ist nicht so geschrieben, wie es sein muss: Es hat Zeichen, die nicht dorthin gehören, oder zu wenige oder zu viele.
server-form-level = Einen Bot mit dem Namen, der bei „{ $field }“ steht, gibt es nicht. Seine Stufe ist eine von { $known }; learned, expert und master dürfen ein Budget tragen, wie master:300.
server-form-hash = „{ $field }“ muss ein SHA-256 sein: 64 Stellen aus 0 bis 9 und a bis f.
server-content-type = Bitte JSON senden: content-type application/json.
server-too-large = Das ist zu viel: höchstens { $most } kB.
server-too-slow = Es hat zu lange gedauert, bis es ankam.
server-too-many = Zu viele Anfragen. In { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} geht es wieder.
server-after = „{ $found }“ ist keine Stelle in dieser Liste; frage sie von vorn ab.
server-foreign-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann ihn mit --public-url angeben.
server-foreign-origin = Diese Anfrage kam von der Seite eines anderen und wurde abgelehnt.
server-method = So lässt sich das hier nicht tun.
server-nothing-here = Unter dieser Adresse ist nichts.
server-failed = Im Server selbst ging etwas schief. Es ist notiert; nichts Bestätigtes ist verloren.
server-away = Das Haus kommt im Augenblick nicht an seine Bücher. Nichts Bestätigtes ist verloren; bitte gleich noch einmal.

server-not-your-seat = Platz { $seat } gehört dir nicht.
server-not-owner = Das darf nur das Gerät, das sich hier hingesetzt hat, nicht eines, das über einen Link kam.
server-no-spectators = An diesem Tisch sind keine Zuschauer erwünscht.
server-not-ended = Die Aufzeichnung wird nach dem Ende gezeigt: Sie verrät, was alle verbergen.
server-no-hints = An diesem Tisch wird kein Bot um Rat gefragt.
server-no-link = Dieser Link führt nicht (mehr) zu einem Platz.
server-many-links = Zu viele Links und Geräte führen zu diesem Tisch. Wer sich hingesetzt hat, kann einen neuen Link machen, der die anderen zu diesem Platz beendet.
server-metrics = Die Messwerte werden nur auf dem Rechner des Servers gezeigt.
server-no-page = Der Klubserver läuft, aber seine Seite ist nicht gebaut. Im Ordner der Quellen baut sie „./dev play“. Programme können den Server schon benutzen; /openapi.json sagt, wie.

## Der Start

server-port = Ein Port ist eine Zahl von 0 bis 65535, nicht { $found }.
server-port-taken = Port { $port } von { $host } ist nicht zu haben: { $error }. Mit --port wählst du einen anderen.
server-host = „{ $host }“ ist keine Adresse dieses Rechners: { $error }.
server-workers = Es können 0 bis { $most } Prozesse nachdenken, nicht { $found }.
server-log = Das Protokoll wird als text oder als json geschrieben, nicht als „{ $found }“.
server-rate = Die Rate muss eine Zahl ab 0 sein, nicht { $found }.
server-days = Tische werden eine Zahl von Tagen ab 0 aufbewahrt, nicht { $found }.
server-unfinished = { $most } Tische, die von hier aus innerhalb eines Tages gemacht wurden, sind nicht zu Ende gespielt. Erst wenn welche zu Ende gespielt oder gelöscht sind, gibt es neue.
server-box-large = Dieses Material braucht { $found } Bytes; an einem Tisch dürfen es höchstens { $most } sein.
server-public-url = „{ $found }“ ist keine Adresse, die Spieler eingeben könnten; sie muss sein wie https://club.example.
server-proxy = „{ $found }“ ist keine Adresse eines Proxys.
server-push-host = „{ $found }“ ist kein Name eines Push-Dienstes wie push.example oder *.push.example.
server-file-taken = Ein anderer Server hat „{ $path }“ offen. Mehrere Server können sich ein PostgreSQL teilen, keine Datei.
server-file-names = „{ $path }“ hat mehrere Namen (harte Links). Eine Datenbank hat nur einen: Entferne die anderen oder kopiere die Datei.
server-not-started = Der Server ließ sich nicht starten.
server-started = Malecón ist geöffnet: { $address }
server-open-already = Malecón ist schon geöffnet: { $address }
server-how-to-close = Strg-C schließt es; seine Tische bleiben erhalten.
server-no-network = Dieser Rechner ist in keinem Netz: Niemand sonst könnte hereinkommen.
server-stopped = Malecón ist geschlossen.
server-picture-box = Ein Tisch am Malecón

## How the club looks, and how it reaches people

server-club-name = Der Name des Klubs ist eine Zeile mit 1 bis { $most } druckbaren Zeichen, nicht „{ $found }“.
server-greeting = Die Begrüßung ist eine Zeile einfacher Text mit 1 bis { $most } Zeichen, nicht „{ $found }“.
server-greeting-language = „{ $found }“ ist keine Sprache des Klubs: { $known }.
server-colour = Eine Farbe schreibt man wie "#0b6a73", nicht „{ $found }“.
server-colour-day = „{ $found }“ ist als Akzent zu hell: Auf hellem Grund ist der Kontrast { $ratio } zu 1, nötig sind { $enough }, und so weit abgedunkelt wäre es eine andere Farbe. Wähle eine dunklere; der Akzent im Dunkeln kann eigens gewählt werden.
server-colour-night = „{ $found }“ ist für das dunkle Aussehen zu dunkel: Der Kontrast ist dort { $ratio } zu 1, nötig sind { $enough }, und so weit aufgehellt wäre es eine andere Farbe. Wähle für das Dunkle eine hellere.
server-colour-second = „{ $found }“ ist als zweite Farbe zu dunkel: Der Kontrast der Schrift darauf ist { $ratio } zu 1, nötig sind { $enough }, und so weit aufgehellt wäre es eine andere Farbe.
server-mail-host = „{ $found }“ ist kein Name eines Mailservers.
server-mail-sender = E-Mail muss von einer Adresse kommen, wie "club@club.example" oder "Unser Klub <club@club.example>", nicht von „{ $found }“.
server-mail-security = Die Verbindung zum Mailserver wird durch starttls, durch tls oder gar nicht (none) geheim gehalten, nicht durch „{ $found }“.
server-mail-user = Der Mailserver will beides wissen oder keines: wer sendet (user) und das Passwort.
server-mail-open = Ein Passwort darf nicht ohne geheime Verbindung an den Mailserver gehen: Wähle starttls oder tls.
server-contact = „{ $found }“ ist keine E-Mail-Adresse, unter der man den Gastgeber erreichen könnte.
server-quiet = Ruhige Stunden schreibt man wie "22:00-08:00", nicht „{ $found }“.
server-time-zone = „{ $found }“ ist keine Zeitzone; man schreibt sie wie "Europe/Amsterdam".

## In Frieden, und der Schreibtisch der Klubleitung

peace-nobody = Dort ist niemand, von dem sich das sagen ließe.
peace-many = Du meidest schon { $most } Leute. Nimm erst jemanden von deiner Liste.
peace-sits-there = Du hast { $name } blockiert und würdest dort am selben Tisch sitzen. Trotzdem Platz nehmen?
peace-reported = Das hast du schon gemeldet; die Klubleitung sieht es.
peace-reports-many = Du hast heute schon { $most } Leute gemeldet. Morgen geht es wieder.
peace-no-tables = Die Klubleitung lässt dich bis { $until } nicht Platz nehmen. Partien, die du spielst, gehen weiter.
peace-no-tables-for-good = Die Klubleitung lässt dich nicht mehr Platz nehmen. Partien, die du spielst, gehen weiter.
desk-not-host = Dieser Schreibtisch ist nur für die Klubleitung. Auf dem Rechner, auf dem der Klub läuft, gibt „malecon desk“ einen Link aus, der ihn öffnet.
desk-no-link = Dieser Link öffnet den Schreibtisch nicht oder nicht mehr: Er gilt einmal und eine Stunde lang. „malecon desk“ gibt einen neuen aus.
desk-settled = Diese Meldung ist schon erledigt.
desk-no-bar = Das ist schon zu Ende.
