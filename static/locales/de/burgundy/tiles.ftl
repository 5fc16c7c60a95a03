## Burg, Mine, Schiff
tile-castle = Burg
    .the = die Burg
tile-castle-help = Sofort noch eine Aktion wie mit einem Würfel beliebiger Zahl: nehmen, legen, verkaufen oder Arbeiter.
tile-mine = Mine
    .the = die Mine
tile-mine-help = 1 Silber am Ende jedes Durchgangs, auch des letzten.
tile-ship = Schiff
    .the = das Schiff
tile-ship-help = Nimmt alle Waren eines Depots deiner Wahl, für die du Platz hast. Dann rückt dein Stein auf der Brücke ein Feld vor.

## Gebäude
tile-warehouse = Warenhaus
    .the = das Warenhaus
tile-warehouse-help = Verkaufe sofort alle Waren einer Sorte, ohne Würfel. Jedes Gebäude nur einmal pro Stadt.
tile-watchtower = Wachturm
    .the = den Wachturm
tile-watchtower-help = Sofort 4 Punkte. Jedes Gebäude nur einmal pro Stadt.
tile-carpenter = Schreinerei
    .the = die Schreinerei
tile-carpenter-help = Nimm ein Gebäude aus einem der sechs Depots in dein Lager, nicht aus dem schwarzen. Jedes Gebäude nur einmal pro Stadt.
tile-church = Kirche
    .the = die Kirche
tile-church-help = Nimm eine Mine, ein Kloster oder eine Burg aus einem der sechs Depots in dein Lager, nicht aus dem schwarzen. Jedes Gebäude nur einmal pro Stadt.
tile-market = Markt
    .the = den Markt
tile-market-help = Nimm ein Schiff oder Tiere aus einem der sechs Depots in dein Lager, nicht aus dem schwarzen. Jedes Gebäude nur einmal pro Stadt.
tile-boarding-house = Wohnhaus
    .the = das Wohnhaus
tile-boarding-house-help = Sofort 4 Arbeiter. Jedes Gebäude nur einmal pro Stadt.
tile-bank = Bank
    .the = die Bank
tile-bank-help = Sofort 2 Silber. Jedes Gebäude nur einmal pro Stadt.
tile-town-hall = Rathaus
    .the = das Rathaus
tile-town-hall-help = Lege sofort noch ein Plättchen aus deinem Lager, die Zahl des Feldes ist egal; es wirkt wie immer. Jedes Gebäude nur einmal pro Stadt.

## Tiere: Sie zählen für sich, und gleiche Tiere auf der Weide zählen noch einmal
tile-sheep-2 = 2 Schafe
    .the = 2 Schafe
tile-sheep-2-help = Sofort 2 Punkte, dazu noch einmal die Punkte aller Schafe, die schon auf derselben Weide stehen.
tile-sheep-3 = 3 Schafe
    .the = 3 Schafe
tile-sheep-3-help = Sofort 3 Punkte, dazu noch einmal die Punkte aller Schafe, die schon auf derselben Weide stehen.
tile-sheep-4 = 4 Schafe
    .the = 4 Schafe
tile-sheep-4-help = Sofort 4 Punkte, dazu noch einmal die Punkte aller Schafe, die schon auf derselben Weide stehen.
tile-cow-2 = 2 Kühe
    .the = 2 Kühe
tile-cow-2-help = Sofort 2 Punkte, dazu noch einmal die Punkte aller Kühe, die schon auf derselben Weide stehen.
tile-cow-3 = 3 Kühe
    .the = 3 Kühe
tile-cow-3-help = Sofort 3 Punkte, dazu noch einmal die Punkte aller Kühe, die schon auf derselben Weide stehen.
tile-cow-4 = 4 Kühe
    .the = 4 Kühe
tile-cow-4-help = Sofort 4 Punkte, dazu noch einmal die Punkte aller Kühe, die schon auf derselben Weide stehen.
tile-pig-2 = 2 Schweine
    .the = 2 Schweine
tile-pig-2-help = Sofort 2 Punkte, dazu noch einmal die Punkte aller Schweine, die schon auf derselben Weide stehen.
tile-pig-3 = 3 Schweine
    .the = 3 Schweine
tile-pig-3-help = Sofort 3 Punkte, dazu noch einmal die Punkte aller Schweine, die schon auf derselben Weide stehen.
tile-pig-4 = 4 Schweine
    .the = 4 Schweine
tile-pig-4-help = Sofort 4 Punkte, dazu noch einmal die Punkte aller Schweine, die schon auf derselben Weide stehen.
tile-goat-2 = 2 { $edition ->
    [2011] Hühner
   *[other] Ziegen
}
    .the = 2 { $edition ->
        [2011] Hühner
       *[other] Ziegen
    }
tile-goat-2-help = Sofort 2 Punkte, dazu noch einmal die Punkte aller { $edition ->
    [2011] Hühner
   *[other] Ziegen
}, die schon auf derselben Weide stehen.
tile-goat-3 = 3 { $edition ->
    [2011] Hühner
   *[other] Ziegen
}
    .the = 3 { $edition ->
        [2011] Hühner
       *[other] Ziegen
    }
tile-goat-3-help = Sofort 3 Punkte, dazu noch einmal die Punkte aller { $edition ->
    [2011] Hühner
   *[other] Ziegen
}, die schon auf derselben Weide stehen.
tile-goat-4 = 4 { $edition ->
    [2011] Hühner
   *[other] Ziegen
}
    .the = 4 { $edition ->
        [2011] Hühner
       *[other] Ziegen
    }
tile-goat-4-help = Sofort 4 Punkte, dazu noch einmal die Punkte aller { $edition ->
    [2011] Hühner
   *[other] Ziegen
}, die schon auf derselben Weide stehen.

## Klöster
tile-monastery-1 = Kloster 1
    .the = Kloster 1
tile-monastery-1-help = Ab jetzt dürfen in deinen Städten beliebig viele gleiche Gebäude stehen.
tile-monastery-2 = Kloster 2
    .the = Kloster 2
tile-monastery-2-help = Ab jetzt bringt jede deiner Minen am Ende eines Durchgangs auch einen Arbeiter.
tile-monastery-3 = Kloster 3
    .the = Kloster 3
tile-monastery-3-help = Ab jetzt bringt jeder Warenverkauf 2 Silber statt 1.
tile-monastery-4 = Kloster 4
    .the = Kloster 4
tile-monastery-4-help = Ab jetzt bringt jeder Warenverkauf auch einen Arbeiter.
tile-monastery-5 = Kloster 5
    .the = Kloster 5
tile-monastery-5-help = Ab jetzt darf jedes deiner Schiffe auch Waren aus einem zweiten Depot nehmen, neben dem ersten.
tile-monastery-6 = Kloster 6
    .the = Kloster 6
tile-monastery-6-help = { $edition ->
    [2011] Ab jetzt darf das Plättchen, das du für 2 Silber kaufst, aus jedem der sieben Depots sein. Es bleibt bei einem je Zug.
   *[other] Ab jetzt darfst du für 2 Arbeiter ein Plättchen aus einem beliebigen der sieben Depots kaufen, statt für 2 Silber aus dem schwarzen. Es bleibt bei einem je Zug.
}
tile-monastery-7 = Kloster 7
    .the = Kloster 7
tile-monastery-7-help = Ab jetzt bringt jedes Tierplättchen, das zählt, 1 Punkt mehr.
tile-monastery-8 = Kloster 8
    .the = Kloster 8
tile-monastery-8-help = Ab jetzt ändert jeder Arbeiter einen Würfel um bis zu zwei.
tile-monastery-9 = Kloster 9
    .the = Kloster 9
tile-monastery-9-help = Ab jetzt darf der Würfel ohne Arbeiter um eins abweichen, wenn du ein Gebäude legst.
tile-monastery-10 = Kloster 10
    .the = Kloster 10
tile-monastery-10-help = Ab jetzt darf der Würfel ohne Arbeiter um eins abweichen, wenn du Tiere oder ein Schiff legst.
tile-monastery-11 = Kloster 11
    .the = Kloster 11
tile-monastery-11-help = Ab jetzt darf der Würfel ohne Arbeiter um eins abweichen, wenn du eine Burg, eine Mine oder ein Kloster legst.
tile-monastery-12 = Kloster 12
    .the = Kloster 12
tile-monastery-12-help = Ab jetzt darf der Würfel ohne Arbeiter um eins abweichen, wenn du ein Plättchen aus einem Depot nimmst.
tile-monastery-13 = Kloster 13
    .the = Kloster 13
tile-monastery-13-help = Ab jetzt bringt dir ein Würfel, mit dem du Arbeiter nimmst, auch 1 Silber. Ein Wohnhaus nicht.
tile-monastery-14 = Kloster 14
    .the = Kloster 14
tile-monastery-14-help = Ab jetzt nimmst du mit einem Würfel 4 Arbeiter statt 2. Ein Wohnhaus bleibt, wie es ist.
tile-monastery-15 = Kloster 15
    .the = Kloster 15
tile-monastery-15-help = Am Ende: { $edition ->
    [2011] 3
   *[other] 2
} Punkte für jede Warensorte, von der du mindestens eine verkauft hast.
tile-monastery-16 = Kloster 16
    .the = Kloster 16
tile-monastery-16-help = Am Ende: 4 Punkte für jedes Warenhaus in deinem Fürstentum.
tile-monastery-17 = Kloster 17
    .the = Kloster 17
tile-monastery-17-help = Am Ende: 4 Punkte für jeden Wachturm in deinem Fürstentum.
tile-monastery-18 = Kloster 18
    .the = Kloster 18
tile-monastery-18-help = Am Ende: 4 Punkte für jede Schreinerei in deinem Fürstentum.
tile-monastery-19 = Kloster 19
    .the = Kloster 19
tile-monastery-19-help = Am Ende: 4 Punkte für jede Kirche in deinem Fürstentum.
tile-monastery-20 = Kloster 20
    .the = Kloster 20
tile-monastery-20-help = Am Ende: 4 Punkte für jeden Markt in deinem Fürstentum.
tile-monastery-21 = Kloster 21
    .the = Kloster 21
tile-monastery-21-help = Am Ende: 4 Punkte für jedes Wohnhaus in deinem Fürstentum.
tile-monastery-22 = Kloster 22
    .the = Kloster 22
tile-monastery-22-help = Am Ende: 4 Punkte für jede Bank in deinem Fürstentum.
tile-monastery-23 = Kloster 23
    .the = Kloster 23
tile-monastery-23-help = Am Ende: 4 Punkte für jedes Rathaus in deinem Fürstentum.
tile-monastery-24 = Kloster 24
    .the = Kloster 24
tile-monastery-24-help = Am Ende: 4 Punkte für jede Tierart in deinem Fürstentum.
tile-monastery-25 = Kloster 25
    .the = Kloster 25
tile-monastery-25-help = Am Ende: 1 Punkt für jede Ware, die du verkauft hast.
tile-monastery-26 = Kloster 26
    .the = Kloster 26
tile-monastery-26-help = Am Ende: { $edition ->
    [2011] 2
   *[other] 3
} Punkte für jedes deiner Bonuskärtchen, groß oder klein.

## Module
tile-monastery-27 = Kloster 27
    .the = Kloster 27
tile-monastery-27-help = Sofort und von nun an ist dein Stein auf der Brücke der oberste in seinem Stapel, auch wenn andere später ankommen.
tile-monastery-28 = Kloster 28
    .the = Kloster 28
tile-monastery-28-help = Von nun an darfst du in deinem Zug beliebig oft 2 Arbeiter für 1 Silber kaufen.
tile-monastery-29 = Kloster 29
    .the = Kloster 29
tile-monastery-29-help = Am Ende: 4 Punkte für jede weiße Burg in deinem Fürstentum.
tile-white-castle = Weiße Burg
    .the = die weiße Burg
tile-white-castle-help = Sofort noch eine Aktion mit der Zahl des weißen Würfels; Arbeiter dürfen sie dafür ändern. Nur eine pro Stadt.
tile-crane = Kran
    .the = den Kran
tile-crane-help = Wirkt sofort wie ein Gebäude deiner Wahl. Am Ende zählt er für deine Klöster als ein Gebäude freier Wahl. Passt in jede Stadt.
tile-geese = 2 Gänse
    .the = 2 Gänse
tile-geese-help = Sofort 2 Punkte und die Punkte einer anderen Tierart auf derselben Weide. Tiere, die später dazukommen, zählen die Gänse noch einmal mit.
tile-inn = Gasthof
    .the = den Gasthof
tile-inn-help = Passt mit der Zahl des Feldes auf jedes freie Feld, einer pro Gebiet. Das Gebiet zählt beim Abschluss ein Feld mehr. Sonst tut er nichts.

## Die Schilde: was sie tun, solange man sie hat
shield-1 = alle deine Weiden zählen bei Tieren als eine
shield-2 = ein Arbeiter, wenn andere Arbeiter bekommen
shield-3 = Tribut auch mit Arbeitern
shield-4 = beliebig viele Lagerplätze
shield-5 = jedes Schiff holt auch alle Waren einer Sorte aus allen Depots
shield-6 = die Klöster eines anderen wirken auch für dich
shield-7 = Bonuskärtchen bringen doppelt so viele Punkte
shield-8 = Minen bringen doppelt so viel
shield-9 = ein Silber pro verkaufter Ware
shield-10 = deine Klöster der Schlusswertung zählen doppelt
shield-11 = die Aktion einer Burg darf einen Schild nehmen
shield-12 = verkaufte Waren bringen doppelt so viele Punkte
shield-13 = deine Schilde zählen am Ende doppelt
shield-14 = am Ende jedes Durchgangs ein Plättchen der sechs Depots legen
shield-15 = am Ende jedes Durchgangs ein Plättchen des schwarzen Depots legen
shield-16 = in jedem Zug einen Würfel beliebig drehen
shield-17 = abgeschlossene Gebiete zählen ein Feld mehr
shield-18 = Plättchen brauchen keinen Nachbarn

shield-1-help = Beim Legen von Tieren zählen alle deine Weiden als eine, ob sie aneinander liegen oder nicht: Jedes Plättchen mit denselben Tieren zählt noch einmal.
shield-2-help = Immer wenn jemand anderes Arbeiter bekommt, ganz gleich wie viele, bekommst auch du einen.
shield-3-help = Den Tribut für deine Schilde darfst du auch mit Arbeitern zahlen, beliebig gemischt.
shield-4-help = Du darfst beliebig viele Plättchen aufbewahren. Verlierst du den Schild, wählst du Plättchen, die aus dem Spiel gehen, bis drei übrig sind.
shield-5-help = Legst du ein Schiff, darfst du zusätzlich alle Waren einer Sorte aus allen sechs Depots nehmen, wenn du Platz für sie hast.
shield-6-help = Benenne einmal, wann du willst, jemanden am Tisch: Von da an wirken dessen Klöster auch für dich, auch spätere und die der Schlusswertung; nur Kloster 27 nicht.
shield-7-help = Bonuskärtchen, die du nimmst, solange du ihn hast, bringen doppelt so viele Punkte.
shield-8-help = Deine Minen zahlen doppelt, mit Kloster 2 auch doppelt so viele Arbeiter.
shield-9-help = Jede verkaufte Ware bringt ein Silber, nicht nur jeder Verkauf. Kloster 3 bringt für jeden Verkauf noch eins dazu.
shield-10-help = Deine eigenen Klöster der Schlusswertung bringen doppelt so viele Punkte; nicht die, die du durch Schild 6 nutzt.
shield-11-help = Legst du eine Burg, darf ihre Aktion sein, einen Schild aus einem beliebigen Depot zu nehmen, ohne Pasch.
shield-12-help = Waren, die du verkaufst, bringen doppelt so viele Punkte.
shield-13-help = Alle deine Schilde, auch dieser, bringen am Ende doppelt so viele Punkte: 24, 16 oder 8.
shield-14-help = Am Ende jedes Durchgangs, nach dem letzten Zug, darfst du ein Plättchen aus einem der sechs Depots direkt in dein Fürstentum legen, ganz gleich auf welche Zahl, mit allem, was es bewirkt.
shield-15-help = Am Ende jedes Durchgangs, nach dem letzten Zug, darfst du ein Plättchen aus dem schwarzen Depot oder einen Gasthof direkt in dein Fürstentum legen, ganz gleich auf welche Zahl, mit allem, was es bewirkt.
shield-16-help = In jedem deiner Züge darfst du einen unbenutzten Würfel auf eine beliebige Zahl drehen.
shield-17-help = Ein abgeschlossenes Gebiet zählt für seine Punkte ein Feld mehr, höchstens acht: Ein 3er-Gebiet bringt 10 statt 6 Punkte.
shield-18-help = Deine Plättchen brauchen keinen Nachbarn: Sie dürfen auf jedes Feld ihrer Farbe und Zahl.

## Solospiel
tile-black = Schwarzes
    .the = das schwarze Plättchen
tile-black-help = Passt mit der Zahl des Feldes auf jedes freie Feld jeder Farbe. Es füllt das Feld und tut sonst nichts.
