### Einen Tisch machen: was gewählt werden kann, und bis die Partie beginnt. Auf Deutsch.

lobby-summary = Was gespielt wird
lobby-seats = Wer spielt mit?
lobby-fill-open = Freunde auf die anderen Plätze
lobby-fill-bots = Bots auf die anderen Plätze
lobby-sitter = Wer sitzt auf Platz { $number }?
lobby-sitter-me = Du
lobby-sitter-open = Frei
lobby-sitter-here = Noch jemand hier
lobby-sitter-open-about = Für alle, die über den Link kommen.
lobby-name-of = Name auf Platz { $number }
lobby-level-of = Wie gut der Bot auf Platz { $number } spielt
lobby-hot-seat = Mehrere spielen an diesem Gerät: Zwischen den Zügen wird die Hand verdeckt.
lobby-nobody-here = Du nimmst selbst keinen Platz und schaust zu.
lobby-options = Regeln zur Wahl
lobby-option-havana-round_limit = Ein richtiges Spiel dauert etwa 15 Runden; die Grenze beendet nur eines, das niemand beenden will.
lobby-option-santiago-open_holdings = Sonst stehen sie bis zum Ende hinter den Sichtschirmen.
lobby-option-santiago-rent_when_staying = Sonst bringt nur eine Figur Miete, die in diesem Zug gegangen ist.
lobby-option-cuba-edition = Sie unterscheiden sich im Vorrat an Waren und bei zwei Gebäuden.
lobby-option-cuba-boards = Verschiedene Pläne haben ihre Felder an anderen Stellen; ein gemeinsamer ist für Anfänger gerechter.
lobby-option-cuba-market_act = Gesetze, die den Markt füllen oder leeren.
lobby-option-cuba-warehouse_counts = Die Regelhefte nennen es so; dann zählt es auch bei Steuer, Subvention und am Ende.
lobby-value-cuba-edition-2012 = 2012
lobby-value-cuba-edition-2007 = 2007
lobby-value-cuba-boards-individual = für jeden ein anderer
lobby-value-cuba-boards-common = für alle derselbe
lobby-value-cuba-market_act-each_round = in jeder Runde
lobby-value-cuba-market_act-once = nur einmal
lobby-clock = Uhr
lobby-clock-none = Keine
lobby-clock-live = Am Stück
lobby-clock-days = Tage
lobby-clock-none-about = Alle denken nach, so lange sie mögen.
lobby-clock-live-about = Jeder hat so viel Zeit für das ganze Spiel, und mit jeder Antwort etwas mehr.
lobby-clock-days-about = Ein Spiel neben dem Alltag: Antworte, wann du Zeit findest.
lobby-clock-minutes = Minuten für jeden
lobby-clock-increment = Sekunden mehr je Antwort
lobby-clock-each = Tage für jede Antwort
lobby-timeout = Wenn die Zeit abläuft
lobby-timeout-wait = wartet der Tisch
lobby-timeout-bot = übernimmt ein Bot
lobby-stand-in = Welcher Bot
lobby-house = Hausregeln
lobby-listed = Bei den offenen Tischen zeigen
lobby-listed-about = Jeder darf sich auf einen freien Platz setzen. Sonst kommen nur die, die den Link haben.
lobby-spectators = Zuschauer sind willkommen
lobby-spectators-about = Sie sehen, was offen liegt, nie die Hand eines Spielers.
lobby-hints = Hinweise
lobby-hints-about = Wer gefragt ist, kann sich von einem Bot sagen lassen, was der täte.
lobby-title = Titel
lobby-title-about = Wie der Tisch bei den offenen Tischen heißt, wenn du magst.
lobby-files = Eigenes Spielmaterial
lobby-files-about = Weicht deine Schachtel von unserer ab, bring ihre Teile als Datei mit. Der Befehl „malecon“ druckt unsere als Muster.
lobby-file-tiles = Gebäudeplättchen
lobby-file-tables = Cubaner und Gebäude
lobby-file-ships = Schiffe
lobby-file-boards = Plantagenpläne
lobby-make = Tisch aufstellen
lobby-make-about =
    { $open ->
        [one] Ein Platz bleibt frei: Als Nächstes bekommst du den Link zum Einladen.
       *[other] { $open } Plätze bleiben frei: Als Nächstes bekommst du den Link zum Einladen.
    }
lobby-begin = Beginnen
lobby-begin-about = Alle Plätze sind besetzt: Das Spiel beginnt sofort.

## Vor der Partie

page-gather = Wer spielt mit?
page-gather-free =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
page-gather-ready = Alle Plätze sind besetzt. Die Partie kann beginnen.
page-gather-host = Alle Plätze sind besetzt. Der Gastgeber beginnt die Partie.
page-gather-cup = Dieser Tisch gehört zu einem Pokal. Er beginnt von selbst, sobald alle da sind, spätestens nach { $days ->
    [yes] sechs Stunden; für alle, die dann fehlen, spielt ein Bot, sobald ihre Zeit um ist.
   *[no] fünf Minuten; für alle, die dann fehlen, spielt ein Bot, bis sie kommen.
}
page-gather-full = Alle Plätze sind besetzt. Du kannst hier zuschauen.
page-gather-chance = Die Partie beginnt: Aus jedem Browser kommt ein Teil des Zufalls …
page-gather-awaited =
    Die Partie beginnt, sobald { $names } hier { $count ->
        [one] vorbeischaut
       *[other] vorbeischauen
    }. Nach { $days ->
        [yes] einem Tag
       *[no] zwei Minuten
    } beginnt sie auch so.
page-begin = Partie beginnen
page-begin-about = Sie beginnt, wenn kein Platz mehr frei ist. Bots nehmen jeden Platz, den du ihnen gibst.

page-seat-who = Wer an Platz { $number } spielt
page-sit-also = Noch jemand an diesem Gerät
page-remove = { $player } vom Tisch nehmen
page-facts = Was gespielt wird
page-facts-game = Spiel
page-facts-players = Spieler
page-facts-clock = Uhr
page-facts-live =
    { $minutes ->
        [one] { $minutes } Minute für jeden, je Antwort { $seconds } s mehr
       *[other] { $minutes } Minuten für jeden, je Antwort { $seconds } s mehr
    }
page-facts-days =
    { $days ->
        [one] { $days } Tag für jede Antwort
       *[other] { $days } Tage für jede Antwort
    }
page-facts-no-clock = keine
page-facts-spectators = Zuschauer
