# Een tafel in woorden alleen: voor taalmodellen en andere programma’s die lezen en schrijven, en voor wie toekijkt.

spoken-seat = Plaats { $seat }
spoken-you = Je bent { $name } van { $players } spelers in een partij { $game }. Plaatsen worden vanaf 0 geteld.
spoken-rules-of = De regels van { $game }:
spoken-news = Wat er sinds je laatste antwoord gebeurde:
spoken-table = De tafel zoals jij hem ziet:
spoken-question = Vraag: { $question }
spoken-rules = Regels erachter: { $rules }
spoken-answers = Mogelijke antwoorden:
spoken-how = Antwoord met een ervan, met het nummer of de woorden. Schrijf je meer dan dat, zet het antwoord dan aan het eind tussen vierkante haken, zoals [{ $example }].
spoken-wait = Je wordt nu niet gevraagd; eerst antwoordt: { $names }.
spoken-refused = Je laatste antwoord is geweigerd. { $why }
spoken-not-understood = “{ $found }” is geen van de antwoorden. Een nummer van 1 tot { $last } is genoeg, of de woorden van een antwoord.
spoken-order = { $error } (regels van de vraag: { $rules })
spoken-over = De partij is afgelopen. Punten: { $scores }. Gewonnen door: { $winners }.
spoken-no-seat = Er is geen plaats { $found }; de plaatsen zijn 0 tot { $last }.
spoken-not-begun = Hier is geen partij begonnen: roep eerst reset aan.
spoken-not-text = Een antwoord is een tekst, niet “{ $found }”.
spoken-players = Het aantal spelers is een geheel getal, niet “{ $found }”.
spoken-after-end = De partij is afgelopen: close zegt hoe ze eindigde, en reset begint de volgende.
spoken-options = Opties worden gegeven als dict van hun namen naar waarden, niet als { $found }.
spoken-box = Eigen spelmateriaal wordt gegeven als dict, zoals het in een verslag staat, niet als { $found }.
spoken-bots = Bots worden gegeven als één naam voor alle plaatsen behalve de eerste, als lijst met een naam voor elk daarvan, of als dict van plaatsen (gehele getallen vanaf 0) naar namen; niet als { $found }.
spoken-bots-number = Een lijst van bots heeft een naam voor elke plaats behalve de eerste; deze heeft er { $found }, en er zijn { $players } spelers.
spoken-tries = De pogingen zijn een geheel getal vanaf 1, of None voor zo veel als nodig; niet { $found }.
