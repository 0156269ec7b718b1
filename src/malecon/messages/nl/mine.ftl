# De eigen partijen: wat loopt, wat afgelopen is, en meegebrachte verslagen.

mine-title = Mijn partijen
mine-running = Bezig
mine-turns = { $count ->
    [0] Niemand wacht op je.
    [one] Eén tafel wacht op je.
   *[other] { $count } tafels wachten op je.
}
mine-none-running = Er loopt geen partij van jou.
mine-ended = Afgelopen
mine-none-ended = Hier is nog geen partij tot het einde gespeeld.
mine-none-found = Geen afgelopen partij past bij deze zoekopdracht.
mine-search = Zoek op naam of titel
mine-more = Meer tonen
mine-review = Analyseren
mine-record = Verslag
mine-won = Gewonnen
mine-shared = Gedeeld
mine-place = Plaats { $place } van { $players }
mine-closed = Zonder uitslag geëindigd
mine-bring = Verslag inlezen
mine-bring-about = Een bestand dat hier of elders is gedownload: bekijk de partij nog eens, analyseer haar of speel verder.
mine-bringing = Wordt gelezen …
mine-bring-not = Dat is geen verslag: verslagen zijn tekstbestanden van hoogstens { $most } kB.
