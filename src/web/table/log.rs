//! The log: events of the journal in words, updated move by move.

use super::moment::History;
use super::{TableGame, TextContext};
use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, MAX_SEATS, Seat};
use crate::engine::total::At;
use crate::web::ui::banner::Banner;
use crate::web::ui::log_row::{LINES_PER_MOVE, LogRow, TurnHeading, marked, runs};
use crate::web::ui::text::{Icon, Text};
use core::ops::Range;
use std::rc::Rc;

/// A line of the log, as worded by a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// Icon.
    pub icon: Icon,
    /// Player concerned.
    pub seat: Option<Seat>,
    /// Sentence with the players' names.
    pub text: Text,
    /// Points gained; 0 for none.
    pub points: i32,
    /// True if it begins a turn or a round: with the lines after it in its move it is listed in the next turn.
    pub begins: bool,
}

/// A turn in the log.
struct Turn {
    /// Moments up to its end; the turn that goes on has none.
    end: usize,
    /// Colour of its player; `None` where all choose at once.
    banner: Option<Banner>,
    /// Name of its player; empty where all choose at once.
    name: Text,
    /// Its time in the game.
    when: Text,
    /// The same in full, above the lines of it that are nobody's; `None` where no turn is another player's.
    apart: Option<Text>,
}

/// Events of a game and their wording, generated once for each move.
pub(super) struct Log<G: TableGame> {
    moves: Vec<Move<G::Action>>,
    /// Events before the first move, then of each move, as visible to the viewer.
    events: Rc<Vec<Rc<Vec<G::Event>>>>,
    lines: Vec<Vec<LogRow>>,
    /// Of each move, its lines that begin a round, which is nobody's turn; the range begins, even if empty, where lines of
    /// the next turn do.
    begins: Vec<Range<usize>>,
    /// Turns up to now, in order.
    turns: Vec<Turn>,
    /// Key of everything that words and events depend on: language, names, viewer.
    fingerprint: String,
}

impl<G: TableGame> Default for Log<G> {
    fn default() -> Log<G> {
        Log {
            moves: vec![],
            events: Rc::default(),
            lines: vec![],
            begins: vec![],
            turns: vec![],
            fingerprint: String::new(),
        }
    }
}

impl<G: TableGame> Log<G> {
    /// Updates the log to the journal's first `upto` moves.
    pub(super) fn follow(
        &mut self,
        game: &Journal<G>,
        upto: usize,
        context: &TextContext<'_, G>,
        banners: &[Banner; MAX_SEATS],
    ) {
        let TextContext { words, names, looker, .. } = context;
        let looker = known_to::<G>(*looker);
        let fingerprint = format!("{}{names:?}{banners:?}{looker:?}", words.language().code());
        if self.fingerprint != fingerprint {
            *self = Log { fingerprint, ..Log::default() };
        }
        let made = game.moves().get(..upto.min(game.len())).unwrap_or_default();
        let same = self.moves.iter().zip(made).take_while(|(old, new)| old == new).count();
        self.moves.truncate(same);
        if self.events.len() > same + 1 {
            Rc::make_mut(&mut self.events).truncate(same + 1);
        }
        self.lines.truncate(same + 1);
        self.begins.truncate(same + 1);
        if self.events.is_empty() {
            self.add(game.opening_events(), context, banners);
        }
        for (index, made) in made.iter().enumerate().skip(same) {
            self.moves.push(*made);
            self.add(game.events_of(index), context, banners);
        }
        self.follow_turns(game, same, context, banners);
    }

    fn add(
        &mut self,
        events: &[G::Event],
        context: &TextContext<'_, G>,
        banners: &[Banner; MAX_SEATS],
    ) {
        let looker = known_to::<G>(context.looker);
        let known = |event: &G::Event| G::event_for(event, looker);
        let events: Vec<G::Event> = events.iter().filter_map(known).collect();
        let names: Vec<Text> = context.names.iter().map(|name| marked(name)).collect();
        let context = &TextContext { names: &names, ..*context };
        let moment = self.lines.len() as u32;
        let row = |(place, line): (u32, LogLine)| LogRow {
            number: moment * LINES_PER_MOVE + place.min(LINES_PER_MOVE - 1),
            icon: line.icon,
            banner: line.seat.map(|seat| banners.at(seat.index())),
            runs: runs(&line.text),
            points: line.points,
            shown: false,
            turn: None,
            opens: None,
        };
        let lines = G::log_lines(context, &events);
        let start = lines.iter().take_while(|line| !line.begins).count();
        let last = lines.iter().rposition(|line| line.begins);
        let is_nobodys = lines.iter().any(|line| line.begins && line.seat.is_none());
        self.begins.push(start..last.filter(|_| is_nobodys).map_or(start, |last| last + 1));
        self.lines.push((0u32..).zip(lines).map(row).collect());
        Rc::make_mut(&mut self.events).push(Rc::new(events));
    }

    /// Updates the turns; those that ended within the first `same` moves are as before.
    fn follow_turns(
        &mut self,
        game: &Journal<G>,
        same: usize,
        context: &TextContext<'_, G>,
        banners: &[Banner; MAX_SEATS],
    ) {
        let mover = G::whose_turn(game.state());
        let in_turns = mover.or_else(|| G::whose_turn(&game.at(0)));
        let at = game.position();
        let alone = Some(Seat(0)).filter(|_| G::seats(game.state()) == 1);
        let turn = |end: usize, seat: Option<Seat>, state: &G::State| {
            let seat = seat.or(alone);
            let banner = seat.map(|seat| banners.at(seat.index()));
            let (long, short) =
                G::when(context.words, &G::view(state, known_to::<G>(context.looker)));
            let name = seat.and_then(|seat| context.names.get(seat.index()).cloned());
            let apart = (name.is_some() && alone.is_none()).then(|| long.clone());
            let when = if name.is_some() { short } else { long };
            Turn { end, banner, name: name.unwrap_or_default(), when, apart }
        };
        self.turns.retain(|turn| turn.end <= same && turn.end < at);
        let known = self.turns.len();
        for end in game.turn_ends().map(|end| end.moves).filter(|end| *end > 0).skip(known) {
            // Turns are ended by the player to move; with the last one comes the final scoring, which is no part of it.
            let last = game.moves().get(end - 1).filter(|_| mover.is_some() || end < at);
            let seat = in_turns.and(last).map(|made| made.seat);
            self.turns.push(turn(end, seat, &game.at(end - 1)));
        }
        self.turns.push(turn(usize::MAX, mover, game.state()));
    }

    /// Key of everything that its words depend on, besides the moves.
    pub(super) fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// The log, newest first; lines of the moment `shown` are marked, and each turn has a heading.
    pub(super) fn rows(&self, shown: Option<usize>) -> Vec<LogRow> {
        let mut sums = vec![0; self.turns.len() + 1];
        for ((number, apart), _, line) in self.by_turn() {
            let whose = self.turns.get(number).and_then(|turn| turn.banner).filter(|_| !apart);
            if let Some(sum) =
                sums.get_mut(number).filter(|_| whose.is_some() && line.banner == whose)
            {
                *sum += line.points;
            }
        }
        let mut rows = Vec::new();
        let mut last = None;
        for (block, moment, line) in self.by_turn().rev() {
            let (turn, apart) = block;
            let whose = self.turns.get(turn).and_then(|turn| turn.banner);
            let is_other = last.replace(block) != Some(block);
            rows.push(LogRow {
                shown: shown == Some(moment),
                turn: whose.or(line.banner).filter(|_| !apart),
                opens: if is_other { self.heading(block, sums.get(turn).copied()) } else { None },
                ..line.clone()
            });
        }
        rows
    }

    /// All lines, oldest first, each with the index of its turn and true if it is nobody's there, and with its moment.
    fn by_turn(&self) -> impl DoubleEndedIterator<Item = ((usize, bool), usize, &LogRow)> {
        let moments = self.lines.iter().zip(&self.begins).enumerate();
        // Lines before the first round are nobody's as well.
        let first = moments.clone().find(|(_, (lines, begins))| begins.start < lines.len());
        let first = first.filter(|(_, (_, begins))| !begins.is_empty());
        let start = first.map_or(0, |(moment, _)| moment + 1);
        moments.flat_map(move |(moment, (lines, begins))| {
            let turn = self.turns.partition_point(|turn| turn.end < moment);
            let has_ended = self.turns.get(turn).is_some_and(|turn| turn.end == moment);
            lines.iter().enumerate().map(move |(place, line)| {
                let turn = turn + usize::from(has_ended && place >= begins.start);
                let apart = begins.contains(&place) || moment < start && place < begins.start;
                let is_split = self.turns.get(turn).is_some_and(|turn| turn.apart.is_some());
                ((turn, apart && is_split), moment, line)
            })
        })
    }

    /// The heading of a turn with the points that it brought its player, or of lines in it that are nobody's.
    fn heading(&self, (turn, apart): (usize, bool), points: Option<i32>) -> Option<TurnHeading> {
        let Turn { name, when, apart: long, .. } = self.turns.get(turn)?;
        if let Some(when) = long.clone().filter(|_| apart) {
            return Some(TurnHeading { name: Text::default(), when, points: 0 });
        }
        Some(TurnHeading { name: name.clone(), when: when.clone(), points: points.unwrap_or(0) })
    }

    /// The events up to a moment, by move.
    pub(super) fn history(&self, moment: usize) -> History<G> {
        History { all: self.events.clone(), count: moment + 1 }
    }

    /// The events of the last move before a moment.
    pub(super) fn events(&self, moment: usize) -> Rc<Vec<G::Event>> {
        self.events.get(moment).cloned().unwrap_or_default()
    }

    /// The events up to a moment since a player's last own move before it, including that move.
    pub(super) fn events_since(&self, seat: Seat, moment: usize) -> Vec<G::Event> {
        let made = self.moves.get(..moment.min(self.moves.len())).unwrap_or_default();
        let first = made.iter().rposition(|made| made.seat == seat).map_or(0, |index| index + 1);
        self.events_between(first, moment)
    }

    /// The events up to a moment after so many moves, or from the beginning of the game.
    pub(super) fn events_after(&self, moves: usize, moment: usize) -> Vec<G::Event> {
        self.events_between(if moves == 0 { 0 } else { moves + 1 }, moment)
    }

    /// The events of the moves from one moment to another, inclusive.
    pub(super) fn events_between(&self, first: usize, last: usize) -> Vec<G::Event> {
        let upto = self.events.iter().take(last + 1).skip(first);
        upto.flat_map(|events| events.iter().cloned()).collect()
    }

    /// The wording of the last move before a moment, as one text.
    pub(super) fn spoken(&self, moment: usize) -> String {
        let lines = self.lines.get(moment).map_or(&[][..], Vec::as_slice);
        lines.iter().map(LogRow::text).collect::<Vec<_>>().join(" ")
    }

    /// The lines after so many moves, oldest first. The last of these moves may have begun a turn or a round, which is
    /// part of them.
    pub(super) fn lines_after(&self, moves: usize) -> Vec<LogRow> {
        let closing = self.begins.get(moves).map_or(usize::MAX, |begins| begins.start);
        let begun = self.lines.get(moves).into_iter().flatten().skip(closing);
        begun.chain(self.lines.iter().skip(moves + 1).flatten()).cloned().collect()
    }
}

/// The viewer whose events are used: everybody's if there are no hidden hands, so that the log is not generated anew
/// for each viewer.
const fn known_to<G: TableGame>(looker: Looker) -> Looker {
    if G::HANDS { looker } else { Looker::Public }
}

/// Number of moves up to the end of a player's last turn; in simultaneous games, to the last choice.
pub(super) fn last_turn<G: TableGame>(game: &Journal<G>, seat: Seat) -> usize {
    let made = game.moves().get(..game.position()).unwrap_or_default();
    let by_seat = |moves: &usize| {
        let last = moves.checked_sub(1).and_then(|index| made.get(index));
        last.is_some_and(|last| last.seat == seat)
    };
    if G::whose_turn(game.state()).is_none() {
        return (0..=made.len()).rev().find(by_seat).unwrap_or(0);
    }
    // Turns are ended by the player to move; others are asked before.
    game.turn_ends().map(|end| end.moves).filter(by_seat).last().unwrap_or(0)
}

#[cfg(test)]
mod tests;
