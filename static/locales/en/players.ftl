### Computer players, hints and looking back.

players-person = Person
players-easy = Computer, easy
players-medium = Computer, medium
players-hard = Computer, hard
players-easy-say = Plays by instinct and makes mistakes.
players-medium-say = Searches its whole turn for the best way.
players-hard-say = Thinks several turns ahead.
players-name-1 = Odette
players-name-2 = Philippe
players-name-3 = Margot
players-name-4 = Renaud
players-name-5 = Sidonie
players-name-6 = Anselme
players-status = { $level } · { $status }
players-thinks = { $name } thinks …
players-plays = { $name } plays
players-progress = How far the thinking is
players-skip = Skip
players-since = Since your last turn

## Hints
hint-ask = A hint
hint-thinking = Looking for a hint …
hint-thinking-say = The best few things to do, as hard sees them.
hint-failed = There is no hint
hint-failed-say = The computer player could not be reached. Try once more; the game goes on without.
hint-title = Hint { $number } of { $count }: { $action }
hint-do = Do it
hint-next = Next hint
hint-behind = { $points ->
    [one] promises about one point less
   *[other] promises about { $points } points less
  }

## Looking back
review-title = Missed chances
review-say = The turns in which a better one was there, as the computer sees them.
review-ask = Look for them
review-working = Looking at turn { $done } of { $all } …
review-stop = Stop
review-none = Nobody missed a chance worth a whole point. Well played!
review-failed = The computer player could not be reached. Try once more.
review-loss = { $points ->
    [one] about one point
   *[other] about { $points } points
  }
review-loss-solo = { $points ->
    [one] about one field
   *[other] about { $points } fields
  }
review-better = Better: { $action }
