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
people-xiomara = Thinks far ahead and says nothing.
people-ernesto = Has played dominoes on this wall for fifty years.
people-idalmis = Remembers what you did three rounds ago.
people-aramis = Smiles long before you see why.
people-tomasa = Has taught half the street to play.

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
people-why-manner-strong = { $player } thinks ahead to what the others may answer.
