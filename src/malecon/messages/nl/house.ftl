# Wat over bestanden, opnames en op de opdrachtregel gezegd wordt.

error-at-line = Regel { $line }: { $error }
error-in-file = “{ $file }”, regel { $line }: { $error }
error-of-file = “{ $file }”: { $error }

## Bestanden

file-missing = Er is geen bestand “{ $path }”.
file-is-folder = “{ $path }” is een map, geen bestand.
file-not-plain = “{ $path }” is geen gewoon bestand, maar zoiets als een pipe.
file-no-such-folder = Er is geen map “{ $path }”.
file-unreadable = “{ $path }” kan niet worden gelezen: { $error }.
file-too-large = “{ $path }” is veel te groot om van ons te zijn.
file-not-text = “{ $path }” is geen tekstbestand in UTF-8.
file-no-folder = “{ $path }” kan niet worden geschreven: die map bestaat niet.
file-unwritable = “{ $path }” kan niet worden geschreven: { $error }.

## Waaruit een tafel bestaat

game-unknown = Een spel “{ $found }” is hier niet. Bekende spellen: { $known }.
game-near = Een spel “{ $found }” is hier niet. Bedoel je { $near }? Bekende spellen: { $known }.
foreign-game = Het spel “{ $game }” uit het pakket { $package } is niet speelbaar en wordt weggelaten: { $why ->
    [none] { $found } is geen spel
    [name] de naam moet uit kleine letters en cijfers bestaan, niet “{ $found }”
    [taken] er is al een spel dat { $found } heet
    [seats] het moet voor twee tot vijf spelers zijn
    [file] een ander spel heeft al bestanden die { $found } heten
   *[error] { $found }
}.
players-wrong = Het spel { $game } is voor { $least } tot { $most } spelers, niet voor { $found }.
option-unknown = Het spel { $game } heeft geen optie “{ $found }”. Wel: { $known }.
option-value = De optie { $option } kan niet { $found } zijn; wel { $known } (spelregel { $rule }).
option-pair = Een optie geef je op als naam=waarde, niet als “{ $found }”.
option-twice = De optie “{ $found }” is twee keer opgegeven.
box-file-foreign = Het spel { $game } kent geen bestand met { $found }.
names-number = { $found } namen voor { $players } plaatsen: er moet er een zijn voor elke plaats, of geen enkele.
names-unprintable = “{ $found }” is niet bruikbaar als naam: hoogstens 80 tekens, en allemaal afdrukbaar.

## Verslagen

record-empty = Dit spelverslag is leeg.
record-torn = Het spelverslag breekt midden in deze regel af: “{ $found }”. Is de regel volledig, sluit hem dan af met een regeleinde; zo niet, haal hem weg, en de rest is bruikbaar.
record-torn-head = Het spelverslag breekt in zijn eerste regel af: “{ $found }”. Is de regel volledig, sluit hem dan af met een regeleinde; zo niet, dan staat er in dit bestand niets bruikbaars.
record-header = Dit is geen spelverslag van Malecón: de eerste regel moet een JSON-object zijn dat met "malecon" begint. Gevonden: { $found }
record-field = In de kop kan “{ $field }” niet { $found } zijn.
record-newer-format = Dit spelverslag heeft formaat { $found }; deze Malecón kent formaten tot { $known }. Een nieuwere Malecón kan het lezen.
record-newer-rules = Dit spelverslag is gespeeld volgens versie { $found } van de spelregels van { $game }; deze Malecón kent ze tot versie { $known }. Een nieuwere Malecón kan het lezen.
record-no-seat = Een regel moet beginnen met een plaats (0 tot en met { $last }), met ~ voor het toeval, ! voor een controlegetal of = voor de punten. Gevonden: { $found }
record-too-early = “{ $found }” hoort hier niet. { $seat ->
    [over] Het spel is afgelopen en de punten staan er al.
    [chance] Er wordt een antwoord van het toeval verwacht.
   *[other] Er wordt een antwoord van plaats { $seat } verwacht.
}
record-missing = Verwacht: “{ $expected }”, gevonden: “{ $found }”.
record-digest = De tafel is niet zoals toen het spel werd gespeeld: verwacht “{ $expected }”, gevonden “{ $found }”. Misschien is een eerdere regel veranderd.
record-scores = De punten zijn niet die van dit spel: verwacht “{ $expected }”, gevonden “{ $found }”.

## JSON in bestanden

json-unreadable = Vanaf kolom { $column } is dit geen JSON: { $found }
json-too-deep = Dit is meer dan { $most } keer genest; geen van onze bestanden is dat.
json-number = { $found } is geen getal dat hier te gebruiken is.
json-twice = “{ $found }” staat er twee keer.
json-half-character = Hier staat een half teken, dat niet opnieuw te schrijven is.

## Bestanden met eigen spelmateriaal

toml-unreadable = Vanaf kolom { $column } is dit geen TOML: { $found }
toml-ends = Dit bestand eindigt waar nog iets moet volgen.
toml-line-ends = Deze regel eindigt waar nog iets moet volgen.
toml-twice = Dit stond er al: geen tabel en geen sleutel mag er twee keer zijn.
toml-too-deep = Dit bestand is te diep genest om te lezen.
toml-number = Dit getal is buiten alle proporties; hele getallen hebben hier hooguit 19 cijfers.

box-none = Dit is geen doos van dit spel: er hoort { $known } in.
box-key = “{ $found }” is hier onbekend; zo'n bestand heeft { $known }.
box-name = Er moet een afdrukbare naam van hoogstens { $most } tekens zijn: name = "Mijn doos".

havana-box-no-tiles = De { $number } tegels ontbreken: tiles = [ "1: R", … ]
havana-box-tiles = Er moeten { $number } tegels zijn; hier zijn er { $found }.
havana-box-low = Minstens { $number } tegels moeten 1 tot { $most } punten waard zijn (H5); hier zijn dat er maar { $found }.
havana-box-not-words = Tegel { $tile } moet tussen aanhalingstekens staan, zoals "2: R 2$"; gevonden: { $found }.
havana-box-colon = Tegel { $tile } heeft punten, een dubbele punt en een prijs nodig, zoals "2: R 2$"; gevonden: “{ $found }”.
havana-box-points = Tegel { $tile } moet 1 tot { $most } punten waard zijn, niet “{ $found }”.
havana-box-sign = Tegel { $tile } vraagt “{ $found }”; bekend zijn { $known }.
havana-box-amount = Tegel { $tile } vraagt “{ $found }”; het getal moet minstens 1 zijn, zoals in 2R.
havana-box-most = Tegel { $tile } vraagt { $found } keer { $sign }; hoogstens { $most } is mogelijk.
havana-box-free = Tegel { $tile } kost niets; een prijs is nodig.

santiago-box-table = “{ $table }” moet een tabel zijn: [{ $table }]
santiago-box-tile = “{ $found }” is hier onbekend; bekend zijn { $known }.
santiago-box-fields = “{ $tile }” moet een tabel zijn, zoals { "{" } flower = "red" { "}" } of { "{" } pesos = 2 { "}" }.
santiago-box-field = “{ $tile }” heeft geen “{ $found }”; er is { $known }.
santiago-box-nothing = “{ $tile }” heeft geen getal dat veranderd kan worden.
santiago-box-flower = De bloem van “{ $tile }” moet een van { $known } zijn, niet “{ $found }”.
santiago-box-colour = { $tile ->
    [el-zorro] De bloem van El Zorro heeft geen kleur: flower = "none".
   *[other] De bloem van “{ $tile }” moet een kleur hebben.
}
santiago-box-number = “{ $field }” van “{ $tile }” moet een geheel getal van 1 tot { $most } zijn, niet “{ $found }”.
santiago-box-two = Elke bloem staat op twee Cubanen; { $flower } staat op { $found }: { $cubans }.

cuba-box-no-ships = Er moet een lijst van { $number } schepen zijn: ships = ["12200", …].
cuba-box-ships = Er moeten { $number } schepen zijn; hier zijn er { $found }.
cuba-box-ship = Schip { $ship } moet uit vijf cijfers bestaan, de plaatsen voor citrusvruchten, tabak, suikerriet, rum en sigaren, zoals "12200"; gevonden: { $found }
cuba-box-spaces = Schip { $ship } heeft { $found } plaatsen; elk schip heeft er { $number }.
cuba-box-no-boards = Er moet een tabel [boards] met deze zijn: { $known }.
cuba-box-board-missing = Het bord { $board } ontbreekt.
cuba-box-board-unknown = Er is geen bord “{ $found }”. De borden zijn: { $known }.
cuba-box-rows = Het bord { $board } moet uit drie rijen van vier velden bestaan, zoals "WCFS/SLTM/FTMC", met de letters { $known }; gevonden: { $found }
cuba-box-fields = Het bord { $board } heeft het veld { $sign } { $found } keer; elk bord heeft het { $number } keer.

## Simulatie

policy-unknown = Een speelwijze “{ $found }” is er niet. Bekend: { $known }.
number-wrong = Het aantal { $name } moet van 1 tot { $most } zijn, niet { $found }.

## Opdrachten

language-unknown = Malecón spreekt geen “{ $found }”. Wel: { $known }.
play-what = Welk spel? Bijvoorbeeld: malecon play havana. “malecon games” somt ze op.
play-with = Zonder spel speel je Malecón in de browser, met een spel hier in de terminal; --{ $given } is voor de browser.
people-wrong = { $found } mensen kunnen hier niet spelen: de tafel heeft { $players } plaatsen.
bot-unknown = Er is geen bot “{ $found }”. Bekende bots: { $known }.
bot-budget = “{ $found }”: je kunt zeggen hoeveel gangen een beslissing krijgt, zoals { $level }:300, of hoeveel milliseconden, zoals { $level }:500ms; een geheel getal van 1 tot { $most }.
bot-no-budget = “{ $found }”: hoelang { $level } denkt is niet te kiezen, alleen bij deze: { $known }.
bots-too-many = { $found } bots voor { $free } vrije plaatsen is te veel. Een kleinere --people laat meer plaatsen vrij.
save-exists = “{ $path }” is er al, en er wordt niets overschreven. Kies een andere naam, of ga met dat spel verder: --resume.
resume-with = Een bewaard spel gaat verder zoals het begonnen is, dus --resume gaat niet samen met { $given }.
resume-torn = De laatste regel was afgebroken en blijft weg: “{ $found }”. Het spel gaat verder vanaf de regel ervoor.
replay-at = Dit spel heeft { $most } antwoorden; het kan niet na { $found } beginnen.
replay-seat = Dit spel heeft de plaatsen 0 tot en met { $last }; er is geen plaats { $found }.

games-line = { $game }: { $least } tot { $most } spelers
games-file = je eigen materiaal; “malecon { $name } show” geeft het onze
version-compiled = gecompileerde engine
version-interpreted = geïnterpreteerde engine

record-sound = Het spelverslag klopt: { $game }, { $players } spelers, { $answers } antwoorden, ronde { $round }.
record-unfinished = Het spel is nog niet afgelopen; aan de beurt is { seat-name }.
components-sound = “{ $path }” klopt. Speel ermee: malecon play { $game } --{ $name } { $path }

simulate-head = { $game }, { $players } spelers, { $games } willekeurige spellen, startgetal { $seed }
simulate-left = te gaan
simulate-seat = plaats
simulate-mean = gemiddeld
simulate-deviation = ±
simulate-least = laagste
simulate-most = hoogste
simulate-wins = zeges
simulate-share = aandeel
simulate-rounds = Rondes: { $mean } ± { $deviation }, van { $least } tot { $most }
simulate-decisions = Beslissingen per spel: { $mean } ± { $deviation }, van { $least } tot { $most }
simulate-ending = Geëindigd door: { $ending }, { $games } ({ $share } %)
simulate-speed = { $seconds } s: { $games } spellen/s, { $decisions } beslissingen/s
