//! Analyses as shown, over whole games of every game of the registry. What cost how much is made up, so that every kind
//! of decision is shown.

use super::course::{Known, remember};
use super::fault::{Fault, Grade, faults, marks, why};
use super::props::ResultProps;
use super::result::{AnalysisResult, FIRST};
use super::{AnalysisPanel, AnalysisProps};
use crate::bots::analysis::record::{Decision, Record};
use crate::bots::analysis::slices::{Analysis, settings};
use crate::bots::analysis::summary::summary;
use crate::bots::analyst::Unit;
use crate::bots::player::ComputerPlayer;
use crate::engine::chance::{Chance, Draw};
use crate::engine::journal::Journal;
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::games;
use crate::web::replay::comparison::Comparison;
use crate::web::score::ScoreGame;
use crate::web::session::{COLOURS, GameId};
use crate::web::state::Ctx;
use crate::web::table::laws;
use crate::web::ui::press::touches;
use crate::web::words::tests::{lacking, real_of};
use crate::web::words::{Language, Words};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A whole game of two, or of as many as are needed, played by chance.
fn game<G: ComputerPlayer>(computers: bool) -> Journal<G> {
    let players = *G::SEATS.start().max(&2);
    let options = serde_json::json!({ "players": players });
    let options: G::Options = serde_json::from_value(options).unwrap();
    let names = ["Anna", "Ben", "Carla"];
    let mut roster = Roster::of_names(names.into_iter().take(players.into())).unwrap();
    for seat in (1..players).filter(|_| computers) {
        roster = roster.with_computer(Seat(seat), 1);
    }
    let mut game = Journal::<G>::new(options, Seed::numbered(2), roster).unwrap();
    let mut chance = Chance::of_number(7, 1);
    while !game.is_over() {
        let place = chance.below(game.choices().len() as u32) as usize;
        assert!(game.play_index(place));
    }
    game
}

/// The game's analysis without prices, in which each third decision then cost nothing, a mistake and a blunder.
fn analysed<G: ComputerPlayer>(game: &Journal<G>) -> Record<G> {
    let mut analysis = Analysis::new(game.clone(), settings::<G>(Some(0), Some(1)));
    analysis.finish();
    let mut record = analysis.into_record();
    let scale = G::MEASURE.scale;
    for (number, step) in record.steps.iter_mut().enumerate() {
        let at = step.at as usize;
        let mut list = G::Actions::default();
        G::legal(&game.at(at), step.seat, &mut list);
        let other = list.iter().copied().find(|action| *action != game.moves()[at].action);
        let best = [0, scale.mistake, scale.blunder][number % 3];
        step.decision = other.map(|other| Decision {
            made: 0,
            best,
            better: if best > 0 { vec![other] } else { Vec::new() },
            lines: 2,
            terms: (0..G::MEASURE.terms.len() as u8)
                .map(|term| (term, 700 - 400 * i32::from(term)))
                .collect(),
        });
    }
    record
}

fn props<G: ScoreGame>(on_look: Callback<usize>) -> ResultProps<G> {
    let game = game::<G>(false);
    let record = Rc::new(analysed(&game));
    let names = ["Anna", "Ben", "Carla"].map(String::from).to_vec();
    ResultProps { game: Rc::new(game), names, colours: COLOURS, record, on_look }
}

/// A drawing as text, in the app's context.
fn text_of(words: &Words, shown: Html) -> String {
    let ctx = Ctx::alone(words.clone());
    laws::text_of(
        words,
        html! { <ContextProvider<Ctx> context={ctx}>{ shown }</ContextProvider<Ctx>> },
    )
}

fn result<G: ScoreGame>(words: &Words, props: &ResultProps<G>) -> String {
    let ResultProps { game, names, colours, record, on_look } = props.clone();
    let shown = html! { <AnalysisResult<G> {game} {names} {colours} {record} {on_look} /> };
    text_of(words, shown)
}

fn is_worded(name: &str, text: &str) {
    assert_eq!(lacking(), [""; 0], "{name} lacks words");
    assert!(!text.contains("{$"), "{name} lacks a value: {text}");
    let bare = ["analysis-class-", "analysis-in-", "analysis-unit-"];
    assert!(bare.iter().all(|key| !text.contains(key)), "{name}: {text}");
}

fn said_in_full<G: ScoreGame>() {
    let props = props::<G>(Callback::noop());
    let found = faults(&props.record);
    assert!(found.len() > FIRST, "{}: {}", G::NAME, found.len());
    for language in Language::ALL {
        let words = real_of(language, G::NAME);
        lacking();
        let text = result(&words, &props);
        is_worded(G::NAME, &text);
        for name in &props.names[..usize::from(G::seats(props.game.state()))] {
            assert!(text.matches(name.as_str()).count() > 2, "{}: {name}", G::NAME);
        }
        // The blunders come first, and all the others are a touch away.
        let listed = text.split("class=\"worst\"").nth(1).unwrap();
        assert_eq!(listed.matches("<li").count(), FIRST);
        assert_eq!(listed.matches("dot blunder").count(), FIRST);
        let all = words.say("analysis-show-all", &[("count", (found.len() as u32).into())]);
        assert!(listed.contains(&all));
        assert_eq!(text.split("class=\"turns\"").nth(1).unwrap().matches("turnnumber").count(), 3);
        // Shapes tell mistakes and blunders apart.
        let drawn = |kind: &str| text.matches(&format!("fault {kind}")).count();
        let of = |grade| found.iter().filter(|fault| fault.grade == grade).count();
        assert_eq!(drawn("mistake"), of(Grade::Mistake));
        assert_eq!(drawn("blunder"), of(Grade::Blunder));
    }
}

fn dots_lead_to_their_moments<G: ScoreGame>() {
    let looked = Rc::new(RefCell::new(Vec::new()));
    let on_look = {
        let looked = looked.clone();
        Callback::from(move |at: usize| looked.borrow_mut().push(at))
    };
    let props = props::<G>(on_look);
    let words = real_of(Language::English, G::NAME);
    let (_, dots) = touches::of(|| result(&words, &props));
    dots.iter().for_each(|dot| dot.emit(()));
    let moments: Vec<usize> = faults(&props.record).iter().map(|fault| fault.at).collect();
    assert_eq!(*looked.borrow(), moments, "{}", G::NAME);
}

fn marks_show_both_choices<G: ScoreGame>() {
    let props = props::<G>(Callback::noop());
    let words = real_of(Language::English, G::NAME);
    let found = faults(&props.record);
    let marks = marks(&words, &props.game, &props.names, &props.record);
    assert!(marks.is_sorted_by(|one, other| one.moves < other.moves), "{}", G::NAME);
    assert!(marks.iter().all(|mark| (1..=10).contains(&mark.height)), "{}", G::NAME);
    let mark_at = |at: usize| marks.iter().find(|mark| mark.moves == at).unwrap();
    let mut both = 0;
    for fault in &found {
        let comparison = &mark_at(fault.at).comparison;
        assert!(!comparison.why.is_empty() && !comparison.is_empty(), "{}", G::NAME);
        both += usize::from(!comparison.done.is_empty() && !comparison.better.is_empty());
        assert_ne!(comparison.done, comparison.better, "{} after {} moves", G::NAME, fault.at);
    }
    assert!(both > 3, "{}: {both}", G::NAME);
    let high = |grade| mark_at(found.iter().find(|of| of.grade == grade).unwrap().at).height;
    assert!(high(Grade::Blunder) > high(Grade::Mistake), "{}", G::NAME);
}

/// A turning point shows what was done, and either the better choice or a sentence that there is none, also where it
/// was luck alone.
fn turning_points_show_both_choices<G: ScoreGame>() {
    let game = game::<G>(false);
    let mut record = analysed(&game);
    // Nobody could have done better, and some had no choice.
    for (number, step) in record.steps.iter_mut().enumerate() {
        let best = |decision: Decision<G>| Decision { best: 0, better: Vec::new(), ..decision };
        step.decision = step.decision.take().filter(|_| number % 2 == 0).map(best);
    }
    assert!(faults(&record).is_empty());
    let names = ["Anna", "Ben", "Carla"].map(String::from).to_vec();
    for language in Language::ALL {
        let words = real_of(language, G::NAME);
        lacking();
        let shown = marks(&words, &game, &names, &record);
        assert_eq!(lacking(), [""; 0], "{} lacks words", G::NAME);
        let points = summary(&record, &G::MEASURE.scale).turning_points;
        let moments: Vec<usize> = points.iter().map(|point| point.at as usize).collect();
        assert_eq!(shown.iter().map(|mark| mark.moves).collect::<Vec<_>>(), moments);
        for mark in shown {
            let Comparison { alone, why, better, .. } = &*mark.comparison;
            assert!(better.is_empty() && *alone && !mark.comparison.is_empty());
            let none = ["analysis-no-better", "analysis-no-choice"].map(|key| words.t(key));
            assert!(none.iter().any(|none| why.ends_with(none)), "{why}");
            assert!(why.contains(|letter: char| letter.is_ascii_digit()), "{}: {why}", G::NAME);
            assert!(!why.trim_end().ends_with(':'), "{why}");
        }
    }
    // A small loss is named there, as a mistake would be.
    let points = summary(&record, &G::MEASURE.scale).turning_points;
    let at = points.iter().max_by_key(|point| point.swing.abs()).unwrap().at;
    let step = record.steps.iter_mut().find(|step| step.at == at).unwrap();
    let action = game.moves()[at as usize].action;
    step.decision = Some(Decision {
        made: 0,
        best: 700,
        better: vec![action],
        lines: 2,
        terms: vec![(0, 700)],
    });
    let words = real_of(Language::English, G::NAME);
    let marks = marks(&words, &game, &names, &record);
    let mark = marks.iter().find(|mark| mark.moves == at as usize).unwrap();
    assert!(mark.comparison.why.contains("0.7") && !mark.comparison.alone);
}

/// Losses in chances to win and terms in points stand in sentences of their own.
fn a_sentence_has_one_unit<G: ScoreGame>() {
    let props = props::<G>(Callback::noop());
    let found = faults(&props.record);
    let words = real_of(Language::English, G::NAME);
    let said = why(&words, &props.game, &found[0]);
    let percent = said.find("percent");
    match G::MEASURE.unit {
        Unit::Points => assert!(percent.is_none() && said.contains("points: "), "{said}"),
        Unit::Win => {
            let (first, rest) = said.split_once(". ").unwrap();
            assert!(first.contains("percentage points"), "{said}");
            assert!(rest.contains("in points") && !rest.contains("percent"), "{said}");
        }
    }
}

/// The panel of a game before its analysis, and one whose analysis is known.
fn offered_and_then_shown<G: ScoreGame>() {
    let words = real_of(Language::English, G::NAME);
    let (game, names) = (Rc::new(game::<G>(false)), vec!["Anna".to_owned(), "Ben".to_owned()]);
    let panel = |game: &Rc<Journal<G>>| {
        let props = AnalysisProps {
            game: game.clone(),
            id: GameId(0),
            names: names.clone(),
            colours: COLOURS,
            on_look: Callback::noop(),
        };
        text_of(&words, html! { <AnalysisPanel<G> ..props /> })
    };
    let asks = panel(&game);
    assert!(asks.contains(&words.t("analysis-ask")) && !asks.contains("<table"), "{asks}");
    let mut record = analysed(&game);
    record.settings = settings::<G>(None, None);
    remember(Known { game: game.clone(), record: record.clone() });
    let shown = panel(&game);
    assert!(shown.contains("<table") && !shown.contains(&words.t("analysis-ask")), "{shown}");
    // Half of it, as after a stop.
    record.over = false;
    record.steps.truncate(record.steps.len() / 2);
    record.check = crate::bots::analysis::record::check::<G>(&game.at(record.moves()));
    let percent = (100 * record.moves() / game.position()) as u32;
    remember(Known { game: game.clone(), record });
    let stopped = panel(&game);
    let said = words.say("analysis-stopped", &[("percent", percent.into())]);
    assert!(stopped.contains(&said) && stopped.contains(&words.t("analysis-resume")), "{stopped}");
    assert!(!stopped.contains("<table"), "{stopped}");
}

/// The laws of a game's analysis.
struct Case {
    said_in_full: fn(),
    dots_lead: fn(),
    marks_show: fn(),
    turning_points_show: fn(),
    one_unit: fn(),
    offered: fn(),
}

macro_rules! cases {
    ([$($game:ty),*]) => {
        [$(Case {
            said_in_full: said_in_full::<$game>,
            dots_lead: dots_lead_to_their_moments::<$game>,
            marks_show: marks_show_both_choices::<$game>,
            turning_points_show: turning_points_show_both_choices::<$game>,
            one_unit: a_sentence_has_one_unit::<$game>,
            offered: offered_and_then_shown::<$game>,
        }),*]
    };
}

const GAMES: &[Case] = &games!(cases);

#[test]
fn accounts_curve_and_decisions_are_said_in_full_in_every_game() {
    GAMES.iter().for_each(|game| (game.said_in_full)());
}

#[test]
fn a_touch_on_a_dot_leads_to_its_moment_in_every_game() {
    GAMES.iter().for_each(|game| (game.dots_lead)());
}

#[test]
fn at_the_table_both_choices_are_marked_in_every_game() {
    GAMES.iter().for_each(|game| (game.marks_show)());
}

#[test]
fn at_turning_points_both_choices_are_shown_in_every_game() {
    GAMES.iter().for_each(|game| (game.turning_points_show)());
}

#[test]
fn a_loss_and_its_reasons_have_one_unit_or_say_which_in_every_game() {
    GAMES.iter().for_each(|game| (game.one_unit)());
}

#[test]
fn an_analysis_is_offered_and_a_known_one_shown_in_every_game() {
    GAMES.iter().for_each(|game| (game.offered)());
}

#[test]
fn the_only_person_s_decisions_and_luck_are_shown_first() {
    use crate::games::dice::Dice;
    let game = game::<Dice>(true);
    let record = Rc::new(analysed(&game));
    let names = vec!["Anna".to_owned(), "Ben".to_owned()];
    let props = ResultProps {
        game: Rc::new(game),
        names,
        colours: COLOURS,
        record: record.clone(),
        on_look: Callback::noop(),
    };
    let text = result(&real_of(Language::English, "dice"), &props);
    let listed = text.split("class=\"worst\"").nth(1).unwrap();
    assert!(listed.contains("Anna · ") && !listed.contains("Ben · "), "{listed}");
    assert!(text.contains("class=\"lucks\""));
    let own = |fault: &&Fault<Dice>| fault.seat == Seat(0);
    let count = faults(&record).iter().filter(own).count();
    assert_eq!(text.matches("class=\"reach\"").count(), count);
    // At the table a computer's choice has its name, and a person's is yours.
    let words = real_of(Language::English, "dice");
    for fault in faults(&record) {
        let marks = marks(&words, &props.game, &props.names, &record);
        let mark = marks.iter().find(|mark| mark.moves == fault.at).unwrap();
        assert_eq!(&*mark.comparison.by, ["", "Ben"][fault.seat.index()]);
    }
    let told = summary(&record, &Dice::MEASURE.scale);
    assert!(text.contains(&format!("<td>{}</td>", told.seats[0].mistakes)), "{text}");
}
