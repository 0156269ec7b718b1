# Wat de clubserver zegt.

server-unreadable = Dit kon niet worden gelezen: { $error }.
server-content-type = Stuur JSON: content-type application/json.
server-too-large = Dat is te veel: hoogstens { $most } kB.
server-too-slow = Het duurde te lang voor het aankwam.
server-too-many = Te veel verzoeken. Probeer het over { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
} opnieuw.
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
server-file-taken = Een andere server heeft “{ $path }” open. Meer servers kunnen een PostgreSQL delen, geen bestand.
server-file-names = “{ $path }” heeft meerdere namen (harde links). Een database heeft er één: verwijder de andere of kopieer het bestand.
server-not-started = De server kon niet worden gestart.
server-started = Malecón is open: { $address }
server-open-already = Malecón is al open: { $address }
server-how-to-close = Ctrl-C sluit het; de tafels blijven bewaard.
server-no-network = Deze computer zit in geen netwerk: niemand anders zou binnen kunnen komen.
server-stopped = Malecón is gesloten.
server-picture-box = Een tafel aan de Malecón
