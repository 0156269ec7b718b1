# Der Schreibtisch der Klubleitung.

desk-title = Schreibtisch der Klubleitung
desk-about = Was hier steht, ist nur für dich. Wer gemeldet wird, erfährt nicht, von wem.
desk-reports = Meldungen
desk-later = Spätere ({ $count })
desk-oldest = Die ältesten
desk-nothing = Keine Meldung wartet.
desk-by = von { $name }
desk-by-guest = von jemandem ohne Namen
desk-reported = { $times ->
    [one] einmal gemeldet
   *[other] { $times }-mal gemeldet
}
desk-reporting = { $times ->
    [one] hat einmal gemeldet
   *[other] hat { $times }-mal gemeldet
}
desk-guest = Gast { $id }
desk-said = Was am Tisch gesagt wurde
desk-said-nothing = Dort wurde nichts gesagt.
desk-meant = diese Zeile
desk-chat = Gespräche
desk-tables = Platz nehmen
desk-span-none = wie bisher
desk-span-day = einen Tag nicht
desk-span-week = eine Woche nicht
desk-span-good = nie mehr
desk-settle = Erledigen
desk-settle-nothing = Ohne Folgen erledigen
desk-settled-now = Erledigt. Wer es gemeldet hat, erfährt, dass du dich gekümmert hast.
desk-bars = Wer was nicht darf
desk-bars-nobody = Alle dürfen alles.
desk-bar-chat = keine Gespräche
desk-bar-tables = nicht Platz nehmen
desk-until = bis { $until }
desk-for-good = für immer
desk-lift = Aufheben
desk-lift-of = Aufheben: { $name }, { $what }
desk-browsers = Browser, die diesen Schreibtisch öffnen
desk-browsers-about = „malecon desk“ lässt einen weiteren herein, „malecon desk --revoke“ keinen mehr.
desk-browser-unknown = Ein Browser
desk-here = dieser hier
desk-since = seit { $date }
desk-leave = Dort schließen
desk-leave-here = Hier schließen
desk-left = Der Schreibtisch ist in diesem Browser geschlossen.
