### The table of Princes.

## Resources, regions, places
princes-kind-lumber = lumber
princes-kind-brick = brick
princes-kind-wool = wool
princes-kind-grain = grain
princes-kind-ore = ore
princes-kind-gold = gold
princes-amount = { $count } { $kind }
princes-any-kind = any kind
princes-not-gold = any kind but gold
princes-either = { $rest } or { $last }
princes-land-lumber = Forest
princes-land-brick = Hills
princes-land-wool = Pasture
princes-land-grain = Fields
princes-land-ore = Mountains
princes-land-gold = Gold field
princes-region = { $land } { $number }
princes-region-stores = { $region }: { $store } of { $room } stored
princes-place-above = above { $centre }
princes-place-below = below { $centre }
princes-place-region = beside { $region }
princes-place-road = road { $number }
princes-place-settlement = settlement { $number }
princes-place-city = city { $number }
princes-place-metropolis = metropolis { $number }
princes-place-marker = beside the principality
princes-place-abroad = { $place } in the other principality
princes-free-site = Free site: { $place }
princes-end-road = The next road goes here
princes-end-settlement = The next settlement goes here
princes-realm = Principality
princes-realm-of = Principality of { $name }
princes-left = left
princes-right = right
princes-a-road = a road
princes-a-settlement = a settlement
princes-a-city = a city
princes-a-card = “{ $card }”
princes-a-metropolis = a metropolis

## Cards
princes-some-card = a card
princes-card-at = { $card }, { $place }
princes-card-stores = { $card }, { $place }: { $store } of { $room } stored
princes-card-upon = { $card } on { $below }
princes-beside-left = Left: { $list }.
princes-beside-right = Right: { $list }.
princes-beside-above = Above: { $list }.
princes-beside-below = Below: { $list }.
princes-free-places = { $count ->
    [one] a free place
   *[other] { $count } free places
}
princes-card-lacks = { $card }. { $lack }
princes-family-building = Building
princes-family-city = City building
princes-family-hero = Hero
princes-family-trade-ship = Trade ship
princes-family-ship = Ship
princes-family-unit = Unit
princes-family-site = Special site
princes-family-action = Action
princes-family-attack = Attack
princes-family-event = Event
princes-family-metropolis = Metropolis
princes-family-marker = Counting card
princes-site-anywhere = settlement or city
princes-site-city = city only
princes-site-road = on a road
princes-site-road-city = on a road beside a city
princes-site-region = above or below: { $land }
princes-site-any-region = above or below any region
princes-site-on = on: { $card }
princes-site-metropolis = on a city
princes-site-beside = beside a region
princes-site-foreign = { $place }, of your opponent
princes-class-building = { $count ->
    [one] a building
   *[other] { $count } buildings
}
princes-class-unit = { $count ->
    [one] a unit
   *[other] { $count } units
}
princes-class-hero = { $count ->
    [one] a hero
   *[other] { $count } heroes
}
princes-class-heroine = { $count ->
    [one] a heroine
   *[other] { $count } heroines
}
princes-class-trade-ship = { $count ->
    [one] a trade ship
   *[other] { $count } trade ships
}
princes-class-common-ship = { $count ->
    [one] a trade ship of one kind
   *[other] { $count } trade ships of one kind
}
princes-class-ship = { $count ->
    [one] a ship
   *[other] { $count } ships
}
princes-class-residence = { $count ->
    [one] a residence
   *[other] { $count } residences
}
princes-class-strong-unit = { $count ->
    [one] a unit with strength points
   *[other] { $count } units with strength points
}
princes-class-rioter = { $count ->
    [one] a unit with strength or trade points
   *[other] { $count } units with strength or trade points
}
princes-need-commerce = { $count } trade points
princes-need-residence = a residence at level { $count }
princes-need-triumph = triumph at level { $count }
princes-need-resources = { $count ->
    [one] a resource
   *[other] { $count } resources
}
princes-need-gold = { $count } gold
princes-need-foreign = { $count ->
    [one] a building in your opponent’s principality
   *[other] { $count } buildings in your opponent’s principality
}
princes-need-ship-lead = { $count ->
    [one] more trade ships than the opponent
   *[other] { $count } trade ships more than the opponent
}
princes-need-room = { $count ->
    [one] a region with room
   *[other] { $count } regions with room
}
princes-need-hand = { $count ->
    [one] a card in hand
   *[other] { $count } cards in hand
}
princes-need-road = { $count ->
    [one] a free road
   *[other] { $count } free roads
}
princes-need-road-city = { $count ->
    [one] a free road beside a city
   *[other] { $count } free roads beside cities
}
princes-need-city-site = { $count ->
    [one] a free site of a city
   *[other] { $count } free sites of cities
}
princes-need-city = { $count ->
    [one] a city
   *[other] { $count } cities
}
princes-need-advantage = { $count ->
    [one] the trade advantage
   *[other] the trade advantage
}
princes-need-triumph-card = { $count ->
    [one] the triumph card
   *[other] the triumph card
}
princes-need-strength-advantage = { $count ->
    [one] the strength advantage
   *[other] the strength advantage
}
princes-need-progress = { $count } progress points
princes-need-pirate-ships = { $count ->
    [one] a pirate ship
   *[other] { $count } pirate ships
}
princes-need-strong-heroes = { $count ->
    [one] a hero with strength points
   *[other] { $count } heroes with strength points
}
princes-need-discards = { $count ->
    [one] a card in the discard pile
   *[other] { $count } cards in the discard pile
}
princes-need-burnable = { $count ->
    [one] a building that can burn
   *[other] { $count } buildings that can burn
}
princes-need-behind = { $count ->
    [one] fewer victory points than your opponent
   *[other] fewer victory points than your opponent
}
princes-need-city-parish-hall = { $count ->
    [one] a parish hall in a city
   *[other] a parish hall in a city
}
princes-needs = Needs: { $what }.
princes-needs-rival = Your opponent needs: { $what }.
princes-needs-not = Not together with: { $what }.
princes-needs-rival-not = Not if your opponent has: { $what }.
princes-needs-once = Only one per principality.
princes-needs-own-brick = Costs one brick from its own hills.
princes-cost = Price
princes-now-ships = { $name } has { $count ->
    [0] no trade ships
    [one] one trade ship
   *[other] { $count } trade ships
}.
princes-now-ships-few = { $name } has { $count } of { $needed } trade ships: no point now.
princes-now-ships-enough = { $name } has { $count } trade ships: one point now.
princes-now-brings = That makes { $count } for { $name } now.
princes-now-would-bring = That would make { $count } for { $name } now.
princes-now-bath-house = Around it: { $list }.
princes-now-plague = A bath house of { $name } protects { $list }.
princes-goals = Goals
princes-touch-card = Tap a card to read it here.
princes-goal-road = Road
princes-goal-payable = You can pay it.
princes-goal-no-end = Both ends have their road.
princes-goal-road-first = Needs a road first.
princes-goal-settlement-first = Needs a settlement first.
princes-goal-held = It is yours: 1 point.
princes-goal-points = { $count } more needed.
princes-cover = Cover the hand
princes-cover-short = Cover
princes-hand-count = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
princes-hand-of-limit = Hand { $count }/{ $limit }
princes-lack-roll = Roll first.
princes-lack-time = Not possible now.
princes-lack-occasion = Played at a special moment; see the card.
princes-lack-resources = Missing: { $what }.
princes-lack-resources-saved = Missing: { $what }. { $card } saves one of them.
princes-lack-need = You still need: { $what }.
princes-lack-rival = Your opponent needs: { $what }.
princes-lack-once = You already have one.
princes-lack-site = There is no free place for it.
princes-lack-peace = A card on the table forbids attacks.
princes-lack-toll = Missing: { $count } gold for a card of your opponent’s.
princes-lack-effect = It would have no effect now.
princes-city-lacks = For a city you still need { $what }.
princes-road-lacks = For a road you still need { $what }.
princes-settlement-lacks = For a settlement you still need { $what }.

## Points and advantages
princes-strength = strength
princes-skill = skill
princes-commerce = trade
princes-progress = progress
princes-sum-say = { $count }; { $name }: { $their }
princes-advantage-strength = strength advantage
princes-advantage-trade = trade advantage
princes-one-point = 1 point
princes-triumph-worth = { $level ->
    [0] no points yet
    [one] 1 point
   *[other] { $level } points
}
princes-of-target = of { $points } points

## Dice, stacks
princes-face-1 = brigands
princes-face-2 = trade
princes-face-3 = celebration
princes-face-4 = plentiful harvest
princes-face-5 = an event
princes-face-1-does = Anyone with over 7 resources loses all wool and gold.
princes-face-2-does = The holder of the trade advantage takes a resource.
princes-face-3-does = The leader in skill stores a resource.
princes-face-4-does = Both store a resource.
princes-face-5-does = The top event card counts.
princes-before-roll = Not rolled yet
princes-before-roll-say = One die for resources, one for an event
princes-number = Number { $number }
princes-rolled = Rolled { $number }
princes-guard-stops = The guard of { $name } rolled { $number } and stops it (with { $from }–{ $to }).
princes-guard-fails = The guard of { $name } rolled { $number }. Only { $from }–{ $to } stops it.
princes-pile = { $name }: { $count }
princes-known-card = Card { $place } from the top: { $card }
princes-stack-say = Cards are drawn from the top; cards put back go under the stack.
princes-regions = regions
princes-regions-say = A new settlement brings two of these at random, unless a scout chooses them:
princes-roads = roads
princes-roads-say = A road goes at the end of the row and costs two brick and one lumber.
princes-settlements = settlements
princes-settlements-say = A settlement goes at the end of a road, is worth a point and costs brick, grain, lumber and wool.
princes-cities = cities
princes-cities-say = A city takes the place of a settlement, is worth two points and costs two grain and three ore.
princes-events = events
princes-events-say = The top event takes place when the event die shows the card.
princes-discards = discard
princes-short-base = Base
princes-short-intrigue = Intrigue
princes-short-merchants = Merchants
princes-short-barbarians = Barbarians
princes-short-gold = Gold
princes-short-turmoil = Turmoil
princes-short-progress = Progress
princes-stack = Stack { $number }
princes-rival-hand = your opponent’s hand
princes-tab-own = Mine
princes-tab-stacks = Stacks
princes-tab-sets = Sets
princes-picks-title = { $name } picks a set
princes-picks-first = Then { $name } picks one, and a third is drawn from the rest. Each set brings its stack of cards and its events.
princes-picks-last = A third set is drawn from the rest. Each set brings its stack of cards and its events.
princes-picks-by = Picked by { $name }
princes-sets-say = Each brings its stack of cards and its events
princes-turn = Turn { $turn }

## Why something happens
princes-why-setup = at the beginning
princes-why-production = production
princes-why-brigands = brigands
princes-why-trade-die = trade advantage
princes-why-celebration = celebration
princes-why-harvest = plentiful harvest
princes-why-centre = building
princes-why-trade = trading
princes-why-hand = filling the hand
princes-why-exchange = exchange
princes-because-setup = Your first hand.
princes-because-production = Production.
princes-because-brigands = An attack by brigands.
princes-because-trade-die = Because of the trade advantage.
princes-because-celebration = A celebration.
princes-because-harvest = A plentiful harvest.
princes-because-centre = For what you build.
princes-because-trade = For your trade.
princes-because-points = { $card }: you { $own }, { $name } { $their } victory points
princes-because-hand = You may have { $count } cards in hand.
princes-because-exchange = For your new card.

## What is asked
princes-ask-arrange-first = Arrange your land?
princes-ask-arrange = Which region goes to the marked place ({ $number } of 6)?
princes-ask-first = Choose a stack for your first hand
princes-ask-pick-set = Which set do you want to play with?
princes-ask-first-search = Choose a base stack to look through
princes-ask-roll = Roll the dice
princes-ask-turn = Your turn: build, trade, play cards
princes-ask-gain = { $count ->
    [one] Store one resource ({ $kinds })
   *[other] Store { $count } resources ({ $kinds })
}
princes-ask-gain-may = { $count ->
    [one] You may store one resource ({ $kinds })
   *[other] Store up to { $count } resources ({ $kinds })
}
princes-ask-gain-some = Store { $what }
princes-ask-gain-some-may = { $count ->
    [one] You may store { $what }
   *[other] Store up to { $what }
}
princes-ask-pay = Pay { $what }: from which region?
princes-ask-pay-first = Pay { $what }: first the { $kind }, from which region?
princes-ask-pay-some = Pay { $what }
princes-ask-pay-any = { $count ->
    [one] Pay one resource ({ $kinds })
   *[other] Pay { $count } resources ({ $kinds })
}
princes-ask-demand = { $count ->
    [one] Take a resource from { $name }
   *[other] Take { $count } resources from { $name }
}
princes-ask-demand-may = { $count ->
    [one] You may take a resource from { $name }
   *[other] Take up to { $count } resources from { $name }
}
princes-ask-demand-some = Take { $what } from { $name }
princes-ask-demand-some-may = { $count ->
    [one] You may take { $what } from { $name }
   *[other] Take up to { $what } from { $name }
}
princes-ask-give = Give { $name } a resource ({ $kinds })
princes-ask-give-some = Give { $what } to { $name }
princes-ask-draw = { $count ->
    [one] Draw a card: choose a stack
   *[other] Draw { $count } cards: choose a stack
}
princes-ask-draw-may = { $count ->
    [one] You may draw a card: choose a stack
   *[other] Draw up to { $count } cards: choose a stack
}
princes-ask-search = Choose a stack to look through
princes-ask-search-may = Look through a stack and take a card, or skip it?
princes-ask-take = { $count ->
    [one] Take a card from stack { $stack }
   *[other] Take { $count } cards from stack { $stack }
}
princes-ask-take-may = { $count ->
    [one] You may take a card from stack { $stack }
   *[other] Take up to { $count } cards from stack { $stack }
}
princes-ask-under = { $count ->
    [one] Put a card from your hand under a stack
   *[other] Put { $count } cards from your hand under stacks
}
princes-ask-under-other = { $count ->
    [one] Put one of { $name }’s cards under a stack
   *[other] Put { $count } of { $name }’s cards under stacks
}
princes-ask-under-fighters = Put your actions and units under stacks
princes-ask-under-lost = Which stack does { $card } go under?
princes-ask-steal = Take a card from { $name }’s hand
princes-ask-take-any = You see the hand of { $name }: take a card, or none
princes-ask-ward = Play Sebastian, so that this event leaves you alone?
princes-ask-exchange = { $count ->
    [one] Exchange a card from your hand?
   *[other] Exchange up to { $count } cards from your hand?
}
princes-ask-exchange-draw = Choose a stack for your new card
princes-ask-name-other = Name { $what } of { $name }: one of them will be lost
princes-ask-name-one = Name { $what } of { $name }: that card will be lost
princes-ask-lose-named = Which of the named cards do you lose?
princes-ask-lose-own = Which card do you give up: { $what }?
princes-ask-burn = Which building of { $name } burns?
princes-ask-riot = Pay { $count } gold, or give up a unit?
princes-ask-hand-over = Which hero do you hand to { $name }?
princes-ask-place = Place { $card } or discard it?
princes-ask-offer = { $count ->
    [one] Offer { $name } a hero
   *[other] Offer { $name } { $count } heroes
}
princes-ask-take-offered = Which of the offered heroes do you take?
princes-ask-name-hero = Name your hero for the contest
princes-ask-name-rival = Name { $name }’s hero
princes-ask-reward = Choose your reward
princes-ask-up = Which of the new regions goes above?
princes-ask-scout = Choose two regions: above, then below
princes-ask-fill = Which region is filled? { $land }
princes-ask-deposit = Where does the gold go: the gold field or the cache?
princes-ask-jester = Store a resource in a region beside Wolfgang?
princes-ask-takeover = Take { $card } over for 2 gold?
princes-ask-buy = { $count ->
    [one] Buy a resource for 1 gold?
   *[other] Buy resources for 1 gold each? Up to { $count }
}
princes-ask-voyage = Which trade ship decides the resource?
princes-ask-tithe = Grain or wool, one for each of your heroes?
princes-asked-of = { $name }: { $what }
princes-say-turn = What you can afford is lit. Tap a card in your hand to place or play it.
princes-say-roll = The number brings resources to both, the event die an event.
princes-say-roll-herald = The event will be a celebration; the number brings resources to both.
princes-say-arrange-first = Put what you need beside your settlements: tap a region to move it to the marked place, or keep the layout.
princes-say-arrange = Tap a region to move it there, or the marked one to leave it.
princes-say-first = You start with three of its cards.
princes-say-exchange = Tap a card, then the stack it goes under.
princes-say-exchange-draw = { $count ->
    [0] Take the top card, or look through the stack for free.
    [one] Take the top card, or pay one resource to look through the stack.
   *[other] Take the top card, or pay { $count } resources to look through the stack.
}
princes-say-regions = The other one goes below.
princes-say-scout = First the one above the road, then the one below.
princes-say-gain = Tap a lit region ({ $why }).
princes-with-card = { $card }: { $what }
princes-next-place = choose a place
princes-next-region = choose a region
princes-next-card = choose a card
princes-next-stack = choose a stack
princes-next-kind = choose a kind
princes-next-land = choose a region
princes-next-hand = choose a card
princes-next-price = choose how to pay
princes-next-amount = choose how many
princes-next-how = what do you do?
princes-trade-what = Trade: what do you give?
princes-trade-where = Trade { $what }: what do you get?
princes-put-back = Put back
princes-over = The game is over
princes-over-say = The score shows where your points came from.
princes-sheet-take = From top to bottom; equal cards are shown together, and the topmost is taken.
princes-sheet-taken = Taken: { $count } of { $all } ({ $cards })
princes-sheet-none = none yet
princes-sheet-cards = Tap a card.

## What can be done
princes-do-roll = Roll
princes-do-name-number = Choose the number
princes-do-play-it = Play it
princes-do-use-it = Use it
princes-do-peek = See your opponent’s hand
princes-do-trade = Trade
princes-do-move-stores = Move resources
princes-do-remove-it = Remove it
princes-do-take-it = Take it
princes-do-top = Draw two regions
princes-do-scout = With the scout
princes-do-triumph = Raise triumph to level { $level }
princes-do-resources = { $count ->
    [one] Take one resource
   *[other] Take { $count } resources
}
princes-do-end = End the turn
princes-do-end-exchange = End and exchange
princes-do-end-say = then the hand: { $count } cards
princes-do-decline = Done
princes-do-skip = Skip
princes-do-take-nothing = Take nothing
princes-do-take-no-more = Take no more
princes-do-take-no-card-more = Take no more
princes-do-store-no-more = Store no more
princes-do-buy-no-more = Buy no more
princes-do-keep = Keep this layout
princes-do-no-exchange = No exchange
princes-do-discard = Discard the card
princes-do-ransom = Pay { $count } gold
princes-do-let-happen = Let it happen
princes-do-draw-top = Take the top card
princes-do-look-through = Look through it
princes-count = { $count }
princes-side = side { $number }
princes-side-empty = No points
princes-do-turn = { $what }, for { $price }
princes-by-region = { $count } of { $region }
princes-into-region = { $count } into { $region }
princes-by-light = { $what } with the lighthouse
princes-by-mill = { $what } with the mill
princes-by-post = { $what } across the road
princes-by-wagon = { $what } with the wainwright
princes-by-mint = { $what } with the mint { $place }
princes-full-price = at full price
princes-saves = saving one { $kind } ({ $card })
princes-gold-for = gold for { $what }
princes-list-build = Build
princes-list-play = Play
princes-list-use = Use
princes-list-trade = Trade
princes-choose-number = Choose { $number } and roll
princes-choose-road = Build a road on the { $side }
princes-choose-settlement = Build a settlement on the { $side }
princes-choose-settlement-scout = Build a settlement on the { $side } with the scout
princes-choose-up = { $region } goes above
princes-choose-scout = { $up } above, { $down } below
princes-choose-city = Make settlement { $number } a city
princes-choose-build = Build { $card }, { $place }
princes-choose-build-with = Build { $card }, { $place }: { $how }
princes-choose-play = Play { $card }
princes-choose-use = Use { $card }
princes-choose-turn = Turn { $card } for { $price }: { $what }
princes-choose-trade = Trade { $what }, store in { $region }
princes-choose-move = Move { $count } from { $from } to { $to }
princes-choose-remove = Remove { $card }, { $place }
princes-choose-lay = { $region } goes here
princes-choose-gain = Store in { $region }
princes-choose-pay = Pay from { $region }
princes-choose-give = Give from { $region }
princes-choose-demand = Take 1 { $kind } from { $name }
princes-choose-draw = Draw from stack { $stack }
princes-choose-search = Look through stack { $stack }
princes-choose-take = Take { $card }
princes-choose-under = Put { $card } under stack { $stack }
princes-choose-exchange = Exchange { $card }, under stack { $stack }
princes-choose-name = Name { $card }
princes-choose-lose = Give up { $card }
princes-choose-offer = Offer { $card }
princes-choose-put = Place it { $place }
princes-choose-burn = Burn { $card }
princes-choose-set = Pick { $set }

## Hints
princes-reason-wins = wins the game
princes-reason-points = { $points ->
    [one] one point more
   *[other] { $points } points more
}
princes-reason-advantage = wins the { $what }
princes-reason-production = more { $kind }: { $before } before, { $after } after
princes-reason-brigands = brigands would count { $after }, not { $before }
princes-reason-saves = saving for { $what }, { $near }% there
princes-reason-standing = better in strength, skill, trade or progress
princes-reason-figure = +{ $count } { $what }
princes-reason-draws = the stack whose cards are of most use to you, as far as you can know
princes-reason-searches = it holds the card of most use to you
princes-reason-gives = the card you need least
princes-reason-keeps = a new card would hardly be better
princes-reason-needs = you need { $kind } for { $what }
princes-reason-sites = makes room for cards
princes-reason-stores = uses stored resources
princes-reason-hand = a better hand
princes-reason-rival = hinders your opponent

## The first game

## What things are
princes-what-points = { $name } has { $points } of { $target } points. The first to reach { $target } on their own turn wins.
princes-what-points-from = A settlement is worth one point, a city two, a metropolis four, each advantage one; some cards have points of their own.
princes-what-sums = { $name } { $count } : { $their } { $other }.
princes-what-sum-of = { $name }: { $list }.
princes-what-strength = With at least three strength points, and more than your opponent, you hold the strength advantage: one point.
princes-what-skill = At a celebration the player with more skill stores a resource; with equal skill both do.
princes-what-commerce = With at least three trade points, and more than your opponent, you hold the trade advantage: one point, and a resource from your opponent when the event die shows trade.
princes-what-progress = Each point of progress lets you hold one more card: { $limit } at the moment.
princes-what-stored = { $name } has { $what } in all. { $land } yields it when its number is rolled; each region stores up to three.
princes-what-brigands = With more than seven resources, brigands take all wool and gold.
princes-what-cached = { $count } of it in the gold cache, where brigands neither count nor take it.
princes-what-hand = { $name } may hold { $limit } cards at the end of a turn: three, and one more for each point of progress. Only { $name } sees them.
princes-what-realm = Settlements and cities in the middle, with roads between them; regions above and below the roads. Sites above and below each settlement take cards.
princes-what-number-die = The number die
princes-what-number = Every region with this number stores one resource, yours and your opponent’s.
princes-what-event-die = The event die
princes-what-face = It shows brigands, trade, a celebration, a plentiful harvest or an event card.
princes-what-face-1 = A player with more than seven resources loses all wool and gold. This comes before the production.
princes-what-face-2 = The player with the trade advantage takes a resource from their opponent.
princes-what-face-3 = The player who leads in skill stores one resource; with equal skill both do.
princes-what-face-4 = Both players store one resource.
princes-what-face-5 = The top card of the event stack takes place.
princes-what-guard = The guard’s die
princes-what-discards = Actions go here when they are played, and stay here unless a card fetches them. From the top:
princes-what-choices = Tap one of these.
princes-what-reading = Card text
princes-what-middle = The dice, the stacks that cards are drawn from, what can still be built, and the events.
princes-what-site = A site
princes-what-free = One card of your hand can go here: a building or a unit. What is beside the regions left and right often matters.
princes-what-free-city = One card of your hand can go here: a building or a unit, also one that needs a city. What is beside the regions left and right often matters.
princes-what-beside = A card that belongs to a region or a road goes here.
princes-what-region = When a { $number } is rolled it stores one { $kind }.
princes-what-region-doubled = When a { $number } is rolled it stores two { $kind }, because a card beside it doubles that.
princes-what-store = { $store } of { $room } stored. What does not fit is lost.
princes-what-settlement-title = Settlement
princes-what-settlement = One point. It has a site above and one below, and is between four regions.
princes-what-city-title = City
princes-what-city = Two points. It has two sites above and two below, also for city buildings.
princes-what-metropolis = Four points. It still counts as a city and keeps its sites; it can’t be attacked or removed.
princes-what-city-price = As a city it costs { $what }.
princes-what-price = It costs { $what }.
princes-what-affordable = Affordable now.
princes-guide-1 = Roll: every region with the number stores a resource, your opponent’s too. The other die brings an event; brigands hit a player with more than seven resources.
princes-guide-2 = Build what you can afford, it is lit: a road at the end of the row, a settlement behind it, a city on a settlement.
princes-guide-3 = Tap a card in your hand: it shows what it does, where it may go, or what is missing. Trade three of a kind for any other.
princes-guide-4 = At the end you fill your hand. Three points of strength or trade, and more than your opponent, are an advantage worth a point. The first with enough points on their own turn wins.

## Expert view
princes-figures-say = Cards that you have not seen: in the draw stacks, or in your opponent’s hand.
