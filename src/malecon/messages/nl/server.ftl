# Wat de clubserver zegt.

server-query = “{ $found }” kan niet worden gelezen als einde van een adres: elke naam staat er één keer, met een waarde.
server-json = Dat is geen JSON: vanaf byte { $byte } kan het niet worden gelezen.
server-json-end = Er kwam niets, of het houdt midden in zijn JSON op.
server-json-deep = Dat is dieper genest dan alles wat bedoeld kan zijn.
server-misread = Dat kon niet worden begrepen. /openapi.json zegt wat er kan worden gestuurd.
server-lacks = “{ $field }” ontbreekt.
server-unknown-field = “{ $field }” is hier niet bekend. Misschien is het verkeerd gespeld.
server-wrong-kind = “{ $field }” moet { $wanted } zijn, niet { $found }.
server-wrong-kind-whole = Wat wordt gestuurd moet { $wanted } zijn, niet { $found }.
server-kind-int = een heel getal
server-kind-float = een getal met een decimaalpunt
server-kind-str = een tekst
server-kind-bool = true of false
server-kind-array = een lijst
server-kind-object = een object tussen accolades
server-kind-null = niets (null)
server-kind-or = of
server-wrong-word = “{ $field }” kan niet “{ $found }” zijn. /openapi.json zegt wat het kan zijn.
server-at-least = “{ $field }” moet minstens { $least } zijn.
server-at-most = “{ $field }” mag hoogstens { $most } zijn.
server-beyond-measure = “{ $field }” is een getal buiten alle maat.
server-text-short = { $least ->
    [one] “{ $field }” is leeg.
   *[other] “{ $field }” is te kort: het heeft minstens { $least } tekens.
}
server-text-long = “{ $field }” is te lang: het mag hoogstens { $most } tekens hebben.
server-list-short = { $least ->
    [one] “{ $field }” is leeg.
   *[other] “{ $field }” moet er minstens { $least } noemen.
}
server-list-long = “{ $field }” mag er hoogstens { $most } noemen.
server-form = “{ $field }” is niet geschreven zoals het moet: er staan tekens in die er niet horen, of te weinig of te veel.
server-form-level = Er is geen bot met de naam die bij “{ $field }” staat. Zijn niveau is een van { $known }; learned, expert en master mogen een budget hebben, zoals master:300.
server-form-hash = “{ $field }” moet een SHA-256 zijn: 64 cijfers van 0 tot 9 en a tot f.
server-content-type = Stuur JSON: content-type application/json.
server-too-large = Dat is te veel: hoogstens { $most } kB.
server-too-slow = Het duurde te lang voor het aankwam.
server-too-many = Te veel verzoeken. Probeer het over { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
} opnieuw.
server-after = “{ $found }” is geen plek in deze lijst; vraag ze van voren af aan op.
server-foreign-host = Onder die naam is deze server niet bekend. Wie hem draait kan die met --public-url opgeven.
server-foreign-origin = Dit verzoek kwam van de pagina van een ander en is geweigerd.
server-method = Zo kan dat hier niet worden gedaan.
server-nothing-here = Op dit adres is niets.
server-failed = In de server zelf ging iets mis. Het is genoteerd; niets wat bevestigd was is verloren.
server-away = Het huis kan op dit moment niet bij zijn boeken. Niets wat bevestigd was is verloren; probeer het zo weer.

server-not-your-seat = Plaats { $seat } is niet van u.
server-not-owner = Dat mag alleen het apparaat dat hier is gaan zitten, niet een dat via een link kwam.
server-no-spectators = Aan deze tafel zijn toeschouwers niet gewenst.
server-not-ended = Het verslag wordt getoond als het spel is afgelopen: het vertelt wat iedereen verbergt.
server-no-hints = Aan deze tafel wordt bots geen raad gevraagd.
server-no-link = Deze link leidt niet (meer) naar een plaats.
server-many-links = Te veel links en apparaten leiden naar deze tafel. Wie is gaan zitten, kan een nieuwe link maken die de andere naar die plaats beëindigt.
server-metrics = De metingen worden alleen op de machine van de server getoond.
server-no-page = De clubserver draait, maar zijn pagina is niet gebouwd. In de map met de broncode bouwt “./dev play” haar. Programma’s kunnen de server al gebruiken; /openapi.json zegt hoe.

## Het starten

server-port = Een poort is een getal van 0 tot 65535, niet { $found }.
server-port-taken = Poort { $port } van { $host } kan niet worden gebruikt: { $error }. Met --port kies je een andere.
server-host = “{ $host }” is geen adres van deze machine: { $error }.
server-workers = Er kunnen 0 tot { $most } processen nadenken, niet { $found }.
server-log = Het logboek wordt als text of als json geschreven, niet als “{ $found }”.
server-rate = De rate moet een getal vanaf 0 zijn, niet { $found }.
server-days = Tafels worden een aantal dagen vanaf 0 bewaard, niet { $found }.
server-unfinished = { $most } tafels die hiervandaan binnen een dag zijn gemaakt, zijn niet uitgespeeld. Pas als er een paar zijn uitgespeeld of gewist, komen er nieuwe.
server-box-large = Dit materiaal neemt { $found } bytes in; aan een tafel mogen het er hoogstens { $most } zijn.
server-public-url = “{ $found }” is geen adres dat spelers kunnen intypen; het moet zijn als https://club.example.
server-proxy = “{ $found }” is geen adres van een proxy.
server-push-host = “{ $found }” is geen naam van een pushdienst, zoals push.example of *.push.example.
server-file-taken = Een andere server heeft “{ $path }” open. Meer servers kunnen een PostgreSQL delen, geen bestand.
server-file-names = “{ $path }” heeft meerdere namen (harde links). Een database heeft er één: verwijder de andere of kopieer het bestand.
server-not-started = De server kon niet worden gestart.
server-started = Malecón is open: { $address }
server-open-already = Malecón is al open: { $address }
server-how-to-close = Ctrl-C sluit het; de tafels blijven bewaard.
server-no-network = Deze computer zit in geen netwerk: niemand anders zou binnen kunnen komen.
server-stopped = Malecón is gesloten.
server-picture-box = Een tafel aan de Malecón

## How the club looks, and how it reaches people

server-club-name = De naam van de club is één regel van 1 tot { $most } afdrukbare tekens, niet “{ $found }”.
server-greeting = De begroeting is één regel gewone tekst van 1 tot { $most } tekens, niet “{ $found }”.
server-greeting-language = “{ $found }” is geen taal van de club: { $known }.
server-colour = Een kleur schrijf je als "#0b6a73", niet als “{ $found }”.
server-colour-day = “{ $found }” is te licht als accent: op de lichte grond is het contrast { $ratio } op 1, en { $enough } is nodig; zo ver donkerder gemaakt zou het een andere kleur zijn. Kies een donkerdere; het accent in het donker kan apart gekozen worden.
server-colour-night = “{ $found }” is te donker voor het donkere uiterlijk: het contrast is daar { $ratio } op 1, en { $enough } is nodig; zo ver lichter gemaakt zou het een andere kleur zijn. Kies voor het donker een lichtere.
server-colour-second = “{ $found }” is te donker als tweede kleur: het contrast van de tekst erop is { $ratio } op 1, en { $enough } is nodig; zo ver lichter gemaakt zou het een andere kleur zijn.
server-mail-host = “{ $found }” is geen naam van een mailserver.
server-mail-sender = E-mail moet van een adres komen, zoals "club@club.example" of "Onze club <club@club.example>", niet van “{ $found }”.
server-mail-security = De verbinding met de mailserver wordt geheim gehouden door starttls, door tls of helemaal niet (none), niet door “{ $found }”.
server-mail-user = De mailserver wil beide weten of geen van beide: wie verstuurt (user) en het wachtwoord.
server-mail-open = Een wachtwoord mag niet zonder geheime verbinding naar de mailserver: kies starttls of tls.
server-contact = “{ $found }” is geen e-mailadres waarop de gastheer te bereiken is.
server-quiet = Stille uren schrijf je als "22:00-08:00", niet als “{ $found }”.
server-time-zone = “{ $found }” is geen tijdzone; je schrijft die als "Europe/Amsterdam".

## In vrede, en het bureau van de clubleiding

peace-nobody = Daar is niemand van wie dit gezegd kan worden.
peace-many = Je mijdt al { $most } mensen. Haal eerst iemand van je lijst.
peace-sits-there = Je hebt { $name } geblokkeerd en zou daar aan dezelfde tafel zitten. Toch gaan zitten?
peace-reported = Dat heb je al gemeld; de clubleiding ziet het.
peace-reports-many = Je hebt vandaag al { $most } mensen gemeld. Morgen kan het weer.
peace-no-tables = De clubleiding laat je tot { $until } niet gaan zitten. Spellen die je speelt gaan door.
peace-no-tables-for-good = De clubleiding laat je niet meer gaan zitten. Spellen die je speelt gaan door.
desk-not-host = Dit bureau is alleen voor de clubleiding. Op de machine waar de club draait, geeft “malecon desk” een link die het opent.
desk-no-link = Deze link opent het bureau niet, of niet meer: hij geldt één keer, een uur lang. “malecon desk” geeft een nieuwe.
desk-settled = Deze melding is al afgehandeld.
desk-no-bar = Dat is al voorbij.
