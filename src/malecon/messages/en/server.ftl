# What the club server says.

server-query = “{ $found }” cannot be read as the end of an address: each name stands there once, with a value.
server-json = That is no JSON: from byte { $byte } on it cannot be read.
server-json-end = Nothing came, or it ends in the midst of its JSON.
server-json-deep = That is nested deeper than anything that could be meant.
server-misread = That could not be understood. /openapi.json says what can be sent.
server-lacks = “{ $field }” is missing.
server-unknown-field = “{ $field }” is nothing that is known here. Perhaps it is misspelt.
server-wrong-kind = “{ $field }” must be { $wanted }, not { $found }.
server-wrong-kind-whole = What is sent must be { $wanted }, not { $found }.
server-kind-int = a whole number
server-kind-float = a number with a decimal point
server-kind-str = a text
server-kind-bool = true or false
server-kind-array = a list
server-kind-object = an object in braces
server-kind-null = nothing (null)
server-kind-or = or
server-wrong-word = “{ $field }” cannot be “{ $found }”. /openapi.json says what it can be.
server-at-least = “{ $field }” must be { $least } at least.
server-at-most = “{ $field }” may be { $most } at most.
server-beyond-measure = “{ $field }” is a number beyond all measure.
server-text-short = { $least ->
    [one] “{ $field }” is empty.
   *[other] “{ $field }” is too short: it has { $least } letters at least.
}
server-text-long = “{ $field }” is too long: it may have { $most } letters at most.
server-list-short = { $least ->
    [one] “{ $field }” is empty.
   *[other] “{ $field }” must name { $least } at least.
}
server-list-long = “{ $field }” may name { $most } at most.
server-form = “{ $field }” is not written as it must be: it has signs that do not belong there, or too few or too many of them.
server-form-level = There is no bot of the name that stands at “{ $field }”. Its level is one of { $known }; learned, expert and master may carry a budget, as master:300.
server-form-hash = “{ $field }” must be a SHA-256: 64 digits from 0 to 9 and a to f.
server-content-type = Send JSON: content-type application/json.
server-too-large = That is too much: at most { $most } kB.
server-too-slow = It took too long to arrive.
server-too-many = Too many requests. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
server-after = “{ $found }” is no place in this list; ask for it from the beginning.
server-foreign-host = This server is not known by that name. Whoever runs it can set it with --public-url.
server-foreign-origin = This request came from another site’s page and was refused.
server-method = This cannot be done here in this way.
server-nothing-here = There is nothing at this address.
server-failed = Something went wrong in the server itself. It has been written down; nothing that was confirmed is lost.
server-away = The house cannot reach its books at the moment. Nothing that was confirmed is lost; try again shortly.

server-not-your-seat = Seat { $seat } is not yours.
server-not-owner = Only the device that sat down here may do that, not one that came by a link.
server-no-spectators = This table does not want spectators.
server-not-ended = The record is shown when the game has ended: it tells what everybody hides.
server-no-hints = At this table nobody asks bots for advice.
server-no-link = This link does not lead to a seat, or not any more.
server-many-links = Too many links and devices lead to this table. Whoever sat down can make a new link that ends the others of that seat.
server-metrics = The metrics are shown on the server’s own machine alone.
server-no-page = The club server runs, but its page has not been built. In the source folder “./dev play” builds it. Programs can use the server already; /openapi.json says how.

## Starting it

server-port = A port is a number from 0 to 65535, not { $found }.
server-port-taken = Port { $port } of { $host } cannot be used: { $error }. With --port you choose another.
server-host = “{ $host }” is no address of this machine: { $error }.
server-workers = From 0 to { $most } processes can think, not { $found }.
server-log = The log is written as text or as json, not as “{ $found }”.
server-rate = The rate must be a number from 0, not { $found }.
server-days = Tables are kept for a number of days from 0, not { $found }.
server-unfinished = { $most } tables that were made from here within a day have not been played to their end. Play them to their end or delete some, then make new ones.
server-box-large = These components take { $found } bytes to keep; at a table it may be { $most } at most.
server-public-url = “{ $found }” is no address that players could type; it must be like https://club.example.
server-proxy = “{ $found }” is no address of a proxy.
server-push-host = “{ $found }” is no name of a push service, such as push.example or *.push.example.
server-file-taken = Another server has “{ $path }” open. Several servers can share a PostgreSQL, not a file.
server-file-names = “{ $path }” has several names (hard links). A database has one: remove the others, or copy the file.
server-not-started = The server could not be started.
server-started = Malecón is open: { $address }
server-open-already = Malecón is open already: { $address }
server-how-to-close = Ctrl-C closes it; its tables are kept.
server-no-network = This machine is in no network: nobody else could come in.
server-stopped = Malecón is closed.
server-picture-box = A table at the Malecón

## How the club looks, and how it reaches people

server-club-name = The name of the club is one line of 1 to { $most } printable signs, not “{ $found }”.
server-greeting = The greeting is one line of plain text, 1 to { $most } signs, not “{ $found }”.
server-greeting-language = “{ $found }” is none of the languages of the club: { $known }.
server-colour = A colour is written like "#0b6a73", not “{ $found }”.
server-colour-day = “{ $found }” is too light for an accent: on the light ground its contrast is { $ratio } to 1, where { $enough } is needed, and darkened so far it would be another colour. Choose a darker one; the accent in the dark can be chosen apart.
server-colour-night = “{ $found }” is too dark for the dark look: its contrast there is { $ratio } to 1, where { $enough } is needed, and lightened so far it would be another colour. Choose a lighter one for the dark.
server-colour-second = “{ $found }” is too dark as the second colour: the contrast of the text on it is { $ratio } to 1, where { $enough } is needed, and lightened so far it would be another colour.
server-mail-host = “{ $found }” is no name of a mail server.
server-mail-sender = Mail must come from an address, as "club@club.example" or "Our club <club@club.example>", not from “{ $found }”.
server-mail-security = The connection to the mail server is kept secret by starttls, by tls, or by none, not by “{ $found }”.
server-mail-user = The mail server wants to know both or none: who sends (user), and the password.
server-mail-open = A password must not be sent to the mail server without a secret connection: choose starttls or tls.
server-contact = “{ $found }” is no mail address at which the host could be reached.
server-quiet = Quiet hours are written like "22:00-08:00", not “{ $found }”.
server-time-zone = “{ $found }” is no time zone; it is written like "Europe/Amsterdam".

## Keeping the peace, and the host’s desk

peace-nobody = There is nobody there of whom this could be said.
peace-many = You avoid { $most } people already. Take one of them off your list first.
peace-sits-there = You have blocked { $name }, who sits at this table. Sit down all the same?
peace-reported = You have reported that already; the host of the club sees it.
peace-reports-many = You have reported { $most } people today. Tomorrow you can report more.
peace-no-tables = The host of the club lets you not sit down until { $until }. Games that you are playing go on.
peace-no-tables-for-good = The host of the club lets you not sit down any more. Games that you are playing go on.
desk-not-host = This desk is the host’s alone. On the machine where the club runs, “malecon desk” prints a link that opens it.
desk-no-link = This link does not open the desk, or not any more: it can be used once, within an hour. “malecon desk” prints another.
desk-settled = This report has been settled already.
desk-no-bar = That has ended already.
