### The solo game: setup, table, help, score and rules.

## The table
alone-stone = COUNTING STONE AND MARKER
alone-bonuses = FIELDS LEFT OF EACH COLOUR
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
