## Castle, mine, ship
tile-castle = Castle
    .the = the castle
tile-castle-help = At once, one more action as if with a die of any number: take, place, sell or workers.
tile-mine = Mine
    .the = the mine
tile-mine-help = 1 silver at the end of every phase, the last one too.
tile-ship = Ship
    .the = the ship
tile-ship-help = Takes all goods of one depot of your choice that you have room for. Then your stone moves one step on the bridge.

## Buildings
tile-warehouse = Warehouse
    .the = the warehouse
tile-warehouse-help = Sell all goods of one kind at once, without a die. Only one of each building per city.
tile-watchtower = Watchtower
    .the = the watchtower
tile-watchtower-help = 4 points at once. Only one of each building per city.
tile-carpenter = Carpenter
    .the = the carpenter’s workshop
tile-carpenter-help = Take a building from any of the six depots into your storage; not from the black depot. Only one of each building per city.
tile-church = Church
    .the = the church
tile-church-help = Take a mine, monastery or castle from any of the six depots into your storage; not from the black depot. Only one of each building per city.
tile-market = Market
    .the = the market
tile-market-help = Take a ship or animals from any of the six depots into your storage; not from the black depot. Only one of each building per city.
tile-boarding-house = Boarding house
    .the = the boarding house
tile-boarding-house-help = 4 workers at once. Only one of each building per city.
tile-bank = Bank
    .the = the bank
tile-bank-help = 2 silver at once. Only one of each building per city.
tile-town-hall = Town hall
    .the = the town hall
tile-town-hall-help = Place one more tile from your storage at once, whatever the field’s number; it has its usual effect. Only one of each building per city.

## Animals: they score for themselves, and the same animals on the pasture score again
tile-sheep-2 = 2 sheep
    .the = 2 sheep
tile-sheep-2-help = 2 points at once, and again the points of all sheep that already graze on the same pasture.
tile-sheep-3 = 3 sheep
    .the = 3 sheep
tile-sheep-3-help = 3 points at once, and again the points of all sheep that already graze on the same pasture.
tile-sheep-4 = 4 sheep
    .the = 4 sheep
tile-sheep-4-help = 4 points at once, and again the points of all sheep that already graze on the same pasture.
tile-cow-2 = 2 cows
    .the = 2 cows
tile-cow-2-help = 2 points at once, and again the points of all cows that already graze on the same pasture.
tile-cow-3 = 3 cows
    .the = 3 cows
tile-cow-3-help = 3 points at once, and again the points of all cows that already graze on the same pasture.
tile-cow-4 = 4 cows
    .the = 4 cows
tile-cow-4-help = 4 points at once, and again the points of all cows that already graze on the same pasture.
tile-pig-2 = 2 pigs
    .the = 2 pigs
tile-pig-2-help = 2 points at once, and again the points of all pigs that already graze on the same pasture.
tile-pig-3 = 3 pigs
    .the = 3 pigs
tile-pig-3-help = 3 points at once, and again the points of all pigs that already graze on the same pasture.
tile-pig-4 = 4 pigs
    .the = 4 pigs
tile-pig-4-help = 4 points at once, and again the points of all pigs that already graze on the same pasture.
tile-goat-2 = 2 { $edition ->
    [2011] chickens
   *[other] goats
}
    .the = 2 { $edition ->
        [2011] chickens
       *[other] goats
    }
tile-goat-2-help = 2 points at once, and again the points of all { $edition ->
    [2011] chickens
   *[other] goats
} that already graze on the same pasture.
tile-goat-3 = 3 { $edition ->
    [2011] chickens
   *[other] goats
}
    .the = 3 { $edition ->
        [2011] chickens
       *[other] goats
    }
tile-goat-3-help = 3 points at once, and again the points of all { $edition ->
    [2011] chickens
   *[other] goats
} that already graze on the same pasture.
tile-goat-4 = 4 { $edition ->
    [2011] chickens
   *[other] goats
}
    .the = 4 { $edition ->
        [2011] chickens
       *[other] goats
    }
tile-goat-4-help = 4 points at once, and again the points of all { $edition ->
    [2011] chickens
   *[other] goats
} that already graze on the same pasture.

## Monasteries
tile-monastery-1 = Monastery 1
    .the = monastery 1
tile-monastery-1-help = From now on your cities may hold any number of buildings of the same kind.
tile-monastery-2 = Monastery 2
    .the = monastery 2
tile-monastery-2-help = From now on each of your mines also brings a worker at the end of a phase.
tile-monastery-3 = Monastery 3
    .the = monastery 3
tile-monastery-3-help = From now on each sale of goods brings 2 silver instead of 1.
tile-monastery-4 = Monastery 4
    .the = monastery 4
tile-monastery-4-help = From now on each sale of goods also brings a worker.
tile-monastery-5 = Monastery 5
    .the = monastery 5
tile-monastery-5-help = From now on each of your ships may also take goods from a second depot next to the first.
tile-monastery-6 = Monastery 6
    .the = monastery 6
tile-monastery-6-help = { $edition ->
    [2011] From now on the tile you buy for 2 silver may come from any of the seven depots. It is still one a turn.
   *[other] From now on you may buy a tile for 2 workers, from any of the seven depots, instead of for 2 silver from the black one. It is still one a turn.
}
tile-monastery-7 = Monastery 7
    .the = monastery 7
tile-monastery-7-help = From now on each animal tile that scores brings 1 point more.
tile-monastery-8 = Monastery 8
    .the = monastery 8
tile-monastery-8-help = From now on each worker changes a die by up to two.
tile-monastery-9 = Monastery 9
    .the = monastery 9
tile-monastery-9-help = From now on the die may be one higher or lower, without a worker, when you place a building.
tile-monastery-10 = Monastery 10
    .the = monastery 10
tile-monastery-10-help = From now on the die may be one higher or lower, without a worker, when you place animals or a ship.
tile-monastery-11 = Monastery 11
    .the = monastery 11
tile-monastery-11-help = From now on the die may be one higher or lower, without a worker, when you place a castle, mine or monastery.
tile-monastery-12 = Monastery 12
    .the = monastery 12
tile-monastery-12-help = From now on the die may be one higher or lower, without a worker, when you take a tile from a depot.
tile-monastery-13 = Monastery 13
    .the = monastery 13
tile-monastery-13-help = From now on taking workers with a die also brings 1 silver. A boarding house does not.
tile-monastery-14 = Monastery 14
    .the = monastery 14
tile-monastery-14-help = From now on you take 4 workers with a die instead of 2. A boarding house stays as it is.
tile-monastery-15 = Monastery 15
    .the = monastery 15
tile-monastery-15-help = At the end: { $edition ->
    [2011] 3
   *[other] 2
} points for each kind of goods of which you sold at least one.
tile-monastery-16 = Monastery 16
    .the = monastery 16
tile-monastery-16-help = At the end: 4 points for each warehouse in your estate.
tile-monastery-17 = Monastery 17
    .the = monastery 17
tile-monastery-17-help = At the end: 4 points for each watchtower in your estate.
tile-monastery-18 = Monastery 18
    .the = monastery 18
tile-monastery-18-help = At the end: 4 points for each carpenter’s workshop in your estate.
tile-monastery-19 = Monastery 19
    .the = monastery 19
tile-monastery-19-help = At the end: 4 points for each church in your estate.
tile-monastery-20 = Monastery 20
    .the = monastery 20
tile-monastery-20-help = At the end: 4 points for each market in your estate.
tile-monastery-21 = Monastery 21
    .the = monastery 21
tile-monastery-21-help = At the end: 4 points for each boarding house in your estate.
tile-monastery-22 = Monastery 22
    .the = monastery 22
tile-monastery-22-help = At the end: 4 points for each bank in your estate.
tile-monastery-23 = Monastery 23
    .the = monastery 23
tile-monastery-23-help = At the end: 4 points for each town hall in your estate.
tile-monastery-24 = Monastery 24
    .the = monastery 24
tile-monastery-24-help = At the end: 4 points for each kind of animal in your estate.
tile-monastery-25 = Monastery 25
    .the = monastery 25
tile-monastery-25-help = At the end: 1 point for each of the goods you sold.
tile-monastery-26 = Monastery 26
    .the = monastery 26
tile-monastery-26-help = At the end: { $edition ->
    [2011] 2
   *[other] 3
} points for each of your bonus tiles, large or small.

## Modules
tile-monastery-27 = Monastery 27
    .the = monastery 27
tile-monastery-27-help = At once and from now on your stone is on top of its stack on the bridge, even when others arrive later.
tile-monastery-28 = Monastery 28
    .the = monastery 28
tile-monastery-28-help = From now on you may buy 2 workers for 1 silver in your turn, as often as you like.
tile-monastery-29 = Monastery 29
    .the = monastery 29
tile-monastery-29-help = At the end: 4 points for each white castle in your estate.
tile-white-castle = White castle
    .the = the white castle
tile-white-castle-help = At once, one more action with the number of the white die; workers may change it for this action. Only one per city.
tile-crane = Crane
    .the = the crane
tile-crane-help = Works at once like a building of your choice. At the end it counts as any one building for your monasteries. May stand in any city.
tile-geese = 2 geese
    .the = 2 geese
tile-geese-help = 2 points at once, and the points of one other kind of animal on the same pasture. Animals placed there later score the geese again.
tile-inn = Inn
    .the = the inn
tile-inn-help = Goes on any free field with a die of its number, one in each region. The region counts as one field larger when it is finished. It does nothing else.

## Shields: what they do while you have them
shield-1 = all your pastures count as one when animals score
shield-2 = a worker whenever another player gets workers
shield-3 = tribute may be paid with workers too
shield-4 = as many stored tiles as you like
shield-5 = each ship also takes all goods of one kind from all depots
shield-6 = another player’s monasteries work for you too
shield-7 = bonus tiles give twice the points
shield-8 = mines give twice as much
shield-9 = a silver for each good sold
shield-10 = your monasteries that score at the end give twice the points
shield-11 = a castle’s action may take a shield
shield-12 = goods sold give twice the points
shield-13 = your shields give twice the points at the end
shield-14 = place a tile from the six depots at the end of each phase
shield-15 = place a tile from the black depot at the end of each phase
shield-16 = turn one die to any number in each turn
shield-17 = finished regions count as one field larger
shield-18 = tiles need no neighbour

shield-1-help = When you place animals, all your pastures count as one, whether they touch or not: every tile with the same animals scores again.
shield-2-help = Whenever another player gets workers, however many, you get one too.
shield-3-help = You may pay the tribute for your shields with workers as well, mixed as you like.
shield-4-help = You may store as many tiles as you like. If you lose the shield, you choose tiles that leave the game until three are left.
shield-5-help = When you place a ship, you may also take all goods of one kind from all six depots, if you have room for them.
shield-6-help = Name another player once, at any moment: from then on that player’s monasteries work for you too, also those placed later and those that score at the end; only monastery 27 does not.
shield-7-help = Bonus tiles that you take while you have it bring twice the points.
shield-8-help = Your mines pay twice, with monastery 2 also twice the workers.
shield-9-help = Each good sold brings a silver, not just each sale. Monastery 3 adds one for each sale.
shield-10-help = Your own monasteries that score at the end bring twice the points; not those that shield 6 lets you use.
shield-11-help = When you place a castle, its action may be to take a shield from any depot, without a double.
shield-12-help = Goods that you sell bring twice the points.
shield-13-help = All your shields, this one too, bring twice the points at the end: 24, 16 or 8.
shield-14-help = At the end of each phase, after the last turn, you may place a tile from one of the six depots straight into your estate, whatever its number, with all its effects.
shield-15-help = At the end of each phase, after the last turn, you may place a tile from the black depot, or an inn, straight into your estate, whatever its number, with all its effects.
shield-16-help = In each turn you may turn one unused die to any number.
shield-17-help = A finished region counts as one field larger for its points, eight at most: a region of three brings 10 points instead of 6.
shield-18-help = Your tiles need no neighbour: they go on any field of their colour and number.

## Solo game
tile-black = Black tile
    .the = the black tile
tile-black-help = Goes on any free field of any colour, with a die of its number. It fills the field and does nothing else.
