### Vrienden, en uitnodigingen voor tafels.

## Wat geweigerd wordt

friends-nobody = Hier is niemand die hiermee bedoeld is. Kijk nog eens: misschien is de plaats vrijgekomen.
friends-gone = Wie hier zat, heeft de club verlaten.
friends-blocked = Je hebt deze speler geblokkeerd. Hef dat eerst op.
friends-be-known-first = Je speelt als gast. Maak je eerst bekend, dan kun je anderen onder hun naam in de club vragen.
friends-many = Meer dan { $most } vrienden en open vragen houdt niemand uit elkaar. Beëindig er eerst een.
friends-many-open = { $most } van je vragen wachten op een antwoord. Neem er eerst een terug.
friends-begun = Deze tafel neemt niemand meer op.
friends-not-there = Alleen wie aan deze tafel zit, kan anderen ervoor uitnodigen.
friends-many-invited = Voor één tafel kunnen hoogstens { $most } mensen worden uitgenodigd.
friends-many-open-tables = Een van hen is al voor { $most } tafels van jou uitgenodigd.

## De eigen vrienden

friends-title = Vrienden
friends-count = { $count ->
    [0] Je hebt hier nog geen vrienden.
    [one] Je hebt hier één vriend of vriendin.
   *[other] Je hebt hier { $count } vrienden.
}
friends-guest = Je speelt als gast, en alleen deze browser kent je vrienden. Maak je bekend, en ze gaan mee naar al je apparaten.
friends-be-known = Je bekendmaken
friends-list = Je vrienden
friends-none = Je hebt hier nog geen vrienden. Klik aan tafel op een plaatje en vraag het; of vraag hieronder iemand van je laatste tafels.
friends-none-met = Je hebt hier nog geen vrienden. Speel eerst met iemand: vraag het dan met een klik op het plaatje aan tafel, of hier.
friends-invite-how = Maak een tafel en nodig vrienden uit.
friends-here = hier
friends-playing = speelt
friends-end = De vriendschap met { $name } beëindigen
friends-end-title = De vriendschap met { $name } beëindigen?
friends-end-about = { $name } krijgt het niet te horen. Jullie zien niet meer wanneer jullie hier zijn. Bedenk je je, vraag het dan opnieuw.
friends-end-now = Beëindigen
friends-shown = Vrienden mogen zien wanneer ik hier ben
friends-shown-about = Ze zien dat je hier bent, of speelt, en niet aan welke tafel. Zolang dit uit staat, wordt het nergens bewaard.

## Wat mensen elkaar vragen

friends-asking = Ze willen graag vrienden worden
friends-asking-when = gevraagd { $ago }
friends-yes = Ja
friends-yes-to = Vrienden worden met { $name }: ja
friends-let-be = Nee, bedankt
friends-let-be-to = Vrienden worden met { $name }: nee, bedankt
friends-not-told = { $name } krijgt het niet te horen.
friends-asked = Door jou gevraagd
friends-asked-when = gevraagd { $ago }, nog geen antwoord
friends-take-back = Terugnemen
friends-take-back-of = De vraag aan { $name } terugnemen
friends-met = Mensen van je laatste tafels
friends-met-at = { $game }, { $ago }
friends-met-nobody = Met wie je speelt, verschijnt hier.
friends-be = Vrienden worden
friends-be-with = { $name } vragen om vrienden te worden
friends-is-asked = gevraagd
friends-all = Alle { $count } tonen

## Aan tafel

friends-at-none = Vrienden vinden elkaar terug en nodigen elkaar uit aan tafels. Zegt { $name } ja, dan zien jullie elkaars naam en plaatje in de club.
friends-at-asked = Je hebt { $name } gevraagd om vrienden te worden. Er is nog geen antwoord.
friends-at-asking = { $name } wil graag vrienden met je worden.
friends-at-friend = Jij en { $name } zijn vrienden.
friends-person-none = Vrienden vinden elkaar terug en nodigen elkaar uit aan tafels. Vraag je het, dan ziet { $name } je naam en plaatje in de club.
friends-person-guest = Je speelt als gast, en { $name } zou niet weten wie er vraagt. Maak je bekend, dan kun je hier vragen om vrienden te worden.
friends-to-all = Alle vrienden

## Iemand uitnodigen

friends-invite = Vrienden uitnodigen
friends-invite-about = Ze vinden het onder ‘Mijn partijen’, en krijgen bericht als ze dat willen.
friends-invite-one = Uitnodigen
friends-invite-name = { $name } uitnodigen
friends-invited = uitgenodigd
friends-declined = komt niet
friends-invite-nobody = Vrienden, en met wie je hebt gespeeld, kun je hier uitnodigen.

## Uitgenodigd zijn

friends-inbox = Je bent uitgenodigd
friends-inbox-by = { $name } nodigt je uit
friends-inbox-here = { $name } nodigt je uit aan deze tafel.
friends-join = Meedoen
friends-join-table = Meedoen met { $table }, waarvoor { $name } je uitnodigt
friends-decline = Nee, bedankt
friends-decline-table = Nee, bedankt: { $table }, waarvoor { $name } je uitnodigt
friends-declined-now = { $name } ziet aan tafel dat je niet komt.
