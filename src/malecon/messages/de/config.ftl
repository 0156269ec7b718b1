# Die Datei, in der ein Gastgeber einen Klub beschreibt.

config-sound = Alles ist in Ordnung. Dies gilt:
config-by-default = von sich aus
config-exposed = Alle auf diesem Rechner können { $path } lesen, und darin steht ein Geheimnis: chmod 600 verschließt die Datei.
config-faults = Die Datei hat Fehler.
config-wrong = „{ $key }“ muss { $wanted } sein, nicht { $found }.
config-wrong-secret = „{ $key }“ muss { $wanted } sein.
config-wanted-text = ein Text in Anführungszeichen
config-wanted-texts = eine Liste von Texten, wie ["127.0.0.1"],
config-wanted-told = ein Text in Anführungszeichen oder einer je Sprache, wie { "{" } en = "Hello", de = "Hallo" { "}" },
config-wanted-flag = true oder false
config-wanted-whole = eine ganze Zahl von { $least } bis { $most }
config-wanted-number = eine Zahl von { $least } bis { $most }
config-wanted-one-of = eines von { $known }
config-no-section = Es gibt keinen Abschnitt [{ $found }]; es gibt: { $known }.
config-no-section-near = Es gibt keinen Abschnitt [{ $found }]. Meintest du [{ $near }]?
config-no-table = { $section } ist ein Abschnitt mit Schlüsseln unter [{ $section }], nicht { $found }.
config-no-key = Es gibt keinen Schlüssel „{ $found }“ in [{ $section }]; es gibt: { $known }.
config-no-key-near = Es gibt keinen Schlüssel „{ $found }“ in [{ $section }]. Meintest du „{ $near }“?
config-key-elsewhere = Der Schlüssel „{ $key }“ gehört in den Abschnitt [{ $section }].
config-missing = In [{ $section }] fehlt der Schlüssel „{ $key }“.
config-two-passwords = Gib das Passwort an oder die Datei damit, nicht beides.
config-no-password = { $path } muss ein Passwort enthalten, in einer Zeile und sonst nichts.

config-head =
    Ein Klub: malecon serve --config club.toml
    Alle Schlüssel mit ihrer Vorgabe; die hinter # sind von selbst nicht gewählt.
    malecon serve --config club.toml --check sagt, was gilt und was nicht stimmt.

# Die Abschnitte, und was jeder Schlüssel tut.
config-section-club = Wie der Klub aussieht.
config-section-server = Wo er zu finden ist und wie viel er aushält.
config-section-database = Wo die Tische aufbewahrt werden und wie lange.
config-section-mail = E-Mail an alle, die sie wollen.
config-section-notices = Was Leuten sagt, dass sie am Zug sind.
config-key-club-name = Wie der Klub heißt: im Titel, oben auf der Seite, wo er installiert ist, und in dem, was er verschickt.
config-key-club-greeting = Eine Zeile einfacher Text für alle, die hereinkommen; dieselbe für alle oder eine für jede Sprache.
config-key-club-accent = Die Farbe von Knöpfen, Links und allem Gewählten. Sie wird so wenig geändert, wie sie muss, um lesbar zu sein.
config-key-club-accent-dark = Dieselbe im dunklen Aussehen; ohne sie wird sie aus dem Akzent gemacht.
config-key-club-second = Die Farbe hinter dem, was empfohlen wird, wie dem ersten Knopf der ersten Seite.
config-key-server-host = Die Adresse, an der er lauscht. 127.0.0.1 ist nur dieser Rechner, 0.0.0.0 lässt alle herein.
config-key-server-port = Der Port; 0 nimmt irgendeinen freien.
config-key-server-public-url = Die Adresse, die man eintippt; mit ihr werden die geheimen Links gemacht. Hinter einem Proxy nötig.
config-key-server-proxies = Adressen von Proxys, deren Wort über ihre Besucher gilt.
config-key-server-workers = Wie viele Prozesse für Bots nachdenken; 0 ist einer für jeden Kern außer einem.
config-key-server-rate = Wie viel ein Besucher verlangen darf, als Vielfaches des Üblichen; 0 ist ohne Grenze.
config-key-server-log = Wie das Log geschrieben wird: text, oder json mit einem Objekt je Zeile.
config-key-server-open-metrics = /metrics auch anderen Rechnern zeigen.
config-key-database-url = Eine Datei oder eine Adresse von PostgreSQL; ohne sie eine Datei unter deinen eigenen Daten.
config-key-database-keep-ended = Nach wie vielen Tagen ein beendeter Tisch vergessen wird; ohne dies nie.
config-key-database-keep-idle = Nach wie vielen Tagen ein Tisch vergessen wird, den niemand anrührt; ohne dies nie.
config-key-database-keep-unbegun = Nach wie vielen Tagen ein Tisch vergessen wird, der nicht begonnen hat und den niemand anrührt.
config-key-mail-server = Der Server, der die Post des Klubs verschickt. Ohne ihn bekommt niemand E-Mail, und sonst fehlt nichts.
config-key-mail-from = Von wem die Post kommt: eine Adresse oder ein Name mit Adresse. Mit dem Server nötig.
config-key-mail-security = Wie die Verbindung geheim gehalten wird: starttls, tls oder gar nicht (none).
config-key-mail-port = Der Port des Mailservers; ohne ihn 587 mit starttls, 465 mit tls, sonst 25.
config-key-mail-user = Wer sendet, wenn der Mailserver es wissen will.
config-key-mail-password = Das Passwort dazu. Wer die Datei lesen kann, kann es lesen.
config-key-mail-password-file = Statt des Passworts: eine Datei, in der sonst nichts steht, vom Ordner dieser Datei aus gesucht.
config-key-notices-contact = Eine Adresse von dir: Verschickt der Klub E-Mails, erfährst du dort, dass Meldungen warten; und die Betreiber der Push-Dienste der Browser erfahren sie, falls dein Klub ihnen Mühe macht.
config-key-notices-push-hosts = Rechner, die Browsern Nachrichten bringen dürfen, neben denen ihrer Hersteller; *. vor einem Namen meint alle darunter.
config-key-notices-quiet-hours = Wann denen nichts gesagt wird, die keine eigenen Stunden gewählt haben.
config-key-notices-time-zone = Nach wessen Uhr diese Stunden sind.
