# Het bureau van de clubleiding.

desk-title = Bureau van de clubleiding
desk-about = Wat hier staat is alleen voor jou. Wie gemeld wordt, krijgt niet te horen door wie.
desk-reports = Meldingen
desk-later = Latere ({ $count })
desk-oldest = De oudste
desk-nothing = Er wacht geen melding.
desk-by = door { $name }
desk-by-guest = door iemand zonder naam
desk-reported = { $times ->
    [one] één keer gemeld
   *[other] { $times } keer gemeld
}
desk-reporting = { $times ->
    [one] heeft één keer gemeld
   *[other] heeft { $times } keer gemeld
}
desk-guest = gast { $id }
desk-said = Wat er aan tafel is gezegd
desk-said-nothing = Daar is niets gezegd.
desk-meant = deze regel
desk-chat = Gesprekken
desk-tables = Gaan zitten
desk-span-none = als tevoren
desk-span-day = een dag niet
desk-span-week = een week niet
desk-span-good = nooit meer
desk-settle = Afhandelen
desk-settle-nothing = Zonder gevolgen afhandelen
desk-settled-now = Afgehandeld. Wie het meldde, krijgt te horen dat je ernaar hebt gekeken.
desk-bars = Wie wat niet mag
desk-bars-nobody = Iedereen mag alles.
desk-bar-chat = geen gesprekken
desk-bar-tables = niet gaan zitten
desk-until = tot { $until }
desk-for-good = voorgoed
desk-lift = Opheffen
desk-lift-of = Opheffen: { $name }, { $what }
desk-browsers = Browsers die dit bureau openen
desk-browsers-about = “malecon desk” laat er nog een binnen, “malecon desk --revoke” geen enkele meer.
desk-browser-unknown = Een browser
desk-here = deze hier
desk-since = sinds { $date }
desk-leave = Daar sluiten
desk-leave-here = Hier sluiten
desk-left = Het bureau is in deze browser gesloten.
