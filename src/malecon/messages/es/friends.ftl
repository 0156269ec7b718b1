### Amistades e invitaciones a mesas.

## Lo que se rechaza

friends-nobody = Aquí no hay nadie a quien se refiera esto. Mira otra vez: quizá el asiento quedó libre.
friends-gone = Quien se sentaba aquí ha dejado el club.
friends-blocked = Has bloqueado a esta persona. Quita antes el bloqueo.
friends-be-known-first = Juegas como invitado. Date antes a conocer y podrás preguntar a otros por su nombre en el club.
friends-many = Nadie distingue más de { $most } amistades y peticiones abiertas. Termina antes una.
friends-many-open = { $most } peticiones tuyas esperan respuesta. Retira antes una.
friends-begun = Esta mesa ya no admite a nadie.
friends-not-there = Solo quienes se sientan a esta mesa pueden invitar a otros.
friends-many-invited = A una mesa se puede invitar a { $most } personas como mucho.
friends-many-open-tables = Alguien de estos ya está invitado a { $most } mesas tuyas.

## Las propias amistades

friends-title = Amistades
friends-count = { $count ->
    [0] Aún no tienes amistades aquí.
    [one] Tienes una amistad aquí.
   *[other] Tienes { $count } amistades aquí.
}
friends-guest = Juegas como invitado, y solo este navegador conoce tus amistades. Date a conocer, y te acompañan a todos tus dispositivos.
friends-be-known = Darte a conocer
friends-list = Tus amistades
friends-none = Aún no tienes amistades aquí. En la mesa, haz clic en la imagen de alguien y pregunta; o pregunta abajo a alguien de tus últimas mesas.
friends-none-met = Aún no tienes amistades aquí. Juega primero con alguien: luego pregunta con un clic en su imagen en la mesa, o aquí.
friends-invite-how = Abre una mesa e invita a tus amistades.
friends-here = aquí
friends-playing = jugando
friends-end = Terminar la amistad con { $name }
friends-end-title = ¿Terminar la amistad con { $name }?
friends-end-about = { $name } no se entera. Ya no veréis cuándo estáis aquí. Si cambias de idea, vuelve a preguntar.
friends-end-now = Terminar
friends-shown = Mis amistades pueden ver cuándo estoy aquí
friends-shown-about = Ven que estás aquí o jugando, pero no en qué mesa. Mientras esté apagado, no se guarda en ninguna parte.

## Lo que se piden unos a otros

friends-asking = Quieren ser de tus amistades
friends-asking-when = preguntado { $ago }
friends-yes = Sí
friends-yes-to = Amistad con { $name }: sí
friends-let-be = No, gracias
friends-let-be-to = Amistad con { $name }: no, gracias
friends-not-told = { $name } no se entera.
friends-asked = Has preguntado a
friends-asked-when = preguntado { $ago }, aún sin respuesta
friends-take-back = Retirar
friends-take-back-of = Retirar lo que preguntaste a { $name }
friends-met = Gente de tus últimas mesas
friends-met-at = { $game }, { $ago }
friends-met-nobody = Aquí aparece la gente con la que juegas.
friends-be = Hacer amistad
friends-be-with = Preguntar a { $name } si quiere amistad
friends-is-asked = preguntado
friends-all = Mostrar todas: { $count }

## En la mesa

friends-at-none = Las amistades se reencuentran y se invitan a mesas. Si { $name } dice que sí, veréis el nombre y la imagen que tenéis en el club.
friends-at-asked = Has preguntado a { $name } si quiere amistad. Aún no hay respuesta.
friends-at-asking = { $name } quiere ser de tus amistades.
friends-at-friend = { $name } es de tus amistades.
friends-person-none = Las amistades se reencuentran y se invitan a mesas. Si preguntas, { $name } verá el nombre y la imagen que tienes en el club.
friends-person-guest = Juegas como invitado, y { $name } no sabría quién pregunta. Date a conocer y podrás pedir aquí su amistad.
friends-to-all = Todas las amistades

## Invitar a alguien

friends-invite = Invitar a amistades
friends-invite-about = Lo encuentran en «Mis partidas», y reciben un aviso si así lo quieren.
friends-invite-one = Invitar
friends-invite-name = Invitar a { $name }
friends-invited = con invitación
friends-declined = no viene
friends-invite-nobody = Aquí puedes invitar a tus amistades y a la gente con la que has jugado.

## Cuando alguien te invita

friends-inbox = Tienes una invitación
friends-inbox-by = { $name } te invita
friends-inbox-here = { $name } te invita a esta mesa.
friends-join = Participar
friends-join-table = Participar en { $table }: te invita { $name }
friends-decline = No, gracias
friends-decline-table = No, gracias: { $table }, te invita { $name }
friends-declined-now = { $name } ve en la mesa que no vienes.
