# Wat wie even niet kijkt te horen krijgt, en hoe men dat kiest.

notice-turn-title = Jij bent aan de beurt: { $game }
notice-ready-title = Iedereen is er: begin { $game }
notice-begins-title = { $game } begint: kijk even binnen
notice-remind-title = Jij bent nog aan de beurt: { $game }
notice-turns-title = Aan { $count } tafels ben jij aan de beurt
notice-several-title = { $count } dingen wachten op je
notice-invited-title = { $by } nodigt je uit: { $game }
notice-asked-title = { $by } vraagt om vrienden te worden
notice-seated-title = Je tafel is klaar: { $game }
notice-round-title = Ronde { $round } van { $cup } begint
notice-cup-title = Nieuwe beker in { $season }: { $cup }
notice-settled-title = De clubleiding heeft naar je melding gekeken
notice-barred-title = De clubleiding heeft iets over jou besloten
notice-test-title = Het werkt
notice-test-body = Zo hoor je dat je aan de beurt bent.
notice-at = Aan tafel “{ $title }”.
notice-with = Met { $names }.
notice-more = En nog { $count }.
notice-left = Je hebt nog { $hours } uur.

## Mail

notice-mail-code-title = { $code } is je code voor { $club }
notice-mail-code = Je code is { $code }. Typ hem binnen een half uur op de pagina van { $club }; vanaf dan hoor je per e-mail dat je aan de beurt bent.
    Heb je er niet om gevraagd, doe dan niets: er komen geen andere e-mails.
notice-mail-why = Je krijgt deze e-mail omdat je erom gevraagd hebt. Hier houdt het op, met één klik:
notice-desk-title = { $count ->
    [one] Er wacht een melding op je bureau in { $club }
   *[other] Er wachten { $count } meldingen op je bureau in { $club }
}
notice-desk-about = Open het in een browser van de clubleiding. Deze e-mail komt hoogstens één keer per uur, op het adres dat in het bestand van de club als “contact” staat.
notice-stop-question = Geen e-mails meer als je aan de beurt bent?
notice-stop-button = Geen e-mails meer
notice-stop-done = Je krijgt van hier geen e-mails meer.

## Wat niet gaat

notice-endpoint = Naar dit adres kan niets gestuurd worden.
notice-service = Naar deze browser kan niets gestuurd worden: zijn pushdienst is hier niet bekend.
notice-keys = De sleutels van deze browser zijn er geen: er zou niets mee te verzegelen zijn.
notice-browser = Naar deze browser wordt niets gestuurd.
notice-time-zone = Er is geen tijdzone die “{ $found }” heet.
notice-nobody = Naar geen van je browsers wordt al iets gestuurd.
notice-failed = De pushdienst heeft het niet aangenomen. Zet de berichten uit en weer aan en probeer het nog eens.
notice-no-mail = Deze club verstuurt geen e-mail.
notice-mail-address = Dit is geen e-mailadres.
notice-mail-away = De mailserver is nu niet te bereiken. Probeer het later nog eens.
notice-mail-refused = De mailserver neemt voor dit adres geen e-mail aan.
notice-code-wrong = Dit is niet de code die gestuurd werd.
notice-code-old = Deze code geldt niet meer. Laat er een nieuwe sturen.

## On the page

notice-offer-title = Niemand hoeft hier te wachten
notice-offer-about = Je kunt deze pagina sluiten: er gaat niets verloren, en je kunt horen wanneer je aan de beurt bent.
notice-offer = Laat het me weten
notice-here = Zeg het me hier als ik aan de beurt ben
notice-here-about = Ook als deze pagina gesloten is. Wat gezegd wordt is verzegeld: alleen deze browser kan het lezen.
notice-cannot-install = Op een iPhone of iPad moet de pagina eerst geïnstalleerd worden: Deel, dan “Zet op beginscherm”. Open haar van daar en kom hier terug.
notice-cannot-insecure = Browsers krijgen alleen iets te horen van pagina’s die via https kwamen. Deze club is zonder bereikt.
notice-cannot-unable = Deze browser kan niets te horen krijgen zolang de pagina gesloten is.
notice-cannot-denied = Je hebt deze pagina verboden je iets te zeggen. Sta het toe in de instellingen van je browser en probeer het nog eens.
notice-cannot-service = Deze browser heeft geen pushdienst of bereikt hem niet: je hoort het alleen zolang de pagina open is en je naar iets anders kijkt. Zet het uit en weer aan om het opnieuw te proberen.
notice-try = Probeer het
notice-tried = Gestuurd. Het zou er zo moeten zijn.
notice-others = Je andere browsers
notice-unknown = Een browser
notice-forget = { $name } vergeten
notice-mail = E-mail
notice-mail-address-label = Je e-mailadres
notice-mail-about = Eerst wordt er een code naartoe gestuurd. Niemand anders ziet het adres.
notice-mail-send = Stuur me een code
notice-mail-code-label = De code uit de e-mail
notice-mail-code-about = Hij geldt een half uur. Kijk ook bij ongewenste e-mail.
notice-mail-confirm = Bevestigen
notice-mail-on = Zeg het me ook per e-mail
notice-mail-stopped = E-mail naar dit adres kwam terug, dus er wordt niets meer gestuurd. Vergeet het en noem een ander.
notice-what = Wat je te horen krijgt
notice-at-table = Ik ben aan de beurt aan deze tafel
notice-turns = Ik ben aan de beurt, aan elke tafel
notice-turns-else = Ik ben aan de beurt, aan elke andere tafel
notice-remind = Herinner me één keer
notice-remind-about = Als er nog een kwart van de tijd is, of na een dag.
notice-news = Uitnodigingen, vragen om vrienden te worden, tafels voor mij, ronden van toernooien
notice-quiet = Stille uren
notice-quiet-on = Laat me een paar uur met rust
notice-quiet-about = Wat intussen gebeurt, hoor je daarna in één keer.
notice-quiet-begin = Van
notice-quiet-end = Tot
