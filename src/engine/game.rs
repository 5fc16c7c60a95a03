//! The contract: what a game must be to be played at this table.
//!
//! A game is a pure state machine. Pending choices, chance and hidden cards are data in its state,
//! never closures, so that every position can be stored, sent to a worker, undone, replayed and
//! compared. A decision belongs to a seat and may be open for several seats at once.

use crate::engine::actions::Actions;
use crate::engine::chance::Chance;
use crate::engine::seat::{Seat, Seats};
use crate::engine::seed::Seed;
use core::fmt::{Debug, Display};
use core::str::FromStr;
use serde::{Serialize, de::DeserializeOwned};

/// Takes a game's events as they happen.
pub trait EventSink<E> {
    /// Takes one event.
    fn push(&mut self, event: E);
}

/// A sink that costs nothing: computer players search with it.
#[derive(Debug, Clone, Copy, Default)]
pub struct Quiet;

impl<E> EventSink<E> for Quiet {
    #[inline]
    fn push(&mut self, _event: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// What one seat chose: the unit that a journal stores.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move<A> {
    /// Whose decision it was.
    pub seat: Seat,
    /// What was chosen.
    pub action: A,
}

/// One row of the final order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Whose row this is.
    pub seat: Seat,
    /// The place, from 1; equal places are possible where a game has no further tie-break.
    pub place: u8,
    /// The points that count.
    pub points: i32,
}

/// A game, implemented by an empty type that names it.
///
/// Laws, checked for every game by the conformance kit: `legal` lists exactly the actions that
/// `check` accepts, each once; `apply` changes nothing when it returns an error and never panics;
/// the same options, seed and moves give the same `hash` everywhere; `imagine` of a `view` gives
/// the same view again.
pub trait Game: Sized + 'static {
    /// The game's name in links and files: lower-case letters, for example `burgundy`.
    const NAME: &'static str;
    /// Bumped by any change of rules, chance or order of actions that alters an old game.
    const RULES_VERSION: u16;

    /// Players, boards, modules, edition.
    type Options: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// Why options can't be played.
    type OptionsError: core::error::Error + Clone + Eq;
    /// A position, as plain data.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What kind of choice is open.
    type Decision: Clone + Eq + Debug;
    /// One choice, with a short text notation that parses back.
    type Action: Copy + Eq + Debug + Display + FromStr;
    /// What happened, as data.
    type Event: Clone + Eq + Debug;
    /// Why an action is not legal.
    type Illegal: core::error::Error + Copy + Eq;
    /// What one seat may know of a position.
    type View: Clone + Eq + Debug;

    /// The first position, with the events that led to it (dealing, the first round's dice).
    ///
    /// # Errors
    /// If the options can't be played, with what to change.
    fn start(
        options: &Self::Options,
        seed: &Seed,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<Self::State, Self::OptionsError>;

    /// How many seats the position has.
    fn seats(state: &Self::State) -> u8;

    /// Who may choose now; nobody when the game is over.
    fn deciders(state: &Self::State) -> Seats;

    /// What the seat must choose now, if anything.
    fn decision(state: &Self::State, seat: Seat) -> Option<Self::Decision>;

    /// Adds all that the seat may choose now to `out`, each once, in a fixed order.
    fn legal(state: &Self::State, seat: Seat, out: &mut Actions<Self::Action>);

    /// Whether the seat may choose this action now.
    ///
    /// # Errors
    /// Why not.
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out the action and everything the rules then do by themselves, up to the next choice.
    ///
    /// # Errors
    /// If the action is illegal; the state is then as it was.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Carries out an action that [`legal`](Game::legal) has just listed for this very position: for
    /// those who play thousands of games ahead, and need not have each action judged again.
    ///
    /// An action that was not listed may leave a position that no game reaches; it never panics in a
    /// release build.
    fn apply_listed(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) {
        let carried_out = Self::apply(state, seat, action, events);
        debug_assert!(carried_out.is_ok(), "the action was not listed");
    }

    /// How many turns have ended. A journal stores a hash at each turn's end and restarts turns by it.
    fn turns_ended(state: &Self::State) -> u32;

    /// What the seat may know.
    fn view(state: &Self::State, seat: Seat) -> Self::View;

    /// A random full state that agrees with the view.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self::State;

    /// The order of the seats as it stands, tie-breaks applied, best first.
    fn standings(state: &Self::State) -> Vec<Standing>;

    /// A hash over the state's canonical bytes, the same natively and in wasm.
    fn hash(state: &Self::State) -> u64;
}

/// A hash over the canonical bytes (postcard) of a plain value.
///
/// Returns 0 only if the value cannot be serialised, which plain data can.
pub fn hash_of(value: &impl Serialize) -> u64 {
    postcard::to_allocvec(value).map_or(0, |bytes| xxhash_rust::xxh3::xxh3_64(&bytes))
}
