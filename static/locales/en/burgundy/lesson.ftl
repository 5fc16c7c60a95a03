### What is said in the lesson, step by step.

lesson-welcome = Welcome to Burgundy! Around this castle you build your estate, tile by tile. The player with the most points at the end wins.
lesson-dice = Each turn you roll two dice. Each die gives you one action: take a tile, place one, sell goods, or take workers.
lesson-take = With a die you take a tile from the depot with the same number. Tap the 1, then the ship in depot 1.
lesson-place = Now place the ship. Tap the 2, then the blue field with a 2. A new tile always goes next to one you already have.
lesson-load = A ship brings you all the goods of one depot. Choose depot 3.
lesson-end = You have used both dice. End your turn; then it is Odette’s turn.
lesson-sell = With a die you sell all your goods of its number. Tap the 6, then your two sheaves of wheat: they bring points and a silver.
lesson-black = For two silver you can buy a tile from the black depot, once a turn and without a die. Buy the monastery.
lesson-tower = You still have a die. Tap the 4 and take the watchtower from depot 4.
lesson-end-two = Well done. End your turn.
lesson-region = Tap the 3 and place the watchtower on the brown field with a 3.
lesson-region-points = 15 points! 4 for the watchtower. And the brown field was a region of its own: 1 point for its size, and 10 more because you finished it early. The sooner, the better.
lesson-monastery = Tap the 1 and place the monastery on the yellow field with a 1. Each monastery has a power of its own.
lesson-end-three = End your turn.
lesson-workers = What if a die does not fit? Workers help. Tap the 2 and take two workers.
lesson-power = Your monastery lets a die be one higher or lower when you take a tile. So you can take the mine from depot 5 with the 4.
lesson-end-four = End your turn. The next dice will not fit, but you have workers now.
lesson-pay = The mine needs a 4, but you have a 2. Each worker changes a die by one: tap the 2 and the grey field. That costs two workers.
lesson-tiles = That is all you do in a turn. Mines bring silver, castles an extra action, animals points, buildings help at once. Press and hold any tile to read about it. Next we jump to the very last turn.
lesson-last = This is what your estate can look like after 25 rounds. Tap a 6 and place your last ship: that finishes a whole river.
lesson-last-load = Once more the ship brings goods. Choose depot 1.
lesson-last-sell = And with the last die you sell your wheat.
lesson-last-end = All done. End your turn, and with it the game.
lesson-count = Let’s count. Most of your points came on the way: regions, animals, goods. At the end each good and each silver left over brings 1 point, two workers together 1, and many monasteries bring some more.
lesson-free = 229 points, well done! Now one turn of your own: here is your estate again after five turns, with a 3 and a 2. Play them as you like, then end your turn. The computer will say what it thinks of it.
