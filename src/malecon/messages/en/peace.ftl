# Whom somebody does not want to meet or to hear, and what they tell the club’s host.

## To somebody

peace-mute = Do not hear
peace-mute-about = What { $name } says in chats, now and before, is not shown to you, at any table.
peace-unmute = Hear again
peace-block = Block
peace-block-about = The club does not seat you two together, and { $name } cannot sit down at your tables. A game that you are playing goes on.
peace-unblock = Unblock
peace-not-told = { $name } is told of none of these.
peace-report = Report to the host
peace-is-reported = You have reported { $name } here.
peace-self = That is you.

## A report

peace-report-title = Report { $name }
peace-report-table = The host of the club reads it, and with it what was said in the chat of this table. { $name } is not told who has reported.
peace-report-known = The host of the club reads it. { $name } is not told who has reported.
peace-reason = What is it about?
peace-reason-insults = Insults or hate
peace-reason-threats = Threats
peace-reason-advertising = Advertising
peace-reason-cheating = Cheating
peace-reason-name = An offensive name
peace-reason-other = Something else
peace-words = In your own words, if you like
peace-send = Send
peace-cancel = Cancel
peace-sent = Thank you. The host of the club will see to it.

## One’s own list

peace-list = Keeping the peace
peace-list-about = Those whom you do not hear or have blocked are not told.
peace-list-nobody = You hear everybody, and have blocked nobody.
peace-list-muted = not heard
peace-list-blocked = blocked
peace-undo = Undo
peace-undo-of = Undo: { $name }, { $what }
peace-own-reports = You have reported
peace-own-waits = waits for the host of the club
peace-own-settled = the host of the club has seen to it
peace-bar-chat = The host of the club lets you say nothing in chats until { $until }.
peace-bar-chat-good = The host of the club lets you say nothing in chats any more.
peace-bar-tables = The host of the club lets you not sit down until { $until }. Games that you are playing go on.
peace-bar-tables-good = The host of the club lets you not sit down any more. Games that you are playing go on.
peace-bar-reason = The reason: { $reason }.
peace-desk = The host’s desk
peace-desk-waiting = { $count ->
    [0] No report waits.
    [one] 1 report waits.
   *[other] { $count } reports wait.
}
