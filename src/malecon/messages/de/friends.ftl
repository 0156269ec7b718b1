### Freunde und Einladungen an Tische.

## Was abgelehnt wird

friends-nobody = Hier ist niemand, der damit gemeint ist. Sieh noch einmal nach: Vielleicht ist der Platz frei geworden.
friends-gone = Wer hier saß, hat den Klub verlassen.
friends-blocked = Du hast diese Person blockiert. Hebe das zuerst auf.
friends-be-known-first = Du spielst als Gast. Gib dich erst zu erkennen, dann kannst du andere unter ihrem Namen im Klub fragen.
friends-many = Mehr als { $most } Freunde und offene Anfragen behält niemand im Blick. Beende zuerst eine.
friends-many-open = { $most } deiner Anfragen warten auf eine Antwort. Nimm zuerst eine zurück.
friends-begun = Dieser Tisch nimmt niemanden mehr auf.
friends-not-there = Nur wer an diesem Tisch sitzt, kann andere dazu einladen.
friends-many-invited = An einen Tisch können höchstens { $most } Leute eingeladen werden.
friends-many-open-tables = Jemand davon ist schon an { $most } Tische von dir eingeladen.

## Die eigenen Freunde

friends-title = Freunde
friends-count = { $count ->
    [0] Du hast hier noch keine Freunde.
    [one] Mit einer Person hier bist du befreundet.
   *[other] Du hast hier { $count } Freunde.
}
friends-guest = Du spielst als Gast, und nur dieser Browser kennt deine Freunde. Gib dich zu erkennen, und sie kommen auf alle deine Geräte mit.
friends-be-known = Dich zu erkennen geben
friends-list = Deine Freunde
friends-none = Du hast hier noch keine Freunde. Klicke am Tisch auf ein Bild und frag; oder frag unten jemanden von deinen letzten Tischen.
friends-none-met = Du hast hier noch keine Freunde. Spiel erst mit jemandem: Dann frag mit einem Klick auf das Bild am Tisch, oder hier.
friends-invite-how = Mach einen Tisch auf und lade Freunde dazu ein.
friends-here = hier
friends-playing = spielt
friends-end = Freundschaft mit { $name } beenden
friends-end-title = Freundschaft mit { $name } beenden?
friends-end-about = { $name } erfährt es nicht. Ihr seht nicht mehr, wann ihr hier seid. Überlegst du es dir anders, frag noch einmal.
friends-end-now = Beenden
friends-shown = Freunde dürfen sehen, wann ich hier bin
friends-shown-about = Sie sehen, dass du hier bist oder spielst, aber nicht, an welchem Tisch. Solange das aus ist, wird es nirgends festgehalten.

## Worum Leute einander bitten

friends-asking = Sie wären gern mit dir befreundet
friends-asking-when = gefragt { $ago }
friends-yes = Ja
friends-yes-to = Mit { $name } befreundet sein: ja
friends-let-be = Nein, danke
friends-let-be-to = Mit { $name } befreundet sein: nein, danke
friends-not-told = { $name } erfährt es nicht.
friends-asked = Von dir gefragt
friends-asked-when = gefragt { $ago }, noch keine Antwort
friends-take-back = Zurücknehmen
friends-take-back-of = Die Anfrage an { $name } zurücknehmen
friends-met = Von deinen letzten Tischen
friends-met-at = { $game }, { $ago }
friends-met-nobody = Mit wem du spielst, erscheint hier.
friends-be = Freunde werden
friends-be-with = { $name } fragen, ob ihr Freunde werdet
friends-is-asked = gefragt
friends-all = Alle { $count } zeigen

## Am Tisch

friends-at-none = Freunde finden einander wieder und laden einander an Tische ein. Sagt { $name } ja, seht ihr voneinander Namen und Bild im Klub.
friends-at-asked = Du hast { $name } gefragt, ob ihr Freunde werdet. Eine Antwort gibt es noch nicht.
friends-at-asking = { $name } wäre gern mit dir befreundet.
friends-at-friend = { $name } und du seid Freunde.
friends-person-none = Freunde finden einander wieder und laden einander an Tische ein. Fragst du, sieht { $name } deinen Namen und dein Bild im Klub.
friends-person-guest = Du spielst als Gast, und { $name } wüsste nicht, wer da fragt. Gib dich zu erkennen, dann kannst du hier fragen, ob ihr Freunde werdet.
friends-to-all = Alle Freunde

## Jemanden einladen

friends-invite = Freunde einladen
friends-invite-about = Sie finden es unter „Meine Partien“ und erfahren davon, wenn sie mögen.
friends-invite-one = Einladen
friends-invite-name = { $name } einladen
friends-invited = eingeladen
friends-declined = kommt nicht
friends-invite-nobody = Freunde, und mit wem du gespielt hast, kannst du hier einladen.

## Eingeladen sein

friends-inbox = Du bist eingeladen
friends-inbox-by = { $name } lädt dich ein
friends-inbox-here = { $name } lädt dich an diesen Tisch ein.
friends-join = Mitspielen
friends-join-table = Mitspielen bei { $table }, wozu { $name } dich einlädt
friends-decline = Nein, danke
friends-decline-table = Nein, danke: { $table }, wozu { $name } dich einlädt
friends-declined-now = { $name } sieht am Tisch, dass du nicht kommst.
