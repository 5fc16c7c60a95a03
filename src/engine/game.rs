//! The contract that a game implements.
//!
//! A game is a pure state machine. Pending choices, chance and hidden cards are data in its state, never closures, so
//! that every position can be stored, sent to a worker, undone, replayed and compared. A decision belongs to a seat and
//! may be open for several seats at once.

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

/// A sink that drops all events at no cost, for searches.
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

/// Carries out an action and drops its events.
///
/// Uses the `Vec` sink rather than [`Quiet`]: `apply` is compiled once for each kind of sink, and a second copy would
/// enlarge the page. Searches should call [`apply`](Game::apply) with [`Quiet`].
///
/// # Errors
/// If the action is not legal here; the position is then unchanged.
pub fn apply_silently<G: Game>(
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
) -> Result<(), G::Illegal> {
    G::apply(state, seat, action, &mut Vec::new())
}

/// An action with the seat that chose it: the unit of a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move<A> {
    /// The seat whose decision it was.
    pub seat: Seat,
    /// The chosen action.
    pub action: A,
}

/// One row of the final order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The seat of this row.
    pub seat: Seat,
    /// The place, from 1; equal places are possible where a game has no further tie-break.
    pub place: u8,
    /// The points that decide the place.
    pub points: i32,
}

/// One row of a score sheet: the points from one rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SheetRow {
    /// The rule's key in records and wording: lower-case letters and hyphens.
    pub rule: &'static str,
    /// The points of this rule.
    pub points: i32,
}

/// Progress of a game: small numbers by name, from which the wording makes a line such as "phase 2, round 3".
pub type Progress = Vec<(&'static str, i64)>;

/// A game, implemented by an empty type that names it.
///
/// Laws, checked for every game by the conformance kit: `legal` lists exactly the actions that `check` accepts, each
/// once, and never overflows its list; `apply` changes nothing when it returns an error and never panics; the same
/// options, seed and moves give the same `hash` everywhere; `determinize` of a `view` gives the same view again, and `redraw` changes no view; two
/// games that differ only in information hidden from a seat give that seat the same view and the same events
/// ([`event_for`](Game::event_for)); choices of different seats in one [simultaneous](Game::simultaneous) phase give
/// the same position in any order.
///
/// An example with the made-up game of the tests:
///
/// ```
/// # #[path = "../../tests/tiny_game/rules.rs"]
/// # mod tiny_game;
/// use principality::engine::chance::{Chance, Draw};
/// use principality::engine::game::{Game, Quiet};
/// use principality::engine::seed::Seed;
///
/// /// Plays a game by random legal actions; returns the hash of its last position.
/// fn played<G: Game>(options: &G::Options) -> Option<u64> {
///     let mut state = G::start(options, &Seed::numbered(1), &mut Quiet).ok()?;
///     let mut chance = Chance::of_number(1, 0);
///     while let Some(seat) = G::deciders(&state).lowest() {
///         let mut legal = G::Actions::default();
///         G::legal(&state, seat, &mut legal);
///         G::apply(&mut state, seat, chance.pick(&legal)?, &mut Quiet).ok()?;
///     }
///     Some(G::hash(&state))
/// }
///
/// use tiny_game::{Options, Tiny};
/// let once = played::<Tiny>(&Options::default());
/// assert!(once.is_some());
/// assert_eq!(played::<Tiny>(&Options::default()), once);
/// ```
pub trait Game: Sized + 'static {
    /// The game's name in links and files: lower-case letters.
    const NAME: &'static str;
    /// Version of the rules; raised by any change of rules, chance or order of actions that alters an old game.
    const RULES_VERSION: u16;
    /// The numbers of players.
    const SEATS: RangeInclusive<u8>;
    /// Kinds of outcomes, by their names in records, that the first records of these rules did not have: a record is read
    /// with and without them.
    const LATER_OUTCOMES: &'static [&'static str] = &[];

    /// Players, boards, modules, edition. In JSON `{"players": 2}` is enough: all other fields have defaults.
    type Options: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// Reason why options can't be played.
    type OptionsError: core::error::Error + Clone + Eq;
    /// A position, as plain data.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// The kind of an open choice.
    type Decision: Clone + Eq + Debug + Serialize;
    /// A choice, with a short text notation that parses back.
    type Action: Copy + Eq + Debug + Display + FromStr + Serialize + DeserializeOwned;
    /// A list with room for all actions that any position offers to one seat.
    type Actions: ActionList<Self::Action>;
    /// An occurrence in the game, as data.
    type Event: Clone + Eq + Debug + Serialize;
    /// Reason why an action is not legal.
    type Illegal: core::error::Error + Copy + Eq;
    /// A position as far as a looker may know it.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned;

    /// The first position and the events that led to it (the deal, the first round's dice).
    ///
    /// # Errors
    /// If the options can't be played, with what to change.
    fn start(
        options: &Self::Options,
        seed: &Seed,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<Self::State, Self::OptionsError>;

    /// Number of seats in the position.
    fn seats(state: &Self::State) -> u8;

    /// The seats that may choose now; none if the game is over.
    fn deciders(state: &Self::State) -> Seats;

    /// The choice that the seat must make now, if any.
    fn decision(state: &Self::State, seat: Seat) -> Option<Self::Decision>;

    /// True if the decision is secret. On a shared device the screen is then covered, and the choice is not shown to
    /// the other seats.
    fn is_secret(decision: &Self::Decision) -> bool;

    /// The number of the current simultaneous phase, in which several seats choose without seeing each other's choices;
    /// every phase of a game has another number. Choices within a phase are independent of each other, and when the
    /// phase is over, a [journal](crate::engine::journal) sorts its moves by seat, so that the order of entry leaves no
    /// trace.
    ///
    /// `None` (the default): moves keep the order in which they were made.
    fn simultaneous(_state: &Self::State) -> Option<u32> {
        None
    }

    /// Appends all legal actions of the seat to `out`, each once, in a fixed order.
    fn legal(state: &Self::State, seat: Seat, out: &mut Self::Actions);

    /// Checks whether an action is legal for the seat.
    ///
    /// # Errors
    /// The reason why it is not.
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out the action and its automatic consequences up to the next choice.
    ///
    /// # Errors
    /// If the action is illegal; the state is then unchanged.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Carries out an action that [`legal`](Game::legal) has just listed for this position, without checking it again,
    /// for searches that play thousands of games.
    ///
    /// An action that was not listed may leave a position that no game reaches; it never panics in a release build.
    fn apply_unchecked(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) {
        let carried_out = Self::apply(state, seat, action, events);
        debug_assert!(carried_out.is_ok(), "the action was not listed");
    }

    /// The event as the looker learns of it: unchanged, with hidden parts blank (a drawn card is a back to the others),
    /// or `None`.
    fn event_for(event: &Self::Event, looker: Looker) -> Option<Self::Event>;

    /// True if the event is a chance outcome: a die, a tile or card turned up. Records store these in full beside the
    /// moves.
    fn is_outcome(event: &Self::Event) -> bool;

    /// True if the event reveals something that was hidden from a player: under the strict policy undo stops there.
    /// Revealed secret choices count as well as chance.
    fn reveals(event: &Self::Event) -> bool {
        Self::is_outcome(event)
    }

    /// Number of turns completed. A journal stores a hash at each turn's end and uses it to restart turns.
    fn turns_ended(state: &Self::State) -> u32;

    /// The game's progress, for lists of games.
    fn progress(state: &Self::State) -> Progress;

    /// The position as far as the looker may know it.
    fn view(state: &Self::State, looker: Looker) -> Self::View;

    /// A random full state consistent with the view.
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// The position with all that chance has still to bring drawn anew: the order of what lies face down, dice to come.
    /// Everything that any seat holds or knows stays. Luck is measured against such positions.
    ///
    /// The default serves games in which seats hold nothing hidden.
    fn redraw(state: &Self::State, rng: &mut impl Rng) -> Self::State {
        Self::determinize(&Self::view(state, Looker::Public), rng)
    }

    /// True if a view from outside is valid: every number in it that refers to something is in range. Views reach a
    /// worker as bytes from an untrusted source.
    fn is_sound(view: &Self::View) -> bool;

    /// The current standings with tie-breaks applied, best first.
    fn standings(state: &Self::State) -> Vec<Standing>;

    /// A seat's points by rule; their sum is the points of its standing.
    fn sheet(state: &Self::State, seat: Seat) -> Vec<SheetRow>;

    /// A hash of the state's canonical bytes, the same natively and in wasm.
    fn hash(state: &Self::State) -> u64;
}

/// A hash of the canonical bytes (postcard) of a plain value.
///
/// Returns 0 only if the value cannot be serialised, which does not happen for plain data.
pub fn hash_of(value: &impl Serialize) -> u64 {
    postcard::to_allocvec(value).map_or(0, |bytes| xxhash_rust::xxh3::xxh3_64(&bytes))
}
