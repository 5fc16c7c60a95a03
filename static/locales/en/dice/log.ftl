### The log of the dice game.

log-rolled = Round { $round }: { $one } and { $two }, { $a } and { $b }.
log-rolled-double = Round { $round }: { $one } and { $two }, { $a } and { $b }, two hourglasses.
log-castle = { $name } started at a castle.
log-sold = { $name } sold { $count ->
    [one] a good
   *[other] { $count } goods
  } and took as much silver.
log-marked = { $name } marked { $colour } { $number }.
log-marked-silver = { $name } paid a silver and marked { $colour } { $number }.
log-marked-monk = { $name } used a monk and marked { $colour } { $number }.
log-marked-worker = { $name } used a worker and marked { $colour } { $number }.
log-passed = { $name } passed.
log-finished-blue = { $name } finished a river of { $size ->
    [one] 1 field
   *[other] { $size } fields
  }.
log-finished-grey = { $name } finished a mine of { $size ->
    [one] 1 field
   *[other] { $size } fields
  }.
log-finished-orange = { $name } finished a city of { $size ->
    [one] 1 field
   *[other] { $size } fields
  }.
log-finished-purple = { $name } finished a monastery of { $size ->
    [one] 1 field
   *[other] { $size } fields
  }.
log-finished-green = { $name } finished a castle.
log-finished-yellow = { $name } finished a pasture of { $size ->
    [one] 1 field
   *[other] { $size } fields
  }.
log-completed-larger = { $name } filled all { $colour } fields and took the larger star.
log-completed-smaller = { $name } filled all { $colour } fields and took the smaller star.
log-completed-late = { $name } filled all { $colour } fields, too late for a star.
log-and-bonus = { $text }; gained { $bonus }.
log-and-lost = { $text }; no circle was free for { $bonus }.
log-phase = Phase { $phase } ended.
log-over = The game is over.
