### Road's table.

road-goal = to { $points } points
road-turn = Turn { $turn }
road-kind-b = Brick
road-kind-t = Wood
road-kind-w = Wool
road-kind-g = Grain
road-kind-o = Ore
road-some-b = { $count ->
    [one] 1 brick
   *[other] { $count } brick
  }
road-some-t = { $count ->
    [one] 1 wood
   *[other] { $count } wood
  }
road-some-w = { $count ->
    [one] 1 wool
   *[other] { $count } wool
  }
road-some-g = { $count ->
    [one] 1 grain
   *[other] { $count } grain
  }
road-some-o = { $count ->
    [one] 1 ore
   *[other] { $count } ore
  }
road-nothing = nothing
road-card-road = Road
road-card-settlement = Settlement
road-card-city = City
road-card-knight = Knight
road-card-metropolis = Metropolis
road-a-road = a road
road-a-settlement = a settlement
road-a-city = a city
road-a-knight = a knight
road-a-metropolis = a metropolis
road-metropolis-roads = Metropolis of roads
road-metropolis-roads-a = the metropolis of roads
road-advantage-roads = Roads
road-metropolis-route = Metropolis of the longest route
road-metropolis-route-a = the metropolis of the longest route
road-advantage-route = Longest route
road-metropolis-knights = Metropolis of knights
road-metropolis-knights-a = the metropolis of knights
road-advantage-knights = Knights
road-metropolis-army = Metropolis of the largest army
road-metropolis-army-a = the metropolis of the largest army
road-advantage-army = Largest army
road-special-route = the longest route
road-special-army = the largest army
road-race-route = longest route
road-race-army = largest army
road-race-from = from { $count }
road-an-event = an event

road-event-robber = Robber
road-event-robber-title = Too many cards? Half of them go
road-event-robber-say = { $safe } cards are safe, and one more for each knight. If you hold more, you give up half of your hand, rounded down.
road-event-donation = Donation
road-event-donation-title = The leader gives a card away
road-event-donation-say = Whoever leads (or ties for the lead) gives a card of their choice to a player with fewer points.
road-event-harvest = Harvest festival
road-event-harvest-title = Settlements bring a card each
road-event-harvest-say = Everyone draws a card for each of their uncovered settlements.
road-event-subsidy = Subsidy
road-event-subsidy-title = Help for those without a special card
road-event-subsidy-say = Two cards for everyone who has neither the longest route nor the largest army.
road-event-newyear = New year
road-event-newyear-title = A card for everyone
road-event-newyear-say = Everyone draws a card; then all seven events are shuffled.
road-event-after = Event after { $name }’s settlement
road-event-open = An event
road-event-open-say = See who gets or loses what, then go on.
road-read = Go on
road-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
road-cards-then = { $count ->
    [one] had 1 card
   *[other] had { $count } cards
  }
road-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
road-points-cards = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
road-must = gives up { $count }
road-must-gift = gives { $count } away
road-draws = draws { $count }
road-gave = to { $name }
road-got = from { $name }

road-table = The table
road-others = The others
road-tab-table = Table
road-tab-mine = Mine
road-tab-others = Others
road-seat-say = { $name }: { $points } of { $goal } points, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $roads ->
    [one] 1 road
   *[other] { $roads } roads
  }, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
  }
road-rate = { $roads ->
    [one] 1 road:
   *[other] { $roads } roads:
  }
road-your-hand = Your hand
road-hand-of = { $name }’s hand
road-cards-covered = { $count ->
    [one] 1 covered card
   *[other] { $count } covered cards
  }
road-cards-unit = { $count ->
    [one] card
   *[other] cards
  }
road-each-turn = a turn
road-prices = What everything costs
road-since = Drawn last: { $cards }.
road-safe = up to { $count } safe from the robber
road-in-danger = robber would take { $count }
road-cover = Cover
road-covered = Tap “I am { $name }” to see your cards.
road-deck = build cards
road-supply = supply
road-discard = discard
road-discard-say = Discarded: { $cards }
road-events = events
road-last-event = last event
road-can = you can pay
road-card-can = { $card }: you can pay
road-lacks = missing
road-lacks-cards = missing: { $cards }
road-lacks-settlement = A city goes on an uncovered settlement. You have none.
road-lacks-city = A metropolis goes on an uncovered city. You have none.
road-no-settlement = no settlement
road-no-city = no city
road-with-this = with this
road-by-swapping = by swapping
road-for-missing = { $cards } instead of { $missing }

road-choose-card = Buy, trade or end your turn
road-choose-card-say = A gold ring marks cards you can pay for, dots those you can pay for by swapping.
road-choose-paid-say = A gold ring marks cards you can pay for.
road-choose-replaced-say = You can pay for dotted cards by swapping.
road-nothing-to-buy = Nothing to buy with this hand
road-nothing-to-buy-say = Trade, or end your turn: each turn brings new cards.
road-only-end-say = End your turn: each turn brings new cards.
road-end-turn = End turn
road-trade = Trade
road-trade-say = once a turn
road-trade-again = once a turn · ask again
road-buy = { $card } for { $price }
road-build = Build
road-drop = Never mind
road-instead = Pay { $cards }
road-left = You keep { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  }.
road-no-risk = An event follows. With { $count ->
    [one] one card
   *[other] { $count } cards
  } left no robber can hurt you.
road-seventh = That is your seventh point. You win!
road-risk = An event follows. You hold { $count } cards; only { $safe } are safe from the robber.
road-tray = The trade
road-you-give = You give
road-you-get = You get
road-gives = { $name } gives
road-gets = { $name } gets
road-give-one = give one more: { $card }
road-get-one = ask for one more: { $card }
road-take-back = take back: { $card }
road-whom = Who do you ask?
road-with = With
road-from = From
road-ask = Ask { $name }
road-ask-all = Ask everyone
road-ask-all-say = one after the other
road-make-offer = What do you give, and what do you want?
road-offer = Your offer: { $give } for { $get }
road-offer-what-for = You ask: what is there for { $give }?
road-offer-for-what = You ask: what would { $get } cost?
road-tray-say = Tap what you give, what you want, and a player. A player who agrees draws a card. You can ask each player { $count } times.
road-begun-say = Add more lit resources, or send the offer.
road-send = Send
road-counter-say = { $name } offered { $give } for { $get }. Change it as you like; if it is accepted, you draw a card.
road-and-a-card = { $cards }, and a card from the supply
road-answer = Agree?
road-answer-say = If you agree, you draw a card from the supply.
road-answer-cannot = You don’t have what is asked for.
road-answer-question = Make a counter-offer, or decline.
road-answer-offered = { $name } offers { $give }. What would you give for it?
road-answer-wanted = { $name } would like { $get }. What do you want for it?
road-anything = ?
road-accept = Agree
road-accept-say = and draw a card
road-decline = Decline
road-decline-turn = Not this turn
road-counter = Counter-offer
road-aloud-agreed = They said yes
road-aloud-declined = They said no
road-aloud-keeps = { $name } keeps the device
road-aloud-cannot = { $name } doesn’t have what is asked for.
road-cover-deal = { $get } for { $give }.
road-reply = { $name } has a counter-offer
road-reply-say = If you agree, { $name } draws a card.
road-discard-title = The robber: give up { $count ->
    [one] one card
   *[other] { $count } cards
  }
road-discard-more = Tap cards of your hand: { $count } more.
road-give-up = Give up
road-gift-title = Donation: give a card away
road-gift-say = Tap a card of your hand, then who gets it.
road-gift-to = Who gets it?
road-over = The game is over
road-over-say = Look back at the game, or see the score.

road-asks-answer = { $name } offers you a trade.
road-asks-counter = Your counter-offer to { $name } is not finished.
road-asks-reply = { $name } makes a counter-offer.
road-asks-discard = The robber takes { $count ->
    [one] one card
   *[other] { $count } cards
  } of yours.
road-asks-gift = You lead: you must donate a card.

road-list-buy = Buy
road-list-trade = Trade
road-list-give = You give
road-list-get = You get
road-do-build = Buy { $card }
road-do-build-with = Buy { $card }: { $way }
road-do-trade = Make { $name } an offer
road-do-offer = Offer { $name } { $give } for { $get }
road-do-ask-for = Ask { $name } what { $get } would cost
road-do-ask-what-for = Ask { $name } what { $give } would bring
road-do-give = Give { $card }
road-do-get = Ask for { $card }
road-do-send = Send the offer
road-do-accept = Agree to the trade
road-do-decline = Decline
road-do-counter = Make a counter-offer
road-do-discard = Give up { $card }
road-do-gift = Give { $name } { $card }
road-do-end = End the turn

road-why-wins = reaches seven points
road-why-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
road-why-takes = takes { $card }
road-why-takes-from = takes { $card } from { $name }
road-why-nears = { $count } more for { $card }
road-why-income = { $count ->
    [one] one more card
   *[other] { $count } more cards
  } in each of your turns
road-why-replaces-settlement = +{ $points ->
    [one] 1 point
   *[other] { $points } points
  } and +{ $count ->
    [one] 1 card
   *[other] { $count } cards
  } a turn, as it replaces your settlement
road-why-replaces-city = +{ $points ->
    [one] 1 point
   *[other] { $points } points
  } and +{ $count ->
    [one] 1 card
   *[other] { $count } cards
  } a turn, as it replaces your city
road-why-rate = a missing card then costs { $count }
road-why-safe = { $count } cards are safe from the robber
road-why-exposed = careful: { $hand } cards, only { $safe } safe
road-why-completes = makes { $card } affordable
road-why-free-card = brings a card from the supply
road-why-leader = { $name } has { $points } points already
road-why-dear = gives more than it gets
road-why-spare = what you will miss least
road-why-saves-for = { $count ->
    [one] saves for { $card }: one card short
   *[other] saves for { $card }: { $count } cards short
  }
road-why-saves = the cards are worth more for later

road-help-road = Counts for the longest route. The more roads you have, the fewer equal cards replace a missing one: four, three, two, one.
road-help-settlement = One point. When you build it, an event is drawn.
road-help-city = Goes on a settlement: two points instead of one, and one more card in each of your turns.
road-help-knight = Counts for the largest army and keeps one more card safe from the robber.
road-help-metropolis-a = Goes on a city: three points instead of two, and two more cards in each of your turns.
road-help-metropolis-b = Goes on a city: three points instead of two, and one more card in each of your turns. Each of the four has an advantage of its own.
road-help-metropolis-roads = Goes on a city: three points, one more card in each of your turns, and at once a card for each of your roads.
road-help-metropolis-route = Goes on a city: three points, one more card in each of your turns; it wins ties for the longest route.
road-help-metropolis-knights = Goes on a city: three points, one more card in each of your turns, and at once a card for each of your knights.
road-help-metropolis-army = Goes on a city: three points, one more card in each of your turns; it wins ties for the largest army.
road-help-price = Costs { $cards }.
road-help-replace = Once a turn you may pay several equal cards for one that is missing; your roads decide how many.


## What things are
road-what-points = Points
road-what-points-say = { $name } has { $points } of { $goal } points. The first to reach { $goal } on their own turn wins.
road-what-points-from = A settlement counts one, a city two, a metropolis three; the longest route and the largest army two each. Cards built over no longer count.
road-what-hand = { $name } holds { $count ->
    [one] one card
   *[other] { $count } cards
  }. Resource cards pay for everything; there is no limit.
road-what-safe = When the robber comes, { $safe } are safe: { $least }, and one more for each knight. With more, half of the hand goes.
road-what-route = Longest route: two points. The first with three roads takes it, then anyone who builds a road and has more.
road-what-army = Largest army: two points. The first with two knights takes it, then anyone who builds a knight and has more.
road-what-takes-route = { $name } takes it with { $count } roads.
road-what-takes-army = { $name } takes it with { $count } knights.
road-what-income = { $name } draws { $count ->
    [one] one card
   *[other] { $count } cards
  } at the start of their own turn: one as always, one more for each city, and more for each metropolis.
road-what-roads = { $roads ->
    [one] 1 road
   *[other] { $roads } roads
  }
road-what-knights = { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
  }
road-what-rate = With { $roads ->
    [one] one road
   *[other] { $roads } roads
  }, { $rate ->
    [one] any one card replaces
   *[other] { $rate } equal cards replace
  } a missing one, once a turn.
road-what-rates = One road: four cards. Two roads: three. Three: two. Four or more: one.
road-what-knight-safe = Each knight keeps one more card safe from the robber.
road-what-kind = Pays for { $cards }.
road-what-deck = Build cards
road-what-deck-say = When you buy an open card, the next one from here takes its place.
road-what-supply = Supply
road-what-supply-say = Everyone draws from here: at the start of each turn, for cities, after a trade. When it is empty, the discarded cards are shuffled.
road-what-discard = Discarded
road-what-discard-say = Cards that were paid or lost. They come back when the supply is empty.
road-what-events = Events
road-what-events-say = Each settlement that is bought brings the next event. Of the seven cards three are robbers; after the new year all are shuffled.
road-what-display = The open cards
road-what-display-say = These can be bought on your turn, as many as you can pay; the signs at the foot of each are its price.
road-what-trade = A trade
road-what-trade-say = Once a turn you may trade any cards with one player. If you agree on a deal, that player also draws a card from the supply.
road-what-drawn = Drawn last
road-what-drawn-say = The cards you have got since your last action.
road-what-cover = Cover
road-what-cover-say = Hides your hand before someone else looks at the screen.
road-guide-1 = On every turn everyone draws a card; cities and metropolises bring you more on your own turn.
road-guide-2 = Tap a card with a gold ring to see what it takes from your hand, and tap again to buy it. Once a turn equal cards can stand in for a missing one.
road-guide-3 = Once a turn you may trade: tap a card you give, a kind you want, and a player.
road-guide-4 = A settlement brings an event. With more than seven cards the robber is a danger; knights help. The first to reach seven points on their own turn wins.

## Expert view
road-figures-builds = Build cards to come
road-figures-builds-say = The cards of each kind that are still face down in the deck.
road-figures-unseen = Unseen resources
road-figures-unseen-say = Resources that you can’t see: in the supply or in other hands, as far as you don’t know those.
road-figures-events = Events to come
road-figures-events-say = The events that are still face down.
