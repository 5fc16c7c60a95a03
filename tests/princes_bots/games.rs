//! Whole games between computer players: legal in every mode, and with sensible play.

use principality::bots::level::Level;
use principality::bots::player::choose_at;
use principality::engine::game::Game;
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::princes::modes::Mode;
use principality::games::princes::options::Options;
use principality::games::princes::{Action, Event, Princes, State};

/// Statistics of a game, for each seat.
#[derive(Debug, Default)]
struct Story {
    /// The turns in which it built roads, settlements or cities.
    grew: [Vec<u16>; 2],
    /// The turns in which it exchanged a card.
    exchanged: [Vec<u16>; 2],
    /// Number of times that brigands took three or more.
    robbed: [u32; 2],
}

/// Plays a game to its end.
fn play(mode: Mode, seed: u64, levels: [Level; 2], nodes: u64) -> (State, Story) {
    let mut events: Vec<Event> = Vec::new();
    let mut state = Princes::start(&Options::of(mode), &Seed::numbered(seed), &mut events).unwrap();
    let (mut story, mut choices) = (Story::default(), 0);
    while let Some(seat) = Princes::deciders(&state).lowest() {
        choices += 1;
        assert!(choices < 4_000, "no end");
        let view = Princes::view(&state, seat.into());
        let actions = choose_at::<Princes>(&view, seat, levels[seat.index()], choices, nodes);
        assert!(!actions.is_empty(), "no answer");
        for action in actions {
            let turn = state.turn();
            events.clear();
            Princes::apply(&mut state, seat, action, &mut events).unwrap();
            match action {
                Action::Road { .. } | Action::Settlement { .. } | Action::City { .. } => {
                    story.grew[seat.index()].push(turn);
                }
                Action::Exchange { .. } => story.exchanged[seat.index()].push(turn),
                _ => {}
            }
            for event in &events {
                if let Event::Brigands { seat: Seat(seat), lost, .. } = event {
                    story.robbed[usize::from(*seat)] += u32::from(*lost >= 3);
                }
            }
        }
    }
    (state, story)
}

#[test]
fn all_levels_play_every_mode_to_its_end() {
    for (number, mode) in (1..).zip(Mode::ALL) {
        for (turn, level) in (0..).zip(Level::ALL) {
            let levels = [level, Level::ALL[(turn + 1) % 3]];
            let (state, _) = play(mode, number, levels, 300);
            assert!(state.over() && state.winner().is_some(), "{mode:?}, {levels:?}");
        }
    }
}

#[test]
fn principalities_grow_and_nobody_exchanges_for_ever() {
    for mode in Mode::ALL {
        for seed in 0..6 {
            let (state, story) = play(mode, seed, [Level::Medium; 2], 0);
            for seat in [0, 1] {
                let mut last = 0;
                for turn in story.grew[seat].iter().copied().chain([state.turn()]) {
                    // Twenty own turns are forty of both.
                    assert!(turn - last <= 40, "{mode:?} {seed}: nothing from {last} to {turn}");
                    last = turn;
                }
                let own = usize::from(state.turn() / 2 + 1);
                let exchanged = story.exchanged[seat].len();
                assert!(exchanged * 100 <= own * 95, "{mode:?} {seed}: {exchanged} of {own}");
                assert!(story.robbed[seat] <= 4, "{mode:?} {seed}: {story:?}");
            }
        }
    }
}

/// Pinned results of games between the levels: a change of play shows here.
#[test]
fn pinned_games_end_as_they_ended() {
    let games = Mode::ALL.into_iter().map(|mode| {
        let (state, _) = play(mode, 11, [Level::Medium, Level::Hard], 400);
        let points = [0, 1].map(|seat| state.victory(seat));
        format!("{} {:016x} {} {points:?}", mode.row().key, Princes::hash(&state), state.turn())
    });
    let games: Vec<String> = games.collect();
    assert_eq!(games.join("\n"), include_str!("pinned.txt").trim());
}
