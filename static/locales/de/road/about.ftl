### Die Seite von Unterwegs.

page-what = Fünf Karten liegen offen aus: Straßen, Siedlungen, Städte und Ritter. In deinem Zug ziehst du nach, handelst einmal mit einem Mitspieler und kaufst, was deine Hand hergibt. Siedlungen bringen Ereignisse, und der Räuber holt sich Karten aus vollen Händen.
page-goal = Wer im eigenen Zug zuerst sieben Punkte hat, gewinnt sofort. Für drei oder vier, Personen oder Computer.
