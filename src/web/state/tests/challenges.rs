//! Challenges: links to a table with points to beat.

use super::*;
use crate::engine::link;
use crate::engine::seat::Seat;

/// The link of a challenge to beat so many points in the game with this seed.
fn dare(seed: u64, points: i32) -> String {
    let table = link::table_of(&session(seed).setup_link().unwrap()).unwrap();
    let roster = table.roster.with_name(Seat(0), "Carla").unwrap();
    let table = link::LinkedTable { roster, ..table };
    link::challenge_link(&table, Seat(0), points, 0).unwrap()
}

fn rival(state: &State) -> Option<(i32, String)> {
    let rival = state.session.as_ref().unwrap().about().rival?;
    Some((rival.points, rival.name.to_string()))
}

#[test]
fn a_challenge_lays_its_table_and_counts_for_the_game_begun_there() {
    let invited = state().reduce(Action::Link(dare(1, 212)));
    assert_eq!(invited.page, Page::Setup);
    assert!(matches!(invited.over, Some(Overlay::Invited(_))));
    let begun = invited.clone().reduce(Action::Close).reduce(Action::Begin(session(1)));
    assert_eq!(rival(&begun), Some((212, "Carla".into())));
    assert_eq!(
        rival(&kept(begun).reduce(Action::Begin(session(1)))),
        Some((212, "Carla".into())),
        "once more"
    );
    assert_eq!(rival(&invited.reduce(Action::Begin(session(2)))), None, "another table");
}

#[test]
fn a_challenge_that_came_while_its_part_was_underway_waits_for_it() {
    let waiting = Rc::new(empty()).reduce(Action::Link(dare(1, 5)));
    assert!(waiting.over.is_none() && waiting.challenge.is_none());
    assert_eq!(arrived(waiting).page, Page::Setup);
    let damaged = state().reduce(Action::Link(dare(1, 5).replace(".c1.", ".c1.A")));
    assert_eq!(
        (damaged.page, damaged.notice.clone()),
        (Page::Home, Some(Notice::Link(LinkError::Damaged)))
    );
}

/// The link of a challenge with the moves of a whole game played by its first choices, and that game's points.
fn carried(seed: u64) -> (String, i32) {
    let mut played = session(seed);
    while !played.is_over() {
        played = played.after(GameIntent::Play(0)).unwrap();
    }
    let points = played.points()[0];
    (link::carrying_link(&played.game_link().unwrap(), Seat(0), points, 0).unwrap(), points)
}

fn invitation(state: &State) -> Rc<Challenge> {
    let Some(Overlay::Invited(invited)) = &state.over else { panic!("an invitation") };
    let Invitation::Challenge(challenge) = &**invited else { panic!("a challenge") };
    challenge.clone()
}

#[test]
fn a_challenge_with_moves_gives_the_game_begun_there_its_ghost() {
    let (dare, points) = carried(1);
    assert!(dare.contains(".m1."), "{dare}");
    let invited = state().reduce(Action::Link(dare));
    assert!(matches!(invitation(&invited).carried, link::Carried::Game(_)));
    let begun = invited.clone().reduce(Action::Close).reduce(Action::Begin(session(1)));
    let ghost = |state: &State| state.session.as_ref().unwrap().ghost_text().to_owned();
    assert!(ghost(&begun).starts_with("burgundy.g1."));
    assert_eq!(rival(&begun), Some((points, String::new())));
    // It stays with the game: after a move, in the library, and once more.
    let moved = with_a_move(begun);
    assert!(!ghost(&moved).is_empty());
    let entry = entry(moved.session.as_ref().unwrap(), 5);
    let read = crate::web::library::entry::entries(&entry.to_text()).unwrap();
    assert_eq!(read[0].ghost, ghost(&moved));
    let again = crate::web::table::reopen::<Burgundy>(&read[0]).unwrap();
    assert_eq!(again.ghost_text(), ghost(&moved));
    let once_more = kept(moved).reduce(Action::Begin(session(1)));
    assert!(!ghost(&once_more).is_empty());
    assert!(ghost(&invited.reduce(Action::Begin(session(2)))).is_empty(), "another table");
}

#[test]
fn a_challenge_whose_moves_are_none_opens_without_a_ghost() {
    let (dare, points) = carried(1);
    let (plain, _) = dare.split_once(".m1.").unwrap();
    let other = carried(2).0;
    // Cut off, of another game, of another result.
    let foreign = format!("{plain}.m1.{}", other.split_once(".m1.").unwrap().1);
    let unfinished = session(1).after(GameIntent::Play(0)).unwrap().game_link().unwrap();
    let of = |game: &str, points| link::carrying_link(game, Seat(0), points, 0).unwrap();
    let whole = {
        let mut played = session(1);
        while !played.is_over() {
            played = played.after(GameIntent::Play(0)).unwrap();
        }
        played.game_link().unwrap()
    };
    for text in [
        dare[..dare.len() - 9].to_owned(),
        foreign,
        of(&unfinished, points),
        of(&whole, points + 1),
    ] {
        let invited = state().reduce(Action::Link(text.clone()));
        assert_eq!(invited.page, Page::Setup, "{text}");
        assert_eq!(invitation(&invited).carried, link::Carried::Damaged, "{text}");
        let begun = invited.reduce(Action::Close).reduce(Action::Begin(session(1)));
        assert!(rival(&begun).is_some());
        assert!(begun.session.as_ref().unwrap().ghost_text().is_empty());
    }
}
