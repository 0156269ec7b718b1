# Lo que se dice de los sorteos limpios: por `malecon verify`, y por la página cuando alguien mira.

fairness-missing = Este registro no dice cómo se hicieron los sorteos, así que no se pueden comprobar.
fairness-field = En la cabecera no se puede leer «{ $field }» de la limpieza de los sorteos.
fairness-no-secret = Este registro no muestra el secreto de sus sorteos: se muestra cuando termina la partida.
fairness-other = Al principio se mostró { $expected }, pero el registro da { $found }: algo en él no es lo prometido.
fairness-remembered = «{ $found }» no es lo que una mesa muestra al principio: 2- y 64 cifras de 0 a f; en partidas antiguas, solo las cifras.
fairness-protocol = La partida que recuerdas se sorteó con el protocolo { $expected }, pero el registro dice { $found }.
fairness-first = El registro dice que sus primeras { $found } respuestas estaban antes de que esta casa sorteara, no { $expected }. Si sabes que fue así, dilo con --first { $found }.
fairness-attempt = El registro dice intento { $attempt }, pero solo { $seats } asientos no añadieron nada. Cada intento deja fuera a alguien más: se pidió de nuevo sin motivo lo que se añade.
fairness-salt = «{ $found }» no es aquello a lo que se había atado el asiento { $seat }.
fairness-late = Ya no se puede añadir nada a los sorteos de esta partida.
fairness-hash = «{ $found }» no es un SHA-256: 64 cifras de 0 a f.
fairness-commitment = El secreto no es el prometido: su hash es { $expected }, pero se mostró { $found }.
fairness-draw = Este sorteo es falso: está escrito «{ $found }», pero salió «{ $expected }».
fairness-sound = Los { $draws } sorteos son los que resultan del secreto y de lo que añadieron los jugadores.
fairness-before = { $draws ->
    [one] Un sorteo anterior vino
   *[other] { $draws } sorteos anteriores vinieron
} con la partida desde otro lugar y no se pueden comprobar.
fairness-box = Se jugó con otra caja que la de esta versión de Malecón: mira en la cabecera si es la acordada. De ella depende qué puede salir.
fairness-options = Opciones: { $options }.
fairness-anew = Hubo que atarse de nuevo a lo añadido { $times ->
    [one] una vez
   *[other] { $times } veces
}, porque alguien no mostró lo suyo.
fairness-old = Se sorteó con el protocolo 1 de versiones antiguas: allí una casa que conociera lo añadido habría podido elegir su secreto según eso.
fairness-unbound = Eso dice el registro de sí mismo. Solo con --commitment y lo que tu mesa mostró al principio se sabe que es la misma partida.
fairness-unsalted = Nadie añadió nada a esta partida: sus sorteos fueron solo de la casa.

page-fairness-checking = Se comprueba cada sorteo …
page-fairness-sound =
    { $draws ->
        [one] { $draws } sorteo comprobado: es limpio.
       *[other] { $draws } sorteos comprobados: todos son limpios.
    }
page-fairness-about = Primero el servidor se ató a un secreto, después cada navegador a algo propio; solo entonces se mostró todo. Cada sorteo sale de todo junto, así nadie pudo elegir uno. Esta página recuerda lo que se le mostró y lo comprueba ella misma. Qué se podía sortear se lo dice el servidor; «malecon verify» en tu propio ordenador tampoco cree eso.
page-fairness-promise = La promesa: guárdala para comprobar la partida en otro lugar
page-fairness-commitment = A lo que se había atado el servidor (hash de su secreto)
page-fairness-secret = El secreto, mostrado al final
page-fairness-salts = Lo que añadió cada jugador
page-fairness-old = Esta partida empezó con una versión antigua, que podía prometer menos.
page-fairness-shared = Esta mesa es de una ronda duplicada: todas sus mesas reciben los mismos sorteos, y cuantos juegan en ella pudieron añadir algo. Su secreto se muestra cuando ya no se juega en ninguna mesa de la ronda; entonces esta página comprueba cada sorteo.
page-fairness-unseen = Este navegador no recuerda cómo empezó la partida: no estaba, o lo ha olvidado. Solo puede decir que todo encaja.
page-fairness-false =
    { $what ->
        [house] El servidor muestra otro secreto que aquel al que se había atado. No te fíes de esta partida.
        [promise] La partida que se muestra ahora no es la prometida. No te fíes de ella.
        [salt] Algo de lo añadido no es aquello a lo que alguien se había atado. No te fíes de esta partida.
        [anew] Se pidió de nuevo lo que se añade aunque todos lo habían mostrado. No te fíes de esta partida.
       *[draw] El sorteo { $number } es falso. No te fíes de esta partida.
    }
