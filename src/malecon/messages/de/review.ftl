### Eine Partie auf der Seite durchgesehen, und was die Partien eines Klubs über die sagen, die sie spielten.

review-title = Durchgesehen
review-about = Wie alle im Lauf der Partie standen, wo sie sich wendete, was Glück war und welche Entscheidungen am meisten kosteten. Es dauert ein, zwei Minuten; wer später kommt, findet es fertig vor.
review-begin = Diese Partie durchsehen
review-progress = { $percent } % durchgesehen
review-still =
    Noch dabei: bisher { $percent } % der Partie, { $number ->
        [0] noch kein Fehler gefunden
        [one] ein Fehler
       *[other] { $number } Fehler
    }.
review-so-far =
    Bisher { $round ->
        [0] vor Runde 1
       *[other] bis Runde { $round }
    }; der Rest wird noch durchgesehen:
review-chances = Gewinnchance im Lauf der Partie
review-slider = Durch die Partie gehen
review-turns = Wo sich die Chancen wendeten
review-turn-none = Kein einzelner Zug hat jemandes Gewinnchance weit bewegt.
review-turn-draw = Glück: Das wurde gezogen.
review-turn-decision = Das tat eine Entscheidung, gemessen an der besseren.
review-turn-light = Hier wurde aufgedeckt, was verdeckt lag.
review-turn-unsure = Die Schätzung davor war unsicher: Durch Glück und Entscheidungen allein hätte sich die Chance von { $player } um { $explained } Prozentpunkte bewegt, und sie bewegte sich um { $moved }. Im Übrigen hat die Suche es nun besser gesehen.
review-turn-end = Hier endete die Partie. Bis dahin war sie offen: Was die Schätzung sagte, war eine Chance, kein Versprechen.
review-split = Glück und Können
review-split-about = Von der Gewinnchance am Anfang bis zum Ergebnis, in Prozentpunkten: 100 sind ein sicherer Sieg. Glück ist, was gezogen wurde, weniger das, was zu erwarten war; Entscheidungen zählen, was sie gegenüber den besten kosteten.
review-player = Spieler
review-start = Anfang
review-luck = Glück
review-own = eigene Entscheidungen
review-others = Entscheidungen anderer
review-light = aufgedeckt
review-light-about = Aufgedeckt ist, was verdeckt gelegt oder gewählt war, über das hinaus, was diese Entscheidungen nach dem Wissen ihres Spielers kosteten.
review-rest = verschätzt
review-rest-about = Verschätzt: was weder Glück noch Entscheidungen erklären. So weit lag die Suche beim Stand der Partie daneben, bis sie es besser sah; ein Teil davon kann Glück oder Können sein, das sie nicht erkannt hat.
review-rest-large =
    { $player }: Die Suche hat sich in dieser Partie um { $points } Prozentpunkte verschätzt, mehr, als Glück, Entscheidungen oder sonst etwas für sich ausmachen, am meisten { $round ->
        [0] vor Runde 1
       *[other] in Runde { $round }
    }. Was sie hier über Glück und Entscheidungen sagt, ist mit Vorsicht zu lesen.
review-result = Ergebnis
review-error-about = Wie unsicher Glück und Entscheidungen zusammen sind: durch das Messen, und weil die Suche sich irren kann
review-mistakes = Fehler
review-own-mistakes = Deine Fehler
review-no-mistakes = Keine Entscheidung war klar ein Fehler.
review-own-no-mistakes = Keine deiner Entscheidungen war klar ein Fehler.
review-others-mistakes = Fehler der anderen
review-round =
    { $n ->
        [0] vor Runde 1
       *[other] Runde { $n }
    }
review-cost = kostete { $points } Prozentpunkte Gewinnchance
review-played = Gespielt:
review-better = Besser:
review-show = Auf dem Plan zeigen
review-draws = Was der Zufall tat
review-effects-about = Was jede Ziehung mit der Gewinnchance aller machte, in Prozentpunkten, gemessen an allem, was hätte gezogen werden können.
review-likely = zu { $percent } % wahrscheinlich
review-points = Woher die Punkte kamen
review-lost = verloren
review-other = Punkte
review-total = zusammen
review-care = Alle Chancen sind Schätzungen der eigenen Suche ({ $nodes } Gänge je Entscheidung). Entscheidungen werden nach dem beurteilt, was ihr Spieler wissen konnte, nicht nach dem, was verborgen lag.
review-statistics-title = Statistik
review-statistics-about = Was die Partien dieses Klubs über die sagen, die sie gespielt haben: Partien an offenen Tischen, und für dich die an deinen eigenen. Wer jemand ist, sagt der Schlüssel oder das Gerät, nicht der Name. Alles davon bleibt auf diesem Server.
review-statistics-none = Noch ist niemand zu zeigen: Hier steht, wer an einem offenen Tisch eine Partie beendet hat, und wer an deinen Tischen saß.
review-statistics-nobody = Niemand mit diesem Namen hat an einem offenen Tisch oder an einem von deinen eine Partie beendet.
review-statistics-games = Partien
review-statistics-won = { $won } von { $games } gewonnen
review-statistics-at = { $game }, { $players } Spieler
review-statistics-places = Plätze
review-statistics-points = Punkte
review-statistics-mean = im Mittel { $points }, höchstens { $best }
review-statistics-rating = Wertung
review-statistics-favourites = Vorlieben
review-statistics-sources = Punkte nach Herkunft, im Mittel
review-statistics-all = Alle Spiele
review-statistics-search = Einen Namen suchen
review-statistics-bot = Bot

## The scene at the end

end-counting = Die Punkte werden gezählt …
end-skip = Ergebnis zeigen
end-tie = Punktgleich: Die Regeln entschieden den Gleichstand.
end-level =
    { $stage ->
        [final] { $players } hat den Pokal gewonnen: Am Tisch stand es gleich, und wer besser gesetzt ist, liegt vorn.
        [third] { $players } hat den dritten Platz: Am Tisch stand es gleich, und wer besser gesetzt ist, liegt vorn.
       *[other] { $count ->
            [one] { $players } kommt im Pokal weiter: Am Tisch stand es gleich, und wer besser gesetzt ist, kommt weiter.
           *[other] { $players } kommen im Pokal weiter: Am Tisch stand es gleich, und wer besser gesetzt ist, kommt weiter.
        }
    }
end-points = Punkte nach Herkunft
end-source = Herkunft
end-gained-lost = { $gained } gewonnen, { $lost } verloren
end-turns = Wo sich die Partie wendete
end-turn-lead = Runde { $round }: { $player } geht in Führung und bleibt dort.
end-turn-gain =
    Runde { $round }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $player } ({ $source }).
end-turn-loss = Runde { $round }: { $player } verliert { $points } Punkte ({ $source }).
end-look-over = Durchsehen
end-share = Teilen
end-saved = Das Bild liegt bei deinen Downloads.
end-no-picture = Das Bild kam nicht. Versuch es noch einmal.
end-board = Zum Plan
end-score =
    { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Where points come from

lab-source-havana-large-tiles = Plättchen ab 5 Punkten
lab-source-havana-middle-tiles = Plättchen zu 3 und 4 Punkten
lab-source-havana-small-tiles = Plättchen zu 1 und 2 Punkten
lab-source-santiago-ship = Lieferungen
lab-source-santiago-buildings = genutzte Gebäude
lab-source-santiago-cubans = Cubaner
lab-source-santiago-rent = eigene Gebäude
lab-source-santiago-gifts = El Zorro
lab-source-santiago-leftovers = übrige Waren
lab-source-santiago-start = zu Beginn
lab-source-cuba-ships = Schiffe
lab-source-cuba-buildings = genutzte Gebäude
lab-source-cuba-statutes = Steuer und Abgabe
lab-source-cuba-subsidies = Subventionen
lab-source-cuba-tiles = Gebäude am Ende
lab-source-cuba-architect = Architekt
