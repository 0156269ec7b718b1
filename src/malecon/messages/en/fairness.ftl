# What is said of fair draws: by `malecon verify`, and by the page when somebody looks.

fairness-missing = This record says nothing about how its draws were made, so they cannot be checked.
fairness-field = In the header, “{ $field }” of the fairness cannot be read.
fairness-no-secret = This record does not show the secret behind its draws: it is shown when the game is over.
fairness-other = At the beginning { $expected } was shown, but the record makes it { $found }: something in it is not what was promised.
fairness-remembered = “{ $found }” is not what a table shows at its beginning: 2- and 64 digits from 0 to f; in older games the digits alone.
fairness-protocol = The game that you remember was drawn by protocol { $expected }, but the record says { $found }.
fairness-first = The record says that its first { $found } answers were there before this house drew, not { $expected }. If you know that it was so, say it with --first { $found }.
fairness-attempt = The record says attempt { $attempt }, but only { $seats } seats added nothing. Each attempt leaves out somebody more: salts were asked for anew without reason.
fairness-salt = “{ $found }” is not what seat { $seat } had committed to.
fairness-late = Nothing can be added to the draws of this game any more.
fairness-hash = “{ $found }” is no SHA-256: 64 digits from 0 to f.
fairness-commitment = The secret is not the one that was promised: its hash is { $expected }, but { $found } was shown.
fairness-draw = This draw is false: “{ $found }” is written, but “{ $expected }” was drawn.
fairness-sound = All { $draws } draws are as the secret and the salts of the players made them.
fairness-before = { $draws ->
    [one] One draw
   *[other] { $draws } draws
} before that came with the game from elsewhere and cannot be checked.
fairness-box = It was played with another box than the one of this version of Malecón: look into the header whether it is the one you agreed on. It decides what can be drawn.
fairness-options = Options: { $options }.
fairness-anew = Salts were committed to anew { $times ->
    [one] once
   *[other] { $times } times
}, because somebody did not open theirs.
fairness-old = It was drawn by protocol 1 of older versions: there, a house that knew the salts could have chosen its secret by them.
fairness-unbound = That is what the record says of itself. Only with --commitment, and what your table showed at its beginning, is it known to be the same game.
fairness-unsalted = Nobody added a salt to this game: its draws were the house's alone.

page-fairness-checking = Every draw is being checked …
page-fairness-sound =
    { $draws ->
        [one] { $draws } draw checked: it is true.
       *[other] { $draws } draws checked: all of them are true.
    }
page-fairness-about = First the server bound itself to a secret, then each browser to a salt of its own; only then was all opened. Every draw is made from all of it together, so nobody could choose one. This page remembers what it was shown and checks it itself. What could be drawn at all it takes from the server; “malecon verify” on your own machine does not.
page-fairness-promise = The promise: keep it to check the game elsewhere
page-fairness-commitment = What the server had committed to (hash of its secret)
page-fairness-secret = The secret, shown at the end
page-fairness-salts = What each player added
page-fairness-old = This game began under an older version, which could promise less.
page-fairness-shared = This table belongs to a duplicate round: all its tables get the same draws, and everybody who plays in it could add something. Its secret is shown when no table of the round is played any more; then this page checks every draw.
page-fairness-unseen = This browser does not remember how the game began: it was not there, or has forgotten. It can only say that everything fits together.
page-fairness-false =
    { $what ->
        [house] The server shows another secret than it had committed to. Do not trust this game.
        [promise] The game shown now is not the one that was promised. Do not trust it.
        [salt] A salt is not the one that was committed to. Do not trust this game.
        [anew] Salts were asked for anew although everybody had opened theirs. Do not trust this game.
       *[draw] Draw { $number } is false. Do not trust this game.
    }
