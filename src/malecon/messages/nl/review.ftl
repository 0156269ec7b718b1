### Een partij op de pagina nagekeken, en wat de partijen van een club zeggen over wie ze speelden.

review-title = Nagekeken
review-about = Hoe iedereen er tijdens het spel voor stond, waar het keerde, wat geluk was en welke beslissingen het meest kostten. Het duurt een minuut of twee; wie later komt, vindt het klaar.
review-begin = Dit spel nakijken
review-progress = { $percent } % nagekeken
review-still =
    Nog bezig: tot nu toe { $percent } % van het spel, { $number ->
        [0] nog geen fout gevonden
        [one] één fout
       *[other] { $number } fouten
    }.
review-so-far =
    Tot nu toe { $round ->
        [0] voor ronde 1
       *[other] tot ronde { $round }
    }; de rest wordt nog nagekeken:
review-chances = Winkans in de loop van het spel
review-slider = Door het spel gaan
review-turns = Waar de kansen keerden
review-turn-none = Geen enkele beurt veranderde iemands winstkans veel.
review-turn-draw = Geluk: dit werd getrokken.
review-turn-decision = Dat deed een beslissing, vergeleken met wat beter was geweest.
review-turn-light = Hier kwam aan het licht wat verborgen lag.
review-turn-unsure = De schatting hiervoor was onzeker: door geluk en beslissingen alleen zou de kans van { $player } { $explained } procentpunten zijn veranderd, en ze veranderde { $moved }. Voor het verschil zag de zoektocht het nu beter.
review-turn-end = Hier eindigde het spel. Tot dan was het open: wat de schatting zei was een kans, geen belofte.
review-split = Geluk en kunde
review-split-about = Van de winstkans aan het begin tot het resultaat, in procentpunten: 100 is een zekere winst. Geluk is wat getrokken werd, min wat te verwachten was; beslissingen tellen wat ze kostten vergeleken met de beste.
review-player = Speler
review-start = begin
review-luck = geluk
review-own = eigen beslissingen
review-others = beslissingen van anderen
review-light = aan het licht
review-light-about = Aan het licht kwam wat verborgen gelegd of gekozen was, los van wat die beslissingen kostten naar wat hun speler kon weten.
review-rest = misrekend
review-rest-about = Misrekend: wat geluk noch beslissingen verklaren. Zo ver zat de zoektocht ernaast over de stand, tot die het beter zag; een deel ervan kan geluk of kunde zijn die niet herkend werd.
review-rest-large =
    { $player }: de zoektocht heeft zich in dit spel { $points } procentpunten misrekend, meer dan geluk, beslissingen of iets anders op zichzelf uitmaakt, het meest { $round ->
        [0] voor ronde 1
       *[other] in ronde { $round }
    }. Neem wat zij hier over geluk en beslissingen zegt met voorzichtigheid.
review-result = resultaat
review-error-about = Hoe onzeker geluk en beslissingen samen zijn: door het meten, en doordat de zoektocht ernaast kan zitten
review-mistakes = Fouten
review-own-mistakes = Jouw fouten
review-no-mistakes = Geen enkele beslissing was duidelijk een fout.
review-own-no-mistakes = Geen van jouw beslissingen was duidelijk een fout.
review-others-mistakes = Fouten van de anderen
review-round =
    { $n ->
        [0] voor ronde 1
       *[other] ronde { $n }
    }
review-cost = kostte { $points } procentpunten winstkans
review-played = Gespeeld:
review-better = Beter:
review-show = Op het bord tonen
review-draws = Wat het toeval deed
review-effects-about = Wat elke trekking met ieders winstkans deed, in procentpunten, vergeleken met alles wat getrokken had kunnen worden.
review-likely = { $percent } % waarschijnlijk
review-points = Waar de punten vandaan kwamen
review-lost = verloren
review-other = punten
review-total = samen
review-care = Alle kansen zijn schattingen van de eigen zoekmethode ({ $nodes } gangen per beslissing). Beslissingen worden beoordeeld naar wat hun speler kon weten, niet naar wat verborgen lag.
review-statistics-title = Statistieken
review-statistics-about = Wat de spellen van deze club zeggen over wie ze speelden: spellen aan open tafels, en voor jou die aan je eigen tafels. Wie iemand is, zegt de sleutel of het apparaat, niet de naam. Alles blijft op deze server.
review-statistics-none = Er is nog niemand te tonen: hier staat wie aan een open tafel een spel heeft uitgespeeld, en wie aan jouw tafels zat.
review-statistics-nobody = Niemand met deze naam heeft een spel uitgespeeld aan een open tafel of aan een van de jouwe.
review-statistics-games = Spellen
review-statistics-won = { $won } van { $games } gewonnen
review-statistics-at = { $game }, { $players } spelers
review-statistics-places = Plaatsen
review-statistics-points = Punten
review-statistics-mean = gemiddeld { $points }, hoogstens { $best }
review-statistics-rating = Rating
review-statistics-favourites = Voorkeuren
review-statistics-sources = Punten naar herkomst, gemiddeld
review-statistics-all = Alle spellen
review-statistics-search = Een naam zoeken
review-statistics-bot = bot

## The scene at the end

end-counting = De punten worden geteld …
end-skip = Resultaat tonen
end-tie = Gelijke punten: de regels braken de gelijke stand.
end-level =
    { $stage ->
        [final] { $players } heeft de beker gewonnen: het stond gelijk, en wie hoger geplaatst is, staat voor.
        [third] { $players } heeft de derde plaats: het stond gelijk, en wie hoger geplaatst is, staat voor.
       *[other] { $count ->
            [one] { $players } gaat door in de beker: het stond gelijk, en wie hoger geplaatst is, gaat door.
           *[other] { $players } gaan door in de beker: het stond gelijk, en wie hoger geplaatst is, gaat door.
        }
    }
end-points = Punten naar herkomst
end-source = Herkomst
end-gained-lost = { $gained } gewonnen, { $lost } verloren
end-turns = Waar het spel keerde
end-turn-lead = Ronde { $round }: { $player } neemt de leiding en houdt die.
end-turn-gain =
    Ronde { $round }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $player } ({ $source }).
end-turn-loss = Ronde { $round }: { $player } verliest { $points } punten ({ $source }).
end-look-over = Bekijken
end-share = Delen
end-saved = De afbeelding staat bij je downloads.
end-no-picture = De afbeelding kwam niet. Probeer het nog eens.
end-board = Naar het bord
end-score =
    { $player }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Where points come from

lab-source-havana-large-tiles = tegels van 5 punten en meer
lab-source-havana-middle-tiles = tegels van 3 en 4 punten
lab-source-havana-small-tiles = tegels van 1 en 2 punten
lab-source-santiago-ship = leveringen
lab-source-santiago-buildings = gebruikte gebouwen
lab-source-santiago-cubans = Cubanen
lab-source-santiago-rent = eigen gebouwen
lab-source-santiago-gifts = El Zorro
lab-source-santiago-leftovers = overgebleven goederen
lab-source-santiago-start = bij het begin
lab-source-cuba-ships = schepen
lab-source-cuba-buildings = gebruikte gebouwen
lab-source-cuba-statutes = belasting en heffing
lab-source-cuba-subsidies = subsidies
lab-source-cuba-tiles = gebouwen aan het einde
lab-source-cuba-architect = architect
