### Die Seite des Würfelspiels.

page-what = Alle haben das gleiche Blatt mit 37 Feldern, und jeder Wurf gilt für alle: Du wählst ein oder zwei Paare aus Farbe und Zahl und füllst die Felder, die passen.
page-goal = Fertige Gebiete bringen Punkte, frühe mehr als späte, und wer eine Farbe zuerst füllt, bekommt einen Bonus. Drei Durchgänge ohne Warten; allein spielst du um Medaillen.
