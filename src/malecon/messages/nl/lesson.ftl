### De eerste lessen: naast het bord gezegd als iets voor het eerst voorkomt.

lesson-title = Eerste les
lesson-step = { $n } van { $all }
lesson-next = Begrepen
lesson-show = Laat het me zien
lesson-back = Nog een keer
lesson-close = Verder zonder les
lesson-resume = Verder met de les
lesson-rule = Regel { $id }
lesson-done = Meer heb je niet nodig. Speel dit spel uit of begin een nieuw: de regels zijn altijd maar één klik weg.

## Havanna

lesson-havana-welcome = Welkom in Havanna! Deze huizen moeten weer schitteren. Koop ze een voor een; het grote getal op een huis zijn de punten. Wie als eerste het doel bereikt, wint.
lesson-havana-ends = Alleen de huizen aan de vier uiteinden van de twee rijen zijn te koop. De tekens onder de deur zijn de prijs: blokjes, peso's en arbeiders.
lesson-havana-cards = Iedereen heeft dezelfde dertien kaarten en kiest er twee. Samen vormen ze een getal, het kleinste cijfer vooraan. Met een laag getal ben je vroeg aan de beurt; hoge kaarten geven meer. Probeer om te beginnen de Arbeider (4) en de Peso's (8): dat is 48.
lesson-havana-order = De kaarten liggen open. Het laagste getal begint: zie de rij. Wie later komt, kan door een dief bestolen of door de ontvanger gepakt worden.
lesson-havana-first = Jij bent aan de beurt. Je voert beide kaarten uit, in de volgorde die je wilt. Klik op de kaart die eerst moet.
lesson-havana-choice = Hier laat een kaart je de keuze. Wat oplicht, mag je kiezen; houd de aanwijzer of je vinger erop om te zien wat er zou gebeuren.
lesson-havana-buying = Nu mag je kopen. Een huis dat oplicht, kun je betalen. Niets kopen is ook goed: wat je hebt, houd je voor de volgende ronde.
lesson-havana-paying = Je kunt betalen wat gedrukt staat, of 5 peso's voor een arbeider en 5 grijze blokjes voor een gekleurd blokje laten gelden.
lesson-havana-watching = De anderen zijn aan de beurt. Wat er net gebeurde, staat in de strook en in het verloop; klik op een regel van het verloop om het bord op dat moment te zien.
lesson-havana-supply = Drie blokjes en drie peso's zijn in het midden gekomen. De kaart Peso's neemt de helft van de peso's daar, Mama de helft van de blokjes, Afval alle grijze.
lesson-havana-cover = Er komt een nieuwe kaart en er gaat een oude. Kies welke van je twee open kaarten je bedekt. De andere blijft en werkt volgende ronde opnieuw.
lesson-havana-lay = En nu de nieuwe kaart, gedekt. Denk aan je getal: wie moet er voor jou en wie na jou komen?
lesson-havana-hand = Bedekte kaarten wachten in je aflegstapel. Je neemt ze allemaal terug als je nog maar twee kaarten in de hand hebt.
lesson-havana-thieves = Nog iets: de kaart Bescherming houdt dieven en de ontvanger een hele ronde bij je weg.
lesson-havana-win = Je eerste gebouw! De punten zijn van jou, niemand kan ze je afnemen. Meer is het niet: goede kaarten op het juiste moment, en het juiste gebouw voordat iemand anders het koopt.

## Santiago de Cuba

lesson-santiago-welcome = Welkom in Santiago! Eén auto voor iedereen rijdt met de klok mee door de stad. Waar je stopt, helpt iemand je. Punten krijg je voor waren die je aan het schip levert.
lesson-santiago-ship = Het schip in de haven wil vier soorten goederen: zie de dobbelstenen. De vlag zegt wat elk stuk op dit moment oplevert: 2, 3 of 4 punten.
lesson-santiago-driving = Jij bent aan de beurt: rijd. De eerste halte is gratis, elk volgende kost een peso. De Cubanen tonen wat ze geven en welke bloem ze dragen.
lesson-santiago-screen = Wat je bezit, ligt achter je scherm. De anderen zien het niet, maar ze mogen onthouden wat je genomen hebt.
lesson-santiago-cuban = Een Cubaan biedt je hulp aan. Neem die, tenzij je een goede reden hebt om het niet te doen.
lesson-santiago-building = Nu gaat je figuur naar een vrij gebouw onder dezelfde bloem. Kies er een dat iets van je goederen maakt of betaalt.
lesson-santiago-use = Je mag het gebouw gebruiken waar je staat. Houd de aanwijzer of je vinger op een antwoord om te zien wat het zou opleveren.
lesson-santiago-delivery = Een levering! Vanaf de bestuurder rond en rond levert ieder één soort of past. Verkoop zolang de vlag hoog staat; wat het schip niet meer wil, kan niemand leveren.
lesson-santiago-gift = El Zorro is bezig. Geef wat je het minst nodig hebt.
lesson-santiago-demand = Er is een schip vertrokken. Jij bepaalt wat het volgende wil: laat de soort weg die de anderen het meest zou helpen.
lesson-santiago-harbour = Telkens als de auto over de haven heen rijdt, gaat de vlag een stap naar rechts. Na 4 vertrekt het schip, vol of niet.
lesson-santiago-alonso = Alonso, de advocaat, laat je een gebouw in bezit nemen. Telkens als de figuur van een ander daar een beurt eindigt, krijg je een punt.
lesson-santiago-end = Als het zevende schip vertrekt, is het spel voorbij. Drie overgebleven goederen zijn een punt waard; geld is niets waard, dus geef het uit.
lesson-santiago-win = Je eerste levering! Die punten liggen veilig achter je scherm. Zo win je dit spel: de juiste goederen naar het juiste schip brengen, zolang de waarde hoog is.

## Cuba

lesson-cuba-welcome = Welkom op Cuba! Zes rondes: oogsten, handelen, bouwen, verschepen en stemmen. Punten komen van schepen, van gebouwen en van de wetten.
lesson-cuba-pieces = Kies waarmee je begint. Met hout en steen kun je vroeg bouwen; een product kan verkocht of verscheept worden.
lesson-cuba-bills = Vier wetsvoorstellen liggen bij het parlement. Aan het einde van de ronde maakt de winnaar van de stemming er twee tot wet. Bekijk ze nu: ze zeggen wat punten zal opleveren.
lesson-cuba-characters = Je hebt vijf personages. Vier ervan speel je, een per beurt; het vijfde stemt voor je in het parlement. De arbeider heeft 1 stem, de burgemeester 5.
lesson-cuba-worker = De arbeider: zet je figuur op een veld. De rij en kolom waarin je figuur staat worden actief. Bossen, bergen en het meer geven meteen, en twee van de productvelden.
lesson-cuba-reap = Kies wat je oogst. Elk verder veld kost een water.
lesson-cuba-architect = De architect: bouw een van de huizen in de straat. Wat je kunt betalen, licht op. Een gebouw bedekt zijn veld, dus kies er een waarvan je de opbrengst het minst nodig hebt.
lesson-cuba-site = Waar moet het staan? De voorman gebruikt alle gebouwen in de rij en de kolom van je figuur, dus houd ze bij elkaar.
lesson-cuba-foreman = De voorman: je gebouwen werken. Het gedrukte magazijn telt ook: het redt je producten over het einde van de ronde.
lesson-cuba-tradeswoman = De handelaarster: verkoop wat duur is en koop wat goedkoop is. Hoe meer er op de markt ligt, hoe lager de prijs.
lesson-cuba-mayor = De burgemeester: laad een schip. Ligplaats 3 levert 3 punten per stuk op, ligplaats 1 maar 1. Het vak moet het teken van de soort hebben.
lesson-cuba-lot = Let op je erf: producten die daar aan het einde van de ronde liggen, zijn verloren, tenzij het magazijn ze heeft opgenomen.
lesson-cuba-bidding = Het parlement. Je vijfde personage brengt zijn stemmen mee; meer kun je kopen, voor een peso per stem. Wat je biedt, betaal je, of je wint of niet.
lesson-cuba-legislate = Je hebt de meerderheid! Kies twee voorstellen. Ze gelden tot andere ze vervangen.
lesson-cuba-tax = Belastingen en heffingen zijn vrijwillig en leveren elk 2 punten op, samen 5. Dat is meestal een goede ruil.
lesson-cuba-round = Een nieuwe ronde. Volle schepen zijn vertrokken, de andere zijn opgeschoven, en je personages zijn weer in je hand.
lesson-cuba-win = Je eerste succes op dit eiland! Elke ronde brengt dezelfde kansen opnieuw: oogsten, er punten van maken en in het parlement meestemmen.
