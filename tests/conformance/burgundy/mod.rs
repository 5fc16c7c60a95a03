//! Burgundy as the conformance kit tries it.

mod census;
mod shadow;

use super::{Kit, Verdict};
use principality::engine::chance::Chance;
use principality::engine::seat::MAX_SEATS;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::depots::{SLOTS, Slot};
use principality::games::burgundy::fields::Field;
use principality::games::burgundy::goods::{Good, GoodSet};
use principality::games::burgundy::options::{Boards, Castles, Edition};
use principality::games::burgundy::{Action, Burgundy, Die, Event, Key, Options, Payment, State};
use shadow::Shadow;

/// The edition that a variant number means.
pub const fn edition(variant: u8) -> Edition {
    if variant == 0 { Edition::E2019 } else { Edition::E2011 }
}

/// Any options of this edition that can be played, all ways to come to boards and castles mixed.
pub fn mixed_options(seats: u8, edition: Edition, chance: &mut Chance) -> Options {
    loop {
        let of_edition = edition.boards();
        let boards = match chance.below(4) {
            0 => Boards::Drawn,
            1 => Boards::OneOrDrawn,
            2 => Boards::Fixed([chance.pick(&of_edition).unwrap_or(BoardId(1)); MAX_SEATS]),
            _ => Boards::Fixed(
                [(); MAX_SEATS].map(|()| chance.pick(&of_edition).unwrap_or(BoardId(1))),
            ),
        };
        let castles = [Castles::Centre, Castles::Open, Castles::Hidden, Castles::Drawn];
        let castles = chance.pick(&castles).unwrap_or_default();
        // Castles in the middle don't go with every board: such a mix is drawn again.
        if let Ok(options) = Options::new(seats, edition, boards, castles) {
            return options;
        }
    }
}

fn die_actions(out: &mut Vec<Action>) {
    for die in (0..=6).map(Die) {
        out.push(Action::Hire(die));
        out.extend((0..SLOTS as u8).map(|slot| Action::Take(die, Slot(slot))));
        out.extend((1..=6).map(|good| Action::Sell(die, Good(good))));
        for key in (0..3).map(Key) {
            out.extend((0..37).map(|field| Action::Place(die, key, Field(field))));
        }
    }
}

/// What is no action of any game, though its type can say it.
const WILD: [Action; 22] = [
    Action::Board(BoardId(0)),
    Action::Board(BoardId(11)),
    Action::Board(BoardId(255)),
    Action::StartCastle(Field(37)),
    Action::StartCastle(Field(255)),
    Action::Take(Die(1), Slot(32)),
    Action::Take(Die(255), Slot(255)),
    Action::Place(Die(0), Key(3), Field(0)),
    Action::Place(Die(3), Key(0), Field(128)),
    Action::Place(Die(0), Key(0), Field(146)),
    Action::Sell(Die(0), Good(0)),
    Action::Sell(Die(4), Good(7)),
    Action::Hire(Die(255)),
    Action::Buy(Slot(32), Payment::Silver),
    Action::Buy(Slot(255), Payment::Workers),
    Action::Discard(Key(255)),
    Action::Fetch(Slot(255)),
    Action::SellFree(Good(255)),
    Action::Build(Key(3), Field(200)),
    Action::Load(0),
    Action::Load(255),
    Action::Keep(GoodSet(255)),
];

impl Kit for Burgundy {
    type Audit = Shadow;

    fn options(seats: u8, variant: u8, chance: &mut Chance) -> Options {
        mixed_options(seats, edition(variant), chance)
    }

    fn every_action() -> Vec<Action> {
        let mut all: Vec<Action> = (1..=10).map(|board| Action::Board(BoardId(board))).collect();
        all.extend((0..37).map(|field| Action::StartCastle(Field(field))));
        die_actions(&mut all);
        for slot in Slot::all() {
            all.push(Action::Buy(slot, Payment::Silver));
            all.push(Action::Buy(slot, Payment::Workers));
            all.push(Action::Fetch(slot));
        }
        for key in (0..3).map(Key) {
            all.push(Action::Discard(key));
            all.extend((0..37).map(|field| Action::Build(key, Field(field))));
        }
        all.extend((1..=6).map(|good| Action::SellFree(Good(good))));
        all.extend((1..=6).map(Action::Load));
        all.extend((0..64).map(|bits| Action::Keep(GoodSet(bits))));
        all.extend([Action::Pass, Action::EndTurn]);
        all
    }

    fn wild_actions() -> Vec<Action> {
        WILD.to_vec()
    }

    /// A turn has two dice, a purchase and its end, and tiles that give way; a tile placed has at
    /// most an effect that needs two choices and moves a tile more. 37 fields are filled at most.
    fn most_moves(seats: u8) -> usize {
        usize::from(seats) * (2 + 25 * 6 + 37 * 4)
    }

    fn appetite(action: &Action) -> u32 {
        match action {
            Action::Place(..) | Action::Build(..) => 60,
            Action::Buy(..) | Action::Fetch(_) => 12,
            Action::Take(..) => 8,
            Action::Sell(..) | Action::SellFree(_) => 6,
            Action::Pass => 1,
            _ => 2,
        }
    }

    fn begin(state: &State, opening: &[Event]) -> Shadow {
        Shadow::new(state, opening)
    }

    fn follow(audit: &mut Shadow, events: &[Event], state: &State) -> Verdict {
        events.iter().try_for_each(|event| audit.happen(event))?;
        audit.agrees(state)?;
        census::nothing_is_lost(state, &audit.gone)
    }

    fn sound(state: &State) -> Verdict {
        census::sound(state)
    }
}
