### Die Regeln des Straßenspiels in Kürze, und Lesarten.

road-rules-goal = Worum es geht
road-rules-goal-1 = Du baust Straßen, Siedlungen, Städte und Metropolen und wirbst Ritter an. Wer im eigenen Zug sieben Punkte hat, gewinnt sofort.
road-rules-goal-2 = Eine Siedlung zählt einen Punkt, eine Stadt zwei, eine Metropole drei; die Längste Handelsroute und die Größte Rittermacht je zwei. Überbaute Karten zählen nicht mehr.
road-rules-start = Vorbereitung
road-rules-start-1 = Alle beginnen mit einer Straße, einer Siedlung und zwei Karten. Straße und Siedlung zählen wie die später gekauften und bringen kein Ereignis.
road-rules-start-2 = Wer die markierte Siedlung zieht, beginnt.
road-rules-start-3 = Neben den Metropolen liegen fünf Baukarten aus: gezogene, oder beim ersten Spiel immer dieselben fünf.
road-rules-start-4 = Der Stapel hat 34 Baukarten: 10 Straßen, 11 Siedlungen, 5 Städte und 8 Ritter. Der Vorrat hat 61 Karten: 11 Lehm, 11 Holz, 14 Wolle, 12 Getreide und 13 Erz.
road-rules-turn = Ein Zug
road-rules-turn-1 = Zuerst ziehen alle eine Karte, beginnend mit dem aktiven Spieler, im Uhrzeigersinn. Dieser zieht danach eine weitere je sichtbarer Stadt und zwei je Metropole (eine auf Seite B).
road-rules-turn-2 = Danach darfst du kaufen, so viel du bezahlen kannst, und einmal handeln, in beliebiger Folge.
road-rules-turn-3 = Es gibt kein Handkartenlimit, aber der Räuber hat es auf große Hände abgesehen.
road-rules-build = Kaufen
road-rules-build-1 = Fünf Karten liegen offen, daneben die Metropolen. Den Preis zahlst du aus der Hand; für die gekaufte Karte kommt eine neue.
road-rules-build-2 = Eine Stadt kommt auf eine Siedlung, eine Metropole auf eine Stadt.
road-rules-build-3 = Einmal im Zug lässt sich eine fehlende Karte eines Preises ersetzen: mit einer Straße durch vier gleiche, mit zweien durch drei, mit dreien durch zwei, ab vieren durch eine. Sie müssen alle von derselben anderen Sorte sein, zusätzlich zu dem, was der Preis selbst davon verlangt.
road-rules-build-4 = Liegen fünf Karten eines Namens offen, werden sie mit dem Stapel gemischt und fünf neue ausgelegt.
road-rules-build-5 = Für eine gekaufte Metropole wird nichts nachgelegt. Auf Seite B wählst du unter denen, die noch da sind.
road-rules-build-6 = Die Preise: eine Straße ein Lehm und ein Holz; eine Siedlung ein Lehm, ein Holz, eine Wolle und ein Getreide; ein Ritter eine Wolle, ein Getreide und ein Erz; eine Stadt zwei Getreide und drei Erz; eine Metropole drei Wolle und ein Erz.
road-rules-trade = Handeln
road-rules-trade-1 = Einmal im eigenen Zug darfst du mit einem Mitspieler handeln: beliebig viele Karten gegen beliebig viele andere.
road-rules-trade-2 = Du darfst auch offen fragen, was jemand geben oder haben will; wer gefragt ist, nimmt an, lehnt ab oder macht ein Gegenangebot. Auch die anderen dürfen dir Angebote machen, aber nicht untereinander handeln.
road-rules-trade-3 = Kommt ein Handel zustande, zieht dein Handelspartner eine Karte vom Vorrat, egal von wem das letzte Angebot kam.
road-rules-special = Längste Handelsroute und Größte Rittermacht
road-rules-special-1 = Wer zuerst drei Straßen hat, nimmt die Längste Handelsroute, wer zuerst zwei Ritter hat, die Größte Rittermacht.
road-rules-special-2 = Wer eine Straße oder einen Ritter baut und dann mehr hat als der Besitzer, nimmt ihm die Karte ab. Auf Seite B gibt es für jede der beiden Karten eine Metropole, deren Besitzer sie schon bei Gleichstand bekommt, auch in dem Moment, in dem er sie baut.
road-rules-events = Ereignisse
road-rules-events-1 = Jede gekaufte Siedlung bringt ein Ereignis, bevor die nächste Karte offen liegt. Drei der sieben sind Räuber.
road-rules-events-2 = Nach dem Neujahr werden alle sieben gemischt; so weiß man nie ganz, was kommt.
road-rules-cards = Die Karten

road-rulings-cards = Karten
road-rulings-cards-1 = Du kannst keine Karte ersetzen, die du hast, nur eine, die fehlt.
road-rulings-cards-2 = Die weiteren Karten für Städte und Metropolen werden gezogen, wenn alle ihre erste haben.
road-rulings-cards-3 = Die Ablage wird gemischt, wenn eine Karte gebraucht wird und keine da ist, nicht schon, wenn die letzte geht. Ist beides leer, zieht niemand.
road-rulings-cards-4 = Ist der Stapel der Baukarten leer, bleiben Plätze der Auslage leer.
road-rulings-cards-5 = Am Anfang zieht jeder seine beiden Karten auf einmal, vom ersten Platz an; danach beginnt der erste Zug mit dem Ziehen wie jeder andere.
road-rulings-cards-6 = Fünf gleiche Karten werden nur zurückgemischt, wenn alle fünf Plätze belegt sind und im Stapel eine Karte mit anderem Namen ist.
road-rulings-cards-7 = Auf Seite B kann eine Karte, mit der du gerade bezahlt hast, zu dir zurückkommen, wenn der Vorrat gemischt werden musste.
road-rulings-trade = Handeln
road-rulings-trade-1 = Jeden kannst du in einem Zug dreimal fragen.
road-rulings-trade-2 = Beide Seiten geben etwas: auf jeder höchstens vier Sorten, und keine Sorte auf beiden.
road-rulings-trade-3 = Du kannst nicht mehr Karten verlangen, als der andere Spieler hat.
road-rulings-trade-4 = Auf dieser Seite machen die anderen ihre Angebote als Antwort auf ein Angebot oder eine Frage; reden dürft ihr natürlich.
road-rulings-trade-5 = Alle sehen, was angeboten, geantwortet und getauscht wird.
road-rulings-events = Ereignisse
road-rulings-events-1 = Beim Räuber gibt einer nach dem anderen seine Karten ab, offen.
road-rulings-events-2 = Die Karte einer Spende kennen nur, wer sie gibt und wer sie bekommt.
road-rulings-events-3 = Beim Erntefest zählt die Startsiedlung wie jede andere.
road-rulings-events-4 = Eine Siedlung, die den siebten Punkt bringt, bringt kein Ereignis.
road-rulings-end = Das Ende
road-rulings-end-1 = Wird zwei volle Runden lang keine Karte gezogen oder gekauft, ist das Spiel zu Ende. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilen sie sich den Sieg.
road-rulings-end-2 = Hände sind bis zum Spielende vor den anderen verdeckt; wie viele Karten sie haben, sieht man.
rulings-say = An diesem Tisch gelten die Regeln der gedruckten deutschen Anleitung. Wo sie eine Lücke lässt, haben wir entschieden.

road-rules-example = Beispiele
road-rules-example-1 = Zwei Siedlungen, auf einer davon eine Stadt, drei Straßen und die Längste Handelsroute: 1 für die Siedlung, die noch zu sehen ist, 2 für die Stadt, 2 für die Route. Fünf Punkte.
road-rules-example-2 = Du willst eine Stadt, zwei Getreide und drei Erz, und hast ein Getreide, drei Erz und vier Wolle. Ein Getreide fehlt: Mit einer einzigen Straße springen vier Wolle dafür ein, mit zwei Straßen genügen drei.
road-meaning-points = Punkte; mit sieben gewinnst du
road-meaning-road = eine Straße, zählt für die Längste Handelsroute
road-meaning-route = Längste Handelsroute
road-meaning-army = Größte Rittermacht
road-meaning-robber = Räuber

road-rules-figure-settlement = Siedlung: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
road-rules-figure-city = Stadt auf einer Siedlung, die nicht mehr zählt: { $sum } mehr.
road-rules-figure-draw = Beginn eines Zugs, eine Karte und je Stadt eine weitere: { $sum }.
road-rules-figure-price = { $card }: { $cards }.
road-rules-figure-replaced = Mit { $roads } { $roads ->
    [one] Straße
   *[other] Straßen
  }: { $with } für { $missing }.
road-rules-figure-trade = { $gave } gegen { $got }; der Handelspartner zieht eine Karte.
road-rules-figure-route = Längste Handelsroute mit { $count } Straßen: { $points } Punkte.
road-rules-figure-route-again = { $count } Straßen gegen { $other }: Die Längste Handelsroute wechselt, { $points } Punkte.
road-rules-figure-army = Größte Rittermacht mit { $count } Rittern: { $points } Punkte.
road-rules-figure-army-again = { $count } Ritter gegen { $other }: Die Größte Rittermacht wechselt, { $points } Punkte.
road-rules-figure-robber = Räuber: { $hand } Karten, nur { $safe } sind sicher, also gehen { $loses }.
road-rules-figure-donation = Spende: eine Karte von der Führung mit { $from } Punkten an jemanden mit { $to }.
road-rules-figure-harvest = Erntefest: { $settlements } { $settlements ->
    [one] Siedlung
   *[other] Siedlungen
  }, { $count } { $count ->
    [one] Karte
   *[other] Karten
  }.
road-rules-figure-subsidy = Förderung: { $count } Karten ohne Sonderkarte.
