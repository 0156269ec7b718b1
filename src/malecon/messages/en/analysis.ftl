# What `malecon analyse` says.

cli-analyse = Look a recorded game over: how everybody stood, what was a mistake and what was luck. A page with charts, or JSON.
cli-analyse-file = The record, or several; of a folder, all records in it.
cli-analyse-budget = How much is spent on each decision, in walks through a search tree; without it 3000.
cli-analyse-jobs = How many processes; without it, one for each core. The result is the same.
cli-analyse-seed = Another number gives other samples; without it 0.
cli-analyse-html = Where the page is written; without it beside the record, with the ending .html.
cli-analyse-charts = Also write the charts as SVG files into this folder.

analysis-title = { $game }, looked over
analysis-scores = Points: { $scores }.
analysis-won = Won by: { $names }.
analysis-unfinished = The game is not over.
analysis-care = All chances are estimates by the house's own search. Decisions are judged by what their player could know, not by what lay hidden; a cost is called a mistake only where it is clearly larger than the doubt about it, and stays so however long it is looked at.
analysis-spent = { $answers } answers, { $nodes } walks for each decision, seed { $seed }.
analysis-written = The analysis: { $path }

analysis-chances = How it went
analysis-chances-about = Everybody's chance to win, as one could see it who knew what all knew. The numbers mark the dearest mistakes.
analysis-chances-chart = Chance to win
analysis-answers = answers given

analysis-split = Luck and skill
analysis-split-about = From the chance at the start to the result, in percentage points. Luck is what was drawn, less what was to be expected. Decisions count what they cost beside those the search prefers. What came to light is what had been laid or chosen unseen, beyond what those decisions cost by what their player could know. The rest is what the search cannot explain: so far off it is in all. ± is the doubt of luck and decisions together: that of measuring, and how far the search's opinions may be off.
analysis-split-chart = What made the result
analysis-in-points = percentage points of the chance to win
analysis-player = player
analysis-start = start
analysis-luck = luck
analysis-own = own decisions
analysis-others = others' decisions
analysis-light = came to light
analysis-rest = rest
analysis-result = result
analysis-error = ±

analysis-mistakes = Mistakes
analysis-mistakes-about = The dearest decisions, with what would have been better; in percentage points of the chance to win.
analysis-no-mistakes = No decision was clearly a mistake.
analysis-decision = decision
analysis-preferred = preferred
analysis-cost = cost
analysis-decision-at =
    { $number }, { $round ->
        [0] before round 1
       *[other] round { $round }
    }, { $name }:
analysis-draw-at =
    { $number }, { $round ->
        [0] before round 1
       *[other] round { $round }
    }:
analysis-all-decisions = All decisions

analysis-draws = Luck
analysis-draws-about = The draws that moved the chances most: what each player gained or lost by them, in percentage points, beside the mean of all that might have been drawn.
analysis-draw = draw
analysis-probability = likely
analysis-all-draws = All draws

analysis-points = Where the points came from
analysis-points-chart = Points of { $name }
