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
}

/// Events of a game and their wording, generated once for each move.
pub(super) struct Log<G: TableGame> {
    moves: Vec<Move<G::Action>>,
    /// Events before the first move, then of each move, as visible to the viewer.
    events: Rc<Vec<Rc<Vec<G::Event>>>>,
    lines: Vec<Vec<LogRow>>,
    /// Of each move, the number of its lines before the first that begins a turn or a round.
    closing: Vec<usize>,
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
            closing: vec![],
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
        self.closing.truncate(same + 1);
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
        self.closing.push(lines.iter().take_while(|line| !line.begins).count());
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
            let when = if name.is_some() { short } else { long };
            Turn { end, banner, name: name.unwrap_or_default(), when }
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
        for (number, _, line) in self.by_turn() {
            let whose = self.turns.get(number).and_then(|turn| turn.banner);
            if let Some(sum) =
                sums.get_mut(number).filter(|_| whose.is_some() && line.banner == whose)
            {
                *sum += line.points;
            }
        }
        let mut rows = Vec::new();
        let mut last = None;
        for (turn, moment, line) in self.by_turn().rev() {
            let whose = self.turns.get(turn).and_then(|turn| turn.banner);
            let is_other = last.replace(turn) != Some(turn);
            rows.push(LogRow {
                shown: shown == Some(moment),
                turn: whose.or(line.banner),
                opens: if is_other { self.heading(turn, sums.get(turn).copied()) } else { None },
                ..line.clone()
            });
        }
        rows
    }

    /// All lines, oldest first, each with the index of its turn and its moment.
    fn by_turn(&self) -> impl DoubleEndedIterator<Item = (usize, usize, &LogRow)> {
        let moments = self.lines.iter().zip(&self.closing).enumerate();
        moments.flat_map(|(moment, (lines, closing))| {
            let turn = self.turns.partition_point(|turn| turn.end < moment);
            let has_ended = self.turns.get(turn).is_some_and(|turn| turn.end == moment);
            lines.iter().enumerate().map(move |(place, line)| {
                (turn + usize::from(has_ended && place >= *closing), moment, line)
            })
        })
    }

    /// A turn's heading, with the points that it brought its player.
    fn heading(&self, turn: usize, points: Option<i32>) -> Option<TurnHeading> {
        let Turn { name, when, .. } = self.turns.get(turn)?;
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

    /// The lines after so many moves, oldest first.
    pub(super) fn lines_after(&self, moves: usize) -> Vec<LogRow> {
        self.lines.iter().skip(moves + 1).flatten().cloned().collect()
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
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::game::Game;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games;
    use crate::games::burgundy::Burgundy;
    use crate::games::dice::Dice;
    use crate::games::princes::{Mode, Options, Princes};
    use crate::games::road::Road;
    use crate::web::words::Language;
    use crate::web::words::tests::real_of;

    /// The log of a random game with these names, in pieces.
    fn said<G: TableGame>(
        options: &G::Options,
        called: [&str; 4],
        language: Language,
    ) -> Vec<Vec<(String, bool)>> {
        let mut game =
            Journal::<G>::new(options.clone(), Seed::numbered(2), Roster::new()).unwrap();
        let mut chance = Chance::of_number(2, 5);
        while game.len() < 500 && !game.choices().is_empty() {
            let count = game.choices().len() as u32;
            assert!(game.play_index(chance.below(count) as usize));
        }
        let (words, names) = (real_of(language, G::NAME), called.map(Text::from));
        let options = game.setup().options();
        let context = TextContext {
            words: &words,
            names: &names,
            options,
            looker: crate::engine::seat::Looker::Public,
        };
        let mut log = Log::<G>::default();
        log.follow(&game, game.len(), &context, &Default::default());
        let row = |row: LogRow| row.runs.into_iter().map(|run| (run.text.to_string(), run.strong));
        log.rows(None).into_iter().map(|line| row(line).collect()).collect()
    }

    fn only_players_are_bold<G: TableGame>(options: &G::Options) {
        const PLAIN: [&str; 4] = ["Qq1", "Qq2", "Qq3", "Qq4"];
        for (language, odd) in [
            (Language::English, ["Gold", "a", "e", "Player"]),
            (Language::German, ["Gold", "e", "die", "n"]),
        ] {
            let as_odd = |(text, strong): (String, bool)| {
                let place = PLAIN.iter().position(|name| *name == text).filter(|_| strong);
                (place.map_or(text, |place| odd[place].to_owned()), strong)
            };
            let plain = said::<G>(options, PLAIN, language);
            let named = plain.iter().flatten().filter(|(_, strong)| *strong).count();
            assert!(named > 20, "{}: {named}", G::NAME);
            let distinct = plain.iter().flatten().all(|(text, bold)| *bold || !text.contains("Qq"));
            assert!(distinct, "{}: a name that is not bold", G::NAME);
            let wanted: Vec<Vec<_>> =
                plain.into_iter().map(|line| line.into_iter().map(as_odd).collect()).collect();
            assert_eq!(said::<G>(options, odd, language), wanted, "{}", G::NAME);
        }
    }

    /// A row of the log.
    #[derive(Debug)]
    struct Row {
        text: String,
        points: i32,
        banner: Option<Banner>,
        /// Colour of its turn.
        turn: Option<Banner>,
    }

    /// Headings of the turns of a random game of two, each with its rows.
    fn opened<G: TableGame>(options: G::Options, seed: u64) -> Vec<(TurnHeading, Vec<Row>)> {
        let mut game = Journal::<G>::new(options, Seed::numbered(seed), Roster::new()).unwrap();
        let mut chance = Chance::of_number(seed, 5);
        let words = real_of(Language::English, G::NAME);
        let names = ["Anna", "Benno", "Carla", "David"].map(Text::from);
        let options = game.setup().options().clone();
        let context =
            TextContext { words: &words, names: &names, options: &options, looker: Looker::Public };
        let mut log = Log::<G>::default();
        let banners = core::array::from_fn(|seat| Banner::nth(seat as u8));
        while game.len() < 900 && !game.choices().is_empty() {
            let count = game.choices().len() as u32;
            assert!(game.play_index(chance.below(count) as usize));
            log.follow(&game, game.len(), &context, &banners);
        }
        let mut turns: Vec<(TurnHeading, Vec<_>)> = vec![];
        for row in log.rows(None) {
            turns.extend(row.opens.clone().map(|heading| (heading, vec![])));
            let LogRow { points, banner, turn, .. } = row;
            let text = row.text();
            turns.last_mut().unwrap().1.push(Row { text, points, banner, turn });
        }
        let mut afresh = Log::<G>::default();
        afresh.follow(&game, game.len(), &context, &banners);
        assert_eq!(afresh.rows(None), log.rows(None), "followed move by move or read at once");
        turns
    }

    #[test]
    fn each_turn_is_a_block_in_its_player_s_colour_below_a_heading_with_its_points() {
        let basic = crate::games::burgundy::Options::basic(2).unwrap();
        let turns: Vec<_> = (1..20).flat_map(|seed| opened::<Burgundy>(basic, seed)).collect();
        let mut several = 0;
        for (heading, rows) in &turns {
            let colour = match heading.name.as_ref() {
                "Anna" => Banner::nth(0),
                "Benno" => Banner::nth(1),
                _ => continue,
            };
            let own = rows.iter().filter(|row| row.banner == Some(colour));
            assert_eq!(heading.points, own.map(|row| row.points).sum::<i32>(), "{heading:?}");
            assert!(rows.iter().all(|row| row.turn == Some(colour)), "{heading:?} {rows:?}");
            several += usize::from(rows.iter().filter(|row| row.points != 0).count() > 1);
        }
        assert!(turns.len() > 600 && several > 5, "{} {several}", turns.len());
        let times: Vec<&str> = turns.iter().map(|(heading, _)| heading.when.as_ref()).collect();
        for when in ["A · round 1", "E · round 5"] {
            assert!(times.contains(&when), "{when}: {times:?}");
        }
    }

    #[test]
    fn a_line_that_begins_a_turn_or_a_round_is_in_the_block_of_that_turn() {
        fn blocks<G: TableGame>(beginnings: &[&str]) -> usize {
            let players = serde_json::json!({"players": G::SEATS.end().min(&3)});
            let options: G::Options = serde_json::from_value(players).unwrap();
            let turns = opened::<G>(options, 7);
            let begins = |row: &&Row| beginnings.iter().any(|text| row.text.contains(text));
            // The newest is first. What precedes the first turn of all is in its block.
            for (heading, rows) in turns.iter().rev().skip(1) {
                let late = rows.iter().rev().skip_while(begins).any(|row| begins(&row));
                assert!(!late, "{} {heading:?} {rows:?}", G::NAME);
            }
            turns.iter().filter(|(_, rows)| rows.last().as_ref().is_some_and(begins)).count()
        }
        assert!(blocks::<Burgundy>(&["Round ", "Phase "]) >= 24);
        assert!(blocks::<Dice>(&["Round "]) > 5);
        assert!(blocks::<Road>(&["’s turn"]) > 10);
        assert!(blocks::<Princes>(&["Turn "]) > 10);
    }

    #[test]
    fn where_all_choose_at_once_a_round_is_a_block_without_a_sum_over_several_players() {
        let options = |players| serde_json::from_value(serde_json::json!({"players": players}));
        let rounds = opened::<Dice>(options(2).unwrap(), 4);
        assert!(rounds.len() > 5);
        for (heading, rows) in rounds {
            assert!(heading.name.is_empty() && heading.points == 0, "{heading:?}");
            assert!(rows.iter().all(|row| row.banner == row.turn), "{rows:?}");
        }
        // Alone they are turns.
        let alone = opened::<Dice>(options(1).unwrap(), 4);
        assert!(alone.iter().all(|(heading, _)| heading.name.as_ref() == "Anna"));
        assert!(alone.iter().filter(|(heading, _)| heading.points > 0).count() > 3);
    }

    #[test]
    fn a_player_called_as_a_word_marks_no_word_of_the_log() {
        fn of<G: TableGame>() -> G::Options {
            let players = serde_json::json!({"players": G::SEATS.end().min(&4)});
            serde_json::from_value(players).unwrap()
        }
        macro_rules! over_all {
            ([$($game:ty),*]) => { $(only_players_are_bold::<$game>(&of::<$game>());)* };
        }
        games!(over_all);
    }

    #[test]
    fn since_the_last_turn_means_the_whole_turn_of_the_other_also_after_an_answer_in_it() {
        let mut game = Journal::<Princes>::new(
            Options::of(Mode::Introductory),
            Seed::numbered(3),
            Roster::new(),
        )
        .unwrap();
        let mut chance = Chance::of_number(3, 5);
        let mut answered = 0;
        for _ in 0..600 {
            let Some(seat) = Princes::deciders(game.state()).lowest() else { break };
            let active = Princes::whose_turn(game.state());
            let ends: Vec<usize> = game.turn_ends().map(|end| end.moves).collect();
            // It begins with the other player's turn, including answers given during that.
            if let [.., before, begins] = ends[..]
                && active == Some(seat)
                && game.state().turn() > 1
            {
                assert_eq!(last_turn(&game, seat), before);
                answered +=
                    usize::from(game.moves()[before..begins].iter().any(|made| made.seat == seat));
            }
            let mut legal = <Princes as Game>::Actions::default();
            Princes::legal(game.state(), seat, &mut legal);
            let action = chance.pick(&legal).unwrap();
            game.play(seat, action).unwrap();
        }
        assert!(answered > 3, "{answered}");
    }
}
