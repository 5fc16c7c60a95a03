### What is said in the lesson, step by step.

lesson-welcome = Welcome! You settle a land: roads, settlements, cities. The first to reach seven points on their own turn wins. Odette and Hugo play against you.
lesson-hand = The cards in your hand pay for everything: brick, wood, wool, grain and ore. They are not enough for anything yet. End your turn: on every turn, everyone draws a card.
lesson-trade = Once on your turn you may trade. Tap “Trade”, offer a wool, ask for two ore, and send the offer to Odette.
lesson-agreed = Odette agreed! In return she also draws a card from the supply. If someone declines, you may ask again.
lesson-road = Now buy something. The open cards show what they cost. Tap the road, then “Build”: a brick and a wood.
lesson-rate = Roads also help you pay: once a turn, equal cards can stand in for one that is missing. With one road it takes four, with two roads three.
lesson-end-two = End your turn. Then it is Odette’s and Hugo’s turn.
lesson-event = Odette built a settlement, and every settlement brings an event. This is the robber: anyone with more than seven cards loses half of them. Knights help you keep more.
lesson-city = Tap “Go on”, then the first city, then “Build”. It goes on your settlement and counts two points. And each city brings you one more card at the start of your turn.
lesson-end-three = End your turn. We let a few turns pass now.
lesson-army = Meanwhile Hugo was the first to have two knights: the largest army is his, worth two points. A player with more knights takes it from him.
lesson-metropolis = Your hand is full. Buy a metropolis: it goes on your city, counts three points and brings even more cards.
lesson-end-four = End your turn again.
lesson-settlement = You have three points and plenty of cards. Buy the first settlement. It counts one point, and brings an event for everyone. One to beware of is the donation: it costs the leader a card.
lesson-city-two = A harvest festival! Tap “Go on” and place a city on your new settlement.
lesson-route = Five points. Now buy a road: your third. That earns you the longest route, worth two points.
lesson-count = Seven points, and you have won! Three for the metropolis, two for the city, two for the longest route. Cards built over no longer count.
lesson-free = Now one turn of your own: here is your second turn again. Build, trade or save as you like, then end your turn. The computer will say what it thinks of it.
