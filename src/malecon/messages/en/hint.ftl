# Hints: why an answer is good. Each is a part of a sentence and begins with a small letter.

page-hints-about = The best answers as Master, the best bot, sees them, with the chance to win after each. It knows no more than you.
page-hints-thinking = Looking ahead …
page-hints-chance = { $chance } % to win
page-hints-show = Show me where

hint-wins = wins the game
hint-ends = ends the game
hint-gets = brings { $pieces }
hint-costs = costs { $pieces }
hint-others-get = { $player } gets { $pieces }
hint-others-lose = { $player } loses { $pieces }
hint-plan = then: { $answers }
hint-reply = { $player } will probably go on with: { $answer }
hint-close = hardly better than: { $answer }
hint-more-points =
    { $points ->
        [one] { $points } point more at once than: { $answer }
       *[other] { $points } points more at once than: { $answer }
    }

## Havana

hint-havana-bought = builds: { $tile }
hint-havana-tile-removed = removes: { $tile }
hint-havana-short =
    { $points ->
        [one] { $points } point is then missing to the goal
       *[other] { $points } points are then missing to the goal
    }
hint-havana-denied = { $player } could have built: { $tile }
hint-havana-reach = can then pay for: { $tile }
hint-havana-number = acts with { $number }
hint-havana-card-worker =
    { $number ->
        [one] Worker gives { $number } worker to whoever is first with it
       *[other] Worker gives { $number } workers to whoever is first with it
    }
hint-havana-card-black-market =
    { $number ->
        [one] Black market gives { $number } cube to whoever is first with it
       *[other] Black market gives { $number } cubes to whoever is first with it
    }
hint-havana-card-peso-thief =
    { $number ->
        [one] Peso thief would get { $number } peso from the richest
       *[other] Peso thief would get { $number } pesos from the richest
    }
hint-havana-card-pesos =
    { $number ->
        [one] Pesos gives { $number } peso as the centre stands
       *[other] Pesos gives { $number } pesos as the centre stands
    }
hint-havana-card-mama =
    { $number ->
        [one] Mama gives { $number } coloured cube as the centre stands
       *[other] Mama gives { $number } coloured cubes as the centre stands
    }
hint-havana-card-debris =
    { $number ->
        [one] Debris gives { $number } grey cube as the centre stands
       *[other] Debris gives { $number } grey cubes as the centre stands
    }

## Santiago de Cuba

hint-santiago-delivers =
    { $units ->
        [one] delivers { $units } unit at { $value } points
       *[other] delivers { $units } units at { $value } points each
    }
hint-santiago-claims = owns the { $building } from then on, and gets rent
hint-santiago-rent = { $player } gets rent for the { $building }
hint-santiago-ship-leaves = the ship leaves
hint-santiago-value = a unit then pays { $value } points
hint-santiago-wanted = the ship asks for { $good }

## Cuba

hint-cuba-ships =
    { $units ->
        [one] ships { $units } unit now, { $dock ->
            [one] { $dock } point
           *[other] { $dock } points
        }
       *[other] ships { $units } units now, { $dock ->
            [one] { $dock } point each
           *[other] { $dock } points each
        }
    }
hint-cuba-dock-leaves = the ship at dock { $dock } leaves at the end of the round
hint-cuba-ship-full = fills the ship at dock { $dock }
hint-cuba-builds = builds { $tile }: { $points } points at the end of the game
hint-cuba-law = { $act } comes into force
hint-cuba-stores =
    { $number ->
        [one] { $number } product is safe from the end of the round
       *[other] { $number } products are safe from the end of the round
    }
hint-cuba-votes = makes { $votes } votes; the most of the others before their bids is { $most }
hint-cuba-subsidy =
    { $points ->
        [one] the subsidy brings { $points } point, the best of the others { $others }
       *[other] the subsidy brings { $points } points, the best of the others { $others }
    }
hint-cuba-tax-met = can then pay the tax
hint-cuba-tax-lost = cannot pay the tax any more
hint-cuba-duty-met = can then give the duty
hint-cuba-duty-lost = cannot give the duty any more
