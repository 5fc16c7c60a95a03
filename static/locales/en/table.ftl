### The table, as far as all games share it.

table-guide = How it goes
table-tabs = Parts of the page
table-log = Log
table-to-move = { $name } to move
table-all-choose = Everybody chooses
table-turn-view = Turn the view
table-help = What is this?
table-bar = What to do
table-tools = Undo and history
table-taken-back = Taken back.
table-undo = Undo
table-redo = Redo
table-restart = Restart the turn
table-elsewhere = Open in another tab
table-elsewhere-say = Here you watch it live. As soon as the other tab is closed, it goes on here.
table-take-over = Play on here
table-list = All legal actions
handover-title = { $name }, your turn
table-i-am = I am { $name }
table-look-back = Look back
table-pass-to = Pass to { $name }
table-covered = Cards stay covered until somebody lifts the cover.
