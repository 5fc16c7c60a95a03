### The page of Road.

page-what = Five cards lie face up: roads, settlements, cities and knights. On your turn you draw, trade once with another player, and buy what your hand can pay for. Settlements bring events, and the robber goes after large hands.
page-goal = The first to reach seven points on their own turn wins at once. For three or four, people or computers.
