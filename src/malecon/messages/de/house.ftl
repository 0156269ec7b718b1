# Was zu Dateien, Aufzeichnungen und auf der Kommandozeile gesagt wird.

error-at-line = Zeile { $line }: { $error }
error-in-file = „{ $file }“, Zeile { $line }: { $error }
error-of-file = „{ $file }“: { $error }

## Dateien

file-missing = Die Datei „{ $path }“ gibt es nicht.
file-is-folder = „{ $path }“ ist ein Ordner, keine Datei.
file-not-plain = „{ $path }“ ist keine gewöhnliche Datei, sondern etwas wie eine Pipe.
file-no-such-folder = Den Ordner „{ $path }“ gibt es nicht.
file-unreadable = „{ $path }“ lässt sich nicht lesen: { $error }.
file-too-large = „{ $path }“ ist viel zu groß, um von uns zu sein.
file-not-text = „{ $path }“ ist keine Textdatei in UTF-8.
file-no-folder = „{ $path }“ lässt sich nicht schreiben: diesen Ordner gibt es nicht.
file-unwritable = „{ $path }“ lässt sich nicht schreiben: { $error }.

## Woraus ein Tisch besteht

game-unknown = Ein Spiel „{ $found }“ gibt es hier nicht. Bekannte Spiele: { $known }.
game-near = Ein Spiel „{ $found }“ gibt es hier nicht. Ist { $near } gemeint? Bekannte Spiele: { $known }.
foreign-game = Das Spiel „{ $game }“ aus dem Paket { $package } ist nicht spielbar und bleibt weg: { $why ->
    [none] { $found } ist kein Spiel
    [name] sein Name muss aus kleinen Buchstaben und Ziffern bestehen, nicht „{ $found }“
    [taken] ein Spiel namens { $found } gibt es schon
    [seats] es muss für zwei bis fünf Personen sein
    [file] ein anderes Spiel hat schon Dateien namens { $found }
   *[error] { $found }
}.
players-wrong = Das Spiel { $game } ist für { $least } bis { $most } Personen, nicht für { $found }.
option-unknown = Das Spiel { $game } hat keine Option „{ $found }“. Es hat: { $known }.
option-value = Die Option { $option } kann nicht { $found } sein; möglich ist { $known } (Regel { $rule }).
option-pair = Eine Option wird als name=wert angegeben, nicht als „{ $found }“.
option-twice = Die Option „{ $found }“ ist zweimal angegeben.
box-file-foreign = Das Spiel { $game } kennt keine Datei mit { $found }.
names-number = { $found } Namen für { $players } Plätze: Es muss für jeden Platz einen geben oder gar keinen.
names-unprintable = „{ $found }“ taugt nicht als Name: höchstens 80 Zeichen, und alle müssen druckbar sein.

## Aufzeichnungen

record-empty = Diese Aufzeichnung ist leer.
record-torn = Die Aufzeichnung bricht mitten in dieser Zeile ab: „{ $found }“. Ist die Zeile vollständig, so beende sie mit einem Zeilenumbruch; wenn nicht, entferne sie, und der Rest ist brauchbar.
record-torn-head = Die Aufzeichnung bricht in ihrer ersten Zeile ab: „{ $found }“. Ist die Zeile vollständig, so beende sie mit einem Zeilenumbruch; wenn nicht, ist in dieser Datei nichts, was brauchbar wäre.
record-header = Das ist keine Malecón-Aufzeichnung: Die erste Zeile muss ein JSON-Objekt sein, das mit "malecon" beginnt. Gefunden: { $found }
record-field = Im Kopf kann „{ $field }“ nicht { $found } sein.
record-newer-format = Diese Aufzeichnung hat Format { $found }; dieses Malecón kennt Formate bis { $known }. Ein neueres Malecón kann sie lesen.
record-newer-rules = Diese Aufzeichnung wurde nach Version { $found } der Regeln von { $game } gespielt; dieses Malecón kennt sie bis Version { $known }. Ein neueres Malecón kann sie lesen.
record-no-seat = Eine Zeile muss mit einem Platz (0 bis { $last }) beginnen, mit ~ für den Zufall, ! für eine Prüfsumme oder = für die Punkte. Gefunden: { $found }
record-too-early = „{ $found }“ gehört nicht hierher. { $seat ->
    [over] Das Spiel ist zu Ende, und seine Punkte stehen schon da.
    [chance] Erwartet wird eine Antwort des Zufalls.
   *[other] Erwartet wird eine Antwort von Platz { $seat }.
}
record-missing = Erwartet wurde „{ $expected }“, gefunden „{ $found }“.
record-digest = Der Tisch ist nicht der, der er beim Spielen war: Erwartet wurde „{ $expected }“, gefunden „{ $found }“. Vielleicht wurde eine Zeile davor geändert.
record-scores = Die Punkte sind nicht die dieses Spiels: Erwartet wurde „{ $expected }“, gefunden „{ $found }“.

## JSON in Dateien

json-unreadable = Ab Spalte { $column } ist das kein JSON: { $found }
json-too-deep = Das ist mehr als { $most }-fach verschachtelt; keine unserer Dateien ist das.
json-number = { $found } ist keine Zahl, die hier zu gebrauchen ist.
json-twice = „{ $found }“ steht zweimal da.
json-half-character = Hier steht ein halbes Zeichen, das sich nicht wieder schreiben lässt.

## Dateien mit eigenem Spielmaterial

toml-unreadable = Ab Spalte { $column } ist das kein TOML: { $found }
toml-ends = Diese Datei endet, wo noch etwas folgen muss.
toml-line-ends = Diese Zeile endet, wo noch etwas folgen muss.
toml-twice = Das stand schon da: Keine Tabelle und kein Schlüssel darf zweimal vorkommen.
toml-too-deep = Diese Datei ist zu tief verschachtelt, um gelesen zu werden.
toml-number = Diese Zahl ist über alles Maß; ganze Zahlen haben hier höchstens 19 Ziffern.

box-none = Das ist keine Schachtel dieses Spiels: Sie braucht { $known }.
box-key = „{ $found }“ ist hier unbekannt; eine solche Datei hat { $known }.
box-name = Es muss einen druckbaren Namen von höchstens { $most } Zeichen geben: name = "Meine Schachtel".

havana-box-no-tiles = Die { $number } Plättchen fehlen: tiles = [ "1: R", … ]
havana-box-tiles = Es müssen { $number } Plättchen sein; hier sind { $found }.
havana-box-low = Mindestens { $number } Plättchen müssen 1 bis { $most } Punkte wert sein (H5); hier sind es nur { $found }.
havana-box-not-words = Plättchen { $tile } muss in Anführungszeichen stehen, wie "2: R 2$"; gefunden: { $found }.
havana-box-colon = Plättchen { $tile } braucht seine Punkte, einen Doppelpunkt und seinen Preis, wie "2: R 2$"; gefunden: „{ $found }“.
havana-box-points = Plättchen { $tile } muss 1 bis { $most } Punkte wert sein, nicht „{ $found }“.
havana-box-sign = Plättchen { $tile } verlangt „{ $found }“; bekannt sind { $known }.
havana-box-amount = Plättchen { $tile } verlangt „{ $found }“; die Zahl muss mindestens 1 sein, wie in 2R.
havana-box-most = Plättchen { $tile } verlangt { $found }-mal { $sign }; höchstens { $most } ist möglich.
havana-box-free = Plättchen { $tile } kostet nichts; es braucht einen Preis.

santiago-box-table = „{ $table }“ muss eine Tabelle sein: [{ $table }]
santiago-box-tile = „{ $found }“ ist hier unbekannt; bekannt sind { $known }.
santiago-box-fields = „{ $tile }“ muss eine Tabelle sein, wie { "{" } flower = "red" { "}" } oder { "{" } pesos = 2 { "}" }.
santiago-box-field = „{ $tile }“ hat kein „{ $found }“; es gibt { $known }.
santiago-box-nothing = „{ $tile }“ hat keine Zahl, die sich ändern ließe.
santiago-box-flower = Die Blume von „{ $tile }“ muss eine von { $known } sein, nicht „{ $found }“.
santiago-box-colour = { $tile ->
    [el-zorro] Die Blume von El Zorro hat keine Farbe: flower = "none".
   *[other] Die Blume von „{ $tile }“ muss eine Farbe haben.
}
santiago-box-number = „{ $field }“ von „{ $tile }“ muss eine ganze Zahl von 1 bis { $most } sein, nicht „{ $found }“.
santiago-box-two = Jede Blume steht auf zwei Cubanern; { $flower } steht auf { $found }: { $cubans }.

cuba-box-no-ships = Es muss eine Liste von { $number } Schiffen geben: ships = ["12200", …].
cuba-box-ships = Es müssen { $number } Schiffe sein; hier sind { $found }.
cuba-box-ship = Schiff { $ship } muss aus fünf Ziffern bestehen, den Plätzen für Zitrusfrüchte, Tabak, Zuckerrohr, Rum und Zigarren, etwa "12200"; gefunden: { $found }
cuba-box-spaces = Schiff { $ship } hat { $found } Plätze; jedes Schiff hat { $number }.
cuba-box-no-boards = Es muss eine Tabelle [boards] mit diesen geben: { $known }.
cuba-box-board-missing = Der Plan { $board } fehlt.
cuba-box-board-unknown = Einen Plan „{ $found }“ gibt es nicht. Die Pläne sind: { $known }.
cuba-box-rows = Der Plan { $board } muss aus drei Reihen von vier Feldern bestehen, etwa "WCFS/SLTM/FTMC", aus den Buchstaben { $known }; gefunden: { $found }
cuba-box-fields = Der Plan { $board } hat das Feld { $sign } { $found }-mal; jeder Plan hat es { $number }-mal.

## Simulation

policy-unknown = Eine Spielweise „{ $found }“ gibt es nicht. Bekannt: { $known }.
number-wrong = Die Anzahl { $name } muss zwischen 1 und { $most } liegen, nicht bei { $found }.

## Befehle

language-unknown = Malecón spricht nicht „{ $found }“. Es spricht: { $known }.
play-what = Welches Spiel? Zum Beispiel: malecon play havana. „malecon games“ zählt sie auf.
play-with = Ohne Spiel spielt man Malecón im Browser, mit einem hier im Terminal; --{ $given } ist für den Browser.
people-wrong = { $found } Menschen können hier nicht spielen: Der Tisch hat { $players } Plätze.
bot-unknown = Einen Bot „{ $found }“ gibt es nicht. Bekannte Bots: { $known }.
bot-budget = „{ $found }“: Vorgeben kann man, wie viele Gänge eine Entscheidung braucht, etwa { $level }:300, oder wie viele Millisekunden, etwa { $level }:500ms; eine ganze Zahl von 1 bis { $most }.
bot-no-budget = „{ $found }“: Wie lange { $level } denkt, lässt sich nicht vorgeben, nur bei diesen: { $known }.
bots-too-many = { $found } Bots für { $free } freie Plätze sind zu viele. Ein kleineres --people lässt mehr Plätze frei.
save-exists = „{ $path }“ gibt es schon, und überschrieben wird nichts. Wähle einen anderen Namen oder setze jenes Spiel fort: --resume.
resume-with = Ein gesichertes Spiel geht weiter, wie es begonnen wurde; darum passt --resume nicht zu { $given }.
resume-torn = Die letzte Zeile war abgeschnitten und bleibt weg: „{ $found }“. Das Spiel geht ab der Zeile davor weiter.
replay-at = Dieses Spiel hat { $most } Antworten; nach { $found } kann es nicht beginnen.
replay-seat = Dieses Spiel hat die Plätze 0 bis { $last }; einen Platz { $found } gibt es nicht.

games-line = { $game }: { $least } bis { $most } Personen
games-file = eigenes Material; unseres zeigt „malecon { $name } show“
version-compiled = kompilierte Engine
version-interpreted = interpretierte Engine

record-sound = Die Aufzeichnung ist in Ordnung: { $game }, { $players } Personen, { $answers } Antworten, Runde { $round }.
record-unfinished = Das Spiel ist nicht zu Ende; gefragt ist { seat-name }.
components-sound = „{ $path }“ ist in Ordnung. Spiele damit: malecon play { $game } --{ $name } { $path }

simulate-head = { $game }, { $players } Personen, { $games } zufällige Spiele, Startzahl { $seed }
simulate-left = übrig
simulate-seat = Platz
simulate-mean = Mittel
simulate-deviation = ±
simulate-least = kleinste
simulate-most = größte
simulate-wins = Siege
simulate-share = Anteil
simulate-rounds = Runden: { $mean } ± { $deviation }, von { $least } bis { $most }
simulate-decisions = Entscheidungen je Spiel: { $mean } ± { $deviation }, von { $least } bis { $most }
simulate-ending = Beendet durch: { $ending }, { $games } ({ $share } %)
simulate-speed = { $seconds } s: { $games } Spiele/s, { $decisions } Entscheidungen/s
