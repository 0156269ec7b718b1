# Wat `malecon analyse` zegt.

cli-analyse = Een opgetekend spel nalopen: hoe iedereen ervoor stond, wat een fout was en wat geluk. Een pagina met grafieken, of JSON.
cli-analyse-file = De optekening, of meer dan een; van een map alle die erin zijn.
cli-analyse-budget = Hoeveel aan elke beslissing wordt besteed, in gangen door een zoekboom; zonder opgave 3000.
cli-analyse-jobs = Hoeveel processen; zonder opgave één per kern. Het resultaat is hetzelfde.
cli-analyse-seed = Een ander getal geeft andere steekproeven; zonder opgave 0.
cli-analyse-html = Waar de pagina wordt geschreven; zonder opgave naast de optekening, met de uitgang .html.
cli-analyse-charts = De grafieken ook als SVG-bestanden in deze map schrijven.

analysis-title = { $game }, nagelopen
analysis-scores = Punten: { $scores }.
analysis-won = Gewonnen door: { $names }.
analysis-unfinished = Het spel is niet afgelopen.
analysis-care = Alle kansen zijn schattingen van de zoeker van het huis. Beslissingen worden beoordeeld naar wat de speler kon weten, niet naar wat verborgen lag; een fout heet alleen wat duidelijk meer kost dan er onzeker aan is, en dat blijft hoe lang er ook gekeken wordt.
analysis-spent = { $answers } antwoorden, { $nodes } gangen per beslissing, startgetal { $seed }.
analysis-written = De analyse: { $path }

analysis-chances = Het verloop
analysis-chances-about = Ieders kans om te winnen, zoals iemand die ziet die weet wat allen weten. De nummers staan bij de duurste fouten.
analysis-chances-chart = Kans om te winnen
analysis-answers = gegeven antwoorden

analysis-split = Geluk en kunde
analysis-split-about = Van de kans aan het begin tot het resultaat, in procentpunten. Geluk is wat werd getrokken, min wat te verwachten was. Beslissingen tellen met wat ze kosten naast die waaraan de zoeker de voorkeur geeft. Aan het licht kwam wat verborgen gelegd of gekozen was, los van wat die beslissingen kostten naar wat hun speler kon weten. De rest is wat de zoeker niet kan verklaren: zo ver zit hij er in totaal naast. ± is hoe onzeker geluk en beslissingen samen zijn: door het meten, en doordat de zoeker ernaast kan zitten.
analysis-split-chart = Waaruit het resultaat ontstond
analysis-in-points = procentpunten van de kans om te winnen
analysis-player = speler
analysis-start = begin
analysis-luck = geluk
analysis-own = eigen beslissingen
analysis-others = beslissingen van anderen
analysis-light = aan het licht
analysis-rest = rest
analysis-result = resultaat
analysis-error = ±

analysis-mistakes = Fouten
analysis-mistakes-about = De duurste beslissingen, en wat beter was geweest; in procentpunten van de kans om te winnen.
analysis-no-mistakes = Geen beslissing was duidelijk een fout.
analysis-decision = beslissing
analysis-preferred = voorkeur
analysis-cost = kosten
analysis-decision-at =
    { $number }, { $round ->
        [0] voor ronde 1
       *[other] ronde { $round }
    }, { $name }:
analysis-draw-at =
    { $number }, { $round ->
        [0] voor ronde 1
       *[other] ronde { $round }
    }:
analysis-all-decisions = Alle beslissingen

analysis-draws = Geluk
analysis-draws-about = Wat het meest besliste van alles wat werd getrokken: wat het ieder bracht of kostte, in procentpunten, naast het gemiddelde van alles wat had kunnen komen.
analysis-draw = getrokken
analysis-probability = waarschijnlijk
analysis-all-draws = Alles wat werd getrokken

analysis-points = Waar de punten vandaan kwamen
analysis-points-chart = Punten van { $name }
