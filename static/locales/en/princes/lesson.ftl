### What is said in the lesson, step by step.

lesson-welcome = Welcome! This is your principality: a road between two settlements, with six regions around them. Odette’s is opposite. Here, the first to reach seven points wins.
lesson-first = Choose a stack for your first three cards. They go into your hand; Odette can’t see them.
lesson-roll = Each turn begins with the dice. Tap “Roll”.
lesson-celebration = A 3: all regions with a 3 store a resource. The other die shows a celebration: the player with more skill stores one more. You are tied, so you both do. Tap the field with the 6.
lesson-road = Now build. Tap the place to the right of your principality: a road, for two brick and one lumber.
lesson-caravan = A settlement needs lumber, brick, wool and grain. Your caravan helps: it swaps two resources. Play it, give the ore and one grain, and take lumber and brick.
lesson-settlement = Tap the place at the end of the road: a settlement! It counts one point.
lesson-regions = With it you get two new regions. Which one goes above? Tap the hills with the 1.
lesson-end = That was a good turn. End it, and exchange a card: tap “End and exchange”.
lesson-draw = At the end you fill up your hand to three cards. Draw one from the first stack.
lesson-exchange = Now the exchange. Tap the ore ship and put it under stack 3, then draw from stack 1.
lesson-roll-two = Odette has played, and you were given something too. Beware of brigands: with more than seven resources they take all your wool and gold. Roll again.
lesson-merchant = An event card: a travelling merchant sells you a resource for a gold. Tap the mountains with the 5.
lesson-abbey = Build the abbey: tap the card, then the place above your left settlement. For the brick, pay from the hills with the 1.
lesson-progress = Buildings stand above and below settlements and cities. The abbey gives progress: you may now hold one more card. Next we jump a few turns ahead.
lesson-city = A settlement grows into a city for two grain and three ore. Tap the middle settlement. A city counts two points and has room for more.
lesson-ship = Ships help you trade. Build the large one: tap the card, then the place below your left settlement.
lesson-advantage = Trade and strength win too: with at least three points of one, and more than your opponent, you hold the advantage, worth a point. With the trade advantage, the “trade” die also lets you take a resource. We jump to your last turn.
lesson-trade = Six points! You are one grain short of a city. Three of a kind buy any other resource: tap “Trade”, give lumber, and store a grain.
lesson-last = Now turn your settlement on the right into a city.
lesson-count = Seven points, and you have won! Here you see what brought them.
lesson-free = Now one turn of your own, late in this game: roll, then trade and build as you like, and end your turn. Cards explain themselves if you press and hold them. The computer will say what it thinks of your turn.
