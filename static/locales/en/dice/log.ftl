### The log of the dice game.

log-rolled = Round { $round }: { $one } and { $two }, { $a } and { $b }.
log-rolled-double = Round { $round }: { $one } and { $two }, { $a } and { $b }, two hourglasses.
log-castle = { $name } starts at a castle.
log-sold = { $name } sells { $count ->
    [one] a good
   *[other] { $count } goods
  } and takes as much silver.
log-marked = { $name } marks { $colour } { $number }.
log-marked-silver = { $name } pays a silver and marks { $colour } { $number }.
log-marked-monk = { $name } uses a monk and marks { $colour } { $number }.
log-marked-worker = { $name } uses a worker and marks { $colour } { $number }.
log-passed = { $name } passes.
log-finished-blue = { $name } finishes a river of { $size }.
log-finished-grey = { $name } finishes a mine of { $size }.
log-finished-orange = { $name } finishes a city of { $size }.
log-finished-purple = { $name } finishes a monastery of { $size }.
log-finished-green = { $name } finishes a castle.
log-finished-yellow = { $name } finishes a pasture of { $size }.
log-completed-larger = { $name } has all fields of { $colour } and takes the larger star.
log-completed-smaller = { $name } has all fields of { $colour } and takes the smaller star.
log-completed-late = { $name } has all fields of { $colour }, too late for a star.
log-and-bonus = { $text }; gains { $bonus }.
log-and-lost = { $text }; no circle is free for { $bonus }.
log-phase = Phase { $phase } ends.
log-over = The game is over.
