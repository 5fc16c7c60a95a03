rules-goal = Worum es geht
rules-goal-1 = Alle bauen an ihrem Fürstentum: Plättchen kommen aus der Mitte des Tisches auf Felder gleicher Farbe. Fast alles bringt Punkte; wer am Ende die meisten hat, gewinnt.
rules-goal-2 = Ein Spiel hat fünf Durchgänge, A bis E, zu je fünf Runden. In jeder Runde haben alle einen Zug mit zwei Würfeln: für jeden insgesamt fünfzig Aktionen.

rules-round = Durchgänge und Runden
rules-round-1 = Zu Beginn eines Durchgangs werden die Depots geräumt und neu belegt: Jeder Platz zeigt seine Farbe. Waren in den Depots bleiben dort. Für die fünf Runden liegen fünf Waren bereit.
rules-round-2 = Zu Beginn einer Runde werfen alle offen ihre zwei Würfel. Der weiße Würfel sagt, in welches Depot die Ware der Runde kommt.
rules-round-3 = Dann wird in der Reihenfolge der Brücke gezogen: zuerst der Stein, der am weitesten vorn ist, ein Stapel von oben nach unten. Eine neue Reihenfolge gilt ab der nächsten Runde.

rules-turn = Ein Zug
rules-turn-1 = Mit jedem deiner beiden Würfel machst du eine Aktion, in beliebiger Folge, auch zweimal dieselbe. Einmal im Zug darfst du außerdem ein Plättchen kaufen.
rules-turn-2 = Du beendest deinen Zug selbst. Beide Würfel müssen eingesetzt sein: Arbeiter kannst du immer nehmen.

rules-actions = Die vier Aktionen
rules-actions-1 = Nimm ein Plättchen aus dem Depot mit der Zahl des Würfels. Es kommt auf einen deiner drei Lagerplätze, nie gleich ins Fürstentum. Sind alle drei belegt, geht zuerst eines davon aus dem Spiel.
rules-actions-2 = Lege ein Plättchen aus deinem Lager auf ein leeres Feld seiner Farbe mit der Zahl des Würfels, neben ein Plättchen, das du schon gelegt hast. Es wirkt sofort.
rules-actions-3 = Verkaufe alle Waren mit der Zahl des Würfels: 1 Silber für den Verkauf, und für jede Ware 2, 3 oder 4 Punkte bei zwei, drei oder vier Spielern.
rules-actions-4 = Nimm zwei Arbeiter, mit beliebiger Zahl.

rules-workers = Arbeiter
rules-workers-1 = Jeder Arbeiter, den du abgibst, ändert einen deiner Würfel um eins, nach oben oder unten; auch von 6 auf 1 ist es ein Schritt.
rules-workers-2 = Hier zählt die Seite für dich: Sie zeigt, wohin ein Würfel reicht und wie viele Arbeiter das kostet, und zahlt immer die wenigsten.

rules-buy = Das schwarze Depot
rules-buy-1 = Einmal in deinem Zug, zu jedem Zeitpunkt, darfst du für 2 Silber ein Plättchen aus dem schwarzen Depot kaufen. Ein Würfel ist nicht nötig. Auch dieses kommt in dein Lager.

rules-tiles = Was Plättchen bewirken
rules-tiles-1 = Eine Burg gibt sofort eine weitere Aktion, wie mit einem Würfel beliebiger Zahl.
rules-tiles-2 = Eine Mine bringt am Ende jedes Durchgangs 1 Silber.
rules-tiles-3 = Ein Schiff holt die Waren eines Depots deiner Wahl, soweit sie passen: Du hast Platz für drei Warensorten, von jeder beliebig viele. Dann rückt dein Stein auf der Brücke ein Feld vor, oben auf die Steine, die dort sind.
rules-tiles-4 = Tiere bringen so viele Punkte, wie Tiere zu sehen sind, und alle Plättchen mit gleichen Tieren auf derselben Weide zählen noch einmal.
rules-tiles-5 = Gebäude haben eigene Effekte, ohne Würfel. In jeder Stadt darf jedes Gebäude nur einmal stehen. Auf Effekte, die etwas nehmen oder legen, darf man verzichten.
rules-tiles-6 = Klöster ändern ab jetzt eine Regel oder zählen am Ende.

rules-score = Gebiete, Durchgänge, Farben
rules-score-1 = Ein Gebiet sind zusammenhängende Felder einer Farbe. Wer sein letztes Feld füllt, bekommt je nach Größe 1, 3, 6, 10, 15, 21, 28 oder 36 Punkte für ein bis acht Felder.
rules-score-2 = Dazu kommen die Punkte des Durchgangs: 10 in Durchgang A, dann 8, 6, 4, und 2 in Durchgang E, gleich wie groß das Gebiet ist.
rules-score-3 = Wer zuerst alle Felder einer Farbe gefüllt hat, nimmt ihr großes Bonuskärtchen, wer es danach schafft, das kleine: 5 und 2 Punkte zu zweit, 6 und 3 zu dritt, 7 und 4 zu viert.
rules-score-4 = Auch verkaufte Waren, Wachtürme und manche Klöster bringen Punkte.

rules-end = Das Ende
rules-end-1 = Nach Durchgang E zählen jede übrige Ware, jedes Silber und je zwei Arbeiter 1 Punkt, und die Klöster, die am Ende zählen, kommen dazu.
rules-end-2 = Bei Gleichstand gewinnt das Fürstentum mit mehr leeren Feldern, dann wer auf der Brücke später kommt.
rules-end-3 = Die Wertung zeigt, woher jeder Punkt kam.

rules-all-tiles = Alle Plättchen
rules-count = { $black ->
    [0] { $normal } im Spiel
   *[other] { $normal ->
        [0] { $black } im Spiel, mit schwarzer Rückseite
       *[other] { $normal } im Spiel, { $black } weitere mit schwarzer Rückseite
    }
  }
rules-group-castle = Burgen
rules-group-mine = Minen
rules-group-ship = Schiffe
rules-group-building = Gebäude
rules-group-animal = Tiere
rules-group-monastery = Klöster
rules-animals = 2, 3 oder 4 { $animals }
rules-animals-help = Sofort 2, 3 oder 4 Punkte, dazu noch einmal die Punkte aller { $animals }, die schon auf derselben Weide stehen.

rules-modules = Die Module
rules-modules-say = Erweiterungen aus der Schachtel. Jede darf dazukommen, allein oder mit beliebigen anderen; sonst gilt alles wie oben.
rules-extra-tiles = Zusatzplättchen
rules-extra-tiles-1 = Mit Kloster 27 kommt dein Stein auf der Brücke in seinem Stapel nach oben und bleibt dort. Kloster 28 verkauft dir zwei Arbeiter für ein Silber, so oft du magst.
rules-extra-tiles-2 = Der Kran wirkt wie ein Gebäude deiner Wahl. Er darf in jede Stadt und zählt am Ende für eines deiner Klöster als ein Gebäude.
rules-extra-tiles-3 = Die Gänse bringen 2 Punkte und punkten mit einer anderen Tierart auf ihrer Weide. Tiere, die später dazukommen, zählen sie noch einmal mit.
rules-border-posts = Grenzposten
rules-border-posts-1 = Gespielt wird auf den Tableaus 11a bis 11f, jeder auf einem anderen. Drei Posten stehen an der Grenze: im Nordwesten, im Nordosten und im Süden, jeder an zwei Feldern.
rules-border-posts-2 = Verbindet eine Kette von Plättchen zum ersten Mal zwei Posten, bekommst du die Punkte des Durchgangs. Jedes der drei Paare zählt einmal; wer den dritten Posten erreicht, kann gleich zwei Paare verbinden.
rules-border-posts-3 = Wer als Erster und wer als Zweiter alle drei verbindet, bekommt so viel wie für eine vollendete Farbe.
rules-white-castles = Weiße Burgen
rules-white-castles-1 = Weiße Burgen sind Gebäude. Wer eine legt, hat sofort noch eine Aktion mit der Zahl, die der weiße Würfel in dieser Runde zeigt; Arbeiter dürfen sie dafür ändern.
rules-white-castles-2 = Wie bei allen Gebäuden gilt: nur eine pro Stadt.
rules-inns = Gasthöfe
rules-inns-1 = Zu Beginn jedes Durchgangs kommt ein Gasthof neben das schwarze Depot. Er kostet 2 Silber und ist dein Kauf in diesem Zug.
rules-inns-2 = Er kommt mit der Zahl des Feldes auf ein beliebiges freies Feld neben einem deiner Plättchen, einer pro Gebiet. Wird das Gebiet abgeschlossen, zählt es ein Feld mehr, höchstens acht. Sonst tut der Gasthof nichts.
rules-trade-routes = Handelsstraßen
rules-trade-routes-1 = Zu zweit, zu dritt oder zu viert bekommt jeder fünf, vier oder drei Karten mit je drei Feldern, in einer Reihe.
rules-trade-routes-2 = Nach einem Verkauf kommen die Waren einzeln und von links auf die Karten. Eine Ware der abgebildeten Sorte bringt sofort, was ihr Feld zeigt; andere füllen es nur. Die zwölf Karten:
rules-shields = Schilde
rules-shields-1 = Zu Beginn liegen zu zweit, zu dritt oder zu viert sechs, neun oder zwölf der achtzehn Schilde in den Depots. Neue kommen nicht dazu.
rules-shields-2 = Wer einen Pasch hat, auch mit Hilfe von Arbeitern, darf statt beider Aktionen einen Schild aus dem Depot dieser Zahl nehmen. Er kommt auf eine Burg ohne Schild oder anstelle eines eigenen, der dann aus dem Spiel geht. Sein Effekt gilt sofort.
rules-shields-3 = Am Ende jedes Durchgangs, noch vor den Minen, kostet jeder Schild 1 Silber Tribut. Wer für einen nicht zahlen kann oder will, verliert ihn.
rules-shields-4 = Schilde, die du am Ende noch hast, bringen 12, 8 oder 4 Punkte.
rules-shield-points = { $points } Punkte

rulings-say = An diesem Tisch gelten die Regeln der gedruckten deutschen Anleitung von 2019; die Werte von 2011, die auch online gespielt werden, lassen sich wählen. Wo die Anleitung eine Lücke lässt, haben wir entschieden. Dort steht „unsere Lesart“.

rulings-editions = Ausgaben
rulings-editions-1 = Kloster 6: 2019 kaufen zwei Arbeiter ein Plättchen aus einem beliebigen der sieben Depots, und 2 Silber kaufen weiterhin aus dem schwarzen. 2011 sind es 2 Silber für eines der sieben.
rulings-editions-2 = Kloster 15: 2019 2 Punkte je verkaufter Sorte, 2011 3. Kloster 26: 2019 3 Punkte je Bonuskärtchen, 2011 2.
rulings-editions-3 = Das vierte Tier ist 2019 die Ziege, 2011 das Huhn.
rulings-editions-4 = Tableaus: 2019 sind es zehn. Die Schachtel von 2011 hat neun davon: nicht das heutige 2, und das heutige 10 trägt die Nummer 2.
rulings-editions-5 = Kaufen: 2019 zu jedem Zeitpunkt des Zuges, auch während ein Effekt ansteht. 2011 vor, zwischen und nach den beiden Aktionen. Beide Male ein Kauf je Zug.

rulings-before = Vor dem Spiel
rulings-before-1 = Die Plätze stehen in der Zugfolge; der erste beginnt.
rulings-before-2 = Unsere Lesart: Tableaus und Burgen, die im Spiel gewählt werden, wählt man reihum, bevor die Plättchen für Durchgang A ausliegen.
rulings-before-3 = Geheim gewählte Burgen werden aufgedeckt, wenn die letzte gewählt ist.
rulings-before-4 = Die Würfel hängen nur von Spielcode und Runde ab: Zurücknehmen ändert keinen Wurf.

rulings-turn = Der Zug
rulings-turn-1 = Beide Würfel müssen benutzt werden. Den Zug zu beenden ist ein eigener Schritt.
rulings-turn-2 = Gezahlt werden die wenigsten Arbeiter, die genügen. Mit Kloster 8 zählt jeder bis zu zwei; die Klöster 9 bis 12 geben für die genannten Aktionen einen Schritt, bevor Arbeiter gezählt werden.
rulings-turn-3 = Unsere Lesart: Ist das Lager voll, geht genau eines der liegenden Plättchen aus dem Spiel, auch bei Käufen und Effekten von Gebäuden; nie das neue.
rulings-turn-4 = Ein Verkauf braucht mindestens eine Ware. Silber und Punkte kommen sofort.
rulings-turn-5 = Silber und Arbeiter gehen nie aus.

rulings-effects = Legen und Effekte
rulings-effects-1 = Die Startburg bringt keine Punkte und keine Aktion. Ein Burgfeld, das ein eigenes Gebiet ist, zählt für sie nie.
rulings-effects-2 = Unsere Lesart: erst was ein Plättchen sofort gibt, dann Größe des Gebiets, Durchgang und Farbe; dann Effekte, bei denen du wählst.
rulings-effects-3 = Ein Plättchen, dessen Effekt nicht nutzbar ist, darf trotzdem gelegt werden; der Effekt verfällt.
rulings-effects-4 = Auf Markt, Schreinerei, Kirche, Warenhaus und Rathaus darf man verzichten. Die Aktion einer Burg ist Pflicht; die Klöster 13 und 14 gelten auch für sie.
rulings-effects-5 = Mit dem Rathaus legst du ein beliebiges Plättchen aus deinem Lager, nach den üblichen Regeln für Farbe, Nachbarn und Städte, mit allen Effekten. 2019 darfst du vorher noch kaufen und auch das gekaufte legen.
rulings-effects-6 = Ein Schiff darf jedes Depot anlaufen, auch ein leeres. Sorten, die du schon hast, kommen zuerst mit; wird der Platz knapp, wählst du so viele neue Sorten, wie passen, und der Rest bleibt.
rulings-effects-7 = Unsere Lesart: Hast du für die Waren keines Depots Platz, fragt das Schiff nicht.
rulings-effects-8 = Mit Kloster 5 darfst du danach noch ein Depot neben dem ersten leeren, auf dem Ring 1–2–3–4–5–6–1.
rulings-effects-9 = Steht dein Stein schon am Ende der Brücke, kommt er mit jedem weiteren Schiff oben auf seinen Stapel.
rulings-effects-10 = „Jede Art einmal“ gilt für Gebäude, die in eine Stadt kommen. Kloster 1 hebt es auf.

rulings-end = Das Ende
rulings-end-1 = Minen zahlen auch am Ende des letzten Durchgangs, mit Kloster 2 auch Arbeiter.
rulings-end-2 = Unsere Lesart: Bei Gleichstand zählt die Reihenfolge auf der Brücke nach dem letzten Schiff.
rulings-end-3 = Laufend gezählt werden die Klöster 15 bis 26 nach jetzigem Stand; Waren, Silber und Arbeiter erst am Ende.

rulings-modules = Module
rulings-modules-1 = Alle Module dürfen zusammen gespielt werden. Die Grenzposten brauchen die Tableaus 11a bis 11f, für jeden ein anderes.
rulings-modules-2 = Unsere Lesart: Der Kran bietet keinen Effekt an, der sich nicht nutzen lässt.
rulings-modules-3 = Weiße Burgen: Die Aktion ist Pflicht; die Klöster 8 und 9 bis 12 helfen. Sie tragen keinen Schild.
rulings-modules-4 = Gasthöfe füllen ihr Feld für Gebiet und Farbe, sind aber weder Gebäude noch Mine noch Tier. Die Klöster 9 bis 11 helfen ihnen nicht.
rulings-modules-5 = Handelsstraßen: Was ein Feld bringt, wird ganz ausgeführt, bevor die nächste Ware kommt. Was beim Gebäude freiwillig ist, ist es auch hier; die Aktion mit beliebiger Zahl ist Pflicht.
rulings-modules-6 = Schilde: Der Pasch muss vor beiden Aktionen da sein; kaufen darf man trotzdem. Tribut wird auch in Durchgang E fällig, in der Reihenfolge der Brücke nach dem letzten Schiff (unsere Lesart).
rulings-modules-7 = Die Schilde 14 und 15 kommen vor dem Tribut, erst Schild 14; Gasthöfe zählen zu 15.
rulings-modules-8 = Unsere Lesart: Mit Schild 4 gibt es 40 Lagerplätze, mehr kann niemand nutzen.
rulings-modules-9 = Schild 6 benennt einmal jemanden: jederzeit im eigenen Zug, vor dem Tribut oder vor der Schlusswertung. Schild 10 verdoppelt nur eigene Klöster.

rules-setup = Vorbereitung
rules-setup-1 = Alle legen eine Burg auf ein Burgfeld; von dort aus wächst das Fürstentum.
rules-setup-2 = Alle haben ein Silber und drei verdeckt gezogene Waren. Gleiche Waren liegen auf einem Stapel.
rules-setup-3 = Wer später dran ist, beginnt mit mehr Arbeitern: 1 für den Ersten in der Zugfolge, 2 für den Zweiten, 3 für den Dritten, 4 für den Vierten.
rules-example = Wertungsbeispiele
rules-example-1 = In Durchgang B füllst du das letzte Feld einer Stadt aus vier Feldern: 10 Punkte für die Größe und 8 für den Durchgang, zusammen 18. In Durchgang E brächte dieselbe Stadt 10 und 2.
rules-example-2 = Auf einer Weide liegen 4 Kühe. Du legst 3 Kühe dazu: 3 Punkte für das neue Plättchen und 4 für das, das schon da ist, zusammen 7. Lägen dort Ziegen, wären es 3.
rules-example-3 = Du verkaufst drei Waren einer Sorte: 1 Silber, und zu zweit 6 Punkte, zu dritt 9, zu viert 12.
meaning-worker = Arbeiter
meaning-silver = Silber
meaning-points = Punkte
meaning-good = Ware
meaning-die = ein Würfel beliebiger Zahl
meaning-tile = beliebiges Plättchen
meaning-black = schwarzes Depot
meaning-bridge = Zugfolge
meaning-phase = Punkte des Durchgangs
meaning-colour-first = als Erster eine ganze Farbe
meaning-colour-second = als Zweiter

rules-figure-round = Weißer Würfel { $die }: Die Ware der Runde kommt in Depot { $die }.
rules-figure-take = Würfel { $die }: Ein Plättchen aus Depot { $die } kommt in dein Lager.
rules-figure-place = Würfel { $die }: Das Plättchen kommt auf eine { $die } seiner Farbe, neben eines von dir.
rules-figure-sell = Waren der Zahl { $die }: { $sum } Punkte, dazu { $silver } Silber.
rules-figure-hire = Beliebiger Würfel: { $workers } Arbeiter.
rules-figure-shift = { $workers ->
    [one] Ein Arbeiter macht aus der { $die } eine { $at }.
   *[other] { $workers } Arbeiter machen aus der { $die } eine { $at }.
  }
rules-figure-buy = { $silver } Silber: Ein Plättchen aus dem schwarzen Depot kommt in dein Lager.
rules-figure-castle = Burg: eine weitere Aktion mit beliebiger Zahl, hier ein Plättchen aus Depot { $die }.
rules-figure-mine = { $mines } Minen am Ende eines Durchgangs: { $silver } Silber.
rules-figure-ship = Schiff: die { $count } Waren aus Depot { $depot } und ein Schritt auf der Brücke.
rules-figure-animals = Das neue Plättchen und die mit gleichen Tieren auf der Weide: { $sum } Punkte.
rules-figure-workers = { $tile }: sofort { $workers } Arbeiter.
rules-figure-points = { $tile }: sofort { $points } Punkte.
rules-figure-region = Gebiet aus { $size } Feldern in Durchgang { $phase }: { $sum } Punkte.
rules-figure-large = Gebiet, Durchgang und das große Bonuskärtchen der zuerst gefüllten Farbe: { $sum } Punkte.
rules-figure-small = Gebiet, Durchgang und das kleine Bonuskärtchen der als Zweites gefüllten Farbe: { $sum } Punkte.
rules-figure-monastery = Kloster { $number } am Ende des Spiels: { $points } Punkte.
rules-figure-end = Was am Ende übrig ist: { $sum } Punkte.
