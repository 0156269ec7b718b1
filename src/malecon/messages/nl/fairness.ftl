# Wat er van eerlijke trekkingen wordt gezegd: door `malecon verify`, en door de pagina als iemand kijkt.

fairness-missing = Dit verslag zegt niet hoe er is getrokken, dus valt het niet na te gaan.
fairness-field = In de kop is “{ $field }” van de eerlijkheid niet leesbaar.
fairness-no-secret = Dit verslag toont het geheim achter de trekkingen niet: dat wordt getoond als het spel is afgelopen.
fairness-other = In het begin werd { $expected } getoond, maar het verslag geeft { $found }: iets erin is niet wat beloofd was.
fairness-remembered = “{ $found }” is niet wat een tafel in het begin toont: 2- en 64 cijfers van 0 tot f; bij oudere spellen alleen de cijfers.
fairness-protocol = Het spel dat je bedoelt, werd volgens protocol { $expected } getrokken, maar het verslag zegt { $found }.
fairness-first = Het verslag zegt dat de eerste { $found } antwoorden er al waren voordat dit huis trok, niet { $expected }. Weet je dat het zo was, zeg het dan met --first { $found }.
fairness-attempt = Het verslag zegt poging { $attempt }, maar slechts { $seats } plaatsen hebben niets toegevoegd. Elke poging laat iemand meer weg: er werd zonder reden opnieuw om bijdragen gevraagd.
fairness-salt = “{ $found }” is niet waarop plaats { $seat } zich had vastgelegd.
fairness-late = Aan de trekkingen van dit spel kan niets meer worden toegevoegd.
fairness-hash = “{ $found }” is geen SHA-256: 64 cijfers van 0 tot f.
fairness-commitment = Het geheim is niet het beloofde: de hash ervan is { $expected }, maar { $found } werd getoond.
fairness-draw = Deze trekking is vals: er staat “{ $found }”, maar “{ $expected }” is getrokken.
fairness-sound = Alle { $draws } trekkingen zijn zoals het geheim en de bijdragen van de spelers ze maken.
fairness-before = { $draws ->
    [one] Eén trekking
   *[other] { $draws } trekkingen
} daarvoor kwamen met het spel van elders en zijn niet na te gaan.
fairness-box = Er werd gespeeld met een andere doos dan die van deze versie van Malecón: kijk in de kop of het de afgesproken doos is. Die bepaalt wat er getrokken kan worden.
fairness-options = Opties: { $options }.
fairness-anew = Men legde zich { $times ->
    [one] één keer
   *[other] { $times } keer
} opnieuw vast op bijdragen, omdat iemand de eigen bijdrage niet toonde.
fairness-old = Er werd getrokken volgens protocol 1 van oudere versies: daar had een huis dat de bijdragen kende, zijn geheim ernaar kunnen kiezen.
fairness-unbound = Dat zegt het verslag van zichzelf. Pas met --commitment en wat je tafel in het begin toonde, staat vast dat het hetzelfde spel is.
fairness-unsalted = Niemand heeft aan dit spel iets toegevoegd: de trekkingen waren van het huis alleen.

page-fairness-checking = Elke trekking wordt nagegaan …
page-fairness-sound =
    { $draws ->
        [one] { $draws } trekking nagegaan: ze klopt.
       *[other] { $draws } trekkingen nagegaan: ze kloppen allemaal.
    }
page-fairness-about = Eerst legde de server zich vast op een geheim, daarna elke browser op iets eigens; pas toen werd alles getoond. Elke trekking komt uit alles samen, dus kon niemand er een kiezen. Deze pagina onthoudt wat haar werd getoond en gaat het zelf na. Wat er getrokken kon worden, zegt de server haar; “malecon verify” op je eigen computer gelooft ook dat niet.
page-fairness-promise = De belofte: bewaar haar om het spel elders na te gaan
page-fairness-commitment = Waarop de server zich had vastgelegd (hash van het geheim)
page-fairness-secret = Het geheim, aan het einde getoond
page-fairness-salts = Wat elke speler toevoegde
page-fairness-old = Dit spel begon onder een oudere versie, die minder kon beloven.
page-fairness-shared = Deze tafel hoort bij een duplicaatronde: al haar tafels krijgen dezelfde trekkingen, en iedereen die erin speelt kon iets bijdragen. Het geheim wordt getoond als er aan geen tafel van de ronde meer gespeeld wordt; dan controleert deze pagina elke trekking.
page-fairness-unseen = Deze browser weet niet hoe het spel begon: hij was er niet bij of is het vergeten. Hij kan alleen zeggen dat alles bij elkaar past.
page-fairness-false =
    { $what ->
        [house] De server toont een ander geheim dan waarop hij zich had vastgelegd. Vertrouw dit spel niet.
        [promise] Het spel dat nu wordt getoond, is niet het beloofde. Vertrouw het niet.
        [salt] Een bijdrage is niet die waarop iemand zich had vastgelegd. Vertrouw dit spel niet.
        [anew] Er werd opnieuw om bijdragen gevraagd, terwijl iedereen de eigen bijdrage had getoond. Vertrouw dit spel niet.
       *[draw] Trekking { $number } is vals. Vertrouw dit spel niet.
    }
