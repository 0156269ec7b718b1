# Was alle Spiele und das ganze Haus sagen.

fault-at-line = Zeile { $line }: { $fault }

# Innerhalb anderer Sätze: wer antwortet und wer gefragt ist.
seat-name = { $seat ->
    [chance] der Zufall
   *[other] Platz { $seat }
}
asked-name = { $asked ->
    [chance] der Zufall
   *[other] Platz { $asked }
}

## Dateien

file-missing = Die Datei „{ $path }“ gibt es nicht.
file-is-folder = „{ $path }“ ist ein Ordner, keine Datei.
file-unreadable = „{ $path }“ lässt sich nicht lesen: { $fault }.
file-too-large = „{ $path }“ ist viel zu groß, um von uns zu sein.
file-not-text = „{ $path }“ ist keine Textdatei in UTF-8.
file-no-folder = „{ $path }“ lässt sich nicht schreiben: diesen Ordner gibt es nicht.
file-unwritable = „{ $path }“ lässt sich nicht schreiben: { $fault }.

## Woraus ein Tisch besteht

game-unknown = Ein Spiel „{ $found }“ gibt es hier nicht. Bekannte Spiele: { $known }.
players-wrong = Das Spiel { $game } ist für { $least } bis { $most } Personen, nicht für { $found }.
option-unknown = Das Spiel { $game } hat keine Option „{ $found }“. Es hat: { $known }.
option-value = Die Option { $option } kann nicht { $found } sein; möglich ist { $known } (Regel { $rule }).
names-number = { $found } Namen für { $players } Plätze: Es muss für jeden Platz einen geben oder gar keinen.
names-unprintable = „{ $found }“ taugt nicht als Name: höchstens 80 Zeichen, und alle müssen druckbar sein.

## Antworten

answer-unknown = „{ $found }“ kann man im Spiel { $game } nicht tun.
answer-illegal = „{ $found }“ ist hier nicht erlaubt (Regel { $rule }). { $seat ->
    [chance] Der Zufall kann ziehen
   *[other] Platz { $seat } kann antworten
}: { $expected }
answer-out-of-turn = Hier antwortet { seat-name }, gefragt ist aber { asked-name }.
answer-after-end = Das Spiel ist zu Ende; { seat-name } kann nicht mehr antworten.

undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-drawn = Das lässt sich nicht zurücknehmen: Seither wurde etwas gezogen.
undo-answered = Das lässt sich nicht zurücknehmen: Seither hat { seat-name } geantwortet.
undo-seen = Das lässt sich nicht zurücknehmen: Es hat gezeigt, was verborgen war.

## Aufzeichnungen

record-empty = Diese Aufzeichnung ist leer.
record-torn = Die Aufzeichnung bricht mitten in dieser Zeile ab: „{ $found }“. Ist die Zeile vollständig, so beende sie mit einem Zeilenumbruch; wenn nicht, entferne sie, und der Rest ist brauchbar.
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
