//! Burgundy's [`Kit`].

mod census;
mod shadow;

use super::{Kit, Verdict};
use principality::engine::chance::{Chance, Draw};
use principality::engine::seat::Seat;
use principality::games::burgundy::SEATS;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::depots::{SLOTS, Slot};
use principality::games::burgundy::fields::{BOARD_FIELDS, Field, MAX_FIELDS};
use principality::games::burgundy::goods::{Good, GoodSet};
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Boards, Castles, Edition};
use principality::games::burgundy::shields::Shield;
use principality::games::burgundy::sizes::{KEYS, MAX_KEYS, MAX_WAITING};
use principality::games::burgundy::team::TEAM_KEYS;
use principality::games::burgundy::tiles::{Building, Species};
use principality::games::burgundy::{Action, Burgundy, Die, Event, Key, Options, Payment, State};
use shadow::Shadow;

/// Variants: 0 is the base game of 2019, 1 that of 2011, from 2 on each module alone, and the last
/// one any modules together.
pub const FIRST_MODULE: u8 = 2;
/// The variant of any modules together.
pub const MIXED: u8 = FIRST_MODULE + Module::ALL.len() as u8;
/// The variant of the solo game, with any modules that go with it.
pub const SOLO: u8 = MIXED + 1;
/// The variant of the team game.
pub const TEAM: u8 = SOLO + 1;
/// The variant of the team game with any modules that go with it.
pub const TEAM_MIXED: u8 = TEAM + 1;
/// The variant of the first pair of modules; the others follow, as [`pair`] counts them.
pub const FIRST_PAIR: u8 = TEAM_MIXED + 1;
/// Number of pairs of modules. All of them may be played together.
pub const PAIRS: u8 = 15;

/// The modules of a pair, by its number from 0 to [`PAIRS`] − 1.
fn pair(number: u8) -> Modules {
    let others = |first: usize| (first + 1..Module::ALL.len()).map(move |second| (first, second));
    let (first, second) =
        (0..Module::ALL.len()).flat_map(others).nth(usize::from(number)).expect("a pair");
    Modules::NONE.with(Module::ALL[first]).with(Module::ALL[second])
}

/// The edition of a variant; with modules both are mixed.
pub fn edition(variant: u8, chance: &mut Chance) -> Edition {
    match variant {
        0 => Edition::E2019,
        1 => Edition::E2011,
        _ if chance.below(4) == 0 => Edition::E2011,
        _ => Edition::E2019,
    }
}

/// The modules of a variant.
pub fn modules(variant: u8, chance: &mut Chance) -> Modules {
    match variant {
        0 | 1 | TEAM => Modules::NONE,
        MIXED | SOLO | TEAM_MIXED => {
            Module::ALL.into_iter().filter(|_| chance.below(2) == 0).collect()
        }
        FIRST_PAIR.. => pair(variant - FIRST_PAIR),
        _ => Modules::NONE.with(Module::ALL[usize::from(variant - FIRST_MODULE)]),
    }
}

/// Any options of this edition that can be played, with all ways to assign boards and castles.
pub fn mixed_options(
    seats: u8,
    edition: Edition,
    modules: Modules,
    chance: &mut Chance,
) -> Options {
    let posts: Vec<BoardId> = BoardId::all_with_posts().collect();
    loop {
        let of_edition =
            if modules.has(Module::BorderPosts) { posts.clone() } else { edition.boards() };
        let boards = match chance.below(4) {
            0 => Boards::Drawn,
            1 => Boards::OneOrDrawn,
            2 => Boards::Fixed([chance.pick(&of_edition).unwrap_or(BoardId(1)); SEATS]),
            _ => {
                Boards::Fixed([(); SEATS].map(|()| chance.pick(&of_edition).unwrap_or(BoardId(1))))
            }
        };
        let castles = [Castles::Centre, Castles::Open, Castles::Hidden, Castles::Drawn];
        let castles = chance.pick(&castles).unwrap_or_default();
        // Castles in the middle don't go with every board, nor boards with border posts with each other: such a
        // mix is drawn again.
        if let Ok(options) = Options::with_modules(seats, edition, boards, castles, modules) {
            return options;
        }
    }
}

/// A solo game: either board, either way to choose the castle, any marker, any modules that go with it.
fn solo(edition: Edition, modules: Modules, chance: &mut Chance) -> Options {
    let modules = modules.without(Module::Shields).without(Module::BorderPosts);
    let boards: Vec<BoardId> = BoardId::all_solo().collect();
    let board = chance.pick(&boards).unwrap_or_default();
    let castles = chance.pick(&[Castles::Open, Castles::Drawn]).unwrap_or_default();
    let marker = 45 + chance.below(11) as u8;
    Options::solo(edition, board, castles, modules, marker).expect("these go together")
}

/// A team game on either board, with any modules that go with it.
fn team(edition: Edition, modules: Modules, chance: &mut Chance) -> Options {
    let boards: Vec<BoardId> = BoardId::all_double().collect();
    let board = chance.pick(&boards).unwrap_or_default();
    let modules = modules.without(Module::BorderPosts);
    Options::teams(edition, board, modules).expect("these go together")
}

fn die_actions(keys: u8, fields: u8, out: &mut Vec<Action>) {
    for die in (0..=7).map(Die) {
        out.push(Action::Hire(die));
        out.extend((0..SLOTS as u8).map(|slot| Action::Take(die, Slot(slot))));
        out.extend((1..=6).map(|good| Action::Sell(die, Good(good))));
        for key in (0..keys).map(Key) {
            out.extend((0..fields).map(|field| Action::Place(die, key, Field(field))));
        }
    }
}

/// Values of the action's type that are not an action of any game.
const WILD: [Action; 37] = [
    Action::Board(BoardId(0)),
    Action::Board(BoardId(11)),
    Action::Board(BoardId(255)),
    Action::StartCastle(Field(37)),
    Action::StartCastle(Field(255)),
    Action::Take(Die(1), Slot(33)),
    Action::Take(Die(255), Slot(255)),
    Action::Place(Die(0), Key(40), Field(0)),
    Action::Place(Die(3), Key(0), Field(128)),
    Action::Place(Die(0), Key(0), Field(146)),
    Action::Sell(Die(0), Good(0)),
    Action::Sell(Die(4), Good(7)),
    Action::Hire(Die(255)),
    Action::Buy(Slot(33), Payment::Silver),
    Action::Buy(Slot(255), Payment::Workers),
    Action::Discard(Key(255)),
    Action::Fetch(Slot(255)),
    Action::SellFree(Good(255)),
    Action::Build(Key(40), Field(200)),
    Action::Load(0),
    Action::Load(255),
    Action::Keep(GoodSet(255)),
    Action::Hire(Die(8)),
    Action::Shield(Shield(0), Shield(0)),
    Action::Shield(Shield(39), Shield(255)),
    Action::Turn(Die(0), 3),
    Action::Turn(Die(3), 7),
    Action::Name(Seat(200)),
    Action::Gather(Good(9)),
    Action::Settle(Slot(200), Field(1)),
    Action::Pay(200),
    Action::Drop(Shield(32)),
    Action::Collect(200),
    Action::First(200),
    Action::Swap(Slot(200)),
    Action::Give(Good(0)),
    Action::Shelve(Key(255)),
];

/// Adds the actions of games with modules.
fn actions_of_modules(fields: u8, all: &mut Vec<Action>) {
    all.extend([Action::Recruit, Action::Buy(Slot::INNS, Payment::Silver)]);
    all.push(Action::Buy(Slot::INNS, Payment::Workers));
    let buildings = Building::ALL.into_iter().chain([Building::WhiteCastle]);
    all.extend(buildings.map(Action::Use));
    all.extend(Species::ALL.map(Action::Herd));
    for new in Shield::all() {
        all.push(Action::Shield(new, Shield::NONE));
        all.extend(Shield::all().map(|old| Action::Shield(new, old)));
        all.push(Action::Drop(new));
    }
    for face in 1..=6 {
        all.extend((1..=6).map(|to| Action::Turn(Die(face), to)));
        all.push(Action::Gather(Good(face)));
    }
    all.extend((0..4).map(|seat| Action::Name(Seat(seat))));
    for slot in (0..=Slot::INNS.0).map(Slot) {
        all.extend((0..fields).map(|field| Action::Settle(slot, Field(field))));
    }
    all.extend((0..=18).map(Action::Pay));
    all.extend((0..MAX_WAITING as u8).flat_map(|at| [Action::Collect(at), Action::First(at)]));
    all.extend((1..=6).map(|good| Action::Give(Good(good))));
    all.extend((24..32).map(|slot| Action::Swap(Slot(slot))));
    all.push(Action::Point);
}

impl Kit for Burgundy {
    type Audit = Shadow;
    const VARIANTS: u8 = FIRST_PAIR + PAIRS;

    fn options(seats: u8, variant: u8, chance: &mut Chance) -> Options {
        let (edition, modules) = (edition(variant, chance), modules(variant, chance));
        if seats == 1 {
            return solo(edition, modules, chance);
        }
        if (TEAM..FIRST_PAIR).contains(&variant) {
            return team(edition, modules, chance);
        }
        mixed_options(seats, edition, modules, chance)
    }

    fn every_action(variant: u8) -> Vec<Action> {
        // Shield 4 gives more key fields.
        let shields = FIRST_MODULE + Module::ALL.len() as u8 - 1;
        let keys = match variant {
            SOLO => KEYS,
            TEAM => TEAM_KEYS,
            _ if variant >= shields => MAX_KEYS,
            _ => KEYS,
        } as u8;
        let fields =
            if (TEAM..FIRST_PAIR).contains(&variant) { MAX_FIELDS } else { BOARD_FIELDS } as u8;
        let mut all: Vec<Action> = (1..=10).map(|board| Action::Board(BoardId(board))).collect();
        all.extend((0..fields).map(|field| Action::StartCastle(Field(field))));
        die_actions(keys, fields, &mut all);
        actions_of_modules(fields, &mut all);
        for slot in Slot::all() {
            all.push(Action::Buy(slot, Payment::Silver));
            all.push(Action::Buy(slot, Payment::Workers));
            all.push(Action::Fetch(slot));
        }
        for key in (0..keys).map(Key) {
            all.extend([Action::Discard(key), Action::Shelve(key)]);
            all.extend((0..fields).map(|field| Action::Build(key, Field(field))));
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

    /// A turn has two dice, a purchase and its end, and discarded tiles; a placed tile has at most an effect
    /// that needs two choices and moves another tile. At most 37 fields are filled. Modules add a choice or two
    /// for each tile, good laid, silver spent and shield at a phase's end.
    fn most_moves(seats: u8) -> usize {
        // In the solo game, points are collected and bought, effects put first, goods given.
        let solo = if seats == 1 { 2_000 } else { 0 };
        solo + usize::from(seats) * (2 + 25 * 9 + 37 * 6 + 15 * 4 + 5 * 12)
    }

    fn appetite(action: &Action) -> u32 {
        match action {
            Action::Place(..) | Action::Build(..) | Action::Settle(..) => 60,
            Action::Shield(_, Shield::NONE) | Action::Pay(_) => 60,
            Action::Buy(Slot::INNS, _) => 40,
            Action::Buy(..) | Action::Fetch(_) | Action::Name(_) => 12,
            Action::Take(..) => 8,
            Action::Sell(..) | Action::SellFree(_) => 6,
            Action::Collect(_) => 12,
            Action::Pass | Action::First(_) => 1,
            _ => 2,
        }
    }

    /// In the solo game points move the counting stone and the game is won by filling the estate; in the team
    /// game the sheets of both partners count together.
    fn sheet_may_differ(state: &State) -> bool {
        state.is_solo() || state.is_team_game()
    }

    fn begin(state: &State, opening: &[Event]) -> Shadow {
        Shadow::new(state, opening)
    }

    fn follow(audit: &mut Shadow, events: &[Event], state: &State) -> Verdict {
        events.iter().try_for_each(|event| audit.happen(event))?;
        audit.agrees(state)?;
        census::nothing_is_lost(state, audit)
    }

    fn sound(state: &State) -> Verdict {
        census::sound(state)
    }
}
