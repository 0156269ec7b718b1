### Friends, and invitations to tables.

## What is refused

friends-nobody = There is nobody here who is meant by this. Look again: they may have got up or left.
friends-gone = This player has left the club.
friends-blocked = You have blocked this player. Lift the block first.
friends-be-known-first = You play as a guest. Be known first, then you can ask others by their name in the club.
friends-many = More than { $most } friends and open asks nobody can keep apart. End one first.
friends-many-open = { $most } asks of yours wait for an answer. Take one back first.
friends-begun = This table takes nobody in any more.
friends-not-there = Only those who sit at this table can invite others to it.
friends-many-invited = No more than { $most } people can be invited to one table.
friends-many-open-tables = Somebody of these is invited to { $most } tables of yours already.

## One’s friends

friends-title = Friends
friends-count = { $count ->
    [0] You have no friends here yet.
    [one] You have one friend here.
   *[other] You have { $count } friends here.
}
friends-guest = You play as a guest, and only this browser knows your friends. Be known, and they come along to every device of yours.
friends-be-known = Be known
friends-list = Your friends
friends-none = You have no friends here yet. At a table, click somebody’s picture and ask; or ask somebody of your last tables, below.
friends-none-met = You have no friends here yet. Play with somebody first: then ask by a click on their picture at the table, or here.
friends-invite-how = Make a table, and invite friends to it.
friends-here = here
friends-playing = playing
friends-end = End the friendship with { $name }
friends-end-title = End the friendship with { $name }?
friends-end-about = { $name } is not told. Neither of you sees any more when the other is here. If you think better of it, ask again.
friends-end-now = End it
friends-shown = Friends may see when I am here
friends-shown-about = They see that you are here, or playing, and not at which table. While this is off, it is not kept anywhere.

## What people ask of each other

friends-asking = They ask to be friends
friends-asking-when = asked { $ago }
friends-yes = Yes
friends-yes-to = Be friends with { $name }: yes
friends-let-be = No, thanks
friends-let-be-to = Be friends with { $name }: no, thanks
friends-not-told = { $name } is not told.
friends-asked = You have asked
friends-asked-when = asked { $ago }, no answer yet
friends-take-back = Take back
friends-take-back-of = Take back what you have asked { $name }
friends-met = People of your last tables
friends-met-at = { $game }, { $ago }
friends-met-nobody = Whoever you play with appears here.
friends-be = Be friends
friends-be-with = Ask { $name } to be friends
friends-is-asked = asked
friends-all = Show all { $count }

## At the table

friends-at-none = Friends find each other again and invite each other to tables. If { $name } says yes, you see each other’s name and picture in the club.
friends-at-asked = You have asked { $name } to be friends. There is no answer yet.
friends-at-asking = { $name } would like to be friends with you.
friends-at-friend = You and { $name } are friends.
friends-person-none = Friends find each other again and invite each other to tables. If you ask, { $name } sees your name and picture in the club.
friends-person-guest = You play as a guest, so { $name } could not tell who asks. Be known, and you can ask here to be friends.
friends-to-all = All friends

## Inviting somebody

friends-invite = Invite friends
friends-invite-about = They find it under “My games”, and are told if they want to be.
friends-invite-one = Invite
friends-invite-name = Invite { $name }
friends-invited = invited
friends-declined = does not come
friends-invite-nobody = Friends, and whoever you have played with, can be invited here.

## Being invited

friends-inbox = You are invited
friends-inbox-by = { $name } invites you
friends-inbox-here = { $name } invites you to this table.
friends-join = Join
friends-join-table = Join { $table }, to which { $name } invites you
friends-decline = No, thanks
friends-decline-table = No, thanks: { $table }, to which { $name } invites you
friends-declined-now = { $name } sees at the table that you do not come.
