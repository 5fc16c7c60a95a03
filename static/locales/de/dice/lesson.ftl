### Was in der Lektion gesagt wird, Schritt für Schritt.

lesson-welcome = Willkommen! Hier füllen alle das gleiche Blatt, alle zugleich und mit denselben Würfeln. Wer nach drei Durchgängen die meisten Punkte hat, gewinnt.
lesson-castle = Wähle zuerst die Burg, bei der du beginnst. Tippe auf die mit dem Silber, dann auf „Fertig“. Sie bringt 1 Punkt und ein Silber.
lesson-roll = In jeder Runde zeigen die Würfel zwei Zahlen und zwei Farben. Du fügst eine Zahl und eine Farbe zusammen und füllst ein Feld, immer neben einem, das schon voll ist.
lesson-purple = Die Würfel bieten Violett mit einer 1 oder einer 3. Klöster nehmen nur 1 oder 2, also schreib die 1 neben deine Burg. Tippe dann auf „Fertig“.
lesson-worth = Das Feld war ein Gebiet für sich und ist damit voll: 1 Punkt und als Bonus ein Mönch. Größere Gebiete bringen viel mehr: zwei Felder 4 Punkte, drei 8, vier 13. In späteren Durchgängen bringen sie weniger.
lesson-silver = Städte nehmen jede Zahl. Schreib eine 2 in das einzelne orange Feld. Mit deinem Silber füllst du dann ein zweites Feld, mit mindestens einem anderen Würfel: die 1 unter deiner Burg.
lesson-city = In einer Stadt darf jede Zahl nur einmal stehen. Schreib neben die 1 die 3.
lesson-worker = Zweimal die 1, und die hat diese Stadt schon. Doch ein Arbeiter macht aus einem Würfel eine beliebige Zahl: Schreib eine 5. Drei Felder voll, das sind 8 Punkte!
lesson-monk = Nur graue Würfel, und keine Mine in der Nähe. Ein Mönch macht aus einem Farbwürfel eine beliebige andere Farbe: Schreib die 6 in den Fluss. In jeder Runde darfst du einen Bonus nutzen.
lesson-green = Eine Burg nimmt eine Zahl, die direkt neben ihr steht. Hier ist das die 3.
lesson-yellow = Zwei Sanduhren: Die Zeit läuft doppelt so schnell, und du darfst Waren verkaufen. Weiden brauchen überall dieselbe Zahl und zählen doppelt. Schreib die 3.
lesson-pass = Passt einmal gar nichts? Dann passe und bekomm einen Arbeiter. Ein voller Fluss bringt Waren: Jede verkaufst du für 2 Punkte und ein Silber.
lesson-stars = Wer eine Farbe zuerst ganz füllt, bekommt den großen Stern dafür. In der nächsten Runde, in der das gelingt, gibt es den kleinen; danach nichts mehr. Nun springen wir in die letzte Runde.
lesson-last = Die letzte Runde! Noch ein Feld: Schreib mit einem Arbeiter eine 1 in das Kloster. Dann ist das Spiel zu Ende.
lesson-count = Zählen wir zusammen. Das meiste brachten die Gebiete, vor allem die Städte; dann die Sterne für volle Farben und die verkauften Waren. Übrige Boni zählen nichts.
lesson-free = 57 zu 45 Punkte, großartig! Jetzt eine Runde ganz für dich: Trag ein, was du willst, oder passe, und tippe auf „Fertig“. Dann sagt der Computer, was er davon hält.
