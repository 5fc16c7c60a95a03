hint-finishes = { $phase ->
    [0] finishes a region of { $size ->
        [one] one field
       *[other] { $size } fields
      } ({ $land }): { $points }
   *[other] finishes a region of { $size ->
        [one] one field
       *[other] { $size } fields
      } ({ $land }): { $points } + { $phase }
  }
hint-bonus-first = first to fill all fields ({ $land }): { $points }
hint-bonus-second = second to fill all fields ({ $land }): { $points }
hint-scores = { $points ->
    [one] one point ({ $reason })
   *[other] { $points } points ({ $reason })
  }
hint-silver = { $count } silver
hint-workers = { $count ->
    [one] one worker
   *[other] { $count } workers
  }
hint-goods = { $count ->
    [one] one good
   *[other] { $count } goods
  }
hint-shield = shield { $number }: { $points } points at the end
hint-route = { $count ->
    [one] a space of your trade route gives its bonus
   *[other] { $count } spaces of your trade route give their bonus
  }
hint-stone = the counting stone reaches the marker: one more action
hint-fills = fills all fields ({ $land }): a free tile
hint-promise-silver = more silver later
hint-promise-workers = more flexible dice
hint-promise-goods = better sales later
hint-promise-storage = a tile that fits your estate
hint-promise-regions = helps finish a region
hint-promise-colours = brings a bonus tile closer
hint-promise-monasteries = monasteries that pay off later
hint-promise-animals = herds that score again
hint-promise-bridge = a better place on the bridge
hint-promise-shields = shields that pay off
hint-promise-routes = goods that fit your trade route
hint-promise-posts = brings border posts closer together
hint-promise-stone = brings the counting stone closer to the marker
hint-ends = both dice are used, and nothing more can be bought
hint-ends-saving = both dice are used, and your silver is worth more later
hint-opening = brought the most points when the computer played against itself

guide-take = Tap a die, then a lit tile: it goes into your storage.
guide-place = Tap a tile in your storage, then a lit field: that is how you build.
guide-1 = Each of your two dice gives you one action. Take a tile from the depot of its number: tap the die, then a lit tile.
guide-2 = Or place a stored tile on a field of its number, next to one you already have.
guide-3 = Or sell goods of its number, or take two workers: each of them changes a die by one.
guide-4 = Finished regions bring points: the larger and the sooner, the more. After 25 rounds the most points win.
