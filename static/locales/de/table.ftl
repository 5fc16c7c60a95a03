### Der Tisch, soweit er allen Spielen gemeinsam ist.

table-guide = So geht’s
table-tabs = Teile der Seite
table-log = Protokoll
table-to-move = { $name } ist dran
table-all-choose = Alle wählen
table-turn-view = Ansicht drehen
table-help = Was ist das?
table-bar = Was zu tun ist
table-tools = Zurücknehmen und Verlauf
table-taken-back = Zurückgenommen.
table-undo = Zurücknehmen
table-redo = Wiederholen
table-restart = Zug neu beginnen
table-elsewhere = In einem anderen Tab offen
table-elsewhere-say = Hier siehst du live zu. Sobald der andere Tab geschlossen ist, geht es hier weiter.
table-take-over = Hier weiterspielen
table-list = Alle erlaubten Aktionen
handover-title = { $name }, du bist dran
table-i-am = Ich bin { $name }
table-look-back = Zurückblicken
table-pass-to = Weiter an { $name }
table-covered = Die Karten bleiben verdeckt, bis jemand sie aufdeckt.
