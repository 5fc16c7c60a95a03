### The page of Princes.

page-what = Two rivals lay out a principality each, with settlements, cities and roads in a row and regions above and below. One roll a turn brings both their resources and an event; cards build, trade, hinder and defend.
page-goal = Begin with the base set; then come the three sets of the Dark Ages, each by itself, and the duel with all of them. Seven, twelve or thirteen points win.
