# Lo que dice `malecon analyse`.

cli-analyse = Repasar una partida registrada: cómo iba cada uno, qué fue un error y qué fue suerte. Una página con gráficos, o JSON.
cli-analyse-file = El registro, o varios; de una carpeta, todos los que hay en ella.
cli-analyse-budget = Cuánto se dedica a cada decisión, en recorridos por un árbol de búsqueda; si no se dice, 3000.
cli-analyse-jobs = Cuántos procesos; si no se dice, uno por núcleo. El resultado es el mismo.
cli-analyse-seed = Otro número da otras muestras; si no se dice, 0.
cli-analyse-html = Dónde se escribe la página; si no se dice, junto al registro, con la terminación .html.
cli-analyse-charts = Escribir también los gráficos como archivos SVG en esta carpeta.

analysis-title = { $game }, repasada
analysis-scores = Puntos: { $scores }.
analysis-won = Ha ganado: { $names }.
analysis-unfinished = La partida no ha terminado.
analysis-care = Todas las probabilidades son estimaciones de la búsqueda de la casa. Las decisiones se juzgan por lo que su jugador podía saber, no por lo que estaba oculto; solo se llama error a lo que cuesta claramente más que la duda, y sigue así por mucho que se mire.
analysis-spent = { $answers } respuestas, { $nodes } recorridos por decisión, semilla { $seed }.
analysis-written = El análisis: { $path }

analysis-chances = Cómo fue
analysis-chances-about = La probabilidad de ganar de cada uno, tal como la vería quien supiera lo que todos saben. Los números señalan los errores más caros.
analysis-chances-chart = Probabilidad de ganar
analysis-answers = respuestas dadas

analysis-split = Suerte y acierto
analysis-split-about = De la probabilidad inicial al resultado, en puntos porcentuales. La suerte es lo que salió, menos lo que cabía esperar. Las decisiones cuentan por lo que cuestan frente a las que prefiere la búsqueda. A la luz salió lo que se había puesto o elegido en secreto, más allá de lo que esas decisiones costaron según lo que su jugador sabía. El resto es lo que la búsqueda no explica: eso se equivoca en total. ± es la duda de suerte y decisiones juntas: la de la medida, y lo que la búsqueda puede equivocarse.
analysis-split-chart = De qué salió el resultado
analysis-in-points = puntos porcentuales de la probabilidad de ganar
analysis-player = jugador
analysis-start = inicio
analysis-luck = suerte
analysis-own = decisiones propias
analysis-others = decisiones ajenas
analysis-light = salió a la luz
analysis-rest = resto
analysis-result = resultado
analysis-error = ±

analysis-mistakes = Errores
analysis-mistakes-about = Las decisiones más caras, y qué habría sido mejor; en puntos porcentuales de la probabilidad de ganar.
analysis-no-mistakes = Ninguna decisión fue claramente un error.
analysis-decision = decisión
analysis-preferred = preferida
analysis-cost = coste
analysis-decision-at =
    { $number }, { $round ->
        [0] antes de la ronda 1
       *[other] ronda { $round }
    }, { $name }:
analysis-draw-at =
    { $number }, { $round ->
        [0] antes de la ronda 1
       *[other] ronda { $round }
    }:
analysis-all-decisions = Todas las decisiones

analysis-draws = Suerte
analysis-draws-about = Lo que salió y más decidió: lo que cada jugador ganó o perdió con ello, en puntos porcentuales, frente a la media de todo lo que pudo salir.
analysis-draw = salió
analysis-probability = probable
analysis-all-draws = Todo lo que salió

analysis-points = De dónde salieron los puntos
analysis-points-chart = Puntos de { $name }
