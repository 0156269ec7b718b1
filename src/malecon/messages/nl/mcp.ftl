# De gereedschappen van `malecon mcp`, zoals een taalmodel ze leest, en wat ze antwoorden.

cli-mcp = Een taalmodel een plaats geven: een server van het Model Context Protocol over stdin en stdout. Het maakt eigen tafels met bots, of gaat met een link aan de tafel van een club zitten.
cli-mcp-club = Het adres van een club, zoals http://127.0.0.1:8047; mag vaker. Het model mag dan nergens anders gaan zitten.
cli-no-mcp = Hiervoor is de SDK van het Model Context Protocol nodig. Installeer hem met: pip install "malecon[mcp]"

mcp-instructions = Bordspellen: Havana, Santiago de Cuba en Cuba, voor twee tot vijf spelers. Maak een tafel met new_table, of ga met sit_down aan een tafel van een club zitten. Lees dan wat je verneemt: het nieuws, de tafel zoals jouw plaats hem ziet, de vraag en de mogelijke antwoorden. Antwoord met answer, telkens weer, tot de partij afgelopen is. Er wordt niets getoond wat jouw plaats niet mag weten. Een geweigerd antwoord verandert niets: de reden noemt de regel, en je mag het nog eens proberen. Naar de regels vraag je met rule.
mcp-tool-games = Welke spellen er zijn, voor hoeveel spelers, met welke opties, en tegen welke bots je kunt spelen.
mcp-tool-new-table = Een eigen tafel maken en gaan zitten. game: havana, santiago of cuba. players: hoeveel er zitten, jij meegeteld. seat: jouw plaats, vanaf 0. bots: wie op de andere plaatsen speelt, één naam voor alle of een lijst met één voor elke, in de volgorde van de plaatsen. options: met naam, zoals games ze opsomt. seed: hetzelfde getal geeft dezelfde partij. club: het adres van een club, zoals http://127.0.0.1:8047, om de tafel daar te maken; dan kan een plaats in bots open zijn, voor een mens, en name is hoe je heet.
mcp-tool-sit-down = Aan een tafel van een club gaan zitten. link: het adres van de tafel (…/table/…), waar je een vrije plaats neemt, of de geheime link van een plaats (…/seat/…). name: hoe je daar heet. seat: welke plaats, vanaf 0; zonder opgave een vrije.
mcp-tool-look = De tafel nog eens bekijken: wat er sinds je laatste antwoord gebeurde, wat jouw plaats mag zien en wat je gevraagd wordt. table: zijn naam, zoals table-1; zonder opgave de nieuwste. wait: hoogstens zoveel seconden wachten tot je gevraagd wordt (tot 60).
mcp-tool-rule = Naar regels vragen. about: leeg voor de regels achter de vraag die je gesteld is; het nummer van een regel, zoals C54; all voor het hele regelboek; of de woorden van een antwoord, voor de regels erachter en, als het nu niet mag, waarom niet. game: zonder tafel vragen.
mcp-tool-answer = De vraag beantwoorden die je gesteld is, met het nummer van een mogelijk antwoord of de woorden. De anderen antwoorden, en je verneemt hoe de tafel dan staat. Wordt het geweigerd, dan is er niets gebeurd: de reden noemt de regel. wait: hoeveel seconden hoogstens op de anderen wordt gewacht (15; tot 60).
mcp-tool-begin = Aan een tafel van een club die je gemaakt hebt de partij laten beginnen, wanneer iedereen er is.
mcp-tool-consent = Instemmen met wat een ander voorstelt, of het afwijzen. proposal: het nummer, zoals look het noemt.
mcp-tool-record = De hele partij als verslag, wanneer ze afgelopen is.
mcp-tool-leave = Van een tafel opstaan. In een lopende partij met anderen houd je de plaats, en een bot speelt daar.

mcp-for-programs = Dit spreekt met een programma, in regels JSON: een client van het Model Context Protocol start het. Ctrl-D beëindigt het.
mcp-address-of = Wie dit adres heeft, kan daar gaan zitten: { $address }
mcp-begun = De partij is al begonnen.
mcp-address = “{ $found }” is geen adres van een club; dat ziet eruit als http://127.0.0.1:8047
mcp-bots = Bots, de zwakste eerst: { $bots }
mcp-tables = Je zit aan: { $tables }
mcp-seated = Je zit aan { $table }.
mcp-answered = Je hebt geantwoord: { $answer }.
mcp-you-began = Je hebt de partij begonnen.
mcp-agreed = Je hebt met voorstel { $number } ingestemd.
mcp-declined = Je hebt voorstel { $number } afgewezen.
mcp-left = Je bent van { $table } opgestaan.
mcp-gathering = De partij is nog niet begonnen. Er zijn: { $names }.
mcp-not-begun = De partij is nog niet begonnen.
mcp-closed = De tafel is gesloten; er is geen uitslag.
mcp-paused = De partij is onderbroken.
mcp-clock = { $seconds ->
    [one] Je hebt nog één seconde op je klok.
   *[other] Je hebt nog { $seconds } seconden op je klok.
}
mcp-proposal = { $name } stelt iets voor, nummer { $number }: { $kind ->
    [undo] een antwoord terug te nemen.
    [pause] te pauzeren.
    [resume] verder te gaan.
    [bot] een bot op een plaats te laten spelen.
    [open] iemand anders op een plaats te laten zitten.
   *[stop] de partij zonder winnaar te beëindigen.
} Met consent stem je in of wijs je af.
mcp-club-says = { $message }

mcp-argument-unknown = De tool { $tool } heeft geen argument “{ $found }”; er is niets gebeurd. Zij heeft: { $known }.
mcp-argument-none = De tool { $tool } neemt geen argumenten, en “{ $found }” werd opgegeven; er is niets gebeurd.
mcp-argument-missing = De tool { $tool } heeft het argument “{ $found }” nodig; er is niets gebeurd.
mcp-argument-wrong = Het argument “{ $found }” van de tool { $tool } is van de verkeerde soort: { $why }; er is niets gebeurd.
mcp-no-table = Je zit nog aan geen tafel: maak er een met new_table, of ga met sit_down zitten.
mcp-table-unknown = Aan een tafel “{ $found }” zit je niet; jouw tafels: { $known }.
mcp-too-many = Je zit aan { $most } tafels; sta eerst van een ervan op.
mcp-bots-number = De andere plaatsen hebben { $wanted } bots nodig, en er zijn er { $found } genoemd. Eén naam voor alle is genoeg.
mcp-bot-unknown = Er is geen bot “{ $found }”; er zijn { $known }, en de laatste kun je een getal meegeven, zoals master:300.
mcp-bot-budget = “{ $found }”: je kunt hier zeggen hoeveel gangen een beslissing krijgt, zoals { $level }:300; een geheel getal van 1 tot { $most }.
mcp-seed = Een startgetal is een geheel getal van 0 tot en met 2^63 − 1, niet “{ $found }”.
mcp-no-rule = Er is geen regel “{ $found }” in { $game }.
mcp-no-question = Je wordt nu niets gevraagd. Noem het nummer van een regel, of all.
mcp-not-asked = Je wordt nu niet gevraagd. { $standing }
mcp-no-proposal = Er is geen voorstel { $found } dat op jou wacht.
mcp-link = “{ $found }” is geen link van een club; die eindigt op /table/… of /seat/…
mcp-link-gone = Deze link leidt naar geen plaats meer.
mcp-no-own-seat = Deze link leidt niet naar die plaats.
mcp-other-club = Bij { $found } mag je niet gaan zitten; alleen bij { $known }.
mcp-other-game = Deze club speelt “{ $game }” volgens regels die niet die van hier zijn.
mcp-strange-club = Wat daar antwoordt, spreekt niet zoals een club van ons.
mcp-perhaps = Er kwam geen duidelijk antwoord ({ $error }). Het kan toch gebeurd zijn: kijk eerst, voor je het nog eens probeert.
mcp-club-away = { $address } antwoordt niet: { $error }
