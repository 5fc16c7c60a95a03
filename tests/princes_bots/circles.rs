//! Computer players never go in a circle: no position of an action phase comes again in it, and games end.

use crate::table::Table;
use principality::bots::level::Level;
use principality::bots::player::choose_at;
use principality::bots::princes::line::acts;
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::princes::card::{Card, Sets};
use principality::games::princes::modes::Mode;
use principality::games::princes::options::{Options, Way};
use principality::games::princes::{Princes, State};

/// Turns of both seats in which every game between computer players is over.
const MOST_TURNS: u16 = 120;

/// All that lies anywhere, with what was used.
fn table_of(state: &State) -> String {
    let mut table = String::new();
    for seat in [0, 1] {
        let realm = state.realm(seat);
        let hand: Vec<Card> = state.hand(seat).iter().map(|held| held.card).collect();
        let stores: Vec<_> = realm.all_lands().map(|land| (land.region, land.store)).collect();
        table += &format!("{hand:?} {stores:?} {:?} {} ", realm.centres, realm.triumph);
        realm.each(|at, piece| {
            let (side, marks) = (piece.side, piece.marks);
            table += &format!("{at} {} {} {side} {marks} ", piece.card.0, piece.cover.0);
        });
    }
    table + &format!("{:?} {:?}", state.open(), state.discard())
}

/// Plays a game to its end and looks at every position of its action phases.
fn play(options: &Options, seed: u64, levels: [Level; 2], nodes: u64) {
    let mut state = Princes::start(options, &Seed::numbered(seed), &mut Quiet).unwrap();
    let (mut seen, mut turn, mut choices) = (Vec::new(), 0, 0);
    while let Some(seat) = Princes::deciders(&state).lowest() {
        choices += 1;
        let view = Princes::view(&state, seat.into());
        for action in choose_at::<Princes>(&view, seat, levels[seat.index()], choices, nodes) {
            if state.turn() != turn {
                turn = state.turn();
                seen.clear();
            }
            if acts(&state, seat.0) {
                let table = table_of(&state);
                let again = seen.contains(&table);
                assert!(!again, "{options:?} {seed}, turn {turn}: again before {action}");
                seen.push(table);
            }
            Princes::apply(&mut state, seat, action, &mut Quiet).unwrap();
        }
    }
    assert!(state.turn() <= MOST_TURNS, "{options:?} {seed}: {} turns", state.turn());
    assert!(state.winner().is_some(), "{options:?} {seed}");
}

#[test]
fn no_position_of_a_turn_comes_again_and_games_end() {
    let full = std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1");
    let (quick, slow) = if full { (40, 10) } else { (4, 1) };
    let six = Options::duel(Sets::THEMES, Way::Pick);
    for options in Mode::ALL.map(Options::of).into_iter().chain([six]) {
        for seed in 0..quick {
            play(&options, 100 + seed, [Level::Hard, Level::Medium], 0);
        }
        for seed in 0..slow {
            play(&options, 200 + seed, [Level::Easy, Level::Hard], 600);
        }
    }
}

#[test]
fn guido_and_gustav_do_not_fetch_each_other() {
    for held in ["guido", "gustav"] {
        let mut table = Table::act(Mode::Progress).hand(0, held).hand(1, "").put(0, "library@+1u");
        let fetched = if held == "guido" { Card::GUSTAV } else { Card::GUIDO };
        table.state.edit().discard().push(fetched);
        for level in [Level::Medium, Level::Hard] {
            let view = Princes::view(&table.state, Seat(0).into());
            let chosen = choose_at::<Princes>(&view, Seat(0), level, 3, 500);
            let plays = chosen.iter().any(|action| action.to_string().starts_with("play"));
            assert!(!plays, "{level}: {chosen:?}");
        }
    }
}
