# Ein Tisch nur in Worten: für Sprachmodelle und andere Programme, die lesen und schreiben, und für alle, die zusehen.

spoken-seat = Platz { $seat }
spoken-you = Du bist { $name } von { $players } Spielern in einer Partie { $game }. Plätze werden von 0 an gezählt.
spoken-rules-of = Die Regeln von { $game }:
spoken-news = Was seit deiner letzten Antwort geschah:
spoken-table = Der Tisch, wie du ihn siehst:
spoken-question = Frage: { $question }
spoken-rules = Regeln dahinter: { $rules }
spoken-answers = Mögliche Antworten:
spoken-how = Antworte mit einer davon, mit ihrer Nummer oder ihren Wörtern. Wenn du mehr als das schreibst, setze die Antwort am Ende in eckige Klammern, etwa [{ $example }].
spoken-wait = Du bist jetzt nicht gefragt; zuerst antwortet: { $names }.
spoken-refused = Deine letzte Antwort wurde abgelehnt. { $why }
spoken-not-understood = „{ $found }“ ist keine der Antworten. Eine Nummer von 1 bis { $last } genügt, oder die Wörter einer Antwort.
spoken-order = { $error } (Regeln der Frage: { $rules })
spoken-over = Die Partie ist zu Ende. Punkte: { $scores }. Gewonnen hat: { $winners }.
spoken-no-seat = Es gibt keinen Platz { $found }; die Plätze sind 0 bis { $last }.
spoken-not-begun = Hier hat keine Partie begonnen: Zuerst muss reset aufgerufen werden.
spoken-not-text = Eine Antwort ist ein Text, nicht „{ $found }“.
spoken-players = Die Zahl der Spieler ist eine ganze Zahl, nicht „{ $found }“.
spoken-after-end = Die Partie ist zu Ende: close sagt, wie sie ausging, und reset beginnt die nächste.
spoken-options = Optionen werden als dict von ihren Namen zu Werten angegeben, nicht als { $found }.
spoken-box = Eigenes Spielmaterial wird als dict angegeben, wie es in einer Aufzeichnung steht, nicht als { $found }.
spoken-bots = Bots werden als ein Name für alle Plätze außer dem ersten angegeben, als Liste mit einem Namen für jeden davon oder als dict von Plätzen (ganzen Zahlen ab 0) zu Namen; nicht als { $found }.
spoken-bots-number = Eine Liste von Bots hat einen Namen für jeden Platz außer dem ersten; diese hat { $found }, und es spielen { $players }.
spoken-tries = Die Versuche sind eine ganze Zahl ab 1 oder None für beliebig viele; nicht { $found }.
