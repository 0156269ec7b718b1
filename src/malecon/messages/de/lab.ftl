# Was das Labor sagt: Arena und Bericht über die Ausgewogenheit.

cli-arena = Lässt Bots gegeneinander spielen und sagt, wer besser ist und wie sicher das ist. Nach Strg-C oder einem Absturz macht derselbe Befehl dort weiter, wo er stehen blieb. Zwei Bots: Jeder sitzt allein an einem Tisch voll vom anderen, auf jedem Platz. Mehr als zwei und so viele wie Plätze: alle an einem Tisch, in jeder Reihenfolge. Jede andere Zahl: in Paaren, wie zwei. Jede Aufstellung spielt dieselben Auslosungen.
cli-arena-bots = Die Bots, der schwächste zuerst: random, casual, greedy, steady, learned, expert, master; und strong, der ohne Netz sucht. Den letzten vier kann man vorgeben, wie lange sie denken: master:300 geht für eine Entscheidung 300-mal durch seinen Baum, master:500ms denkt eine halbe Sekunde; DATEI.net ist learned mit einem eigenen Netz, DATEI.net:master:300 master damit; DATEI.py:NAME ist ein eigener, der mit dem Spiel aufgerufen wird; cmd:BEFEHL ist irgendein Programm, das Zeilen von JSON spricht, etwa "cmd:python meins.py" (docs/programs.md).
cli-arena-players = Wie viele an einem Tisch sitzen; ohne Angabe zwei.
cli-arena-games = Wie viele Partien; ohne Angabe 200. Aufgerundet, damit es für alle Aufstellungen gerecht ist.
cli-arena-jobs = Wie viele Prozesse; ohne Angabe einer je Kern. Die Partien sind dieselben, wenn kein Bot nach der Uhr denkt.
cli-arena-seed = Eine andere Zahl gibt andere Partien; ohne Angabe 0, oder, wo Programme spielen, eine, die sie nicht erraten können.
cli-arena-patience = Wie viele Sekunden ein Programm (cmd:…) für eine Antwort hat; ohne Angabe 30.
cli-arena-alone = Nur den ersten Bot allein unter andere setzen, nicht die anderen unter seinesgleichen.
cli-arena-fresh = Die früheren Partien vergessen und neu anfangen.
cli-arena-csv = Jeden Platz jeder Partie als eine Zeile CSV ausgeben.
cli-arena-chart = Die Anteile an den Siegen in diese SVG-Datei zeichnen.

arena-too-few = Eine Arena braucht mindestens zwei Bots, nicht { $found }.
arena-twice = Der Bot „{ $found }“ ist zweimal genannt.
arena-no-such-bot = „{ $found }“ gibt es nicht, oder es lässt sich nicht aufrufen.
arena-no-choose = „{ $found }“ lässt sich nicht fragen: Es hat keine Methode „choose“.
arena-no-net-bot = „{ $found }“: Mit einem eigenen Netz gibt es { $known }.
arena-bot-broken = „{ $path }“ lässt sich nicht verwenden: { $error }
arena-same-module = „{ $path }“: Neben den Dateien zweier Bots, in verschiedenen Ordnern, liegt je ein „{ $found }“, und Python kennt jeden Namen nur einmal. Eines davon muss anders heißen.
arena-no-command = „{ $found }“ nennt keinen Befehl; man schreibt "cmd:python meins.py".
arena-no-program = Es gibt hier kein Programm „{ $found }“.
arena-patience = Eine Antwort darf bis zu { $most } Sekunden dauern und mehr als keine; nicht { $found }.
arena-program-silent = Das Programm hat in { $seconds } Sekunden nichts gesagt.
arena-program-ended = Das Programm ist zu Ende gegangen. Auf stderr sagte es zuletzt: { $error }
arena-program-hello = Das Programm muss sich zuerst melden, mit {"{"}"type": "hello"{"}"}; es sagte: { $found }
arena-program-line = Das ist keine Antwort auf die gestellte Frage: { $found }
arena-program-forfeited = Das Programm hat zu oft versagt und wird in dieser Partie nicht mehr gefragt.
arena-two-forms = Entweder --json oder --csv, nicht beides.
lab-process-ended = Einer der spielenden Prozesse ist unerwartet zu Ende gegangen, vielleicht aus Mangel an Speicher. Was gespielt wurde, bleibt; derselbe Befehl macht weiter. Weniger --jobs können helfen.
lab-runs-already = Derselbe Befehl läuft schon; er schreibt „{ $path }“.
lab-before = Schon früher gespielt: { $played } von { $total } Partien; --fresh fängt neu an.

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
arena-errors = Fehler
arena-program = Programm
arena-timeouts = Zeit überschritten
arena-illegal = unerlaubte Antworten
arena-ended = Abstürze
arena-forfeits = Partien aufgegeben
arena-no-ratings = Für Stärken braucht es OpenSkill: pip install "malecon[lab]"
arena-error = { $bot } versagte nach { $after } Antworten: { $error }. Die Aufzeichnung: { $record }
arena-kept = Die Partien liegen in { $path }

## Der Bericht über die Ausgewogenheit

cli-report = Viele Partien eines Bots mit sich selbst spielen und sagen, wie ausgewogen das Spiel ist: Siege nach Platz und Zugfolge, Punkte und Länge, woher Punkte kommen, womit jede Karte, jedes Plättchen, Gebäude oder Gesetz einhergeht. Eine Seite mit Schaubildern, oder JSON. Derselbe Befehl macht dort weiter, wo er stehen blieb.
cli-report-bots = Der Bot, der alle Plätze spielt; ohne Angabe greedy.
cli-report-players = Wie viele spielen; ohne Angabe alle Zahlen abwechselnd.
cli-report-games = Wie viele Partien; ohne Angabe 1000.
cli-report-jobs = Wie viele Prozesse; ohne Angabe einer je Kern. Die Partien sind dieselben.
cli-report-seed = Eine andere Zahl gibt andere Partien; ohne Angabe 0.
cli-report-fresh = Die früheren Partien vergessen und neu anfangen.
cli-report-html = Wohin die Seite geschrieben wird; ohne Angabe SPIEL-report.html in diesem Ordner.

report-title = Wie ausgewogen ist { $game }?
report-about = { $games } Partien, alle Plätze gespielt von { $bot }, Startwert { $seed }.
report-care = Was mit dem Sieg einhergeht, muss ihn nicht bewirken, und ein anderer Bot findet vielleicht andere Wege. Intervalle gelten zu 95 %: Von zwanzig Dingen, die nichts ausmachen, sieht eines so aus, als ob. Graue Balken liegen innerhalb ihres Zweifels.
report-errors = { $bot } hat { $errors ->
    [one] einmal
   *[other] { $errors }-mal
} versagt; dann wurde irgendeine erlaubte Antwort gegeben, die Zahlen sagen also weniger.
report-written = Der Bericht: { $path }

report-seats = Plätze
report-seats-about = Auf jedem Platz spielt derselbe Bot, also sollte jeder seinen gerechten Anteil gewinnen.
report-by-seat = Siege nach Platz, { $players } Spieler
report-by-turn = Siege nach der Zugfolge, gezählt vom ersten ausgelosten Startspieler, { $players } Spieler
report-seat = Platz { $seat }
report-turn = { $turn }.
report-wins = Siege
report-fair = gerechter Anteil
report-sure = 95 % sicher
report-lengths = Punkte und Länge
report-players = Spieler
report-games = Partien
report-rounds = Runden
report-decisions = Entscheidungen
report-points = Punkte
report-winning = bester
report-margin = Vorsprung
report-shared = geteilte Siege
report-score-chart = Punkte eines Platzes am Ende
report-round-chart = Runden einer Partie
report-of-players = { $players } Spieler
report-sources = Woher die Punkte kommen
report-sources-about = Die mittleren Punkte eines Platzes aus jeder Quelle, aller Plätze und derer, die gewannen.
report-sources-chart = Punkte nach Quelle, { $players } Spieler
report-all = alle
report-winners = Sieger
report-items-chart = { $what }: Siege über oder unter dem gerechten Anteil
report-above = Prozentpunkte über dem gerechten Anteil
report-all-numbers = Alle Zahlen
report-thing = was
report-games-with = in Partien
report-seats-with = von Plätzen
report-times = wie oft
report-times-winners = wie oft, Sieger
report-at-all = Wer es überhaupt nahm oder nutzte: Wie oft reichte es zum Sieg?

report-group-havana-card = Ausgeführte Karten
report-group-havana-tile = Gekaufte Plättchen
report-group-santiago-cuban = Besuchte Cubaner
report-group-santiago-building = Genutzte Gebäude
report-group-santiago-owned = Erworbene Gebäude
report-group-santiago-good = Gelieferte Waren
report-group-cuba-character = Gespielte Personen
report-group-cuba-delegate = Ins Parlament entsandte Personen
report-group-cuba-tile = Gebaute Gebäude
report-group-cuba-use = Genutzte Gebäude
report-group-cuba-ship = Beladene Schiffe
report-group-cuba-passed = Verabschiedete Gesetze
report-about-havana-card = Wer eine Karte am Tisch am häufigsten ausführte: Wie oft reichte es zum Sieg?
report-about-havana-tile = Wer ein Plättchen kaufte: Wie oft reichte es zum Sieg? Plättchen gleicher Punkte sollten sich gleichen.
report-about-santiago-cuban = Wer einen Cubaner am Tisch am häufigsten besuchte: Wie oft reichte es zum Sieg?
report-about-santiago-building = Wer ein Gebäude am Tisch am häufigsten nutzte: Wie oft reichte es zum Sieg?
report-about-santiago-owned = Wer ein Gebäude erwarb: Wie oft reichte es zum Sieg?
report-about-santiago-good = Wer eine Ware am Tisch am häufigsten lieferte: Wie oft reichte es zum Sieg?
report-about-cuba-character = Wer eine Person am Tisch am häufigsten spielte: Wie oft reichte es zum Sieg?
report-about-cuba-delegate = Wer eine Person am Tisch am häufigsten ins Parlament entsandte: Wie oft reichte es zum Sieg?
report-about-cuba-tile = Wer ein Gebäude baute: Wie oft reichte es zum Sieg?
report-about-cuba-use = Wer ein Gebäude am Tisch am häufigsten nutzte: Wie oft reichte es zum Sieg?
report-about-cuba-ship = Wer die meisten Einheiten auf ein Schiff lud: Wie oft reichte es zum Sieg?
report-about-cuba-passed = Wer die Abstimmung gewann und ein Gesetz verabschiedete: Wie oft reichte es zum Sieg in der Partie?

# --- malecon train ---

cli-train = Ein Netz lernt ein Spiel, indem es gegen sich selbst spielt. Nach Strg-C oder einem Absturz macht derselbe Befehl dort weiter, wo er aufgehört hat. Braucht PyTorch: pip install "malecon[learn]".
cli-train-folder = Wo das Netz und alles zum Weitermachen liegt; ohne Angabe der Ordner „training“.
cli-train-minutes = Wie lange, etwa 30 oder 0.5; ohne Angabe 10 Minuten.
cli-train-jobs = Wie viele Prozesse spielen; ohne Angabe einer je Kern.
cli-train-seed = Eine andere Zahl ergibt ein anderes Netz; ohne Angabe 1.
cli-train-width = Wie viele Neuronen die erste Schicht hat; ohne Angabe 128.
cli-train-depth = Wie viele Neuronen die zweite Schicht hat; ohne Angabe 32.
cli-train-rate = Wie schnell es am Anfang eines Laufs lernt; ohne Angabe 0.001. Wer mit einem schon guten Netz weitermacht, nimmt besser etwas weniger.
cli-train-fresh = Das bisher Gelernte vergessen und neu beginnen.
cli-train-shipped = Mit dem Netz weitermachen, das zum Spiel gehört.
cli-train-chart = Die Lernkurve in diese SVG-Datei zeichnen.

train-no-torch = Zum Lernen wird PyTorch gebraucht: pip install "malecon[learn]"
train-no-observer = { $game } sagt nicht, was ein Platz weiß, also kann kein Netz es lernen; docs/writing-a-game.md erklärt, wie ein Spiel das tut.
train-minutes = Die Minuten sind eine Zahl über 0 und bis { $most }, etwa 30 oder 0.5; nicht { $found }.
train-no-folder = „{ $path }“ ist eine Datei; nenne einen Ordner für das Netz.
train-rate = Die Rate muss größer als 0 und höchstens { $most } sein, nicht { $found }; 0.001 ist ein guter Anfang.
train-other-net = „{ $path }“ ist beschädigt oder von einem anderen Spiel oder anderer Größe; --fresh beginnt neu.
train-begins = { $game }: lernt von null an, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} lang, mit { $jobs ->
    [one] einem Prozess, der spielt
   *[other] { $jobs } Prozessen, die spielen
}.
train-goes-on = Weiter nach { $games } Partien, aus { $path }.
train-goes-on-shipped = Weiter nach { $games } Partien, mit dem Netz, das zum Spiel gehört.
train-nothing-shipped = Zu { $game } gehört kein Netz; ohne --shipped wird von vorn gelernt.
train-shipped-size = --width und --depth gibt das Netz vor, das zu { $game } gehört, { $width } und { $depth }: Mit --shipped können es keine anderen sein.
train-begun-already = „{ $path }“ gibt es schon: Ohne --shipped geht es damit weiter, und --fresh vergisst es.
train-line = { $minutes } min, { $games } Partien, Fehler { $loss }; allein gegen greedy gewonnen: { $won }
train-won = { $share } von { $games } zu { $players }
train-stopped = Angehalten; derselbe Befehl macht hier weiter.
train-done = { $games } Partien gespielt. Das Netz liegt in { $path }; zum Ausprobieren: malecon arena { $game } { $path } greedy
train-chart = { $game }: vom Netz gewonnene Partien, allein unter { $rival }
train-games = gelernte Partien
train-players = { $players } Personen

net-unreadable = Das ist keine Datei eines Netzes.
net-of-another-game = Dieses Netz ist nicht für { $game } gemacht, wie es jetzt ist.
net-too-large = Die Gewichte dieses Netzes sind zu groß: Was es zusammenzählt, hätte nicht Platz.

# --- many machines, parts of runs, and the page of a run ---
part-wrong = Ein Teil wird als 3/8 geschrieben, der dritte von acht; „{ $found }“ ist keiner.
part-into-alone = --into sagt, wo ein Teil aufbewahrt wird; es gehört zu --part.
arena-part-seed = Es spielen Programme, und ohne --seed zieht jede Maschine anders. Gib allen Teilen dasselbe --seed, mit vielen Ziffern.
part-csv = Entweder --csv oder --into: Das eine gibt die Partien eines Teils aus, das andere bewahrt sie auf.
part-no-folder = „{ $path }“ ist eine Datei; Teile werden in einem Ordner aufbewahrt.
part-kept = Teil { $part } von { $of } ist gespielt (Partien: { $games }) und aufbewahrt in { $path }. Sind alle Teile da, fügt „malecon join“ sie zusammen.
join-nothing = Es gibt nichts zusammenzufügen: nenne die Dateien, die Läufe mit --part aufbewahrt haben, oder ihren Ordner.
join-no-part = „{ $path }“ ist kein Teil eines Laufs. Teile sind, was Läufe mit --part aufbewahren.
join-other-run = „{ $path }“ gehört zu einem anderen Lauf als „{ $first }“: „{ $what }“ ist dort { $there } und hier { $here }. Lass eines von beiden weg.
join-twice = Teil { $part } ist zweimal da: „{ $other }“ und „{ $path }“. Lass eines von beiden weg.
join-missing =
    { $count ->
        [one] Teil { $parts } von { $of } fehlt.
       *[other] { $count } von { $of } Teilen fehlen: { $parts }.
    }
join-unfinished = „{ $path }“ ist nicht fertig: { $played } von { $games } Partien. Derselbe Befehl mit --part { $part } macht damit weiter.
join-damaged = „{ $path }“ ist beschädigt. Entferne die Datei und spiele diesen Teil noch einmal.
join-not-for = { $option } ist nicht für die Teile von „malecon { $kind }“.
analyse-one-page = --html nennt eine Seite, aber es sind mehrere Aufzeichnungen. Ohne diese Angabe hat jede ihre Seite neben sich.
analyse-budget = --budget muss von 1 bis { $most } sein, nicht { $found }.
analyse-no-records = In „{ $path }“ ist keine Aufzeichnung: Keine Datei darin endet auf .txt.
analyse-same-names = „{ $path }“ und „{ $other }“ kämen in Dateien mit denselben Namen. Sieh sie nacheinander durch, in verschiedene Ordner.
cluster-no-ray = Um auf einem Cluster zu arbeiten, braucht es Ray: pip install "malecon[cluster]"
cluster-address = „{ $found }“ ist keine Adresse eines Clusters. Sie ist ray, auto, ray://HOST:PORT oder HOST:PORT.
cluster-nobody = Bei { $address } antwortet niemand: { $error }. Läuft der Cluster, und ist dies die Adresse seines Kopfes?
cluster-failed = Der Cluster „{ $address }“ war nicht zu gebrauchen: { $error }
cluster-lost = Arbeit, die dem Cluster gegeben wurde, ging immer wieder verloren: { $error }
cluster-differs = Die Maschine { $node } des Clusters spielt nicht wie diese: Malecón ist dort { $there }, hier { $here }, oder Regeln oder Bots sind andere. Installiere auf allen Maschinen dasselbe.
run-runs = Es läuft; so weit war es um { $time }. Die Seite wird alle paar Sekunden neu geschrieben: Steht die Zeit still, ist der Lauf zu Ende.
run-finished = Fertig um { $time }.
run-stopped = Angehalten um { $time }; derselbe Befehl macht hier weiter.
run-played = gespielte Partien
run-total = Partien insgesamt
run-rate = Partien pro Sekunde
run-time = vergangene Zeit
run-left = verbleibende Zeit
run-seconds = Sekunden
run-a-second = { $rate } pro Sekunde
