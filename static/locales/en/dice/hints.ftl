### Why a hint of the dice game advises something.

hint-finishes = { $region } of { $size } finished: { $points ->
    [one] one point
   *[other] { $points } points
  }
hint-completes = first to fill { $colour }: { $points } points
hint-completes-smaller = { $colour } filled: { $points ->
    [one] one point
   *[other] { $points } points
  }
hint-sells = sells { $count ->
    [one] a good
   *[other] { $count } goods
  } for { $points } points
hint-gains = brings { $bonus }
hint-nearly = then one more field brings { $points } points ({ $region })
hint-spends = costs { $bonus }
hint-opens = puts { $count } more fields in reach
hint-opening = brought the most points when the computer played against itself
