### Was in der Lektion gesagt wird, Schritt für Schritt.

lesson-welcome = Willkommen! Das ist dein Fürstentum: eine Straße zwischen zwei Siedlungen und sechs Landschaften darum herum. Gegenüber liegt das von Odette. Hier gewinnt, wer zuerst sieben Punkte hat.
lesson-first = Wähle einen Stapel für deine ersten drei Karten. Du nimmst sie auf die Hand; Odette kann sie nicht sehen.
lesson-roll = Jeder Zug beginnt mit den Würfeln. Tippe auf „Würfeln“.
lesson-celebration = Eine 3: Jede Landschaft mit einer 3 lagert einen Rohstoff ein. Der andere Würfel zeigt einen Festtag: Wer im Geschick führt, lagert noch einen ein. Ihr habt gleich viel, also beide. Tippe auf das Ackerland mit der 6.
lesson-road = Nun baust du. Tippe auf den Platz rechts von deinem Fürstentum: eine Straße, für zwei Lehm und ein Holz.
lesson-caravan = Eine Siedlung braucht Holz, Lehm, Wolle und Getreide. Da hilft der Kaufmannszug: Er tauscht zwei Rohstoffe. Spiel ihn aus, gib das Erz und ein Getreide und nimm Holz und Lehm.
lesson-settlement = Tippe auf den Platz am Ende der Straße: eine Siedlung! Sie zählt einen Punkt.
lesson-regions = Dazu bekommst du zwei neue Landschaften. Welche soll nach oben? Tippe auf das Hügelland mit der 1.
lesson-end = Das war ein guter Zug. Beende ihn und tausche eine Karte: Tippe auf „Beenden und tauschen“.
lesson-draw = Am Ende füllst du deine Hand auf drei Karten auf. Zieh eine vom ersten Stapel.
lesson-exchange = Nun der Tausch: Tippe auf das Erzschiff, leg es unter Stapel 3 und zieh dann von Stapel 1.
lesson-roll-two = Odette war dran, und auch du hast etwas bekommen. Hüte dich vor Räubern: Hast du mehr als sieben Rohstoffe, nehmen sie alle Wolle und alles Gold. Würfle wieder.
lesson-merchant = Eine Ereigniskarte: Ein fahrender Händler verkauft dir einen Rohstoff für ein Gold. Tippe auf das Gebirge mit der 5.
lesson-abbey = Bau das Kloster: Tippe auf die Karte, dann auf den Platz über deiner linken Siedlung. Den Lehm zahlst du vom Hügelland mit der 1.
lesson-progress = Gebäude stehen über und unter Siedlungen und Städten. Das Kloster bringt Fortschritt: Du darfst jetzt eine Karte mehr auf der Hand haben. Nun springen wir ein paar Züge weiter.
lesson-city = Für zwei Getreide und drei Erz wird aus einer Siedlung eine Stadt. Tippe auf die mittlere Siedlung. Eine Stadt zählt zwei Punkte und hat mehr Bauplätze.
lesson-ship = Schiffe helfen beim Tauschen. Bau das große: Tippe auf die Karte, dann auf den Platz unter deiner linken Siedlung.
lesson-advantage = Auch Handel und Stärke zählen: Wer davon mindestens drei hat und mehr als der Gegner, hat den Vorteil, und der zählt einen Punkt. Mit dem Handelsvorteil nimmst du dem Gegner einen Rohstoff, wenn der Würfel „Handel“ zeigt. Wir springen in deinen letzten Zug.
lesson-trade = Sechs Punkte! Für eine Stadt fehlt dir ein Getreide. Drei gleiche Rohstoffe kaufen jeden anderen: Tippe auf „Tauschen“, gib Holz und lagere ein Getreide ein.
lesson-last = Nun mach aus deiner Siedlung rechts eine Stadt.
lesson-count = Sieben Punkte, du hast gewonnen! Hier siehst du, woher sie kamen.
lesson-free = Jetzt ein Zug ganz für dich, spät in diesem Spiel: Würfle, tausche und baue, wie du willst, und beende den Zug. Karten erklären sich selbst, wenn du sie gedrückt hältst. Dann sagt der Computer, was er von deinem Zug hält.
