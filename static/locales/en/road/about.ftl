### The page of Road.

page-what = Five cards lie open: roads, settlements, cities and knights. In your turn you draw, trade once with somebody, and buy what your hand can pay for. Settlements bring events, and the robber visits large hands.
page-goal = Whoever has seven points in their own turn wins at once. For three or four, with people or computers.
