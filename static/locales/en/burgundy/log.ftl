record-board = { $name } plays on board { $board }.
record-castle = { $name } placed the starting castle.
record-castle-hidden = { $name } chose a starting castle in secret.
record-start = { $name } starts with { $gain }.
record-phase = Phase { $phase } begins: { $points } points for each region finished in it.
record-round = Round { $phase }{ $round } begins.
record-round-good = Round { $phase }{ $round }. The white die shows { $depot }: { $goods } for depot { $depot }.
record-end = The game is over. Now what is left is counted.

record-turned = { $workers ->
    [0] used the { $die } as a { $at } and
    [one] used a worker ({ $die }→{ $at }) and
   *[other] used { $workers } workers ({ $die }→{ $at }) and
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
record-bought = { $name } bought { $tile } from the black depot.
record-reach = { $name } { $lead }chose a tile{ $with }.
record-reach-bought = { $name } paid 2 silver for a tile.
record-reach-bought-workers = { $name } paid 2 workers for a tile.
record-swap = { $name } took { $tile } from { $depot ->
    [7] the black depot
   *[other] depot { $depot }
  } and gave up { $old }.
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
record-mines = { $name }’s mines brought { $gain }.
record-load = { $space ->
    [0] { $name } took { $goods } aboard from depot { $depot }.
   *[other] { $name } took { $goods } aboard from depot { $depot } and moved to space { $space } of the bridge.
  }
record-step = { $name } moved to space { $space } of the bridge.
record-left-behind = { $name } had no room for { $goods } from depot { $depot }.
record-region = { $name } finished a region of { $size ->
    [one] 1 field
   *[other] { $size } fields
  } ({ $points } + { $extra } in phase { $phase }).
record-region-first = { $name } finished a region of { $size ->
    [one] 1 field
   *[other] { $size } fields
  } ({ $points } + { $extra } in phase { $phase }) and was the first with all { $all } ({ $bonus }).
record-region-second = { $name } finished a region of { $size ->
    [one] 1 field
   *[other] { $size } fields
  } ({ $points } + { $extra } in phase { $phase }) and was the second with all { $all } ({ $bonus }).
record-all-castle = castles
record-all-mine = mines
record-all-ship = ships
record-all-building = buildings
record-all-animal = animals
record-all-monastery = monasteries
record-monastery = { $name }: monastery { $number }.
record-left-over = { $name }: leftover goods, silver and workers.
record-scored = { $name } scored.

record-lost-castle = { $name }’s castle had no effect.
record-lost-ship = { $name }’s ship found no goods it had room for.
record-lost-second-depot = { $name }’s ship found no goods it had room for in a second depot.
record-lost-warehouse = { $name }’s warehouse had no goods to sell.
record-lost-carpenter = { $name }’s carpenter found no building.
record-lost-church = { $name }’s church found no tile to take.
record-lost-market = { $name }’s market found no tile to take.
record-lost-town-hall = { $name }’s town hall had no tile to place.
record-lost-watchtower = { $name }’s watchtower had no effect.
record-lost-boarding-house = { $name }’s boarding house had no effect.
record-lost-bank = { $name }’s bank had no effect.
record-passed-castle = { $name } skipped the castle.
record-passed-ship = { $name } skipped the goods.
record-passed-second-depot = { $name } skipped the second depot.
record-passed-warehouse = { $name } skipped the warehouse.
record-passed-carpenter = { $name } skipped the carpenter.
record-passed-church = { $name } skipped the church.
record-passed-market = { $name } skipped the market.
record-passed-town-hall = { $name } skipped the town hall.
record-passed-watchtower = { $name } skipped the watchtower.
record-passed-boarding-house = { $name } skipped the boarding house.
record-passed-bank = { $name } skipped the bank.

## Modules
record-settle = { $gain ->
    [none] { $name } placed { $tile } straight from the table.
   *[other] { $name } placed { $tile } straight from the table: { $gain }.
  }
record-with-white = { $workers ->
    [0] with the white castle’s { $at }
    [one] with the white castle (as a { $at }, for a worker)
   *[other] with the white castle (as a { $at }, for { $workers } workers)
  }
record-inn = An inn opened beside the black depot.
record-routes = { $name } has a trade route of { $count } cards.
record-laid = { $gives ->
    [none] { $name } placed { $goods } on space { $space } of the trade route.
   *[other] { $name } placed { $goods } on space { $space } of the trade route, which gave { $gives }.
  }
record-bonus-any-action = any action
record-bonus-warehouse = a sale
record-bonus-watchtower = 4 points
record-bonus-carpenter = a building
record-bonus-church = a mine, monastery or castle
record-bonus-market = a ship or animals
record-bonus-boarding-house = 4 workers
record-bonus-bank = 2 silver
record-bonus-town-hall = a tile to place
record-crane = { $name }’s crane worked like { $building }.
record-posts = { $count ->
    [one] { $name } joined two border posts.
   *[other] { $name } joined the third border post with both others.
  }
record-geese = { $name }’s geese scored with { $animals }.
record-recruit = { $name } bought workers for { $silver } silver.
record-tribute = { $workers ->
    [0] { $name } paid { $silver } silver as tribute.
   *[other] { $name } paid { $silver } silver and { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
      } as tribute.
  }
record-shield = { $workers ->
    [0] { $name } took shield { $number } from depot { $depot }.
    [one] { $name } took shield { $number } from depot { $depot } for a worker.
   *[other] { $name } took shield { $number } from depot { $depot } for { $workers } workers.
  }
record-shield-lost = { $name } gave up shield { $number }.
record-die-turned = { $name } turned the { $die } to a { $to }.
record-shared = { $name } uses the monasteries of { $other } from now on.
record-scored-shield = { $name }: shield { $number }.
record-scored-all-posts = { $number ->
    [0] { $name } was the second to join all border posts.
   *[other] { $name } was the first to join all border posts.
  }
record-scored-route = { $name }: trade route.
record-lost-white-castle = { $name }’s white castle had no effect.
record-lost-crane = { $name }’s crane had no effect.
record-lost-geese = { $name }’s geese found no other animals.
record-lost-any-action = { $name }’s trade route had no effect.
record-lost-gather = { $name } found no goods to gather.
record-lost-settle = { $name } found no tile to place from the table.
record-lost-naming = { $name } named nobody.
record-passed-white-castle = { $name } skipped the white castle.
record-passed-crane = { $name } skipped the crane.
record-passed-geese = { $name } skipped the other animals.
record-passed-any-action = { $name } skipped the action.
record-passed-gather = { $name } skipped the goods of all depots.
record-passed-settle = { $name } placed no tile from the table.
record-passed-naming = { $name } skipped the other monasteries.
record-lost-swap = { $name } swapped no goods.
record-passed-swap = { $name } swapped no goods.

## Solo game
record-point = { $name } bought a point for { $silver } silver.
record-marker = The counting stone reached the marker: it went back, the marker moved to { $marker }, and { $name } gained one more action.
record-goods-cleared = The goods of the other depots left the game: { $goods }.
record-given = { $name } gave { $goods }.
record-blackened = { $name } stored the tile face down.
record-colour = { $name } has all { $all } and may place a tile of the black depot.
