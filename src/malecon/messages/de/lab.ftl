# Was das Labor sagt: Arena und Bericht über die Ausgewogenheit.

cli-arena = Lässt Bots gegeneinander spielen und sagt, wer besser ist und wie sicher das ist. Nach Strg-C oder einem Absturz macht derselbe Befehl dort weiter, wo er stehen blieb. Zwei Bots: Jeder sitzt allein an einem Tisch voll vom anderen, auf jedem Platz. Mehr als zwei und so viele wie Plätze: alle an einem Tisch, in jeder Reihenfolge. Jede andere Zahl: in Paaren, wie zwei. Jede Aufstellung spielt dieselben Auslosungen.
cli-arena-bots = Die Bots: random, casual, greedy, strong; strong:300 geht für eine Entscheidung 300-mal durch seinen Baum, strong:500ms denkt eine halbe Sekunde; DATEI.py:NAME ist ein eigener, der mit dem Spiel aufgerufen wird.
cli-arena-players = Wie viele an einem Tisch sitzen; ohne Angabe zwei.
cli-arena-games = Wie viele Partien; ohne Angabe 200. Aufgerundet, damit es für alle Aufstellungen gerecht ist.
cli-arena-jobs = Wie viele Prozesse; ohne Angabe einer je Kern. Die Partien sind dieselben, wenn kein Bot nach der Uhr denkt.
cli-arena-seed = Eine andere Zahl gibt andere Partien; ohne Angabe 0.
cli-arena-fresh = Die früheren Partien vergessen und neu anfangen.
cli-arena-csv = Jeden Platz jeder Partie als eine Zeile CSV ausgeben.
cli-arena-chart = Die Anteile an den Siegen in diese SVG-Datei zeichnen.

arena-too-few = Eine Arena braucht mindestens zwei Bots, nicht { $found }.
arena-twice = Der Bot „{ $found }“ ist zweimal genannt.
arena-no-such-bot = „{ $found }“ gibt es nicht, oder es lässt sich nicht aufrufen.
arena-bot-broken = „{ $path }“ lässt sich nicht verwenden: { $fault }
arena-two-forms = Entweder --json oder --csv, nicht beides.
lab-process-ended = Einer der spielenden Prozesse ist unerwartet zu Ende gegangen, vielleicht aus Mangel an Speicher. Was gespielt wurde, bleibt; derselbe Befehl macht weiter. Weniger --jobs können helfen.
lab-runs-already = Derselbe Befehl läuft schon; er schreibt „{ $path }“.

arena-head = { $game }, { $players } Spieler, { $games } Partien, Startwert { $seed }
arena-against = { $bot } – { $others }
arena-bot = Bot
arena-opponents = gegen
arena-games = Partien
arena-wins = Siege
arena-share = Anteil
arena-interval = 95 % sicher
arena-fair = gerecht
arena-share-wins = Anteil der gewonnenen Partien, mit 95-%-Intervallen
arena-fair-share = gerechter Anteil
arena-seat = Platz { $seat }
arena-rating = Stärke
arena-points = Punkte
arena-difference = vor den anderen
arena-decisions = Entscheidungen
arena-time = je
arena-faults = Fehler
arena-no-ratings = Für Stärken braucht es OpenSkill: pip install "malecon[lab]"
arena-fault = { $bot } versagte nach { $after } Antworten: { $fault } Die Aufzeichnung: { $record }
arena-kept = Die Partien liegen in { $path }
