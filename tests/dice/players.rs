//! Computer players of the dice game: fair, repeatable, and each level better than the one below.

use principality::bots::arena::play;

use principality::bots::dice::candidates::{all_turns, quick};
use principality::bots::dice::evaluator::{DiceEvaluator, Knowledge};
use principality::bots::evaluator::quick_action;
use principality::bots::ladder::{Contestant, LadderRow};
use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Question, choose_at};
use principality::bots::table::Table;
use principality::engine::chance::{Chance, Draw};
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::{Looker, Seat};
use principality::engine::seed::Seed;
use principality::games::dice::options::Castles;
use principality::games::dice::sheets::SheetId;
use principality::games::dice::{Action, Actions, Dice, Options, State};

fn start(options: &Options, seed: u64) -> State {
    Dice::start(options, &Seed::numbered(seed), &mut Quiet).unwrap()
}

/// A position in the middle of a random game.
fn middle(players: u8, seed: u64, moves: usize) -> State {
    let sheet = SheetId::ALL[(seed % 6) as usize];
    let mut state = start(&Options::new(players, sheet, Castles::Free).unwrap(), seed);
    let mut chance = Chance::of_number(seed, 5);
    let mut list = Actions::new();
    for _ in 0..moves {
        let Some(seat) = state.deciders().lowest() else { break };
        list.clear();
        state.legal(seat, &mut list);
        state.apply(seat, chance.pick(&list).unwrap(), &mut Quiet).unwrap();
    }
    state
}

/// Plays a seat's answer; returns whether its turn is then over.
fn plays_out(mut state: State, seat: Seat, actions: &[Action]) -> bool {
    let round = (state.stage(), state.round());
    for action in actions {
        assert_eq!(state.apply(seat, *action, &mut Quiet), Ok(()), "{action}");
    }
    !state.deciders().has(seat) || (state.stage(), state.round()) != round
}

#[test]
fn every_level_plays_whole_legal_turns_at_every_table() {
    for players in 1..=5 {
        for level in Level::ALL {
            let mut state = start(&Options { players, ..Options::default() }, 3);
            while let Some(seat) = state.deciders().lowest() {
                let view = state.view(Looker::Seat(seat));
                let actions = choose_at::<Dice>(&view, seat, level, 1, 150);
                assert!(plays_out(state, seat, &actions), "{level} with {players}");
                actions.iter().for_each(|action| state.apply(seat, *action, &mut Quiet).unwrap());
            }
        }
    }
}

#[test]
fn a_turn_that_is_half_played_is_played_to_its_end() {
    let mut halves = 0;
    for seed in 0..60 {
        let state = middle(2, seed, 20 + (seed % 17) as usize);
        for seat in state.deciders().iter() {
            let view = state.view(Looker::Seat(seat));
            let actions = choose_at::<Dice>(&view, seat, Level::Medium, 1, 100);
            assert!(plays_out(state, seat, &actions));
            halves += usize::from(
                actions == [Action::Done] || matches!(actions[..], [Action::Silver { .. }]),
            );
        }
    }
    assert!(halves > 0, "no position lay in the middle of a turn");
}

#[test]
fn where_nothing_is_to_be_chosen_nothing_is_answered() {
    let mut state = start(&Options::default(), 1);
    state.apply(Seat(0), "start @10".parse().unwrap(), &mut Quiet).unwrap();
    let view = state.view(Looker::Seat(Seat(0)));
    assert!(
        Level::ALL.iter().all(|level| choose_at::<Dice>(&view, Seat(0), *level, 1, 100).is_empty())
    );
}

#[test]
fn what_others_chose_and_dice_to_come_change_no_answer() {
    for seed in 0..12 {
        let state = middle(3, seed, 12);
        let Some(seat) = state.deciders().iter().last() else { continue };
        let mut other = Dice::redraw(&state, &mut Chance::of_number(seed, 9));
        for earlier in state.deciders().iter().filter(|earlier| *earlier != seat) {
            let mut list = Actions::new();
            other.legal(earlier, &mut list);
            other.apply(earlier, list[0], &mut Quiet).unwrap();
        }
        for level in Level::ALL {
            let answer = |state: &State| {
                choose_at::<Dice>(&state.view(Looker::Seat(seat)), seat, level, 5, 400)
            };
            assert_eq!(answer(&state), answer(&other), "{level}, seed {seed}");
        }
    }
}

#[test]
fn slices_make_no_difference() {
    for seed in 0..6 {
        let state = middle(2, seed, 16);
        let Some(seat) = state.deciders().lowest() else { continue };
        let view = state.view(Looker::Seat(seat));
        let whole = choose_at::<Dice>(&view, seat, Level::Hard, 5, 2_000);
        let skill = Dice::skill(Level::Hard);
        let mut sliced = Dice::think(Question { view, seat, skill, seed: 5, nodes: 2_000 });
        let mut slices = 0;
        while !sliced.progress().done {
            sliced.work(37);
            slices += 1;
            assert!(slices < 10_000);
        }
        assert_eq!(sliced.actions(), whole);
    }
}

#[test]
fn all_turns_lists_each_sheet_once_and_the_best_first() {
    let evaluator_of = |state: &State| DiceEvaluator::of(Knowledge::Learnt, state.options());
    let mut widest = 0;
    for seed in 0..40 {
        let state = middle(2, seed, 30);
        for seat in state.deciders().iter() {
            let turns = all_turns(&evaluator_of(&state), &state, seat);
            assert!(turns.windows(2).all(|pair| pair[0].value >= pair[1].value));
            assert!(turns.iter().all(|turn| plays_out(state, seat, &turn.actions)));
            widest = widest.max(turns.len());
        }
    }
    assert!((10..500).contains(&widest), "{widest}");
}

#[test]
fn the_fast_policy_is_that_of_the_shared_search() {
    for seed in 0..30 {
        let state = middle(2, seed, 10 + seed as usize);
        let Some(seat) = state.deciders().lowest() else { continue };
        let evaluator = DiceEvaluator::of(Knowledge::Learnt, state.options());
        let mut list = Actions::new();
        let fast = quick(&evaluator, &state, seat, &mut list);
        assert_eq!(
            fast,
            quick_action::<Dice, _>(&evaluator, &state, seat, &mut list),
            "seed {seed}"
        );
    }
}

/// The row of a series of this number of games.
fn series(pair: [&str; 2], table: &Table, games: u64) -> LadderRow {
    let sides: [Contestant<Dice>; 2] = pair.map(|level| level.parse().unwrap());
    let [a, b] = pair;
    let mut row = LadderRow::new(a, b);
    for game in 0..games {
        row.add(&play(&sides, table, 1, game, &mut || 0.0).unwrap());
    }
    println!("{row}");
    row
}

#[test]
fn alone_each_level_is_better_than_the_one_below() {
    let alone = Table::of(1);
    let [medium, easy] = series(["medium", "easy"], &alone, 120).means();
    let [hard, same] = series(["hard:3000", "medium"], &alone, 32).means();
    assert!(medium >= 53.0 && easy + 3.0 < medium, "{easy:.1} {medium:.1}");
    assert!(same + 2.0 < hard, "{same:.1} {hard:.1}");
}

#[test]
fn hard_wins_most_duels_against_medium() {
    let share = series(["hard:2000", "medium"], &Table::of(2), 24).wins_a();
    assert!(share >= 0.6, "{share:.2}");
    assert!(Dice::nodes(Level::Hard) > 2_000);
}
