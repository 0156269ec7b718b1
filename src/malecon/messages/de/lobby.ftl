### Der Weg hinein: Start, neuer Tisch, offene Tische, Einstellungen, Hilfe. Auf Deutsch.

lobby-close = Schließen
lobby-home = Zum Anfang
lobby-again = Noch einmal versuchen
lobby-reload = Seite neu laden
lobby-language-failed = Diese Sprache ließ sich nicht holen.

lobby-renewed = Die Seite ist erneuert worden
lobby-renewed-about = Der Server hat eine neuere Fassung dieser Seite. Lade sie neu; an den Tischen geht nichts verloren.
lobby-broken = An der Seite ist etwas entzweigegangen
lobby-broken-about = Das hätte nicht geschehen sollen. Lade die Seite neu; an deinen Tischen ist alles bewahrt.

## Start

lobby-claim = Drei Brettspiele an der Ufermauer. Mit Freunden über einen Link oder sofort gegen Bots.
lobby-play-now = Sofort spielen
lobby-join = Offene Tische
lobby-invite = Freunde einladen
lobby-start-here = Gut für den Anfang
lobby-more = Mehr
lobby-making = Einen Moment …
lobby-games = Wähle ein Spiel
lobby-players = Spieler
lobby-players-range = { $least } bis { $most } Spieler
lobby-minutes = { $least } bis { $most } Minuten
lobby-weight-1 = leicht
lobby-weight-2 = mittel
lobby-weight-3 = anspruchsvoll
lobby-rules = Regeln
lobby-rule = Regel { $id }
lobby-opponents = Die Bots spielen
lobby-name = Dein Name
lobby-guest = Gast

lobby-credits = Havanna ist ein Spiel von Reinhard Staupe, Santiago de Cuba von Michael Rieneck, Cuba von Michael Rieneck und Stefan Stadler. Worte und Zeichnungen hier sind unsere eigenen.

lobby-gone = Das gibt es nicht mehr
lobby-gone-link = Dieser Link führt zu keinem Platz mehr. Wer ihn geschickt hat, kann am Tisch einen neuen machen.
lobby-gone-table = Diesen Tisch gibt es nicht mehr. Der Gastgeber hat ihn abgeräumt, oder es saß lange niemand daran.
lobby-gone-private = An diesem Tisch sind keine Zuschauer erwünscht. Bitte den Gastgeber um einen Link zu einem Platz.
lobby-gone-removed = Dein Platz an diesem Tisch ist an jemand anderen gegangen.

lobby-continue = Weiterspielen
lobby-show-all = Alle { $number } zeigen
lobby-round = Runde { $round }
lobby-stands-turn = Du bist dran
lobby-stands-waiting = Gewartet wird auf { $names }
lobby-stands-running = Das Spiel läuft
lobby-stands-gathering =
    { $open ->
        [0] Kann beginnen
        [one] { $open } Platz ist frei
       *[other] { $open } Plätze sind frei
    }
lobby-stands-paused = Unterbrochen
lobby-stands-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
lobby-stands-over = Das Spiel ist aus
lobby-stands-closed = Ohne Ergebnis beendet
lobby-delete = Abräumen
lobby-delete-title = Diesen Tisch abräumen?
lobby-delete-about = Der Tisch, sein Verlauf und seine Links werden für alle gelöscht. Das lässt sich nicht rückgängig machen.
lobby-keep = Behalten

## Neuer Tisch

lobby-new = Neuer Tisch
lobby-game = Spiel
lobby-summary = Was gespielt wird
lobby-seats = Wer spielt mit?
lobby-fill-open = Freunde auf die anderen Plätze
lobby-fill-bots = Bots auf die anderen Plätze
lobby-sitter = Wer sitzt auf Platz { $number }?
lobby-sitter-me = Du
lobby-sitter-open = Frei
lobby-sitter-bot = Bot
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
lobby-clock-live-short = { $minutes } min + { $increment } s
lobby-clock-days-short =
    { $days ->
        [one] { $days } Tag je Antwort
       *[other] { $days } Tage je Antwort
    }
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

## Offene Tische

lobby-tables = Offene Tische
lobby-all-games = Alle
lobby-gathering = vor dem Beginn
lobby-free = frei
lobby-sit = Hinsetzen
lobby-watch = Zuschauen
lobby-go-on = Weiterspielen
lobby-empty = Im Moment ist kein Tisch offen. Stell einen auf und zeig ihn hier, oder spiel so lange gegen Bots.
lobby-against-bots = Gegen Bots spielen

## Eine Adresse, die nirgends hinführt

lobby-nowhere = Auf hoher See
lobby-nowhere-about = Unter dieser Adresse ist nichts. Vielleicht ist sie vertippt, oder was hier war, ist fort.

## Einstellungen

lobby-settings = Einstellungen
lobby-language = Sprache
lobby-name-none = noch keiner
lobby-name-about = In diesem Browser bewahrt; die anderen an deinen Tischen sehen ihn.
lobby-mode = Farben
lobby-mode-auto = wie das System
lobby-mode-light = hell
lobby-mode-dark = dunkel
lobby-speed = Tempo
lobby-speed-slow = langsam
lobby-speed-normal = normal
lobby-speed-fast = schnell
lobby-speed-off = sofort
lobby-speed-about = Wie schnell die Züge der anderen erzählt werden. Ein Klick oder eine Taste überspringt, was gerade erzählt wird.
lobby-contrast = Mehr Kontrast
lobby-contrast-about = Kräftigere Kanten und Farben, keine Tönungen. Auch an, wenn dein System es wünscht.
lobby-sound = Töne
lobby-volume = Lautstärke
lobby-confirm = Jede Antwort bestätigen
lobby-confirm-about = Ein erster Klick wählt, ein zweiter gibt die Antwort. Was in beliebiger Reihenfolge gewählt wird und was etwas liegen ließe, wird in jedem Fall bestätigt.
lobby-notify = Sag mir, wenn ich dran bin
lobby-notify-about = Durch eine Mitteilung des Browsers, während du etwas anderes ansiehst.
lobby-notify-refused = Der Browser erlaubt dieser Seite keine Mitteilungen. In seinen eigenen Einstellungen kannst du das ändern.
lobby-settings-shapes = Was auf dem Tisch liegt, ist an Form und Zeichen zu erkennen, nie an der Farbe allein.

## Hilfe

lobby-help = Hilfe
lobby-help-title = So wird hier gespielt
lobby-help-begin = „Sofort spielen“ setzt dich gegen Bots an einen Tisch. „Freunde einladen“ stellt einen Tisch mit einem Link für die anderen auf.
lobby-help-glow = Was leuchtet, lässt sich anklicken. Die Leiste unter dem Plan sagt, was gefragt ist und wer.
lobby-help-preview = Verweile auf etwas, das leuchtet, oder halte den Finger darauf: Du siehst, was sich ändern würde.
lobby-help-why = Klicke an, was nicht leuchtet, und du erfährst, warum nicht, mit der Regel.
lobby-help-undo = Eine Antwort lässt sich zurücknehmen, solange seither niemand geantwortet hat und nichts gezogen wurde.
lobby-help-invite = Dieser Browser hält deine Plätze. Der geheime Link eines Platzes bringt ihn auf ein anderes Gerät.
lobby-help-away = Schließ die Seite, wann du willst: Unter „Weiterspielen“ warten deine Tische.
lobby-help-fair = Nach dem Spiel lässt sich jede Ziehung prüfen: Der Server legt sich vorher darauf fest.
lobby-help-rules = Die Regeln der Spiele
lobby-bots = Die Bots
lobby-level-random = Spielt irgendetwas, das erlaubt ist. Gut, um die Züge zu lernen.
lobby-level-casual = Schaut einen Zug voraus und ist ein wenig unachtsam. Ein freundlicher Gegner für die ersten Spiele.
lobby-level-greedy = Schaut einen Zug voraus und nimmt, was am besten aussieht. Bestraft Geschenke.
lobby-level-learned = Hat sich das Spiel in über hunderttausend Partien selbst beigebracht und schaut kurz voraus. Für alle, die Gierig schlagen.
lobby-level-expert = Hat sich das Spiel in über hunderttausend Partien selbst beigebracht und bedenkt, was die anderen antworten könnten. Schwer zu schlagen.
lobby-level-master = Hat sich das Spiel in über hunderttausend Partien selbst beigebracht, nimmt sich Zeit und denkt weit voraus. Der beste Bot hier.
lobby-level-strong = Durchsucht viele Züge, bevor er antwortet. Er nimmt sich Zeit und ist schwer zu schlagen.
lobby-keys = Tastatur
lobby-keys-about = Tab führt von einem zum nächsten, Enter oder Leertaste führt aus, Escape schließt.
lobby-lesson = In zehn Minuten lernen
lobby-statistics = Statistik
