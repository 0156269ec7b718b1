# Pokale: was abgelehnt wird, die Formen, und wie sich die Tabelle erklärt. Für den Server und die Seite.

cup-rule = „{ $found }“ kann nicht { $rule } eines Pokals sein. Möglich ist: { $known }.
cup-points = Zu jedem von { $players } Plätzen gehört eine Zahl von 0 bis 100, keine größer als die davor, und die erste ist mindestens 1.
cup-unreadable = Was geschickt wurde, beschreibt keinen Pokal.
cup-who = „{ $found }“ kann an keinem Pokal teilnehmen.
cup-twice = Schon dabei.
cup-full = An einem Pokal nehmen höchstens { $most } teil, Bots mitgezählt.
cup-many-bots = Ein Pokal hat höchstens { $most } Bots.
cup-late = Für diesen Pokal ist es zu spät.
cup-over = Dieser Pokal ist vorbei.
cup-round-running = Runde { $round } wird noch gespielt.
cup-round-closed = Runde { $round } ist abgeschlossen: Nach ihren Ergebnissen ist die nächste gepaart.
cup-too-few = Dieser Pokal braucht mindestens { $least } Teilnehmende; Bots zählen mit.
cup-nobody = Nicht in diesem Pokal.
cup-disqualified = Wer ausgeschlossen wurde, kommt nicht zurück.
cup-no-table = In Runde { $round } gibt es keinen Tisch { $table }.
cup-no-group = Es gibt keine Gruppe { $group }.
cup-result = Das ist kein Ergebnis für Tisch { $table }.
cup-missing = Diesen Pokal gibt es nicht oder nicht mehr.
cup-no-round = Diese Runde gibt es nicht.
cup-not-host = Das darf nur, wer den Pokal ausrichtet.
cup-title = Ein Pokal braucht einen Namen.
cup-too-many = { $most } Pokale von dir laufen. Beende erst einige davon.
cup-running = Dieser Pokal wird gespielt; beende ihn erst.
cup-round-secret = Einige Tische dieses Pokals spielen noch mit denselben Ziehungen. Er lässt sich löschen, wenn sie zu Ende sind.
cup-result-counts = An diesem Tisch wurde gespielt: Das Ergebnis gilt.
cup-players = Dieses Spiel ist für { $least } bis { $most } an einem Tisch. Bei { $found } an einem Tisch kann es einen Tisch mit einem weniger geben.

cup-format =
    { $format ->
        [round-robin] Jeder gegen jeden
        [swiss] Schweizer System
        [knock-out] K.-o.
        [groups] Gruppen, dann K.-o.
       *[other] { $format }
    }
cup-format-about =
    { $format ->
        [round-robin] Alle treffen auf alle, so gleichmäßig es geht.
        [swiss] In jeder Runde treffen sich, die nahe beieinander stehen; niemand scheidet aus.
        [knock-out] Die Besten jedes Tisches kommen weiter, bis eine Person übrig ist.
        [groups] Jeder gegen jeden in kleinen Gruppen; die Besten jeder Gruppe kommen ins K.-o.
       *[other] { $format }
    }
cup-stage =
    { $stage ->
        [final] Finale
        [third] Spiel um Platz drei
        [group] Gruppe { $group }
       *[round] Runde { $round }
    }
cup-status =
    { $status ->
        [here] nimmt teil
        [bot] ein Bot spielt weiter
        [gone] ist gegangen
        [disqualified] wurde ausgeschlossen
       *[other] { $status }
    }

# Was zwischen denen entscheidet, die gleich viele Punkte haben.
cup-tie =
    { $tie ->
        [opponents] Punkte der Gegner
        [beaten] Punkte der Besiegten
        [head] Spiele gegeneinander
        [wins] Gewonnene Tische
        [share] Anteil an den Spielpunkten
        [seats] Spätere Plätze
        [lot] Los
       *[other] { $tie }
    }
cup-tie-about =
    { $tie ->
        [opponents] Die Punkte aller, auf die man traf, zusammengezählt: Wer den schwereren Weg hatte, steht davor.
        [beaten] Die Punkte aller, die man hinter sich ließ, zusammengezählt, und die halben derer, mit denen man gleichauf war.
        [head] Nur die Tische, an denen Gleichstehende zusammensaßen: ein Punkt für jeden, den man hinter sich ließ, ein halber für jeden, mit dem man gleichauf war.
        [wins] Wie viele Tische gewonnen wurden; ein geteilter Sieg zählt als Teil.
        [share] Wie viel man von allen Spielpunkten der eigenen Tische holte; 1 ist ein gleicher Anteil.
        [seats] Wer öfter später an der Reihe saß, steht davor.
        [lot] Gezogen, als der Pokal angelegt wurde, weil alles andere gleich ist.
       *[other] { $tie }
    }

# Warum eine Zeile der Tabelle hinter der davor steht, $than. $own und $other sind, was sich bei beiden fand.
cup-behind-points = Nach Punkten hinter { $than }: { $own } zu { $other }.
cup-behind-opponents = Gleich viele Punkte wie { $than }, aber leichtere Gegner: Sie kommen zusammen auf { $own }, die von { $than } auf { $other }.
cup-behind-beaten = Gleich viele Punkte wie { $than }, aber die Besiegten haben zusammen { $own }, die von { $than } { $other }.
cup-behind-head = Gleichauf mit { $than }; an den gemeinsamen Tischen der Gleichstehenden { $own } zu { $other }.
cup-behind-wins = Gleichauf mit { $than }, mit mehr gewonnenen Tischen: { $other } zu { $own }.
cup-behind-share = Gleichauf mit { $than }, mit größerem Anteil an den Spielpunkten: { $other } zu { $own } gleichen Anteilen.
cup-behind-seats = Gleichauf mit { $than }, öfter auf späteren Plätzen.
cup-behind-lot = In allem gleichauf mit { $than }: Das Los hat entschieden.
cup-behind-stage = { $than } kam weiter.
cup-behind-third = { $than } hat das Spiel um Platz drei gewonnen.
cup-behind-place = { $than } war am letzten Tisch besser platziert.
cup-behind-level = Am letzten Tisch gleichauf mit { $than }, aber dahinter gesetzt.
cup-behind-group = { $than } war in der Gruppe besser platziert: { $other } zu { $own }.
cup-behind-seed = So weit gekommen wie { $than }, aber dahinter gesetzt.
cup-behind-out = Ausgeschlossen und darum hinter allen.
cup-behind-best = Gleichauf mit { $than }, aber der eigene beste Pokal brachte weniger: { $own } zu { $other }.
cup-behind-cups = Gleichauf mit { $than }, mit mehr gespielten Pokalen.

## The page

cup-cups = Pokale
cup-cups-about = Ein Turnier für jedes der Spiele: in zwei Minuten gemacht, vom Haus ausgelost und gezählt.
cup-none = Im Moment ist kein Pokal gelistet. Mach einen: Leute kommen über den Link, Bots füllen auf.
cup-new = Neuer Pokal
cup-name = Name des Pokals
cup-at-table = An einem Tisch
cup-form = Form
cup-rounds = Runden
cup-rounds-about = 0: so viele wie nötig.
cup-advance = Kommen von jedem Tisch weiter
cup-groups = Gruppen
cup-from-group = Kommen aus jeder Gruppe weiter
cup-absent = Wer nicht kommt oder geht
cup-absent-bot = Ein Bot spielt weiter
cup-absent-forfeit = Verliert den Tisch
cup-absent-about = Wenn die Zeit um ist, spielt ein Bot zu Ende; das Ergebnis zählt für sie, oder sie sind Letzte.
cup-stand-in = Der Bot, der dann spielt
cup-least-people = Teilnehmende mindestens, Bots mitgezählt
cup-by-itself = Runden folgen von selbst
cup-by-itself-about = Zwei Minuten nach dem letzten Tisch; bei Tagen für jede Antwort nach einer. Sonst beginnst du jede Runde.
cup-duplicate = Gleiche Ziehungen an allen Tischen
cup-duplicate-about = In jeder Runde bekommen alle Tische dieselben Karten, Plättchen und Würfe; so ist das Glück geteilt. Niemand darf einen anderen Tisch ansehen, bevor die Runde vorbei ist.
cup-listed = Sichtbar für alle
cup-listed-about = Alle finden den Pokal und seine Tische. Sonst finden ihn, die den Link haben.
cup-play-too = Ich mache mit
cup-bots = Bots, die mitmachen
cup-make = Pokal machen
cup-enter = Mitmachen
cup-enter-again = Wieder mitspielen
cup-leave = Zurückziehen
cup-leave-about = Du machst nicht mehr mit. In einem laufenden Pokal sagen die Regeln, was aus deinen Tischen wird.
cup-begin = Pokal beginnen
cup-missing-people = { $missing ->
    [one] Es braucht { $least } Teilnehmende, Bots mitgezählt: noch eine Person.
   *[other] Es braucht { $least } Teilnehmende, Bots mitgezählt: noch { $missing }.
}
cup-next = Runde { $round } beginnen
cup-next-in = Runde { $round } beginnt in { $time }.
cup-next-host = Wer ausrichtet, beginnt die nächste Runde.
cup-next-yours = Runde { $round } kann beginnen.
cup-round = Runde { $round }
cup-round-of = Runde { $round } von { $rounds }
cup-table = Tisch { $table }
cup-your-table = Dein Tisch
cup-your-table-about = Die anderen warten auf dich.
cup-go = Zum Tisch
cup-look-on = Ansehen
cup-drawing = Runde { $round }: Die Ziehungen entstehen
cup-drawing-about = Alle Tische bekommen dieselben Ziehungen. Jeder Browser trägt etwas dazu bei, also kann sie niemand wählen. Die Tische beginnen, sobald alle da sind, spätestens nach { $time }.
cup-drawing-opening = Alle haben sich festgelegt; jetzt werden die Beiträge aufgedeckt. Die Tische beginnen, sobald das getan ist.
cup-drawing-waits = Es fehlen noch: { $names }.
cup-drawing-stay = Lass diese Seite offen: Sie bringt dich an deinen Tisch.
cup-drawing-days = Du musst nicht warten: Du spielst auch mit, wenn du später wiederkommst. Zu den Ziehungen trägt nur bei, wer beim Aufdecken da ist.
cup-secret-round = Alle Tische dieser Runde bekommen dieselben Ziehungen, also darf niemand einen anderen ansehen, bis sie vorbei ist.
cup-compare = Gleiche Ziehungen nebeneinander
cup-compare-about = An allen diesen Tischen wurde dasselbe gezogen. Was alle daraus gemacht haben, Platz für Platz; das Beste jedes Platzes ist markiert.
cup-seat = Platz { $seat }
cup-mean = Schnitt
cup-best = Am besten auf diesem Platz
cup-bye = Diese Runde frei
cup-standings = Tabelle
cup-group-over = Alles gespielt
cup-group-ahead = { $over ->
    [yes] Wer markiert ist, kommt ins K.-o.
   *[no] Wer markiert ist, kommt nach jetzigem Stand ins K.-o.
}
cup-tree = Der Weg ins Finale
cup-tree-round = { $matches ->
    [1] Finale
    [2] Halbfinale
    [4] Viertelfinale
   *[other] Runde { $round }
}
cup-ahead = kommt weiter
cup-open = offen
cup-place = Platz
cup-somebody = Jemand
cup-who-name = Name
cup-score = Punkte
cup-played = Tische
cup-won = Gewonnen
cup-why = Warum hier?
cup-champion = { $name } hat den Pokal gewonnen.
cup-is-cancelled = Dieser Pokal wurde ohne Sieg beendet.
cup-is-gathering = Noch kann man sich eintragen.
cup-way =
    { $way ->
        [on] { $level ->
            [yes] Du bist weiter: An deinem Tisch stand es gleich, und wer besser gesetzt ist, kommt weiter.
           *[no] Du bist weiter.
        }
        [third] { $level ->
            [yes] Du spielst um Platz drei: An deinem Tisch stand es gleich, und wer besser gesetzt ist, kommt weiter.
           *[no] Du spielst um Platz drei.
        }
       *[out] { $level ->
            [yes] Du bist ausgeschieden: An deinem Tisch stand es gleich, und wer besser gesetzt ist, kommt weiter.
           *[no] Du bist ausgeschieden.
        }
    }
cup-invite = Über diesen Link einladen
cup-host-tools = Du richtest aus
cup-add-bot = Bot hinzufügen
cup-send-off = { $name } herausnehmen
cup-send-off-about = { $name } macht nicht mehr mit. In einem laufenden Pokal sind ungespielte Tische verloren, und der letzte Platz ist sicher.
cup-decide = Ohne Spiel entscheiden
cup-decide-about = Wer hat diesen Tisch verloren? Gespielt werden kann er dann nicht mehr.
cup-decided = Nicht gespielt
cup-cancel = Pokal abbrechen
cup-cancel-about = Er endet für alle, ohne Sieg. Laufende Tische können zu Ende gespielt werden.
cup-delete = Pokal löschen
cup-delete-about = Die Tabelle ist für alle weg; die Partien bleiben bei denen, die sie gespielt haben.
cup-file-standings = Tabelle (CSV)
cup-file-results = Ergebnisse (CSV)
cup-yes = Ja
cup-no = Nein
cup-back = Alle Pokale
cup-count = { $count ->
    [one] Eine Anmeldung
   *[other] { $count } machen mit
}
cup-left = { $count ->
    [0] Alle Tische sind fertig.
    [one] Ein Tisch spielt noch.
   *[other] { $count } Tische spielen noch.
}
cup-of = { $status ->
    [gathering] Offen für Anmeldungen
    [running] Wird gespielt
    [over] Zu Ende
   *[cancelled] Ohne Sieg beendet
}

## Regeln eines neuen Pokals, die meist bleiben, wie sie sind

cup-more = Mehr Regeln
cup-legs = So oft treffen sich alle
cup-third = Spiel um Platz drei
cup-least = An einem Tisch mindestens
cup-least-about = Wo es nicht aufgeht. Wer dann keinen Platz findet, hat frei.
cup-places = Punkte für jeden Platz an einem Tisch
cup-places-about = { $count } Zahlen wie „{ $example }“; leer: einer für jeden überholten Sitz.
cup-places-wrong = { $count } ganze Zahlen von 0 bis 100, keine größer als die davor, mit Kommas dazwischen.
cup-bye-brings = Ein Freilos bringt
cup-bye-worth =
    { $bye ->
        [usual] was bei dieser Form üblich ist
        [win] so viel wie ein erster Platz
        [half] die Hälfte eines ersten Platzes
        [average] den Durchschnitt der eigenen Tische
       *[none] nichts
    }
cup-late-brings = Wer später kommt, beginnt für jede verpasste Runde mit
cup-late-worth =
    { $late ->
        [half] den halben Punkten eines ersten Platzes
        [least] im Ganzen so viel wie der letzte Platz
       *[none] nichts
    }
cup-own-ties = Bei Gleichstand eine eigene Reihenfolge
cup-own-ties-about = Sonst gilt, was bei dieser Form üblich ist.
cup-tie-up = { $name }: früher ansehen
cup-tie-down = { $name }: später ansehen
cup-tie-out = { $name }: nicht ansehen

## Saisons

cup-season = Saison
cup-seasons = Saisons
cup-season-about = Mehrere Pokale, die sich zusammenzählen, an einem Abend oder über einen Winter.
cup-season-missing = Diese Saison gibt es nicht oder nicht mehr.
cup-season-title = Eine Saison braucht einen Namen.
cup-season-not-host = Das darf nur, wer die Saison ausrichtet.
cup-season-over = Diese Saison ist vorbei.
cup-season-playing = „{ $title }“ läuft noch. Eine Saison endet, wenn alle ihre Pokale zu Ende sind.
cup-season-full = Eine Saison hat höchstens { $most } Pokale.
cup-season-many = { $most } Saisons von dir laufen. Beende erst einige davon.
cup-season-other = Dieser Pokal zählt für eine andere Saison.
cup-season-not-in = Dieser Pokal zählt nicht für diese Saison.
cup-season-leader = { $name } führt
cup-season-champion = { $name } hat die Saison gewonnen.
cup-season-status =
    { $status ->
        [running] Läuft
       *[over] Zu Ende
    }
cup-season-count = { $count ->
    [0] Noch kein Pokal
    [one] Ein Pokal
   *[other] { $count } Pokale
}
cup-season-counts = { $count ->
    [0] Alle Pokale zählen.
    [one] Von allen zählt der beste Pokal.
   *[other] Von allen zählen die besten { $count } Pokale.
}
cup-season-behind-wins = Gleichauf mit { $than }, mit mehr gewonnenen Pokalen: { $other } zu { $own }.
cup-season-new = Neue Saison
cup-season-name = Name der Saison
cup-season-scheme = Was ein Pokal bringt
cup-season-by =
    { $scheme ->
        [places] Punkte nach Platz
       *[points] Die Punkte darin
    }
cup-season-by-about =
    { $scheme ->
        [places] Sobald ein Pokal zu Ende ist, bringt der erste Platz am meisten, wer auch dabei war und wie viele Runden es gab.
       *[points] Was an den Tischen eines Pokals gemacht wird, zählt sofort; längere Pokale bringen mehr.
    }
cup-season-places = Punkte für jeden Platz, vom ersten an
cup-season-places-about = Wie „10, 8, 6“; wer dahinter ist, bekommt keine.
cup-season-places-wrong = Das sind ganze Zahlen von 0 bis 100, keine größer als die davor, mit Kommas dazwischen.
cup-season-counting = So viele Pokale zählen
cup-season-counting-about = Von allen die besten; 0: alle. Wo nicht alle zählen, lässt sich ein verpasster aufholen.
cup-season-listed-about = Alle finden die Saison. Sonst finden sie, die den Link haben.
cup-season-make = Saison machen
cup-season-empty = Die Tabelle beginnt mit dem ersten Pokal.
cup-season-first = Erster Pokal
cup-season-next = Nächster Pokal
cup-season-next-about = Spiel, Regeln und Bots sind die des letzten Pokals. Wer in der Saison gespielt hat, erfährt davon.
cup-season-add = Einen Pokal von dir zählen lassen
cup-season-take-out = „{ $title }“ aus der Saison nehmen
cup-season-take-out-about = Er zählt nicht mehr. Den Pokal selbst gibt es weiter.
cup-season-end = Saison beenden
cup-season-end-about = Wer vorn steht, hat sie gewonnen, und kein Pokal kommt mehr dazu.
cup-season-delete = Saison löschen
cup-season-delete-about = Die Tabelle ist für alle weg; die Pokale bleiben.
cup-season-of = Zählt für { $title }
cup-season-forgotten = nicht mehr aufgehoben
cup-season-dropped = keiner der besten
cup-season-absent = nicht dabei
cup-season-won = Gewonnene Pokale
