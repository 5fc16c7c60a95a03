### Der Verlauf der Fürsten.

princes-log-began = { $name } beginnt
princes-log-turn = Zug { $turn }: { $name }
princes-log-rolled = { $name } würfelt { $number }: { $face }
princes-log-stored = { $name } lagert { $what } ein: { $why }
princes-log-spent = { $name } gibt { $what } her: { $why }
princes-log-not-stored = { $name } kann { $count } nicht einlagern: { $why }
princes-log-demanded = { $name } nimmt { $kind }: { $why }
princes-log-robbed = { $name }: Räuber zählen { $counted } und nehmen { $lost }
princes-log-robbed-but = { $name }: Räuber zählen { $counted }, weitere { $uncounted } nicht, und nehmen { $lost }
princes-log-safe = { $name }: Räuber zählen { $counted } und nehmen nichts
princes-log-safe-but = { $name }: Räuber zählen { $counted }, weitere { $uncounted } nicht, und nehmen nichts
princes-log-event = Ereignis: { $card }
princes-log-event-cities = Ereignis: { $card }; wer keine Stadt hat, ist nicht betroffen
princes-log-event-plague = Ereignis: { $card }; verschont sind Spieler ohne Stadt und Landschaften um ein Badhaus
princes-log-events-rebuilt = Der Ereignisstapel wird neu gebildet
princes-log-won = { $name } hat gewonnen
princes-log-stopped = Das Spiel wurde abgebrochen
princes-log-regions = { $name } zieht { $first } und { $second }
princes-log-built = { $name } baut { $what }
princes-log-placed = { $name } legt { $card } an
princes-log-traded = { $name } tauscht { $what } gegen { $kind }
princes-log-swapped = { $name } tauscht zwei Karten
princes-log-swapped-regions = { $name } tauscht { $first } und { $second }
princes-log-moved = { $name } verlädt { $count } von { $from } nach { $to }
princes-log-turned = { $name } dreht { $card } auf Stufe { $level }
princes-log-triumph = { $name }: Triumph auf Stufe { $level }
princes-log-advantage = { $name } hat den { $what }
princes-log-no-advantage = Niemand hat den { $what }
princes-log-favoured = { $name } tauscht { $kind } in diesem Zug eins zu eins
princes-log-played = { $name } spielt { $card }
princes-log-used = { $name } nutzt { $card }
princes-log-drew = { $name } zieht { $card } von Stapel { $stack }
princes-log-drew-unseen = { $name } zieht { $card } von Stapel { $stack }
princes-log-under = { $name }: { $card } kommt unter Stapel { $stack }
princes-log-under-unseen = { $name }: { $card } kommt unter Stapel { $stack }
princes-log-stolen = { $name } nimmt { $card } aus der Hand des Gegners
princes-log-discarded = { $name } legt { $card } ab
princes-log-fetched = { $name } holt { $card } von der Ablage
princes-log-hand-seen = { $name } sieht die Hand des Gegners
princes-log-hand = { $name } hat { $cards } auf der Hand
princes-log-stack-seen = { $name } sieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} von Stapel { $stack }
princes-log-events-seen = { $name } sieht die { $count } obersten Ereignisse
princes-log-named = { $name } wählt { $card }
princes-log-lost = { $name } verliert { $card }
princes-log-taken-over = { $name } übernimmt { $card }
princes-log-turned-up = { $card } liegt offen auf Stapel { $stack }
princes-log-raven = { $name } würfelt { $number } im Weißen Raben
princes-log-contest = Wettstreit: { $first } { $sum } (Würfel { $one } + Stärke { $own }), { $second } { $sums } (Würfel { $other } + Stärke { $rivals })
princes-log-barbarians-won = { $name }: Einheiten { $units } gegen Barbaren { $strength }, gewonnen
princes-log-barbarians-even = { $name }: Einheiten { $units } gegen Barbaren { $strength }, unentschieden
princes-log-barbarians-lost = { $name }: Einheiten { $units } gegen Barbaren { $strength }, verloren
princes-log-guard-stops = { $name }: Die Wache würfelt { $number } und vereitelt es
princes-log-guard-fails = { $name }: Die Wache würfelt { $number } und kann es nicht verhindern
princes-log-riots = { $name }: Unruhen, { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} gegen { $due } Gold
princes-log-set-picked = { $name } wählt { $set }
princes-log-set-drawn = Gezogen: { $set }
princes-log-gained = { $name } gewinnt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
princes-log-lost-points = { $name } verliert { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}

# Was von beiden gezählt wird: Stärke, Schiffe und so weiter.
princes-log-compared = { $what }: { $first } { $one }, { $second } { $other }
princes-log-compared-nobody = { $what }: { $first } { $one }, { $second } { $other }, niemand hat den Vorteil
princes-counted-strength = Stärke
princes-counted-skill = Geschick
princes-counted-commerce = Handel
princes-counted-trade-ships = Handelsschiffe
princes-counted-units = Einheiten
princes-counted-strong-units = Einheiten mit Stärke
princes-counted-inventions = Gebäude mit Fortschritt
princes-counted-regions = Markt, Landschaften mit dieser Zahl
princes-log-prevented = Nichts geschieht: { $name } hat { $card }
princes-log-no-riots = { $name }: { $card } hält die Unruhen fern
princes-log-disputed = { $name } hat { $count } Karten auf der Hand und behält { $saved }
