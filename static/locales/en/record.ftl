### The record: one short sentence for what happened.
### $lead stands before the verb ("turned the 3 to a 2 and "), $with after it (" with the 6"); one of them is empty.

record-board = { $name } plays on board { $board }.
record-castle = { $name }’s start castle stands.
record-castle-hidden = { $name } has chosen a start castle in secret.
record-start = { $name } starts with { $gain }.
record-phase = Phase { $phase } begins: { $points } points for each region finished in it.
record-round = Round { $phase }{ $round } begins.
record-round-good = Round { $phase }{ $round }. The white die shows { $depot }: { $goods } to depot { $depot }.
record-end = The game is over. What is left is counted.

record-turned = { $workers ->
    [0] used the { $die } as a { $at } and
    [one] turned the { $die } to a { $at } with one worker and
   *[other] turned the { $die } to a { $at } with { $workers } workers and
  }
record-with-die = with the { $die }
record-with-castle = with the castle’s action
record-take = { $name } { $lead }took { $tile } from depot { $depot }{ $with }.
record-buy = { $name } bought { $tile } { $depot ->
    [7] from the black depot
   *[other] from depot { $depot }
  } for 2 silver.
record-buy-workers = { $name } bought { $tile } { $depot ->
    [7] from the black depot
   *[other] from depot { $depot }
  } for 2 workers.
record-discard = { $name } gave up { $tile } to make room.
record-place = { $gain ->
    [none] { $name } { $lead }placed { $tile }{ $with }.
   *[other] { $name } { $lead }placed { $tile }{ $with }: { $gain }.
  }
record-build = { $gain ->
    [none] The town hall let { $name } place { $tile }.
   *[other] The town hall let { $name } place { $tile }: { $gain }.
  }
record-sell = { $workers ->
    [0] { $name } { $lead }sold { $goods }{ $with }: { $silver } silver.
    [one] { $name } { $lead }sold { $goods }{ $with }: { $silver } silver and one worker.
   *[other] { $name } { $lead }sold { $goods }{ $with }: { $silver } silver and { $workers } workers.
  }
record-hire = { $name } { $lead }took { $gain }{ $with }.
record-gain = { $name } gained { $gain }.
record-gain-workers = { $count ->
    [one] one worker
   *[other] { $count } workers
  }
record-gain-silver = { $count } silver
record-mines = { $name }’s mines bring { $gain }.
record-load = { $space ->
    [0] { $name } took { $goods } aboard from depot { $depot }.
   *[other] { $name } took { $goods } aboard from depot { $depot }, then one step to space { $space } of the bridge.
  }
record-step = { $name } goes one step, to space { $space } of the bridge.
record-left-behind = No room in { $name }’s store: { $goods } stay in depot { $depot }.
record-region = { $name } finished a region of { $size } ({ $points } + { $extra } in phase { $phase }).
record-region-first = { $name } finished a region of { $size } ({ $points } + { $extra } in phase { $phase }) and is the first with all { $all } ({ $bonus }).
record-region-second = { $name } finished a region of { $size } ({ $points } + { $extra } in phase { $phase }) and is the second with all { $all } ({ $bonus }).
record-all-castle = castles
record-all-mine = mines
record-all-ship = ships
record-all-building = buildings
record-all-animal = animals
record-all-monastery = monasteries
record-monastery = { $name }: monastery { $number }.
record-left-over = { $name }: goods, silver and workers left.
record-scored = { $name } scored.

record-lost-castle = { $name }’s castle found nothing to do.
record-lost-ship = { $name }’s ship found no goods that fit.
record-lost-second-depot = { $name }’s ship found no goods that fit in a second depot.
record-lost-warehouse = { $name }’s warehouse had no goods to sell.
record-lost-carpenter = { $name }’s carpenter found no building.
record-lost-church = { $name }’s church found no tile to take.
record-lost-market = { $name }’s market found no tile to take.
record-lost-town-hall = { $name }’s town hall had no tile to place.
record-lost-watchtower = { $name }’s watchtower had no effect.
record-lost-boarding-house = { $name }’s boarding house had no effect.
record-lost-bank = { $name }’s bank had no effect.
record-passed-castle = { $name } did without the castle.
record-passed-ship = { $name } did without goods.
record-passed-second-depot = { $name } did without a second depot.
record-passed-warehouse = { $name } did without the warehouse.
record-passed-carpenter = { $name } did without the carpenter.
record-passed-church = { $name } did without the church.
record-passed-market = { $name } did without the market.
record-passed-town-hall = { $name } did without the town hall.
record-passed-watchtower = { $name } did without the watchtower.
record-passed-boarding-house = { $name } did without the boarding house.
record-passed-bank = { $name } did without the bank.
