# Die Leute, die als Bots spielen: wie es ist, gegen sie zu spielen. Namen werden nicht übersetzt.

people-yusimi = Macht beide Augen zu und zeigt auf irgendetwas.
people-fermin = Lässt den Wind vom Meer entscheiden.
people-zoila = Wirft für alles eine Münze.
people-yunior = Ist wegen der Musik hier, nicht wegen der Punkte.
people-belkis = Greift nach allem, was glänzt.
people-caridad = Plaudert beim Spielen und übersieht das eine oder andere.
people-yoel = Spielt gut, bis der Kaffee kommt.
people-marisol = Mag einen schönen Zug lieber als einen guten.
people-osvaldo = Zählt an zehn Fingern, und nicht immer zu Ende.
people-niurka = Hat es eilig: Das Zweitbeste genügt.
people-odalys = Lässt keinen Peso liegen.
people-lazaro = Nimmt, was jetzt am besten aussieht; morgen ist ein neuer Tag.
people-mayelin = Weiß von allem, was es kostet.
people-reinier = Erkennt ein gutes Geschäft sofort und ist damit weg.
people-rolando = Hat lieber den Spatz in der Hand.
people-arsenio = Geht jeden Morgen denselben Weg und schaut nach beiden Seiten.
people-yamila = Näht Stich um Stich, und keiner geht auf.
people-wilfredo = Fährt ein Auto von 1953: langsam, aber es kommt immer an.
people-mirta = Salzt die Bohnen einmal, und genau richtig.
people-iraida = Hält seit dem ersten Tanz den Takt.
people-yanet = Spielt auf allen Stühlen zugleich, wenn niemand da ist.
people-dayron = Hat es im Bus gelernt, und der Bus ist langsam.
people-milagros = Schreibt jede Niederlage in ein kleines Heft.
people-orestes = Repariert Radios und hört sofort, was nicht stimmt.
people-leidy = Macht jeden Fehler genau einmal.
people-xiomara = Denkt weit voraus und sagt nichts.
people-ernesto = Spielt seit fünfzig Jahren Domino auf dieser Mauer.
people-idalmis = Weiß noch, was du vor drei Runden getan hast.
people-aramis = Lächelt, lange bevor du siehst, warum.
people-tomasa = Hat der halben Straße das Spielen beigebracht.
people-eulalia = Wusste, was du tun wirst, bevor du dich gesetzt hast.
people-baltasar = Hat seit dem letzten Hurrikan nicht verloren.
people-candelaria = Zündet eine Kerze an und hat gewonnen, bevor sie niederbrennt.
people-evaristo = Hat nachts Schiffe in den Hafen gelotst und sieht jedes Riff.
people-hortensia = Ist sehr freundlich. Du merkst nie, wo es schiefging.

## Why a bot did that

people-why-thinking = { $player } denkt darüber nach …
people-why-hidden = Was { $player } da gewählt hat, ist dir verborgen.
people-why-brings = Nach allem, was du wissen kannst:
people-why-nothing = Nach allem, was du wissen kannst, hat es nichts Zählbares geändert.
people-why-chance = Die Siegchance von { $player } lag danach bei { $chance } %.
people-why-better = Genau betrachtet wäre das besser gewesen: { $answer } ({ $chance } %)
people-why-none = { $player } hat noch nichts getan.
people-why-manner-random = { $player } nimmt jede Antwort so gern wie eine andere. Was sie bringt, ist Glück.
people-why-manner-casual = { $player } schaut einen Zug voraus und nimmt es dabei nicht so genau.
people-why-manner-greedy = { $player } schaut einen Zug voraus und nimmt, was am besten aussieht.
people-why-manner-steady = { $player } kennt viele Partien wie diese und nimmt, was am besten aussieht, ohne vorauszudenken.
people-why-manner-learned = { $player } kennt viele Partien wie diese und denkt einen Augenblick nach.
people-why-manner-expert = { $player } kennt viele Partien wie diese und denkt voraus, bis zu dem, was die anderen antworten könnten.
people-why-manner-master = { $player } kennt viele Partien wie diese und denkt weit voraus, für alle am Tisch.
people-why-manner-strong = { $player } denkt voraus, bis zu dem, was die anderen antworten könnten.
