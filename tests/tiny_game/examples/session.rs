use principality::engine::journal::{roster::Roster, setup::Setup};
use principality::engine::seed::Seed;
use principality::web::session::{AnySession, COLOURS, GameIntent, Session};
use tiny_game::{Options, Tiny};

pub fn main() {
    let roster = Roster::of_names(["Anna", "Ben"]).unwrap();
    let setup = Setup::new(Options::default(), Seed::numbered(1), roster).unwrap();
    let begun = Session::<Tiny>::begin(setup, COLOURS).unwrap();

    // Each change makes another session; moves are indices into the choices.
    let played = begun.after(GameIntent::Play(0)).unwrap();
    assert_eq!((begun.journal.len(), played.journal.len()), (0, 1));
    assert_eq!(played.after(GameIntent::Play(1000)), None);

    // The rest of the page holds it without its types, and keeps it as a text.
    let any = AnySession::new(played.clone());
    assert_eq!((any.seats(), any.len()), (2, 1));
    assert_eq!(Session::of(&any), Some(&played));
    let kept = any.kept_text().unwrap();
    assert_eq!(Session::<Tiny>::reopen(&kept, any.about(), any.colours()).unwrap(), any);
}
