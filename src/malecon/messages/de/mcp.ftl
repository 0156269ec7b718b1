# Die Werkzeuge von `malecon mcp`, wie ein Sprachmodell sie liest, und was sie antworten.

cli-mcp = Einem Sprachmodell einen Platz geben: ein Server des Model Context Protocol über stdin und stdout. Es macht eigene Tische mit Bots auf oder setzt sich mit einem Link an den Tisch eines Klubs.
cli-mcp-club = Die Adresse eines Klubs, etwa http://127.0.0.1:8047; auch mehrmals. Das Modell darf sich dann nirgends sonst hinsetzen.
cli-no-mcp = Dafür braucht es das SDK des Model Context Protocol. Es kommt mit: pip install "malecon[mcp]"

mcp-instructions = Brettspiele: Havana, Santiago de Cuba und Cuba, für zwei bis fünf Spieler. Mach mit new_table einen Tisch auf, oder setz dich mit sit_down an den Tisch eines Klubs. Lies dann, was du erfährst: was geschah, den Tisch, wie dein Platz ihn sieht, die Frage und die möglichen Antworten. Antworte mit answer, immer wieder, bis die Partie zu Ende ist. Es wird nichts gezeigt, was dein Platz nicht wissen darf. Eine abgelehnte Antwort ändert nichts: Der Grund nennt die Regel, und du kannst es noch einmal versuchen. Nach den Regeln fragst du mit rule.
mcp-tool-games = Welche Spiele es gibt, für wie viele Spieler, mit welchen Optionen, und gegen welche Bots man spielen kann.
mcp-tool-new-table = Einen eigenen Tisch aufmachen und sich hinsetzen. game: havana, santiago oder cuba. players: wie viele dort sitzen, du eingeschlossen. seat: dein Platz, von 0 an. bots: wer auf den anderen Plätzen spielt, ein Name für alle oder eine Liste mit einem für jeden, in der Reihenfolge der Plätze. options: mit Namen, wie games sie aufzählt. seed: dieselbe Zahl gibt dieselbe Partie. club: die Adresse eines Klubs, etwa http://127.0.0.1:8047, um den Tisch dort aufzumachen; dann kann ein Platz in bots open sein, für einen Menschen, und name sagt, wie du heißt.
mcp-tool-sit-down = Sich an einen Tisch eines Klubs setzen. link: die Adresse des Tisches (…/table/…), an dem du einen freien Platz nimmst, oder der geheime Link eines Platzes (…/seat/…). name: wie du dort heißt. seat: welcher Platz, von 0 an; ohne Angabe irgendein freier.
mcp-tool-look = Den Tisch noch einmal ansehen: was seit deiner letzten Antwort geschah, was dein Platz sehen darf und was du gefragt bist. table: sein Name, etwa table-1; ohne Angabe der neueste. wait: höchstens so viele Sekunden warten, bis du gefragt bist (bis zu 60).
mcp-tool-rule = Nach Regeln fragen. about: leer für die Regeln hinter der Frage, die dir gestellt ist; die Nummer einer Regel, etwa C54; all für das ganze Regelheft; oder die Wörter einer Antwort, für die Regeln dahinter und, wenn sie jetzt nicht erlaubt ist, warum nicht. game: ohne Tisch fragen.
mcp-tool-answer = Die Frage beantworten, die dir gestellt ist, mit der Nummer einer möglichen Antwort oder ihren Wörtern. Die anderen antworten, und du erfährst, wie der Tisch dann steht. Wird sie abgelehnt, ist nichts geschehen: Der Grund nennt die Regel. wait: wie viele Sekunden höchstens auf die anderen gewartet wird (15; bis zu 60).
mcp-tool-begin = An einem Tisch eines Klubs, den du aufgemacht hast, die Partie beginnen lassen, wenn alle da sind.
mcp-tool-consent = Dem zustimmen, was jemand vorschlägt, oder es ablehnen. proposal: die Nummer, wie look sie nennt.
mcp-tool-record = Die ganze Partie als Aufzeichnung, wenn sie zu Ende ist.
mcp-tool-leave = Von einem Tisch aufstehen. In einer laufenden Partie mit anderen behältst du den Platz, und ein Bot spielt dort.

mcp-for-programs = Dies spricht mit einem Programm, in Zeilen von JSON: Ein Klient des Model Context Protocol startet es. Strg-D beendet es.
mcp-address-of = Wer diese Adresse hat, kann sich dort hinsetzen: { $address }
mcp-begun = Die Partie hat schon begonnen.
mcp-address = „{ $found }“ ist keine Adresse eines Klubs; eine solche sieht aus wie http://127.0.0.1:8047
mcp-bots = Bots, der schwächste zuerst: { $bots }
mcp-tables = Du sitzt an: { $tables }
mcp-seated = Du sitzt an { $table }.
mcp-answered = Du hast geantwortet: { $answer }.
mcp-you-began = Du hast die Partie begonnen.
mcp-agreed = Du hast dem Vorschlag { $number } zugestimmt.
mcp-declined = Du hast den Vorschlag { $number } abgelehnt.
mcp-left = Du bist von { $table } aufgestanden.
mcp-gathering = Die Partie hat noch nicht begonnen. Da sind: { $names }.
mcp-not-begun = Die Partie hat noch nicht begonnen.
mcp-closed = Der Tisch wurde geschlossen; es gibt kein Ergebnis.
mcp-paused = Die Partie ruht.
mcp-clock = { $seconds ->
    [one] Du hast noch eine Sekunde auf deiner Uhr.
   *[other] Du hast noch { $seconds } Sekunden auf deiner Uhr.
}
mcp-proposal = { $name } schlägt etwas vor, Nummer { $number }: { $kind ->
    [undo] eine Antwort zurückzunehmen.
    [pause] eine Pause.
    [resume] weiterzuspielen.
    [bot] einen Bot auf einem Platz spielen zu lassen.
    [open] jemand anderen auf einem Platz spielen zu lassen.
   *[stop] die Partie ohne Sieger zu beenden.
} Mit consent stimmst du zu oder lehnst ab.
mcp-club-says = { $message }

mcp-argument-unknown = Das Werkzeug { $tool } hat kein Argument „{ $found }“; es ist nichts geschehen. Es hat: { $known }.
mcp-argument-none = Das Werkzeug { $tool } nimmt keine Argumente, und „{ $found }“ wurde angegeben; es ist nichts geschehen.
mcp-argument-missing = Das Werkzeug { $tool } braucht das Argument „{ $found }“; es ist nichts geschehen.
mcp-argument-wrong = Das Argument „{ $found }“ des Werkzeugs { $tool } ist von der falschen Art: { $why }; es ist nichts geschehen.
mcp-no-table = Du sitzt noch an keinem Tisch: Mach mit new_table einen auf, oder setz dich mit sit_down an einen.
mcp-table-unknown = An einem Tisch „{ $found }“ sitzt du nicht; deine Tische: { $known }.
mcp-too-many = Du sitzt an { $most } Tischen; steh zuerst von einem auf.
mcp-bots-number = Die anderen Plätze brauchen { $wanted } Bots, genannt sind { $found }. Ein Name für alle genügt.
mcp-bot-unknown = Es gibt keinen Bot „{ $found }“; es gibt { $known }, und den letzten kann man eine Zahl mitgeben, etwa master:300.
mcp-bot-budget = „{ $found }“: Vorgeben kann man hier, wie viele Gänge eine Entscheidung braucht, etwa { $level }:300; eine ganze Zahl von 1 bis { $most }.
mcp-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^63 − 1, nicht „{ $found }“.
mcp-no-rule = Es gibt keine Regel „{ $found }“ in { $game }.
mcp-no-question = Du bist jetzt nichts gefragt. Nenne die Nummer einer Regel oder all.
mcp-not-asked = Du bist jetzt nicht gefragt. { $standing }
mcp-no-proposal = Es gibt keinen Vorschlag { $found }, der auf dich wartet.
mcp-link = „{ $found }“ ist kein Link eines Klubs; ein solcher endet mit /table/… oder /seat/…
mcp-link-gone = Dieser Link führt zu keinem Platz mehr.
mcp-no-own-seat = Dieser Link führt nicht zu diesem Platz.
mcp-other-club = Bei { $found } darfst du dich nicht hinsetzen; nur bei { $known }.
mcp-other-game = Dieser Klub spielt „{ $game }“ nach Regeln, die nicht die hiesigen sind.
mcp-strange-club = Was dort antwortet, spricht nicht wie ein Klub von uns.
mcp-perhaps = Es kam keine klare Antwort ({ $error }). Es kann trotzdem geschehen sein: Sieh nach, bevor du es noch einmal versuchst.
mcp-club-away = { $address } antwortet nicht: { $error }
