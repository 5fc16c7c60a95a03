### The table of the dice game.

## Names
colour-blue = blue
colour-grey = grey
colour-orange = orange
colour-purple = purple
colour-green = green
colour-yellow = yellow
region-blue = River
region-grey = Mine
region-orange = City
region-purple = Monastery
region-green = Castle
region-yellow = Pasture
bonus-monk = Monk
bonus-silver = Silver
bonus-goods = Goods
bonus-worker = Worker
bonus-monk-within = monk
bonus-silver-within = silver
bonus-goods-within = goods
bonus-worker-within = worker
bonus-monk-count = { $count ->
    [one] a monk
   *[other] { $count } monks
  }
bonus-silver-count = { $count ->
    [one] a silver
   *[other] { $count } silver
  }
bonus-goods-count = { $count ->
    [one] a good
   *[other] { $count } goods
  }
bonus-worker-count = { $count ->
    [one] a worker
   *[other] { $count } workers
  }
bonus-monk-does = any colour
bonus-silver-does = second pair
bonus-goods-does = points + silver
bonus-worker-does = any number

## How far it is
when-castles = Starting castles
when-over = Game over
when-round = Phase { $phase } · round { $round }
when-round-of = Phase { $phase } · round { $round } of { $of }
when-short = { $phase } · round { $round }
when-chooses = { $name } chooses
when-shown = all shown
boxes-left = { $count ->
    [0] last round
    [one] box left
   *[other] boxes left
  }
phase-ends = last round of phase { $phase }
game-ends = last round of the game
rounds-left = { $count ->
    [0] last round
    [one] { $count } round left in { $phase }
   *[other] { $count } rounds left in { $phase }
  }

## Parts of the page
tab-mine = My sheet
tab-roll = Dice
tab-others = Others
tab-goal = Goal
tab-race = Race
sheet-of = Sheet of { $name }
sheet-letter = sheet { $letter }
others-title = The others
other-sheet = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $status }. Show large
worth-caption = Points by size
worth-tags = now › next phase
worth-tag = points if finished now
phase-sums = Sums of the three phases

## The roll
roll-title = The roll
hours-title = Time
hours-single = One hourglass
hours-double = Two hourglasses
hours-single-say = One box of this phase is crossed out.
hours-solo-say = One hourglass: no goods can be sold this round.
hours-double-none = Two hourglasses. You could sell goods now, 2 points and a silver each, but you have none.
hours-double-sold = Two hourglasses: { $goods ->
    [one] your good sells
   *[other] your { $goods } goods sell
  } for { $points } points and { $silver } silver. The points come with “Ready”.
hours-double-say = Two hourglasses: you may sell goods, 2 points and a silver each.
pair-name = { $colour } { $number }
pair-fields = { $count ->
    [0] no field
    [one] 1 field
   *[other] { $count } fields
  }
pair-only = with
pair-with-worker = only with a worker
pair-with-monk = only with a monk
pair-with-either = only with a worker or a monk
castles-title = Where does your estate begin?
castles-say = Mark one of the four castles: 1 point and the bonus shown in it. From there you go on, field by field.
castles-different-say = Mark a castle that is still free: 1 point and the bonus shown in it. From there you go on, field by field.
castles-same-say = Agree on one of the four castles: everyone starts there, with 1 point and the bonus shown in it. From there you go on, field by field.
castles-monk = Monk: once, a colour die counts as any colour.
castles-silver = Silver: buys a second pair of dice in one round.
castles-goods = Goods: sold for 2 points and a silver when the die shows two hourglasses.
castles-worker = Worker: once, a number die counts as any number.

## The race
race-title = The race: stars · fields to go
race-caption = The race: stars · fields to go
race-caption-solo = Full colours: stars · fields to go
race-lacking = Stars · fields to go
race-ahead = in front
race-lacks = { $name }: { $count } to go
race-lane = { $colour }: { $lacks }.

## How people stand
status-chosen = has chosen
status-chooses = chooses
status-waits = waits
status-thinks = thinks
status-over = finished
status-ready = is ready

## Fields
field-empty = { $colour }, row { $row }, place { $place }, empty
field-ink = { $colour } { $number }, row { $row }, place { $place }
field-pencil = { $colour } { $number } in pencil, row { $row }, place { $place }
field-cross = starting castle, row { $row }, place { $place }
field-castle = { $colour } castle with { $bonus }, row { $row }, place { $place }: start here
field-free = { $colour }, row { $row }, place { $place }: takes { $numbers }
field-paid = { $colour }, row { $row }, place { $place }: takes { $numbers }, costs { $bonus }

## What is to be done
ask-wait = Please wait
ask-look-say = Just for a look. Your own sheet stays as you left it.
ask-over = The game is over
ask-castle = Choose a starting castle
ask-castle-say = Tap one of the lit castles. It brings the bonus shown in it.
ask-castle-different-say = Tap one of the lit castles: these are still free. It brings the bonus shown in it.
ask-castle-unseen = Choose your starting castle. Nobody sees what the others choose.
ask-castle-same = Choose a starting castle for everyone
ask-castle-same-say = Tap the one that you agreed on. It brings the bonus shown in it.
ask-castle-ready = Nothing is in ink yet: tap another castle to change your mind.
ask-turn = Tap a lit field
ask-turn-say = Fields with a dotted outline cost the bonus shown.
ask-turn-free = The numbers in lit fields are the ones you can write.
ask-filter = Tap one of these fields
ask-filter-say = Only what you asked for is lit. Tap it again to see everything.
ask-number = Which number, row { $row }, place { $place }?
ask-number-say = The dice show these. Others cost the bonus beside them.
ask-pass-only = Nothing fits
ask-pass-only-say = No field can take these dice. Pass, and take a worker instead.
ask-goods = Sell your goods?
ask-goods-say = Two hourglasses: each good brings 2 points and a silver.
ask-second = A second pair?
ask-second-say = Spend a silver to mark one more field (look for the coin), or tap Ready.
ask-ready = Ready?
ask-ready-say = It is in pencil: tap another field to change it. “Ready” turns it to ink.
ask-passes-say = You pass and take a worker. Tap a field to change your mind.
ask-refused = Not this field
button-number = { $number }
button-other-field = Another field
button-sell = Sell
button-sell-sub = points and silver
button-keep = Keep
button-goods-ask = Ask about goods
button-goods-sell = Always sell
button-cover = Hide choices
button-uncover = Show choices
button-rub-out = Rub out
button-pass = Pass
button-pass-sub = take a worker
button-ready = Ready
button-ready-castle = choose a castle first
button-ready-first = mark a field first
button-ready-goods = sell or keep first
button-ready-ink = pencil turns to ink
button-ready-next = then { $name }
button-change = Change
button-back = Back to my sheet
button-together = All at once
button-in-turn = One by one
button-next-round = Round { $round }
together-title = Everyone chooses
together-waits = Not ready yet: { $names }.

## All shown
reveal-title = Round { $round }: pencil turns to ink
reveal-sold = { $count ->
    [one] a good sold
   *[other] { $count } goods sold
  }
reveal-mark = { $colour } { $number }
reveal-passed = passes
reveal-completed = all { $colour } fields
reveal-completed-late = all { $colour } fields, too late for points
reveal-nothing = Nobody won points in this round.
reveal-most = Most points in this round: { $name }, { $points }.
reveal-phase = Phase { $phase } begins: regions are worth less from now on.

## Alone
goal-title = Alone
goal-rounds = eight rounds a phase
goal-say = Full colours earn the larger star in phases I and II, the smaller one in III. The hourglass only shows whether you may sell goods.
goal-said = { $points } points so far; more than 50 are good, more than 60 very good, more than 70 outstanding
grade-good = good
grade-very-good = very good
grade-top = outstanding
worth-title = A finished region earns
worth-say = By size and phase; pastures count twice.

## Choices in a list
choice-start = Start at the castle with { $bonus }, row { $row }, place { $place }
choice-sell = Sell all goods
choice-keep = Keep the goods
choice-pass = Pass and take a worker
choice-done = No second pair
choice-pair-plain = { $colour } { $number }
choice-mark = { $pair }, row { $row }, place { $place }
choice-pair-monk = { $colour } { $number } with a monk
choice-pair-worker = { $colour } { $number } with a worker
choice-pair-silver = for 1 silver: { $colour } { $number }

## Why not
no-not-now = That can’t be chosen now.
no-such-thing = There is no such field or number.
no-castle = That is not a castle.
no-castle-taken = Someone has already started at this castle; take another one.
no-colour-die = No colour die shows { $colour }.
no-number-die = No number die shows { $number }.
no-monk = You have no monk left.
no-worker = You have no worker left.
no-monk-needed = A colour die shows { $colour }: no monk is needed.
no-worker-needed = A number die shows { $number }: no worker is needed.
no-same-dice = The second pair needs a die that the first one did not use.
no-other-colour = This field is { $colour }.
no-marked = This field is already marked.
no-apart = A field must be next to a marked one.
no-number-blue = Rivers take 5 and 6 only.
no-number-grey = Mines take 3 and 4 only.
no-number-purple = Monasteries take 1 and 2 only.
no-number-orange = The numbers of a city all differ.
no-number-yellow = The numbers of a pasture are all alike.
no-number-green = A castle takes a number from a neighbouring field.
no-in-city = This city already has a { $number }.
no-in-pasture = This pasture has a number other than { $number }.
no-beside-castle = No field beside this castle has a { $number }.
no-neither = No die shows { $colour }, and no number on the dice fits here.
no-colour-die-nor-monk = No die shows { $colour }, and you have no monk to change one.
no-number-of = This field takes { $numbers } only; the dice show something else, and you have no worker to change one.
no-number-at-all = No number fits here yet.

## What things are
help-blue = Rivers take a 5 or a 6. A finished river brings a good.
help-grey = Mines take a 3 or a 4. A finished mine brings a silver.
help-orange = In a city every number may appear only once. A finished city brings a worker.
help-purple = Monasteries take a 1 or a 2. A finished monastery brings a monk.
help-green = A castle takes a number from a neighbouring field. It brings the bonus of its square.
help-yellow = In a pasture all numbers are alike. A finished pasture counts twice and brings no bonus.
help-castle-square = This castle brings { $bonus }.
help-region-size = This region has { $size ->
    [one] one field
   *[other] { $size } fields
  }. The numbers between its fields are the points it brings when finished: in this phase, and in the next.
help-monk = Once, one colour die counts as any other colour. You may use one bonus a round, so no silver on top.
help-silver = After marking a field without a bonus, you may spend a silver on a second pair of the same dice; at least one die must be another one.
help-goods = When two hourglasses are rolled, you may sell the goods you circled in earlier rounds: each brings 2 points and a silver.
help-worker = Once, one number die counts as any other number. Passing brings a worker, too.
help-race = The first to mark all fields of a colour gets the larger star, the second the smaller one. Players who do it in the same round all get the full value.
help-race-solo = Marking all fields of a colour earns the larger star in phases I and II, and the smaller one in III.
help-worth = The more fields a region has and the sooner it is finished, the more it earns: a row for each size, a column for each phase. Pastures count twice.
help-sheet = { $name } has { $points ->
    [one] one point
   *[other] { $points } points
  } so far.
help-sheet-fields = { $sheet }. Each round everyone marks a field of the colour and number of two dice, next to a marked one. The thick lines show the regions.
help-points-title = Points
help-points = The flag and the star show all your points, and beside the star what each of the three phases has brought. Pencil counts once it is ink.
help-hours = Each round crosses out one or two boxes. When the ten boxes of a phase are full, the next one begins, and regions are worth less.
help-hours-solo = Each phase has exactly eight rounds. The hourglass only shows whether you may sell goods.

## How it goes
guide-roll = Everyone uses the same dice: one number and one colour make a pair. Mark a field of that colour next to the ones you have.
guide-mark = The lit fields show which numbers they take. Nothing fits, or nothing you like? Pass, and take a worker that changes a number later.
guide-regions = A finished region earns points at once: the larger and the earlier, the more.
guide-colours = The first to fill a whole colour gets a star. After three phases of ten boxes the most points win.

## Expert view and lens
figures-numbers = Fields for each number
figures-numbers-say = How many fields of your sheet each number fits now, if the colour is rolled too.
figures-empty = Empty fields: { $name }
figures-empty-say = Fields that { $name } has not marked yet, by colour.
figures-apart = There is no marked field next to it yet.
