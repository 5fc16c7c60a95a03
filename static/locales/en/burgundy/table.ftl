illegal-over = The game is over.
illegal-not-yours = It is another player’s choice.
illegal-not-now = Finish your current choice first.
illegal-board = Take board 1 or the one drawn for you.
illegal-not-a-castle-field = The starting castle goes on a castle field.
illegal-no-such-die = No unused die shows { $die }.
illegal-workers = That takes { $needed ->
    [one] one worker
   *[other] { $needed } workers
  }, and you have { $held ->
    [0] none
   *[other] { $held }
  }.
illegal-silver = A purchase costs 2 silver, and you have { $held ->
    [0] none
   *[other] { $held }
  }.
illegal-bought = You have already bought a tile this turn.
illegal-monastery-6 = Only monastery 6 allows this purchase.
illegal-no-tile = There is no tile there.
illegal-only-for-sale = Tiles of the black depot are bought, not taken.
illegal-nothing-waits = There is no effect to use.
illegal-empty-key = This storage space is empty.
illegal-no-field = The board has no such field.
illegal-filled = There is already a tile on this field.
illegal-colour = The tile’s colour is not the field’s.
illegal-not-beside = There is no tile next to this field yet.
illegal-same-building = This city already has such a building.
illegal-no-goods = You have no goods of this kind.
illegal-wrong-kind = This effect is for tiles of another colour.
illegal-wrong-depot = The second depot must be next to the first.
illegal-wrong-goods = Choose as many of the new kinds as you have room for.
illegal-compulsory = You can’t skip this.
illegal-dice-left = Use both dice first; with any die you can take workers.
illegal-second-inn = This region already has an inn.
illegal-monastery-28 = Only monastery 28 sells workers.
illegal-no-silver = Two workers cost 1 silver, and you have none.
illegal-no-use = The crane can’t do this now.
illegal-no-such-animals = No such animals graze on this pasture.
illegal-no-shield = This shield is not there.
illegal-no-castle = Each of your castles already has a shield. Choose the shield to replace.
illegal-dice-used = A shield takes the place of both actions.
illegal-tribute = The tribute is 1 silver for each shield. Only shield 3 allows workers.
illegal-partners-key = This storage space is your partner’s alone.
illegal-no-shelf = A new tile goes on a free storage space, one of your own or a shared one.
illegal-not-another = Name another player at this table.
illegal-no-silver-for-points = A point costs 1 silver, and you have none.
scene-turn-order = Turn order
scene-phase = Phase
scene-round = Round
scene-bonuses = 1st · 2nd to finish a colour
scene-sizes = Points by size
scene-white-die = White die
scene-store = Storage
scene-goods = Goods
scene-tab-table = Table
scene-tab-mine = My board
scene-tab-others = Others
scene-others = Other players
scene-keys = Arrow keys move, Enter chooses, the question mark explains, L lists all legal actions.

## The line on top
scene-when = Phase { $phase } · round { $round } of { $rounds }
scene-when-short = { $phase } · round { $round }

## How things stand
scene-marked-free = { $name }, may be chosen
scene-marked-chosen = { $name }, chosen
scene-marked-workers = { $workers ->
    [one] { $name }, for one worker
   *[other] { $name }, for { $workers } workers
  }
scene-depot = Depot { $number }
scene-black-depot = Black depot
scene-depot-bare = { $depot }, no goods
scene-depot-goods = { $depot }, goods: { $goods }
scene-lies = { $tile }, { $depot }
scene-empty-place = Empty place, { $depot }
scene-white-label = White die { $die }: { $goods } to depot { $die }
scene-sizes-label = Points for a finished region of 1 to 8 fields: 1, 3, 6, 10, 15, 21, 28, 36
scene-table-label = The table: six depots around the black depot
scene-bridge-label = Turn order on the bridge: { $names }
scene-phase-label = Phase { $phase }: { $points } points for each finished region
scene-round-label = Round { $round }
scene-round-good = Round { $round }, waiting: { $goods }
scene-bonus-label = Bonus for { $colour }: first { $first }, second { $second }
scene-bonus-open = { $points } points
scene-bonus-taken = taken by { $name }
scene-points = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
  }
scene-silver = { $count } silver
scene-workers = { $count ->
    [one] one worker
   *[other] { $count } workers
  }
scene-sold = { $count } sold
scene-board = Board { $number }
scene-board-small = board { $number }
scene-board-drawn = the one drawn for you
scene-board-first = the board for first games
scene-estate-label = Estate of { $name }, { $board }
scene-enlarge = { $name }, { $points } points: make large
scene-status-playing = plays now
scene-status-next = plays next
scene-status-later = plays later
scene-status-played = has played
scene-die = Die { $face }
scene-die-spent = Die { $face }, used
scene-die-chosen = Die { $face }, chosen
scene-die-for = { $workers ->
    [one] Die { $face }, for one worker
   *[other] Die { $face }, for { $workers } workers
  }
scene-die-any = A castle’s action: any number
scene-place = row { $row }, place { $place }
scene-place-solo = field { $field }
scene-field-empty = Field { $number } ({ $field }), { $land }, empty
scene-field-filled = { $tile } on field { $number } ({ $field }), { $land }
scene-key-filled = Storage space { $number }: { $tile }
scene-key-empty = Storage space { $number }, empty
scene-land-castle = castle
scene-land-mine = mine
scene-land-ship = river
scene-land-building = city
scene-land-animal = pasture
scene-land-monastery = monastery
scene-good-1 = { $count ->
    [one] 1 fish
   *[other] { $count } fish
  }
scene-good-2 = { $count ->
    [one] 1 bunch of grapes
   *[other] { $count } bunches of grapes
  }
scene-good-3 = { $count ->
    [one] 1 rose
   *[other] { $count } roses
  }
scene-good-4 = { $count ->
    [one] 1 jug
   *[other] { $count } jugs
  }
scene-good-5 = { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
  }
scene-good-6 = { $count ->
    [one] 1 sheaf of wheat
   *[other] { $count } sheaves of wheat
  }
scene-good-1-kind = fish
scene-good-2-kind = grapes
scene-good-3-kind = roses
scene-good-4-kind = jugs
scene-good-5-kind = barrels
scene-good-6-kind = wheat

## Points for what
scene-for-animals = animals
scene-for-region = region of { $size }
scene-for-phase = phase { $phase }
scene-for-bonus = colour finished
scene-for-goods = goods
scene-for-watchtower = watchtower
scene-for-monastery = monastery { $number }
scene-for-goods-left = goods left
scene-for-silver-left = silver left
scene-for-workers-left = workers left
scene-for-posts = border posts
scene-for-route = trade route
scene-for-shield = shield { $number }

## The action bar
scene-dice-label = Your dice
scene-end-turn = End turn
scene-end-later = choose first
scene-hire = Workers
scene-hire-sub = { $silver ->
    [0] take { $workers }
   *[other] take { $workers }, { $silver } silver
  }
scene-sell = Sell { $goods }
scene-sell-sub = { $points } points, { $silver } silver
scene-take = Take it
scene-take-free = free
scene-buy = Buy it
scene-buy-silver = for 2 silver
scene-buy-workers = for 2 workers
scene-deed-take = Take · die { $face }
scene-deed-build = Build · die { $face }
scene-deed-sell = Sell · die { $face }
scene-deed-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
scene-castle-here = Castle here
scene-pass = Skip
scene-pass-sub = no effect

scene-ask-turn = { $count ->
    [one] One die left
   *[other] Choose a die, a tile or a field
  }
scene-ask-turn-say = { $count ->
    [one] Tap it, or a tile or field first: dice that fit light up.
   *[other] What you can do with it lights up.
  }
scene-ask-turn-buy-say = What you can do with it lights up. You can also buy a tile for two silver.
scene-ask-die = Die { $face }: choose an action
scene-ask-die-say = Lit fields are free; dotted ones cost workers.
scene-ask-field = Which tile goes here?
scene-ask-field-say = Choose a lit tile in your storage, then the die.
scene-ask-early = { $count ->
    [one] You have one die left
   *[other] You have both dice left
  }
scene-ask-early-say = { $count ->
    [one] Use it first: you can always take workers.
   *[other] Use them first: you can always take workers.
  }
scene-ask-end = Both dice are used
scene-ask-end-say = End your turn when you are done.
scene-ask-end-buy = Both dice are used
scene-ask-end-buy-say = You may still buy a tile for two silver, or end your turn.
scene-ask-wait = Please wait
scene-ask-wait-say = Another player is choosing.
scene-ask-over = The game is over
scene-ask-over-say = See the score sheet, or look back at any moment.
scene-ask-board = Which board do you take?
scene-ask-board-say = Board 1, or the one that was drawn for you.
scene-ask-castle = Where should your castle go?
scene-ask-castle-say = Choose a castle field; your estate grows from there.
scene-ask-castle-secret = Where should your castle go?
scene-ask-castle-secret-say = Choose in secret: all castles are revealed together.
scene-ask-discard = Your storage is full
scene-ask-discard-say = Choose the stored tile that leaves the game for the new one: { $tile }.
scene-ask-castle-action = Castle: one more action
scene-ask-castle-action-say = As with a die of any number: take, place, sell or workers.
scene-ask-warehouse = Warehouse: sell one kind
scene-ask-warehouse-say = Choose one of your goods; no die is needed.
scene-ask-carpenter = Carpenter’s workshop: take a building
scene-ask-carpenter-say = From any of the six depots into your storage.
scene-ask-church = Church: take a tile
scene-ask-church-say = A mine, monastery or castle from any of the six depots.
scene-ask-market = Market: take a tile
scene-ask-market-say = A ship or animals from any of the six depots.
scene-ask-town-hall = Town hall: place a tile
scene-ask-town-hall-say = Any tile in your storage; its number does not matter.
scene-ask-load = Ship: which depot’s goods?
scene-ask-load-say = Choose any of the six depots; you get all goods that you have room for.
scene-ask-second = Monastery 5: one more depot?
scene-ask-second-say = You may also empty a depot next to the first.
scene-ask-keep = { $count ->
    [one] Ship: which kind do you keep?
   *[other] Ship: which { $count } kinds do you keep?
  }
scene-ask-keep-say = { $count ->
    [one] You have room for one more kind. The rest stays in the depot.
   *[other] You have room for { $count } more kinds. The rest stays in the depot.
  }
scene-hand-store = Storage

## All legal actions, as a list
scene-list-buy = Buy
scene-act-board = Take board { $number }
scene-act-castle = Starting castle on the { $number } ({ $field })
scene-act-take = { $die ->
    [0] Castle: take { $tile } from depot { $depot }
    [7] { $workers ->
      [0] White castle: take { $tile } from depot { $depot }
      [one] White castle for one worker: take { $tile } from depot { $depot }
     *[other] White castle for { $workers } workers: take { $tile } from depot { $depot }
    }
    [8] Extra action: take { $tile } from depot { $depot }
   *[other] { $workers ->
      [0] Die { $die }: take { $tile } from depot { $depot }
      [one] Die { $die } and one worker: take { $tile } from depot { $depot }
     *[other] Die { $die } and { $workers } workers: take { $tile } from depot { $depot }
    }
  }
scene-act-place = { $die ->
    [0] Castle: place { $tile } on the { $number } ({ $field })
    [7] { $workers ->
      [0] White castle: place { $tile } on the { $number } ({ $field })
      [one] White castle for one worker: place { $tile } on the { $number } ({ $field })
     *[other] White castle for { $workers } workers: place { $tile } on the { $number } ({ $field })
    }
    [8] Extra action: place { $tile } on the { $number } ({ $field })
   *[other] { $workers ->
      [0] Die { $die }: place { $tile } on the { $number } ({ $field })
      [one] Die { $die } and one worker: place { $tile } on the { $number } ({ $field })
     *[other] Die { $die } and { $workers } workers: place { $tile } on the { $number } ({ $field })
    }
  }
scene-act-sell = { $die ->
    [0] Castle: sell { $goods }
    [7] { $workers ->
      [0] White castle: sell { $goods }
      [one] White castle for one worker: sell { $goods }
     *[other] White castle for { $workers } workers: sell { $goods }
    }
    [8] Extra action: sell { $goods }
   *[other] { $workers ->
      [0] Die { $die }: sell { $goods }
      [one] Die { $die } and one worker: sell { $goods }
     *[other] Die { $die } and { $workers } workers: sell { $goods }
    }
  }
scene-act-hire = { $die ->
    [0] Castle: take { $hired } workers
    [7] White castle: take { $hired } workers
    [8] Extra action: take { $hired } workers
   *[other] Die { $die }: take { $hired } workers
  }
scene-act-buy = { $depot ->
    [7] Buy { $tile } from the black depot for 2 silver
   *[other] Buy { $tile } from depot { $depot } for 2 silver
  }
scene-act-buy-workers = { $depot ->
    [7] Buy { $tile } from the black depot for 2 workers
   *[other] Buy { $tile } from depot { $depot } for 2 workers
  }
scene-act-discard = Give up { $tile }
scene-act-fetch = Take { $tile } from depot { $depot }
scene-act-sell-free = Sell { $goods }
scene-act-build = Place { $tile } on the { $number } ({ $field })
scene-act-load = Goods of depot { $depot }
scene-act-keep = Keep { $goods }
scene-act-pass = Skip the effect
scene-act-use = Crane: { $building }
scene-act-herd = Geese with { $animals }
scene-act-shield = { $old ->
    [0] Take shield { $number }: { $help }
   *[other] Take shield { $number } for shield { $old }: { $help }
  }
scene-act-turn = Turn the { $die } to a { $to }
scene-act-name = Use the monasteries of { $other }
scene-name-sub = use their monasteries
scene-act-gather = Gather { $goods } from all depots
scene-act-settle = { $depot ->
    [7] { $tile } from the black depot to the { $number } ({ $field })
   *[other] { $tile } from depot { $depot } to the { $number } ({ $field })
  }
scene-act-pay = { $paid ->
    [0] Pay { $silver } silver
   *[other] Pay { $silver } silver, workers: { $paid }
  }
scene-act-drop = Give up shield { $number }
scene-act-recruit = Buy 2 workers for 1 silver
scene-act-collect = Collect { $points } points: { $why }
scene-act-first = First: { $effect }
scene-act-point = Buy a point for 1 silver
scene-act-swap = Five goods for { $tile }, as a black tile
scene-act-give = Give { $goods }
scene-ask-swap = Five goods for a black tile?
scene-ask-swap-say = Any goods; the tile fits any colour and does nothing else.
scene-species-sheep = sheep
scene-species-cow = cows
scene-species-pig = pigs
scene-species-goat = { $edition ->
    [2011] chickens
   *[other] goats
  }
scene-ask-white-castle = White castle: one more action
scene-ask-white-castle-say = With the number of the white die; workers may change it.
scene-ask-crane = Crane: as which building?
scene-ask-crane-say = It does at once what the building you choose does.
scene-ask-geese = Geese: with which animals?
scene-ask-geese-say = One other kind on this pasture scores too.
scene-ask-any-action = Trade route: one more action
scene-ask-any-action-say = As with a die of any number: take, place, sell or workers.
scene-ask-gather = Shield 5: which goods?
scene-ask-gather-say = You get all goods of one kind from all depots.
scene-ask-overflow = Shield 4 is gone
scene-ask-overflow-say = Choose tiles that leave the game, until three are left.
scene-ask-settle = Shield 14: place a tile?
scene-ask-settle-say = From one of the six depots straight into your estate.
scene-ask-settle-black = Shield 15: place a tile?
scene-ask-settle-black-say = From the black depot straight into your estate.
scene-ask-tribute = Tribute for your shields
scene-ask-tribute-say = 1 silver for each; a shield that is not paid leaves the game.
scene-ask-naming = Shield 6: whose monasteries?
scene-ask-naming-say = They score for you too.

## Help
scene-help-page = Rulebook, page { $page }
scene-help-worth = As things stand: { $points ->
    [one] one point
   *[other] { $points } points
  } at the end.
scene-help-seal = The seal marks what was placed in the last turn.
scene-help-finished = The light line runs around a finished region.
scene-help-die = Your dice
scene-help-die-say = Each die gives you one action: take a tile from the depot of its number, place a stored tile on a field of its number, sell the goods of its number, or take two workers. A worker changes a die by one, also from 1 to 6 and from 6 to 1.
scene-help-middle = The depots
scene-help-middle-say = Six numbered depots around the black one. With a die you take a tile from the depot of its number; tiles in the black depot are bought.
scene-help-estate = { $name }’s estate
scene-help-estate-say = Tiles go onto fields of their colour, next to one that is already placed. Finished regions and full colours bring points.
scene-help-dice = { $name }’s dice
scene-help-boards = Your board
scene-help-boards-say = The boards differ in how their colours and numbers are spread. Choose one of these.
scene-help-depot = Depot
scene-help-depot-say = With a die of this number you take a tile from here into your storage. Goods here wait for a ship.
scene-help-black-depot = Black depot
scene-help-black-depot-say = Once in your turn you may buy one of these tiles for two silver. No die is needed.
scene-help-goods = Goods
scene-help-goods-say = Ships bring goods; you keep three kinds. With a die of their number you sell all of one kind: { $players } points each, and one silver for the sale.
scene-help-storage = Storage
scene-help-storage-say = Tiles you take wait here until you place them. There are three spaces; if all are full, a stored tile must leave the game for a new one.
scene-help-points = Points
scene-help-points-say = The player with the most points wins. A tie goes to the estate with more empty fields, then to the player who is later on the bridge.
scene-help-silver = Silver
scene-help-silver-say = Once a turn you can buy a tile from the black depot for two silver. Sales, mines and banks bring silver. Each one left at the end is a point.
scene-help-workers = Workers
scene-help-workers-say = Each worker changes one of your dice by one. Two left at the end are worth a point.
scene-help-sold = Goods sold
scene-help-sold-say = Goods you have sold stay here face down; monasteries 15 and 25 count them at the end.
scene-help-bridge = The bridge
scene-help-bridge-say = It shows the order of play: the stone nearest the town plays first, in a stack from top to bottom. Each ship moves your stone one space on. A new order applies from the next round.
scene-help-phase = Phase
scene-help-phase-say = The game has five phases of five rounds. A region you finish now brings these points on top of those for its size.
scene-help-round = Round
scene-help-round-say = Each round one of these goods goes to the depot shown by the white die.
scene-help-bonus = Bonus tiles
scene-help-bonus-say = The first to fill all fields of a colour takes the large tile, the second the small one.
scene-help-sizes = Points by size
scene-help-sizes-say = A finished region brings points by its size: 1, 3, 6, 10, 15, 21, 28 or 36 for one to eight fields.
scene-help-white-die = White die
scene-help-white-die-say = At the start of a round it sends the round’s good to the depot of its number. It is not used for actions.
scene-help-field = Field with number { $number }, { $land }
scene-help-field-say = { $size ->
    [one] This field is a region of its own. Filled, it brings one point and those of the phase.
   *[other] { $left ->
      [one] Its region has { $size } fields; this is the last one missing. Finished, it brings { $points } points and those of the phase.
     *[other] Its region has { $size } fields, { $left } of them empty. Finished, it brings { $points } points and those of the phase.
     }
  }
scene-help-land-castle = A castle goes here, next to a tile you have already placed, with a die of the field’s number.
scene-help-land-mine = A mine goes here, next to a tile you have already placed, with a die of the field’s number.
scene-help-land-ship = A ship goes here, next to a tile you have already placed, with a die of the field’s number.
scene-help-land-building = A building goes here, next to a tile you have already placed, with a die of the field’s number. Only one of each building per city.
scene-help-land-animal = Animals go here, next to a tile you have already placed, with a die of the field’s number. Equal animals on one pasture score again together.
scene-help-land-monastery = A monastery goes here, next to a tile you have already placed, with a die of the field’s number.

## Why something can't be done at the moment
refusal-die-used = This die has been used.
refusal-dice-used = Both dice are used.
refusal-nothing-stored = Your storage is empty. Take a tile from a depot first.
refusal-field-colour = None of the tiles in your storage has this field’s colour.
refusal-tile-colour = There is no free field of its colour left.
refusal-tile-beside = No free field of its colour is next to one of your tiles.
refusal-tile-building = Every city that you can build in already has such a building.

## Modules: what lies on the table
scene-die-extra = An extra action: any number
scene-die-white = A white castle’s action: the white die’s { $face }
scene-shield-lying = Shield { $number }, { $depot }: { $help }
scene-shield-held = Shield { $number } of { $name }: { $help }
scene-shield-say = { $points } points at the end; while it is yours: { $help }.
scene-shield-take = Take shield { $number }
scene-shield-free = on a free castle
scene-shield-for = instead of shield { $old }
scene-turn-to = to { $to }
scene-recruit = Buy workers
scene-recruit-sub = 2 for 1 silver
scene-ask-double = A double: dice or a shield?
scene-ask-double-say = A shield of depot { $depot } may be taken in place of both actions; it goes on a castle of yours.
scene-post-0 = North-west border post
scene-post-1 = North-east border post
scene-post-2 = South border post
scene-post-alone = { $post }, not connected
scene-post-joined = { $post }, connected to: { $others }
scene-posts-bonus = Bonus for connecting all three border posts: first { $first }, second { $second }
scene-card = Trade route, card { $number }: { $spaces }
scene-space-open = { $goods } for { $gives }
scene-space-laid = { $laid } on { $goods } for { $gives }
scene-fact-route = Trade route: goods on { $laid } of { $all } spaces
scene-fact-posts = { $count } of 3 pairs of border posts connected
scene-inns-label = { $count ->
    [one] { $place }, the last one
   *[other] { $place }, { $count } in all
  }

## Modules: help
scene-help-shield = Shield { $number }
scene-help-shield-points = { $points } points at the end, if you still have it. Its tribute: 1 silver at the end of each phase.
scene-help-shield-held = It belongs to { $name }.
scene-help-shield-lying = With a double of { $depot }, even one made with workers, you may take it in place of both actions: onto a castle without a shield, or in place of another shield, which leaves the game.
scene-help-shield-6 = It uses the monasteries of { $other }.
scene-help-post = When you connect two border posts with a chain of tiles you get the points of the phase, { $points } at the moment. Each of the three pairs pays once; a chain that reaches the third post may pay twice.
scene-help-post-joined = Connected to: { $others }.
scene-help-posts = All border posts
scene-help-posts-say = The first player to connect all three border posts gets { $first } points, the second { $second }.
scene-help-card-title = Trade route, card { $number }
scene-help-card = Goods you sell go onto your cards one by one, from the left. A good of the printed kind gives at once what the space shows.
scene-help-white-die-castles = At the start of a round it sends the round’s good to the depot of its number. A white castle’s action is done with its number; workers may change it for that action.

## Handing the tablet on

## Expert view and lens
figures-order-now = This round
figures-order-now-say = The order of turns in this round.
figures-order-next = Next round
figures-order-next-say = The order of turns in the next round, if nobody moves on the bridge any more.
figures-to-come = To come
figures-to-come-say = Tiles that are still face down. Not all of them need come into the game.
figures-buildings = Buildings to come
figures-animals = Animals to come
figures-sheep = Sheep
figures-cow = Cows
figures-pig = Pigs
figures-goat = Goats or chickens
figures-monasteries = Monasteries to come
figures-monasteries-say = The numbers of the monasteries that are still face down.
figures-lacks = Empty fields: { $name }
figures-lacks-say = Fields that { $name } has not filled yet, by colour.
figures-no-field = It fits no field within reach yet.
figures-odds-workers = { $workers ->
    [one] With one worker
   *[other] With { $workers } workers
  }: { $percent }%
