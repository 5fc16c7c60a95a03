### The score of Princes.

score-same-seed = Same cards again
score-settlements = Settlements
score-cities = Cities
score-metropolises = Metropolises
score-cards = Cards
score-triumph = Triumph
score-strength-advantage = Strength advantage
score-trade-advantage = Trade advantage
princes-score-draw = A draw
princes-score-stopped = After 300 turns the game was stopped: the player with more points wins.

## Terms of the evaluation, after “from”
term-points = points
term-production = production
term-standing = strength, skill, trade and progress
term-sites = room for cards
term-stores = stored resources
term-hand = the hand
term-danger = safety from brigands and barbarians
term-rival = hindering the opponent
