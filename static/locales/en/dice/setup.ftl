### Laying a table for the dice game.

setup-sheet = Sheet
setup-sheet-name = Sheet { $letter }
setup-sheet-day = Sheet of the day: { $letter }
setup-sheet-day-say = Alone, with the same rolls for everyone who plays it today.
setup-castles = Starting castles
setup-castles-free = Free
setup-castles-different = All different
setup-castles-same = All the same
setup-castles-free-say = Everyone chooses in secret; several may take the same.
setup-castles-different-say = One after the other, each a castle that is still free; four players at most.
setup-castles-same-say = You agree on one, and the first player marks it for everyone.
setup-summary = { $count ->
    [one] Alone on sheet { $sheet }
   *[other] { $count } players on sheet { $sheet }
  }
setup-solo-note = 24 rounds. More than 50 points are good, more than 60 very good, more than 70 outstanding.
options-players = One to five people play, not { $count }.
options-five-different = A sheet has four castles: five players can’t all start from different ones.

## What is offered by name
level-introductory-say = Sheet A, ideal for a first game
level-classic-say = Sheets B to D from the box
level-expert-say = Sheets E and F, made for this app
