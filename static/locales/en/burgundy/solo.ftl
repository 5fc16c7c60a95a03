## The table
solo-stone = COUNTING STONE AND MARKER
solo-bonuses = FIELDS LEFT OF EACH COLOUR
solo-zoom = Enlarge the board
solo-tab = Goal
solo-goal = Goal and pending effects
solo-when = Turn { $turn } of { $turns } · phase { $phase }
solo-when-short = Turn { $turn } · { $phase }
solo-filled = { $filled } of { $fields }
solo-fields = { $filled } of { $fields } fields filled
solo-turns-left = { $count ->
    [0] the last turn
    [one] one turn left after this
   *[other] { $count } turns left after this
  }
solo-in-turn = after { $turn ->
    [one] one turn
   *[other] { $turn } turns
  }
solo-won = Won: all { $fields } fields are filled
solo-lost = Lost: { $filled } of { $fields } fields are filled
solo-won-say = Your estate is complete.
solo-lost-say = The 25 turns were over before the estate was complete.
solo-progress = { $colour }: { $filled } of { $fields } fields filled
solo-waiting = Pending
solo-nothing = Points and effects wait here for you to choose their order. When nothing else is left in the turn, points are collected automatically, unless their order matters.
solo-collect = Collect: { $why }
solo-first = First: { $effect }
solo-now = Now: { $effect }
solo-track = { $coming ->
    [0] Counting stone on { $stone }, marker on { $marker }
   *[other] Counting stone on { $stone }, marker on { $marker }; { $coming } points wait to be collected
  }
solo-next = { $name }, leaves the game next from here
solo-river = By river to { $ends }
solo-river-end = { $number } ({ $land })

## What is asked
solo-ask-score = In which order do you collect the points?
solo-ask-score-say = At the marker the stone goes back; any points beyond it are lost. You may also use dice first.
solo-ask-action = One more action
solo-ask-action-say = As with a die of any number: take, place, sell or workers. You may skip it.
solo-ask-settle = You finished a colour: take a tile for it
solo-ask-settle-say = Place a tile from the black depot, or an inn, straight into your estate: tap the tile, then its field.
solo-ask-give = { $count ->
    [one] Give one more of your goods
   *[other] Give { $count } of your goods
  }
solo-ask-give-say = They leave the game for the black tile, lowest number first.

## Help
solo-help-stone = Counting stone and marker
solo-help-stone-say = Points move the counting stone. When it reaches the marker it goes back to the start, any points beyond it are lost, the marker falls by 5, and you have one more action of any number. Right after points you may buy more, one for each silver.
solo-help-effect = Up next
solo-help-effect-say = You can use this effect now. You may use dice before it, or put other effects first.
solo-help-points = The goal
solo-help-points-say = Fill all 37 fields within 25 turns. There is no final scoring: the filled fields are the result.
solo-help-bonus = Colours
solo-help-bonus-say = When you fill the last field of a colour, you may at once place a tile of the black depot, or an inn, without a die and with all its effects.
solo-help-goods = Goods
solo-help-goods-say = A ship takes all goods of one depot; then the goods of all other depots leave the game. You may hold any number of kinds. Right after the ship you may buy a tile of the black depot for any five goods; it is stored face down. With a die of their number you sell all goods of a kind: 2 points each, and one silver for the sale.
solo-help-silver = Silver
solo-help-silver-say = Once a turn you can buy a tile of the black depot for two silver. Right after points, you can buy one more point for each silver.
solo-help-workers = Workers
solo-help-workers-say = Each worker changes one of your dice by one.
solo-help-white-die = White die
solo-help-white-die-say = It sends the good of the turn to the depot of its number. Then the first tile of that depot leaves the game, or of the next depot clockwise that has any. The notch marks the tile that is next in each depot.

## Setup
solo-kind = How do you want to play?
solo-kind-each = Free for all
solo-kind-solo = Alone
solo-goal-say = Fill all 37 fields within 25 turns. Each turn another tile leaves the game; other clusters are reached only by river. Points move a counting stone, and each time it reaches its marker you have one more action.
solo-hard = Difficulty
solo-hard-say = The marker’s start: the lower, the sooner the counting stone reaches it.
solo-hard-much-easier = much easier
solo-hard-easier = easier
solo-hard-printed = as in the rulebook
solo-hard-harder = harder
solo-hard-much-harder = much harder
solo-boards = Your board
solo-board-a = four clusters, for a start
solo-board-b = fourteen clusters, for experts
solo-castle-chosen = Chosen
solo-summary = Alone on board { $board }, marker on { $marker }
solo-start = One silver, two workers and three goods to begin with.

## The end
solo-won-title = Won
solo-lost-title = Lost
solo-marker-way = { $count ->
    [0] The marker stayed on { $start }
    [one] The marker fell once, from { $start } to { $end }
    [2] The marker fell twice, from { $start } to { $end }
   *[other] The marker fell { $count } times, from { $start } to { $end }
  }
solo-curve = Filled fields, turn by turn

## Rules in short
solo-rules = Alone
solo-rules-1 = On board 13a or 13b you play against a limit of 25 turns, with the depots and values of two players. The game is won as soon as all 37 fields are filled; otherwise the filled fields are the result.
solo-rules-2 = In each turn, after the good, the next tile of the white die’s depot leaves the game, in depots 1 and 4 from left to right, in the others from top to bottom; from an empty depot it goes on clockwise.
solo-rules-3 = Other clusters are reached only by river; each river joins two fields.
solo-rules-4 = A ship takes all goods of one depot, then the goods of all others leave the game. There is no limit on kinds. Right after the ship you may trade any five goods for a tile of the black depot. It is stored face down, goes on a free field of any colour with a die of its number, and does nothing else.
solo-rules-5 = Points move the counting stone, and right after them you can buy one more for each silver. At the marker the stone goes back, any points beyond it are lost, the marker falls by 5, and one more action of any number follows.
solo-rules-6 = When you fill the last field of a colour you get no points for it, but may place a tile of the black depot at once, with all its effects. Monasteries that score at the end score once, when they are placed.
solo-rules-7 = Gains and effects of a turn may be taken in any order. Where the order makes no difference they happen automatically.

## The record
solo-record-points = { $name } collected points: { $why }.
solo-record-region = { $name } finished a region of { $size ->
    [one] 1 field
   *[other] { $size } fields
  }.
solo-record-round = Round { $phase }{ $round }. The white die shows { $depot }: { $goods } to depot { $depot }, and { $tile } leaves the game from depot { $from }.
solo-record-end = The game is over.
solo-sheet = What moved the counting stone

## Where our reading fills a gap
solo-rulings = The solo game
solo-rulings-1 = Our reading: an effect that can’t be used yet waits as long as dice or other effects are left; then it is lost.
solo-rulings-2 = Our reading: the marker stays where it is when it would fall to zero.
solo-rulings-3 = Our reading: five goods buy a tile of the black depot, but no inn.
solo-rulings-4 = Points wait until both dice are used and no effect is left, for what comes may change which order is best. Then they are collected automatically, unless some order of them, with all that silver could buy, reaches the marker.
