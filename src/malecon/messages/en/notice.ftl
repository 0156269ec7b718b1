# What those who are not looking are told, and how they choose it.

notice-turn-title = Your turn in { $game }
notice-ready-title = All have come: begin { $game }
notice-begins-title = { $game } begins: look in once
notice-remind-title = Still your turn in { $game }
notice-turns-title = Your turn at { $count } tables
notice-several-title = { $count } things wait for you
notice-invited-title = { $by } invites you to { $game }
notice-asked-title = { $by } asks to be friends
notice-seated-title = Your table is ready: { $game }
notice-round-title = Round { $round } of { $cup } begins
notice-cup-title = New cup in { $season }: { $cup }
notice-settled-title = The host of the club has seen to your report
notice-barred-title = The host of the club has decided something about you
notice-test-title = It works
notice-test-body = This is how you will be told of your turn.
notice-at = At “{ $title }”.
notice-with = With { $names }.
notice-more = And { $count } more.
notice-left = { $hours } { $hours ->
    [one] hour is
   *[other] hours are
} left to you.

## Mail

notice-mail-code-title = { $code } is your code for { $club }
notice-mail-code = Your code is { $code }. Type it on the page of { $club } within half an hour; from then on you are told of your turns by mail.
    If you did not ask for it, do nothing: no other mail will come.
notice-mail-why = You get this mail because you wished for it. Here it ends, with one click:
notice-desk-title = { $count ->
    [one] A report waits on your desk at { $club }
   *[other] { $count } reports wait on your desk at { $club }
}
notice-desk-about = Open it in a browser of the host. This mail comes once an hour at most, to the address that stands as “contact” in the club’s file.
notice-stop-question = No more mail about your turns?
notice-stop-button = No more mail
notice-stop-done = You will get no more mail from here.

## Refusals

notice-endpoint = This is no address to which notices could be sent.
notice-service = Notices cannot be sent to this browser: its push service is not known here.
notice-keys = The keys of this browser are none: nothing could be sealed with them.
notice-browser = This browser is not told of anything.
notice-time-zone = There is no time zone called “{ $found }”.
notice-nobody = No browser of yours is told of anything yet.
notice-failed = The push service did not take it. Switch the notices off and on again, then try once more.
notice-no-mail = This club sends no mail.
notice-mail-address = This is no mail address.
notice-mail-away = The mail server cannot be reached at the moment. Try again later.
notice-mail-refused = The mail server does not take mail for this address.
notice-code-wrong = This is not the code that was mailed.
notice-code-old = This code does not count any more. Have another one mailed.

## On the page

notice-offer-title = Nobody has to wait here
notice-offer-about = You may close this page: nothing is lost, and you can be told when it is your turn.
notice-offer = Tell me
notice-here = Tell me here when it is my turn
notice-here-about = Also while this page is closed. What is told is sealed: only this browser can read it.
notice-cannot-install = On an iPhone or iPad the page must be installed first: Share, then “Add to Home Screen”. Open it from there and come back to this place.
notice-cannot-insecure = Browsers are told only by pages that came over https. This club is reached without.
notice-cannot-unable = This browser cannot be told while the page is closed.
notice-cannot-denied = You have forbidden this page to tell you anything. Allow it in the settings of your browser, then try again.
notice-cannot-service = This browser has no push service, or does not reach it: you are told only while the page is open and you look at something else. Switch it off and on to try again.
notice-try = Try it
notice-tried = Sent. It should arrive in a moment.
notice-others = Your other browsers
notice-unknown = A browser
notice-forget = Forget { $name }
notice-mail = Mail
notice-mail-address-label = Your mail address
notice-mail-about = A code is mailed there first. Nobody else sees the address.
notice-mail-send = Mail me a code
notice-mail-code-label = The code from the mail
notice-mail-code-about = It counts for half an hour. Look among unwanted mail too.
notice-mail-confirm = Confirm
notice-mail-on = Tell me by mail too
notice-mail-stopped = Mail to this address came back, so no more is sent. Forget it and name another one.
notice-what = What you are told
notice-at-table = My turn at this table
notice-turns = My turn, at any table
notice-turns-else = My turn, at any other table
notice-remind = Remind me once
notice-remind-about = When a quarter of the time is left, or after a day.
notice-news = Invitations, asks to be friends, tables found for me, rounds of cups
notice-quiet = Quiet hours
notice-quiet-on = Leave me alone for some hours
notice-quiet-about = What happens meanwhile is told together when they are over.
notice-quiet-begin = From
notice-quiet-end = Until
