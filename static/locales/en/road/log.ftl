### Road's log.

road-log-first = { $name } was dealt the marked settlement and begins
road-log-turn = It is { $name }’s turn
road-log-five-equal = Five of a kind were open: the build cards were shuffled
road-log-drew = { $name } drew { $cards }
road-log-drew-count = { $name } drew { $count ->
    [one] a card
   *[other] { $count } cards
  }
road-log-no-card = The supply is empty: { $name } got { $count ->
    [one] one card
   *[other] { $count } cards
  } fewer
road-log-built = { $name } bought { $card } for { $price }
road-log-built-with = { $name } bought { $card } for { $price }, one card replaced
road-log-special = { $name } took { $card }
road-log-special-from = { $name } took { $card } from { $other }
road-log-event = { $name } drew an event: { $event }
road-log-robbed = { $name } has { $hand } cards, { $safe } are safe: { $count } must go
road-log-discarded = { $name } gave up { $cards }
road-log-gift = { $name } gave { $other } a card: { $card }
road-log-gift-hidden = { $name } gave { $other } a card
road-log-offer = { $name } offered { $other } { $give } for { $get }
road-log-asks-any = { $name } asked { $other } for an offer
road-log-asks-for = { $name } asked { $other } what { $get } would cost
road-log-asks-what = { $name } asked { $other } what { $give } would bring
road-log-counter = { $name } would give { $other } { $give } for { $get }
road-log-declined = { $name } declined
road-log-traded = { $name } traded with { $other }: { $gave } for { $got }
road-log-seven = Seven points: the game is over
road-log-stalled = For two rounds nobody drew or bought a card: the game is over
