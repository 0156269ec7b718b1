# Hinweise: warum eine Antwort gut ist. Jeder ist ein Teil eines Satzes und beginnt klein.

page-hints-about = Die besten Antworten, wie Meister, der beste Bot, sie sieht, mit der Gewinnchance danach. Er weiß nicht mehr als du.
page-hints-thinking = Ein Blick voraus …
page-hints-chance = { $chance } % Gewinnchance
page-hints-show = Zeig mir, wo

hint-wins = gewinnt das Spiel
hint-ends = beendet das Spiel
hint-gets = bringt { $pieces }
hint-costs = kostet { $pieces }
hint-others-get = { $player } bekommt { $pieces }
hint-others-lose = { $player } verliert { $pieces }
hint-plan = danach: { $answers }
hint-reply = { $player } macht wahrscheinlich weiter mit: { $answer }
hint-close = kaum besser als: { $answer }
hint-more-points =
    { $points ->
        [one] sofort { $points } Punkt mehr als: { $answer }
       *[other] sofort { $points } Punkte mehr als: { $answer }
    }

## Havana

hint-havana-bought = baut: { $tile }
hint-havana-tile-removed = entfernt: { $tile }
hint-havana-short =
    { $points ->
        [one] dann fehlt noch { $points } Punkt bis zum Ziel
       *[other] dann fehlen noch { $points } Punkte bis zum Ziel
    }
hint-havana-denied = { $player } hätte bauen können: { $tile }
hint-havana-reach = kann danach bezahlen: { $tile }
hint-havana-number = handelt mit { $number }
hint-havana-card-worker =
    { $number ->
        [one] Arbeiter gibt { $number } Arbeiter, wenn man damit zuerst dran ist
       *[other] Arbeiter gibt { $number } Arbeiter, wenn man damit zuerst dran ist
    }
hint-havana-card-black-market =
    { $number ->
        [one] Schwarzmarkt gibt { $number } Stein, wenn man damit zuerst dran ist
       *[other] Schwarzmarkt gibt { $number } Steine, wenn man damit zuerst dran ist
    }
hint-havana-card-peso-thief =
    { $number ->
        [one] Pesodieb bekäme vom Reichsten { $number } Peso
       *[other] Pesodieb bekäme vom Reichsten { $number } Pesos
    }
hint-havana-card-pesos =
    { $number ->
        [one] Pesos gibt { $number } Peso, so wie die Mitte liegt
       *[other] Pesos gibt { $number } Pesos, so wie die Mitte liegt
    }
hint-havana-card-mama =
    { $number ->
        [one] Mama gibt { $number } bunten Stein, so wie die Mitte liegt
       *[other] Mama gibt { $number } bunte Steine, so wie die Mitte liegt
    }
hint-havana-card-debris =
    { $number ->
        [one] Schutt gibt { $number } grauen Stein, so wie die Mitte liegt
       *[other] Schutt gibt { $number } graue Steine, so wie die Mitte liegt
    }

## Santiago de Cuba

hint-santiago-delivers =
    { $units ->
        [one] liefert { $units } Ware zu { $value } Punkten
       *[other] liefert { $units } Waren zu je { $value } Punkten
    }
hint-santiago-claims = besitzt von da an dieses Gebäude und bekommt Miete: { $building }
hint-santiago-rent = { $player } bekommt Miete: { $building }
hint-santiago-ship-leaves = das Schiff läuft aus
hint-santiago-value = eine Ware bringt danach { $value } Punkte
hint-santiago-wanted = das Schiff verlangt { $good }

## Cuba

hint-cuba-ships =
    { $units ->
        [one] verschifft jetzt { $units } Einheit, { $dock ->
            [one] { $dock } Punkt
           *[other] { $dock } Punkte
        }
       *[other] verschifft jetzt { $units } Einheiten, je { $dock ->
            [one] { $dock } Punkt
           *[other] { $dock } Punkte
        }
    }
hint-cuba-dock-leaves = das Schiff an Liegeplatz { $dock } läuft am Ende der Runde aus
hint-cuba-ship-full = füllt das Schiff an Liegeplatz { $dock }
hint-cuba-builds = baut { $tile }: { $points } Punkte am Spielende
hint-cuba-law = in Kraft tritt: { $act }
hint-cuba-stores =
    { $number ->
        [one] { $number } Rohstoff ist vor dem Ende der Runde sicher
       *[other] { $number } Rohstoffe sind vor dem Ende der Runde sicher
    }
hint-cuba-votes = ergibt { $votes } Stimmen; die anderen haben vor ihren Geboten höchstens { $most }
hint-cuba-subsidy =
    { $points ->
        [one] die Subvention bringt { $points } Punkt, dem Besten der anderen { $others }
       *[other] die Subvention bringt { $points } Punkte, dem Besten der anderen { $others }
    }
hint-cuba-tax-met = kann danach die Steuer zahlen
hint-cuba-tax-lost = kann die Steuer nicht mehr zahlen
hint-cuba-duty-met = kann danach die Abgabe leisten
hint-cuba-duty-lost = kann die Abgabe nicht mehr leisten
