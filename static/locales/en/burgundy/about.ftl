### The page of Burgundy.

page-what = Princes on the Loire build their estates, tile by tile. Each turn gives you two dice: with a die you take a tile from the table, place one on your estate, sell goods or take workers, and workers change what a die shows.
page-goal = Ships bring goods, buildings help, animals and finished regions score, and early regions score more. After five phases of five rounds the player with the most points wins.
