### Iemand vinden om mee te spelen.

meeting-title = Iemand vinden om mee te spelen
meeting-about = Zeg wat je wilt spelen. Zodra genoeg mensen op hetzelfde wachten, ongeveer even sterk, zet de club jullie samen en begint de partij.
meeting-games = Wat wil je spelen?
meeting-players = Met hoeveel aan tafel?
meeting-players-least = Minstens
meeting-players-most = Hoogstens
meeting-players-chosen = { $least } tot { $most } spelers
meeting-players-exact = { $count } spelers
meeting-pace = Hoe snel?
meeting-pace-live = Nu
meeting-pace-days = Over dagen
meeting-pace-live-about = In één keer: 20 minuten voor elke speler, en 15 seconden erbij voor elke beurt.
meeting-pace-days-about = Tot twee dagen voor elk antwoord. Je hoeft hier niet te wachten: de partij verschijnt bij je tafels.
meeting-look = Spelers zoeken
meeting-missing-game = Kies minstens één spel.
meeting-missing-players = Kies met hoeveel jullie aan tafel mogen zitten.
meeting-looking = Een ogenblik …
meeting-who = Wie er wacht
meeting-nobody = Op dit moment wacht niemand. Wees de eerste: wie hierna komt, treft jou.
meeting-waits = { $people ->
    [one] één persoon
   *[other] { $people } personen
}
meeting-usual-live = Op een partij nu werd de laatste tijd { $time } gewacht.
meeting-usual-days = Op een partij over dagen werd de laatste tijd { $time } gewacht.
meeting-usual-none = Hoe lang het duurt, is nog niet bekend: te weinig mensen hebben elkaar hier tot nu toe getroffen.
meeting-seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
}
meeting-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
meeting-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
}
meeting-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
meeting-waiting = Je wacht
meeting-waiting-since = Al { $time }
meeting-wish = { $games }, { $players }
meeting-others = { $people ->
    [0] Nog niemand anders wacht hierop.
    [one] Eén ander wacht op iets dat jou zou passen.
   *[other] { $people } anderen wachten op iets dat jou zou passen.
}
meeting-stay-live = Laat deze pagina open; je kunt intussen andere pagina’s bekijken. Is er iemand gevonden, dan gaat het vanzelf verder naar de tafel.
meeting-stay-days = Je kunt deze pagina sluiten. Je wacht twee weken; is er iemand gevonden, dan staat de partij bij je tafels.
meeting-stop = Niet langer wachten
meeting-offer = Liever met bots beginnen?
meeting-offer-about = Zij nemen de plaatsen waarvoor niemand gekomen is. Je kunt ook blijven wachten.
meeting-offer-eager = Iemand anders die wacht, zou met bots beginnen. Doe mee, dan spelen jullie samen.
meeting-offer-taken = Zo meteen begin je met bots; anderen die wachten, wordt gevraagd of ze meedoen.
meeting-take-bots = Met bots beginnen
meeting-found = Er is iemand gevonden
meeting-found-about = De tafel is gedekt. De anderen wachten daar op je.
meeting-go = Naar de tafel

## Wat geweigerd wordt

meeting-number = Geen van deze spellen is voor { $least } tot { $most } spelers.
meeting-crowded = Er wachten al zo veel mensen dat nog iemand alleen maar zou wachten. Kijk straks nog eens.
meeting-not-waiting = Je wacht niet meer op een partij.
