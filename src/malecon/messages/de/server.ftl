# Was der Klubserver sagt.

server-unreadable = Das ließ sich nicht lesen: { $error }.
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
