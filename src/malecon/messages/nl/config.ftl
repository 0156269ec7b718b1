# Het bestand waarin een gastheer een club beschrijft.

config-sound = Alles is in orde. Dit geldt:
config-by-default = vanzelf
config-exposed = Iedereen op deze machine kan { $path } lezen, en er staat een geheim in: chmod 600 sluit het af.
config-faults = Het bestand heeft fouten.
config-wrong = “{ $key }” moet { $wanted } zijn, niet { $found }.
config-wrong-secret = “{ $key }” moet { $wanted } zijn.
config-wanted-text = een tekst tussen aanhalingstekens
config-wanted-texts = een lijst van teksten, zoals ["127.0.0.1"],
config-wanted-told = een tekst tussen aanhalingstekens, of een voor elke taal, zoals { "{" } en = "Hello", nl = "Hallo" { "}" },
config-wanted-flag = true of false
config-wanted-whole = een heel getal van { $least } tot { $most }
config-wanted-number = een getal van { $least } tot { $most }
config-wanted-one-of = een van { $known }
config-no-section = Er is geen sectie [{ $found }]; er zijn: { $known }.
config-no-section-near = Er is geen sectie [{ $found }]. Bedoelde je [{ $near }]?
config-no-table = { $section } is een sectie met sleutels onder [{ $section }], niet { $found }.
config-no-key = Er is geen sleutel “{ $found }” in [{ $section }]; er zijn: { $known }.
config-no-key-near = Er is geen sleutel “{ $found }” in [{ $section }]. Bedoelde je “{ $near }”?
config-key-elsewhere = De sleutel “{ $key }” hoort in de sectie [{ $section }].
config-missing = In [{ $section }] ontbreekt de sleutel “{ $key }”.
config-two-passwords = Geef het wachtwoord of het bestand ermee, niet beide.
config-no-password = { $path } moet een wachtwoord bevatten, op één regel en verder niets.

config-head =
    Een club: malecon serve --config club.toml
    Elke sleutel met wat hij vanzelf is; die achter # zijn vanzelf niet gekozen.
    malecon serve --config club.toml --check zegt wat er geldt, en wat er niet klopt.

# De secties, en wat elke sleutel doet.
config-section-club = Hoe de club eruitziet.
config-section-server = Waar hij te vinden is, en hoeveel hij verdraagt.
config-section-database = Waar de tafels bewaard worden, en hoe lang.
config-section-mail = E-mail aan wie dat wil.
config-section-notices = Wat mensen vertelt dat ze aan de beurt zijn.
config-key-club-name = Hoe de club heet: in de titel, bovenaan, waar hij geïnstalleerd is, en in wat hij verstuurt.
config-key-club-greeting = Een regel gewone tekst voor wie binnenkomt; dezelfde voor iedereen, of een voor elke taal.
config-key-club-accent = De kleur van knoppen, links en wat gekozen is. Ze wordt zo weinig veranderd als nodig om leesbaar te zijn.
config-key-club-accent-dark = Dezelfde in het donkere uiterlijk; zonder wordt ze uit het accent gemaakt.
config-key-club-second = De kleur achter wat aangeraden wordt, zoals de eerste knop van de eerste pagina.
config-key-server-host = Het adres waarop geluisterd wordt. 127.0.0.1 is alleen deze machine, 0.0.0.0 laat iedereen binnen.
config-key-server-port = De poort; 0 neemt een vrije.
config-key-server-public-url = Het adres dat spelers typen; geheime links worden ermee gemaakt. Nodig achter een proxy.
config-key-server-proxies = Adressen van proxy’s van wie het woord over hun bezoekers geldt.
config-key-server-workers = Hoeveel processen voor bots nadenken; 0 is één voor elke kern op één na.
config-key-server-rate = Hoeveel één bezoeker mag vragen, als veelvoud van het gewone; 0 is zonder grens.
config-key-server-log = Hoe het log geschreven wordt: text, of json met één object per regel.
config-key-server-open-metrics = /metrics ook aan andere machines tonen.
config-key-database-url = Een bestand, of een adres van PostgreSQL; zonder is het een bestand bij je eigen gegevens.
config-key-database-keep-ended = Na hoeveel dagen een afgelopen tafel vergeten wordt; zonder dit nooit.
config-key-database-keep-idle = Na hoeveel dagen een tafel vergeten wordt die niemand aanraakt; zonder dit nooit.
config-key-database-keep-unbegun = Na hoeveel dagen een tafel vergeten wordt die niet begonnen is en die niemand aanraakt.
config-key-mail-server = De server die de post van de club verstuurt. Zonder krijgt niemand e-mail, en verder ontbreekt niets.
config-key-mail-from = Van wie de post komt: een adres, of een naam en een adres. Nodig bij de server.
config-key-mail-security = Hoe de verbinding geheim gehouden wordt: starttls, tls, of niet (none).
config-key-mail-port = De poort van de mailserver; zonder is het 587 met starttls, 465 met tls, anders 25.
config-key-mail-user = Wie er verstuurt, als de mailserver dat wil weten.
config-key-mail-password = Het wachtwoord erbij. Wie het bestand kan lezen, kan het lezen.
config-key-mail-password-file = In plaats van het wachtwoord: een bestand met verder niets erin, gezocht vanuit de map van dit bestand.
config-key-notices-contact = Een adres van jou: verstuurt de club e-mail, dan hoor je daar dat er meldingen wachten; en wie de pushdiensten van de browsers beheert krijgt het, mocht je club hun last bezorgen.
config-key-notices-push-hosts = Machines die berichten naar browsers mogen brengen, naast die van hun makers; *. voor een naam betekent alle eronder.
config-key-notices-quiet-hours = Wanneer wie geen eigen uren gekozen heeft nergens van hoort.
config-key-notices-time-zone = Op wiens klok deze uren zijn.
