### What is said in the lesson, step by step.

lesson-welcome = Welcome! You settle a land: roads, settlements, cities. Whoever has seven points first, in a turn of their own, wins. Odette and Hugo play against you.
lesson-hand = These cards in your hand pay for everything: brick, wood, wool, grain and ore. They are not enough for anything yet. End your turn: with every turn, everybody draws a card.
lesson-trade = Once in your turn you may trade. Touch “Trade”, offer a wool, ask for two ores, and send the offer to Odette.
lesson-agreed = Odette agreed! In return she also draws a card from the supply. If someone declines, you may ask again.
lesson-road = Now buy something. The open cards show what they cost. Touch the road, then “Build”: a brick and a wood.
lesson-rate = Roads also help you pay: once a turn, equal cards can stand in for one that is missing. With one road it takes four, with two roads three.
lesson-end-two = End your turn. Then Odette and Hugo play theirs.
lesson-event = Odette built a settlement, and every settlement brings an event. This is the robber: whoever holds more than seven cards loses half of them. Knights help you keep more.
lesson-city = Touch “Go on”, then the first city, then “Build”. It is laid on your settlement and counts two points. And each city brings you one more card at the start of your turn.
lesson-end-three = End your turn. We let a few turns pass now.
lesson-army = Meanwhile Hugo was the first to have two knights: the largest army is his, worth two points. Whoever has more knights takes it from him.
lesson-metropolis = Your hand is full. Buy a metropolis: it is laid on your city, counts three points and brings even more cards.
lesson-end-four = End your turn again.
lesson-settlement = You have three points and plenty of cards. Buy the first settlement. It counts one point, and brings an event for everybody.
lesson-city-two = A harvest festival! Touch “Go on” and lay a city on your new settlement.
lesson-route = Five points. Now buy a road: your third. That earns you the longest route, worth two points.
lesson-count = Seven points, and you have won! Three for the metropolis, two for the city, two for the longest route. What is covered no longer counts.
lesson-done = Now you know all you need. Your first real game is waiting.
