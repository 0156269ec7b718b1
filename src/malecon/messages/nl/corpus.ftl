# Wat malecon corpus zegt: partijen in kolommen.

cli-corpus = Partijen in kolommen, als Parquet-bestanden die elk gereedschap voor data leest: opnames en de partijen van een club erin en terug, of partijen van bots.
cli-corpus-add = Afgelopen partijen in een corpus leggen, uit opnames: bestanden, en mappen met alles erin. Wat er al is, blijft er één keer.
cli-corpus-add-corpus = De map van het corpus; waar ze ontbreekt, wordt ze gemaakt.
cli-corpus-add-places = Opnames, en mappen met opnames.
cli-corpus-add-anonymous = Laat de namen van mensen en bestanden weg, en wat een opname verder van personen kan zeggen.
cli-corpus-club = De afgelopen partijen van een club in een corpus leggen. Partijen die nog gespeeld worden, komen er nooit in.
cli-corpus-club-corpus = De map van het corpus; waar ze ontbreekt, wordt ze gemaakt.
cli-corpus-club-names = Ook de namen van wie speelden.
cli-corpus-records = De hele partijen van een corpus weer als opnames schrijven, byte voor byte. Elk wordt gecontroleerd als een bestand van waar dan ook; niets wordt overschreven.
cli-corpus-records-corpus = De map van het corpus, of een van de bestanden ervan.
cli-corpus-records-folder = De map voor de opnames.
cli-corpus-records-game = Alleen de partijen van dit spel.
cli-corpus-play = Laat bots hele partijen in een corpus spelen. Hetzelfde commando gaat verder waar het gestopt werd, en geeft uit hetzelfde getal dezelfde partijen.
cli-corpus-play-corpus = De map van het corpus; waar ze ontbreekt, wordt ze gemaakt.
cli-corpus-play-bots = Wie spelen, gescheiden door komma's; de laatste heeft alle overige plaatsen, en van partij tot partij wisselen ze van plaats. Zonder opgave greedy. Met random alleen zijn het de partijen van malecon simulate.
cli-corpus-play-games = Hoeveel partijen; zonder opgave 1000.
cli-corpus-play-jobs = Hoeveel processen; zonder opgave een voor elke kern. De partijen zijn dezelfde.
cli-corpus-play-seed = Een ander getal geeft andere partijen; zonder opgave 0.
cli-corpus-show = Zeg wat er in een corpus zit.
cli-corpus-show-corpus = De mappen, of losse bestanden.
cli-any-corpus = Leg de partijen ook in dit corpus: een map met Parquet-bestanden. Wat er al is, wordt niet opnieuw gespeeld.
cli-report-from = Bericht over de partijen van deze corpora in plaats van te spelen: mappen, of losse bestanden. Zonder --bots, --players en --option alle partijen van dit spel.
cli-report-more = Meer mappen of bestanden voor --from, zoals een shell games/*.parquet schrijft.

corpus-no-data = Dit heeft de pakketten voor data nodig, en { $package } ontbreekt. Installeer ze met: pip install "malecon[data]"
corpus-none = Er is geen corpus in “{ $path }”: geen bestand erin eindigt op .parquet.
corpus-no-folder = “{ $path }” is een bestand; een corpus is een map.
corpus-damaged = “{ $path }” is beschadigd, of geen Parquet-bestand: { $error }.
corpus-foreign = “{ $path }” is een Parquet-bestand, maar niet van een corpus van Malecón.
corpus-newer = “{ $path }” is geschreven door een nieuwere versie van Malecón: de kolommen zijn die van versie { $found }, en hier is versie { $known } bekend.
corpus-column = “{ $path }” is niet zoals een corpus: de kolom { $column } ontbreekt, of is niet { $expected }.
corpus-too-large-file = “{ $path }” heeft delen die groter zijn dan die van welk corpus ook; het wordt niet gelezen.
corpus-too-large = Deze opname is te groot.
corpus-row = Deze partij is niet zoals een corpus partijen bewaart.
corpus-rows = “{ $path }” is beschadigd: { $rows ->
    [one] { $rows } partij kan niet zo geweest zijn en is weggelaten.
   *[other] { $rows } partijen kunnen niet zo geweest zijn en zijn weggelaten.
}
corpus-not-text = Dit is geen tekst.
corpus-unfinished = Deze partij is niet afgelopen. In een corpus komen alleen afgelopen partijen: van andere zou het tonen wat nog verborgen is.
corpus-results-only = Van deze partij is alleen de uitslag bewaard.
corpus-differs = Deze partij { $game } verloopt hier anders, of ze is veranderd: de opname is niet die welke erin gelegd werd.
corpus-head = Het corpus zegt van deze partij: { $column } { $found }. Haar opname zegt { $expected }.
corpus-scores = Het corpus zegt dat deze partij eindigde met { $column } { $found }; opnieuw gespeeld eindigt ze met { $expected }.
corpus-bots = Er zijn { $found } bots voor { $players } plaatsen.
corpus-bot-failed = Een van de bots { $bots } faalde: { $error }
corpus-programs = Partijen van programma's (cmd:…) verlopen elke keer anders; ze kunnen niet in een corpus.
corpus-no-csv = Of --csv of --corpus: het ene drukt elke partij af, het andere bewaart ze.
report-from-alone = { $option } gaat niet samen met --from: dat bericht over partijen die er zijn en speelt er geen.
corpus-seed = Het getal bij --seed moet van { $least } tot { $most } zijn om in een corpus te passen, niet { $found }.
corpus-no-part = Een deel van een reeks kan niet in een corpus. Hetzelfde commando vult aan wat ontbreekt, op welke machine ook.
report-about-corpus = { $games } partijen uit { $files } { $files ->
    [one] bestand
   *[other] bestanden
} van corpora; vanwaar de punten kwamen en wat genomen werd, is van { $followed } bekend.
corpus-no-games = Er is in dit corpus geen partij waar hier naar gevraagd wordt.

corpus-added = Partijen erin gelegd: { $games }. Er al: { $there }.
corpus-left-out = { $games } { $games ->
    [one] partij is
   *[other] partijen zijn
} weggelaten, omdat ze niet afgelopen zijn: een corpus zou tonen wat nog verborgen is.
corpus-written = Opnames geschreven: { $games }. Er al: { $there }.
corpus-no-answers = Van { $games } { $games ->
    [one] partij
   *[other] partijen
} is alleen de uitslag bewaard.
corpus-before = Er al: { $played } van { $total } partijen. Ze worden niet opnieuw gespeeld.
corpus-played = Partijen gespeeld: { $games }. Er al: { $there }. De reeks: { $run }
corpus-total = { $games } partijen in { $files } { $files ->
    [one] bestand
   *[other] bestanden
}, { $bytes } bytes, { $each } voor elk.
corpus-head-game = spel
corpus-head-players = spelers
corpus-head-origin = vanwaar
corpus-head-bots = bots
corpus-head-games = partijen
corpus-head-whole = met alle antwoorden
