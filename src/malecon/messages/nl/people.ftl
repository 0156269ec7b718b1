# De mensen die als bot spelen: hoe het is om tegen hen te spelen. Namen worden niet vertaald.

people-yusimi = Doet beide ogen dicht en wijst iets aan.
people-fermin = Laat de zeewind beslissen.
people-zoila = Gooit voor alles een muntje op.
people-yunior = Is hier voor de muziek, niet voor de punten.
people-belkis = Grijpt naar alles wat glimt.
people-caridad = Kletst onder het spelen en ziet weleens iets over het hoofd.
people-yoel = Speelt goed tot de koffie komt.
people-marisol = Heeft liever een mooie zet dan een goede.
people-osvaldo = Telt op tien vingers, en niet altijd tot het einde.
people-niurka = Heeft haast: het op één na beste is goed genoeg.
people-odalys = Laat geen peso liggen.
people-lazaro = Neemt wat er nu het best uitziet; morgen is er weer een dag.
people-mayelin = Weet van alles wat het kost.
people-reinier = Ziet meteen een koopje en is ermee weg.
people-rolando = Heeft liever één vogel in de hand.
people-arsenio = Loopt elke ochtend dezelfde weg en kijkt naar beide kanten.
people-yamila = Naait steek voor steek, en geen enkele laat los.
people-wilfredo = Rijdt in een auto uit 1953: langzaam, maar hij komt altijd aan.
people-mirta = Zout de bonen één keer, en precies goed.
people-iraida = Houdt sinds de eerste dans de maat.
people-yanet = Speelt op alle stoelen tegelijk als er niemand is.
people-dayron = Heeft het in de bus geleerd, en de bus is traag.
people-milagros = Schrijft elk verlies in een klein schriftje.
people-orestes = Repareert radio’s en hoort meteen wat er vals klinkt.
people-leidy = Maakt elke fout precies één keer.
people-xiomara = Denkt ver vooruit en zegt niets.
people-ernesto = Speelt al vijftig jaar domino op deze muur.
people-idalmis = Weet nog wat je drie rondes geleden deed.
people-aramis = Glimlacht lang voordat je ziet waarom.
people-tomasa = Heeft de halve straat leren spelen.
people-eulalia = Wist wat je zou doen voordat je ging zitten.
people-baltasar = Heeft sinds de laatste orkaan niet verloren.
people-candelaria = Steekt een kaars aan en heeft gewonnen voor die op is.
people-evaristo = Loodste ’s nachts schepen binnen en ziet elk rif.
people-hortensia = Is heel vriendelijk. Je komt er nooit achter waar het misging.

## Why a bot did that

people-why-thinking = { $player } denkt erover na …
people-why-hidden = Wat { $player } daar koos, is voor jou verborgen.
people-why-brings = Naar wat je kunt weten:
people-why-nothing = Naar wat je kunt weten veranderde het niets dat te tellen is.
people-why-chance = De winstkans van { $player } was daarna { $chance } %.
people-why-better = Goed bekeken was dit beter geweest: { $answer } ({ $chance } %)
people-why-none = { $player } heeft nog niets gedaan.
people-why-manner-random = { $player } neemt het ene antwoord net zo graag als het andere. Wat het oplevert, is geluk.
people-why-manner-casual = { $player } kijkt één beurt vooruit en let daarbij niet altijd goed op.
people-why-manner-greedy = { $player } kijkt één beurt vooruit en neemt wat er het best uitziet.
people-why-manner-steady = { $player } kent veel spellen zoals dit en neemt wat er het best uitziet, zonder vooruit te denken.
people-why-manner-learned = { $player } kent veel spellen zoals dit en denkt even na.
people-why-manner-expert = { $player } kent veel spellen zoals dit en denkt vooruit tot wat de anderen kunnen antwoorden.
people-why-manner-master = { $player } kent veel spellen zoals dit en denkt ver vooruit, voor iedereen aan tafel.
people-why-manner-strong = { $player } denkt vooruit tot wat de anderen kunnen antwoorden.
