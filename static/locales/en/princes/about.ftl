### The page of Princes.

page-what = Two rivals each build a principality: settlements, cities and roads in a row, with regions above and below. One roll a turn brings both of them resources and an event; with cards you build, trade, hinder and defend.
page-goal = Start with the base set. Then there are six more sets, each with a game of its own, and the duel with three of them. You play to seven, twelve or thirteen points.
