### What is said in the lesson, step by step.

lesson-welcome = Welcome! In this game everyone fills the same sheet, all at once and with the same dice. The player with the most points after three phases wins.
lesson-castle = First choose the castle you start from. Tap the one with the silver, then “Ready”. It brings 1 point and a silver.
lesson-roll = In each round the dice show two numbers and two colours. You pair one number with one colour and mark one field, always next to a marked one.
lesson-purple = The dice offer purple with a 1 or a 3. Monasteries take only 1 or 2, so write the 1 beside your castle. Then tap “Ready”.
lesson-worth = That field was a region of its own, so it is finished: 1 point, and a monk as a bonus. Larger regions bring far more: two fields 4 points, three 8, four 13. In later phases they bring less.
lesson-silver = Cities take any number. Write a 2 into the single orange field. Your silver then lets you mark a second field, with at least one other die: the 1 below your castle.
lesson-city = Within one city every number may appear only once. Next to the 1, write the 3.
lesson-worker = Two 1s, and this city has one already. But a worker turns a die into any number: write a 5. Three fields full, that makes 8 points!
lesson-monk = Only grey dice, and no mine in reach. A monk turns a colour die into any other colour: write the 6 into the river. You may use one bonus in each round.
lesson-green = A castle takes a number from one of the fields right beside it. Here that is the 3.
lesson-yellow = Two hourglasses: time runs twice as fast, and you may sell goods. Pastures need the same number everywhere; their points count double. Write the 3.
lesson-pass = Does nothing fit? Then pass and get a worker. The river brings goods when it is full: each sells for 2 points and a silver.
lesson-stars = The first to fill a whole colour gets its large star. In the next round in which someone fills it, there is the small star; after that, nothing. Now we jump to the last round.
lesson-last = The last round! One more field: with a worker, write a 1 into the monastery. Then the game is over.
lesson-count = Let’s count. Regions brought the most, above all the cities; then the stars for full colours, and the goods you sold. Leftover bonuses count nothing.
lesson-free = 57 points against 45, well done! Now one round of your own, from the middle of this game. Mark what you like, or pass, then tap “Ready”. The computer will say what it thinks of it.
