### The page of the dice game.

page-what = Everyone has the same sheet of 37 fields, and each roll counts for all: you choose one or two pairs of colour and number, and mark the fields that fit.
page-goal = Finished regions bring points, the earlier the more, and the first to fill a colour gets a bonus. Three phases, no waiting; alone you play for medals.
