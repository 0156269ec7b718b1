# Wat de tafel zegt.

table-title = De titel van een tafel heeft hoogstens { $most } tekens, allemaal afdrukbaar.
table-name = “{ $found }” kan geen naam zijn: 1 tot { $most } tekens, allemaal afdrukbaar.
table-name-taken = Aan deze tafel heet al iemand “{ $found }”. Neem een andere naam.
table-timeout = Als de tijd om is, kan een van deze dingen gebeuren: { $known }; niet “{ $found }”.
table-clock = Een klok is een van deze: { $known }.
table-clock-number = Voor een klok moet “{ $name }” een heel getal van { $least } tot { $most } zijn.
table-bot-too-slow = “{ $found }” zou de anderen laten wachten: aan een tafel van een club loopt een bot voor een antwoord hoogstens { $most } keer door zijn boom, en denkt niet op de klok.
table-salt = “{ $found }” kan niet aan het toeval worden toegevoegd: hoogstens 64 letters, cijfers, - of _.
table-id = De naam van een zet heeft hoogstens { $most } tekens.
table-chat = Dit kan hier niet gezegd worden: 1 tot { $most } tekens, allemaal afdrukbaar.

table-no-seat = Deze tafel heeft geen plaats { $seat }.
table-no-person = Op plaats { $seat } zit geen mens.
table-seat-taken = Deze plaats is bezet.
table-full = Alle plaatsen zijn bezet.
table-not-host = Dat mag alleen de gastheer van deze tafel.
table-muted = Je bent in dit gesprek gedempt.
table-mute-host = Een gastheer wordt altijd gehoord.
peace-no-chat = De clubleiding laat je tot { $until } niets zeggen in gesprekken.
peace-no-chat-for-good = De clubleiding laat je niets meer zeggen in gesprekken.
table-not-alone = In een lopend spel moet dit aan iedereen worden voorgesteld.
table-second-seat = In een lopend spel met anderen ziet niemand twee handen: je hebt er al op een andere plaats gezeten.
table-round-secret = Alle tafels van deze ronde krijgen dezelfde trekkingen. Tot ze voorbij is, mag niemand een andere tafel bekijken of er gaan zitten.
table-one-seat = Alleen de gastheer mag meerdere plaatsen hebben, voor wie aan hetzelfde scherm speelt.
table-kept = De plaatsen aan deze tafel zijn voor anderen bedoeld.
table-no-time = Je tijd is om; de bot speelt voor je verder.
table-counts = Een spel dat anderen spelen of hebben gespeeld, telt: de gastheer kan het niet wissen.
table-begun = Het spel is al begonnen.
table-seats-open = Het spel kan niet beginnen zolang er plaatsen vrij zijn.
table-not-running = Aan deze tafel loopt geen spel.
table-ended = Het spel aan deze tafel is afgelopen.
table-paused = Het spel is onderbroken.
table-not-paused = Het spel is niet onderbroken.

table-stale = De tafel is intussen veranderd; hier staat wat er is gebeurd.
table-illegal = “{ $found }” mag nu niet. { $why }
table-no-preview = Wat hieruit volgt kan niet vooraf worden getoond: het is verborgen tot het gedaan is.
table-not-gathered = Deze vraag wordt met één antwoord tegelijk beantwoord.
table-not-enough = Dat is nog niet genoeg: er moet nog iets gekozen worden.
table-older-rules = Dit spel is volgens oudere regels begonnen en kan niet stap voor stap worden getoond.
table-no-answer = Daar is niets geantwoord.
table-no-bot-answer = Alleen bots wordt gevraagd waarom.

table-proposal = “{ $found }” kan niet worden voorgesteld.
table-proposed = Hetzelfde is al voorgesteld en wacht op antwoord.
table-no-proposal = Dit voorstel ligt niet meer op tafel.
table-not-asked = Hierover is je niets gevraagd.

## De opslag

store-missing = Deze tafel bestaat niet.
store-raced = Iemand anders heeft de tafel intussen veranderd.
store-away = De database antwoordt niet: { $error }.
store-closed = De database is gesloten.
store-slow = De database is te traag, of iemand anders heeft haar vergrendeld.
store-url = “{ $found }” is geen adres van een database: een bestand, sqlite:///bestand of postgresql://…
store-newer = Deze database is door een nieuwer Malecón gemaakt ({ $error }).
store-backup = Deze tafel kan dit Malecón niet opnieuw opbouwen: het bestand is beschadigd.
store-backup-field = Deze back-up is beschadigd: wat in de kop bij “{ $field }” staat, kan niet.
store-backup-differs = De tafel en het verslag ervan kloppen niet met elkaar: een van beide is veranderd.
table-lesson = Een eerste les is voor één persoon alleen.

## Antwoorden

answer-unknown = “{ $found }” is niets wat je in het spel { $game } kunt doen.
answer-illegal = “{ $found }” mag hier niet. { $why } { $seat ->
    [chance] Het toeval kan trekken
   *[other] Plaats { $seat } kan antwoorden
}: { $expected }
answer-out-of-turn = Hier antwoordt { seat-name }, maar { asked-name } is aan de beurt.
answer-after-end = Het spel is afgelopen; { seat-name } kan niet meer antwoorden.

undo-nothing = Er is nog niets om terug te nemen.
undo-drawn = Dit kan niet worden teruggenomen: er is sindsdien iets getrokken.
undo-answered = Dit kan niet worden teruggenomen: { seat-name } heeft sindsdien geantwoord.
undo-seen = Dit kan niet worden teruggenomen: het heeft laten zien wat verborgen was.
undo-nobody = Dit kan niet worden teruggenomen: van de anderen, die akkoord moeten gaan, is niemand aanwezig.
undo-no-time = Dit kan niet worden teruggenomen: je hebt langer verder nagedacht dan je nog tijd had.
