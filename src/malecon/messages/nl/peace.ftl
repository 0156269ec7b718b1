# Wie iemand niet wil ontmoeten of horen, en wat aan de clubleiding wordt gemeld.

## Over iemand

peace-mute = Niet meer horen
peace-mute-about = Wat { $name } in gesprekken zegt en heeft gezegd, krijg je aan geen enkele tafel te zien.
peace-unmute = Weer horen
peace-block = Blokkeren
peace-block-about = De club zet jullie niet bij elkaar, en { $name } kan aan jouw tafels niet gaan zitten. Een spel dat jullie spelen gaat door.
peace-unblock = Niet meer blokkeren
peace-not-told = Van niets hiervan krijgt { $name } iets te horen.
peace-report = Melden aan de clubleiding
peace-is-reported = Je hebt { $name } hier gemeld.
peace-self = Dat ben je zelf.

## Een melding

peace-report-title = { $name } melden
peace-report-table = De clubleiding leest het, met wat er in het gesprek van deze tafel is gezegd. { $name } krijgt niet te horen van wie de melding komt.
peace-report-known = De clubleiding leest het. { $name } krijgt niet te horen van wie de melding komt.
peace-reason = Waar gaat het om?
peace-reason-insults = Beledigingen of haat
peace-reason-threats = Bedreigingen
peace-reason-advertising = Reclame
peace-reason-cheating = Valsspelen
peace-reason-name = Een kwetsende naam
peace-reason-other = Iets anders
peace-words = In je eigen woorden, als je wilt
peace-send = Sturen
peace-cancel = Annuleren
peace-sent = Dank je. De clubleiding kijkt ernaar.

## De eigen lijst

peace-list = De vrede bewaren
peace-list-about = Wie je niet hoort of hebt geblokkeerd, krijgt dat niet te horen.
peace-list-nobody = Je hoort iedereen en hebt niemand geblokkeerd.
peace-list-muted = niet gehoord
peace-list-blocked = geblokkeerd
peace-undo = Terugdraaien
peace-undo-of = Terugdraaien: { $name }, { $what }
peace-own-reports = Je hebt gemeld
peace-own-waits = wacht op de clubleiding
peace-own-settled = de clubleiding heeft ernaar gekeken
peace-bar-chat = De clubleiding laat je tot { $until } niets zeggen in gesprekken.
peace-bar-chat-good = De clubleiding laat je niets meer zeggen in gesprekken.
peace-bar-tables = De clubleiding laat je tot { $until } niet gaan zitten. Spellen die je speelt gaan door.
peace-bar-tables-good = De clubleiding laat je niet meer gaan zitten. Spellen die je speelt gaan door.
peace-bar-reason = De reden: { $reason }.
peace-desk = Bureau van de clubleiding
peace-desk-waiting = { $count ->
    [0] Er wacht geen melding.
    [one] Er wacht 1 melding.
   *[other] Er wachten { $count } meldingen.
}
