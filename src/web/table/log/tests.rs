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
    let mut game = Journal::<G>::new(options.clone(), Seed::numbered(2), Roster::new()).unwrap();
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
    // The beginning of a round is nobody's turn.
    let begun = |row: &Row| row.text.starts_with("Round ");
    let rounds: Vec<_> = turns.iter().filter(|(_, rows)| rows.iter().any(begun)).collect();
    assert!(rounds.len() > 200, "{}", rounds.len());
    for (heading, rows) in rounds {
        assert!(heading.name.is_empty() && heading.points == 0, "{heading:?}");
        assert!(rows.iter().all(|row| row.turn.is_none()), "{rows:?}");
    }
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
    assert!(blocks::<Burgundy>(&["Round ", "Phase ", "mines brought"]) >= 24);
    assert!(blocks::<Dice>(&["Round "]) > 5);
    assert!(blocks::<Road>(&["’s turn"]) > 10);
    assert!(blocks::<Princes>(&["Turn "]) > 10);
}

#[test]
fn since_the_last_turn_begins_with_the_turn_of_the_next_player() {
    let options = serde_json::from_value(serde_json::json!({"players": 3})).unwrap();
    let mut game = Journal::<Road>::new(options, Seed::numbered(4), Roster::new()).unwrap();
    let mut chance = Chance::of_number(4, 5);
    let (words, names) =
        (real_of(Language::English, "road"), ["Anna", "Benno", "Carla"].map(Text::from));
    let options = *game.setup().options();
    let context =
        TextContext { words: &words, names: &names, options: &options, looker: Looker::Public };
    let mut log = Log::<Road>::default();
    let mut checked = 0;
    while game.len() < 400 && !game.choices().is_empty() {
        let (mover, ended) = (Road::whose_turn(game.state()), Road::turns_ended(game.state()));
        let count = game.choices().len() as u32;
        assert!(game.play_index(chance.below(count) as usize));
        log.follow(&game, game.len(), &context, &Default::default());
        let next =
            Road::whose_turn(game.state()).filter(|_| Road::turns_ended(game.state()) > ended);
        let Some((mover, next)) = mover.zip(next) else { continue };
        let since = log.lines_after(last_turn::<Road>(&game, mover));
        let first = since.first().map(LogRow::text).unwrap_or_default();
        assert!(first.contains(&*names[next.index()]), "{first} {next:?}");
        checked += 1;
    }
    assert!(checked > 12, "{checked}");
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
    let mut game =
        Journal::<Princes>::new(Options::of(Mode::Introductory), Seed::numbered(3), Roster::new())
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
