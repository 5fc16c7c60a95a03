### The solo game: setup, table, help, score and rules.

## The table
alone-stone = COUNTING STONE AND MARKER
alone-bonuses = FIELDS LEFT OF EACH COLOUR
alone-zoom = Enlarge the board
alone-tab = Goal
alone-goal = Goal and what waits
alone-when = Turn { $turn } of { $turns } · phase { $phase }
alone-when-short = Turn { $turn } · { $phase }
alone-filled = { $filled } of { $fields }
alone-fields = { $filled } of { $fields } fields filled
alone-turns-left = { $count ->
    [0] the last turn
    [one] one turn left after this
   *[other] { $count } turns left after this
  }
alone-in-turn = in turn { $turn }
alone-won = Won: all { $fields } fields are filled
alone-lost = Lost: { $filled } of { $fields } fields are filled
alone-won-say = Your principality is complete.
alone-lost-say = The 25 turns are over before the principality was complete.
alone-progress = { $colour }: { $filled } of { $fields } fields filled
alone-waiting = What waits
alone-nothing = Gains that could bring the stone to the marker, and effects, wait here for you to choose their order. The rest happens by itself.
alone-collect = Collect: { $why }
alone-first = First: { $effect }
alone-now = Now: { $effect }
alone-track = { $coming ->
    [0] Counting stone on { $stone }, marker on { $marker }
   *[other] Counting stone on { $stone }, marker on { $marker }; { $coming } points wait to be collected
  }
alone-next = { $name }, leaves the game next from here
alone-river = By river to { $ends }
alone-river-end = { $number } ({ $land })

## What is asked
alone-ask-score = Collect points in which order?
alone-ask-score-say = At the marker the stone goes back; what leads beyond is lost. You may also use dice first.
alone-ask-action = One more action
alone-ask-action-say = As with a die of any number: take, place, sell or workers. You may let it go.
alone-ask-settle = A colour is finished: a tile for it
alone-ask-settle-say = Place a tile of the black depot, or an inn, straight in your principality: touch the tile, then its field.
alone-ask-give = { $count ->
    [one] One more of your goods
   *[other] { $count } of your goods
  }
alone-ask-give-say = They leave the game for the black tile. Lowest kinds first.

## Help
alone-help-stone = Counting stone and marker
alone-help-stone-say = Points move the counting stone. When it reaches the marker it goes back to the start, what leads beyond is lost, the marker falls by 5, and you have one more action of any number. Right after points you may buy more, one for each silver.
alone-help-effect = What waits first
alone-help-effect-say = This effect can be used now. Dice may be used before it; other effects can be put first.
alone-help-points = The goal
alone-help-points-say = Fill all 37 fields within 25 turns. There is no final scoring: the filled fields are the result.
alone-help-bonus = Colours
alone-help-bonus-say = Who fills the last field of a colour may place a tile of the black depot, or an inn, at once, without a die and with all that it does.
alone-help-goods = Goods
alone-help-goods-say = A ship takes all goods of one depot; then the goods of all other depots leave the game. You may hold any number of kinds. Right after the ship five goods of any kinds buy a tile of the black depot, which is stored on its face. A die of their number sells all goods of a kind: 2 points each, and one silver for the sale.
alone-help-silver = Silver
alone-help-silver-say = Two silver buy a tile of the black depot, once a turn. Right after points, each silver buys one point more.
alone-help-workers = Workers
alone-help-workers-say = Each worker turns one of your dice by one.
alone-help-white-die = White die
alone-help-white-die-say = It sends the good of the turn to the depot of its number. Then the first tile of that depot leaves the game, or of the next depot clockwise that has any. The notch marks the tile that is next in each depot.

## Setup
alone-kind = What kind of game
alone-kind-each = Together
alone-kind-alone = Alone
alone-goal-title = Against the 25 turns
alone-goal-say = Fill all 37 fields within 25 turns. In each turn a tile more leaves the game; clusters are reached over rivers only. Points move a counting stone, and each time it reaches its marker you have one more action.
alone-hard = How hard it is
alone-hard-say = The marker’s start: the lower, the sooner the counting stone reaches it.
alone-hard-much-easier = much easier
alone-hard-easier = easier
alone-hard-printed = as in the rulebook
alone-hard-harder = harder
alone-hard-much-harder = much harder
alone-boards = Your board
alone-board-a = four clusters, to begin with
alone-board-b = fourteen clusters, for experts
alone-castle-chosen = Chosen
alone-summary = Alone on board { $board }, marker on { $marker }
alone-start = One silver, two workers and three goods to begin with.

## The end
alone-won-title = Won
alone-lost-title = Lost
alone-result = Result
alone-marker-way = { $count ->
    [0] The marker stayed on { $start }
    [one] The marker fell once, from { $start } to { $end }
   *[other] The marker fell { $count } times, from { $start } to { $end }
  }
alone-curve = Filled fields, turn by turn

## Rules in short
alone-rules = Alone
alone-rules-1 = On board 13a or 13b one plays against the 25 turns, with the depots and values of two players. Won is the game as soon as all 37 fields are filled; otherwise the filled fields are the result.
alone-rules-2 = In each turn, after the good, the next tile of the white die’s depot leaves the game, in depots 1 and 4 from left to right, in the others from top to bottom; from an empty depot it goes on clockwise.
alone-rules-3 = Other clusters are reached over rivers only; each river joins two fields.
alone-rules-4 = A ship takes all goods of one depot, then the goods of all others leave the game. There is no limit of kinds. Right after the ship five goods of any kinds may be given for a tile of the black depot. It is stored on its face, fits a free field of any colour by its number, and does nothing else.
alone-rules-5 = Points move the counting stone, and right after them each silver buys one more. At the marker the stone goes back, what leads beyond is lost, the marker falls by 5, and one more action of any number follows.
alone-rules-6 = Who fills the last field of a colour gets no points for it, but may place a tile of the black depot at once, with all that it does. Monasteries that score at the end score once, when they are placed.
alone-rules-7 = Gains and effects of a turn may be taken in any order. Where the order makes no difference they happen by themselves.

## The record
alone-record-points = { $name } collected points: { $why }.
alone-record-region = { $name } finished a region of { $size }.
alone-record-round = Round { $phase }{ $round }. The white die shows { $depot }: { $goods } to depot { $depot }, and { $tile } leaves the game from depot { $from }.
alone-record-end = The game is over.
alone-sheet = What moved the counting stone

## Where our reading fills a gap
alone-rulings = The solo game
alone-rulings-1 = Our reading: an effect that can’t be used waits while dice or other effects are left; then it is lost.
alone-rulings-2 = Our reading: the marker stays where it is when it would fall to zero.
alone-rulings-3 = Our reading: five goods buy a tile of the black depot, but no inn.
alone-rulings-4 = Points are collected by themselves as long as no order of them, with all that silver could buy, reaches the marker.
