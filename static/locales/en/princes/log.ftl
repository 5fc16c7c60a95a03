### The log of Princes.

princes-log-began = { $name } begins
princes-log-turn = Turn { $turn }: { $name }
princes-log-rolled = { $name } rolled { $number }: { $face }
princes-log-stored = { $name } stored { $what }: { $why }
princes-log-spent = { $name } gave up { $what }: { $why }
princes-log-not-stored = { $name } had no room to store { $count }: { $why }
princes-log-demanded = { $name } took { $kind }: { $why }
princes-log-robbed = { $name }: brigands counted { $counted } and took { $lost }
princes-log-robbed-but = { $name }: brigands counted { $counted }, not { $uncounted ->
    [one] one other
   *[other] { $uncounted } others
}, and took { $lost }
princes-log-safe = { $name }: brigands counted { $counted } and took nothing
princes-log-safe-but = { $name }: brigands counted { $counted }, not { $uncounted ->
    [one] one other
   *[other] { $uncounted } others
}, and took nothing
princes-log-event = Event: { $card }
princes-log-event-cities = Event: { $card }; players without a city were not affected
princes-log-event-plague = Event: { $card }; players without a city and regions around a bath house were not affected
princes-log-events-rebuilt = The event stack was rebuilt
princes-log-won = { $name } has won
princes-log-stopped = The game was stopped
princes-log-regions = { $name } drew { $first } and { $second }
princes-log-built = { $name } built { $what }
princes-log-placed = { $name } placed { $card }
princes-log-traded = { $name } traded { $what } for { $kind }
princes-log-swapped = { $name } swapped two cards
princes-log-swapped-regions = { $name } swapped { $first } and { $second }
princes-log-moved = { $name } moved { $count } from { $from } to { $to }
princes-log-turned = { $name } turned { $card } to level { $level }
princes-log-triumph = { $name }: triumph at level { $level }
princes-log-advantage = { $name } holds the { $what }
princes-log-no-advantage = Nobody holds the { $what }
princes-log-favoured = { $name } trades { $kind } one for one this turn
princes-log-played = { $name } played { $card }
princes-log-used = { $name } used { $card }
princes-log-drew = { $name } drew { $card } from stack { $stack }
princes-log-drew-unseen = { $name } drew { $card } from stack { $stack }
princes-log-under = { $name }: { $card } went under stack { $stack }
princes-log-under-unseen = { $name }: { $card } went under stack { $stack }
princes-log-stolen = { $name } took { $card } from their opponent’s hand
princes-log-discarded = { $name } discarded { $card }
princes-log-fetched = { $name } fetched { $card } from the discard pile
princes-log-hand-seen = { $name } saw their opponent’s hand
princes-log-hand = { $name } holds { $cards }
princes-log-stack-seen = { $name } looked at { $count ->
    [one] one card
   *[other] { $count } cards
} of stack { $stack }
princes-log-events-seen = { $name } saw the top { $count } events
princes-log-named = { $name } chose { $card }
princes-log-lost = { $name } lost { $card }
princes-log-taken-over = { $name } took { $card } over
princes-log-turned-up = { $card } is open on stack { $stack }
princes-log-raven = { $name } rolled { $number } at the White Raven
princes-log-contest = Contest: { $first } { $sum } (die { $one } + strength { $own }), { $second } { $sums } (die { $other } + strength { $rivals })
princes-log-barbarians-won = { $name }: units { $units } against barbarians { $strength }, won
princes-log-barbarians-even = { $name }: units { $units } against barbarians { $strength }, even
princes-log-barbarians-lost = { $name }: units { $units } against barbarians { $strength }, lost
princes-log-guard-stops = { $name }: the guard rolled { $number } and stopped it
princes-log-guard-fails = { $name }: the guard rolled { $number } and could not stop it
princes-log-riots = { $name }: riots, { $units ->
    [one] one unit
   *[other] { $units } units
} against { $due } gold
princes-log-set-picked = { $name } picked { $set }
princes-log-set-drawn = Drawn: { $set }
princes-log-gained = { $name } gained { $points ->
    [one] a point
   *[other] { $points } points
}
princes-log-lost-points = { $name } lost { $points ->
    [one] a point
   *[other] { $points } points
}

# What is counted of both: strength, ships and so on.
princes-log-compared = { $what }: { $first } { $one }, { $second } { $other }
princes-log-compared-nobody = { $what }: { $first } { $one }, { $second } { $other }, nobody has the advantage
princes-counted-strength = Strength
princes-counted-skill = Skill
princes-counted-commerce = Trade
princes-counted-trade-ships = Trade ships
princes-counted-units = Units
princes-counted-strong-units = Units with strength
princes-counted-inventions = Buildings with progress
princes-counted-regions = Marketplace, regions with this number
princes-log-prevented = Nothing happened: { $name } had { $card }
princes-log-no-riots = { $name }: { $card } kept the riots away
princes-log-disputed = { $name } had { $count } cards in hand and kept { $saved }
