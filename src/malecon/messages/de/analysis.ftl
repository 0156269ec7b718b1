# Was `malecon analyse` sagt.

cli-analyse = Eine aufgezeichnete Partie durchsehen: wie alle standen, was ein Fehler war und was Glück. Eine Seite mit Diagrammen, oder JSON.
cli-analyse-file = Die Aufzeichnung, oder mehrere; von einem Ordner alle darin.
cli-analyse-budget = Wie viel für jede Entscheidung aufgewendet wird, in Gängen durch einen Suchbaum; ohne Angabe 3000.
cli-analyse-jobs = Wie viele Prozesse; ohne Angabe einer je Kern. Das Ergebnis ist dasselbe.
cli-analyse-seed = Eine andere Zahl gibt andere Stichproben; ohne Angabe 0.
cli-analyse-html = Wohin die Seite geschrieben wird; ohne Angabe neben die Aufzeichnung, mit der Endung .html.
cli-analyse-charts = Die Diagramme auch als SVG-Dateien in diesen Ordner schreiben.

analysis-title = { $game }, durchgesehen
analysis-scores = Punkte: { $scores }.
analysis-won = Gewonnen hat: { $names }.
analysis-unfinished = Die Partie ist nicht zu Ende.
analysis-care = Alle Chancen sind Schätzungen der hauseigenen Suche. Entscheidungen werden nach dem beurteilt, was der Spieler wissen konnte, nicht nach dem, was verdeckt lag; Fehler heißt nur, was deutlich mehr kostet, als unsicher ist, und dabei bleibt, wie lange man auch hinsieht.
analysis-spent = { $answers } Antworten, { $nodes } Gänge je Entscheidung, Startzahl { $seed }.
analysis-written = Die Analyse: { $path }

analysis-chances = Der Verlauf
analysis-chances-about = Die Gewinnchancen aller, so wie jemand sie sieht, der weiß, was alle wissen. Die Zahlen stehen bei den teuersten Fehlern.
analysis-chances-chart = Gewinnchance
analysis-answers = gegebene Antworten

analysis-split = Glück und Können
analysis-split-about = Von der Chance am Anfang zum Ergebnis, in Prozentpunkten. Glück ist, was gezogen wurde, weniger dem, was zu erwarten war. Entscheidungen zählen mit dem, was sie gegenüber den von der Suche bevorzugten kosten. Aufgedeckt ist, was verdeckt gelegt oder gewählt war, über das hinaus, was diese Entscheidungen nach dem Wissen ihres Spielers kosteten. Der Rest ist, was die Suche nicht erklären kann: so weit liegt sie im Ganzen daneben. ± ist, wie unsicher Glück und Entscheidungen zusammen sind: durch das Messen, und weil die Suche sich irren kann.
analysis-split-chart = Woraus das Ergebnis wurde
analysis-in-points = Prozentpunkte der Gewinnchance
analysis-player = Spieler
analysis-start = Anfang
analysis-luck = Glück
analysis-own = eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-light = aufgedeckt
analysis-rest = Rest
analysis-result = Ergebnis
analysis-error = ±

analysis-mistakes = Fehler
analysis-mistakes-about = Die teuersten Entscheidungen, und was besser gewesen wäre; in Prozentpunkten der Gewinnchance.
analysis-no-mistakes = Keine Entscheidung war deutlich ein Fehler.
analysis-decision = Entscheidung
analysis-preferred = bevorzugt
analysis-cost = Kosten
analysis-decision-at =
    { $number }, { $round ->
        [0] vor Runde 1
       *[other] Runde { $round }
    }, { $name }:
analysis-draw-at =
    { $number }, { $round ->
        [0] vor Runde 1
       *[other] Runde { $round }
    }:
analysis-all-decisions = Alle Entscheidungen

analysis-draws = Glück
analysis-draws-about = Was am meisten entschied von allem, was gezogen wurde: was es jedem brachte oder nahm, in Prozentpunkten, gegenüber dem Mittel aus allem, was hätte kommen können.
analysis-draw = gezogen
analysis-probability = wahrscheinlich
analysis-all-draws = Alles, was gezogen wurde

analysis-points = Woher die Punkte kamen
analysis-points-chart = Punkte von { $name }
