use super::*;
use crate::engine::game::Game;
use crate::engine::journal::roster::Roster;
use crate::engine::journal::setup::Setup;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::games::burgundy::{Action, Burgundy, Options};

fn session() -> Session<Burgundy> {
    let roster = Roster::of_names(["Anna", "Benno"]).unwrap();
    let setup = Setup::new(Options::basic(2).unwrap(), Seed::numbered(1), roster).unwrap();
    Session::begin(setup, [2, 0, 1, 3, 4, 5]).unwrap()
}

/// Index of hiring a worker among the choices.
fn hire(session: &Session<Burgundy>) -> GameIntent {
    let hires = |action: &Action| matches!(action, Action::Hire(_));
    let choices = session.journal.choices();
    GameIntent::Play(choices.iter().position(|made| hires(&made.action)).unwrap())
}

#[test]
fn a_move_is_made_taken_back_and_made_again() {
    let begun = session();
    assert!(!DynSession::is_running(&begun));
    let moved = begun.after(hire(&begun)).unwrap();
    assert!(DynSession::is_running(&moved) && moved.journal.position() == 1);
    let back = moved.after(GameIntent::Undo).unwrap();
    assert_eq!(back.journal.state(), begun.journal.state());
    assert_eq!(back.after(GameIntent::Redo).unwrap(), moved);
    assert_eq!(moved.after(GameIntent::Goto(9)).unwrap(), moved);
}

#[test]
fn what_is_no_choice_is_refused() {
    let begun = session();
    assert_eq!(begun.after(GameIntent::Play(begun.journal.choices().len())), None);
}

#[test]
fn several_moves_are_made_as_one_or_none_is() {
    let begun = session();
    let first = begun.journal.choices().len() - 1;
    let one = begun.after(GameIntent::Play(first)).unwrap();
    let second = one.journal.choices().len() - 1;
    let both = begun.after(GameIntent::PlayBatch(Batch::of(&[first, second]))).unwrap();
    assert_eq!(both.journal.position(), 2);
    assert_eq!(both, one.after(GameIntent::Play(second)).unwrap());
    let wrong = Batch::of(&[first, one.journal.choices().len()]);
    assert_eq!(begun.after(GameIntent::PlayBatch(wrong)), None);
    // Batches have no maximum length.
    let long = begun.after(GameIntent::PlayBatch(Batch::of(&[0; 60]))).unwrap();
    let stepwise = (0..60).fold(begun, |game, _| game.after(GameIntent::Play(0)).unwrap());
    assert_eq!(long, stepwise);
}

#[test]
fn a_row_of_actions_becomes_the_places_of_its_choices() {
    let begun = session();
    let (mut journal, mut moves) = (begun.journal.as_ref().clone(), Vec::new());
    while journal.state().turns_ended() == 0 {
        moves.push(*journal.choices().last().unwrap());
        assert!(journal.play_index(journal.choices().len() - 1));
    }
    let places = places_of(&begun.journal, &moves);
    assert_eq!(places.len(), moves.len());
    let played = places
        .iter()
        .fold(begun.clone(), |session, place| session.after(GameIntent::Play(*place)).unwrap());
    assert_eq!(played.journal.state(), journal.state());
    for made in &mut moves {
        made.seat = Seat(1);
    }
    assert!(places_of(&begun.journal, &moves).is_empty(), "another seat's turn");
}

/// Plays the last choice until the last turn of the round has ended.
fn to_the_second_round(begun: &Session<Burgundy>) -> Session<Burgundy> {
    let mut session = begun.clone();
    while session.journal.state().round() == 0 {
        let last = session.journal.choices().len() - 1;
        session = session.after(GameIntent::Play(last)).unwrap();
    }
    session
}

#[test]
fn the_strict_policy_takes_nothing_back_that_brought_dice_to_light() {
    let mut begun = session();
    begun.about.policy = Policy::Strict;
    let moved = begun.after(hire(&begun)).unwrap();
    assert_eq!(moved.floor(), 0, "a worker hired shows nothing new");
    assert_eq!(moved.after(GameIntent::Undo).unwrap().journal.position(), 0);
    let next = to_the_second_round(&begun);
    let here = next.journal.position();
    assert_eq!(next.floor(), here, "new dice");
    for back in [GameIntent::Undo, GameIntent::RestartTurn, GameIntent::Goto(1)] {
        assert_eq!(next.after(back.clone()).unwrap(), next, "{back:?}");
    }
    let mut table = next.clone();
    table.about.policy = Policy::Table;
    assert_eq!(table.after(GameIntent::Undo).unwrap().journal.position(), here - 1);
    let further = next.after(hire(&next)).unwrap();
    assert_eq!(further.after(GameIntent::Undo).unwrap().journal.position(), here);
}

#[test]
fn a_branch_remembers_where_it_came_from_and_leaves_the_game_alone() {
    let mut begun = session();
    begun.about.id = GameId(7);
    let played = to_the_second_round(&begun);
    let branch = played.branch_at(3);
    assert_eq!(branch.about.from, Some(Origin { game: played.about.id, moves: 3 }));
    assert_eq!((branch.journal.len(), branch.about.id.is_some()), (3, false));
    assert_eq!(branch.journal.moves(), &played.journal.moves()[..3]);
    assert_eq!(branch.colours, played.colours);
    assert_eq!(branch.journal.setup(), played.journal.setup(), "against the same opponents");
    assert_eq!(session().branch_at(0).about.from, None, "a game that is kept nowhere");
}

#[test]
fn behind_any_session_stands_the_same_game() {
    let begun = session();
    let any = AnySession::new(begun.clone());
    assert_eq!((any.game(), any.seats(), any.points()), ("burgundy", 2, vec![0, 0]));
    assert_eq!(Session::<Burgundy>::of(&any), Some(&begun));
    let moved = any.after(hire(&begun)).unwrap();
    assert_ne!(moved, any);
    assert_eq!(moved.after(GameIntent::Undo).map(|back| back.position()), Some(0));
    let text = moved.kept_text().unwrap();
    let again = Session::<Burgundy>::reopen(&text, moved.about(), moved.colours()).unwrap();
    assert_eq!(again, moved);
    assert!(Session::<Burgundy>::reopen("nonsense", moved.about(), COLOURS).is_err());
    assert_eq!(Burgundy::NAME, again.game());
}

fn played() -> Session<Burgundy> {
    (0..40).fold(session(), |session, number: usize| {
        let count = session.journal.choices().len();
        session.after(GameIntent::Play(number * 5 % count)).unwrap()
    })
}

#[test]
fn both_kinds_of_record_read_back() {
    let session = AnySession::new(Session { colours: COLOURS, ..played() });
    let read = Session::<Burgundy>::read_record;
    assert_eq!(read(&session.json().unwrap()), Ok(session.clone()));
    let text = session.text().unwrap();
    assert_eq!(read(&text), Ok(session.clone()));
    assert_eq!(read(&text.replace('\n', "\r\n")), Ok(session));
}

#[test]
fn what_is_wrong_with_a_record_is_told_apart() {
    let session = AnySession::new(played());
    let (json, text) = (session.json().unwrap(), session.text().unwrap());
    let wrong = |text: String| Session::<Burgundy>::read_record(&text).unwrap_err();
    assert_eq!(wrong("{}".into()), RecordProblem::Foreign);
    assert_eq!(wrong(json.replace("burgundy", "princes")), RecordProblem::Foreign);
    assert_eq!(wrong("hello".into()), RecordProblem::Foreign);
    assert_eq!(wrong(json.replace("\"version\": 1", "\"version\": 9")), RecordProblem::Format(9));
    assert_eq!(wrong(json.replace("\"rules\": 1", "\"rules\": 9")), RecordProblem::Rules(9));
    assert_eq!(wrong(text.replace("record 1", "record 2")), RecordProblem::Format(2));
    let other_seat = json.replacen("\"seat\":0,\"action", "\"seat\":1,\"action", 1);
    assert_eq!(wrong(other_seat), RecordProblem::Differs);
    assert_eq!(wrong(text.replacen("\n0 ", "\n1 ", 1)), RecordProblem::Differs);
}
