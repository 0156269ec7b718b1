# Was malecon corpus sagt: Partien in Spalten.

cli-corpus = Partien in Spalten, als Parquet-Dateien, die jedes Werkzeug der Datenanalyse liest: Aufzeichnungen und die Partien eines Klubs hinein und zurück, oder Partien von Bots.
cli-corpus-add = Beendete Partien in einen Korpus legen, aus Aufzeichnungen: Dateien, und Ordner mit allem darin. Was schon da ist, bleibt einmal da.
cli-corpus-add-corpus = Der Ordner des Korpus; wo er fehlt, wird er angelegt.
cli-corpus-add-places = Aufzeichnungen und Ordner mit Aufzeichnungen.
cli-corpus-add-anonymous = Die Namen von Personen und Dateien weglassen, und was eine Aufzeichnung sonst von Personen sagen mag.
cli-corpus-club = Die beendeten Partien eines Klubs in einen Korpus legen. Partien, die noch gespielt werden, kommen nie hinein.
cli-corpus-club-corpus = Der Ordner des Korpus; wo er fehlt, wird er angelegt.
cli-corpus-club-names = Auch die Namen derer, die gespielt haben.
cli-corpus-records = Die ganzen Partien eines Korpus wieder als Aufzeichnungen schreiben, Byte für Byte. Jede wird geprüft wie eine Datei von irgendwoher; nichts wird überschrieben.
cli-corpus-records-corpus = Der Ordner des Korpus, oder eine seiner Dateien.
cli-corpus-records-folder = Der Ordner für die Aufzeichnungen.
cli-corpus-records-game = Nur die Partien dieses Spiels.
cli-corpus-play = Bots ganze Partien in einen Korpus spielen lassen. Derselbe Befehl macht weiter, wo er angehalten wurde, und gibt aus derselben Zahl dieselben Partien.
cli-corpus-play-corpus = Der Ordner des Korpus; wo er fehlt, wird er angelegt.
cli-corpus-play-bots = Wer spielt, mit Kommas getrennt; der letzte hat alle übrigen Plätze, und von Partie zu Partie wechseln sie die Plätze. Ohne Angabe greedy. Mit random allein sind es die Partien von malecon simulate.
cli-corpus-play-games = Wie viele Partien; ohne Angabe 1000.
cli-corpus-play-jobs = Wie viele Prozesse; ohne Angabe einer für jeden Kern. Die Partien sind dieselben.
cli-corpus-play-seed = Eine andere Zahl gibt andere Partien; ohne Angabe 0.
cli-corpus-show = Sagen, was in einem Korpus ist.
cli-corpus-show-corpus = Die Ordner, oder einzelne Dateien.
cli-any-corpus = Die Partien auch in diesen Korpus legen: einen Ordner von Parquet-Dateien. Was schon da ist, wird nicht noch einmal gespielt.
cli-report-from = Von den Partien dieser Korpora berichten, statt zu spielen: Ordner, oder einzelne Dateien. Ohne --bots, --players und --option alle Partien dieses Spiels.
cli-report-more = Weitere Ordner oder Dateien zu --from, wie eine Shell games/*.parquet schreibt.

corpus-no-data = Das braucht die Pakete für Daten, und { $package } fehlt. Sie kommen mit: pip install "malecon[data]"
corpus-none = In „{ $path }“ ist kein Korpus: Keine Datei darin endet auf .parquet.
corpus-no-folder = „{ $path }“ ist eine Datei; ein Korpus ist ein Ordner.
corpus-damaged = „{ $path }“ ist beschädigt oder keine Parquet-Datei: { $error }.
corpus-foreign = „{ $path }“ ist eine Parquet-Datei, aber keine aus einem Korpus von Malecón.
corpus-newer = „{ $path }“ kommt von einem neueren Malecón: Die Spalten sind die der Version { $found }, hier bekannt ist Version { $known }.
corpus-column = „{ $path }“ ist nicht, wie ein Korpus ist: Die Spalte { $column } fehlt oder ist nicht { $expected }.
corpus-too-large-file = „{ $path }“ hat Teile, die größer sind als die irgendeines Korpus; die Datei wird nicht gelesen.
corpus-too-large = Diese Aufzeichnung ist zu groß.
corpus-row = Diese Partie ist nicht so, wie ein Korpus Partien aufbewahrt.
corpus-rows = „{ $path }“ ist beschädigt: { $rows ->
    [one] { $rows } Partie kann nicht so gewesen sein und ist weggelassen.
   *[other] { $rows } Partien können nicht so gewesen sein und sind weggelassen.
}
corpus-not-text = Das ist kein Text.
corpus-unfinished = Diese Partie ist nicht zu Ende. In einen Korpus kommen nur beendete: Von anderen zeigte er, was noch verborgen ist.
corpus-results-only = Von dieser Partie ist nur das Ergebnis da.
corpus-differs = Diese Partie { $game } verläuft hier anders, oder sie wurde verändert: Die Aufzeichnung ist nicht die, die hineingelegt wurde.
corpus-head = Der Korpus sagt von dieser Partie: { $column } { $found }. In der Aufzeichnung steht { $expected }.
corpus-scores = Der Korpus sagt, dass diese Partie mit { $column } { $found } endete; noch einmal gespielt endet sie mit { $expected }.
corpus-bots = Es sind { $found } Bots für { $players } Plätze.
corpus-bot-failed = Einer der Bots { $bots } hat versagt: { $error }
corpus-programs = Partien von Programmen (cmd:…) verlaufen jedes Mal anders; sie können nicht in einen Korpus.
corpus-no-csv = Entweder --csv oder --corpus: Das eine gibt jede Partie aus, das andere bewahrt sie auf.
report-from-alone = { $option } passt nicht zu --from: Das berichtet von Partien, die da sind, und spielt keine.
corpus-seed = Die Zahl für --seed muss zwischen { $least } und { $most } liegen, um in einen Korpus zu passen, nicht bei { $found }.
corpus-no-part = Ein Teil eines Laufs kann nicht in einen Korpus. Derselbe Befehl ergänzt, was fehlt, auf welcher Maschine auch immer.
report-about-corpus = { $games } Partien aus { $files } { $files ->
    [one] Datei
   *[other] Dateien
} von Korpora; woher die Punkte kamen und was genommen wurde, ist von { $followed } bekannt.
corpus-no-games = In diesem Korpus ist keine Partie, nach der hier gefragt wird.

corpus-added = Partien hineingelegt: { $games }. Schon da: { $there }.
corpus-left-out = { $games } { $games ->
    [one] Partie wurde
   *[other] Partien wurden
} weggelassen, weil sie nicht zu Ende sind: Ein Korpus zeigte, was noch verborgen ist.
corpus-written = Aufzeichnungen geschrieben: { $games }. Schon da: { $there }.
corpus-no-answers = Von { $games } { $games ->
    [one] Partie
   *[other] Partien
} ist nur das Ergebnis da.
corpus-before = Schon da: { $played } von { $total } Partien. Sie werden nicht noch einmal gespielt.
corpus-played = Partien gespielt: { $games }. Schon da: { $there }. Der Lauf: { $run }
corpus-total = { $games } Partien in { $files } { $files ->
    [one] Datei
   *[other] Dateien
}, { $bytes } Bytes, { $each } für jede.
corpus-head-game = Spiel
corpus-head-players = Spieler
corpus-head-origin = woher
corpus-head-bots = Bots
corpus-head-games = Partien
corpus-head-whole = mit allen Antworten
