### Laying a table for the dice game.

setup-sheet = Sheet
setup-sheet-name = Sheet { $letter }
setup-sheet-day = Sheet of the day: { $letter }
setup-sheet-day-say = Alone, with the same rolls for everybody who plays it today.
setup-castles = Start castles
setup-castles-free = Free
setup-castles-different = All different
setup-castles-same = All the same
setup-castles-free-say = Everybody chooses unseen; several may take the same.
setup-castles-different-say = One after the other, each a castle that nobody has; for at most four.
setup-castles-same-say = You agree on one, and whoever sits first crosses it out for all.
setup-summary = { $count ->
    [one] Alone on sheet { $sheet }
   *[other] { $count } players on sheet { $sheet }
  }
setup-solo-note = 24 rounds. More than 50 points are good, more than 60 very good, more than 70 top.
options-players = One to five people play, not { $count }.
options-five-different = A sheet has four castles: five people can’t all start from different ones.

## What is offered by name
level-beginner-say = Sheet A, the one for a first game
level-classic-say = Sheets B to D from the box
level-expert-say = Sheets E and F, drawn for this page
