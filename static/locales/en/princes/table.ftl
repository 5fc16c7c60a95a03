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
princes-place-abroad = { $place } of the other principality
princes-free-site = Free site: { $place }
princes-end-road = Where the next road goes
princes-end-settlement = Where the next settlement goes
princes-realm = Principality
princes-realm-of = Principality of { $name }
princes-left = left
princes-right = right
princes-a-road = a road
princes-a-settlement = a settlement
princes-a-city = a city
princes-a-metropolis = a metropolis

## Cards
princes-some-card = a card
princes-card-at = { $card }, { $place }
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
princes-family-marker = Marker
princes-site-anywhere = settlement or city
princes-site-city = city only
princes-site-road = on a road
princes-site-road-city = on a road beside a city
princes-site-region = above or below: { $land }
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
princes-need-commerce = { $count } commerce points
princes-need-residence = a residence at level { $count }
princes-need-triumph = triumph at level { $count }
princes-need-resources = { $count ->
    [one] a resource
   *[other] { $count } resources
}
princes-need-gold = { $count } gold
princes-need-foreign = { $count ->
    [one] a building in the other principality
   *[other] { $count } buildings in the other principality
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
princes-needs = Needs: { $what }.
princes-needs-rival = Your opponent must have: { $what }.
princes-needs-not = Not together with: { $what }.
princes-needs-rival-not = Not if your opponent has: { $what }.
princes-needs-once = Once in a principality.
princes-needs-own-brick = Costs one brick of its own hills.
princes-cost = Price
princes-touch-card = Tap a card to read it here.
princes-cover = Cover the hand
princes-hand-count = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
princes-lack-time = Not now.
princes-lack-occasion = Is played at its own time: see what it does.
princes-lack-resources = Missing: { $what }.
princes-lack-need = You still need: { $what }.
princes-lack-rival = Your opponent would have to have: { $what }.
princes-lack-once = You have one already.
princes-lack-site = There is no free place for it.
princes-lack-peace = A card on the table forbids attacks.
princes-lack-toll = Missing: { $count } gold that your opponent’s card demands.
princes-lack-effect = It would do nothing now.
princes-city-lacks = For a city you still need { $what }.

## Points and advantages
princes-strength = strength
princes-skill = skill
princes-commerce = commerce
princes-progress = progress
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
princes-before-roll = The dice wait
princes-before-roll-say = One die for what yields, one for what happens
princes-number = Number { $number }
princes-pile = { $name }: { $count }
princes-known-card = Card { $place } from the top: { $card }
princes-stack-say = Cards are drawn from the top; cards that are put back go under it.
princes-regions = regions
princes-regions-say = A new settlement brings two of these, unseen, unless a scout chooses them:
princes-roads = roads
princes-roads-say = A road lies at the end of the row and costs two brick and a lumber.
princes-settlements = settlements
princes-settlements-say = A settlement lies at the end of a road, is worth a point and costs brick, grain, lumber and wool.
princes-cities = cities
princes-cities-say = A city takes the place of a settlement, is worth two points and costs two grain and three ore.
princes-events = events
princes-events-say = The top event takes place when the event die shows the card.
princes-discards = discards
princes-short-base = Base
princes-short-intrigue = Intrigue
princes-short-merchants = Merchants
princes-short-barbarians = Barbarians
princes-stack = Stack { $number }
princes-rival-hand = the other hand
princes-tab-own = Mine
princes-tab-stacks = Stacks
princes-turn = Turn { $turn }

## Why something happens
princes-why-setup = at the beginning
princes-why-production = production
princes-why-brigands = brigands
princes-why-trade-die = trade
princes-why-celebration = celebration
princes-why-harvest = plentiful harvest
princes-why-centre = building
princes-why-trade = trading
princes-why-hand = filling the hand
princes-why-exchange = exchange
princes-because-setup = Your first hand.
princes-because-production = The production.
princes-because-brigands = Brigands have come.
princes-because-trade-die = The trade advantage brings it.
princes-because-celebration = A celebration.
princes-because-harvest = A plentiful harvest.
princes-because-centre = For what you build.
princes-because-trade = For your trade.
princes-because-hand = You may hold { $count } cards.
princes-because-exchange = For your new card.

## What is asked
princes-ask-arrange = Which region goes to the marked place ({ $number } of 6)?
princes-ask-first = Choose the stack of your first hand
princes-ask-first-search = Choose a base stack to look through
princes-ask-roll = Roll the dice
princes-ask-turn = Build, trade, play cards
princes-ask-gain = { $count ->
    [one] Store one resource: { $kinds }
   *[other] Store { $count } resources: { $kinds }
}
princes-ask-gain-may = { $count ->
    [one] Store one resource, or none: { $kinds }
   *[other] Store up to { $count } resources: { $kinds }
}
princes-ask-gain-some = Store { $what }
princes-ask-gain-some-may = { $count ->
    [one] Store { $what }, or none
   *[other] Store up to { $what }
}
princes-ask-pay = Pay { $what }: from which region?
princes-ask-pay-first = Pay { $what }: first the { $kind }, from which region?
princes-ask-pay-some = Pay { $what }
princes-ask-pay-any = { $count ->
    [one] Pay one resource: { $kinds }
   *[other] Pay { $count } resources: { $kinds }
}
princes-ask-demand = { $count ->
    [one] What must { $name } give you?
   *[other] What must { $name } give you? { $count } in all
}
princes-ask-give = Give { $name } a resource: { $kinds }
princes-ask-give-some = Give { $name } { $what }
princes-ask-draw = { $count ->
    [one] Draw a card: choose a stack
   *[other] Draw { $count } cards: choose a stack
}
princes-ask-draw-may = { $count ->
    [one] Draw a card, or none: choose a stack
   *[other] Draw up to { $count } cards: choose a stack
}
princes-ask-search = Choose a stack to look through
princes-ask-take = { $count ->
    [one] Take a card from stack { $stack }
   *[other] Take { $count } cards from stack { $stack }
}
princes-ask-take-may = { $count ->
    [one] Take a card from stack { $stack }, or none
   *[other] Take up to { $count } cards from stack { $stack }
}
princes-ask-under = { $count ->
    [one] Put a card from your hand under a stack
   *[other] Put { $count } cards from your hand under stacks
}
princes-ask-under-other = { $count ->
    [one] Put a card of { $name } under a stack
   *[other] Put { $count } cards of { $name } under stacks
}
princes-ask-under-fighters = Put your actions and units under stacks
princes-ask-under-lost = { $card } goes under a stack: which?
princes-ask-steal = Take a card from the hand of { $name }
princes-ask-exchange = { $count ->
    [one] Exchange a card from your hand?
   *[other] Exchange up to { $count } cards from your hand?
}
princes-ask-exchange-draw = Choose a stack for your new card
princes-ask-name-other = Name { $what } of { $name }: one of those named is lost
princes-ask-name-one = Name { $what } of { $name }: that card is lost
princes-ask-lose-named = Which of the cards named do you lose?
princes-ask-lose-own = Choose { $what } to lose
princes-ask-hand-over = Which hero do you hand to { $name }?
princes-ask-place = Place { $card }, or discard the card
princes-ask-offer = { $count ->
    [one] Offer { $name } a hero
   *[other] Offer { $name } { $count } heroes
}
princes-ask-take-offered = Which of the offered heroes do you take?
princes-ask-name-hero = Name your hero for the contest
princes-ask-name-rival = Name the hero of { $name }
princes-ask-reward = What is your reward?
princes-ask-up = Which of the new regions lies above?
princes-ask-scout = Choose two regions: above, then below
princes-ask-fill = Which region is filled? { $land }
princes-ask-jester = May a region beside the jester store one?
princes-ask-takeover = Take { $card } over for 2 gold?
princes-ask-buy = { $count ->
    [one] Buy a resource for 1 gold?
   *[other] Buy resources for 1 gold each? Up to { $count }
}
princes-ask-voyage = Which trade ship gives the kind?
princes-asked-of = { $name }: { $what }
princes-say-turn = What you can afford is lit. Tap a card of your hand to place or play it.
princes-say-roll = The number yields for both, the event die says what happens.
princes-say-arrange = Tap a region to bring it there, or the marked one to leave it.
princes-say-first = You begin with three of its cards.
princes-say-exchange = Tap a card and the stack that it goes under.
princes-say-exchange-draw = Take the top card, or pay { $count ->
    [one] one resource
   *[other] { $count } resources
} to look through the stack.
princes-say-regions = The other one lies below.
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
princes-next-how = what do you do?
princes-trade-what = Trade: what do you give?
princes-trade-where = Trade { $what }: what do you get?
princes-put-back = Put back
princes-over = The game is over
princes-over-say = The score shows where the points came from.
princes-sheet-take = Top to bottom; equal cards lie together, the topmost is taken.
princes-sheet-cards = Tap a card.

## What can be done
princes-do-roll = Roll
princes-do-name-number = Name the number
princes-do-play-it = Play it
princes-do-use-it = Use it
princes-do-peek = See the other hand
princes-do-trade = Trade
princes-do-move-stores = Move stores
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
princes-do-end-say = then the hand: { $count } cards
princes-do-decline = Enough
princes-do-skip = Skip
princes-do-keep = All as they are
princes-do-no-exchange = No exchange
princes-do-discard = Discard the card
princes-do-draw-top = Take the top card
princes-do-look-through = Look through it
princes-count = { $count }
princes-side = side { $number }
princes-side-empty = No points
princes-do-turn = { $what }, for { $price }
princes-by-region = { $count } of { $region }
princes-by-light = { $what } with the lighthouse
princes-by-mill = { $what } with the mill
princes-by-post = { $what } across the road
princes-by-wagon = { $what } by the wainwright
princes-full-price = the full price
princes-saves = saving one { $kind }
princes-gold-for = gold for { $what }
princes-choose-number = Set the number { $number } and roll
princes-choose-road = Build a road on the { $side }
princes-choose-settlement = Build a settlement on the { $side }
princes-choose-settlement-scout = Build a settlement on the { $side } with the scout
princes-choose-up = { $region } lies above
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
princes-choose-lay = { $region } lies here
princes-choose-gain = Store in { $region }
princes-choose-pay = Pay from { $region }
princes-choose-give = Give from { $region }
princes-choose-demand = Demand { $kind }
princes-choose-draw = Draw from stack { $stack }
princes-choose-search = Look through stack { $stack }
princes-choose-take = Take { $card }
princes-choose-under = Put { $card } under stack { $stack }
princes-choose-exchange = Exchange { $card } under stack { $stack }
princes-choose-name = Name { $card }
princes-choose-lose = Lose { $card }
princes-choose-offer = Offer { $card }
princes-choose-put = Place it { $place }

## Hints
princes-reason-wins = wins the game
princes-reason-points = { $points ->
    [one] one point more
   *[other] { $points } points more
}
princes-reason-advantage = wins the { $what }
princes-reason-production = more { $kind }: { $before } before, { $after } after
princes-reason-brigands = brigands would count { $after }, not { $before }
princes-reason-saves = saves for { $what }, { $near } % there
princes-reason-standing = better in strength, skill, commerce or progress
princes-reason-sites = makes room for cards
princes-reason-stores = uses what is stored
princes-reason-hand = a better hand
princes-reason-rival = hinders your opponent

## The first game
princes-guide-1 = You and your opponent each have a principality: settlements in a row, roads between, regions above and below. Whoever has enough points in their own turn wins.
princes-guide-2 = A turn begins with two dice. The number yields in every region of that number, also the other’s; each region stores up to three.
princes-guide-3 = The second die brings brigands, trade, a celebration, a harvest or an event. Brigands take wool and gold from whoever has more than seven resources.
princes-guide-4 = Then do what you like, in any order: what you can afford is lit. A road goes at the end of the row, a settlement behind it, a city on a settlement.
princes-guide-5 = Tap a card of your hand: it says what it does, and lights the places where it may go, or what is missing.
princes-guide-6 = Trade three of a kind for any other. Ships make that cheaper. What lies beside a card matters: tap a site to see its regions.
princes-guide-7 = At the end you fill your hand and may exchange one card. Three points of strength or commerce, and more than the other, are an advantage worth a point.
