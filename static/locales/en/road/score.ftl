### The score of Road.

score-same-seed = Same cards again
road-shared = { $names } share the victory
road-stalled = Nobody could go on: for two rounds no card was drawn or bought.
score-settlements = Settlements
score-cities = Cities
score-metropolises = Metropolises
score-longest-route = Longest route
score-largest-army = Largest army

## Terms of the evaluation, after “from”
term-points = points
term-income = income
term-cards = roads and knights
term-special = the special cards
term-hand = the hand
