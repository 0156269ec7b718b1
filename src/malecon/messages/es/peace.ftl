# Con quién no quiere encontrarse alguien o a quién no quiere oír, y qué se comunica a quien lleva el club.

## A alguien

peace-mute = No oír más
peace-mute-about = Lo que { $name } dice y ha dicho en las charlas no se te muestra en ninguna mesa.
peace-unmute = Volver a oír
peace-block = Bloquear
peace-block-about = El club no os sienta en la misma mesa, y { $name } no puede sentarse en las tuyas. Una partida que estéis jugando sigue.
peace-unblock = Desbloquear
peace-not-told = De nada de esto se entera { $name }.
peace-report = Denunciar al club
peace-is-reported = Has denunciado a { $name } aquí.
peace-self = Esa persona eres tú.

## Una denuncia

peace-report-title = Denunciar a { $name }
peace-report-table = La lee quien lleva el club, junto con lo que se ha dicho en la charla de esta mesa. { $name } no se entera de quién denuncia.
peace-report-known = La lee quien lleva el club. { $name } no se entera de quién denuncia.
peace-reason = ¿De qué se trata?
peace-reason-insults = Insultos u odio
peace-reason-threats = Amenazas
peace-reason-advertising = Publicidad
peace-reason-cheating = Trampas
peace-reason-name = Un nombre ofensivo
peace-reason-other = Otra cosa
peace-words = Con tus propias palabras, si quieres
peace-send = Enviar
peace-cancel = Cancelar
peace-sent = Gracias. Quien lleva el club se ocupará de ello.

## La propia lista

peace-list = Mantener la paz
peace-list-about = A quienes no oyes o has bloqueado no se les dice.
peace-list-nobody = Oyes a todo el mundo y no has bloqueado a nadie.
peace-list-muted = sin oír
peace-list-blocked = con bloqueo
peace-undo = Deshacer
peace-undo-of = Deshacer: { $name }, { $what }
peace-own-reports = Has denunciado
peace-own-waits = espera a quien lleva el club
peace-own-settled = quien lleva el club se ha ocupado
peace-bar-chat = Quien lleva el club no te deja decir nada en las charlas hasta { $until }.
peace-bar-chat-good = Quien lleva el club ya no te deja decir nada en las charlas.
peace-bar-tables = Quien lleva el club no te deja sentarte hasta { $until }. Las partidas que juegas siguen.
peace-bar-tables-good = Quien lleva el club ya no te deja sentarte. Las partidas que juegas siguen.
peace-bar-reason = El motivo: { $reason }.
peace-desk = El escritorio del club
peace-desk-waiting = { $count ->
    [0] No espera ninguna denuncia.
    [one] Espera 1 denuncia.
   *[other] Esperan { $count } denuncias.
}
