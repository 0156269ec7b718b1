### Der Weg hinein: Start, offene Tische. Auf Deutsch.

lobby-close = Schließen
lobby-home = Zum Anfang
lobby-again = Noch einmal versuchen
lobby-reload = Seite neu laden
lobby-language-failed = Diese Sprache ließ sich nicht holen.

lobby-renewed = Die Seite ist erneuert worden
lobby-renewed-about = Der Server hat eine neuere Fassung dieser Seite. Lade sie neu; an den Tischen geht nichts verloren.
lobby-broken = An der Seite ist etwas entzweigegangen
lobby-broken-about = Das hätte nicht geschehen sollen. Lade die Seite neu; an deinen Tischen ist alles bewahrt.
lobby-offline = Keine Verbindung. Deine Tische, wie du sie zuletzt gesehen hast, { $ago }. Es geht von selbst weiter.
lobby-away = Das braucht eine Verbindung
lobby-away-about = Es war auf diesem Gerät noch nie offen. Sobald der Server zu erreichen ist, kommt es von selbst.

## Start

lobby-claim = Drei Brettspiele an der Ufermauer. Mit Freunden über einen Link oder sofort gegen Bots.
lobby-play-now = Sofort spielen
lobby-join = Offene Tische
lobby-meet = Mitspieler
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
lobby-sitter-bot = Bot
lobby-clock-live-short = { $minutes } min + { $increment } s
lobby-clock-days-short =
    { $days ->
        [one] { $days } Tag je Antwort
       *[other] { $days } Tage je Antwort
    }

## Offene Tische

lobby-tables = Offene Tische
lobby-all-games = Alle
lobby-gathering = vor dem Beginn
lobby-free = frei
lobby-sit = Hinsetzen
lobby-watch = Zuschauen
lobby-go-on = Weiterspielen
lobby-empty = Im Moment ist kein Tisch offen. Stell einen auf oder spiel gegen Bots.
lobby-against-bots = Gegen Bots spielen

## Eine Adresse, die nirgends hinführt

lobby-nowhere = Auf hoher See
lobby-nowhere-about = Unter dieser Adresse ist nichts. Vielleicht ist sie vertippt, oder was hier war, ist fort.

## Einstellungen

lobby-settings = Einstellungen
lobby-language = Sprache
lobby-speed-slow = langsam
lobby-speed-normal = normal
lobby-speed-fast = schnell
lobby-speed-off = sofort

## Hilfe

lobby-help = Hilfe
lobby-me = Du
lobby-me-asked = { $count ->
    [one] Du: eine Anfrage wartet auf deine Antwort
   *[other] Du: { $count } Anfragen warten auf deine Antwort
}
lobby-level-random = Spielt irgendetwas, das erlaubt ist. Gut, um die Züge zu lernen.
lobby-level-casual = Schaut einen Zug voraus und ist ein wenig unachtsam. Ein freundlicher Gegner für die ersten Spiele.
lobby-level-greedy = Schaut einen Zug voraus und nimmt, was am besten aussieht. Bestraft Geschenke.
lobby-level-steady = Hat sich das Spiel selbst beigebracht und nimmt, was am besten aussieht. Für alle, die Gierig schlagen.
lobby-level-learned = Hat sich das Spiel in über hunderttausend Partien selbst beigebracht und schaut kurz voraus. Für alle, die Solide schlagen.
lobby-level-expert = Hat sich das Spiel in über hunderttausend Partien selbst beigebracht und bedenkt, was die anderen antworten könnten. Schwer zu schlagen.
lobby-level-master = Hat sich das Spiel in über hunderttausend Partien selbst beigebracht, nimmt sich Zeit und denkt weit voraus. Der beste Bot.
lobby-level-strong = Durchsucht viele Züge, bevor er antwortet. Schwer zu schlagen.
lobby-lesson = In zehn Minuten lernen
lobby-my-games = Meine Partien
lobby-friends = Freunde
lobby-friends-asking = { $count ->
    [one] Freunde: eine Anfrage wartet auf deine Antwort
   *[other] Freunde: { $count } Anfragen warten auf deine Antwort
}
lobby-cups = Pokale
lobby-statistics = Statistik
