## The table
team-names = { $one } and { $other }
team-common = SHARED
team-key-own = Storage space of { $name }
team-key-closed = Storage space of { $name }, closed to you
team-key-common = Shared storage space
team-key-filled = { $place }: { $tile }
team-key-empty = { $place }, empty
team-ask-shelve = Where does it go: { $tile }?
team-ask-shelve-say = On a storage space of your own, or a shared one that your partner may use too.
team-act-shelve-own = On a storage space of your own
team-act-shelve-common = On a shared storage space

## Setup
team-kind = Two teams
team-goal-say = Partners build one double estate of 73 fields. The points of both count together.
team-goal-share = Partners share silver, workers, goods and the two storage spaces in the middle. Each has their own dice, points, stone on the bridge and two storage spaces, which the other may not use.
team-boards = Double board for both teams
team-board-a = castle on the 1 in the middle
team-board-b = each team chooses its castle, for experts
team-summary = { $a } against { $b }, board { $board }
team-start = { $a } start with three workers, { $b } with five, both with two silver.

## The end
team-title = { $name } win!
team-empty = { $empty ->
    [0] no field empty
    [one] one field empty
   *[other] { $empty } fields empty
}
team-total = Team
team-tie-fields = { $points } points each. A tie goes to the team with more empty fields: { $first } have { $more }, { $second } { $fewer }.
team-tie-shared = { $points } points and { $more } empty fields each: the teams share the victory.

## Rules in short
team-rules = Two teams
team-rules-1 = Two teams of two sit so that their turns alternate in the first round: A, B, A, B. Later the order is that of the bridge. Each team builds one double estate of 73 fields; both partners may place on both halves.
team-rules-2 = A team begins with a castle on the 1 in the middle, on board 12b on the 1 or a 6 of its choice, with three goods, two silver, and three workers (team A) or five (team B).
team-rules-3 = Partners share silver, workers, goods and the two storage spaces in the middle; each may use them in their own turn. Each has their own dice, stone on the bridge, points and two storage spaces. A new tile goes on a storage space of your own or a shared one, and stays there until it is placed.
team-rules-4 = Everything else is as in the game for four. The partner who fills the last field of a region scores it.
team-rules-5 = At the end the points of both partners are added. A tie goes to the team with more empty fields.

## Where our reading fills a gap
team-rulings = The team game
team-rulings-1 = Our reading: if all four storage spaces that a player may use are full, one of these four tiles gives way to a new one.
team-rulings-2 = Our reading: what is left at the end, and monasteries that score then, are listed on the first partner’s sheet. The sum is the same.
team-rulings-3 = Our reading: shield 2 brings a worker whenever the other team gets some; the further storage spaces of shield 4 are shared; shield 6 names the other team.
team-rulings-4 = On equal points and empty fields both teams win, regardless of who is ahead on the bridge.
