use super::*;
use futures_util::FutureExt;

fn entry(revision: u64) -> Entry {
    let mut entry = Entry::bare("game.g1.x".into(), [0, 1, 2, 3, 4, 5]);
    (entry.about.id, entry.about.revision) = (GameId(7), revision);
    entry
}

#[test]
fn no_older_position_takes_the_place_of_a_newer_one() {
    let titled = Entry { title: "Sunday".into(), ..entry(5) };
    let stored = Request::Put(Box::new(entry(0)), 5).after(Some(titled.clone())).unwrap().unwrap();
    assert_eq!((stored.about.revision, stored.title.as_str()), (6, "Sunday"));
    let refused = Request::Put(Box::new(entry(0)), 4).after(Some(titled.clone()));
    assert_eq!(refused, Err(PutError::Overtaken(Box::new(titled))));
    let first = Request::Put(Box::new(entry(0)), 0).after(None).unwrap().unwrap();
    assert_eq!(first.about.revision, 1);
    let taken_out = Request::Put(Box::new(entry(9)), 9).after(None).unwrap().unwrap();
    assert_eq!(taken_out.about.revision, 10, "a game that is played on is never lost");
}

#[test]
fn games_not_moved_yet_are_listed_in_place_of_earlier_positions_only() {
    let other = |id, revision| {
        let mut entry = entry(revision);
        entry.about.id = GameId(id);
        entry
    };
    let all = joined(vec![other(1, 5), other(2, 5)], vec![other(2, 4), other(1, 6), other(3, 1)]);
    assert_eq!(all, [other(2, 5), other(1, 6), other(3, 1)]);
}

#[test]
fn games_of_a_silent_database_are_unknown_and_not_none() {
    let refused = Library::with_late(Err(idb::Error::IndexedDbNotFound(JsValue::NULL)));
    assert!(!refused.is_database());
    assert_eq!(refused.all().now_or_never(), Some(Err(StoreError::Unread)));
    assert_eq!(refused.answers().now_or_never(), Some(false), "and refuses to open in the end");
    assert_eq!(
        refused.all().now_or_never(),
        Some(Err(StoreError::Unread)),
        "which tells nothing either"
    );
}

#[test]
fn what_was_given_up_is_known_until_it_is_stored() {
    let mut given_up = Unconfirmed::default();
    given_up.add(GameId(7), "game.g1.a".into());
    given_up.add(GameId(7), "game.g1.b".into());
    assert!(given_up.has(GameId(7), "game.g1.a") && given_up.has(GameId(7), "game.g1.b"));
    assert!(!given_up.has(GameId(8), "game.g1.a"), "another game");
    assert!(!given_up.has(GameId(7), "game.g1.c"), "what another tab stored");
    given_up.forget(GameId(7));
    assert!(!given_up.has(GameId(7), "game.g1.a"));
    (0..99).for_each(|number| given_up.add(GameId(number), String::new()));
    assert_eq!(given_up.0.len(), Unconfirmed::MOST);
}

#[test]
fn a_title_changes_nothing_else_and_makes_no_game() {
    let stored = Request::Title(GameId(7), "x".into()).after(Some(entry(5))).unwrap();
    assert_eq!(stored, Some(Entry { title: "x".into(), ..entry(5) }));
    assert_eq!(Request::Title(GameId(7), "x".into()).after(None), Ok(None));
    assert_eq!(Request::Remove(GameId(7)).after(Some(entry(5))), Ok(None));
}
