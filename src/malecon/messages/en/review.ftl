### A game looked over in the page, and what the games of a club say of those who played them.

review-title = Looked over
review-about = How everybody stood along the game, where it turned, what was luck, and which decisions cost most. It takes a minute or two; whoever comes later finds it done.
review-begin = Look this game over
review-progress = { $percent } % looked over
review-still =
    Still looking: { $percent } % of the game so far, { $number ->
        [0] and no mistake found yet
        [one] with one mistake
       *[other] with { $number } mistakes
    }.
review-so-far =
    So far, { $round ->
        [0] before round 1
       *[other] up to round { $round }
    }; the rest is still being looked over:
review-chances = Chance to win, along the game
review-slider = Go along the game
review-turns = Where the chances turned
review-turn-none = No single turn moved anybody’s chance to win by much.
review-turn-draw = Luck: this is what was drawn.
review-turn-decision = A decision did it, beside what would have been better.
review-turn-light = It came to light what had lain hidden.
review-turn-unsure = The estimate before this was uncertain: by luck and decisions alone, { $player }’s chance would have moved by { $explained } percentage points, and it moved by { $moved }. The difference is the search seeing better.
review-turn-end = Here the game ended. Until then it was open: what the estimate said was a chance, not a promise.
review-split = Luck and skill
review-split-about = From the chance to win at the start to the result, in percentage points: 100 are a sure win. Luck is what was drawn, less what was to be expected; decisions count what they cost beside the best ones.
review-player = Player
review-start = start
review-luck = luck
review-own = own decisions
review-others = others’ decisions
review-light = came to light
review-light-about = What came to light is what had been laid or chosen unseen, beyond what those decisions cost by what their player could know.
review-rest = misjudged
review-rest-about = Misjudged: what neither luck nor decisions explain. So far the search had been wrong about the table until it saw better; part of it may be luck or skill that it did not recognise.
review-rest-large =
    { $player }: the search misjudged this game by { $points } percentage points, more than luck, decisions or anything else by itself, most of it { $round ->
        [0] before round 1
       *[other] in round { $round }
    }. Take its word on luck and decisions here with care.
review-result = result
review-error-about = How doubtful luck and decisions are together: by measuring, and because the search may be wrong
review-mistakes = Mistakes
review-own-mistakes = Your mistakes
review-no-mistakes = No decision was clearly a mistake.
review-own-no-mistakes = None of your decisions was clearly a mistake.
review-others-mistakes = Mistakes of the others
review-round =
    { $n ->
        [0] before round 1
       *[other] round { $n }
    }
review-cost = cost { $points } percentage points of the chance to win
review-played = Played:
review-better = Better:
review-show = Show it on the board
review-draws = What chance did
review-effects-about = What each draw did to everybody’s chance to win, in percentage points, beside all that might have been drawn.
review-likely = { $percent } % likely
review-points = Where the points came from
review-lost = lost
review-other = points
review-total = in all
review-care = All chances are estimates by the house’s own search ({ $nodes } walks for each decision). Decisions are judged by what their player could know, not by what lay hidden.
review-statistics-title = Statistics
review-statistics-about = What the games of this club say of those who played them: games at open tables, and for you those at your own. A person is known by their key or their device, not by a name. All of it stays on this server.
review-statistics-none = Nobody to show yet: here stand those who have finished a game at an open table, and those of your own tables.
review-statistics-nobody = Nobody of this name has finished a game at an open table, or at one of yours.
review-statistics-games = Games
review-statistics-won = won { $won } of { $games }
review-statistics-at = { $game }, { $players } players
review-statistics-places = Places
review-statistics-points = Points
review-statistics-mean = on the average { $points }, at most { $best }
review-statistics-rating = Rating
review-statistics-favourites = Favourites
review-statistics-sources = Points by source, on the average
review-statistics-all = All games
review-statistics-search = Search a name
review-statistics-bot = bot

## The scene at the end

end-counting = The points are counted …
end-skip = Show the result
end-tie = Equal points: the rules broke the tie.
end-level =
    { $stage ->
        [final] { $players } has won the cup: it was level, and the better seeded is ahead.
        [third] { $players } comes third: it was level, and the better seeded is ahead.
       *[other] { $count ->
            [one] { $players } goes on in the cup: it was level, and the better seeded goes on.
           *[other] { $players } go on in the cup: it was level, and the better seeded goes on.
        }
    }
end-points = Points by source
end-source = Source
end-gained-lost = { $gained } gained, { $lost } lost
end-turns = Where the game turned
end-turn-lead = Round { $round }: { $player } goes ahead and stays there.
end-turn-gain =
    Round { $round }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $player } ({ $source }).
end-turn-loss = Round { $round }: { $player } loses { $points } points ({ $source }).
end-look-over = Look it over
end-share = Share
end-saved = The picture is among your downloads.
end-no-picture = The picture did not come. Try again.
end-board = To the board
end-score =
    { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Where points come from

lab-source-havana-large-tiles = tiles of 5 points and more
lab-source-havana-middle-tiles = tiles of 3 and 4 points
lab-source-havana-small-tiles = tiles of 1 and 2 points
lab-source-santiago-ship = deliveries
lab-source-santiago-buildings = buildings used
lab-source-santiago-cubans = Cubans
lab-source-santiago-rent = buildings owned
lab-source-santiago-gifts = El Zorro
lab-source-santiago-leftovers = goods left over
lab-source-santiago-start = at the start
lab-source-cuba-ships = ships
lab-source-cuba-buildings = buildings used
lab-source-cuba-statutes = tax and duty
lab-source-cuba-subsidies = subsidies
lab-source-cuba-tiles = buildings at the end
lab-source-cuba-architect = architect
