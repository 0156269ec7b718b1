# Was die Befehlszeile sagt.

cli-about = Havana, Santiago de Cuba und Cuba in diesem Terminal.
cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Angaben
cli-options = Optionen
cli-help = Diese Seite zeigen.
cli-epilogue = --lang { $languages } wählt an beliebiger Stelle die Sprache. --version sagt, was hier läuft.

cli-games = Die Spiele auflisten, für wie viele sie sind und was sich wählen lässt.
cli-play = Im Browser spielen, mit Freunden und Bots; mit dem Namen eines Spiels hier im Terminal. Jede Antwort wird gespeichert.
cli-replay = Durch ein aufgezeichnetes Spiel gehen.
cli-simulate = Viele Spiele zufällig spielen und zeigen, wie sie waren.
cli-serve = Einen Klub öffnen: Hier wird im Browser oder mit einem Programm gespielt, miteinander und gegen Bots.
cli-desk = Den Schreibtisch der Klubleitung öffnen: einen Link ausgeben, der einen Browser hereinlässt, einmal.
cli-verify = Prüfen, ob jede Ziehung einer Partie fair war.
cli-export = Alle Partien eines Klub-Servers als Aufzeichnungen in einen Ordner schreiben.
cli-import = Die Aufzeichnungen eines Ordners in einen Klub-Server aufnehmen.
cli-record = Aufgezeichnete Spiele durchsehen.
cli-record-check = Ein aufgezeichnetes Spiel prüfen, indem es noch einmal gespielt wird.
cli-tiles = Havana mit eigenen Gebäudeplättchen spielen.
cli-tables = Santiago mit eigenen Cubanern und Gebäuden spielen.
cli-ships = Cuba mit eigenen Schiffen spielen.
cli-boards = Cuba mit eigenen Plantagenplänen spielen.
cli-components = Ein Spiel mit eigenem Material spielen.
cli-components-check = Jeden Fehler in einer solchen Datei finden.
cli-components-show = Unsere als solche Datei ausgeben, zum Ändern.

cli-any-game = Der Name des Spiels; „malecon games“ zählt sie auf.
cli-any-players = Wie viele spielen. Ohne Angabe drei, wo das Spiel es erlaubt.
cli-any-option = Eine Regel zur Wahl, als name=wert; auch mehrmals.
cli-any-tiles = Für Havana: eine Datei mit eigenen Gebäudeplättchen.
cli-any-tables = Für Santiago: eine Datei mit eigenen Cubanern und Gebäuden.
cli-any-ships = Für Cuba: eine Datei mit eigenen Schiffen.
cli-any-boards = Für Cuba: eine Datei mit eigenen Plantagenplänen.
cli-any-components = Für ein Spiel: eine Datei mit eigenem Material.
cli-any-json = JSON für Programme ausgeben.
cli-any-file = Die Datei, die gelesen wird.
cli-any-folder = Der Ordner der Dateien.
cli-any-database = Wo die Partien liegen: eine Datei oder postgresql://… Ohne Angabe eine Datei bei den eigenen Daten.
cli-serve-config = Die Datei, in der der Klub beschrieben ist; was hier gesagt wird, gilt mehr. docs/host.md nennt ihre Schlüssel.
cli-serve-check = Nichts starten: sagen, ob die Datei in Ordnung ist und was gilt.
cli-serve-host = Die Adresse, an der gewartet wird. Ohne sie kommt nur dieser Rechner herein; 0.0.0.0 lässt alle ein.
cli-serve-port = Der Port; sonst 8047. 0 nimmt irgendeinen freien.
cli-serve-public_url = Die Adresse, die Spieler eingeben, etwa https://club.example; nötig hinter einem Proxy.
cli-serve-workers = Wie viele Prozesse für Bots nachdenken; sonst einer je Kern, bis auf einen.
cli-serve-proxy = Die Adresse eines Proxys, dem geglaubt wird, wer seine Kunden sind; mehrmals möglich.
cli-serve-rate = Wie viel ein Kunde verlangen darf, als Vielfaches des Üblichen; 0 ist ohne Grenze.
cli-serve-keep_ended = Nach wie vielen Tagen ein beendeter Tisch vergessen wird; sonst nie.
cli-serve-keep_idle = Nach wie vielen Tagen ein Tisch vergessen wird, den niemand anrührt; sonst nie.
cli-serve-keep_unbegun = Nach wie vielen Tagen ein Tisch vergessen wird, der nicht begonnen hat und den niemand anrührt.
cli-serve-log = Wie das Protokoll geschrieben wird: text, oder json mit einem Objekt je Zeile.
cli-serve-open_metrics = /metrics auch anderen Rechnern zeigen.
cli-desk-config = Die Datei, in der der Klub beschrieben ist, wenn es eine gibt.
cli-desk-port = Der Port des Klubs, wenn es nicht 8047 ist.
cli-desk-public_url = Die Adresse, die Spieler eingeben, etwa https://club.example.
cli-desk-revoke = Keinen Browser mehr den Schreibtisch öffnen lassen, und keinen Link von vorher.
cli-verify-commitment = Was der Tisch vor der ersten Ziehung gezeigt hat, falls es aufgehoben wurde: das Versprechen, bei älteren Partien die Festlegung.
cli-verify-first = Nur für Partien, die aus einer Aufzeichnung kamen: wie viele Antworten schon da waren, so wie du es weißt.
cli-import-own_backup = Diese Dateien sind eine Sicherung dieses Klubs, von seinem eigenen Export geschrieben: Plätze, Links und Geheimnisse so wiederherstellen, wie sie waren. Nur für Dateien, die sonst niemand ändern konnte.
cli-play-people = Wie viele Menschen hier spielen; sie haben die ersten Plätze. Ohne Angabe einer; 0 schaut nur zu.
cli-play-bots = Wer die übrigen Plätze spielt, durch Kommas getrennt; der letzte spielt alle, die noch frei sind. Vom schwächsten an: random, casual, greedy, steady, learned, expert, master. Ohne Angabe greedy.
cli-play-name = Ein Name für jeden Platz; für jeden einmal anzugeben.
cli-play-seed = Eine Zahl, aus der alles Ziehen folgt, für ein Spiel, das sich wiederholen lässt.
cli-play-save = Wohin gesichert wird. Ohne Angabe in eine neue Datei bei deinen Daten.
cli-play-resume = Ein gesichertes Spiel, das fortgesetzt wird.
cli-play-config = Im Browser: die Datei, in der der Klub beschrieben ist, wie bei „malecon serve“.
cli-play-lan = Im Browser: auch andere im eigenen Netz einlassen.
cli-play-port = Im Browser: der Port; sonst 8047 oder einer, der frei ist.
cli-play-no_browser = Im Browser: keinen öffnen, nur die Adresse sagen.
cli-replay-at = Nach wie vielen Antworten begonnen wird.
cli-replay-seat = Sehen, was dieser Platz sehen konnte (0 ist der erste); ohne Angabe, was alle sehen konnten.
cli-simulate-games = Wie viele Spiele; ohne Angabe 1000.
cli-simulate-jobs = Wie viele Prozesse; ohne Angabe einer je Kern. Das Ergebnis ist dasselbe.
cli-simulate-seed = Eine andere Zahl gibt andere Spiele; ohne Angabe 0.

cli-exported = Geschriebene Partien: { $games }.
cli-imported = Aufgenommene Partien: { $games }. Schon vorhanden: { $there }.
cli-imported-backups = { $games } davon hat der Export eines Klubs geschrieben. Sie wurden wie Aufzeichnungen von irgendwoher aufgenommen, mit offenen Plätzen und neuen Ziehungen: Mit --own-backup wären sie die Tische, die sie waren.
cli-no-server = Dafür braucht es die Pakete des Servers, und { $package } fehlt. Sie kommen mit: pip install "malecon[server]"

cli-unknown-command = Einen Befehl „{ $found }“ gibt es nicht. „malecon --help“ zählt alle auf.
cli-unknown-option = Eine Option „{ $found }“ gibt es hier nicht. Mit --help dahinter zählt ein Befehl seine Optionen auf.
cli-missing = Es fehlt etwas: { $name }. Mit --help dahinter sagt ein Befehl, was er braucht.
cli-repeated = „{ $name }“ ist zweimal angegeben.
cli-value = { $name } kann nicht „{ $found }“ sein.
cli-too-many = Das war zu viel: „{ $found }“. Mit --help dahinter sagt ein Befehl, was er braucht.
cli-misread = Das war nicht zu verstehen: { $error }
cli-system = Das System hat sich geweigert: { $error }.
cli-memory = Dafür reicht der Speicher nicht.
cli-interrupted = Unterbrochen.

## Die ersten Zeilen solcher Dateien

cli-components-head =
    Im Spiel { $game }: { $name }.
    Wie in der eigenen Schachtel ändern, dann: malecon { $name } check FILE
cli-tiles-head =
    Die 36 Gebäudeplättchen von Havana, jedes mit seinen Punkten und seinem Preis:
    R rote, Y gelbe, N braune, B blaue und G graue Würfel, $ Pesos, w Arbeiter, A der Architekt ist nötig.
    Ändere sie so, wie sie in deiner Schachtel sind, dann: malecon tiles check DATEI
cli-tables-head =
    Die Cubaner von Santiago mit ihren Blumen und dem, was sie geben, und was die Gebäude geben.
    Ändere sie so, wie sie in deiner Schachtel sind, dann: malecon tables check DATEI
cli-ships-head =
    Die 15 Schiffe von Cuba, jedes mit seinen Feldern für Zitrusfrüchte, Tabak, Zuckerrohr, Rum und Zigarren.
    Ändere sie so, wie sie in deiner Schachtel sind, dann: malecon ships check DATEI
cli-boards-head =
    Die Plantagenpläne von Cuba, jeder mit seinen drei Reihen von oben:
    W Lager, C Zitrusfrüchte, T Tabak, S Zuckerrohr, F Wald, M Berg, L See.
    Ändere sie so, wie sie in deiner Schachtel sind, dann: malecon boards check DATEI

# Many machines, and parts of runs.
cli-any-cluster = Auf vielen Maschinen arbeiten, mit Ray: „ray“ startet eines auf dieser Maschine, „auto“ findet das, das hier läuft, ray://HOST:PORT oder HOST:PORT ist eines anderswo. Braucht malecon[cluster].
cli-any-part = Nur den dritten von acht Teilen spielen, als 3/8; „malecon join“ fügt die Teile zusammen.
cli-any-into = Der Ordner, in dem ein Teil aufbewahrt wird; ohne diese Angabe der jetzige.
cli-any-page = Hier eine Seite führen, die zeigt, wie weit es ist; man kann sie währenddessen ansehen.
cli-any-fresh = Vergessen, was ein früherer Lauf hinterlassen hat, und neu beginnen.
cli-any-csv = Jeden Platz jeder Partie als CSV-Zeile ausgeben.
cli-join = Die Teile eines Laufs zusammenfügen und sagen, was er sagt, wie eine einzige Maschine es getan hätte.
cli-join-parts = Die Teile, oder der Ordner, in dem sie liegen.
cli-join-html = Bei einem Bericht: wohin die Seite geschrieben wird; ohne diese Angabe SPIEL-report.html in diesem Ordner.
cli-join-chart = Bei einer Arena: die Anteile der Siege in diese SVG-Datei zeichnen.
cli-join-csv = Bei einer Arena: jeden Platz jeder Partie als CSV-Zeile ausgeben.
cli-analyse-part = Nur den dritten von acht Teilen der Aufzeichnungen ansehen, als 3/8.

## Der Schreibtisch der Klubleitung

desk-address = Öffne dies einmal, binnen einer Stunde, in dem Browser, von dem aus du dich um den Klub kümmerst:
desk-revoked = { $browsers ->
    [0] Kein Browser konnte den Schreibtisch öffnen.
    [one] Der Browser, der den Schreibtisch öffnen konnte, kann es nicht mehr.
   *[other] Die { $browsers } Browser, die den Schreibtisch öffnen konnten, können es nicht mehr.
}
desk-no-club = In „{ $path }“ ist kein Klub. Mit --database oder --config sagst du, wo er ist.
