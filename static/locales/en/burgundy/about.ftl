### The page of Burgundy.

page-what = Princes on the Loire build their estates, tile by tile. Each turn gives you two dice; each die takes a tile from the table, places one on your estate, sells goods or hires workers, and workers change what a die shows.
page-goal = Ships bring goods, buildings help, animals and finished regions score, and early regions score more. After five phases of five rounds the most points win.
