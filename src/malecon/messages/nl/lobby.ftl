### De weg naar binnen: begin, open tafels. In het Nederlands.

lobby-close = Sluiten
lobby-home = Naar het begin
lobby-again = Nog eens proberen
lobby-reload = Pagina opnieuw laden
lobby-language-failed = Deze taal kon niet worden opgehaald.

lobby-renewed = De pagina is vernieuwd
lobby-renewed-about = De server heeft een nieuwere versie van deze pagina. Laad haar opnieuw; aan de tafels gaat niets verloren.
lobby-broken = Er ging iets stuk in de pagina
lobby-broken-about = Dat had niet mogen gebeuren. Laad de pagina opnieuw; alles aan je tafels is bewaard.
lobby-offline = Geen verbinding. Je tafels zoals je ze het laatst zag, { $ago }. Het gaat vanzelf verder.
lobby-away = Dit heeft een verbinding nodig
lobby-away-about = Het was op dit apparaat nog nooit open. Zodra de server bereikbaar is, komt het vanzelf.

## Begin

lobby-claim = Drie bordspellen aan de zeemuur. Met vrienden via een link, of meteen tegen bots.
lobby-play-now = Meteen spelen
lobby-join = Open tafels
lobby-meet = Iemand vinden
lobby-invite = Vrienden uitnodigen
lobby-start-here = Goed om te beginnen
lobby-more = Meer
lobby-making = Een ogenblik …
lobby-games = Kies een spel
lobby-players = Spelers
lobby-players-range = { $least } tot { $most } spelers
lobby-minutes = { $least } tot { $most } minuten
lobby-weight-1 = licht
lobby-weight-2 = gemiddeld
lobby-weight-3 = pittig
lobby-rules = Spelregels
lobby-rule = Spelregel { $id }
lobby-opponents = De bots spelen
lobby-name = Je naam
lobby-guest = Gast

lobby-credits = Havanna is een spel van Reinhard Staupe, Santiago de Cuba van Michael Rieneck, Cuba van Michael Rieneck en Stefan Stadler. Woorden en tekeningen hier zijn van onszelf.

lobby-gone = Dat is er niet meer
lobby-gone-link = Deze link leidt niet meer naar een plaats. Wie hem stuurde, kan aan de tafel een nieuwe maken.
lobby-gone-table = Deze tafel is er niet meer. De gastheer heeft haar opgeruimd, of er zat lang niemand aan.
lobby-gone-private = Aan deze tafel zijn geen toeschouwers gewenst. Vraag de gastheer om een link naar een plaats.
lobby-gone-removed = Je plaats aan die tafel is aan iemand anders gegeven.

lobby-continue = Verder spelen
lobby-show-all = Alle { $number } tonen
lobby-round = Ronde { $round }
lobby-stands-turn = Jij bent aan de beurt
lobby-stands-waiting = Wachten op { $names }
lobby-stands-running = Het spel is bezig
lobby-stands-gathering =
    { $open ->
        [0] Kan beginnen
        [one] { $open } plaats is vrij
       *[other] { $open } plaatsen zijn vrij
    }
lobby-stands-paused = Onderbroken
lobby-stands-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben samen gewonnen
    }
lobby-stands-over = Het spel is uit
lobby-stands-closed = Zonder uitslag beëindigd
lobby-delete = Opruimen
lobby-delete-title = Deze tafel opruimen?
lobby-delete-about = De tafel, haar verloop en haar links worden voor iedereen gewist. Dat kan niet ongedaan worden gemaakt.
lobby-keep = Bewaren

## Nieuwe tafel

lobby-new = Nieuwe tafel
lobby-game = Spel
lobby-sitter-bot = Bot
lobby-clock-live-short = { $minutes } min + { $increment } s
lobby-clock-days-short =
    { $days ->
        [one] { $days } dag per antwoord
       *[other] { $days } dagen per antwoord
    }

## Open tafels

lobby-tables = Open tafels
lobby-all-games = Alle
lobby-gathering = voor het begin
lobby-free = vrij
lobby-sit = Gaan zitten
lobby-watch = Toekijken
lobby-go-on = Verder spelen
lobby-empty = Op dit moment is er geen tafel open. Zet er een klaar en toon hem hier, of speel zolang tegen bots.
lobby-against-bots = Tegen bots spelen

## Een adres dat nergens heen leidt

lobby-nowhere = Op volle zee
lobby-nowhere-about = Op dit adres is niets. Misschien is het verkeerd getikt, of is wat hier was verdwenen.

## Instellingen

lobby-settings = Instellingen
lobby-language = Taal
lobby-speed-slow = langzaam
lobby-speed-normal = normaal
lobby-speed-fast = snel
lobby-speed-off = meteen

## Hulp

lobby-help = Hulp
lobby-me = Jij
lobby-me-asked = { $count ->
    [one] Jij: één vraag wacht op je antwoord
   *[other] Jij: { $count } vragen wachten op je antwoord
}
lobby-level-random = Speelt zomaar iets dat mag. Goed om de zetten te leren.
lobby-level-casual = Kijkt één beurt vooruit en is wat slordig. Een vriendelijke tegenstander voor de eerste spellen.
lobby-level-greedy = Kijkt één beurt vooruit en neemt wat het beste lijkt. Straft cadeautjes af.
lobby-level-steady = Heeft zichzelf het spel geleerd in meer dan honderdduizend spellen en neemt wat het beste lijkt. Voor wie van Gretig wint.
lobby-level-learned = Heeft zichzelf het spel geleerd in meer dan honderdduizend spellen en kijkt even vooruit. Voor wie van Degelijk wint.
lobby-level-expert = Heeft zichzelf het spel geleerd in meer dan honderdduizend spellen en bedenkt wat de anderen kunnen antwoorden. Moeilijk te verslaan.
lobby-level-master = Heeft zichzelf het spel geleerd in meer dan honderdduizend spellen, neemt de tijd en denkt ver vooruit. De beste bot hier.
lobby-level-strong = Doorzoekt vele beurten voor hij antwoordt. Hij neemt de tijd en is moeilijk te verslaan.
lobby-lesson = Leer het in tien minuten
lobby-my-games = Mijn partijen
lobby-friends = Vrienden
lobby-friends-asking = { $count ->
    [one] Vrienden: één vraag wacht op je antwoord
   *[other] Vrienden: { $count } vragen wachten op je antwoord
}
lobby-cups = Bekers
lobby-statistics = Statistieken
