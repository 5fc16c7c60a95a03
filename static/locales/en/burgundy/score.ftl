# The score page.
score-same-seed = Same dice again
score-title = { $name } wins!
score-board = board { $board } · { $empty ->
    [0] no field empty
    [one] one field empty
   *[other] { $empty } fields empty
}
score-tie-fields = { $points } points each. A tie goes to the estate with more empty fields: { $first } has { $more }, { $second } { $fewer }.
score-tie-bridge = { $points } points and { $more } empty fields each. The tie goes to the player who is later on the bridge: { $first }.
score-regions = Regions finished
score-phases = Phase points
score-bonuses = Colours finished
score-animals = Animals
score-goods = Goods sold
score-watchtowers = Watchtowers
score-monasteries = Monasteries
score-goods-left = Goods left
score-silver-left = Silver left
score-workers-left = Workers left
score-posts = Border posts
score-routes = Trade routes
score-shields = Shields
score-dice = How the dice fell
score-fair = average { $mean } · { $doubles ->
    [one] 1 double
   *[other] { $doubles } doubles
}

## Terms of the evaluation, after “from”
term-points = points now
term-silver = silver
term-workers = workers
term-goods = goods
term-storage = tiles in storage
term-regions = unfinished regions
term-colours = bonus tiles
term-monasteries = monasteries
term-animals = pastures
term-bridge = the place on the bridge
term-open = what this turn can still do
term-table = the tiles on offer
term-shields = shields
term-routes = the trade route
term-posts = border posts
term-stone = the counting stone
