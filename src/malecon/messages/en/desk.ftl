# The desk of the club’s host.

desk-title = The host’s desk
desk-about = What is told here is for you alone. Whoever is reported is not told by whom.
desk-reports = Reports
desk-later = Later ones ({ $count })
desk-oldest = The oldest
desk-nothing = No report waits.
desk-by = by { $name }
desk-by-guest = by somebody without a name
desk-reported = { $times ->
    [one] reported once
   *[other] reported { $times } times
}
desk-reporting = { $times ->
    [one] has reported once
   *[other] has reported { $times } times
}
desk-guest = guest { $id }
desk-said = What was said at the table
desk-said-nothing = Nothing was said there.
desk-meant = this line
desk-chat = Chats
desk-tables = Sitting down
desk-span-none = as before
desk-span-day = not for a day
desk-span-week = not for a week
desk-span-good = never again
desk-settle = Settle
desk-settle-nothing = Settle without consequences
desk-settled-now = Settled. Whoever reported it is told that you have seen to it.
desk-bars = Who may not do what
desk-bars-nobody = Everybody may do everything.
desk-bar-chat = no chats
desk-bar-tables = no sitting down
desk-until = until { $until }
desk-for-good = for good
desk-lift = Lift
desk-lift-of = Lift: { $name }, { $what }
desk-browsers = Browsers that open this desk
desk-browsers-about = “malecon desk” lets in another one, “malecon desk --revoke” none any more.
desk-browser-unknown = A browser
desk-here = this one
desk-since = since { $date }
desk-leave = Close the desk there
desk-leave-here = Close the desk here
desk-left = The desk is closed in this browser.
