# Die eigenen Partien: was läuft, was zu Ende ist, und mitgebrachte Aufzeichnungen.

mine-title = Meine Partien
mine-running = Läuft
mine-turns = { $count ->
    [0] Niemand wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
mine-none-running = Keine Partie von dir läuft.
mine-ended = Beendet
mine-none-ended = Hier ist noch keine Partie zu Ende gespielt.
mine-none-found = Keine beendete Partie passt zu dieser Suche.
mine-search = Nach Namen oder Titel suchen
mine-more = Mehr zeigen
mine-review = Analysieren
mine-record = Aufzeichnung
mine-won = Gewonnen
mine-shared = Geteilt
mine-place = Platz { $place } von { $players }
mine-closed = Ohne Ergebnis beendet
mine-bring = Aufzeichnung einlesen
mine-bring-about = Eine Datei, die du hier oder anderswo heruntergeladen hast: sieh die Partie noch einmal an, analysiere sie oder spiel sie weiter.
mine-bringing = Wird gelesen …
mine-bring-not = Das ist keine Aufzeichnung: Aufzeichnungen sind Textdateien von höchstens { $most } kB.
