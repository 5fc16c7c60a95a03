//! The middle of the gallery's table.

use crate::pieces::{pile, text};
use principality::engine::total::At;
use principality::games::burgundy::depots::{Slot, laid_out};
use principality::games::burgundy::goods::Good;
use principality::games::burgundy::points::{PHASE_POINTS, large_bonus, small_bonus};
use principality::games::burgundy::tiles::{Building as B, Colour, Species as S, Tile};
use principality::web::burgundy::scene::*;
use std::rc::Rc;

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
            next: false,
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
            shields: Vec::new(),
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
        next: false,
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
            Banner::Heather => 5,
        } <= players;
        if let Some(stack) = spaces.get_mut(space).filter(|_| sits && index < 4) {
            stack.push(banner);
        }
    }
    Rc::new(Bridge { spaces, label: text("Turn order: Anna, Benno, Carla"), track: None })
}

/// The table for so many players; with `many`, goods are heaped up.
pub fn table(players: u8, many: bool) -> Table {
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
        small: Some(match colour {
            Colour::Ship if players == 4 => Claim::Taken(Banner::Amber),
            _ => Claim::Open(small_bonus(players)),
        }),
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
        extras: TableExtras::default(),
        label: text("The table: six depots around the black depot"),
    }
}
