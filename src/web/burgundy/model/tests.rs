//! Tests of the table's model with random games: every legal action can be reached by touching the board, no touch
//! leads to an illegal one, and everything has wording in both languages.

use super::*;
use crate::engine::chance::{Chance, Draw};
use crate::engine::game::Quiet;
use crate::engine::seed::Seed;
use crate::games::burgundy::action::{Die, Key};
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::options::{Boards, Castles, Options};
use crate::games::burgundy::setup;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::Waiting;
use crate::web::burgundy::model::scene::{DieState, Tap};
use crate::web::burgundy::words::tests::real;
use crate::web::words::{Language, Words};
use std::collections::BTreeMap;

mod dragging;
mod floats;
mod lit;

pub(super) fn moment<'a>(
    state: &'a State,
    names: &'a [Text],
    words: &'a Words,
    picked: Picked,
) -> Situation<'a> {
    let front = state.deciders().lowest().unwrap_or_default();
    Situation {
        front,
        picked,
        running_totals: true,
        ..Situation::plain(state, names, state.deciders().lowest(), words)
    }
}

pub(super) fn names() -> Vec<Text> {
    ["Anna", "Benno", "Carla", "Dario"].map(Text::from).to_vec()
}

/// Positions along a random game.
fn along(options: &Options, game: u64, visit: &mut impl FnMut(&State, &[Action])) {
    let mut state = setup::start(options, &Seed::numbered(game), &mut Quiet).unwrap();
    let mut chance = Chance::of_number(game, 5);
    let mut legal = Actions::new();
    while let Some(seat) = state.deciders().lowest() {
        legal.clear();
        state.legal(seat, &mut legal);
        visit(&state, &legal);
        state.apply(seat, chance.pick(&legal).unwrap(), &mut Quiet).unwrap();
    }
    visit(&state, &[]);
}

/// Positions along random solo games on both boards, with a low marker so that it is reached, and with all compatible
/// modules in every second game.
pub(super) fn solo(games: u64, mut visit: impl FnMut(&State, &[Action])) {
    use crate::games::burgundy::boards::BoardId;
    use crate::games::burgundy::modules::{Module, Modules};
    let all = Modules::EVERY.without(Module::Shields).without(Module::BorderPosts);
    for game in 0..games {
        let board = BoardId(17 + (game % 2) as u8);
        let modules = if game % 4 < 2 { Modules::NONE } else { all };
        let options = Options::solo(Edition::E2019, board, Castles::Open, modules, 45).unwrap();
        along(&options, game, &mut visit);
    }
}

/// Positions along random team games on both double boards, with all compatible modules in every second game.
pub(super) fn teams(games: u64, mut visit: impl FnMut(&State, &[Action])) {
    use crate::games::burgundy::boards::BoardId;
    for game in 0..games {
        let board = BoardId::all_double().nth((game % 2) as usize).unwrap();
        let all = Modules::EVERY.without(Module::BorderPosts);
        let modules = if game % 4 < 2 { Modules::NONE } else { all };
        let options = Options::teams(Edition::E2019, board, modules).unwrap();
        along(&options, game, &mut visit);
    }
}

/// Positions along random games with all kinds of setup.
pub(super) fn positions(games: u64, visit: impl FnMut(&State, &[Action])) {
    positions_of(0..games, |_| Modules::NONE, visit);
}

/// Positions along random games with modules: each alone, all together, and other combinations.
pub(super) fn positions_with_modules(
    games: core::ops::Range<u64>,
    visit: impl FnMut(&State, &[Action]),
) {
    let modules = |game: u64| match Module::ALL.get(game as usize % 9) {
        Some(only) => Modules::NONE.with(*only),
        None if game % 9 == 6 => Modules::EVERY,
        None => {
            let drawn = game.wrapping_mul(0x9e37_79b9) >> 7;
            let in_set = |(bit, _): &(usize, Module)| (drawn >> bit) & 1 != 0;
            Module::ALL.into_iter().enumerate().filter(in_set).map(|(_, module)| module).collect()
        }
    };
    positions_of(games, modules, visit);
}

/// True with `PRINCIPALITY_FULL=1` in the environment.
fn is_full() -> bool {
    std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1")
}

fn positions_of(
    games: core::ops::Range<u64>,
    modules: impl Fn(u64) -> Modules,
    mut visit: impl FnMut(&State, &[Action]),
) {
    let words = [Castles::Open, Castles::Hidden, Castles::Drawn];
    for game in games {
        let modules = modules(game);
        let posts = modules.has(Module::BorderPosts);
        let players = 2 + (game % 3) as u8;
        let edition = if game % 2 == 0 { Edition::E2019 } else { Edition::E2011 };
        let boards = if game % 4 == 3 && !posts { Boards::OneOrDrawn } else { Boards::Drawn };
        let castles = words[(game % 3) as usize];
        let options = Options::with_modules(players, edition, boards, castles, modules).unwrap();
        along(&options, game, &mut visit);
    }
}

/// The touches that select an action, in order.
fn touches(state: &State, seat: Seat, action: Action) -> Vec<Spot> {
    let die = |die: Die| {
        let face = |index: &usize| {
            (state.used() >> index) & 1 == 0 && state.dice().at(seat.index()).at(*index) == die.0
        };
        let beside = state.is_solo() && (die == Die::ANY || die == Die::WHITE);
        let rolled = (0..2).find(face).map(|index| Spot::Die(index as u8));
        rolled.or(beside.then_some(Spot::Effect))
    };
    // Beside dice an effect is touched first.
    let effect = || state.is_solo().then_some(Spot::Effect).into_iter();
    match action {
        Action::Take(with, slot) => die(with).into_iter().chain([Spot::Slot(slot)]).collect(),
        Action::Place(with, key, field) => {
            die(with).into_iter().chain([Spot::Key(seat, key), Spot::Field(seat, field)]).collect()
        }
        Action::Sell(with, good) => die(with).into_iter().chain([Spot::Good(seat, good)]).collect(),
        Action::Hire(with) => die(with).into_iter().collect(),
        Action::Buy(slot, _) => vec![Spot::Slot(slot)],
        Action::Discard(key) | Action::Shelve(key) => vec![Spot::Key(seat, key)],
        Action::Fetch(slot) => effect().chain([Spot::Slot(slot)]).collect(),
        Action::Settle(slot, field) => {
            effect().chain([Spot::Slot(slot), Spot::Field(seat, field)]).collect()
        }
        Action::Swap(slot) => vec![Spot::Slot(slot)],
        Action::Give(good) => vec![Spot::Good(seat, good)],
        Action::SellFree(good) => vec![Spot::Good(seat, good)],
        Action::Build(key, field) => {
            effect().chain([Spot::Key(seat, key), Spot::Field(seat, field)]).collect()
        }
        Action::Load(depot) => vec![Spot::Depot(depot)],
        Action::Keep(goods) => match state.top() {
            Waiting::Keep { depot, .. } => {
                goods.iter().map(|good| Spot::DepotGood(depot, good)).collect()
            }
            _ => Vec::new(),
        },
        Action::StartCastle(field) => vec![Spot::Field(seat, field), Spot::Field(seat, field)],
        Action::Shield(new, old) => {
            let old = old.is_some().then_some(Spot::Shield(old));
            [Spot::Shield(new)].into_iter().chain(old).collect()
        }
        Action::Turn(with, _) => die(with).into_iter().collect(),
        Action::Drop(shield) => vec![Spot::Shield(shield)],
        Action::Name(_) if state.top() != Waiting::Naming => {
            vec![Spot::Shield(Shield::BORROWS_MONASTERIES)]
        }
        // These have buttons.
        _ => Vec::new(),
    }
}

/// Touches spots in order, then the action's button; returns the action played.
fn touched(state: &State, words: &Words, action: Action) -> Option<Action> {
    let (names, seat) = (names(), state.deciders().lowest().unwrap());
    let mut picked = Picked::default();
    for spot in touches(state, seat, action) {
        match intent(&moment(state, &names, words, picked), Tap::On(spot)) {
            Intent::Act(who, done) => {
                assert_eq!(who, seat);
                return Some(done);
            }
            Intent::Pick(now) => picked = now,
            other => panic!("{spot:?} of {action} came to {other:?}"),
        }
    }
    let m = moment(state, &names, words, picked);
    let desk = Desk::new(&m);
    let button = desk.buttons().iter().position(|offered| *offered == action);
    let waits = desk.pool().iter().position(|offered| *offered == action);
    let tap = match (action, button) {
        _ if waits.is_some() => Tap::Waits(waits.unwrap() as u8),
        (Action::EndTurn, _) => Tap::EndTurn,
        (Action::Board(board), _) => Tap::Board(board),
        (_, Some(number)) => Tap::Button(number as u8),
        _ => return None,
    };
    match intent(&m, tap) {
        Intent::Act(_, done) => Some(done),
        _ => None,
    }
}

#[test]
fn whatever_is_legal_can_be_reached_by_touching_the_board() {
    let words = Words::none(Language::English);
    let mut seen = 0;
    positions(12, |state, legal| {
        for action in legal {
            assert_eq!(touched(state, &words, *action), Some(*action), "{:?}", state.top());
            seen += 1;
        }
    });
    assert!(seen > 20_000, "{seen}");
}

#[test]
fn every_action_can_be_touched_by_its_parts_and_no_other_one() {
    use crate::games::burgundy::fields::Field;
    use crate::web::table::choosing::law;
    let mut seen = 0;
    let mut try_law = |state: &State, legal: &[Action]| {
        let fields = (0..37).map(|field| Part::Field(Field(field)));
        let dice = (1..=6).map(Part::Die);
        let all: Vec<Part> = fields.chain(dice).chain([Part::Effect]).collect();
        law::holds(&choosing(legal, is_in_effect(state)), legal, &all, 1);
        seen += legal.len();
    };
    positions(4, &mut try_law);
    solo(4, &mut try_law);
    teams(2, &mut try_law);
    positions_with_modules(0..9, &mut try_law);
    assert!(seen > 30_000, "{seen}");
}

#[test]
fn alone_too_whatever_is_legal_can_be_reached_by_touching_the_board() {
    let words = Words::none(Language::English);
    let (mut seen, mut of_pool) = (0, 0);
    solo(24, |state, legal| {
        for action in legal {
            assert_eq!(touched(state, &words, *action), Some(*action), "{:?}", state.top());
            seen += 1;
            of_pool += usize::from(super::solo::is_of_pool(*action));
        }
    });
    assert!(seen > 10_000 && of_pool > 150, "{seen}, {of_pool} of them in the pool");
}

#[test]
fn points_that_wait_can_be_collected_and_are_asked_about_only_where_their_order_matters() {
    let (words, names) = (real(Language::English), names());
    let (mut quiet, mut asked) = (0, 0);
    solo(24, |state, legal| {
        if !state.top().is_score() {
            return;
        }
        let m = moment(state, &names, &words, Picked::default());
        let drawn = scene(&m);
        let offered = drawn.goal.iter().flat_map(|goal| &goal.waits);
        let taps = offered.filter(|waits| waits.tap.is_some()).count();
        let collects = |action: &&Action| matches!(action, Action::Collect(_));
        let count = legal.iter().filter(collects).count();
        assert!(count == usize::from(state.waits()) && taps >= count);
        let asks = drawn.bar.title.starts_with("In which order do you collect");
        assert_eq!(asks, !state.points_are_safe(), "{}", drawn.bar.title);
        asked += usize::from(asks);
        quiet += usize::from(!asks);
        // As in any turn, a single touch does not buy a tile.
        for action in legal {
            if let Action::Buy(slot, _) = action {
                let first = intent(&m, Tap::On(Spot::Slot(*slot)));
                assert!(matches!(first, Intent::Pick(_)), "{first:?}");
            }
        }
    });
    assert!(quiet > 100 && asked > 10, "{quiet} and {asked}");
}

#[test]
fn in_teams_too_whatever_is_legal_can_be_reached_by_touching_the_board() {
    let words = Words::none(Language::English);
    let (mut seen, mut shelved) = (0, 0);
    teams(4, |state, legal| {
        for action in legal {
            assert_eq!(touched(state, &words, *action), Some(*action), "{:?}", state.top());
            seen += 1;
            shelved += usize::from(matches!(action, Action::Shelve(_)));
        }
    });
    assert!(seen > 10_000 && shelved > 50, "{seen}, {shelved} of them shelving");
}

#[test]
fn partners_share_their_estate_and_the_partner_s_key_fields_are_closed() {
    let (words, names) = (real(Language::English), names());
    teams(2, |state, _| {
        let m = moment(state, &names, &words, Picked::default());
        let drawn = scene(&m);
        assert_eq!((drawn.own.seat, drawn.others.len()), (m.front, 1));
        assert_eq!(drawn.own.fields.len(), 73);
        assert!(!state.are_together(drawn.others[0].seat, m.front));
        let team = drawn.own.team.as_ref().unwrap();
        let own: u16 = team.partners.iter().map(|one| one.points).sum();
        assert_eq!(own, state.team_points(m.front));
        for key in &drawn.own.storage {
            assert_eq!(key.closed, !state.keys_of(m.front).has(key.key));
            assert!(!(key.closed && key.mark.is_lit()), "a closed key field is lit");
        }
        assert_eq!(drawn.own.storage.iter().filter(|key| key.closed).count(), 2);
        assert!(drawn.others[0].storage.iter().all(|key| !key.closed && !key.mark.is_lit()));
    });
}

#[test]
fn whatever_is_legal_with_modules_can_be_reached_by_touching_the_board() {
    let words = Words::none(Language::English);
    let mut seen = BTreeMap::new();
    let games = if is_full() { 90 } else { 36 };
    positions_with_modules(0..games, |state, legal| {
        for action in legal {
            assert_eq!(touched(state, &words, *action), Some(*action), "{:?}", state.top());
            let name = format!("{action:?}");
            *seen.entry(name.split('(').next().unwrap_or_default().to_owned()).or_insert(0) += 1;
        }
    });
    let of_modules =
        ["Use", "Herd", "Shield", "Turn", "Name", "Gather", "Settle", "Pay", "Drop", "Recruit"];
    assert!(of_modules.iter().all(|name| seen.contains_key(*name)), "{seen:?}");
}

#[test]
fn whatever_is_touched_is_legal_and_touches_never_get_stuck() {
    let mut chance = Chance::of_number(77, 0);
    positions(4, |state, legal| touch_at_random(state, legal, &mut chance));
    solo(4, |state, legal| touch_at_random(state, legal, &mut chance));
    teams(2, |state, legal| touch_at_random(state, legal, &mut chance));
    positions_with_modules(0..9, |state, legal| touch_at_random(state, legal, &mut chance));
}

fn touch_at_random(state: &State, legal: &[Action], chance: &mut Chance) {
    let words = Words::none(Language::English);
    let names = names();
    {
        let Some(seat) = state.deciders().lowest() else { return };
        let mut picked = Picked::default();
        for _ in 0..12 {
            let m = moment(state, &names, &words, picked.clone());
            let spot = match chance.below(if state.options().is_base() { 5 } else { 9 }) {
                0 => Spot::Die(chance.below(2) as u8),
                1 => Spot::Slot(crate::games::burgundy::depots::Slot(chance.below(33) as u8)),
                2 => Spot::Key(seat, crate::games::burgundy::Key(chance.below(3) as u8)),
                3 => {
                    Spot::Field(seat, crate::games::burgundy::fields::Field(chance.below(37) as u8))
                }
                4 => Spot::Depot(chance.below(7) as u8 + 1),
                5 => Spot::Effect,
                6 => Spot::Shield(Shield(chance.below(18) as u8 + 1)),
                7 => Spot::Card(seat, chance.below(5) as u8),
                _ => {
                    Spot::Good(seat, crate::games::burgundy::goods::Good(chance.below(6) as u8 + 1))
                }
            };
            match intent(&m, Tap::On(spot)) {
                Intent::Act(_, action) => {
                    assert!(legal.contains(&action), "{action}");
                    picked = Picked::default();
                }
                Intent::Pick(now) => {
                    let desk = Desk::new(&m);
                    let choice = Choice { picked: &now, ..desk.choice() };
                    assert!(choice.candidates().next().is_some(), "{now:?} leads nowhere");
                    picked = now;
                }
                Intent::Lift(_) | Intent::Urge => panic!("{spot:?} is no drag"),
                Intent::Help(_) | Intent::Nothing => {}
            }
        }
    }
}

#[test]
fn every_text_of_the_table_has_its_words_in_both_languages() {
    // A game's positions resemble each other: every seventh one, or each with PRINCIPALITY_FULL.
    for language in Language::ALL {
        let (words, names) = (real(language), names());
        let (mut passed, mut count) = (0, 0);
        let mut look = |state: &State, legal: &[Action]| {
            passed += 1;
            if !is_full() && passed % 7 != 0 && !legal.is_empty() {
                return;
            }
            count += 1;
            let spots = [
                Spot::Die(0),
                Spot::Slot(crate::games::burgundy::depots::Slot((count % 32) as u8)),
                Spot::Field(Seat(0), crate::games::burgundy::fields::Field((count % 37) as u8)),
                Spot::Key(Seat(0), crate::games::burgundy::Key(0)),
                Spot::Bridge,
                Spot::Shield(Shield((count % 18) as u8 + 1)),
                Spot::Post(Seat(1), (count % 3) as u8),
                Spot::Card(Seat(0), (count % 5) as u8),
                Spot::Posts,
                Spot::WhiteDie,
            ];
            let mut m = moment(state, &names, &words, Picked::default());
            let spot = spots[count % spots.len()];
            if let Some(action) = legal.get(count % legal.len().max(1)) {
                let seat = m.front;
                for spot in touches(state, seat, *action) {
                    if let Intent::Pick(picked) = intent(&m, Tap::On(spot)) {
                        m.picked = picked;
                    }
                }
            }
            let said: Vec<Text> = legal.iter().map(|action| action_in_words(&m, *action)).collect();
            let when = when(&words, state);
            let drawn =
                format!("{:?} {:?} {said:?} {when:?}", scene(&m), super::explained(&m, spot));
            let raws =
                "\"scene- \"solo- \"team- \"tile- \"shield- record-bonus {$ scene-land scene-good";
            for raw in raws.split(' ') {
                let at = drawn.find(raw);
                assert!(
                    at.is_none(),
                    "{language:?}: {:?}",
                    at.map(|a| &drawn[a..(a + 80).min(drawn.len())])
                );
            }
        };
        positions(6, &mut look);
        solo(4, &mut look);
        teams(2, &mut look);
        positions_with_modules(0..9, &mut look);
    }
}

#[test]
fn every_spot_of_the_table_is_explained() {
    let words = real(Language::English);
    positions(1, |state, _| all_explained(state, &words));
    solo(1, |state, _| all_explained(state, &words));
    teams(1, |state, _| all_explained(state, &words));
}

fn all_explained(state: &State, words: &Words) {
    let names = names();
    {
        let spots = [
            Spot::Die(0),
            Spot::Depot(3),
            Spot::Depot(7),
            Spot::Points(Seat(0)),
            Spot::Silver(Seat(0)),
            Spot::Workers(Seat(0)),
            Spot::Sold(Seat(0)),
            Spot::Bridge,
            Spot::Phase(2),
            Spot::Round(1),
            Spot::Bonus(crate::games::burgundy::tiles::Colour::Mine),
            Spot::Sizes,
            Spot::WhiteDie,
            Spot::Stone,
            Spot::Effect,
        ];
        for spot in spots {
            let m = moment(state, &names, words, Picked::default());
            let help = super::explained(&m, spot).unwrap_or_else(|| panic!("{spot:?}"));
            assert!(!help.title.is_empty() && help.lines.iter().all(|line| line.len() > 10));
        }
    }
}
