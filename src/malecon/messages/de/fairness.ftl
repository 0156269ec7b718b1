# Was von fairen Ziehungen gesagt wird: von `malecon verify`, und von der Seite, wenn jemand nachsieht.

fairness-missing = Diese Aufzeichnung sagt nicht, wie gezogen wurde; deshalb lässt es sich nicht prüfen.
fairness-field = Im Kopf ist „{ $field }“ der Fairness nicht lesbar.
fairness-no-secret = Diese Aufzeichnung zeigt das Geheimnis hinter den Ziehungen nicht: Es wird erst am Ende der Partie gezeigt.
fairness-other = Am Anfang wurde { $expected } gezeigt, die Aufzeichnung ergibt { $found }: Etwas darin ist nicht, was versprochen war.
fairness-remembered = „{ $found }“ ist nicht, was ein Tisch am Anfang zeigt: 2- und 64 Ziffern von 0 bis f; bei älteren Partien nur die Ziffern.
fairness-protocol = Die Partie, die du meinst, wurde nach Protokoll { $expected } gezogen, die Aufzeichnung sagt { $found }.
fairness-first = Die Aufzeichnung sagt, dass ihre ersten { $found } Antworten da waren, bevor dieses Haus zog, nicht { $expected }. Wenn du weißt, dass es so war, sag es mit --first { $found }.
fairness-attempt = Die Aufzeichnung sagt Versuch { $attempt }, aber nur { $seats } Plätze haben nichts beigetragen. Jeder Versuch lässt jemanden mehr aus: Es wurde ohne Grund neu nach Zutaten gefragt.
fairness-salt = „{ $found }“ ist nicht, worauf sich Platz { $seat } festgelegt hatte.
fairness-late = Zu den Ziehungen dieser Partie kann nichts mehr beigetragen werden.
fairness-hash = „{ $found }“ ist kein SHA-256: 64 Ziffern von 0 bis f.
fairness-commitment = Das Geheimnis ist nicht das versprochene: Sein Hash ist { $expected }, gezeigt wurde { $found }.
fairness-draw = Diese Ziehung ist falsch: Da steht „{ $found }“, gezogen wurde aber „{ $expected }“.
fairness-sound = Alle { $draws } Ziehungen sind so, wie das Geheimnis und die Zutaten der Spieler sie ergeben.
fairness-before = { $draws ->
    [one] Eine Ziehung
   *[other] { $draws } Ziehungen
} davor kamen mit der Partie von anderswo und lassen sich nicht prüfen.
fairness-box = Gespielt wurde mit einer anderen Schachtel als der dieser Version von Malecón: Sieh im Kopf nach, ob es die vereinbarte ist. Sie entscheidet, was gezogen werden kann.
fairness-options = Optionen: { $options }.
fairness-anew = Auf Zutaten wurde sich { $times ->
    [one] einmal
   *[other] { $times }-mal
} neu festgelegt, weil jemand die eigene nicht zeigte.
fairness-old = Gezogen wurde nach Protokoll 1 älterer Versionen: Dort hätte ein Haus, das die Zutaten kannte, sein Geheimnis danach wählen können.
fairness-unbound = Das sagt die Aufzeichnung von sich selbst. Erst mit --commitment und dem, was dein Tisch am Anfang zeigte, ist sicher, dass es dieselbe Partie ist.
fairness-unsalted = Zu dieser Partie hat niemand etwas beigetragen: Die Ziehungen waren allein die des Hauses.

page-fairness-checking = Jede Ziehung wird geprüft …
page-fairness-sound =
    { $draws ->
        [one] { $draws } Ziehung geprüft: Sie stimmt.
       *[other] { $draws } Ziehungen geprüft: Alle stimmen.
    }
page-fairness-about = Zuerst hat sich der Server auf ein Geheimnis festgelegt, dann jeder Browser auf etwas Eigenes; erst danach wurde alles gezeigt. Jede Ziehung entsteht aus allem zusammen, so konnte niemand eine wählen. Diese Seite merkt sich, was ihr gezeigt wurde, und prüft es selbst. Was überhaupt gezogen werden konnte, sagt ihr der Server; „malecon verify“ auf deinem eigenen Rechner glaubt ihm auch das nicht.
page-fairness-promise = Das Versprechen: Heb es auf, um die Partie anderswo zu prüfen
page-fairness-commitment = Worauf sich der Server festgelegt hatte (Hash seines Geheimnisses)
page-fairness-secret = Das Geheimnis, am Ende gezeigt
page-fairness-salts = Was jeder Spieler dazugab
page-fairness-old = Diese Partie begann unter einer älteren Version, die weniger versprechen konnte.
page-fairness-shared = Dieser Tisch gehört zu einer Duplikatrunde: Alle ihre Tische bekommen dieselben Ziehungen, und alle, die in ihr spielen, konnten etwas beitragen. Ihr Geheimnis wird gezeigt, wenn an keinem Tisch der Runde mehr gespielt wird; dann prüft diese Seite jede Ziehung.
page-fairness-unseen = Dieser Browser weiß nicht, wie die Partie begann: Er war nicht dabei oder hat es vergessen. Er kann nur sagen, dass alles zusammenpasst.
page-fairness-false =
    { $what ->
        [house] Der Server zeigt ein anderes Geheimnis als das, worauf er sich festgelegt hatte. Trau dieser Partie nicht.
        [promise] Die Partie, die jetzt gezeigt wird, ist nicht die versprochene. Trau ihr nicht.
        [salt] Eine Zutat ist nicht die, auf die sich jemand festgelegt hatte. Trau dieser Partie nicht.
        [anew] Es wurde neu nach Zutaten gefragt, obwohl alle die ihre gezeigt hatten. Trau dieser Partie nicht.
       *[draw] Ziehung { $number } ist falsch. Trau dieser Partie nicht.
    }
