//! The positions of the gallery, set up by hand: three players in phase C, round 2; also with two and
//! four players, a start castle to choose, and boards to choose from.

use crate::middle::table;
use crate::pieces::text;
use crate::players::{anna, at, benno, carla, dora, estate};
use principality::engine::seat::Seat;
use principality::games::burgundy::Key;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::goods::Good;
use principality::games::burgundy::tiles::{Building as B, Colour};
use principality::web::burgundy::scene::*;
use std::rc::Rc;

/// Anna's turn with the 4 chosen.
fn lit(mut own: Estate, castle: bool) -> Estate {
    let free = [(at(2, 1), "a-cow"), (at(3, 5), "t-ship"), (at(1, 4), "b-market")];
    let cost = [
        (2, 0, 1),
        (0, 0, 2),
        (1, 0, 2),
        (3, 0, 2),
        (5, 3, 1),
        (4, 4, 3),
        (4, 1, 1),
        (4, 0, 2),
        (2, 4, 2),
    ];
    for view in &mut own.fields {
        if castle {
            view.piece = None;
            view.finished = false;
            if view.colour == Colour::Castle {
                view.mark = Mark::Free;
                view.ghost = Some("t-castle");
            }
            continue;
        }
        if let Some((_, ghost)) = free.iter().find(|(field, _)| *field == view.field) {
            view.mark = Mark::Free;
            view.ghost = Some(*ghost);
        }
        if let Some((_, _, n)) =
            cost.iter().find(|(row, column, _)| at(*row, *column) == view.field)
        {
            view.mark = Mark::Workers(*n);
        }
    }
    for key in &mut own.storage {
        key.mark = Mark::Free;
    }
    for pile in &mut own.goods {
        if pile.good == Good(4) {
            pile.mark = Mark::Free;
        }
    }
    own
}

fn captions() -> Captions {
    Captions {
        turn_order: text("Turn order"),
        phase: text("Phase"),
        round: text("Round"),
        bonuses: text("First · second to finish a colour"),
        sizes: text("Points per region"),
        white_die: text("White die"),
        store: text("Store"),
        goods: text("Goods"),
        tab_table: text("Table"),
        tab_mine: text("Mine"),
        tab_others: text("Others"),
        tab_record: text("Record"),
        tabs: text("Parts of the page"),
        others: text("Other players"),
        record: text("Record"),
        close: text("Close"),
        keys: text("Arrow keys move, Enter chooses, question mark explains"),
        zoom: text("Enlarge the board"),
    }
}

fn tool(tap: Tap, icon: Icon, label: &str, enabled: bool) -> Tool {
    Tool { tap, icon, label: text(label), enabled, on: None }
}

fn header() -> Header {
    Header {
        title: text("The Castles of Burgundy"),
        when: text("Phase C\u{2002}·\u{2002}round 2 of 5"),
        when_short: text("C\u{2002}·\u{2002}round 2"),
        turn: text("Anna to move"),
        menu: tool(Tap::Menu, "u-menu", "Menu", true),
        tools: vec![
            tool(Tap::Hint, "u-hint", "Hint", true),
            tool(Tap::HelpMode, "u-help", "What is this?", true),
            tool(Tap::Turn, "u-turn", "Turn the table", true),
            tool(Tap::Share, "u-share", "Share", true),
            tool(Tap::Settings, "u-settings", "Settings", true),
        ],
    }
}

fn bar(hash: &str) -> Bar {
    let die =
        |face, state| DieView { face, white: false, state, label: text(&format!("Die {face}")) };
    let mut dice = vec![die(4, DieState::Chosen), die(2, DieState::Ready)];
    let mut buttons = vec![
        button(0, "g-4", "Sell 2 jugs", "6 points, 2 silver"),
        button(1, "worker", "Hire", "2 workers"),
    ];
    if hash.contains("many") {
        dice =
            vec![die(4, DieState::Serves), die(2, DieState::ServesFor(2)), die(0, DieState::Ready)];
        buttons.extend([
            button(2, "g-1", "2 Fische verkaufen", "8 Punkte, 1 Silber"),
            button(3, "u-close", "Verzichten", ""),
        ]);
    }
    let done = hash.contains("done");
    if done {
        dice = vec![die(4, DieState::Spent), die(2, DieState::Spent)];
        buttons.clear();
    }
    Bar {
        banner: Banner::Ruby,
        dice,
        effect: None,
        title: text("The 4: place, take, sell or hire"),
        say: text("Lit places are free; dotted ones cost workers."),
        progress: hash.contains("thinks").then_some(40),
        progress_label: text("How far the thinking is"),
        buttons,
        urged: 0,
        tools: vec![
            tool(Tap::Undo, "u-undo", "Undo", true),
            tool(Tap::Redo, "u-redo", "Redo", false),
            tool(Tap::Restart, "u-restart", "Restart turn", true),
            tool(Tap::History, "u-history", "Look back", true),
        ],
        end: Some(End {
            label: text("End turn"),
            sub: text(if done { "" } else { "2 dice left" }),
            filled: done,
            enabled: true,
            tap: Tap::EndTurn,
        }),
        label: text("Your turn"),
        dice_label: text("Your dice"),
        tools_label: text("Undo and look back"),
    }
}

fn button(number: u8, icon: Icon, label: &str, sub: &str) -> Button {
    Button {
        tap: Tap::Button(number),
        icon,
        label: text(label),
        sub: text(sub),
        lit: false,
        small: false,
    }
}

fn record() -> Vec<LogRow> {
    let lines: [(Icon, &str, &str, i32, Option<Banner>); 7] = [
        (
            "t-monastery",
            "Benno",
            " turned the 3 to a 2 with one worker and placed monastery 14: four workers for a die from now on.",
            0,
            Some(Banner::Navy),
        ),
        (
            "hex-monastery",
            "Benno",
            " finished a region of 6 (21 + 6 in phase C) and yellow first (6).",
            33,
            Some(Banner::Navy),
        ),
        ("b-church", "Benno", " took the church from depot 6 with the 6.", 0, Some(Banner::Navy)),
        ("die-5", "", "Round C2. The white die shows 5: a jug goes to depot 5.", 0, None),
        ("g-3", "Carla", " sold four roses with the 3.", 12, Some(Banner::Amber)),
        ("a-goat", "Carla", " placed 4 goats beside 2 goats.", 6, Some(Banner::Amber)),
        (
            "t-ship",
            "Anna",
            " placed a ship: a jug from depot 2, then one step on the bridge.",
            0,
            Some(Banner::Ruby),
        ),
    ];
    let line = |(index, (icon, who, words, points, banner)): (
        usize,
        (Icon, &str, &str, i32, Option<Banner>),
    )| {
        let mut runs = Vec::new();
        if !who.is_empty() {
            runs.push(Run { text: text(who), strong: true });
        }
        runs.push(Run { text: text(words), strong: false });
        LogRow { number: 100 - index as u32, icon, banner, runs, points, shown: false }
    };
    lines.into_iter().enumerate().map(line).collect()
}

fn hands(own: &Estate, table: &Table) -> Vec<Rc<Hand>> {
    let names = |piece: Piece| text(piece.tile.record().map_or("", |r| r.key));
    let store = own.storage.iter().filter_map(|view| {
        let piece = view.piece?;
        let spot = Spot::Key(own.seat, view.key);
        Some(Pick { spot, piece, name: names(piece), mark: view.mark, label: names(piece) })
    });
    let lit =
        table.depots.iter().filter(|d| d.number == 4).flat_map(|d| &d.places).filter_map(|place| {
            let piece = place.piece?;
            Some(Pick {
                spot: Spot::Slot(place.slot),
                piece,
                name: names(piece),
                mark: place.mark,
                label: names(piece),
            })
        });
    vec![
        Rc::new(Hand { title: text("Your key fields"), picks: store.collect() }),
        Rc::new(Hand { title: text("Depot 4"), picks: lit.collect() }),
    ]
}

/// A help bubble.
pub fn help() -> (Spot, Rc<Help>) {
    let help = Help {
        title: text("Town hall"),
        piece: Some(Piece::new(B::TownHall.tile())),
        icon: None,
        refusal: text("Not now: No tile lies on your key fields."),
        lines: vec![
            text(
                "Place a tile from your key fields at once, as if with a die of the right number.",
            ),
            text("It may not be kept for later."),
        ],
        page: text("Rulebook, page 7"),
    };
    (Spot::Key(Seat(0), Key(0)), Rc::new(help))
}

/// A list of legal actions.
pub fn list() -> Rc<List> {
    Rc::new(List {
        title: text("What you may do"),
        items: (0..)
            .zip(["Take a ship from depot 4 with the 4", "Sell 2 jugs", "End the turn"].map(text))
            .collect(),
    })
}

fn offers() -> Vec<Offer> {
    [(1, "the simplest"), (7, "drawn for you")]
        .map(|(n, sub)| Offer {
            board: BoardId(n),
            name: text(&format!("Board {n}")),
            sub: text(sub),
            label: text(&format!("Board {n}")),
        })
        .to_vec()
}

/// The scene that the address asks for.
pub fn scene(hash: &str) -> Scene {
    let players = if hash.contains("players=2") {
        2
    } else if hash.contains("players=4") {
        4
    } else {
        3
    };
    let own = lit(estate(0, &anna()), hash.contains("castle"));
    let table = table(players, hash.contains("goods"));
    let all = [benno(), carla(), dora()];
    let others = all
        .iter()
        .take(usize::from(players) - 1)
        .zip(1..)
        .map(|(who, seat)| Rc::new(estate(seat, who)));
    let float = |id, points: &str, reason: &str, order| Float {
        id,
        at: Spot::Field(Seat(0), at(2, 2)),
        points: text(points),
        reason: text(reason),
        order,
    };
    Scene {
        captions: Rc::new(captions()),
        header: Rc::new(header()),
        hands: hands(&own, &table),
        own: Rc::new(own),
        table: Rc::new(table),
        others: others.collect(),
        goal: None,
        offers: if hash.contains("offers") { offers() } else { Vec::new() },
        record: Rc::new(record()),
        bar: Rc::new(bar(hash)),
        replay: None,
        help: hash.contains("help").then(help),
        list: hash.contains("list").then(list),
        floats: Rc::new(if hash.contains("floats") {
            vec![float(1, "+6", "animals", 0), float(2, "+10", "region of 4", 1)]
        } else {
            Vec::new()
        }),
        spoken: text(""),
        asked: text(""),
    }
}
