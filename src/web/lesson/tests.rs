use super::*;
use crate::engine::game::Game;
use crate::games;
use crate::web::session::{Session, WebGame};
use crate::web::words::{Language, tests::real_of};
use std::fs;
use std::path::PathBuf;

fn text(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("static/lessons").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn script<G: WebGame>() -> Script {
    let name = <G as Game>::NAME;
    let game = Session::<G>::read_record(&text(&format!("{name}.txt"))).unwrap();
    Script::new(game, &text(&format!("{name}.json"))).unwrap()
}

/// The lessons of all games.
fn scripts() -> Vec<Script> {
    macro_rules! all {
        ([$($game:ty),*]) => { vec![$(script::<$game>()),*] };
    }
    games!(all)
}

/// Index of the choice made in the recorded game.
fn wished(lesson: &Lesson) -> usize {
    let session = lesson.session();
    let position = session.position();
    let right = |place: &usize| {
        let after = session.after(GameIntent::Play(*place));
        after.is_some_and(|after| {
            after.position() == position + 1 && lesson.script.is_as_played(&after)
        })
    };
    (0..5_000).find(right).unwrap_or_else(|| panic!("{} has no move {position}", lesson.game()))
}

#[test]
fn every_lesson_runs_from_its_first_step_to_its_last_by_what_is_wished() {
    for script in scripts() {
        let mut lesson = Lesson::at(Rc::new(script), 0);
        assert!((8..=30).contains(&lesson.count()), "{}: {}", lesson.game(), lesson.count());
        while !lesson.is_last() {
            let (place, step) = (lesson.place(), lesson.step().unwrap().clone());
            for _ in 0..step.own {
                assert_eq!(lesson.place(), place, "{}: {}", lesson.game(), step.say);
                lesson = lesson.after(GameIntent::Play(wished(&lesson)));
                assert_eq!(lesson.answer(), None, "{}: {}", lesson.game(), step.say);
            }
            if step.own == 0 {
                lesson = lesson.next();
            }
            assert_eq!(lesson.place(), place + 1, "{}: {}", lesson.game(), step.say);
        }
        let taught = lesson.back();
        assert!(taught.session().is_over(), "{} is learnt to its end", lesson.game());
    }
}

#[test]
fn every_lesson_ends_with_a_turn_that_the_learner_plays_freely() {
    for script in scripts() {
        let begun = Lesson::at(Rc::new(script), usize::MAX);
        let game = begun.game();
        assert!(begun.is_free() && !begun.is_played(), "{game}");
        assert!(!begun.session().is_over(), "{game}: a turn in the course of the game");
        // Nothing is prescribed: each choice is carried out, until the turn has ended.
        let mut lesson = begun.clone();
        let mut moves = 0;
        while lesson.is_free() {
            let after = lesson.after(GameIntent::Play(0));
            assert_eq!((after.answer(), after.place()), (None, begun.place()), "{game}");
            assert_ne!(after.session(), lesson.session(), "{game}");
            (lesson, moves) = (after, moves + 1);
            assert!(moves < 200, "{game}: the turn ends");
        }
        assert!(lesson.is_played(), "{game}");
        // Afterwards it rests: computer players move no further.
        assert_eq!(lesson.after(GameIntent::Play(0)), lesson, "{game}");
        assert_eq!(lesson.go(lesson.place()).session(), begun.session(), "{game}: another try");
    }
}

#[test]
fn a_free_turn_is_taken_back_to_its_beginning_and_no_further() {
    for script in scripts() {
        let begun = Lesson::at(Rc::new(script), usize::MAX);
        let moved = begun.after(GameIntent::Play(0));
        let back = moved.after(GameIntent::Undo);
        assert_eq!(back.session().position(), begun.session().position(), "{}", begun.game());
        let further = back.after(GameIntent::Undo);
        assert_eq!(further.answer(), Some(Answer::NotBack), "{}", begun.game());
        assert_eq!(further.session().position(), begun.session().position(), "{}", begun.game());
    }
}

#[test]
fn where_something_is_to_be_done_something_is_ringed_and_a_learner_decides() {
    for script in scripts() {
        for (place, step) in script.steps().iter().enumerate().filter(|(_, step)| step.own > 0) {
            let session = script.at(place);
            assert!(!step.touch.is_empty(), "{}: {}", session.game(), step.say);
            assert_eq!(session.roster().computer(crate::engine::seat::Seat(0)), None);
            assert!(!session.is_over(), "{}: {}", session.game(), step.say);
        }
    }
}

#[test]
fn every_step_is_worded_in_both_languages_in_few_words_and_no_word_is_idle() {
    for script in scripts() {
        let game = script.at(0).game();
        for language in Language::ALL {
            let words = real_of(language, game);
            for step in script.steps() {
                let key = format!("lesson-{}", step.say);
                assert!(words.has(&key), "{game}: {key}");
                let said = words.t(&key);
                assert!(said.chars().count() <= 260, "{game}: {key} is long");
                assert!(said.ends_with(['.', '!', '?']), "{game}: {said}");
            }
        }
        let path = format!("../locales/en/{game}/lesson.ftl");
        for line in text(&path).lines().filter(|line| line.starts_with("lesson-")) {
            let key = line.split_once(" =").unwrap().0;
            let said = |step: &LessonStep| format!("lesson-{}", step.say) == key;
            assert!(script.steps().iter().any(said), "{game}: {key} is never said");
        }
    }
}

fn begun() -> Lesson {
    let scripts = scripts();
    let script = scripts.into_iter().next().unwrap();
    let first = script.steps().iter().position(|step| step.own > 0).unwrap();
    Lesson::at(Rc::new(script), first)
}

#[test]
fn another_move_is_answered_and_not_carried_out() {
    let lesson = begun();
    let wished = wished(&lesson);
    let other = lesson.after(GameIntent::Play(wished + 1));
    assert_eq!(other.answer(), Some(Answer::Other));
    assert_eq!((other.session(), other.place()), (lesson.session(), lesson.place()));
    assert_ne!(other.moment(), lesson.moment());
    assert_ne!(other.after(GameIntent::Play(wished + 1)).moment(), other.moment());
    // The right choice leads on and clears the reply to the wrong one.
    let right = other.after(GameIntent::Play(wished));
    assert_eq!((right.answer(), right.place()), (None, lesson.place() + 1));
    // An impossible choice changes nothing.
    assert_eq!(lesson.after(GameIntent::Play(60_000)), lesson);
}

#[test]
fn nothing_is_taken_back_but_by_the_lessons_own_way() {
    let lesson = begun().next();
    for intent in [GameIntent::Undo, GameIntent::RestartTurn, GameIntent::Goto(0)] {
        let after = lesson.after(intent);
        assert_eq!((after.answer(), after.session()), (Some(Answer::NotBack), lesson.session()));
    }
    assert_eq!(lesson.back().session(), begun().session());
}

#[test]
fn a_lesson_is_taken_up_at_any_step_and_never_past_its_last() {
    let lesson = begun();
    for place in 0..lesson.count() {
        assert_eq!(lesson.go(place).place(), place);
    }
    let last = lesson.go(1_000);
    assert!(last.is_last());
    assert_eq!(last.next().place(), last.place());
    assert_eq!(lesson.go(0).back().place(), 0);
}

#[test]
fn steps_that_do_not_fit_their_game_are_refused() {
    let game = scripts().into_iter().next().unwrap().at(0);
    let refused = |steps: &str| Script::new(game.clone(), steps).unwrap_err();
    assert_eq!(refused("nonsense"), ScriptFault::Unreadable);
    assert_eq!(refused("[]"), ScriptFault::Empty);
    assert_eq!(refused(r#"[{"say":"a","at":0},{"say":"b","at":1}]"#), ScriptFault::Misplaced(1));
    assert_eq!(refused(r#"[{"say":"a","at":0,"own":1}]"#), ScriptFault::Misplaced(0));
    // Only the last step can be free, and there must be a turn to play.
    let free = r#"{"say":"b","at":0,"free":true}"#;
    let over = format!(r#"[{{"say":"a","at":0}},{free}]"#);
    assert_eq!(refused(&over), ScriptFault::Misplaced(1));
    let early = format!(r#"[{free},{{"say":"a","at":0}}]"#);
    assert_eq!(refused(&early), ScriptFault::Misplaced(0));
}
