goofspiel-name = Goofspiel
goofspiel-welcome = You have the same cards as everybody. Which one is this prize worth to you?

goofspiel-option-cards = How many cards everybody has

goofspiel-view-stake = At stake
goofspiel-view-prizes = Prizes to come
goofspiel-view-points = Points
goofspiel-view-won = Won
goofspiel-view-cards = Cards
goofspiel-view-bid = Laid
goofspiel-view-played = Played

goofspiel-ask-turn-up = Which prize is turned up?
goofspiel-ask-bid = Which card do you lay?

goofspiel-do-turn-up = turn up the { $prize }
goofspiel-do-bid = lay the { $card }

goofspiel-event-round-begins = Round { $a }.
goofspiel-event-turned-up = The { $a } is turned up.
goofspiel-event-chose = You have chosen the { $b }.
goofspiel-event-laid = { $a } lays a card.
goofspiel-event-showed = { $a } shows the { $b }.
goofspiel-event-won = { $a } wins { $b } { $b ->
    [one] point
   *[other] points
}.
goofspiel-event-nobody-won = The highest card was laid twice: { $a } { $a ->
    [one] point stays
   *[other] points stay
} on the table.
