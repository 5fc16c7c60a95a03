//! A game in progress with its game's types, as held by the game's own pages.

use crate::engine::game::{Game, Move, Progress, SheetRow};
use crate::engine::journal::Journal;
use crate::engine::journal::roster::{NameError, Roster};
use crate::engine::journal::setup::Setup;
use crate::engine::link::{self, LinkError, Opened, Rival, WriteError};
use crate::engine::record::json::{RecordFault, read_json, write_json};
use crate::engine::record::text::{Fault, read_record, write_record};
use crate::engine::seat::{Looker, Seat};
use crate::engine::seed::Seed;
use crate::engine::sorting::{sort_short, sort_short_by_key};
use crate::engine::total::At;
use crate::web::session::people;
use crate::web::session::tally::Tally;
use crate::web::session::{
    About, AnySession, COLOURS, Colours, Cue, Cues, DynSession, GameIntent, Ghost, Origin, Policy,
    Sentence,
};
use crate::web::ui::picture::Picture;
use core::any::Any;
use std::rc::Rc;

/// A game's contribution to being played on the page.
pub trait WebGame: Game {
    /// True if players hold hidden information. The table is then covered before another player looks at it, and no
    /// challenge carries a game.
    const HANDS: bool;

    /// The reason why options can't be played.
    fn why_not(error: &Self::OptionsError) -> Sentence;

    /// True if an action only continues an earlier one, such as a card added to an offer; they are undone together.
    fn goes_on(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// The sound of an event, without revealing hidden information.
    fn cue(_event: &Self::Event) -> Option<Cue> {
        None
    }

    /// Small picture of the public position from a seat's side, shown in lists of stored games.
    fn picture(_view: &Self::View, _seat: Seat) -> Option<Picture> {
        None
    }

    /// The seat asked first when several may choose independently.
    fn asked_first(_state: &Self::State) -> Seat {
        Seat(0)
    }
}

/// A game in progress, with the players' colours.
///
/// ```
/// # #[path = "../../../tests/tiny_game/whole.rs"]
/// # mod tiny_game;
#[doc = include_str!("../../../tests/tiny_game/examples/session.rs")]
/// ```
pub struct Session<G: Game> {
    /// The game.
    pub journal: Rc<Journal<G>>,
    /// Players' colours by seat.
    pub colours: Colours,
    /// Id in the library, origin, and undo policy.
    pub about: About,
    /// The other's game, if this one was begun as a challenge that carries it.
    pub ghost: Option<Ghost<G>>,
}

impl<G: Game> Clone for Session<G> {
    fn clone(&self) -> Self {
        let (journal, ghost) = (Rc::clone(&self.journal), self.ghost.clone());
        Session { journal, ghost, ..*self }
    }
}

impl<G: Game> PartialEq for Session<G> {
    fn eq(&self, other: &Self) -> bool {
        let same_game = Rc::ptr_eq(&self.journal, &other.journal) || self.journal == other.journal;
        same_game
            && (self.colours, self.about, &self.ghost) == (other.colours, other.about, &other.ghost)
    }
}

impl<G: Game> core::fmt::Debug for Session<G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Session")
            .field("journal", &self.journal)
            .field("colours", &self.colours)
            .field("about", &self.about)
            .field("ghost", &self.ghost)
            .finish()
    }
}

impl<G: WebGame> Session<G> {
    /// Starts a new game.
    ///
    /// # Errors
    /// If the options can't be played.
    pub fn begin(setup: Setup<G>, colours: Colours) -> Result<Session<G>, G::OptionsError> {
        Ok(Session::of_journal(Journal::start(setup)?, colours))
    }

    /// A game that is not in the library yet.
    #[must_use]
    pub fn of_journal(journal: Journal<G>, colours: Colours) -> Session<G> {
        Session { journal: Rc::new(journal), colours, about: About::default(), ghost: None }
    }

    /// The session with this game's type; `None` for another game.
    #[must_use]
    pub fn of(any: &AnySession) -> Option<&Session<G>> {
        any.as_any().downcast_ref()
    }

    /// Reopens a stored game by replaying and checking it.
    ///
    /// # Errors
    /// If it can't be continued here.
    pub fn reopen(
        text: &str,
        about: About,
        colours: Colours,
    ) -> Result<AnySession, LinkError<Sentence>> {
        let journal = link::read_game::<G>(text).map_err(|error| error.map(G::why_not))?;
        Ok(AnySession::new(Session { about, ..Session::of_journal(journal, colours) }))
    }

    /// Opens a link with a setup or a game.
    ///
    /// # Errors
    /// If it can't be opened here.
    pub fn open(text: &str) -> Result<Opened<G>, LinkError<Sentence>> {
        link::open::<G>(text).map_err(|error| error.map(G::why_not))
    }

    /// Reads a game from its record, as JSON or text.
    ///
    /// # Errors
    /// If it is not a valid record.
    pub fn read_record(text: &str) -> Result<AnySession, RecordProblem> {
        let journal = match text.starts_with('{') {
            true => read_json::<G>(text).map_err(|fault| RecordProblem::of_json(&fault))?,
            // Files from other systems may have other line endings.
            false => read_record::<G>(&text.replace("\r\n", "\n"))
                .map_err(|error| RecordProblem::of_text(&error.fault))?,
        };
        Ok(AnySession::new(Session::of_journal(journal, COLOURS)))
    }

    /// The earliest position that the policy allows undoing to; under the strict one, that after the last move that
    /// revealed something hidden.
    #[must_use]
    pub fn floor(&self) -> usize {
        if self.about.policy == Policy::Table {
            return 0;
        }
        let revealed = |moves: &usize| self.journal.events_of(moves - 1).iter().any(G::reveals);
        (1..=self.journal.position()).rev().find(revealed).unwrap_or(0)
    }

    /// The game after an intent; see [`DynSession::after`].
    #[must_use]
    pub fn after(&self, intent: GameIntent) -> Option<Session<G>> {
        let mut journal = Journal::clone(&self.journal);
        match intent {
            GameIntent::Play(place) => {
                if !journal.play_index(place) {
                    return None;
                }
            }
            GameIntent::PlayBatch(batch) => {
                if !batch.places().all(|place| journal.play_index(place)) {
                    return None;
                }
            }
            GameIntent::Undo => go_to(&mut journal, people::back),
            GameIntent::Redo => go_to(&mut journal, people::forth),
            GameIntent::RestartTurn => go_to(&mut journal, people::turn_start),
            GameIntent::Goto(moves) => drop(journal.go_to(moves)),
            GameIntent::Leave => {}
        }
        if journal.position() < self.journal.position() && journal.position() < self.floor() {
            return Some(self.clone());
        }
        Some(Session { journal: Rc::new(journal), ..self.clone() })
    }

    /// A game of its own with the first `moves` moves of this one, and this one as origin: "continue from here".
    #[must_use]
    pub fn branch_at(&self, moves: usize) -> Session<G> {
        let from = Origin { game: self.about.id, moves: moves.min(self.journal.len()) };
        let from = Some(from).filter(|from| from.game.is_some());
        let about = About { from, policy: self.about.policy, ..About::default() };
        Session { about, ..Session::of_journal(self.journal.branch_at(moves), self.colours) }
    }
}

impl<G: WebGame> DynSession for Session<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn about(&self) -> About {
        self.about
    }

    fn with_about(&self, about: About) -> AnySession {
        AnySession::new(Session { about, ..self.clone() })
    }

    fn is_open(&self) -> bool {
        !G::HANDS
    }

    fn ghost_text(&self) -> &str {
        self.ghost.as_ref().map_or("", Ghost::text)
    }

    fn with_ghost(&self, text: &str) -> AnySession {
        let read = |rival: &Rival| Ghost::read(text, rival);
        let ghost = self.about.rival.as_ref().and_then(read);
        let setup = link::setup_link(self.journal.setup()).unwrap_or_default();
        let ghost = ghost.filter(|ghost| ghost.is_beside(&setup));
        AnySession::new(Session { ghost, ..self.clone() })
    }

    fn with_name(&self, seat: Seat, name: &str) -> Result<AnySession, NameError> {
        let roster = self.journal.setup().roster().with_typed_name(seat, name)?;
        let mut journal = (*self.journal).clone();
        journal.set_roster(roster);
        Ok(AnySession::new(Session { journal: Rc::new(journal), ..self.clone() }))
    }

    fn only_person(&self) -> Option<Seat> {
        people::only(&self.journal)
    }

    fn colours(&self) -> Colours {
        self.colours
    }

    fn seats(&self) -> u8 {
        G::seats(self.journal.state())
    }

    fn roster(&self) -> &Roster {
        self.journal.setup().roster()
    }

    fn seed(&self) -> Seed {
        self.journal.setup().seed()
    }

    fn points(&self) -> Vec<i32> {
        let mut points = vec![0; usize::from(self.seats())];
        for row in G::standings(self.journal.state()) {
            points.set(row.seat.index(), row.points);
        }
        points
    }

    fn places(&self) -> Vec<u8> {
        let mut places = vec![0; usize::from(self.seats())];
        for row in G::standings(self.journal.state()) {
            places.set(row.seat.index(), row.place);
        }
        places
    }

    fn sheet(&self, seat: Seat) -> Vec<SheetRow> {
        G::sheet(self.journal.state(), seat)
    }

    fn picture(&self) -> String {
        let person =
            Seat::first(self.seats()).find(|seat| people::level(&self.journal, *seat).is_none());
        self.picture_of(person.unwrap_or_default())
    }

    fn picture_of(&self, seat: Seat) -> String {
        let view = G::view(self.journal.state(), Looker::Public);
        let drawn = G::picture(&view, seat);
        drawn.map(|picture| picture.to_text()).unwrap_or_default()
    }

    fn series(&self) -> Vec<Vec<i32>> {
        let mut players = Tally::of(&self.journal).players;
        sort_short_by_key(&mut players, |player| player.standing.seat);
        players.into_iter().map(|player| player.series).collect()
    }

    fn turns_ended(&self) -> u32 {
        G::turns_ended(self.journal.state())
    }

    fn progress(&self) -> Progress {
        G::progress(self.journal.state())
    }

    fn cues(&self, after: usize) -> Cues {
        let moves = after..self.journal.position();
        let last = moves.clone().next_back().and_then(|index| self.journal.moves().get(index));
        let known = |event| G::event_for(event, Looker::Public);
        let events = moves.flat_map(|index| self.journal.events_of(index)).filter_map(known);
        let mut sounds: Vec<Cue> = events.filter_map(|event| G::cue(&event)).collect();
        sort_short(&mut sounds);
        sounds.dedup();
        let plays = |seat: &Seat| people::level(&self.journal, *seat).is_some();
        let by_computer = last.is_some_and(|made| plays(&made.seat));
        let deciders = G::deciders(self.journal.state());
        Cues { sounds, by_computer, asked: deciders.iter().find(|seat| !plays(seat)) }
    }

    fn len(&self) -> usize {
        self.journal.len()
    }

    fn position(&self) -> usize {
        self.journal.position()
    }

    fn is_over(&self) -> bool {
        self.journal.is_over()
    }

    fn after(&self, intent: GameIntent) -> Option<AnySession> {
        Session::after(self, intent).map(AnySession::new)
    }

    fn branch(&self, moves: usize) -> AnySession {
        AnySession::new(self.branch_at(moves))
    }

    fn kept_text(&self) -> Result<String, WriteError> {
        link::game_link(&self.journal)
    }

    fn game_link(&self) -> Result<String, WriteError> {
        link::checked_game_link(&self.journal)
    }

    fn setup_link(&self) -> Result<String, WriteError> {
        link::setup_link(self.journal.setup())
    }

    fn json(&self) -> Option<String> {
        write_json(&self.journal).ok()
    }

    fn text(&self) -> Option<String> {
        write_record(&self.journal).ok()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn DynSession) -> bool {
        other.as_any().downcast_ref::<Session<G>>().is_some_and(|other| self == other)
    }
}

/// Indices of successive moves, each among the choices after the ones before it; up to the first one that is not legal
/// there.
#[must_use]
pub fn places_of<G: Game>(game: &Journal<G>, moves: &[Move<G::Action>]) -> Vec<usize> {
    let place_in = |journal: &Journal<G>, made: &Move<G::Action>| {
        journal.choices().iter().position(|choice| choice == made)
    };
    // A single move is found without cloning the game.
    if let [only] = moves {
        return place_in(game, only).into_iter().collect();
    }
    let mut journal = game.clone();
    let mut places = Vec::with_capacity(moves.len());
    for made in moves {
        let Some(place) = place_in(&journal, made) else { break };
        places.push(place);
        if !journal.play_index(place) {
            break;
        }
    }
    places
}

/// Moves the position to `place`, if there is one.
fn go_to<G: Game>(journal: &mut Journal<G>, place: fn(&Journal<G>) -> Option<usize>) {
    if let Some(moves) = place(journal) {
        journal.go_to(moves);
    }
}

/// Reason why a text is not a record that can be opened here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RecordProblem {
    /// Too long to be read here.
    #[error("too long")]
    TooLong,
    /// Neither a JSON nor a text record, or of an unknown game.
    #[error("not a record of a game of this table")]
    Foreign,
    /// In another version of the format.
    #[error("in format {0}")]
    Format(u64),
    /// Played by another version of the rules.
    #[error("played by the rules {0}")]
    Rules(u64),
    /// Its content is inconsistent, or its moves lead to another result.
    #[error("the record does not fit the game that it tells")]
    Differs,
}

impl RecordProblem {
    fn of_json(fault: &RecordFault) -> RecordProblem {
        match fault {
            RecordFault::TooLong => RecordProblem::TooLong,
            RecordFault::Syntax { .. } | RecordFault::Foreign | RecordFault::OtherGame(_) => {
                RecordProblem::Foreign
            }
            RecordFault::Version(version) => RecordProblem::Format(*version),
            RecordFault::Rules { found, .. } => RecordProblem::Rules(*found),
            _ => RecordProblem::Differs,
        }
    }

    fn of_text<E, I>(fault: &Fault<E, I>) -> RecordProblem {
        use LinkError::{NewerFormat, NewerRules, OlderFormat, OlderRules};
        match fault {
            Fault::Title => RecordProblem::Foreign,
            Fault::Version(version) | Fault::Setup(NewerFormat(version) | OlderFormat(version)) => {
                RecordProblem::Format(u64::from(*version))
            }
            Fault::Setup(NewerRules(version) | OlderRules(version)) => {
                RecordProblem::Rules(u64::from(*version))
            }
            _ => RecordProblem::Differs,
        }
    }
}
