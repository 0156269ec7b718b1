### Die ersten Lektionen: neben dem Plan gesagt, wenn etwas zum ersten Mal vorkommt.

lesson-title = Erste Lektion
lesson-step = { $n } von { $all }
lesson-next = Verstanden
lesson-show = Zeig es mir
lesson-back = Noch einmal
lesson-close = Ohne Lektion weiter
lesson-resume = Mit der Lektion weiter
lesson-rule = Regel { $id }
lesson-done = Mehr brauchst du nicht. Spiele diese Partie zu Ende oder beginne eine neue: die Regeln sind immer nur einen Klick entfernt.

## Havanna

lesson-havana-welcome = Willkommen in Havanna! Diese Häuser sollen wieder glänzen. Kaufe eines nach dem anderen; die große Zahl auf einem Haus sind seine Punkte. Wer zuerst das Ziel erreicht, gewinnt.
lesson-havana-ends = Zu kaufen sind nur die Häuser an den vier Enden der beiden Reihen. Die Zeichen unter der Tür sind der Preis: Steine, Pesos und Arbeiter.
lesson-havana-cards = Alle haben dieselben dreizehn Karten und wählen zwei. Zusammen sind sie eine Zahl, die kleinere Ziffer vorn. Mit einer niedrigen Zahl bist du früh am Zug; hohe Karten bringen mehr. Versuche für den Anfang den Arbeiter (4) und die Pesos (8): das ist 48.
lesson-havana-order = Die Karten liegen offen. Die niedrigste Zahl beginnt: sieh die Reihe an. Wer später kommt, kann vom Dieb bestohlen und vom Steuereintreiber erwischt werden.
lesson-havana-first = Du bist am Zug. Du führst beide Karten aus, in der Reihenfolge deiner Wahl. Klicke die an, die zuerst kommen soll.
lesson-havana-choice = Hier lässt dir eine Karte die Wahl. Was leuchtet, darfst du wählen; halte den Zeiger oder Finger darauf und sieh, was geschehen würde.
lesson-havana-buying = Jetzt darfst du kaufen. Ein Haus, das leuchtet, kannst du bezahlen. Nichts zu kaufen ist auch gut: was du hast, behältst du für die nächste Runde.
lesson-havana-paying = Du kannst zahlen, was gedruckt ist, oder einen Arbeiter durch 5 Pesos und einen farbigen Stein durch 5 graue ersetzen.
lesson-havana-watching = Die anderen sind am Zug. Was geschehen ist, steht im Streifen und im Verlauf; klicke eine Zeile des Verlaufs an, um den Plan in jenem Moment zu sehen.
lesson-havana-supply = Drei Steine und drei Pesos sind in die Tischmitte gekommen. Die Karte Pesos nimmt die Hälfte der Pesos dort, Mama die Hälfte der Steine, Schutt alle grauen.
lesson-havana-cover = Eine neue Karte kommt, eine alte geht. Wähle, welche deiner beiden offenen Karten du abdeckst. Die andere bleibt und wirkt nächste Runde noch einmal.
lesson-havana-lay = Und nun die neue Karte, verdeckt. Denke an deine Zahl: wer soll vor dir an der Reihe sein und wer nach dir?
lesson-havana-hand = Abgedeckte Karten warten im Ablagestapel. Du nimmst sie alle zurück, wenn du nur noch zwei Karten auf der Hand hast.
lesson-havana-thieves = Noch etwas: die Karte Schutz hält dir Diebe und Steuereintreiber eine ganze Runde lang vom Leib.
lesson-havana-win = Dein erstes Gebäude! Seine Punkte gehören dir, niemand kann sie dir nehmen. Mehr ist es nicht: gute Karten zur rechten Zeit, und das richtige Gebäude, bevor es jemand anderes kauft.

## Santiago de Cuba

lesson-santiago-welcome = Willkommen in Santiago! Ein Auto für alle fährt im Uhrzeigersinn durch die Stadt. Wo du hältst, hilft dir jemand. Punkte bringen die Waren, die du dem Schiff lieferst.
lesson-santiago-ship = Das Schiff im Hafen will vier Warensorten: sieh seine Würfel an. Die Fahne sagt, was jedes Stück gerade bringt: 2, 3 oder 4 Punkte.
lesson-santiago-driving = Du bist am Zug: fahre. Die erste Station ist frei, jede weitere kostet einen Peso. Die Cubaner zeigen, was sie geben und welche Blume sie tragen.
lesson-santiago-screen = Was du besitzt, liegt hinter deinem Sichtschirm. Die anderen sehen es nicht, aber sie dürfen sich merken, was du genommen hast.
lesson-santiago-cuban = Ein Cubaner bietet dir Hilfe an. Nimm sie, wenn du keinen guten Grund dagegen hast.
lesson-santiago-building = Nun geht deine Figur zu einem freien Gebäude unter derselben Blume. Wähle eines, das aus deinen Waren etwas macht oder zahlt.
lesson-santiago-use = Du darfst das Gebäude nutzen, auf dem du stehst. Halte den Zeiger oder Finger auf eine Antwort und sieh, was sie bringen würde.
lesson-santiago-delivery = Eine Lieferung! Vom Fahrer aus reihum liefert jeder eine Sorte oder passt. Verkaufe, solange die Fahne hoch steht; was das Schiff nicht mehr will, kann niemand liefern.
lesson-santiago-gift = El Zorro ist unterwegs. Gib, was du am wenigsten brauchst.
lesson-santiago-demand = Ein Schiff hat abgelegt. Du bestimmst, was das nächste will: lass die Sorte weg, die den anderen am meisten helfen würde.
lesson-santiago-harbour = Immer wenn das Auto über den Hafen hinwegfährt, rückt die Fahne einen Schritt nach rechts. Nach der 4 legt das Schiff ab, voll oder nicht.
lesson-santiago-alonso = Alonso, der Anwalt, lässt dich ein Gebäude in Besitz nehmen. Immer wenn die Figur eines anderen dort ihren Zug beendet, bekommst du einen Punkt.
lesson-santiago-end = Legt das siebte Schiff ab, ist das Spiel zu Ende. Drei übrige Waren sind einen Punkt wert; Geld ist nichts wert, gib es also aus.
lesson-santiago-win = Deine erste Lieferung! Diese Siegpunkte liegen sicher hinter deinem Sichtschirm. So wird dieses Spiel gewonnen: die richtigen Waren zum richtigen Schiff bringen, solange der Warenwert hoch ist.

## Cuba

lesson-cuba-welcome = Willkommen auf Cuba! Sechs Runden: ernten, handeln, bauen, verschiffen und abstimmen. Punkte kommen von Schiffen, von Gebäuden und von den Gesetzen.
lesson-cuba-pieces = Wähle, womit du beginnst. Mit Holz und Stein kannst du früh bauen; ein Rohstoff lässt sich verkaufen oder verschiffen.
lesson-cuba-bills = Vier Gesetzesvorschläge liegen dem Parlament vor. Am Ende der Runde macht der Sieger der Abstimmung zwei davon zum Gesetz. Sieh sie dir jetzt an: sie sagen, was Punkte bringen wird.
lesson-cuba-characters = Du hast fünf Personen. Vier davon spielst du, eine je Zug; die fünfte stimmt für dich im Parlament. Der Arbeiter hat 1 Stimme, der Bürgermeister 5.
lesson-cuba-worker = Der Arbeiter: setze deine Figur auf ein Feld. Die Reihe und die Spalte deiner Figur werden aktiv. Wälder, Berge und der See geben sofort, dazu zwei der Rohstofffelder.
lesson-cuba-reap = Wähle, was du erntest. Jedes weitere Feld kostet ein Wasser.
lesson-cuba-architect = Der Architekt: baue eines der Häuser in der Straße. Was du bezahlen kannst, leuchtet. Ein Gebäude bedeckt sein Feld; wähle also eines, dessen Ertrag du am wenigsten brauchst.
lesson-cuba-site = Wo soll es stehen? Der Vorarbeiter nutzt alle Gebäude in der Reihe und der Spalte deiner Figur, halte sie also beisammen.
lesson-cuba-foreman = Der Vorarbeiter: deine Gebäude arbeiten. Das aufgedruckte Lager zählt auch: es rettet deine Rohstoffe über das Rundenende.
lesson-cuba-tradeswoman = Die Händlerin: verkaufe, was teuer ist, und kaufe, was billig ist. Je mehr auf dem Markt liegt, desto niedriger der Preis.
lesson-cuba-mayor = Der Bürgermeister: belade ein Schiff. Liegeplatz 3 bringt 3 Punkte je Stück, Liegeplatz 1 nur 1. Das Feld muss das Zeichen der Art tragen.
lesson-cuba-lot = Achte auf deinen Vorhof: Rohstoffe, die dort am Rundenende liegen, sind verloren, wenn das Lager sie nicht aufgenommen hat.
lesson-cuba-bidding = Das Parlament. Deine fünfte Person bringt ihre Stimmen mit; weitere kannst du kaufen, für je einen Peso. Was du bietest, zahlst du, ob du gewinnst oder nicht.
lesson-cuba-legislate = Du hast die Mehrheit! Wähle zwei Gesetzesvorschläge. Sie gelten, bis andere sie ersetzen.
lesson-cuba-tax = Steuern und Abgaben sind freiwillig und bringen je 2 Punkte, beide zusammen 5. Das ist meist ein gutes Geschäft.
lesson-cuba-round = Eine neue Runde. Volle Schiffe haben abgelegt, die anderen sind aufgerückt, und deine Personen sind wieder auf der Hand.
lesson-cuba-win = Dein erster Erfolg auf dieser Insel! Jede Runde bringt die gleichen Möglichkeiten wieder: ernten, daraus Punkte machen und im Parlament mitreden.
