# Consejos: por qué es buena una respuesta. Cada uno es parte de una frase y empieza en minúscula.

page-hints-about = Las mejores respuestas según Maestro, el mejor bot, con la probabilidad de ganar después de cada una. No sabe más que tú.
page-hints-thinking = Mirando adelante …
page-hints-chance = { $chance } % de ganar
page-hints-show = Enséñame dónde

hint-wins = gana la partida
hint-ends = termina la partida
hint-gets = da { $pieces }
hint-costs = cuesta { $pieces }
hint-others-get = { $player } recibe { $pieces }
hint-others-lose = { $player } pierde { $pieces }
hint-plan = después: { $answers }
hint-reply = { $player } seguirá probablemente con: { $answer }
hint-close = apenas mejor que: { $answer }
hint-more-points =
    { $points ->
        [one] { $points } punto más de inmediato que: { $answer }
       *[other] { $points } puntos más de inmediato que: { $answer }
    }

## Havana

hint-havana-bought = construye: { $tile }
hint-havana-tile-removed = retira: { $tile }
hint-havana-short =
    { $points ->
        [one] entonces falta { $points } punto para la meta
       *[other] entonces faltan { $points } puntos para la meta
    }
hint-havana-denied = { $player } habría podido construir: { $tile }
hint-havana-reach = puede pagar después: { $tile }
hint-havana-number = actúa con { $number }
hint-havana-card-worker =
    { $number ->
        [one] Obrero da { $number } obrero a quien lo usa primero
       *[other] Obrero da { $number } obreros a quien lo usa primero
    }
hint-havana-card-black-market =
    { $number ->
        [one] Mercado negro da { $number } cubo a quien lo usa primero
       *[other] Mercado negro da { $number } cubos a quien lo usa primero
    }
hint-havana-card-peso-thief =
    { $number ->
        [one] Ladrón de pesos sacaría { $number } peso al más rico
       *[other] Ladrón de pesos sacaría { $number } pesos al más rico
    }
hint-havana-card-pesos =
    { $number ->
        [one] Pesos da { $number } peso tal como está el centro
       *[other] Pesos da { $number } pesos tal como está el centro
    }
hint-havana-card-mama =
    { $number ->
        [one] Mamá da { $number } cubo de color tal como está el centro
       *[other] Mamá da { $number } cubos de color tal como está el centro
    }
hint-havana-card-debris =
    { $number ->
        [one] Escombros da { $number } cubo gris tal como está el centro
       *[other] Escombros da { $number } cubos grises tal como está el centro
    }

## Santiago de Cuba

hint-santiago-delivers =
    { $units ->
        [one] entrega { $units } unidad a { $value } puntos
       *[other] entrega { $units } unidades a { $value } puntos cada una
    }
hint-santiago-claims = posee desde entonces este edificio y cobra alquiler: { $building }
hint-santiago-rent = { $player } cobra alquiler: { $building }
hint-santiago-ship-leaves = el barco zarpa
hint-santiago-value = una unidad paga entonces { $value } puntos
hint-santiago-wanted = el barco pide { $good }

## Cuba

hint-cuba-ships =
    { $units ->
        [one] embarca ahora { $units } unidad, { $dock ->
            [one] { $dock } punto
           *[other] { $dock } puntos
        }
       *[other] embarca ahora { $units } unidades, { $dock ->
            [one] { $dock } punto cada una
           *[other] { $dock } puntos cada una
        }
    }
hint-cuba-dock-leaves = el barco del muelle { $dock } zarpa al final de la ronda
hint-cuba-ship-full = llena el barco del muelle { $dock }
hint-cuba-builds = construye { $tile }: { $points } puntos al final de la partida
hint-cuba-law = entra en vigor: { $act }
hint-cuba-stores =
    { $number ->
        [one] { $number } producto queda a salvo del final de la ronda
       *[other] { $number } productos quedan a salvo del final de la ronda
    }
hint-cuba-votes = suma { $votes } votos; los demás tienen como mucho { $most } antes de sus pujas
hint-cuba-subsidy =
    { $points ->
        [one] la subvención da { $points } punto, al mejor de los demás { $others }
       *[other] la subvención da { $points } puntos, al mejor de los demás { $others }
    }
hint-cuba-tax-met = puede pagar después el impuesto
hint-cuba-tax-lost = ya no puede pagar el impuesto
hint-cuba-duty-met = puede entregar después el tributo
hint-cuba-duty-lost = ya no puede entregar el tributo
