use super::*;
use crate::bots::analyst::Measure;
use crate::bots::message::Refusal;
use crate::bots::service::Service;
use crate::engine::game::Game;
use crate::engine::journal::roster::Roster;
use crate::engine::seed::Seed;
use crate::games::dice::{Dice, Options};
use std::sync::OnceLock;

/// A solo game in which each first choice is made.
fn game(seed: u64) -> Journal<Dice> {
    let options: Options = serde_json::from_value(serde_json::json!({ "players": 1 })).unwrap();
    let mut game = Journal::<Dice>::new(options, Seed::numbered(seed), Roster::new()).unwrap();
    while let Some(seat) = Dice::deciders(game.state()).lowest() {
        let mut list = <Dice as Game>::Actions::default();
        Dice::legal(game.state(), seat, &mut list);
        let action = *list.iter().next().unwrap();
        game.play(seat, action).unwrap();
    }
    game
}

/// A whole analysis of [`game`] 3 and what its replies led to.
fn whole() -> &'static (Analysing<Dice>, Vec<ReplyEffect>) {
    static WHOLE: OnceLock<(Analysing<Dice>, Vec<ReplyEffect>)> = OnceLock::new();
    WHOLE.get_or_init(|| {
        let mut whole = Analysing::new(&game(3), None);
        assert_eq!((whole.percent(), whole.is_done()), (0, false));
        let effects = work(&mut whole, usize::MAX);
        (whole, effects)
    })
}

/// Lets the service work on the last request, by a clock so fast that each slice brings a reply, until `stop` replies
/// came.
fn work(analysing: &mut Analysing<Dice>, stop: usize) -> Vec<ReplyEffect> {
    let (mut service, mut now) = (Service::new(), 0.0);
    let mut effects = Vec::new();
    let reply = service.receive(analysing.ask(), 0.0);
    effects.extend(reply.and_then(|reply| analysing.receive(reply)));
    while service.is_busy() {
        let mut clock = || {
            now += 1_000.0;
            now
        };
        let reply = service.work(8.0, &mut clock).unwrap();
        effects.extend(analysing.receive(reply));
        if effects.len() == stop {
            let reply = service.receive(analysing.stop(), now).unwrap();
            effects.extend(analysing.receive(reply));
        }
    }
    effects
}

#[test]
fn an_analysis_that_was_stopped_goes_on_where_it_stopped() {
    let game = game(3);
    let (whole, effects) = whole();
    assert_eq!(
        (effects.last(), whole.percent(), whole.is_done()),
        (Some(&ReplyEffect::Ended), 100, true)
    );
    assert!(effects.iter().filter(|effect| **effect == ReplyEffect::Continues).count() > 3);

    let mut stopped = Analysing::new(&game, None);
    assert_eq!(work(&mut stopped, 40).last(), Some(&ReplyEffect::Ended));
    let (steps, percent) = (stopped.steps(), stopped.percent());
    assert!(!stopped.is_done() && steps > 0 && (1..100).contains(&percent), "{steps} {percent}");
    // As after a reload: from the bytes that were kept.
    let kept = Record::of_bytes(&stopped.record().unwrap().to_bytes().unwrap());
    let mut resumed = Analysing::new(&game, kept);
    assert_eq!((resumed.steps(), resumed.percent()), (steps, percent));
    work(&mut resumed, usize::MAX);
    assert_eq!(resumed.record(), whole.record());
}

#[test]
fn a_kept_record_counts_for_its_game_and_version_alone() {
    let (this, other) = (game(3), game(4));
    let record = whole().0.record().unwrap().clone();
    assert!(is_usable(&this, &record) && !is_usable(&other, &record));
    assert!(Analysing::new(&this, Some(record.clone())).is_done());
    assert_eq!(Analysing::new(&other, Some(record.clone())).record(), None);
    let mut older = record.clone();
    older.settings.version -= 1;
    assert!(!is_usable(&this, &older));
    // The same game, which ended after fewer moves, is not analysed to its end.
    let mut shorter = this.clone();
    assert!(shorter.go_to(this.len() - 1));
    assert!(!is_usable(&shorter, &record));
    assert!(matches!(Dice::MEASURE, Measure { is_open: true, .. }));
}

#[test]
fn replies_to_earlier_requests_and_missing_parts_are_ignored() {
    let game = game(3);
    let mut analysing = Analysing::new(&game, None);
    let first = analysing.ask();
    let mut service = Service::new();
    assert_eq!(service.receive(first, 0.0), None);
    let reply = loop {
        let mut now = 0.0;
        let mut clock = || {
            now += 1_000.0;
            now
        };
        match service.work(8.0, &mut clock) {
            Some(reply @ Reply::Analysis { .. }) => break reply,
            _ => assert!(service.is_busy()),
        }
    };
    let _second = analysing.ask();
    assert_eq!(analysing.receive(reply.clone()), None);
    let Reply::Analysis { percent, mut part, last, .. } = reply else { panic!() };
    part.from = 3;
    assert_eq!(analysing.receive(Reply::Analysis { number: 2, percent, part, last }), None);
    assert_eq!(analysing.record(), None);
    let refused = Reply::Refused { number: 2, why: Refusal::NotAGame };
    assert_eq!(analysing.receive(refused), Some(ReplyEffect::Refused));
}
