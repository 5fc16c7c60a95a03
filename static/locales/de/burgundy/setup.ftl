options-players = Es spielen zwei bis vier, nicht { $count }.
options-board = Diese Ausgabe hat kein Tableau { $board }. Wähle ein anderes Tableau oder die andere Ausgabe.
options-no-centre = Tableau { $board } hat in der Mitte kein Burgfeld. Wähle ein anderes Tableau, oder lass jeden seine Burg wählen oder die Burgen auslosen.
options-centre-of-drawn = Burgen in der Mitte brauchen Tableaus, die vorher feststehen. Wähle die Tableaus, oder lass jeden seine Burg wählen oder die Burgen auslosen.
options-modules = Diese Module kennt diese Version der Seite nicht. Lade die Seite neu, um die neueste zu bekommen.
options-posts = Die Grenzposten brauchen die Tableaus 11a bis 11f, für jeden ein anderes. Wähle sie, oder lass sie auslosen.
options-solo-board = Allein spielst du auf Tableau 13a oder 13b. Wähle eines davon.
options-solo-castle = Allein wählst du das Feld der Startburg oder lässt es auslosen.
options-solo-module = Schilde und Grenzposten lassen sich nicht allein spielen. Lass sie weg.
options-team-players = Das Teamspiel ist für vier, nicht für { $count }.
options-team-board = Im Teamspiel haben beide Teams dasselbe Doppeltableau, 12a oder 12b. Wähle eines davon.
options-team-castle = Auf Tableau 12a steht die Startburg in der Mitte, auf 12b wählt jedes Team das Feld.
options-team-module = Grenzposten brauchen die Tableaus 11a bis 11f. Lass sie im Teamspiel weg.
options-marker = Der Siegpunktemarker beginnt auf 45 bis 55, nicht auf { $marker }.

setup-boards = Tableaus
setup-boards-picked = Gewählt
setup-boards-random = Ausgelost
setup-boards-one = 1 oder ausgelost
setup-boards-one-say = Alle bekommen ein ausgelostes und behalten es oder nehmen Tableau 1; zum Wählen antippen.
setup-boards-drawn = Sie werden zu Beginn ausgelost; zum Wählen antippen.
setup-for = Tableau für
setup-for-all = Alle
setup-board-of = Tableau { $number }: { $names }
setup-castle = Startburg
setup-castle-centre = Mitte
setup-castle-open = Reihum
setup-castle-hidden = Verdeckt
setup-castle-drawn = Ausgelost
setup-edition = Ausgabe
setup-edition-2019 = mit den heutigen Tableaus und Werten
setup-edition-2011 = neun Tableaus, Hühner, frühere Klöster 6, 15 und 26

setup-modules = Module
setup-modules-say = Erweiterungen aus der Schachtel. Kombiniere sie frei; die erste Partie spielst du am besten ohne.
setup-module-extra-tiles = Zusatzplättchen
setup-module-extra-tiles-say = Kloster 27 und 28, ein Kran, der wie jedes Gebäude wirkt, und Gänse, die zu jeder Herde passen.
setup-module-border-posts = Grenzposten
setup-module-border-posts-say = Tableaus 11a bis 11f, für jeden ein anderes: Verbinde die drei Grenzposten mit deinen Plättchen.
setup-module-white-castles = Weiße Burgen
setup-module-white-castles-say = Acht Burgen mit einer Aktion für die Zahl des weißen Würfels, und Kloster 29.
setup-module-inns = Gasthöfe
setup-module-inns-say = In jedem Durchgang einer am schwarzen Depot: passt auf jedes Feld, und sein Gebiet zählt ein Feld mehr.
setup-module-trade-routes = Handelsstraßen
setup-module-trade-routes-say = Verkaufte Waren kommen auf Karten; in der richtigen Reihenfolge bringen sie mehr.
setup-module-shields = Schilde
setup-module-shields-say = Ein Pasch bringt Schilde für deine Burgen: besondere Kräfte, für Tribut in jedem Durchgang. Für Experten.
setup-summary-modules = { $table }, Module: { $modules }
setup-players = { $count } Spieler
setup-same-board = Tableau { $board } für alle
setup-boards-of = Tableaus { $boards }
setup-drawn-boards = Tableaus ausgelost
setup-one-or-drawn = Tableau 1 oder ein ausgelostes
setup-summary = { $players }, { $boards }
setup-workers = { $count ->
    [2] { $first } beginnt mit einem Arbeiter, { $second } mit zweien.
    [3] { $first } beginnt mit einem Arbeiter, { $second } mit zweien, { $third } mit dreien.
   *[other] { $first } beginnt mit einem Arbeiter, { $second } mit zweien, { $third } mit dreien, { $fourth } mit vieren.
  }

## Was mit Namen angeboten wird
level-introductory-say = Tableau 1 für alle, Burg in der Mitte
level-classic-say = Tableaus und Burgfelder werden ausgelost
level-expert-say = Tableaus ausgelost, Burgen verdeckt gewählt
level-everything-say = Alle sechs Module, Tableaus ausgelost
level-solo-introductory-say = Tableau 13a, etwas leichter
level-solo-classic-say = Tableau 13a, wie in der Anleitung
level-solo-expert-say = Tableau 13b, schwerer
level-solo-everything-say = Tableau 13b, mit allen Modulen, die allein gehen
level-team-introductory-say = Tableau 12a, Burg in der Mitte
level-team-expert-say = Tableau 12b, jedes Team wählt sein Burgfeld
level-team-everything-say = Tableau 12a, mit allen Modulen außer Grenzposten
