# El escritorio de quien lleva el club.

desk-title = El escritorio del club
desk-about = Lo que se cuenta aquí es solo para ti. A quien se denuncia no se le dice quién ha sido.
desk-reports = Denuncias
desk-later = Más recientes ({ $count })
desk-oldest = Las más antiguas
desk-nothing = No espera ninguna denuncia.
desk-by = por { $name }
desk-by-guest = por alguien sin nombre
desk-reported = { $times ->
    [one] una denuncia recibida
   *[other] { $times } denuncias recibidas
}
desk-reporting = { $times ->
    [one] una denuncia hecha
   *[other] { $times } denuncias hechas
}
desk-guest = visita { $id }
desk-said = Lo que se dijo en la mesa
desk-said-nothing = Allí no se dijo nada.
desk-meant = esta línea
desk-chat = Charlas
desk-tables = Sentarse
desk-span-none = como antes
desk-span-day = un día sin
desk-span-week = una semana sin
desk-span-good = nunca más
desk-settle = Resolver
desk-settle-nothing = Resolver sin consecuencias
desk-settled-now = Resuelto. Quien lo denunció se entera de que te has ocupado.
desk-bars = Quién no puede hacer qué
desk-bars-nobody = Todo el mundo puede hacerlo todo.
desk-bar-chat = sin charlas
desk-bar-tables = sin sentarse
desk-until = hasta { $until }
desk-for-good = para siempre
desk-lift = Levantar
desk-lift-of = Levantar: { $name }, { $what }
desk-browsers = Navegadores que abren este escritorio
desk-browsers-about = «malecon desk» deja entrar a otro; «malecon desk --revoke», a ninguno más.
desk-browser-unknown = Un navegador
desk-here = este
desk-since = desde { $date }
desk-leave = Cerrarlo allí
desk-leave-here = Cerrarlo aquí
desk-left = El escritorio está cerrado en este navegador.
