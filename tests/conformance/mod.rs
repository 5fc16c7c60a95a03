//! The conformance kit: the laws of every game, checked in seeded random games.
//!
//! A game adds a [`Kit`]: options to mix, every action that exists, and an audit that counts its components.
//! [`series`] then plays whole games and checks the contract's laws at their positions. A failure is reported
//! with the seed, the options and all moves so far.

pub mod burgundy;
pub mod dice;
pub mod journals;
pub mod positions;
pub mod princes;
pub mod road;

use principality::engine::chance::{Chance, Draw};
use principality::engine::game::{Game, Move};
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::seat::{Looker, Seat};
use principality::engine::seed::Seed;
use std::collections::{BTreeSet, HashSet};
use std::fmt::Display;
use std::hash::Hash;

/// The result of a check; the error is the fault.
pub type Verdict = Result<(), String>;

/// A game's part of its conformance tests.
pub trait Kit: Game<Action: Hash> {
    /// Follows one game by its events and compares it with the positions.
    type Audit: Clone;

    /// Number of variants: editions, modules or the like.
    #[allow(dead_code, reason = "the kit itself is told which variant to play")]
    const VARIANTS: u8 = 1;

    /// Random options for a game of `seats` seats; `variant` selects an edition, a module or the like.
    fn options(seats: u8, variant: u8, chance: &mut Chance) -> Self::Options;

    /// Every action that exists in games of this variant, legal or not, in any position.
    fn every_action(variant: u8) -> Vec<Self::Action>;

    /// True if the action is of a kind with too many members to list, of which
    /// [`every_action`](Kit::every_action) holds only some.
    fn is_one_of_many(_action: &Self::Action) -> bool {
        false
    }

    /// Values of the action's type that are not an action anywhere, and have no notation.
    fn wild_actions() -> Vec<Self::Action> {
        Vec::new()
    }

    /// Maximum number of moves of a game of `seats` seats.
    fn most_moves(seats: u8) -> usize;

    /// The weight, from 1, of this choice for a player in a hurry. Uniformly random players seldom build
    /// anything; every second game is played by players in a hurry.
    fn appetite(action: &Self::Action) -> u32;

    /// True if points may differ from the sum of the sheet, as where partners' sheets count together.
    fn sheet_may_differ(_state: &Self::State) -> bool {
        false
    }

    /// True if the first seat may have fewer points than another one, as where a game ends at once when a seat
    /// reaches its target.
    fn order_may_differ(_state: &Self::State) -> bool {
        false
    }

    /// Removes from a seat's events of one move what it rightly saw and no view keeps, such as which of two
    /// cards drawn by one move came first.
    fn forget(_looker: Looker, _told: &mut [Self::Event]) {}

    /// Begins an audit at the first position with the events that led to it.
    fn begin(state: &Self::State, opening: &[Self::Event]) -> Self::Audit;

    /// Follows one move's events and compares the result with the position: nothing is created or lost, and the
    /// score is the sum of its events.
    fn follow(audit: &mut Self::Audit, events: &[Self::Event], state: &Self::State) -> Verdict;

    /// Invariants of a single position, including imagined ones.
    fn sound(state: &Self::State) -> Verdict;
}

/// Every action that exists, as a list and as a set.
pub struct Every<A> {
    pub list: Vec<A>,
    pub known: HashSet<A>,
}

/// The effort of a series.
#[derive(Debug, Clone, Copy)]
pub struct Effort {
    /// Number of games.
    pub games: u64,
    /// Expensive checks are made at one of this number of positions.
    pub every: u32,
}

impl Effort {
    /// 24 games; with `PRINCIPALITY_FULL=1` in the environment 1,000, checked more often.
    pub fn from_environment() -> Effort {
        if Effort::is_full() {
            Effort { games: 1_000, every: 2 }
        } else {
            Effort { games: 24, every: 8 }
        }
    }

    /// True with `PRINCIPALITY_FULL=1` in the environment.
    pub fn is_full() -> bool {
        std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1")
    }
}

/// The result of a series of games.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    pub games: u64,
    pub moves: usize,
    pub longest_game: usize,
    pub widest_choice: usize,
    pub longest_setup_link: usize,
    pub longest_game_link: usize,
    pub game_link_characters: usize,
    /// The kinds of events that occurred.
    pub events: BTreeSet<String>,
}

/// A game in play, which reports its moves if a panic occurs.
struct Trial<'a, K: Kit> {
    label: String,
    journal: &'a mut Journal<K>,
    /// True if the moves have been reported with a verdict.
    told: bool,
}

impl<K: Kit> Trial<'_, K> {
    fn story(&self) -> String {
        let mut story = format!("{}\nmoves:", self.label);
        for made in self.journal.moves().iter().take(self.journal.position()) {
            story += &format!("\n{} {}", made.seat.0, made.action);
        }
        story
    }
}

impl<K: Kit> Drop for Trial<'_, K> {
    fn drop(&mut self) {
        if std::thread::panicking() && !self.told {
            eprintln!("the game that panicked: {}", self.story());
        }
    }
}

/// Plays the games of a series and checks them.
///
/// # Panics
/// If a law is broken, with the seed and the moves so far.
pub fn series<K: Kit>(seats: u8, variant: u8, effort: Effort) -> Tally {
    let mut tally = Tally::default();
    let mut list = K::every_action(variant);
    for action in &list {
        positions::text_parses_back(action).unwrap_or_else(|wrong| panic!("{wrong}"));
    }
    #[cfg(feature = "json")]
    for action in list.iter().step_by(list.len() / 500 + 1) {
        positions::actions_read_back_from_json::<K>(*action)
            .unwrap_or_else(|wrong| panic!("{wrong}"));
    }
    list.extend(K::wild_actions());
    let every_action = Every { known: list.iter().copied().collect(), list };
    for number in 0..effort.games {
        let seed = Seed::numbered(number);
        let purpose = u64::from(seats) << 8 | u64::from(variant);
        let mut chance = Chance::of_number(number, purpose);
        let options = K::options(seats, variant, &mut chance);
        let label = format!("{} seed {seed}, {options:?}", K::NAME);
        #[cfg(feature = "json")]
        positions::reads_back_from_json::<K::Options>(&options)
            .unwrap_or_else(|wrong| panic!("{label}: {wrong}"));
        let names = ["Anna", "Bernd & Ulla", "Çelik", "🐑🐑🐑"];
        let roster =
            if number.is_multiple_of(3) { Roster::of_names(names) } else { Ok(Roster::new()) };
        let mut journal = Journal::<K>::new(options, seed, roster.expect("the names are good"))
            .unwrap_or_else(|error| panic!("{label}: can't start: {error}"));
        let mut trial = Trial { label, journal: &mut journal, told: false };
        let eager = number % 2 == 1;
        if let Err(wrong) = game(&mut trial, eager, effort, &every_action, &mut chance, &mut tally)
        {
            trial.told = true;
            panic!("{wrong}\nin {}", trial.story());
        }
        tally.games += 1;
    }
    tally
}

fn game<K: Kit>(
    trial: &mut Trial<'_, K>,
    eager: bool,
    effort: Effort,
    every_action: &Every<K::Action>,
    chance: &mut Chance,
    tally: &mut Tally,
) -> Verdict {
    let opening = trial.journal.opening_events();
    note_events(tally, opening);
    let mut audit = K::begin(trial.journal.state(), opening);
    K::follow(&mut audit, &[], trial.journal.state())?;
    positions::something_is_hidden::<K>(trial.journal.state(), chance)?;
    let most = K::most_moves(K::seats(trial.journal.state()));
    let mut turns = K::turns_ended(trial.journal.state());
    while let Some(made) = choose::<K>(trial.journal.state(), eager, chance, tally)? {
        if chance.below(effort.every) == 0 {
            positions::check_all::<K>(trial.journal.state(), every_action, chance)?;
        }
        // Followed separately here, since the journal may sort simultaneous choices.
        let (mut state, mut events) = (trial.journal.state().clone(), Vec::new());
        K::apply(&mut state, made.seat, made.action, &mut events)
            .map_err(|error| format!("{} is listed as legal and refused: {error}", made.action))?;
        trial.journal.play(made.seat, made.action).map_err(|error| error.to_string())?;
        expect(
            *trial.journal.state() == state,
            || "the journal's position is not the one that was played",
        )?;
        let state = trial.journal.state();
        K::follow(&mut audit, &events, state)?;
        K::sound(state)?;
        #[cfg(feature = "json")]
        events.iter().try_for_each(positions::is_told_as_json)?;
        let ended = K::turns_ended(state);
        expect(ended == turns || ended == turns + 1, || format!("turns jump to {ended}"))?;
        turns = ended;
        note_events(tally, &events);
        expect(trial.journal.len() <= most, || format!("no end after {most} moves"))?;
    }
    positions::check_all::<K>(trial.journal.state(), every_action, chance)?;
    positions::standings::<K>(trial.journal.state())?;
    tally.moves += trial.journal.len();
    tally.longest_game = tally.longest_game.max(trial.journal.len());
    let history = history(trial.journal)?;
    journals::check_all(trial.journal, &history, chance, tally)
}

/// The journal's moves carried out one by one from the start, with the events of each.
fn history<K: Kit>(journal: &Journal<K>) -> Result<Box<journals::History<K>>, String> {
    let mut state = journal.at(0);
    let mut history = vec![(state.clone(), Vec::new())];
    for made in journal.moves() {
        let mut events = Vec::new();
        K::apply(&mut state, made.seat, made.action, &mut events)
            .map_err(|error| format!("{} is refused in a replay: {error}", made.action))?;
        history.push((state.clone(), events));
    }
    Ok(history.into())
}

/// A legal move of a random deciding seat, or `None` at the end.
fn choose<K: Kit>(
    state: &K::State,
    eager: bool,
    chance: &mut Chance,
    tally: &mut Tally,
) -> Result<Option<Move<K::Action>>, String> {
    let deciders: Vec<Seat> = K::deciders(state).iter().collect();
    let Some(seat) = chance.pick(&deciders) else { return Ok(None) };
    let mut legal = K::Actions::default();
    K::legal(state, seat, &mut legal);
    expect(!legal.is_empty(), || format!("seat {} must choose among nothing", seat.0))?;
    tally.widest_choice = tally.widest_choice.max(legal.len());
    let weight = |action: &K::Action| if eager { K::appetite(action) } else { 1 };
    let mut rest = chance.below(legal.iter().map(weight).sum());
    for action in legal.iter() {
        match rest.checked_sub(weight(action)) {
            None => return Ok(Some(Move { seat, action: *action })),
            Some(less) => rest = less,
        }
    }
    Ok(None)
}

/// A random legal move, all equally likely, for checks apart from the game.
pub fn any_move<K: Kit>(state: &K::State, chance: &mut Chance) -> Option<Move<K::Action>> {
    choose::<K>(state, false, chance, &mut Tally::default()).ok().flatten()
}

fn note_events<E: std::fmt::Debug>(tally: &mut Tally, events: &[E]) {
    for event in events {
        let text = format!("{event:?}");
        let end = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
        if !tally.events.contains(&text[..end]) {
            tally.events.insert(text[..end].to_owned());
        }
    }
}

/// Turns a condition into a verdict.
pub fn expect<M: Display>(holds: bool, message: impl FnOnce() -> M) -> Verdict {
    if holds { Ok(()) } else { Err(message().to_string()) }
}
