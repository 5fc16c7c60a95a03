### Why a hint of the dice game advises something.

hint-finishes = { $region } of { $size } finished: { $points ->
    [one] one point
   *[other] { $points } points
  }
hint-completes = all of { $colour } first: { $points } points
hint-completes-smaller = all of { $colour }: { $points ->
    [one] one point
   *[other] { $points } points
  }
hint-sells = sells { $count ->
    [one] a good
   *[other] { $count } goods
  } for { $points } points
hint-gains = brings { $bonus }
hint-nearly = then one field more brings { $points } points ({ $region })
hint-spends = costs { $bonus }
hint-opens = opens { $count } more fields
hint-average = comes to about { $points } points in the end
hint-opening = brought the most points when the computer played against itself
