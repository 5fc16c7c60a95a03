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
road-metropolis-route = Metropolis of the long route
road-metropolis-route-a = the metropolis of the long route
road-metropolis-knights = Metropolis of knights
road-metropolis-knights-a = the metropolis of knights
road-metropolis-army = Metropolis of the large army
road-metropolis-army-a = the metropolis of the large army
road-special-route = the longest route
road-special-army = the largest army
road-an-event = an event

road-event-robber = Robber
road-event-robber-title = Whoever holds too much gives up half
road-event-robber-say = { $safe } cards are safe, and one more for each knight. Of a larger hand half goes, rounded down.
road-event-donation = Donation
road-event-donation-title = Whoever leads gives a card away
road-event-donation-say = Everybody with the most points gives a card of their choice to somebody with fewer.
road-event-harvest = Harvest festival
road-event-harvest-title = Settlements bring a card each
road-event-harvest-say = Everybody draws a card for each own settlement that nothing covers.
road-event-subsidy = Subsidy
road-event-subsidy-title = Help for those without a special card
road-event-subsidy-say = Two cards for everybody who has neither the longest route nor the largest army.
road-event-newyear = New year
road-event-newyear-title = A card for everybody
road-event-newyear-say = Everybody draws a card; then all seven events are shuffled.
road-event-after = Event after { $name }’s settlement
road-event-open = An event lies open
road-event-open-say = See who gets or loses what, then go on.
road-read = Go on
road-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
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
    [one] one road:
   *[other] { $roads } roads:
  }
road-your-hand = Your hand
road-hand-of = { $name }’s hand
road-cards-covered = { $count ->
    [one] 1 covered card
   *[other] { $count } covered cards
  }
road-prices = What everything costs
road-since = Drawn last: { $cards }.
road-safe = { $count } safe from the robber
road-in-danger = { $count } in danger
road-cover = Cover
road-covered = Tap “I am { $name }” and your cards open.
road-deck = build cards
road-supply = supply
road-discard = discard
road-discard-say = Discarded: { $cards }
road-events = events
road-last-event = last event
road-can = you can pay
road-card-can = { $card }: you can pay
road-lacks = lacks
road-lacks-cards = missing: { $cards }
road-lacks-settlement = A city is laid on a settlement that nothing covers, and you have none.
road-lacks-city = A metropolis is laid on a city that nothing covers, and you have none.
road-no-settlement = no settlement
road-no-city = no city
road-for-missing = { $cards } for the missing { $missing }

road-choose-card = Buy, trade or end your turn
road-choose-card-say = Cards with a gold ring can be paid; dotted ones by replacing a card.
road-choose-paid-say = You can pay for cards with a gold ring.
road-choose-replaced-say = Dotted cards can be paid by replacing a card.
road-nothing-to-buy = Nothing to buy with this hand
road-nothing-to-buy-say = Trade, or end your turn: each turn brings new cards.
road-only-end-say = End your turn: each turn brings new cards.
road-end-turn = End turn
road-trade = Trade
road-trade-say = once a turn
road-trade-again = the same offer
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
road-seventh = Your seventh point: you win.
road-risk = An event follows. Of your { $count } cards only { $safe } are safe from the robber.
road-tray = The trade
road-you-give = You give
road-you-get = You get
road-gives = { $name } gives
road-gets = { $name } gets
road-give-one = give one more: { $card }
road-get-one = ask for one more: { $card }
road-take-back = take back: { $card }
road-whom = Ask whom?
road-with = With
road-from = From
road-ask = Ask { $name }
road-ask-all = Ask everybody
road-ask-all-say = one after the other
road-make-offer = What do you give, and what do you want?
road-offer = Your offer: { $give } for { $get }
road-offer-what-for = You ask: what is there for { $give }?
road-offer-for-what = You ask: what would { $get } cost?
road-tray-say = Tap what you give, what you want, and a player. Whoever agrees draws a card. You can ask each player { $count } times.
road-begun-say = Add lit kinds, or send the offer.
road-send = Send
road-counter-say = { $name } offered { $give } for { $get }. Change it to your liking; if it is taken, you draw a card.
road-and-a-card = { $cards }, and a card from the supply
road-answer = Agree?
road-answer-say = Whoever agrees draws a card from the supply.
road-answer-cannot = You do not hold what is asked for.
road-answer-question = Name your price with a counter-offer, or decline.
road-answer-offered = { $name } offers { $give }. What would you give for it?
road-answer-wanted = { $name } would like { $get }. What do you want for it?
road-anything = ?
road-accept = Agree
road-accept-say = and draw a card
road-decline = Decline
road-decline-turn = Not this turn
road-counter = Counter-offer
road-reply = { $name } would rather do it this way
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
road-over-say = Look back, or see the score.

road-asks-answer = { $name } offers you a trade.
road-asks-counter = Your counter-offer to { $name } is not finished.
road-asks-reply = { $name } makes a counter-offer.
road-asks-discard = The robber takes { $count ->
    [one] one card
   *[other] { $count } cards
  } of yours.
road-asks-gift = You lead: a donation is asked of you.

road-do-build = Buy { $card }
road-do-build-with = Buy { $card }: { $way }
road-do-trade = Make { $name } an offer
road-do-offer = Offer { $name } { $give } for { $get }
road-do-ask-for = Ask { $name } what { $get } would cost
road-do-ask-what-for = Ask { $name } what there is for { $give }
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
road-why-rate = a missing card then costs { $count }
road-why-safe = { $count } cards are safe from the robber
road-why-exposed = careful: { $hand } cards, only { $safe } safe
road-why-completes = makes { $card } affordable
road-why-free-card = brings a card from the supply
road-why-leader = { $name } has { $points } points already
road-why-dear = costs more than it brings
road-why-spare = missed least
road-why-saves = the cards are worth more for later

road-help-road = Counts for the longest route. The more roads you have, the fewer equal cards replace a missing one: four, three, two, one.
road-help-settlement = One point. When you lay it down, an event is drawn.
road-help-city = Laid on a settlement: two points instead of one, and one more card in each of your turns.
road-help-knight = Counts for the largest army and keeps one more card safe from the robber.
road-help-metropolis-a = Laid on a city: three points instead of two, and two more cards in each of your turns.
road-help-metropolis-roads = Laid on a city: three points, one more card in each of your turns, and at once a card for each of your roads.
road-help-metropolis-route = Laid on a city: three points, one more card in each of your turns; it wins ties for the longest route.
road-help-metropolis-knights = Laid on a city: three points, one more card in each of your turns, and at once a card for each of your knights.
road-help-metropolis-army = Laid on a city: three points, one more card in each of your turns; it wins ties for the largest army.
road-help-price = Costs { $cards }.
road-help-replace = Once a turn you may pay several equal cards for one that is missing; your roads say how many.

road-guide-1 = At the start of each turn everybody draws a card; cities and metropolises bring you more in your own.
road-guide-2 = Tap a card with a gold ring to see what it takes from your hand, and tap again to buy it.
road-guide-3 = One missing card can be replaced by equal ones of another kind, once a turn.
road-guide-4 = Once a turn you may trade: tap a card you give, a kind you want, and a player.
road-guide-5 = A settlement brings an event. More than seven cards are in danger from the robber; knights keep one more safe each.
road-guide-6 = The first to have seven points in their own turn wins.
