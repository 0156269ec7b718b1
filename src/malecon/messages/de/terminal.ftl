### Der Tisch im Terminal, auf Deutsch.

terminal-you = du
terminal-bot = Bot: { $bot }
terminal-welcome = Tippe die Nummer einer Antwort oder einige ihrer Wörter. h gibt Hinweise, help erklärt alle Tasten, ? ist die Regel hinter einer Frage, ? 2 die hinter einer Antwort, u nimmt eine Antwort zurück, q speichert und beendet.
terminal-prompt = Nr., Wort · ? Regel · h Hinweis · w warum · u zurück · l Log · help · q
terminal-back = Enter: zurück zum Tisch
terminal-leaf = p: früher · n: später · Enter: zurück zum Tisch
terminal-watch = Enter: nächster Zug · e: bis zum Ende · q: beenden
terminal-thinking = { $name } überlegt …
terminal-pass = Weiter an { $name }. Wenn sonst niemand hinsieht: Enter (u nimmt die letzte Antwort zurück).

terminal-rules = Die Regeln dahinter
terminal-log = Was geschah
terminal-hints = Hinweise
terminal-hints-about = Die besten Antworten, mit der Gewinnchance danach und dem, was für sie spricht. Die Suche weiß nicht mehr als du.
terminal-hint = { $chance } %  { $answer }
terminal-hint-thinking = Ein Blick voraus …
terminal-whys = Warum sie das getan haben
terminal-help-title = Hilfe
terminal-help =
    Antworte mit der Nummer einer Möglichkeit, mit ihren Wörtern oder mit einem Teil davon, den keine andere hat: „schwarz“, „oben l“, „rob player 2“. Mehrere Antworten nacheinander: durch Kommas getrennt.

    ?  die Regeln hinter der Frage      ? 3  hinter Antwort 3      ? H21  die Regel dieser Nummer
    -  nimm zurück, was du zuletzt gewählt hast, - tabak, was du nennst; fertig bestätigt. Das gilt für Fragen, deren Antworten in beliebiger Reihenfolge gewählt werden.
    u  nimm deine letzte Antwort zurück, solange niemand danach geantwortet hat und nichts gezogen oder gezeigt wurde
    l  alles, was bisher geschah
    q  speichern und beenden; das Spiel kann später weitergehen
    h  Hinweise: die besten Antworten, wie master, der beste Bot, sie sieht, wenn er weiß, was du weißt
    w  wer die Bots sind, und warum sie getan haben, was sie zuletzt taten
    help  diese Seite

terminal-no-such-number = Eine Antwort { $found } gibt es hier nicht; es gibt 1 bis { $last }.
terminal-ambiguous = „{ $found }“ kann mehreres heißen: { $meanings }. Bitte etwas genauer.
terminal-not-understood = „{ $found }“ verstehe ich nicht. Eine Nummer von 1 bis { $last } genügt, oder einige Wörter einer Antwort; help erklärt mehr.
terminal-refused = { $found }: Das geht jetzt nicht. { $why }
terminal-undone = Zurückgenommen.
terminal-chosen = Gewählt: { $answers }
terminal-loses = { $losses } Noch einmal eingeben, um es trotzdem zu tun.
terminal-confirm = Bestätigen
terminal-taken-back = Zurückgenommen: { $answer }
terminal-undo-answered = Das kann nicht zurückgenommen werden: { $name } hat seitdem geantwortet.

terminal-won = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
terminal-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
terminal-saved = Das Spiel ist gespeichert: { $path }
terminal-record = Die Aufzeichnung des Spiels: { $path }
terminal-no-more-input = Die Eingabe ist zu Ende. Das Spiel ist gespeichert: { $path }

terminal-replay = n weiter · p zurück · 57 dorthin · s 0 wie Platz 0 · s wie alle · q Ende
terminal-replay-at = Nach Antwort { $at } von { $last }, gesehen von: { $eyes }
terminal-replay-all = allen
terminal-replay-over = Das Spiel ist aus. Gewonnen hat: { $names }.

## Havanna

havana-welcome = Havanna soll in neuem Glanz erstrahlen! Zwei Karten in jeder Runde bringen, was du brauchst; kaufe Gebäude an den vier Enden der Straße und erreiche als Erster das Ziel. Niedrige Karten handeln früh, hohe geben mehr.
havana-table-round = Runde { $round }
havana-table-bag = Beutel
havana-table-stock = Arbeiter im Vorrat: { $workers }   Stapel: { $pile }
havana-table-player = Hand { $hand }+{ $discards } · Gebäude { $buildings }
havana-table-legend = Ein helles Gebäude mit Nummer oder Pfeil (◂ ▸) ist ein Ende seiner Reihe. ★ Punkte. [offen] (abgelegt) ▒verdeckt▒. ▶ ist gefragt, ✓ hat diese Phase hinter sich. 11+2: Karten auf der Hand + abgelegte.

## Santiago de Cuba

santiago-welcome = Fahre durch Santiago, lass dir von den Cubanern helfen, nutze die Gebäude unter ihren Blumen und liefere dem Schiff, was es verlangt. Die erste Station ist frei, jede weitere kostet einen Peso. Fährt das siebte Schiff ab, gewinnen die meisten Punkte.
santiago-table-ship = Schiff { $ship } von { $ships }
santiago-table-stock = Vorrat
santiago-table-demand = Das Schiff verlangt
santiago-table-awaited = noch nichts
santiago-table-value = eine Ware bringt
santiago-table-car = AUTO
santiago-table-deliver = Waren liefern
santiago-table-gift-el-zorro = alle geben dir 1
santiago-table-gift-pablo = eine Ware
santiago-table-gift-alonso = besitzen/nutzen
santiago-table-screen = hinter dem Schirm
santiago-table-passed = gepasst
santiago-table-legend = ❀ die Blume eines Cubaners; wer ihn besucht, geht in ein Gebäude darunter. ⚑ Besitzer, ● Figur, ↷ dreht einen Cubaner um, ⚀ ein Würfel. ⚑2 ⚑3 ⚑4: was eine Ware bringt. (Name): nicht da. ▶ ist gefragt, ☞ ist am Zug.

## Cuba

cuba-welcome = Bestelle deine Plantage, handle auf dem Markt, baue, verschiffe deine Waren und rede im Parlament mit. Jede Runde spielen alle vier der fünf Charaktere; der fünfte geht ins Parlament. Nach sechs Runden gewinnen die meisten Punkte.
cuba-table-round = Runde { $round } von { $rounds }
cuba-table-start = Startspieler
cuba-table-parliament = Parlament: in Kraft ▷ Vorschlag
cuba-table-harbour = Hafen
cuba-table-market = Markt: − Kauf, + Verkauf
cuba-table-plantation = Plantage
cuba-table-supply = Gebäude
cuba-table-warehouse = Lagerhaus
cuba-table-lot = Vorhof
cuba-table-votes = { $votes } Stimmen
cuba-table-bid-laid = hat geboten
cuba-table-bid = bietet { $bid }
cuba-table-delegate = Abgeordneter
cuba-table-legend = Große Buchstaben auf einem Schiff sind geladen, kleine sind freie Plätze. 1–5: Charaktere auf der Hand nach ihren Stimmen. ⌂ Lagerhaus oder Gebäude, ● Figur; ihre Zeile und Spalte sind hell. † Veto oder gesperrt. ▶ ist gefragt, ☞ handelt.

## Ein Spiel ohne eigene Zeichnung

terminal-plain-round = Runde { $round }
terminal-plain-legend = Dieses Spiel bringt keine eigene Zeichnung mit: Sein Tisch steht in Worten da, mit einer Zeile für jeden Platz. ▶ zeigt, wer gefragt ist.
terminal-no-rules = Dieses Spiel bringt keine Regeln mit.
