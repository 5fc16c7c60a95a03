use super::*;
use crate::engine::seat::Looker;
use crate::games::princes::options::Options;
use crate::web::ui::text::Text;
use crate::web::words::Language;
use crate::web::words::tests::real_of;

fn lines(events: &[Event]) -> Vec<String> {
    let words = real_of(Language::English, "princes");
    let names: Vec<Text> = ["Anna", "Benno"].map(Text::from).to_vec();
    let (options, looker) = (Options::default(), Looker::Public);
    let context = TextContext { words: &words, names: &names, options: &options, looker };
    entries(&context, events).into_iter().map(|line| line.text.to_string()).collect()
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
        assert!(of(key).ends_with("; players without a city are not affected"), "{}", of(key));
    }
    assert_eq!(of("feud"), "Event: Feud");
}

#[test]
fn the_log_says_which_regions_changed_places_and_whose_card_went() {
    let place = |name: &str| Place::region(name.parse().unwrap());
    let (first, second) = (place("G6"), place("W4"));
    let swapped = lines(&[Event::Swapped { seat: Seat(0), first, second }]);
    assert_eq!(swapped, ["Anna swapped Fields 6 and Pasture 4"]);
    let (first, second) = (Place::half(5, 0), Place::half(7, 0));
    let cards = lines(&[Event::Swapped { seat: Seat(0), first, second }]);
    assert_eq!(cards, ["Anna swapped two cards"]);
    // In a feud the opponent chooses: the line names the card's owner, not the chooser.
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
        let context = TextContext { words: &words, names: &names, options: &options, looker };
        entries(&context, &[event.seen_by(looker)])[0].text.to_string()
    };
    assert!(of(Looker::Seat(Seat(0))).contains("Abbey"));
    assert!(!of(Looker::Seat(Seat(1))).contains("Abbey"));
    assert!(!of(Looker::Public).contains("Abbey"));
}

#[test]
fn a_dispute_that_a_card_forbids_says_which() {
    let card = Card::GREAT_THING;
    let logged = lines(&[Event::Prevented { seat: Seat(1), card }]);
    assert_eq!(logged, ["Nothing happens: Benno has Great Thingstead"]);
}

#[test]
fn a_hand_that_was_looked_at_is_told_in_one_line_to_whoever_saw_it() {
    let words = real_of(Language::English, "princes");
    let names: Vec<Text> = ["Anna", "Benno"].map(Text::from).to_vec();
    let options = Options::default();
    let card = |card| Event::CardSeen { seat: Seat(1), card, known: 3 };
    let events = [Event::HandSeen { seat: Seat(0) }, card(Card::ABBEY), card(Card::SCOUT)];
    let of = |looker: Looker| {
        let context = TextContext { words: &words, names: &names, options: &options, looker };
        let seen = events.map(|event| event.seen_by(looker));
        entries(&context, &seen).into_iter().map(|line| line.text.to_string()).collect::<Vec<_>>()
    };
    let both = ["Anna saw their opponent’s hand", "Benno holds Abbey and Scout"];
    assert_eq!(of(Looker::Seat(Seat(0))), both);
    assert_eq!(of(Looker::Public), both[..1]);
}
