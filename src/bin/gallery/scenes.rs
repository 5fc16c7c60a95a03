//! The positions of the gallery, set up by hand: three players in phase C, round 2; also with two and
//! four players, a start castle to choose, and boards to choose from.

use principality::engine::seat::Seat;
use principality::engine::total::At;
use principality::games::burgundy::action::Key;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::depots::{Slot, laid_out};
use principality::games::burgundy::fields::Field;
use principality::games::burgundy::goods::Good;
use principality::games::burgundy::points::{PHASE_POINTS, large_bonus, small_bonus};
use principality::games::burgundy::tiles::{Building as B, Colour, Species as S, Tile};
use principality::web::burgundy::scene::*;
use std::rc::Rc;

fn text(words: &str) -> Text {
    words.into()
}

const ROWS: [u8; 7] = [0, 4, 9, 15, 22, 28, 33];

fn at(row: usize, column: u8) -> Field {
    Field(ROWS.at(row) + column)
}

/// What one player has.
struct Who {
    name: &'static str,
    status: &'static str,
    sitter: Sitter,
    board: u8,
    points: u16,
    silver: u8,
    workers: u8,
    tiles: Vec<(Field, Tile)>,
    fresh: Option<Field>,
    storage: Vec<Tile>,
    goods: Vec<(u8, u8)>,
    sold: u8,
    dice: [u8; 2],
    spent: bool,
}

fn anna() -> Who {
    Who {
        name: "Anna",
        status: "",
        sitter: Sitter::Person,
        board: 1,
        points: 42,
        silver: 2,
        workers: 3,
        tiles: vec![
            (at(3, 3), Tile::CASTLE),
            (at(3, 2), Tile::SHIP),
            (at(3, 1), Tile::SHIP),
            (at(3, 4), Tile::SHIP),
            (at(2, 3), Tile::monastery(3)),
            (at(2, 2), B::Watchtower.tile()),
            (at(4, 3), B::Bank.tile()),
            (at(1, 2), Tile::CASTLE),
            (at(1, 1), S::Sheep.tile(3)),
            (at(1, 3), Tile::monastery(17)),
        ],
        fresh: None,
        storage: vec![S::Cow.tile(3), Tile::SHIP, B::Market.tile()],
        goods: vec![(4, 2), (1, 1), (6, 1)],
        sold: 8,
        dice: [4, 2],
        spent: false,
    }
}

fn benno() -> Who {
    Who {
        name: "Benno",
        status: "Thought 2.1 s",
        sitter: Sitter::Computer,
        board: 3,
        points: 69,
        silver: 1,
        workers: 1,
        tiles: vec![
            (at(3, 3), Tile::CASTLE),
            (at(2, 2), Tile::monastery(9)),
            (at(2, 3), Tile::monastery(18)),
            (at(1, 2), Tile::CASTLE),
            (at(1, 1), Tile::SHIP),
            (at(1, 0), Tile::SHIP),
            (at(3, 2), Tile::monastery(14)),
            (at(4, 3), Tile::monastery(4)),
            (at(0, 2), S::Pig.tile(2)),
            (at(4, 2), Tile::monastery(13)),
            (at(3, 4), Tile::monastery(22)),
            (at(1, 3), Tile::SHIP),
        ],
        fresh: Some(at(3, 2)),
        storage: vec![B::Church.tile(), S::Goat.tile(2)],
        goods: vec![(2, 1), (5, 2)],
        sold: 4,
        dice: [3, 6],
        spent: true,
    }
}

fn carla() -> Who {
    Who {
        name: "Carla",
        status: "Plays next",
        sitter: Sitter::Person,
        board: 7,
        points: 64,
        silver: 3,
        workers: 4,
        tiles: vec![
            (at(0, 1), Tile::CASTLE),
            (at(0, 2), Tile::CASTLE),
            (at(1, 1), S::Goat.tile(4)),
            (at(1, 2), S::Goat.tile(2)),
            (at(0, 3), Tile::SHIP),
            (at(1, 4), Tile::SHIP),
            (at(2, 1), Tile::MINE),
            (at(2, 2), B::BoardingHouse.tile()),
            (at(2, 3), B::Warehouse.tile()),
            (at(3, 2), B::TownHall.tile()),
            (at(1, 3), S::Cow.tile(2)),
            (at(1, 0), Tile::monastery(5)),
        ],
        fresh: None,
        storage: vec![Tile::monastery(24)],
        goods: vec![(2, 2)],
        sold: 7,
        dice: [1, 5],
        spent: false,
    }
}

fn dora() -> Who {
    Who { name: "Maximiliane", status: "Spielt als Nächste", board: 9, points: 138, ..benno() }
}

fn estate(seat: u8, who: &Who) -> Estate {
    let board = BoardId(who.board).board();
    let tile = |field: Field| who.tiles.iter().find(|(f, _)| *f == field).map(|(_, t)| *t);
    let fields = board.all.into_iter().map(|field| FieldView {
        field,
        cell: board.cells.at(field.index()),
        colour: board.colour(field),
        number: board.number(field),
        piece: tile(field).map(Piece::new),
        mark: Mark::Plain,
        ghost: None,
        fresh: who.fresh == Some(field),
        from: None,
        finished: board.region(field).into_iter().all(|f| tile(f).is_some()),
        label: text(&format!("{} {}", board.colour(field).key(), board.number(field))),
    });
    let storage = (0..3u8).map(|key| KeyView {
        key: Key(key),
        piece: who.storage.get(usize::from(key)).copied().map(Piece::new),
        mark: Mark::Plain,
        from: None,
        label: text(&format!("Store {}", key + 1)),
    });
    let goods = who.goods.iter().map(|(good, count)| pile(*good, *count));
    let dice = who.dice.iter().map(|face| DieView {
        face: *face,
        state: if who.spent { DieState::Spent } else { DieState::Ready },
        label: text(&format!("Die {face}")),
    });
    Estate {
        seat: Seat(seat),
        banner: Banner::nth(seat),
        name: text(who.name),
        sitter: who.sitter,
        status: text(who.status),
        playing: seat == 0,
        board: BoardId(who.board),
        board_name: text(&format!("board {}", who.board)),
        points: who.points,
        points_label: text(&format!("{} points", who.points)),
        silver: who.silver,
        silver_label: text(&format!("{} silver", who.silver)),
        workers: who.workers,
        workers_label: text(&format!("{} workers", who.workers)),
        fields: fields.collect(),
        storage: storage.collect(),
        goods: goods.collect(),
        sold: text(&format!("{} sold", who.sold)),
        dice: dice.collect(),
        label: text(&format!("Principality of {}, board {}", who.name, who.board)),
        enlarge: text(&format!("{}, {} points: make large", who.name, who.points)),
    }
}

fn pile(good: u8, count: u8) -> Pile {
    let label = text(&format!("{count} of good {good}"));
    Pile { good: Good(good), count, mark: Mark::Plain, from: None, label }
}

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

/// Tiles of the depots by number of players; 0 is an empty place.
fn tiles(players: u8, depot: u8) -> Vec<Tile> {
    let three = match depot {
        1 => [Tile::NONE, B::Warehouse.tile(), Tile::SHIP],
        2 => [Tile::monastery(8), B::Church.tile(), Tile::NONE],
        3 => [S::Pig.tile(4), Tile::NONE, B::BoardingHouse.tile()],
        4 => [Tile::SHIP, B::TownHall.tile(), S::Sheep.tile(2)],
        5 => [B::Bank.tile(), Tile::NONE, Tile::monastery(21)],
        _ => [Tile::CASTLE, Tile::NONE, S::Goat.tile(3)],
    };
    match players {
        3 => three.to_vec(),
        _ => (0..4)
            .filter_map(|place| laid_out(Slot::new(depot, place), players, 2))
            .enumerate()
            .map(|(index, colour)| match colour {
                Colour::Castle => Tile::CASTLE,
                Colour::Mine => Tile::MINE,
                Colour::Ship => Tile::SHIP,
                Colour::Building => B::ALL.at_or(usize::from(depot) + index),
                Colour::Animal => S::Goat.tile(2 + depot % 3),
                Colour::Monastery => Tile::monastery(depot * 4 + index as u8),
            })
            .collect(),
    }
}

trait AtOr {
    fn at_or(&self, index: usize) -> Tile;
}

impl AtOr for [B; 8] {
    fn at_or(&self, index: usize) -> Tile {
        self.get(index % 8).map_or(Tile::NONE, |b| b.tile())
    }
}

fn depots(players: u8, many: bool) -> Vec<Rc<Depot>> {
    let goods: [&[u8]; 6] = [&[1], &[], &[3, 5], &[6], &[4], &[2, 2]];
    let workers = [3, 2, 1, 0, 1, 2];
    let depot = |number: u8| {
        let used = (0..4).filter_map(|p| Some((p, laid_out(Slot::new(number, p), players, 2)?)));
        let lit = number == 4;
        let places = used.zip(tiles(players, number)).map(|((place, colour), tile)| Place {
            slot: Slot::new(number, place),
            colour: Some(colour),
            piece: tile.is_some().then_some(Piece::new(tile)),
            mark: match (lit, number) {
                (true, _) if tile.is_some() => Mark::Free,
                _ => Mark::Plain,
            },
            label: text(&format!("Depot {number}: {}", tile.record().map_or("empty", |r| r.key))),
        });
        let lying: Vec<(u8, u8)> = match goods.get(usize::from(number) - 1) {
            _ if many => (1..=number).map(|good| (good, 1 + good % 3)).collect(),
            Some([a, b]) if a == b => vec![(*a, 2)],
            Some(kinds) => kinds.iter().map(|good| (*good, 1)).collect(),
            None => Vec::new(),
        };
        Rc::new(Depot {
            number,
            places: places.collect(),
            goods: lying.into_iter().map(|(good, count)| pile(good, count)).collect(),
            mark: if lit { Mark::Free } else { Mark::Workers(workers.at(usize::from(number) - 1)) },
            whole: false,
            name: text(&format!("Depot {number}")),
            label: text(&format!("Depot {number}")),
        })
    };
    (1..=6).map(depot).collect()
}

fn black(players: u8) -> Rc<BlackDepot> {
    let all = [
        B::Watchtower.tile(),
        Tile::SHIP,
        Tile::NONE,
        S::Cow.tile(4),
        Tile::monastery(15),
        B::Market.tile(),
        Tile::CASTLE,
        Tile::MINE,
    ];
    let count = match players {
        2 => 4,
        3 => 6,
        _ => 8,
    };
    let place = |(index, tile): (usize, &Tile)| Place {
        slot: Slot::new(7, index as u8),
        colour: None,
        piece: tile.is_some().then_some(Piece { black: true, ..Piece::new(*tile) }),
        mark: if players == 4 && index == 3 { Mark::Chosen } else { Mark::Plain },
        label: text(&format!("Black depot: {}", tile.record().map_or("empty", |r| r.key))),
    };
    Rc::new(BlackDepot {
        places: all.iter().take(count).enumerate().map(place).collect(),
        price: 2,
        workers_too: players == 4,
        mark: Mark::Plain,
        name: text("Black depot"),
    })
}

fn bridge(players: u8) -> Rc<Bridge> {
    let mut spaces = vec![Vec::new(); 7];
    let stones = [(2, Banner::Amber), (3, Banner::Ruby), (3, Banner::Navy), (2, Banner::Verdigris)];
    for (index, (space, banner)) in stones.into_iter().enumerate() {
        let sits = match banner {
            Banner::Ruby => 1,
            Banner::Navy => 2,
            Banner::Amber => 3,
            Banner::Verdigris => 4,
        } <= players;
        if let Some(stack) = spaces.get_mut(space).filter(|_| sits && index < 4) {
            stack.push(banner);
        }
    }
    Rc::new(Bridge { spaces, label: text("Turn order: Anna, Benno, Carla") })
}

fn table(players: u8, many: bool) -> Table {
    let time = |n: u8, now: u8| match n.cmp(&now) {
        std::cmp::Ordering::Less => Time::Past,
        std::cmp::Ordering::Equal => Time::Now,
        std::cmp::Ordering::Greater => Time::Next,
    };
    let waiting = [None, None, Some(Good(5)), Some(Good(1)), Some(Good(3))];
    let six = [
        Colour::Castle,
        Colour::Ship,
        Colour::Mine,
        Colour::Monastery,
        Colour::Animal,
        Colour::Building,
    ];
    let bonus = |colour: Colour| Bonus {
        colour,
        large: match colour {
            Colour::Monastery => Claim::Taken(Banner::Navy),
            Colour::Ship if players == 4 => Claim::Taken(Banner::Verdigris),
            _ => Claim::Open(large_bonus(players)),
        },
        small: match colour {
            Colour::Ship if players == 4 => Claim::Taken(Banner::Amber),
            _ => Claim::Open(small_bonus(players)),
        },
        label: text(&format!("Bonus tiles: {}", colour.key())),
    };
    Table {
        depots: depots(players, many),
        black: black(players),
        bridge: bridge(players),
        phases: (0..5u8)
            .zip(PHASE_POINTS)
            .map(|(phase, points)| Phase {
                phase,
                points,
                time: time(phase, 2),
                label: text(&format!("Phase {}", char::from(b'A' + phase))),
            })
            .collect(),
        rounds: (0..5u8)
            .zip(waiting)
            .map(|(round, good)| Round {
                round,
                good,
                time: time(round, 1),
                label: text(&format!("Round {}", round + 1)),
            })
            .collect(),
        bonuses: six.into_iter().map(bonus).collect(),
        white: Some(5),
        white_good: Some(Good(4)),
        white_label: text("White die: 5"),
        sizes_label: text("Points per region"),
        label: text("The table: six depots around the black depot"),
    }
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
    let die = |face, state| DieView { face, state, label: text(&format!("Die {face}")) };
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
        title: text("The 4: place, take, sell or hire"),
        say: text("Lit fields and depot 4 are free; dotted ones cost workers."),
        buttons,
        tools: vec![
            tool(Tap::Undo, "u-undo", "Undo", true),
            tool(Tap::Redo, "u-redo", "Redo", false),
            tool(Tap::Restart, "u-restart", "Restart turn", true),
            tool(Tap::History, "u-history", "History", true),
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
        tools_label: text("Undo and history"),
    }
}

fn button(number: u8, icon: Icon, label: &str, sub: &str) -> Button {
    Button { tap: Tap::Button(number), icon, label: text(label), sub: text(sub), lit: false }
}

fn record() -> Vec<Line> {
    let lines: [(Icon, &str, &str, &str, Option<Banner>); 7] = [
        (
            "t-monastery",
            "Benno",
            " turned the 3 to a 2 with one worker and placed monastery 14: four workers for a die from now on.",
            "",
            Some(Banner::Navy),
        ),
        (
            "hex-monastery",
            "Benno",
            " finished a region of 6 (21 + 6 in phase C) and yellow first (6).",
            "+33",
            Some(Banner::Navy),
        ),
        ("b-church", "Benno", " took the church from depot 6 with the 6.", "", Some(Banner::Navy)),
        ("die-5", "", "Round C2. The white die shows 5: a jug goes to depot 5.", "", None),
        ("g-3", "Carla", " sold four roses with the 3.", "+12", Some(Banner::Amber)),
        ("a-goat", "Carla", " placed 4 goats beside 2 goats.", "+6", Some(Banner::Amber)),
        (
            "t-ship",
            "Anna",
            " placed a ship: a jug from depot 2, then one step on the bridge.",
            "",
            Some(Banner::Ruby),
        ),
    ];
    let line = |(index, (icon, who, words, points, banner)): (
        usize,
        (Icon, &str, &str, &str, Option<Banner>),
    )| {
        let mut runs = Vec::new();
        if !who.is_empty() {
            runs.push(Run { text: text(who), strong: true });
        }
        runs.push(Run { text: text(words), strong: false });
        Line { number: 100 - index as u32, icon, banner, runs, points: text(points), shown: false }
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
        Rc::new(Hand { title: text("Your store"), picks: store.collect() }),
        Rc::new(Hand { title: text("Depot 4"), picks: lit.collect() }),
    ]
}

/// A help bubble.
pub fn help() -> Rc<Help> {
    Rc::new(Help {
        title: text("Town hall"),
        piece: Some(Piece::new(B::TownHall.tile())),
        icon: None,
        lines: vec![
            text("Place a tile from your store at once, as if with a die of the right number."),
            text("It may not be kept for later."),
        ],
        page: text("Rulebook, page 7"),
    })
}

/// A list of legal actions.
pub fn list() -> Rc<List> {
    Rc::new(List {
        title: text("What you may do"),
        items: ["Take a ship from depot 4 with the 4", "Sell 2 jugs", "End the turn"]
            .map(text)
            .to_vec(),
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
        offers: if hash.contains("offers") { offers() } else { Vec::new() },
        record: Rc::new(record()),
        bar: Rc::new(bar(hash)),
        help: hash.contains("help").then(help),
        list: hash.contains("list").then(list),
        floats: Rc::new(if hash.contains("floats") {
            vec![float(1, "+6", "animals", 0), float(2, "+10", "region of 4", 1)]
        } else {
            Vec::new()
        }),
        spoken: text(""),
    }
}
