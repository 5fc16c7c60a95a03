//! The contract: what a game must be to be played at this table.
//!
//! A game is a pure state machine. Pending choices, chance and hidden cards are data in its state,
//! never closures, so that every position can be stored, sent to a worker, undone, replayed and
//! compared. A decision belongs to a seat and may be open for several seats at once.

use crate::engine::actions::ActionList;
use crate::engine::seat::{Looker, Seat, Seats};
use crate::engine::seed::Seed;
use core::fmt::{Debug, Display};
use core::ops::RangeInclusive;
use core::str::FromStr;
use rand::Rng;
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

/// Carries out an action and tells nobody what happened.
///
/// It does so with the sink of those who do tell it: rules are compiled once for each kind of sink, and a
/// page loads what is compiled. Who plays thousands of games ahead takes [`Quiet`].
///
/// # Errors
/// If the action is not legal here; the position is as before then.
pub fn apply_untold<G: Game>(
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
) -> Result<(), G::Illegal> {
    G::apply(state, seat, action, &mut Vec::new())
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// Whose row this is.
    pub seat: Seat,
    /// The place, from 1; equal places are possible where a game has no further tie-break.
    pub place: u8,
    /// The points that count.
    pub points: i32,
}

/// One row of a score sheet: a rule, and the points that it gave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SheetRow {
    /// The rule's key, in lower-case letters and hyphens: names it in records and wording.
    pub rule: &'static str,
    /// Its points.
    pub points: i32,
}

/// How far a game has come: small numbers by name, for a line such as "phase 2, round 3" that a game's
/// catalogue entry words.
pub type Progress = Vec<(&'static str, i64)>;

/// A game, implemented by an empty type that names it.
///
/// Laws, checked for every game by the conformance kit: `legal` lists exactly the actions that
/// `check` accepts, each once, and never more than its list has room for; `apply` changes nothing when
/// it returns an error and never panics; the same options, seed and moves give the same `hash`
/// everywhere; `determinize` of a `view` gives the same view again; two games that differ only in what
/// is hidden from a seat give that seat the same view and the same events ([`event_for`](Game::event_for));
/// what different seats choose in one [simultaneous](Game::simultaneous) phase gives the same position in
/// any order.
pub trait Game: Sized + 'static {
    /// The game's name in links and files: lower-case letters.
    const NAME: &'static str;
    /// Bumped by any change of rules, chance or order of actions that alters an old game.
    const RULES_VERSION: u16;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// Players, boards, modules, edition. From JSON, `{"players": 2}` alone is enough: all else has a
    /// usual value.
    type Options: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// Why options can't be played.
    type OptionsError: core::error::Error + Clone + Eq;
    /// A position, as plain data.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What kind of choice is open.
    type Decision: Clone + Eq + Debug + Serialize;
    /// One choice, with a short text notation that parses back.
    type Action: Copy + Eq + Debug + Display + FromStr + Serialize + DeserializeOwned;
    /// A list with room for all actions that any position offers one seat.
    type Actions: ActionList<Self::Action>;
    /// What happened, as data.
    type Event: Clone + Eq + Debug + Serialize;
    /// Why an action is not legal.
    type Illegal: core::error::Error + Copy + Eq;
    /// What a looker may know of a position.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned;

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

    /// Whether what is chosen stays hidden from the others for a while: then a device that is shared is
    /// covered, and nobody is shown it.
    fn is_secret(decision: &Self::Decision) -> bool;

    /// Where several seats choose at once, each unseen by the others, the number of this phase: another
    /// one for each phase of a game. What is chosen in one is independent of what the other seats choose
    /// in it, so that in the end the order in which people entered their choices leaves no trace: when
    /// the phase is over, a [journal](crate::engine::journal) puts its moves in the order of the seats.
    ///
    /// `None`, also if nothing is said: moves stay in the order in which they were made.
    fn simultaneous(_state: &Self::State) -> Option<u32> {
        None
    }

    /// Adds all that the seat may choose now to `out`, each once, in a fixed order.
    fn legal(state: &Self::State, seat: Seat, out: &mut Self::Actions);

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
    /// those who play thousands of games ahead, and need not have each action checked again.
    ///
    /// An action that was not listed may leave a position that no game reaches; it never panics in a
    /// release build.
    fn apply_unchecked(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) {
        let carried_out = Self::apply(state, seat, action, events);
        debug_assert!(carried_out.is_ok(), "the action was not listed");
    }

    /// What the looker learns of an event: the event itself, the event with what is hidden left blank (a
    /// drawn card is a back to the others), or nothing at all.
    fn event_for(event: &Self::Event, looker: Looker) -> Option<Self::Event>;

    /// Whether the event tells what chance brought: a die, a tile or card turned up. Records write these
    /// down beside the moves, in full.
    fn is_outcome(event: &Self::Event) -> bool;

    /// Whether the event brought something to light that somebody did not know before it: under the
    /// strict policy undo goes back no further. Choices that were made in secret count as well as chance.
    fn reveals(event: &Self::Event) -> bool {
        Self::is_outcome(event)
    }

    /// How many turns have ended. A journal stores a hash at each turn's end and restarts turns by it.
    fn turns_ended(state: &Self::State) -> u32;

    /// How far the game has come, for lists of games.
    fn progress(state: &Self::State) -> Progress;

    /// What the looker may know.
    fn view(state: &Self::State, looker: Looker) -> Self::View;

    /// A random full state that agrees with the view.
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// Whether a view that came from outside can be one: numbers that name things name something. Views
    /// cross to a worker as bytes that anybody could have sent.
    fn is_sound(view: &Self::View) -> bool;

    /// The order of the seats as it stands, tie-breaks applied, best first.
    fn standings(state: &Self::State) -> Vec<Standing>;

    /// A seat's points by the rules that gave them; their sum is what its standing says.
    fn sheet(state: &Self::State, seat: Seat) -> Vec<SheetRow>;

    /// A hash over the state's canonical bytes, the same natively and in wasm.
    fn hash(state: &Self::State) -> u64;
}

/// A hash over the canonical bytes (postcard) of a plain value.
///
/// Returns 0 only if the value cannot be serialised, which plain data can.
pub fn hash_of(value: &impl Serialize) -> u64 {
    postcard::to_allocvec(value).map_or(0, |bytes| xxhash_rust::xxh3::xxh3_64(&bytes))
}
