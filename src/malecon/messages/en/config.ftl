# The file in which a host describes a club.

config-sound = Everything is in order. This is in effect:
config-by-default = by default
config-exposed = Everybody on this machine can read { $path }, and there is a secret in it: chmod 600 closes it.
config-faults = The file has faults.
config-wrong = “{ $key }” must be { $wanted }, not { $found }.
config-wrong-secret = “{ $key }” must be { $wanted }.
config-wanted-text = a text in quotes
config-wanted-texts = a list of texts, as ["127.0.0.1"]
config-wanted-told = a text in quotes, or one for each language, as { "{" } en = "Hello", de = "Hallo" { "}" }
config-wanted-flag = true or false
config-wanted-whole = a whole number from { $least } to { $most }
config-wanted-number = a number from { $least } to { $most }
config-wanted-one-of = one of { $known }
config-no-section = There is no section [{ $found }]; there are: { $known }.
config-no-section-near = There is no section [{ $found }]. Did you mean [{ $near }]?
config-no-table = { $section } is a section with keys under [{ $section }], not { $found }.
config-no-key = There is no key “{ $found }” in [{ $section }]; there are: { $known }.
config-no-key-near = There is no key “{ $found }” in [{ $section }]. Did you mean “{ $near }”?
config-key-elsewhere = The key “{ $key }” belongs in the section [{ $section }].
config-missing = In [{ $section }] the key “{ $key }” is missing.
config-two-passwords = Give the password or the file with it, not both.
config-no-password = { $path } must hold a password, in one line and nothing else.

config-head =
    A club: malecon serve --config club.toml
    Every key, with what it is by default; those behind # are not chosen by default.
    malecon serve --config club.toml --check says what is in effect, and what is wrong.

# The sections, and what each key does.
config-section-club = How the club looks.
config-section-server = Where it is found, and how much it bears.
config-section-database = Where the tables are kept, and how long.
config-section-mail = Mail to those who want it.
config-section-notices = What tells people that it is their turn.
config-key-club-name = How the club is called: in the title, at the top, where it is installed, and in what it sends.
config-key-club-greeting = A line of plain text for those who come in; the same for all, or one for each language.
config-key-club-accent = The colour of buttons, links and what is chosen. It is changed as little as it must be to be legible.
config-key-club-accent-dark = The same in the dark look; without it, made from the accent.
config-key-club-second = The colour behind what is recommended, as the first button of the first page.
config-key-server-host = The address to listen at. 127.0.0.1 is this machine alone, 0.0.0.0 lets everybody in.
config-key-server-port = The port; 0 takes any that is free.
config-key-server-public-url = The address that players type; secret links are made with it. Needed behind a proxy.
config-key-server-proxies = Addresses of proxies whose word about their clients is taken.
config-key-server-workers = How many processes think for bots; 0 is one for each core but one.
config-key-server-rate = How much one client may ask for, as a multiple of the usual; 0 is without limit.
config-key-server-log = How the log is written: text, or json with one object a line.
config-key-server-open-metrics = Show /metrics also to other machines.
config-key-database-url = A file, or an address of PostgreSQL; without it, a file among your own data.
config-key-database-keep-ended = After how many days a table that has ended is forgotten; without it never.
config-key-database-keep-idle = After how many days a table that nobody touches is forgotten; without it never.
config-key-database-keep-unbegun = After how many days a table is forgotten that has not begun and that nobody touches.
config-key-mail-server = The server that sends the club’s mail. Without it, nobody gets mail, and nothing else is missing.
config-key-mail-from = From whom the mail comes: an address, or a name and an address. Needed with the server.
config-key-mail-security = How the connection is kept secret: starttls, tls, or none.
config-key-mail-port = The port of the mail server; without it 587 with starttls, 465 with tls, else 25.
config-key-mail-user = Who sends, if the mail server wants to know.
config-key-mail-password = The password for it. Whoever can read the file can read it.
config-key-mail-password-file = In place of the password: a file that holds nothing else, found from the folder of this one.
config-key-notices-contact = An address of yours: where the club sends mail, you are told there that reports wait; and those who run the browsers’ push services learn it, should your club trouble them.
config-key-notices-push-hosts = Machines that may carry notices to browsers, beside those of their makers; *. before a name means all below it.
config-key-notices-quiet-hours = When those are told of nothing who have not chosen hours of their own.
config-key-notices-time-zone = On whose clock these hours are.
