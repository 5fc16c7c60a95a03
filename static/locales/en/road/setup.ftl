### Laying a table for Road.

options-players = This game is for three or four players, not { $count }.
road-side = Metropolises
road-side-a = Side A
road-side-a-say = Every metropolis gives its owner two extra cards each turn.
road-side-b = Side B
road-side-b-say = Each has an advantage of its own, and brings one more card in each of your turns.
road-row = First cards
road-row-shuffled = Shuffled
road-row-shuffled-say = The top five cards of the deck.
road-row-first = Introductory
road-row-first-say = A good mix for a start: two settlements, a knight, a road and a city.
road-summary = { $mode }, { $count } players, to { $points } points
road-mode-mixed = Side B with the introductory cards
road-note-alone = The first player is drawn by lot. Nobody sees the others’ cards, not even the computers.
road-note-hands = The first player is drawn by lot. Cards stay covered until their owner has taken the device.

## What is offered by name
level-introductory-say = All metropolises alike, and a good mix of first cards
level-classic-say = All metropolises alike, the first cards shuffled
level-expert-say = Each metropolis has an advantage of its own
