# Was der Tisch sagt.

table-title = Der Titel eines Tisches hat höchstens { $most } Zeichen, und alle sind druckbar.
table-name = „{ $found }“ geht nicht als Name: 1 bis { $most } Zeichen, und alle sind druckbar.
table-name-taken = An diesem Tisch heißt schon jemand „{ $found }“. Nimm einen anderen Namen.
table-timeout = Wenn die Zeit abläuft, kann eines davon geschehen: { $known }; nicht „{ $found }“.
table-clock = Eine Uhr ist eine von diesen: { $known }.
table-clock-number = Für eine Uhr muss „{ $name }“ eine ganze Zahl von { $least } bis { $most } sein.
table-bot-too-slow = „{ $found }“ ließe die anderen warten: An einem Tisch des Klubs geht ein Bot für eine Antwort höchstens { $most }-mal durch seinen Baum und denkt nicht nach der Uhr.
table-salt = „{ $found }“ kann nicht zum Zufall beitragen: höchstens 64 Buchstaben, Ziffern, - oder _.
table-id = Der Name eines Zuges hat höchstens { $most } Zeichen.
table-chat = Das lässt sich hier nicht sagen: 1 bis { $most } Zeichen, und alle sind druckbar.

table-no-seat = Dieser Tisch hat keinen Platz { $seat }.
table-no-person = An Platz { $seat } sitzt kein Mensch.
table-seat-taken = Dieser Platz ist besetzt.
table-full = Alle Plätze sind besetzt.
table-not-host = Das darf nur, wer an diesem Tisch Gastgeber ist.
table-muted = Du bist in diesem Gespräch stummgeschaltet.
table-mute-host = Wer Gastgeber ist, wird immer gehört.
peace-no-chat = Die Klubleitung lässt dich bis { $until } in Gesprächen nichts sagen.
peace-no-chat-for-good = Die Klubleitung lässt dich in Gesprächen nichts mehr sagen.
table-not-alone = In einer laufenden Partie muss das allen vorgeschlagen werden.
table-second-seat = In einer laufenden Partie mit anderen sieht niemand zwei Hände: Du hast dort schon an einem anderen Platz gesessen.
table-round-secret = Alle Tische dieser Runde bekommen dieselben Ziehungen. Bis sie vorbei ist, darf niemand einen anderen ansehen oder sich dort hinsetzen.
table-one-seat = Nur wer den Tisch leitet, darf mehrere Plätze haben, für alle, die am selben Bildschirm spielen.
table-kept = Die Plätze an diesem Tisch sind für andere gedacht.
table-no-time = Deine Zeit ist um; der Bot spielt für dich weiter.
table-counts = Eine Partie, die andere spielen oder gespielt haben, zählt: Der Gastgeber kann sie nicht löschen.
table-begun = Die Partie hat schon begonnen.
table-seats-open = Solange Plätze frei sind, kann die Partie nicht beginnen.
table-not-running = An diesem Tisch läuft keine Partie.
table-ended = Die Partie an diesem Tisch ist zu Ende.
table-paused = Die Partie ist unterbrochen.
table-not-paused = Die Partie ist nicht unterbrochen.

table-stale = Am Tisch hat sich seitdem etwas geändert; hier steht, was geschehen ist.
table-illegal = „{ $found }“ ist jetzt nicht erlaubt. { $why }
table-no-preview = Was dabei herauskommt, kann nicht vorher gezeigt werden: es ist verdeckt, bis es geschehen ist.
table-not-gathered = Auf diese Frage wird eine Antwort nach der anderen gegeben.
table-not-enough = Das genügt noch nicht: Es ist noch mehr zu wählen.
table-older-rules = Dieses Spiel wurde nach älteren Regeln begonnen und kann nicht Schritt für Schritt gezeigt werden.
table-no-answer = Dort wurde nichts geantwortet.
table-no-bot-answer = Nur Bots werden gefragt, warum.

table-proposal = „{ $found }“ lässt sich nicht vorschlagen.
table-proposed = Dasselbe ist schon vorgeschlagen und wartet auf Antwort.
table-no-proposal = Dieser Vorschlag liegt nicht mehr auf dem Tisch.
table-not-asked = Dazu wurdest du nicht gefragt.

## Der Speicher

store-missing = Diesen Tisch gibt es nicht.
store-raced = Jemand anders hat den Tisch inzwischen verändert.
store-away = Die Datenbank antwortet nicht: { $error }.
store-closed = Die Datenbank ist geschlossen.
store-slow = Die Datenbank ist zu langsam, oder jemand anderes hat sie gesperrt.
store-url = „{ $found }“ ist keine Adresse einer Datenbank: eine Datei, sqlite:///datei oder postgresql://…
store-newer = Diese Datenbank stammt von einem neueren Malecón ({ $error }).
store-backup = Diesen Tisch kann dieses Malecón nicht wieder aufbauen: Die Datei ist beschädigt.
store-backup-field = Diese Sicherung ist beschädigt: Was in ihrem Kopf bei „{ $field }“ steht, kann nicht sein.
store-backup-differs = Der Tisch und seine Aufzeichnung passen nicht zusammen: Eines von beiden wurde verändert.
table-lesson = Eine erste Lektion ist nur für einen.

## Antworten

answer-unknown = „{ $found }“ kann man im Spiel { $game } nicht tun.
answer-illegal = „{ $found }“ ist hier nicht erlaubt. { $why } { $seat ->
    [chance] Der Zufall kann ziehen
   *[other] Platz { $seat } kann antworten
}: { $expected }
answer-out-of-turn = Hier antwortet { seat-name }, gefragt ist aber { asked-name }.
answer-after-end = Das Spiel ist zu Ende; { seat-name } kann nicht mehr antworten.

undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-drawn = Das lässt sich nicht zurücknehmen: Seither wurde etwas gezogen.
undo-answered = Das lässt sich nicht zurücknehmen: Seither hat { seat-name } geantwortet.
undo-seen = Das lässt sich nicht zurücknehmen: Es hat gezeigt, was verborgen war.
undo-nobody = Das lässt sich nicht zurücknehmen: Von den anderen, die zustimmen müssten, ist niemand da.
undo-no-time = Das lässt sich nicht zurücknehmen: Du hast länger weiter nachgedacht, als du noch Zeit hattest.
