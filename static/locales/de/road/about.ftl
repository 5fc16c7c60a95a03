### Die Seite von Unterwegs.

page-what = Fünf Karten liegen offen aus: Straßen, Siedlungen, Städte und Ritter. In deinem Zug ziehst du nach, handelst einmal mit jemandem und kaufst, was deine Hand hergibt. Siedlungen bringen Ereignisse, und der Räuber besucht volle Hände.
page-goal = Wer im eigenen Zug sieben Punkte hat, gewinnt sofort. Für drei oder vier, mit Menschen oder Computern.
