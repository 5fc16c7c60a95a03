use super::*;
use crate::engine::actions::Actions as List;
use crate::engine::game::Game;
use crate::engine::seat::Looker;
use crate::engine::seed::Seed;
use crate::games::princes::action::{Action, MOST};
use crate::games::princes::modes::{Mode, Options};
use crate::web::ui::text::Text;
use crate::web::words::Language;
use crate::web::words::tests::real_of;

/// Plays by a rule that does a bit of everything, and hands over what each move told.
fn played(mode: Mode, seed: u64, mut told: impl FnMut(&[Event])) {
    let options = Options::of(mode);
    let mut events: Vec<Event> = Vec::new();
    let mut state = Princes::start(&options, &Seed::numbered(seed), &mut events).unwrap();
    told(&events);
    for step in 0..700usize {
        let Some(seat) = Princes::deciders(&state).lowest() else { break };
        let mut legal = List::<Action, MOST>::new();
        state.legal(seat.0, &mut legal);
        let end = legal.iter().position(|action| *action == Action::End);
        let pick = match end {
            Some(end) if step % 5 == 0 => end,
            _ => (step * 7919 + seed as usize) % legal.len(),
        };
        events.clear();
        Princes::apply(&mut state, seat, legal[pick], &mut events).unwrap();
        told(&events);
    }
}

#[test]
fn every_event_reads_well_in_both_languages_for_every_looker() {
    let names: Vec<Text> = ["Anna", "Benno"].map(Text::from).to_vec();
    for language in Language::ALL {
        let words = real_of(language, "princes");
        for mode in Mode::ALL {
            let options = Options::of(mode);
            for seed in 0..4 {
                played(mode, seed, |events| {
                    for looker in [Looker::Seat(Seat(0)), Looker::Public] {
                        let telling =
                            Telling { words: &words, names: &names, options: &options, looker };
                        let seen: Vec<Event> =
                            events.iter().map(|event| event.seen_by(looker)).collect();
                        for line in tell(&telling, &seen) {
                            assert!(!line.text.contains("princes-"), "{}", line.text);
                            assert!(!line.text.contains("{ $"), "{}", line.text);
                        }
                    }
                });
            }
        }
    }
}

fn lines(events: &[Event]) -> Vec<String> {
    let words = real_of(Language::English, "princes");
    let names: Vec<Text> = ["Anna", "Benno"].map(Text::from).to_vec();
    let (options, looker) = (Options::default(), Looker::Public);
    let telling = Telling { words: &words, names: &names, options: &options, looker };
    tell(&telling, events).into_iter().map(|line| line.text.to_string()).collect()
}

#[test]
fn what_both_count_alike_is_told_once() {
    let of = |counts| Event::Compared { counting: Counting::Regions, counts };
    assert_eq!(lines(&[of([2, 2]), of([2, 2])]).len(), 1);
    assert_eq!(lines(&[of([2, 2]), of([2, 1])]).len(), 2);
}

#[test]
fn what_both_count_says_when_nobody_has_the_advantage() {
    let of = |counting, counts| lines(&[Event::Compared { counting, counts }]).join(" ");
    let feud = of(Counting::Strength, [2, 0]);
    assert_eq!(feud, "Strength: Anna 2, Benno 0, nobody has the advantage");
    assert_eq!(of(Counting::Commerce, [3, 2]), "Commerce: Anna 3, Benno 2");
    assert!(of(Counting::Commerce, [4, 4]).contains("nobody"));
    assert_eq!(of(Counting::Units, [1, 1]), "Units: Anna 1, Benno 1");
    assert_eq!(lines(&[Event::Celebration { skill: [1, 0] }]), ["Skill: Anna 1, Benno 0"]);
}

#[test]
fn an_event_that_counts_cities_says_who_is_left_out() {
    let of = |key: &str| {
        let card = Card::all().find(|card| card.row().key == key).unwrap();
        lines(&[Event::EventDrawn { card }]).join(" ")
    };
    for key in ["barbarian_attack", "religious_dispute"] {
        assert!(of(key).ends_with("; whoever has no city is left out"), "{}", of(key));
    }
    assert_eq!(of("feud"), "Event: Feud");
}

#[test]
fn the_log_says_which_regions_changed_places_and_whose_card_went() {
    let place = |name: &str| Place::region(name.parse().unwrap());
    let (first, second) = (place("G6"), place("W4"));
    let swapped = lines(&[Event::Swapped { seat: Seat(0), first, second }]);
    assert_eq!(swapped, ["Anna swapped places: Fields 6 and Pasture 4"]);
    let (first, second) = (Place::half(5, 0), Place::half(7, 0));
    let cards = lines(&[Event::Swapped { seat: Seat(0), first, second }]);
    assert_eq!(cards, ["Anna swapped two cards"]);
    // In a feud the other one chooses: the line says whose card it was, not who put it there.
    let under = Event::PutUnder { seat: Seat(0), stack: 2, card: Card::SCOUT, known: 7 };
    assert_eq!(lines(&[under]), ["Anna: Scout goes under stack 2"]);
    let one = Event::Brigands { seat: Seat(1), counted: 1, uncounted: 1, lost: 0 };
    assert_eq!(lines(&[one]), ["Benno: brigands count 1, not one other, and take nothing"]);
}

#[test]
fn a_card_that_the_other_drew_is_not_named() {
    let words = real_of(Language::English, "princes");
    let names: Vec<Text> = ["Anna", "Benno"].map(Text::from).to_vec();
    let options = Options::default();
    let event = Event::Drew { seat: Seat(0), stack: 2, card: Card::ABBEY, known: 1 };
    let of = |looker| {
        let telling = Telling { words: &words, names: &names, options: &options, looker };
        tell(&telling, &[event.seen_by(looker)])[0].text.to_string()
    };
    assert!(of(Looker::Seat(Seat(0))).contains("Abbey"));
    assert!(!of(Looker::Seat(Seat(1))).contains("Abbey"));
    assert!(!of(Looker::Public).contains("Abbey"));
}

#[test]
fn a_dispute_that_a_card_forbids_says_which() {
    let card = Card::GREAT_THING;
    let told = lines(&[Event::Prevented { seat: Seat(1), card }]);
    assert_eq!(told, ["Nothing happens: Benno has Great Thingstead"]);
}

#[test]
fn a_hand_that_was_looked_at_is_told_in_one_line_to_whoever_saw_it() {
    let words = real_of(Language::English, "princes");
    let names: Vec<Text> = ["Anna", "Benno"].map(Text::from).to_vec();
    let options = Options::default();
    let card = |card| Event::CardSeen { seat: Seat(1), card, known: 3 };
    let events = [Event::HandSeen { seat: Seat(0) }, card(Card::ABBEY), card(Card::SCOUT)];
    let of = |looker: Looker| {
        let telling = Telling { words: &words, names: &names, options: &options, looker };
        let seen = events.map(|event| event.seen_by(looker));
        tell(&telling, &seen).into_iter().map(|line| line.text.to_string()).collect::<Vec<_>>()
    };
    let both = ["Anna saw the other hand", "Benno holds Abbey and Scout"];
    assert_eq!(of(Looker::Seat(Seat(0))), both);
    assert_eq!(of(Looker::Public), both[..1]);
}
