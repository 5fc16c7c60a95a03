# The score page.
score-title = { $name } has won
score-board = board { $board } · { $empty ->
    [0] no field empty
    [one] one field empty
   *[other] { $empty } fields empty
}
score-tie-fields = { $points } points each. A tie goes to the estate with more empty fields: { $first } has { $more }, { $second } { $fewer }.
score-tie-bridge = { $points } points and { $more } empty fields each. The tie goes to whoever is later on the bridge: { $first }.
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
score-fair = mean { $mean } · { $doubles ->
    [one] one double
   *[other] { $doubles } doubles
}
