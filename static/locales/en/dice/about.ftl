### The page of the dice game.

page-what = Everybody has the same sheet of 37 fields, and each roll counts for all: you choose one or two pairs of colour and number, and mark the fields that fit.
page-goal = Finished regions bring points, the more the sooner they are done, and whoever fills a colour first has a bonus. Three phases, no waiting; alone you play for medals.
