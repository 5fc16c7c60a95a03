### The rules of Road in short, and rulings.

road-rules-goal = The goal
road-rules-goal-1 = You build roads, settlements, cities and metropolises, and hire knights. The first to reach seven points on their own turn wins at once.
road-rules-goal-2 = A settlement counts one point, a city two, a metropolis three; the longest route and the largest army two each. Cards built over no longer count.
road-rules-start = Setup
road-rules-start-1 = Everyone begins with one road, one settlement and two cards. The road and the settlement count like any you buy later, and bring no event.
road-rules-start-2 = Whoever draws the marked settlement starts.
road-rules-start-3 = Five build cards are laid out beside the metropolises: drawn ones, or for a first game always the same five.
road-rules-start-4 = The deck has 34 build cards: 10 roads, 11 settlements, 5 cities and 8 knights. The supply has 61 cards: 11 brick, 11 wood, 14 wool, 12 grain and 13 ore.
road-rules-turn = A turn
road-rules-turn-1 = First everyone draws a card, starting with the active player and going clockwise. Then the active player draws one more for each visible city, and two for each metropolis (one on side B).
road-rules-turn-2 = After that you may buy as much as you can pay, and trade once, in any order.
road-rules-turn-3 = There is no hand limit, but the robber goes after large hands.
road-rules-build = Buying
road-rules-build-1 = Five cards lie face up, with the metropolises beside them. You pay the price with cards from your hand; a new card replaces the one you bought.
road-rules-build-2 = A city goes on a settlement, a metropolis on a city.
road-rules-build-3 = Once a turn one missing card of a price can be replaced: by four equal ones with one road, three with two, two with three, one with four or more. They must be of one other kind, beyond what the price needs of it.
road-rules-build-4 = When five cards of the same name are open, they are shuffled into the deck and five new ones are laid out.
road-rules-build-5 = A metropolis you buy is not replaced. On side B you choose among those that are left.
road-rules-build-6 = The prices: a road a brick and a wood; a settlement a brick, a wood, a wool and a grain; a knight a wool, a grain and an ore; a city two grain and three ore; a metropolis three wool and an ore.
road-rules-trade = Trade
road-rules-trade-1 = Once on your turn you may trade with one other player: any number of cards for any number of others.
road-rules-trade-2 = You may also ask openly what someone would give or want; they can agree, decline or make a counter-offer. The others may make you offers too, but never trade among themselves.
road-rules-trade-3 = After a deal your trading partner draws a card from the supply, no matter who made the last offer.
road-rules-special = Longest route and largest army
road-rules-special-1 = The first with three roads takes the longest route, the first with two knights the largest army.
road-rules-special-2 = If you build a road or a knight and then have more than the owner, you take the card. On side B each of the two cards has a metropolis whose owner takes it even on a tie, also at the moment of building it.
road-rules-events = Events
road-rules-events-1 = Each settlement you buy brings an event, before the next card is turned up. Three of the seven are robbers.
road-rules-events-2 = After the new year all seven are shuffled; so you never know quite what is to come.
road-rules-cards = The cards

road-rulings-cards = Cards
road-rulings-cards-1 = You can’t replace a card that you have, only one that is missing.
road-rulings-cards-2 = The extra cards for cities and metropolises are drawn after everyone has drawn the first.
road-rulings-cards-3 = The discard pile is shuffled when a card is needed and none is left, not when the last one goes. If both are empty, nobody draws.
road-rulings-cards-4 = When the build cards run out, places of the row stay empty.
road-rulings-cards-5 = At the start everyone draws both cards at once, from the first seat on; after that the first player’s turn begins with a draw like any other.
road-rulings-cards-6 = Five equal cards are shuffled back only if all five places are full and the deck has a card of another name.
road-rulings-cards-7 = On side B, a card you have just paid with may come back to you, if the supply had to be shuffled.
road-rulings-trade = Trade
road-rulings-trade-1 = Each player can be asked three times in a turn.
road-rulings-trade-2 = Both sides give something: four kinds at most on each side, and no kind on both.
road-rulings-trade-3 = You can’t ask for more cards than the other player holds.
road-rulings-trade-4 = On this page the others make their offers in answer to an offer or a question; you may of course talk.
road-rulings-trade-5 = Everyone sees what is offered, answered and exchanged.
road-rulings-events = Events
road-rulings-events-1 = When the robber comes, players give up their cards one after the other, openly.
road-rulings-events-2 = Only giver and receiver know the card of a donation.
road-rulings-events-3 = At the harvest festival the starting settlement counts like any other.
road-rulings-events-4 = A settlement that brings the seventh point brings no event.
road-rulings-end = The end
road-rulings-end-1 = If nobody draws or buys a card for two full rounds, the game ends. Most points win; on equal points the victory is shared.
road-rulings-end-2 = Hands are closed to the others until the game is over; how many cards they have is open.
rulings-say = The rules of this table are those of the printed German rulebook. Where it leaves a gap we decided.

road-rules-example = Examples
road-rules-example-1 = Two settlements, a city on one of them, three roads and the longest route: 1 for the settlement that is still visible, 2 for the city, 2 for the route. Five points.
road-rules-example-2 = You want a city, two grain and three ore, and have one grain, three ore and four wool. One grain is missing: with a single road four wool stand in for it, with two roads three would do.
road-meaning-points = points; with seven you win
road-meaning-road = a road, counts for the longest route
road-meaning-route = longest route
road-meaning-army = largest army
road-meaning-robber = robber

road-rules-figure-settlement = Settlement: { $points } { $points ->
    [one] point
   *[other] points
  }.
road-rules-figure-city = City on a settlement, which no longer counts: { $sum } more.
road-rules-figure-draw = Start of a turn, one card, and one more for each city: { $sum }.
road-rules-figure-price = { $card }: { $cards }.
road-rules-figure-replaced = With { $roads } { $roads ->
    [one] road
   *[other] roads
  }: { $with } for { $missing }.
road-rules-figure-trade = { $gave } for { $got }; the partner draws a card.
road-rules-figure-route = Longest route with { $count } roads: { $points } points.
road-rules-figure-route-again = { $count } roads against { $other }: the longest route changes hands, { $points } points.
road-rules-figure-army = Largest army with { $count } knights: { $points } points.
road-rules-figure-army-again = { $count } knights against { $other }: the largest army changes hands, { $points } points.
road-rules-figure-robber = Robber: { $hand } cards, only { $safe } are safe, so { $loses } go.
road-rules-figure-donation = Donation: a card from the leader with { $from } points to a player with { $to }.
road-rules-figure-harvest = Harvest festival: { $settlements } { $settlements ->
    [one] settlement
   *[other] settlements
  }, { $count } { $count ->
    [one] card
   *[other] cards
  }.
road-rules-figure-subsidy = Subsidy: { $count } cards without a special card.
