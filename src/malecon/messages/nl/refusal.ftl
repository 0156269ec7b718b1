# Waarom een antwoord niet kan, in één zin. Wat nodig is en wat er is, zeggen de teksten aan het einde.

refusal-by-rule = { $why } ({ $rule })
refusal-and = { $first } en { $last }

## In alle spellen

refusal-over = Het spel is afgelopen.
refusal-not-now = Daar wordt nu niet naar gevraagd.
refusal-not-this = Daar wordt nu naar gevraagd, maar niet zo.
refusal-must = Hier moet een van de andere antwoorden worden gegeven.
refusal-not-drawn = Dat kan niet getrokken worden: het is er niet.
refusal-order = Wat samen gebeurt, wordt in een vaste volgorde genoemd: begin met het eerste dat je wilt.
refusal-enough = Dit gaat niet samen met wat je gekozen hebt.
refusal-no-use = Het gebruik zou nu niets veranderen.
refusal-need =
    Je hebt { $need } nodig en hebt er { $have ->
        [0] geen
       *[other] maar { $have }
    }.
refusal-need-instead =
    Je hebt { $need } nodig en hebt er { $have ->
        [0] geen
       *[other] maar { $have }
    }; { $instead } mag ook, maar je hebt er { $spare ->
        [0] geen
       *[other] maar { $spare }
    } over.
refusal-needs = Je hebt { $need } nodig en hebt alleen { $have }.
refusal-needs-none = Je hebt { $need } nodig en hebt daar niets van.
refusal-at-most = Hier hoogstens { $most }.
refusal-in-stock = De voorraad heeft maar { $have }.
refusal-none-left = De voorraad heeft { $have } meer.

## Havana

refusal-havana-low =
    { $most ->
        [one] Alleen een gebouw uit de trekstapel dat { $most } punt waard is, mag erbij komen.
       *[other] Alleen een gebouw uit de trekstapel dat hoogstens { $most } punten waard is, mag erbij komen.
    }
refusal-havana-chosen = Deze kaart heb je al gekozen: { $card }.
refusal-havana-not-open = Deze kaart ligt niet open voor je: { $card }.
refusal-havana-not-in-hand = Deze kaart heb je niet in de hand: { $card }.
refusal-havana-not-discarded = Deze kaart ligt niet in je aflegstapel: { $card }.
refusal-havana-conserved = Deze ronde is er al een gebouw weggenomen, en meer dan één mag niet.
refusal-havana-no-end = Er ligt geen gebouw { $end }.
refusal-havana-victim-none = { $player } heeft { $none }.
refusal-havana-protected = { $player } is deze ronde beschermd.
refusal-havana-acted = { $player } is deze ronde al aan de beurt geweest; een dief besteelt wie later komt.
refusal-havana-self = Je kunt jezelf niet bestelen.
refusal-havana-nobody = Zo iemand zit niet aan deze tafel.
refusal-havana-centre-none = In het midden ligt { $none }.
refusal-havana-architect = Voor dit gebouw moet deze kaart open voor je liggen: { $card }.
refusal-havana-no-price = Dit gebouw kost { $none }.

## Santiago de Cuba

refusal-santiago-all-zero = Dan zouden alle vier dobbelstenen van het schip 0 tonen.
refusal-santiago-alike = Dobbelstenen die 0 tonen zijn allemaal gelijk: laat deze ervoor weg: { $sort }.
refusal-santiago-elsewhere = De auto staat bij een andere Cubaan: { $cuban }.
refusal-santiago-same = Dat is het goed dat je gegeven hebt: { $sort }. Neem een ander.
refusal-santiago-own = Dit gebouw is al van jou.
refusal-santiago-owned = Dit gebouw is al van { $player }.
refusal-santiago-no-marker = Je hebt geen eigendomsfiche meer.
refusal-santiago-not-own = Dit gebouw is niet van jou.
refusal-santiago-other-building = De vraag gaat over een ander gebouw: { $building }.
refusal-santiago-stands-there = Daar staat je figuur al; je moet naar een ander gebouw.
refusal-santiago-occupied = Daar staat de figuur van { $player }.
refusal-santiago-flower = Dit gebouw ligt onder een andere bloem; je figuur moet naar een in deze kleur: { $flower }.
refusal-santiago-nothing-for-it = De voorraad heeft geen ander goed dat je ervoor kunt nemen: { $sort }.
refusal-santiago-face-down = { $cuban } ligt al gedekt.
refusal-santiago-awaited = Het nieuwe schip vraagt niets voor het einde van deze beurt.
refusal-santiago-not-wanted = Dit goed vraagt het schip nu niet: { $sort }.
refusal-santiago-wants-only = Het schip neemt nog maar { $most }.
refusal-santiago-first-flag = De waardesteen staat al op { $value }, en dat is de laagste vlag.
refusal-santiago-one-way = Je ruilt nu in de andere richting.
refusal-santiago-no-wood = Het handelskantoor neemt geen hout.

## Cuba

refusal-cuba-resources-now = Je kiest nu bouwstoffen; de producten komen daarna.
refusal-cuba-products-now = Je kiest nu producten.
refusal-cuba-instead = Dat kan alleen in plaats van kopen en verkopen.
refusal-cuba-no-goods = Je kunt alleen een bouwstof of een product nemen; dit is geen van beide: { $piece }.
refusal-cuba-product-taken = Het product is deze ronde al genomen.
refusal-cuba-resource-taken = De bouwstof is deze ronde al genomen.
refusal-cuba-not-cheapest = Op de markt kost dit { $price }, en het goedkoopste product { $least }: { $piece }.
refusal-cuba-delegate = Deze kaart is je afgevaardigde: { $character }.
refusal-cuba-played = Deze kaart heb je al gespeeld: { $character }.
refusal-cuba-no-field = Geen onbebouwd veld in de rij of kolom van je figuur geeft dit: { $product }.
refusal-cuba-fields-used =
    { $fields ->
        [one] Het enige geactiveerde veld is al gebruikt: { $product }.
       *[other] Alle { $fields } geactiveerde velden zijn al gebruikt: { $product }.
    }
refusal-cuba-bought = Dit heb je in deze beurt gekocht, dus verkoop je het niet: { $piece }.
refusal-cuba-sold = Dit heb je in deze beurt verkocht, dus koop je het niet: { $piece }.
refusal-cuba-no-tile = Hiervan is er geen meer te bouwen: { $tile }.
refusal-cuba-field-built = Op dit veld staat al een gebouw: { $tile }.
refusal-cuba-points-gone =
    { $players ->
        [one] { $players } speler heeft de punten deze ronde al genomen.
       *[other] { $players } spelers hebben de punten deze ronde al genomen.
    }
refusal-cuba-pesos-gone =
    { $players ->
        [one] { $players } speler heeft de peso’s deze ronde al genomen.
       *[other] { $players } spelers hebben de peso’s deze ronde al genomen.
    }
refusal-cuba-loaded = Je hebt een schip geladen; de peso’s zijn voor wie niets laadt.
refusal-cuba-no-building = Zo’n gebouw heb je niet: { $tile }.
refusal-cuba-used = Dit gebouw heb je al gebruikt: { $tile }.
refusal-cuba-elsewhere = Buiten de rij en kolom van je figuur kun je een gebouw alleen als enige gebruiken: { $tile }.
refusal-cuba-twin = Twee gelijke na elkaar doen niet meer dan één; gebruik eerst een ander gebouw: { $tile }.
refusal-cuba-duty = De heffing vraagt { $need }.
refusal-cuba-duty-resources = De heffing vraagt 2 bouwstoffen.
refusal-cuba-duty-products = De heffing vraagt 2 producten.
refusal-cuba-one-ship = Je laadt het schip op ligplaats { $dock }, en alleen dat.
refusal-cuba-corruption = Onder de Corruptiewet kunnen geen stemmen worden gekocht.
refusal-cuba-passed = Dit heb je al aangenomen: { $group }.
refusal-cuba-no-bill = In deze groep is er geen wetsvoorstel meer: { $group }.
refusal-cuba-barred = Tegen deze groep was er vorige ronde een veto: { $group }.
refusal-cuba-not-in-pile = Schip { $ship } zit niet in de stapel.
refusal-cuba-only-products = Hier worden alleen producten genomen.
refusal-cuba-only-goods = Hier worden alleen rum en sigaren genomen.
refusal-cuba-only-resources = Hier worden alleen bouwstoffen genomen.
refusal-cuba-same-kind = Het moet een andere soort worden: { $piece }.
refusal-cuba-black-market-2007 = In de uitgave van 2007 wordt een product rum of een kist sigaren, of omgekeerd.
refusal-cuba-no-ship = Op ligplaats { $dock } ligt geen schip.
refusal-cuba-no-space = Het schip op ligplaats { $dock } heeft hiervoor geen vrij vak: { $piece }.
refusal-cuba-spaces = Het schip op ligplaats { $dock } heeft maar plaats voor { $most }.

## So many pieces

havana-some-red =
    { $number ->
        [0] geen rood blokje
        [one] { $number } rood blokje
       *[other] { $number } rode blokjes
    }
havana-some-yellow =
    { $number ->
        [0] geen geel blokje
        [one] { $number } geel blokje
       *[other] { $number } gele blokjes
    }
havana-some-brown =
    { $number ->
        [0] geen bruin blokje
        [one] { $number } bruin blokje
       *[other] { $number } bruine blokjes
    }
havana-some-blue =
    { $number ->
        [0] geen blauw blokje
        [one] { $number } blauw blokje
       *[other] { $number } blauwe blokjes
    }
havana-some-grey =
    { $number ->
        [0] geen grijs blokje
        [one] { $number } grijs blokje
       *[other] { $number } grijze blokjes
    }
havana-some-pesos =
    { $number ->
        [0] geen peso
        [one] { $number } peso
       *[other] { $number } peso’s
    }
havana-some-workers =
    { $number ->
        [0] geen arbeider
        [one] { $number } arbeider
       *[other] { $number } arbeiders
    }

santiago-some-sugar =
    { $number ->
        [0] geen suiker
       *[other] { $number } suiker
    }
santiago-some-citrus =
    { $number ->
        [0] geen citrusvruchten
       *[other] { $number } × citrusvruchten
    }
santiago-some-tobacco =
    { $number ->
        [0] geen tabak
       *[other] { $number } tabak
    }
santiago-some-rum =
    { $number ->
        [0] geen rum
       *[other] { $number } rum
    }
santiago-some-cigars =
    { $number ->
        [0] geen sigaren
        [one] { $number } kist sigaren
       *[other] { $number } kisten sigaren
    }
santiago-some-wood =
    { $number ->
        [0] geen hout
       *[other] { $number } hout
    }

cuba-some-citrus = { santiago-some-citrus }
cuba-some-tobacco = { santiago-some-tobacco }
cuba-some-sugar =
    { $number ->
        [0] geen suikerriet
       *[other] { $number } suikerriet
    }
cuba-some-rum = { santiago-some-rum }
cuba-some-cigars = { santiago-some-cigars }
cuba-some-wood = { santiago-some-wood }
cuba-some-stone =
    { $number ->
        [0] geen steen
       *[other] { $number } steen
    }
cuba-some-water =
    { $number ->
        [0] geen water
       *[other] { $number } water
    }
