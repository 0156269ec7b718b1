### De tafel in de terminal, in het Nederlands.

terminal-you = jij
terminal-bot = bot: { $bot }
terminal-welcome = Typ het nummer van een antwoord, of enkele woorden ervan. h geeft hints, help verklaart alle toetsen, ? is de regel achter een vraag, ? 2 die achter een antwoord, u neemt een antwoord terug, q bewaart en stopt.
terminal-prompt = nr., woord · ? regel · h hint · w reden · u terug · l log · help · q stop
terminal-back = Enter: terug naar de tafel
terminal-leaf = p: eerder · n: later · Enter: terug naar de tafel
terminal-watch = Enter: volgende beurt · e: tot het einde · q: stoppen
terminal-thinking = { $name } denkt na …
terminal-pass = Door naar { $name }. Kijkt er niemand anders, druk dan op Enter (u neemt het laatste antwoord terug).

terminal-rules = De regels erachter
terminal-log = Wat er gebeurde
terminal-hints = Hints
terminal-hints-about = De beste antwoorden, met de kans om te winnen daarna en wat ervoor spreekt. De zoeker weet niet meer dan jij.
terminal-hint = { $chance } %  { $answer }
terminal-hint-thinking = Even vooruitkijken …
terminal-whys = Waarom ze dat deden
terminal-help-title = Hulp
terminal-help =
    Antwoord met het nummer van een keuze, met de woorden ervan, of met een deel dat geen andere keuze heeft: “zwarte”, “linksb”, “rob player 2”. Meerdere antwoorden na elkaar: gescheiden door komma's.

    ?  de regels achter de vraag      ? 3  achter keuze 3      ? H21  de regel met dit nummer
    -  neem terug wat je het laatst gekozen hebt, - tabak wat je noemt; klaar bevestigt. Dit is voor vragen waarvan de antwoorden in elke volgorde gekozen worden.
    u  neem je laatste antwoord terug, zolang niemand daarna heeft geantwoord en niets is getrokken of getoond
    l  alles wat tot nu toe gebeurde
    q  bewaren en stoppen; het spel kan later verdergaan
    h  hints: de beste antwoorden zoals master, de beste bot, ze ziet, als hij weet wat jij weet
    w  wie de bots zijn, en waarom ze deden wat ze het laatst deden
    help  deze bladzijde

terminal-no-such-number = Er is hier geen keuze { $found }; er zijn er van 1 tot { $last }.
terminal-ambiguous = “{ $found }” kan van alles betekenen: { $meanings }. Iets meer graag.
terminal-not-understood = “{ $found }” begrijp ik niet. Een nummer van 1 tot { $last } is genoeg, of enkele woorden van een keuze; help verklaart meer.
terminal-refused = { $found }: dat kan nu niet. { $why }
terminal-undone = Teruggenomen.
terminal-chosen = Gekozen: { $answers }
terminal-loses = { $losses } Typ het nog eens om het toch te doen.
terminal-confirm = Bevestigen
terminal-taken-back = Teruggenomen: { $answer }
terminal-undo-answered = Dit kan niet worden teruggenomen: { $name } heeft sindsdien geantwoord.

terminal-won = { $name } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
terminal-shared = { $names } delen de winst met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
terminal-saved = Het spel is bewaard: { $path }
terminal-record = Het verslag van het spel: { $path }
terminal-no-more-input = De invoer is ten einde. Het spel is bewaard: { $path }

terminal-replay = n verder · p terug · 57 daarheen · s 0 als plaats 0 · s als allen · q stop
terminal-replay-at = Na antwoord { $at } van { $last }, gezien door: { $eyes }
terminal-replay-all = iedereen
terminal-replay-over = Het spel is voorbij. Gewonnen heeft: { $names }.

## Havanna

havana-welcome = Havanna moet weer schitteren! Twee kaarten per ronde brengen wat je nodig hebt; koop gebouwen aan de vier uiteinden van de straat en bereik als eerste het doel. Lage kaarten komen vroeg aan de beurt, hoge geven meer.
havana-table-round = Ronde { $round }
havana-table-bag = Buidel
havana-table-stock = Arbeiders in voorraad: { $workers }   Stapel: { $pile }
havana-table-player = Hand { $hand }+{ $discards } · gebouwen { $buildings }
havana-table-legend = Een verlicht gebouw met een nummer of pijl (◂ ▸) is een uiteinde van zijn rij. ★ punten. [open] (afgelegd) ▒verdekt▒. ▶ is gevraagd, ✓ is klaar met deze fase. 11+2: kaarten op de hand + afgelegde.

## Santiago de Cuba

santiago-welcome = Rijd door Santiago, laat je helpen door de Cubanen, gebruik de gebouwen onder hun bloemen en lever aan het schip wat het vraagt. De eerste halte is gratis, elke volgende kost een peso. Vertrekt het zevende schip, dan winnen de meeste punten.
santiago-table-ship = Schip { $ship } van { $ships }
santiago-table-stock = Voorraad
santiago-table-demand = Het schip vraagt
santiago-table-awaited = nog niets
santiago-table-value = een stuk geeft
santiago-table-car = AUTO
santiago-table-deliver = goederen leveren
santiago-table-gift-el-zorro = allen geven je 1
santiago-table-gift-pablo = elk goed
santiago-table-gift-alonso = eigen/gebruik
santiago-table-screen = achter het scherm
santiago-table-passed = gepast
santiago-table-legend = ❀ de bloem van een Cubaan; wie hem bezoekt, gaat naar een gebouw eronder. ⚑ eigenaar, ● figuur, ↷ draait een Cubaan om, ⚀ een dobbelsteen. ⚑2 ⚑3 ⚑4: wat een stuk geeft. (Naam): weg. ▶ is gevraagd, ☞ is aan de beurt.

## Cuba

cuba-welcome = Bewerk je plantage, handel op de markt, bouw, verscheep je goederen en praat mee in het parlement. Elke ronde speelt iedereen vier van de vijf karakters; het vijfde gaat naar het parlement. Na zes ronden winnen de meeste punten.
cuba-table-round = Ronde { $round } van { $rounds }
cuba-table-start = Startspeler
cuba-table-parliament = Parlement: van kracht ▷ voorstel
cuba-table-harbour = Haven
cuba-table-market = Markt: − koop, + verkoop
cuba-table-plantation = Plantage
cuba-table-supply = Gebouwen
cuba-table-warehouse = Magazijn
cuba-table-lot = Erf
cuba-table-votes = { $votes } stemmen
cuba-table-bid-laid = heeft geboden
cuba-table-bid = biedt { $bid }
cuba-table-delegate = afgevaardigde
cuba-table-legend = Hoofdletters op een schip zijn geladen, kleine zijn vrije plaatsen. 1–5: karakters op de hand, naar hun stemmen. ⌂ magazijn of gebouwen, ● figuur; zijn rij en kolom zijn licht. † veto of geblokkeerd. ▶ is gevraagd, ☞ handelt.

## Een spel zonder eigen tekening

terminal-plain-round = Ronde { $round }
terminal-plain-legend = Dit spel heeft geen eigen tekening: de tafel staat er in woorden, met een regel voor elke speler. ▶ wijst aan wie er gevraagd wordt.
terminal-no-rules = Dit spel brengt geen spelregels mee.
