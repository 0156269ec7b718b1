# The people who play as bots: how it is to play against them. Names are not translated.

people-yusimi = Shuts both eyes and points at something.
people-fermin = Lets the wind from the sea decide.
people-zoila = Tosses a coin for everything.
people-yunior = Came for the music, not for the points.
people-belkis = Reaches for whatever shines.
people-caridad = Chats while playing and misses a thing or two.
people-yoel = Plays well until the coffee comes.
people-marisol = Likes a pretty move better than a good one.
people-osvaldo = Counts on ten fingers, and not always to the end.
people-niurka = Is in a hurry: the second best will do.
people-odalys = Never leaves a peso lying.
people-lazaro = Takes what looks best now; tomorrow is another day.
people-mayelin = Knows what everything costs.
people-reinier = Spots a bargain at once and is off with it.
people-rolando = Prefers the bird in the hand.
people-arsenio = Takes the same way every morning, and looks both ways.
people-yamila = Sews stitch by stitch, and none comes loose.
people-wilfredo = Drives a car from 1953: slowly, and it always arrives.
people-mirta = Salts the beans once, and just right.
people-iraida = Has kept the beat since the first dance.
people-yanet = Plays in all the chairs at once when nobody is there.
people-dayron = Learned it on the bus, and the bus is slow.
people-milagros = Keeps every lost game in a small notebook.
people-orestes = Mends radios, and hears at once what is out of tune.
people-leidy = Makes every mistake exactly once.
people-xiomara = Thinks far ahead and says nothing.
people-ernesto = Has played dominoes on this wall for fifty years.
people-idalmis = Remembers what you did three rounds ago.
people-aramis = Smiles long before you see why.
people-tomasa = Has taught half the street to play.
people-eulalia = Knew what you would do before you sat down.
people-baltasar = Has not lost since the last hurricane.
people-candelaria = Lights a candle, and has won before it is down.
people-evaristo = Used to bring ships in by night, and sees every reef.
people-hortensia = Is very kind. You never find out where it went wrong.

## Why a bot did that

people-why-thinking = { $player } is thinking about it …
people-why-hidden = What { $player } chose there is hidden from you.
people-why-brings = By what you can know, this:
people-why-nothing = By what you can know, it changed nothing that can be counted.
people-why-chance = The chance that { $player } wins was then put at { $chance } %.
people-why-better = Looked at closely, this would have been better: { $answer } ({ $chance } %)
people-why-none = { $player } has not done anything yet.
people-why-manner-random = { $player } takes any answer as gladly as another. What it brings is luck.
people-why-manner-casual = { $player } looks one turn ahead and is a little careless about it.
people-why-manner-greedy = { $player } looks one turn ahead and takes what looks best.
people-why-manner-steady = { $player } knows many games like this one, and takes what looks best without thinking ahead.
people-why-manner-learned = { $player } knows many games like this one and thinks for a moment.
people-why-manner-expert = { $player } knows many games like this one and thinks ahead to what the others may answer.
people-why-manner-master = { $player } knows many games like this one and thinks far ahead, for everybody at the table.
people-why-manner-strong = { $player } thinks ahead to what the others may answer.
