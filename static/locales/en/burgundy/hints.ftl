hint-behind-solo = { $points ->
    [one] promises about one field less
   *[other] promises about { $points } fields less
  }
hint-finishes = { $phase ->
    [0] finishes a region of { $size } ({ $land }): { $points }
   *[other] finishes a region of { $size } ({ $land }): { $points } + { $phase }
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
hint-stone = the counting stone reaches the marker: an action more
hint-fills = fills all fields ({ $land }): a tile for nothing
hint-promise-silver = more silver later
hint-promise-workers = more flexible dice
hint-promise-goods = better sales later
hint-promise-storage = a tile that fits your estate
hint-promise-regions = helps finish a region
hint-promise-colours = brings a bonus tile nearer
hint-promise-monasteries = monasteries that pay off later
hint-promise-animals = herds that score again
hint-promise-bridge = a better place on the bridge
hint-promise-shields = shields that pay off
hint-promise-routes = goods that fit your trade route
hint-promise-posts = brings border posts nearer to each other
hint-promise-stone = brings the counting stone nearer to its marker
hint-opening = brought the most points when the computer played against itself

guide-actions = Each of your two dice does one of these
guide-points = What brings points
guide-more = Animals, goods that you sell, watchtowers and some monasteries bring points too. Everything on the table explains itself: press and hold it, or touch the question mark first. The light bulb gives a hint, and everything can be taken back.
guide-take = Touch a die, then a lit tile: it goes into your storage.
guide-place = Touch a tile in your storage, then a lit field: that is how you build.
