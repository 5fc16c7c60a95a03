### Computerspieler, Tipps und Rückschau.

players-person = Mensch
players-easy = Computer, leicht
players-medium = Computer, mittel
players-hard = Computer, schwer
players-easy-say = Spielt nach Gefühl und macht Fehler.
players-medium-say = Sucht für den ganzen Zug den besten Weg.
players-hard-say = Denkt mehrere Züge voraus.
players-name-1 = Odette
players-name-2 = Philippe
players-name-3 = Margot
players-name-4 = Renaud
players-name-5 = Sidonie
players-name-6 = Anselme
players-status = { $level } · { $status }
players-thinks = { $name } denkt nach …
players-plays = { $name } spielt
players-progress = Wie weit das Nachdenken ist
players-skip = Überspringen
players-since = Seit deinem letzten Zug

## Tipps
hint-ask = Ein Tipp
hint-thinking = Ein Tipp wird gesucht …
hint-thinking-say = Das Beste, was jetzt zu tun ist, so wie „schwer“ es sieht.
hint-failed = Es gibt keinen Tipp
hint-failed-say = Der Computerspieler war nicht zu erreichen. Versuche es noch einmal; das Spiel geht auch so weiter.
hint-title = Tipp { $number } von { $count }: { $action }
hint-do = Ausführen
hint-next = Nächster Tipp
hint-behind = { $points ->
    [one] verspricht etwa einen Punkt weniger
   *[other] verspricht etwa { $points } Punkte weniger
  }

## Rückschau
review-title = Verpasste Chancen
review-say = Die Züge, zu denen es einen besseren gab, so wie der Computer es sieht.
review-ask = Danach suchen
review-working = Zug { $done } von { $all } wird angesehen …
review-stop = Anhalten
review-none = Niemand hat eine Chance auf einen ganzen Punkt verpasst. Gut gespielt!
review-failed = Der Computerspieler war nicht zu erreichen. Versuche es noch einmal.
review-loss = { $points ->
    [one] etwa ein Punkt
   *[other] etwa { $points } Punkte
  }
review-loss-solo = { $points ->
    [one] etwa ein Feld
   *[other] etwa { $points } Felder
  }
review-better = Besser: { $action }
