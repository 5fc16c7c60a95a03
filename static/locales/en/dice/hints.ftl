### Advice of a hint of the dice game, and the reasons for it.

advice-plain = Write a { $number } in { $field }
advice-monk = Use a monk and write a { $number } in { $field }
advice-worker = Use a worker and write a { $number } in { $field }
advice-silver = Pay a silver and write a { $number } in { $field }
field-of-blue = a blue field
field-of-grey = a grey field
field-of-orange = an orange field
field-of-purple = a purple field
field-of-green = a green field
field-of-yellow = a yellow field

hint-finishes = { $region } of { $size ->
    [one] one field
   *[other] { $size } fields
  } finished: { $points ->
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
