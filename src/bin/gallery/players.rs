//! The players of the gallery and what they have.

use crate::pieces::{pile, text};
use principality::engine::seat::Seat;
use principality::engine::total::At;
use principality::games::burgundy::action::Key;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::fields::Field;
use principality::games::burgundy::tiles::{Building as B, Species as S, Tile};
use principality::web::burgundy::scene::*;

const ROWS: [u8; 7] = [0, 4, 9, 15, 22, 28, 33];

/// The field in a row and column, both from 0.
pub fn at(row: usize, column: u8) -> Field {
    Field(ROWS.at(row) + column)
}

/// What one player has.
pub struct Who {
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

/// The player in front.
pub fn anna() -> Who {
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

/// A computer player.
pub fn benno() -> Who {
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

/// Another person.
pub fn carla() -> Who {
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

/// A player with a long name.
pub fn dora() -> Who {
    Who { name: "Maximiliane", status: "Spielt als Nächste", board: 9, points: 138, ..benno() }
}

/// A player's estate.
pub fn estate(seat: u8, who: &Who) -> Estate {
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
        fresh: (who.fresh == Some(field)).then_some(Banner::nth(seat)),
        from: None,
        finished: board.region(field).into_iter().all(|f| tile(f).is_some()),
        label: text(&format!("{} {}", board.colour(field).key(), board.number(field))),
    });
    let storage = (0..3u8).map(|key| KeyView {
        key: Key(key),
        piece: who.storage.get(usize::from(key)).copied().map(Piece::new),
        closed: false,
        mark: Mark::Plain,
        from: None,
        label: text(&format!("Store {}", key + 1)),
    });
    let goods = who.goods.iter().map(|(good, count)| pile(*good, *count));
    let dice = who.dice.iter().map(|face| DieView {
        face: *face,
        white: false,
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
        silver: who.silver.into(),
        silver_label: text(&format!("{} silver", who.silver)),
        workers: who.workers.into(),
        workers_label: text(&format!("{} workers", who.workers)),
        fields: fields.collect(),
        storage: storage.collect(),
        goods: goods.collect(),
        sold: text(&format!("{} sold", who.sold)),
        dice: dice.collect(),
        extras: Extras::default(),
        team: None,
        label: text(&format!("Principality of {}, board {}", who.name, who.board)),
        enlarge: text(&format!("{}, {} points: make large", who.name, who.points)),
    }
}
