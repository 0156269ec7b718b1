# What the club server says.

server-unreadable = This could not be read: { $error }.
server-content-type = Send JSON: content-type application/json.
server-too-large = That is too much: at most { $most } kB.
server-too-slow = It took too long to arrive.
server-too-many = Too many requests. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
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
server-file-taken = Another server has “{ $path }” open. Several servers can share a PostgreSQL, not a file.
server-file-names = “{ $path }” has several names (hard links). A database has one: remove the others, or copy the file.
server-not-started = The server could not be started.
server-started = Malecón is open: { $address }
server-open-already = Malecón is open already: { $address }
server-how-to-close = Ctrl-C closes it; its tables are kept.
server-no-network = This machine is in no network: nobody else could come in.
server-stopped = Malecón is closed.
server-picture-box = A table at the Malecón
