### Was die Seite am Tisch sagt, auf Deutsch.

page-away = Der Server ist nicht zu erreichen.
page-failed = Auf dem Server ist etwas schiefgegangen.
page-loading = Der Tisch wird gedeckt …
page-yes = ja
page-no = nein
page-close = Schließen
page-cancel = Abbrechen
page-reload = Seite neu laden
page-home = Zur Startseite
page-cup = Zum Pokal
page-lobby = Offene Tische

## Wer spielt

page-level-random = Zufall
page-level-casual = Gelassen
page-level-greedy = Gierig
page-level-steady = Solide
page-level-learned = Geübt
page-level-expert = Experte
page-level-master = Meister
page-level-strong = Stark
page-bot-name = { $level } { $number }
page-seat = Spieler { $number }
page-somebody = Jemand { $number }
page-seat-open = Platz { $number }

page-you = du
page-you-do = Du
page-spectator = Zuschauer
page-seat-free = frei
page-seat-bot = Bot: { $level }
page-seat-stood-in = ein Bot spielt ({ $level })
page-seat-late = Zeit abgelaufen
page-seat-away = abwesend
page-seat-host = Gastgeber
page-seat-shared = am selben Bildschirm wie { $player }
page-seat-friend = mit dir befreundet
page-seat-asked = ist gefragt
page-seat-ready = fertig
page-company = Spieler
page-about-player = Mehr zu { $player }
page-why = Warum hat { $player } das getan?
page-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-count-points = Punkte
page-count-pesos = Pesos
page-count-buildings = Gebäude
page-count-votes = Stimmen
page-clock-left = Restzeit: { $time }
page-time-days = { $days } T { $hours } Std.

page-sit = Hier hinsetzen
page-sit-name = Dein Name
page-sit-hotseat = An einem Gerät können mehrere spielen: Es wird weitergereicht, und die Karten bleiben verdeckt.
page-rename = Namen ändern
page-get-up = Aufstehen
page-get-up-about = Dein Platz wird frei, und jemand anders kann ihn nehmen. Dein Link dorthin gilt nicht mehr.
page-get-up-counts = Ein Bot spielt für dich weiter. Die Partie zählt, und du kannst zurückkommen.
page-back = Ich bin wieder da
page-leave = Ich bin eine Weile weg
page-look-from = Diese Hand zeigen
page-give-to-bot = Platz einem Bot geben
page-propose-bot = Vorschlagen, dass ein Bot spielt
page-propose-bot-own = Einen Bot für mich spielen lassen
page-propose-open = Vorschlagen, den Platz freizugeben

## Vor der Partie

page-invite = Andere einladen
page-invite-about = Wer diese Adresse öffnet, kann sich auf einen freien Platz setzen oder zuschauen.
page-invite-address = Adresse dieses Tisches
page-invite-local = Diese Adresse führt nur auf diesem Rechner an den Tisch. Um andere einzulassen, starte Malecón mit --lan oder als Server für alle.
page-device = Auf anderem Gerät spielen
page-device-about = Dieser geheime Link bringt deinen Platz auf ein anderes Gerät. Gib ihn niemandem: Wer ihn hat, spielt für dich.
page-device-alone-about = Ist dein Link in falsche Hände geraten? Mach einen neuen; alle anderen gelten dann nicht mehr.
page-device-alone = Neuer Link, alle anderen enden
page-qr = QR-Code: { $title }
page-copy = Kopieren
page-copied = Kopiert.
page-share = Teilen

## Der Tisch

page-menu = Menü des Tisches
page-notices = Nachrichten
page-settings = Einstellungen
page-help = So wird hier gespielt
page-rules = Spielregeln
page-round = Runde { $round }
page-watching = Du schaust zu
page-board = Spielbrett
page-board-empty = Da hatte die Partie noch nicht begonnen.
page-board-failed = Das Spielbrett ließ sich nicht laden.
page-pause = Pause vorschlagen
page-resume = Weiterspielen
page-stop = Abbruch vorschlagen
page-stop-about = Wenn alle zustimmen, endet die Partie ohne Sieger.
page-end = Tisch schließen
page-end-about = Die Partie endet für alle, ohne Sieger.
page-rule = Regel { $rule }
page-rule-missing = Der Text dieser Regel war nicht zu finden.
page-rules-ask = Was ist das?
page-rules-asking = Klicke irgendetwas auf dem Plan an, um seine Regeln zu lesen. Esc beendet es.
page-your-turn = Du bist dran: { $game }

## Die Frage

page-prompt = Was gefragt ist
page-prompt-over =
    { $count ->
        [0] Die Partie ist zu Ende.
        [one] Die Partie ist zu Ende: { $players } hat gewonnen.
       *[other] Die Partie ist zu Ende: { $players } teilen sich den Sieg.
    }
page-prompt-closed = Die Partie wurde ohne Ergebnis beendet.
page-prompt-paused = Die Partie ist unterbrochen.
page-prompt-stood-in = Ein Bot spielt für dich.
page-prompt-moment = Einen Moment …
page-prompt-together =
    { $you ->
        [yes] { $ready ->
            [0] Du bist fertig. Wir warten auf { $players }.
           *[other] Du und { $others } sind fertig. Wir warten auf { $players }.
        }
       *[no] { $ready ->
            [0] Alle wählen zugleich. Wir warten auf { $players }.
            [one] { $others } ist fertig. Wir warten auf { $players }.
           *[other] { $others } sind fertig. Wir warten auf { $players }.
        }
    }
page-prompt-empty = { $player } ist frei: Dort muss sich jemand hinsetzen, oder ein Bot.
page-prompt-thinking = { $player } überlegt
page-prompt-acts = { $player } ist am Zug.
page-prompt-late = Wir warten auf { $player }, die Zeit ist abgelaufen.
page-prompt-away = Wir warten auf { $player }, im Augenblick abwesend.
page-prompt-waiting = Wir warten auf { $player }: „{ $question }“
page-answers = Antworten
page-actions = Was du tun kannst
page-actions-open = Alle Antworten (Taste /)
page-actions-search = Suche durch Tippen
page-actions-found =
    { $count ->
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }
page-actions-none = So heißt keine Antwort.
page-undo = Zurücknehmen
page-undo-ask = Um Rücknahme bitten
page-confirm = Bestätigen
page-selection = Gewählt
page-selection-about = In beliebiger Reihenfolge wählen, dann bestätigen.
page-selection-remove = Zurücknehmen: { $answer }
page-selection-wanted = Es fehlt noch etwas zu dieser Wahl.
page-loses-anyway = Trotzdem
page-loses-back = Zurück
page-refused = Das geht jetzt nicht.

## Hinweise

page-hints = Hinweise

## Was geschah

page-talk = Verlauf und Gespräch
page-log = Verlauf
page-log-earlier = Früheres
page-log-newest = Neuestes
page-log-setup = Wie der Tisch aufgebaut wurde
page-happened = Was gerade geschah
page-happened-again = Noch einmal ansehen
page-film-skip = Überspringen
page-film-since = Während du weg warst
page-film-again = Noch einmal, was gerade geschah
page-film-speed = Tempo: { $speed }. Klicken, um es zu ändern.
page-past = Ein früherer Augenblick
page-past-now = Zurück zu jetzt
page-past-end = Zum Ergebnis
page-past-all = Was alle sahen
page-past-eyes = Gesehen von
page-past-first = Zum Anfang
page-past-back = Einen Schritt zurück
page-past-forward = Einen Schritt weiter
page-past-run = Von selbst abspielen
page-past-stop = Anhalten
page-past-speed = Tempo
page-past-slider = Augenblick der Partie
page-past-place = { $place } von { $of }

page-log-made = Der Tisch ist aufgestellt.
page-log-sat = { $name } nimmt Platz { $number }.
page-log-bot = Platz { $number } bekommt ein Bot ({ $level }).
page-log-bot-named = { $name } ({ $level }) nimmt Platz { $number }.
page-log-opened = Platz { $number } ist frei.
page-log-began = Die Partie beginnt.
page-log-ready = { $player } ist fertig.
    .you = { $player } bist fertig.
page-log-unready = { $player } überlegt es sich noch einmal.
    .you = { $player } überlegst es dir noch einmal.
page-log-undo = { $player } nimmt eine Antwort zurück.
    .you = { $player } nimmst eine Antwort zurück.
page-log-away = { $player } ist abwesend.
    .you = { $player } bist abwesend.
page-log-back = { $player } ist wieder da.
    .you = { $player } bist wieder da.
page-log-stood-in = Ein Bot ({ $level }) spielt für { $player }.
page-log-late = Die Zeit von { $player } ist abgelaufen.
page-log-asked =
    { $what ->
        [undo] { $player } möchte eine Antwort zurücknehmen.
        [pause] { $player } schlägt eine Pause vor.
        [resume] { $player } schlägt vor weiterzuspielen.
        [bot] { $player } schlägt vor, dass ein Bot für { $about } spielt.
        [open] { $player } schlägt vor, den Platz von { $about } freizugeben.
       *[stop] { $player } schlägt vor, die Partie abzubrechen.
    }
page-log-agreed = { $player } stimmt zu.
    .you = { $player } stimmst zu.
page-log-declined = { $player } stimmt nicht zu.
    .you = { $player } stimmst nicht zu.
page-log-paused = Die Partie ist unterbrochen.
page-log-resumed = Die Partie geht weiter.
page-log-closed = Der Tisch ist geschlossen.
page-log-muted =
    { $what ->
        [audience] Wer zuschaut, wird im Gespräch nicht gehört.
       *[player] { $player } wird im Gespräch nicht gehört.
    }
    .you = { $player } wirst im Gespräch nicht gehört.
page-log-heard =
    { $what ->
        [audience] Wer zuschaut, wird im Gespräch wieder gehört.
       *[player] { $player } wird im Gespräch wieder gehört.
    }
    .you = { $player } wirst im Gespräch wieder gehört.
page-log-chance = Zum Zufall wird neu beigetragen: { $players } hat nicht rechtzeitig gezeigt, was versprochen war.

page-chat = Gespräch
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Sag etwas
page-chat-send = Senden
page-chat-mute = { $name } stummschalten
page-chat-mute-audience = Alle stummschalten, die zuschauen
page-chat-unmute = { $name } wieder reden lassen
page-chat-unmute-audience = Alle wieder reden lassen, die zuschauen
page-chat-unread =
    { $count ->
        [one] Gespräch, { $count } neue Nachricht
       *[other] Gespräch, { $count } neue Nachrichten
    }

page-proposal-title = Vorschlag
page-proposal =
    { $what ->
        [undo] { $player } möchte die letzte Antwort zurücknehmen.
        [pause] { $player } schlägt eine Pause vor.
        [resume] { $player } schlägt vor weiterzuspielen.
        [bot] { $player } schlägt vor, dass ein Bot ({ $level }) für { $about } spielt.
        [open] { $player } schlägt vor, den Platz von { $about } freizugeben.
       *[stop] { $player } schlägt vor, die Partie ohne Sieger abzubrechen.
    }
page-proposal-waits = Wir warten auf { $players }.
page-agree = Zustimmen
page-decline = Nicht zustimmen
page-withdraw = Zurückziehen

## Mehrere an einem Gerät

page-curtain = Gib das Gerät an { $player }
page-curtain-about = Es wird nichts gezeigt, bis du es hast und sonst niemand hinsieht.
page-curtain-lift = Ich bin { $player }
page-curtain-undo = { $player } nimmt die letzte Antwort zurück

## Das Ende

page-won =
    { $count ->
        [one] { $players } gewinnt!
       *[other] { $players } teilen sich den Sieg!
    }
page-again = Noch einmal
page-again-said = Noch eine Partie? Hier: { $address }
page-result = Ergebnis
page-replay = Nachspielen
page-record = Aufzeichnung laden
page-fairness = Faire Ziehungen
page-fairness-without = In diesen Ziehungen ist nichts von diesem Browser: Er kam später, zeigte sein Teil nicht rechtzeitig, oder sein Platz war vergeben, an ein anderes deiner Geräte oder vom Server selbst.

## Nichts zu sehen

page-gone = Diesen Tisch gibt es nicht
page-gone-about = Er wurde geschlossen oder abgeräumt, oder die Adresse ist nicht vollständig. Frag nach der Adresse, wer dich eingeladen hat, oder such dir einen anderen Tisch.
page-gone-secret = Diese Runde läuft noch
page-gone-private = Hier spielen Freunde unter sich
page-gone-private-about = Der Gastgeber wünscht keine Zuschauer, und alle Plätze sind besetzt. Gehört einer davon dir, dann öffne deinen eigenen Link dorthin.

## Die Verbindung

page-connection-lost = Die Verbindung ist weg. Neuer Versuch …
page-connection-kept = Deine Antwort ist bewahrt und geht dann hinaus.
page-connection-again = Jetzt versuchen
page-connection-restored = Die Verbindung ist wieder da. Nichts ging verloren.
page-seen = Keine Verbindung. Der Tisch, wie du ihn zuletzt gesehen hast, { $ago }.
page-unsent-late = Eine Antwort ohne Verbindung kam zu spät: Das Spiel war weitergegangen, und sie gilt nicht.
page-outdated = { $club } wurde auf dem Server erneuert.
page-analyse = Analysieren
