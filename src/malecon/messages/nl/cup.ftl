# Bekers: wat geweigerd wordt, de vormen, en hoe de stand zichzelf uitlegt. Voor de server en de pagina.

cup-rule = “{ $found }” kan niet { $rule } van een beker zijn. Mogelijk is: { $known }.
cup-points = Bij elk van { $players } plaatsen hoort een getal van 0 tot 100, geen groter dan het vorige, en het eerste is minstens 1.
cup-unreadable = Wat gestuurd werd, beschrijft geen beker.
cup-who = “{ $found }” kan aan geen beker meedoen.
cup-twice = Doet al mee.
cup-full = Aan een beker doen er hoogstens { $most } mee, bots meegeteld.
cup-many-bots = Een beker heeft hoogstens { $most } bots.
cup-late = Voor deze beker is het te laat.
cup-over = Deze beker is voorbij.
cup-round-running = Ronde { $round } wordt nog gespeeld.
cup-round-closed = Ronde { $round } is afgesloten: na de uitslagen ervan is de volgende ingedeeld.
cup-too-few = Deze beker heeft minstens { $least } deelnemers nodig; bots tellen mee.
cup-nobody = Doet niet mee aan deze beker.
cup-disqualified = Wie uitgesloten is, komt niet terug.
cup-no-table = In ronde { $round } is er geen tafel { $table }.
cup-no-group = Er is geen groep { $group }.
cup-result = Dit is geen uitslag voor tafel { $table }.
cup-missing = Deze beker bestaat niet of niet meer.
cup-no-round = Deze ronde bestaat niet.
cup-not-host = Dat mag alleen wie de beker organiseert.
cup-title = Een beker heeft een naam nodig.
cup-too-many = Er lopen { $most } bekers van je. Beëindig er eerst een paar.
cup-running = Deze beker wordt gespeeld; beëindig hem eerst.
cup-round-secret = Enkele tafels van deze beker spelen nog met dezelfde trekkingen. Hij kan worden verwijderd als ze klaar zijn.
cup-result-counts = Aan deze tafel is gespeeld: de uitslag telt.
cup-players = Dit spel is voor { $least } tot { $most } aan een tafel. Met { $found } aan een tafel kan er een tafel met een minder zijn.

cup-format =
    { $format ->
        [round-robin] Iedereen tegen iedereen
        [swiss] Zwitsers systeem
        [knock-out] Knock-out
        [groups] Groepen, dan knock-out
       *[other] { $format }
    }
cup-format-about =
    { $format ->
        [round-robin] Iedereen treft iedereen, zo gelijkmatig als het gaat.
        [swiss] In elke ronde treffen zij elkaar die dicht bij elkaar staan; niemand valt af.
        [knock-out] De besten van elke tafel gaan door, tot er één over is.
        [groups] Iedereen tegen iedereen in kleine groepen; de besten van elke groep gaan door in een knock-out.
       *[other] { $format }
    }
cup-stage =
    { $stage ->
        [final] Finale
        [third] Wedstrijd om de derde plaats
        [group] Groep { $group }
       *[round] Ronde { $round }
    }
cup-status =
    { $status ->
        [here] doet mee
        [bot] een bot speelt verder
        [gone] is weggegaan
        [disqualified] is uitgesloten
       *[other] { $status }
    }

# Wat beslist tussen wie evenveel punten heeft.
cup-tie =
    { $tie ->
        [opponents] Punten van de tegenstanders
        [beaten] Punten van de verslagenen
        [head] Onderlinge partijen
        [wins] Gewonnen tafels
        [share] Aandeel in de spelpunten
        [seats] Latere plaatsen
        [lot] Loting
       *[other] { $tie }
    }
cup-tie-about =
    { $tie ->
        [opponents] De punten van iedereen die men trof, opgeteld: wie de zwaarste weg had, staat ervoor.
        [beaten] De punten van iedereen die men achter zich liet, opgeteld, en de helft van die van wie gelijk eindigde.
        [head] Alleen de tafels waaraan wie gelijk staan samen zaten: een punt voor ieder die men achter zich liet, een half voor ieder met wie men gelijk eindigde.
        [wins] Hoeveel tafels gewonnen werden; een gedeelde winst telt als deel.
        [share] Hoeveel men van alle spelpunten aan de eigen tafels haalde; 1 is een gelijk deel.
        [seats] Wie vaker later in de volgorde zat, staat ervoor.
        [lot] Getrokken toen de beker gemaakt werd, omdat al het andere gelijk is.
       *[other] { $tie }
    }

# Waarom een regel van de stand achter de vorige staat, $than. $own en $other is wat van beiden gevonden werd.
cup-behind-points = Op punten achter { $than }: { $own } tegen { $other }.
cup-behind-opponents = Evenveel punten als { $than }, maar lichtere tegenstanders: samen { $own }, die van { $than } { $other }.
cup-behind-beaten = Evenveel punten als { $than }, maar de verslagenen hebben samen { $own }, die van { $than } { $other }.
cup-behind-head = Gelijk met { $than }; aan de gezamenlijke tafels van wie gelijk staan { $own } tegen { $other }.
cup-behind-wins = Gelijk met { $than }, met meer gewonnen tafels: { $other } tegen { $own }.
cup-behind-share = Gelijk met { $than }, met een groter aandeel in de spelpunten: { $other } tegen { $own } gelijke delen.
cup-behind-seats = Gelijk met { $than }, die vaker later zat.
cup-behind-lot = In alles gelijk met { $than }: de loting heeft beslist.
cup-behind-stage = { $than } kwam verder.
cup-behind-third = { $than } heeft de wedstrijd om de derde plaats gewonnen.
cup-behind-place = { $than } eindigde aan de laatste tafel hoger.
cup-behind-level = Aan de laatste tafel gelijk met { $than }, maar lager geplaatst.
cup-behind-group = { $than } eindigde in de groep hoger: { $other } tegen { $own }.
cup-behind-seed = Zo ver gekomen als { $than }, maar lager geplaatst.
cup-behind-out = Uitgesloten en daarom achter iedereen.
cup-behind-best = Gelijk met { $than }, van wie de beste beker meer bracht: { $other } tegen { $own }.
cup-behind-cups = Gelijk met { $than }, met meer gespeelde bekers.

## The page

cup-cups = Bekers
cup-cups-about = Een toernooi voor elk van de spellen: in twee minuten gemaakt, door het huis ingedeeld en geteld.
cup-none = Er is nu geen beker te zien. Maak er een: mensen komen via de link, bots vullen aan.
cup-new = Nieuwe beker
cup-name = Naam van de beker
cup-at-table = Aan een tafel
cup-form = Vorm
cup-rounds = Rondes
cup-rounds-about = 0: zoveel als nodig.
cup-advance = Gaan door van elke tafel
cup-groups = Groepen
cup-from-group = Gaan door uit elke groep
cup-absent = Wie niet komt of weggaat
cup-absent-bot = Een bot speelt verder
cup-absent-forfeit = Verliest de tafel
cup-absent-about = Als de tijd om is, speelt een bot tot het einde; de uitslag telt voor hen, of zij zijn laatste.
cup-stand-in = De bot die dan speelt
cup-least-people = Minstens zoveel deelnemers, bots meegeteld
cup-by-itself = Rondes volgen vanzelf
cup-by-itself-about = Twee minuten na de laatste tafel; met dagen voor elk antwoord na één minuut. Anders begin jij elke ronde.
cup-duplicate = Dezelfde trekkingen aan alle tafels
cup-duplicate-about = In elke ronde krijgen alle tafels dezelfde kaarten, tegels en worpen; zo is het geluk gedeeld. Niemand mag een andere tafel bekijken voordat de ronde voorbij is.
cup-listed = Zichtbaar voor iedereen
cup-listed-about = Iedereen vindt de beker met de tafels. Anders alleen met de link.
cup-play-too = Ik doe mee
cup-bots = Bots die meedoen
cup-make = Beker maken
cup-enter = Meedoen
cup-enter-again = Weer meespelen
cup-leave = Terugtrekken
cup-leave-about = Je doet niet meer mee. In een lopende beker zeggen de regels wat er met je tafels gebeurt.
cup-begin = Beker beginnen
cup-missing-people = { $missing ->
    [one] Er zijn { $least } deelnemers nodig, bots meegeteld: nog één.
   *[other] Er zijn { $least } deelnemers nodig, bots meegeteld: nog { $missing }.
}
cup-next = Ronde { $round } beginnen
cup-next-in = Ronde { $round } begint over { $time }.
cup-next-host = De organisator begint de volgende ronde.
cup-next-yours = Ronde { $round } kan beginnen.
cup-round = Ronde { $round }
cup-round-of = Ronde { $round } van { $rounds }
cup-table = Tafel { $table }
cup-your-table = Jouw tafel
cup-your-table-about = De anderen wachten op je.
cup-go = Naar de tafel
cup-look-on = Bekijken
cup-drawing = Ronde { $round }: de trekkingen ontstaan
cup-drawing-about = Alle tafels krijgen dezelfde trekkingen. Elke browser draagt er iets aan bij, dus niemand kan ze kiezen. De tafels beginnen zodra iedereen er is, uiterlijk na { $time }.
cup-drawing-opening = Iedereen heeft zich vastgelegd; nu worden de bijdragen getoond. De tafels beginnen zodra dat gedaan is.
cup-drawing-waits = We wachten op { $names }.
cup-drawing-stay = Laat deze pagina open: ze brengt je naar je tafel.
cup-drawing-days = Je hoeft niet te wachten: je speelt ook mee als je later terugkomt. Alleen wie er is als alles getoond wordt, draagt bij aan de trekkingen.
cup-secret-round = Alle tafels van deze ronde krijgen dezelfde trekkingen, dus mag niemand een andere bekijken tot ze voorbij is.
cup-compare = Dezelfde trekkingen naast elkaar
cup-compare-about = Aan al deze tafels werd hetzelfde getrokken. Wat iedereen ervan gemaakt heeft, plaats voor plaats; het beste van elke plaats is gemarkeerd.
cup-seat = Plaats { $seat }
cup-mean = Gemiddeld
cup-best = Beste op deze plaats
cup-bye = Deze ronde vrij
cup-standings = Stand
cup-group-over = Alles gespeeld
cup-group-ahead = { $over ->
    [yes] Wie gemarkeerd is, gaat door in de knock-out.
   *[no] Wie gemarkeerd is, gaat zoals het nu staat door in de knock-out.
}
cup-tree = De weg naar de finale
cup-tree-round = { $matches ->
    [1] Finale
    [2] Halve finales
    [4] Kwartfinales
   *[other] Ronde { $round }
}
cup-ahead = gaat door
cup-open = open
cup-place = Plaats
cup-somebody = Iemand
cup-who-name = Naam
cup-score = Punten
cup-played = Tafels
cup-won = Gewonnen
cup-why = Waarom hier?
cup-champion = { $name } heeft de beker gewonnen.
cup-is-cancelled = Deze beker is zonder winnaar beëindigd.
cup-is-gathering = Inschrijven kan nog.
cup-way =
    { $way ->
        [on] { $level ->
            [yes] Je bent door: aan je tafel was het gelijk, en wie hoger geplaatst is, gaat door.
           *[no] Je bent door.
        }
        [third] { $level ->
            [yes] Je speelt om de derde plaats: aan je tafel was het gelijk, en wie hoger geplaatst is, gaat door.
           *[no] Je speelt om de derde plaats.
        }
       *[out] { $level ->
            [yes] Je bent uitgeschakeld: aan je tafel was het gelijk, en wie hoger geplaatst is, gaat door.
           *[no] Je bent uitgeschakeld.
        }
    }
cup-invite = Uitnodigen met deze link
cup-host-tools = Jij organiseert
cup-add-bot = Bot toevoegen
cup-send-off = { $name } eruit halen
cup-send-off-about = { $name } doet niet meer mee. In een lopende beker zijn ongespeelde tafels verloren en volgt de laatste plaats.
cup-decide = Zonder spelen beslissen
cup-decide-about = Wie heeft deze tafel verloren? Er kan dan niet meer gespeeld worden.
cup-decided = Niet gespeeld
cup-cancel = Beker afbreken
cup-cancel-about = Hij eindigt voor iedereen, zonder winnaar. Lopende tafels kunnen worden uitgespeeld.
cup-delete = Beker verwijderen
cup-delete-about = De stand is voor iedereen weg; de partijen blijven bij wie ze speelden.
cup-file-standings = Stand (CSV)
cup-file-results = Uitslagen (CSV)
cup-yes = Ja
cup-no = Nee
cup-back = Alle bekers
cup-count = { $count ->
    [one] Eén doet mee
   *[other] { $count } doen mee
}
cup-left = { $count ->
    [0] Alle tafels zijn klaar.
    [one] Aan één tafel wordt nog gespeeld.
   *[other] Aan { $count } tafels wordt nog gespeeld.
}
cup-of = { $status ->
    [gathering] Open voor inschrijving
    [running] Wordt gespeeld
    [over] Afgelopen
   *[cancelled] Zonder winnaar beëindigd
}

## Regels van een nieuwe beker die meestal blijven zoals ze zijn

cup-more = Meer regels
cup-legs = Zo vaak treft iedereen elkaar
cup-third = Wedstrijd om de derde plaats
cup-least = Minstens aan een tafel
cup-least-about = Waar het niet gelijk uitkomt. Wie dan geen plek heeft, is vrij.
cup-places = Punten voor elke plaats aan een tafel
cup-places-about = { $count } getallen als “{ $example }”; leeg: één voor elke stoel die achterblijft.
cup-places-wrong = { $count } hele getallen van 0 tot 100, geen groter dan het vorige, met komma’s ertussen.
cup-bye-brings = Een vrije ronde brengt
cup-bye-worth =
    { $bye ->
        [usual] wat bij deze vorm gebruikelijk is
        [win] zoveel als een eerste plaats
        [half] de helft van een eerste plaats
        [average] het gemiddelde van de eigen tafels
       *[none] niets
    }
cup-late-brings = Wie later komt, begint voor elke gemiste ronde met
cup-late-worth =
    { $late ->
        [half] de halve punten van een eerste plaats
        [least] in totaal zoveel als wie laatste staat
       *[none] niets
    }
cup-own-ties = Een eigen volgorde bij gelijke stand
cup-own-ties-about = Anders telt wat bij deze vorm gebruikelijk is.
cup-tie-up = { $name }: eerder bekijken
cup-tie-down = { $name }: later bekijken
cup-tie-out = { $name }: niet bekijken

## Seizoenen

cup-season = Seizoen
cup-seasons = Seizoenen
cup-season-about = Meerdere bekers die bij elkaar tellen, op één avond of over een winter.
cup-season-missing = Dit seizoen is er niet, of niet meer.
cup-season-title = Een seizoen heeft een naam nodig.
cup-season-not-host = Dat mag alleen wie het seizoen organiseert.
cup-season-over = Dit seizoen is voorbij.
cup-season-playing = “{ $title }” loopt nog. Een seizoen eindigt als al zijn bekers dat hebben gedaan.
cup-season-full = Een seizoen heeft hoogstens { $most } bekers.
cup-season-many = Er lopen { $most } seizoenen van je. Beëindig er eerst een paar.
cup-season-other = Deze beker telt voor een ander seizoen.
cup-season-not-in = Deze beker telt niet voor dit seizoen.
cup-season-leader = { $name } gaat aan kop
cup-season-champion = { $name } heeft het seizoen gewonnen.
cup-season-status =
    { $status ->
        [running] Loopt
       *[over] Afgelopen
    }
cup-season-count = { $count ->
    [0] Nog geen beker
    [one] Eén beker
   *[other] { $count } bekers
}
cup-season-counts = { $count ->
    [0] Alle bekers tellen.
    [one] Van iedereen telt de beste beker.
   *[other] Van iedereen tellen de beste { $count } bekers.
}
cup-season-behind-wins = Gelijk met { $than }, met meer gewonnen bekers: { $other } tegen { $own }.
cup-season-new = Nieuw seizoen
cup-season-name = Naam van het seizoen
cup-season-scheme = Wat een beker brengt
cup-season-by =
    { $scheme ->
        [places] Punten per plaats
       *[points] De punten daarin
    }
cup-season-by-about =
    { $scheme ->
        [places] Zodra een beker is afgelopen, brengt de eerste plaats het meest, wie er ook was en hoe lang het ook duurde.
       *[points] Wat aan de tafels van een beker wordt gehaald, telt meteen; langere bekers brengen meer.
    }
cup-season-places = Punten voor elke plaats, vanaf de eerste
cup-season-places-about = Zoals “10, 8, 6”; wie daarachter staat, krijgt er geen.
cup-season-places-wrong = Dit zijn hele getallen van 0 tot 100, geen groter dan het vorige, met komma’s ertussen.
cup-season-counting = Zoveel bekers tellen
cup-season-counting-about = Van iedereen de beste; 0: alle. Waar niet alle tellen, is een gemiste in te halen.
cup-season-listed-about = Iedereen vindt het seizoen. Anders alleen met de link.
cup-season-make = Seizoen maken
cup-season-empty = De stand begint met de eerste beker.
cup-season-first = Eerste beker
cup-season-next = Volgende beker
cup-season-next-about = Spel, regels en bots zijn die van de laatste beker. Wie in het seizoen heeft gespeeld, hoort ervan.
cup-season-add = Een beker van jou laten tellen
cup-season-take-out = “{ $title }” uit het seizoen halen
cup-season-take-out-about = Hij telt niet meer. De beker zelf blijft.
cup-season-end = Seizoen beëindigen
cup-season-end-about = Wie bovenaan staat, heeft gewonnen, en er komt geen beker meer bij.
cup-season-delete = Seizoen verwijderen
cup-season-delete-about = De stand is voor iedereen weg; de bekers blijven.
cup-season-of = Telt voor { $title }
cup-season-forgotten = niet meer bewaard
cup-season-dropped = niet een van de beste
cup-season-absent = er niet bij
cup-season-won = Gewonnen bekers
