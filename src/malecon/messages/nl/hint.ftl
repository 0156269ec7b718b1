# Hints: waarom een antwoord goed is. Elk is een deel van een zin en begint met een kleine letter.

page-hints-about = De beste antwoorden zoals Meester, de beste bot, ze ziet, met de kans om te winnen daarna. Hij weet niet meer dan jij.
page-hints-thinking = Even vooruitkijken …
page-hints-chance = { $chance } % kans om te winnen
page-hints-show = Laat zien waar

hint-wins = wint het spel
hint-ends = beëindigt het spel
hint-gets = levert op: { $pieces }
hint-costs = kost { $pieces }
hint-others-get = { $player } krijgt { $pieces }
hint-others-lose = { $player } verliest { $pieces }
hint-plan = daarna: { $answers }
hint-reply = { $player } gaat waarschijnlijk verder met: { $answer }
hint-close = nauwelijks beter dan: { $answer }
hint-more-points =
    { $points ->
        [one] meteen { $points } punt meer dan: { $answer }
       *[other] meteen { $points } punten meer dan: { $answer }
    }

## Havana

hint-havana-bought = bouwt: { $tile }
hint-havana-tile-removed = verwijdert: { $tile }
hint-havana-short =
    { $points ->
        [one] dan ontbreekt nog { $points } punt tot het doel
       *[other] dan ontbreken nog { $points } punten tot het doel
    }
hint-havana-denied = { $player } had kunnen bouwen: { $tile }
hint-havana-reach = kan daarna betalen: { $tile }
hint-havana-number = handelt met { $number }
hint-havana-card-worker =
    { $number ->
        [one] Arbeider geeft wie hem het eerst gebruikt { $number } arbeider
       *[other] Arbeider geeft wie hem het eerst gebruikt { $number } arbeiders
    }
hint-havana-card-black-market =
    { $number ->
        [one] Zwarte markt geeft wie hem het eerst gebruikt { $number } blokje
       *[other] Zwarte markt geeft wie hem het eerst gebruikt { $number } blokjes
    }
hint-havana-card-peso-thief =
    { $number ->
        [one] Pesodief zou van de rijkste { $number } peso krijgen
       *[other] Pesodief zou van de rijkste { $number } peso's krijgen
    }
hint-havana-card-pesos =
    { $number ->
        [one] Peso's geeft { $number } peso zoals het midden nu ligt
       *[other] Peso's geeft { $number } peso's zoals het midden nu ligt
    }
hint-havana-card-mama =
    { $number ->
        [one] Mama geeft { $number } gekleurd blokje zoals het midden nu ligt
       *[other] Mama geeft { $number } gekleurde blokjes zoals het midden nu ligt
    }
hint-havana-card-debris =
    { $number ->
        [one] Afval geeft { $number } grijs blokje zoals het midden nu ligt
       *[other] Afval geeft { $number } grijze blokjes zoals het midden nu ligt
    }

## Santiago de Cuba

hint-santiago-delivers =
    { $units ->
        [one] levert { $units } eenheid voor { $value } punten
       *[other] levert { $units } eenheden voor elk { $value } punten
    }
hint-santiago-claims = bezit voortaan dit gebouw en krijgt huur: { $building }
hint-santiago-rent = { $player } krijgt huur: { $building }
hint-santiago-ship-leaves = het schip vertrekt
hint-santiago-value = een eenheid brengt dan { $value } punten op
hint-santiago-wanted = het schip vraagt { $good }

## Cuba

hint-cuba-ships =
    { $units ->
        [one] verscheept nu { $units } eenheid, { $dock ->
            [one] { $dock } punt
           *[other] { $dock } punten
        }
       *[other] verscheept nu { $units } eenheden, elk { $dock ->
            [one] { $dock } punt
           *[other] { $dock } punten
        }
    }
hint-cuba-dock-leaves = het schip aan ligplaats { $dock } vertrekt aan het einde van de ronde
hint-cuba-ship-full = vult het schip aan ligplaats { $dock }
hint-cuba-builds = bouwt { $tile }: { $points } punten aan het einde van het spel
hint-cuba-law = van kracht wordt: { $act }
hint-cuba-stores =
    { $number ->
        [one] { $number } product is veilig voor het einde van de ronde
       *[other] { $number } producten zijn veilig voor het einde van de ronde
    }
hint-cuba-votes = geeft { $votes } stemmen; de anderen hebben vóór hun biedingen hooguit { $most }
hint-cuba-subsidy =
    { $points ->
        [one] de subsidie brengt { $points } punt op, de beste van de anderen { $others }
       *[other] de subsidie brengt { $points } punten op, de beste van de anderen { $others }
    }
hint-cuba-tax-met = kan daarna de belasting betalen
hint-cuba-tax-lost = kan de belasting niet meer betalen
hint-cuba-duty-met = kan daarna de heffing geven
hint-cuba-duty-lost = kan de heffing niet meer geven
