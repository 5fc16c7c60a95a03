rules-goal = The goal
rules-goal-1 = Each player builds up an estate: tiles are taken from the middle of the table and placed on fields of the same colour. Almost everything brings points; the player with the most at the end wins.
rules-goal-2 = A game has five phases, A to E, of five rounds each. In every round each player has one turn with two dice: fifty actions each.

rules-round = Phases and rounds
rules-round-1 = At the start of a phase the depots are cleared and filled again: every space shows its colour. Goods in the depots stay. Five goods are set aside for the five rounds.
rules-round-2 = At the start of a round everyone rolls both dice openly. The white die says to which depot the good of the round goes.
rules-round-3 = Then the players take their turns in the order of the bridge: the stone furthest along it first, a stack from top to bottom. A new order applies from the next round.

rules-turn = A turn
rules-turn-1 = With each of your two dice you do one action, in any order; both may be of the same kind. Once in your turn you may also buy a tile.
rules-turn-2 = You end your turn yourself. Both dice must be used: you can always take workers.

rules-actions = The four actions
rules-actions-1 = Take a tile from the depot of the die’s number. It goes to one of your three storage spaces, never straight into your estate. If all three are full, one of the tiles there leaves the game first.
rules-actions-2 = Place a tile from your storage on an empty field of the die’s number and the tile’s colour, next to a tile you have already placed. It takes effect at once.
rules-actions-3 = Sell all goods of the die’s number: 1 silver for the sale, and for each of them 2, 3 or 4 points with two, three or four players.
rules-actions-4 = Take two workers, with any number.

rules-workers = Workers
rules-workers-1 = Each worker that you give back changes one of your dice by one, up or down; from 6 to 1 is one step too.
rules-workers-2 = Here the page counts them for you: it shows how far a die can go and how many workers that takes, and always pays the fewest.

rules-buy = The black depot
rules-buy-1 = Once in your turn, at any moment, you may buy a tile from the black depot for 2 silver. No die is needed. It goes into your storage too.

rules-tiles = What tiles do
rules-tiles-1 = A castle gives one more action at once, as if with a die of any number.
rules-tiles-2 = A mine brings 1 silver at the end of each phase.
rules-tiles-3 = A ship takes the goods of one depot of your choice, as far as you have room: you keep three kinds, any number of each. Then your stone moves one step on the bridge, on top of any stones there.
rules-tiles-4 = Animals score their number, and all tiles with the same animals on the same pasture score again.
rules-tiles-5 = Buildings have effects of their own, without a die. There may be only one of each building per city. Effects that take or place something may be skipped.
rules-tiles-6 = Monasteries change a rule from now on, or score at the end.

rules-score = Regions, phases, colours
rules-score-1 = A region is a group of joined fields of one colour. When you fill its last field you score by its size: 1, 3, 6, 10, 15, 21, 28 or 36 points for one to eight fields.
rules-score-2 = On top come the points of the phase: 10 in phase A, then 8, 6, 4, and 2 in phase E, whatever the size.
rules-score-3 = The first to fill all fields of a colour takes its large bonus tile, the second the small one: 5 and 2 points with two players, 6 and 3 with three, 7 and 4 with four.
rules-score-4 = Goods sold, watchtowers and some monasteries bring points too.

rules-end = The end
rules-end-1 = After phase E each good that is left, each silver and every two workers are 1 point, and the monasteries that score at the end are counted.
rules-end-2 = A tie goes to the estate with more empty fields, then to the player who is later on the bridge.
rules-end-3 = The final score shows where every point came from.

rules-all-tiles = All tiles
rules-count = { $black ->
    [0] { $normal } in the game
   *[other] { $normal ->
        [0] { $black } in the game, black-backed
       *[other] { $normal } in the game, { $black } more black-backed
    }
  }
rules-group-castle = Castles
rules-group-mine = Mines
rules-group-ship = Ships
rules-group-building = Buildings
rules-group-animal = Animals
rules-group-monastery = Monasteries
rules-animals = 2, 3 or 4 { $animals }
rules-animals-help = 2, 3 or 4 points at once, and again the points of all { $animals } that already graze on the same pasture.

rules-modules = The modules
rules-modules-say = Expansions from the box. Each may be added, alone or with any others; apart from what is said here, all rules above hold.
rules-extra-tiles = Extra tiles
rules-extra-tiles-1 = Monastery 27 moves your stone to the top of its stack on the bridge and keeps it there. Monastery 28 sells you two workers for a silver, as often as you like.
rules-extra-tiles-2 = The crane works like a building of your choice. It may go into any city, and at the end counts as one building for one of your monasteries.
rules-extra-tiles-3 = The geese bring 2 points and score with one other kind of animals on their pasture. Animals that come there later score them again.
rules-border-posts = Border posts
rules-border-posts-1 = You play on boards 11a to 11f, each player on a different one. Three posts stand at the border: in the north-west, the north-east and the south, each beside two fields.
rules-border-posts-2 = When a chain of tiles first joins two posts, you win the points of the phase. Each of the three pairs pays once; the tile that reaches the third post may pay twice.
rules-border-posts-3 = The first and the second player to join all three win as much as for a finished colour.
rules-white-castles = White castles
rules-white-castles-1 = White castles are buildings. When you place one, you have one more action at once, with the number of this round’s white die; workers may change it for that action.
rules-white-castles-2 = As with any building, only one per city.
rules-inns = Inns
rules-inns-1 = At the start of each phase an inn is placed beside the black depot. It costs 2 silver and is your purchase of the turn.
rules-inns-2 = It goes on any free field next to one of your tiles, with a die of the field’s number, one in each region. When the region is finished, it counts as one field larger, eight at most. The inn itself does nothing else.
rules-trade-routes = Trade routes
rules-trade-routes-1 = With two, three or four players each player gets five, four or three cards of three spaces each, in a row.
rules-trade-routes-2 = After a sale the goods go onto the cards one by one, from the left. A good of the kind that is printed on its space gives at once what is shown there; other goods only fill it. The twelve cards:
rules-shields = Shields
rules-shields-1 = At the start there are six, nine or twelve of the eighteen shields in the depots, with two, three or four players. They are not replaced.
rules-shields-2 = With a double, even one made with workers, you may take a shield from the depot of that number in place of both actions. It goes on a castle without a shield, or in place of another of your shields, which leaves the game. Its effect applies at once.
rules-shields-3 = At the end of each phase, before the mines pay, each shield costs 1 silver as tribute. A shield that you can’t or don’t want to pay leaves the game.
rules-shields-4 = Shields that you still have at the end bring 12, 8 or 4 points.
rules-shield-points = { $points } points

rulings-say = The rules of this table are those of the printed German rulebook of 2019; the values of 2011, which are also played online, are an option. Where it leaves a gap we decided. Those lines say “our reading”.

rulings-editions = Editions
rulings-editions-1 = Monastery 6: in 2019 two workers buy a tile from any of the seven depots, and 2 silver still buy from the black one. In 2011 it is 2 silver for any of the seven.
rulings-editions-2 = Monastery 15: 2 points for each kind sold in 2019, 3 in 2011. Monastery 26: 3 points for each bonus tile in 2019, 2 in 2011.
rulings-editions-3 = The fourth animal is the goat in 2019, the chicken in 2011.
rulings-editions-4 = Boards: ten in 2019. The box of 2011 has nine of them: not today’s 2, and today’s 10 has the number 2.
rulings-editions-5 = Buying: in 2019 at any moment of your turn, even while an effect is pending. In 2011 before, between and after the two actions. One purchase a turn in both.

rulings-before = Before the game
rulings-before-1 = Seats are in turn order; the first one starts.
rulings-before-2 = Our reading: boards and castles that are chosen in the game are chosen in turn order, before the tiles of phase A are laid out.
rulings-before-3 = Castles chosen in secret are shown when the last one is chosen.
rulings-before-4 = Dice depend on the seed and the round alone: undo never changes a roll.

rulings-turn = The turn
rulings-turn-1 = Both dice must be used. Ending the turn is a step of its own.
rulings-turn-2 = The fewest workers that do it are paid. With monastery 8 each counts up to two; monasteries 9 to 12 give one step for the actions they name, before workers are counted.
rulings-turn-3 = Our reading: with a full storage exactly one of the stored tiles leaves the game, also for purchases and for effects of buildings; never the new one.
rulings-turn-4 = A sale needs at least one good. Silver and points come at once.
rulings-turn-5 = Silver and workers never run out.

rulings-effects = Placing and effects
rulings-effects-1 = The starting castle gives no points and no action. A castle field that is a region of its own never scores for it.
rulings-effects-2 = Our reading: first what a tile gives at once, then the region’s size, the phase and the colour; then effects that offer a choice.
rulings-effects-3 = A tile whose effect can’t be used may still be placed; the effect is lost.
rulings-effects-4 = Market, carpenter, church, warehouse and town hall may be skipped. A castle’s action must be taken; monasteries 13 and 14 apply to it.
rulings-effects-5 = The town hall places any stored tile by the usual rules of colour, neighbours and cities, with all its effects. In 2019 you may still buy first: the tile you place may be the one you bought.
rulings-effects-6 = A ship may visit any depot, an empty one too. Kinds you already hold come along first; where places run out you choose as many new kinds as fit, and the rest stays.
rulings-effects-7 = Our reading: if you have no room for the goods of any depot, the ship asks nothing.
rulings-effects-8 = With monastery 5 you may empty one more depot beside the first, on the ring 1–2–3–4–5–6–1, once the first is done.
rulings-effects-9 = If your stone is already on the last space of the bridge, each further ship puts it on top of its stack.
rulings-effects-10 = “Each kind once” binds the buildings that are placed in a city. Monastery 1 lifts it.

rulings-end = The end
rulings-end-1 = Mines pay at the end of the last phase too, with monastery 2 also workers.
rulings-end-2 = Our reading: for a tie, the order on the bridge after the last ship counts.
rulings-end-3 = Running totals show monasteries 15 to 26 as they stand now; goods, silver and workers are counted only at the end.

rulings-modules = Modules
rulings-modules-1 = All modules may be played together. Border posts ask for boards 11a to 11f, a different one for each player.
rulings-modules-2 = Our reading: the crane offers no effect that can’t be used.
rulings-modules-3 = White castles: the action must be taken; monasteries 8 and 9 to 12 help. They carry no shield.
rulings-modules-4 = Inns fill their field for region and colour, but are no building, mine or animal. Monasteries 9 to 11 don’t help to place them.
rulings-modules-5 = Trade routes: what a space gives is resolved completely before the next good is placed. What may be skipped for the building there may be skipped here too; the action of any number must be taken.
rulings-modules-6 = Shields: a double is made before either action; you may still buy. Tribute is paid in phase E too, in the order of the bridge after the last ship (our reading).
rulings-modules-7 = Shields 14 and 15 come before the tribute, shield 14 first; inns count for 15.
rulings-modules-8 = Our reading: with shield 4 there are 40 storage spaces, more than anyone can use.
rulings-modules-9 = Shield 6 names one player, once: at any moment of your turn, before paying tribute, or before the final scoring. Shield 10 doubles your own monasteries only.

rules-setup = Setup
rules-setup-1 = Everyone places one castle on a castle field; the estate grows from there.
rules-setup-2 = Everyone has one silver and three goods, drawn unseen. Goods of the same kind form one pile.
rules-setup-3 = Later players start with more workers: 1 for the first in turn order, 2 for the second, 3 for the third, 4 for the fourth.
rules-example = Scoring examples
rules-example-1 = In phase B you fill the last field of a city of four: 10 points for the size and 8 for the phase, 18 together. In phase E the same city would bring 10 and 2.
rules-example-2 = There are 4 cows on a pasture. You add 3 cows: 3 points for the new tile and 4 for the one already there, 7 together. With goats there instead, it would be 3.
rules-example-3 = You sell three goods of one kind: 1 silver, and with two players 6 points, with three 9, with four 12.
meaning-worker = worker
meaning-silver = silver
meaning-points = points
meaning-good = goods
meaning-die = a die of any number
meaning-tile = any tile
meaning-black = black depot
meaning-bridge = order of play
meaning-phase = points of the phase
meaning-colour-first = first to fill a whole colour
meaning-colour-second = second to fill it

rules-figure-round = White die { $die }: the good of the round goes to depot { $die }.
rules-figure-take = Die { $die }: a tile from depot { $die } goes into your storage.
rules-figure-place = Die { $die }: the tile goes on a { $die } of its colour, next to one of yours.
rules-figure-sell = Goods of number { $die }: { $sum } points, and { $silver } silver.
rules-figure-hire = Any die: { $workers } workers.
rules-figure-shift = { $workers ->
    [one] One worker turns the { $die } into a { $at }.
   *[other] { $workers } workers turn the { $die } into a { $at }.
  }
rules-figure-buy = { $silver } silver: a tile from the black depot goes into your storage.
rules-figure-castle = Castle: one more action with any number, here a tile from depot { $die }.
rules-figure-mine = { $mines } mines at the end of a phase: { $silver } silver.
rules-figure-ship = Ship: the { $count } goods of depot { $depot }, and a step on the bridge.
rules-figure-animals = The new tile and those with the same animals on its pasture: { $sum } points.
rules-figure-workers = { $tile }: { $workers } workers at once.
rules-figure-points = { $tile }: { $points } points at once.
rules-figure-region = Region of { $size } fields in phase { $phase }: { $sum } points.
rules-figure-large = Region, phase, and the large bonus tile of the first to fill a colour: { $sum } points.
rules-figure-small = Region, phase, and the small bonus tile of the second to fill it: { $sum } points.
rules-figure-monastery = Monastery { $number } at the end of the game: { $points } points.
rules-figure-end = What is left at the end: { $sum } points.
