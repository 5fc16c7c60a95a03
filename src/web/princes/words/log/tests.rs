use super::*;
use crate::engine::seat::Looker;
use crate::games::princes::card::Set;
use crate::games::princes::options::Options;
use crate::games::princes::row::Passive;
use crate::web::ui::text::Text;
use crate::web::words::Language;
use crate::web::words::tests::real_of;

fn lines(events: &[Event]) -> Vec<String> {
    lines_in(Language::English, events)
}

fn lines_in(language: Language, events: &[Event]) -> Vec<String> {
    let words = real_of(language, "princes");
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
    assert_eq!(of(Counting::Commerce, [3, 2]), "Trade: Anna 3, Benno 2");
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
        assert!(of(key).ends_with("; players without a city were not affected"), "{}", of(key));
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
    assert_eq!(lines(&[under]), ["Anna: Scout went under stack 2"]);
    let one = Event::Brigands { seat: Seat(1), counted: 1, uncounted: 1, lost: 0 };
    assert_eq!(lines(&[one]), ["Benno: brigands counted 1, not one other, and took nothing"]);
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
    assert_eq!(logged, ["Nothing happened: Benno had Great Thingstead"]);
}

#[test]
fn a_chapel_keeps_riots_from_its_owner_while_they_hit_the_other_one() {
    let events = [
        Event::EventDrawn { card: Card::RIOTS },
        Event::Prevented { seat: Seat(0), card: Card::CHAPEL_HIGH },
        Event::Riots { seat: Seat(1), units: 1, due: 1 },
        Event::Lost { seat: Seat(1), card: Card::OSMUND, from: Place::half(5, 0) },
    ];
    let told = [
        "Event: Riots",
        "Anna: Chapel 4–6 kept the riots away",
        "Benno: riots, one unit against 1 gold",
        "Benno lost Osmund",
    ];
    assert_eq!(lines(&events), told);
    let low = Event::Prevented { seat: Seat(1), card: Card::CHAPEL_LOW };
    let german = lines_in(Language::German, &[low]);
    assert_eq!(german, ["Benno: Kapelle 1–3 hält die Unruhen fern"]);
}

/// Cards in play that cancel something, by what their line says.
#[test]
fn every_card_that_prevents_something_says_for_whom() {
    for card in Card::all() {
        let said = lines(&[Event::Prevented { seat: Seat(0), card }]).join(" ");
        for passive in card.row().passives() {
            match passive {
                Passive::NoRiots(..) => assert!(said.ends_with("kept the riots away"), "{said}"),
                Passive::NoDispute => assert!(said.starts_with("Nothing happened: Anna"), "{said}"),
                _ => {}
            }
        }
    }
}

#[test]
fn a_guard_says_what_was_rolled_and_whether_it_stops_the_attack() {
    let rolled = |number, stopped| lines(&[Event::Guarded { seat: Seat(1), number, stopped }]);
    assert_eq!(rolled(2, true), ["Benno: the guard rolled 2 and stopped it"]);
    assert_eq!(rolled(6, false), ["Benno: the guard rolled 6 and could not stop it"]);
}

#[test]
fn riots_say_how_many_units_stand_against_how_much_gold() {
    let of = |units, due| lines(&[Event::Riots { seat: Seat(0), units, due }]);
    assert_eq!(of(1, 1), ["Anna: riots, one unit against 1 gold"]);
    assert_eq!(of(3, 2), ["Anna: riots, 3 units against 2 gold"]);
}

/// Resources stored for a card.
fn stored(seat: u8, region: &str, amount: u8, card: Card) -> Event {
    let region = region.parse().unwrap();
    Event::Stored { seat: Seat(seat), region, amount, why: Why::Card(card) }
}

#[test]
fn a_gift_counts_the_strong_units_of_both_and_says_what_they_bring() {
    let card = Card::all().find(|card| card.row().key.starts_with("gift")).unwrap();
    let events = [
        Event::EventDrawn { card },
        Event::Compared { counting: Counting::StrongUnits, counts: [2, 0] },
        stored(0, "A1", 2, card),
    ];
    let told = lines(&events);
    assert_eq!(told[1], "Units with strength: Anna 2, Benno 0");
    assert!(told[2].starts_with("Anna stored 2 gold: "), "{told:?}");
}

#[test]
fn a_plague_says_whom_it_spares_and_what_each_loses() {
    let why = Why::Card(Card::PLAGUE);
    let spent = |seat, region: &str| {
        let region = region.parse().unwrap();
        Event::Spent { seat: Seat(seat), region, amount: 1, why }
    };
    let drawn = Event::EventDrawn { card: Card::PLAGUE };
    let events = [drawn, spent(0, "W4"), spent(0, "O5"), spent(1, "L2")];
    let told = [
        "Event: Plague; players without a city and regions around a bath house were not affected",
        "Anna gave up 1 wool and 1 ore: Plague",
        "Benno gave up 1 lumber: Plague",
    ];
    assert_eq!(lines(&events), told);
}

#[test]
fn a_duel_says_who_picked_which_set_and_which_was_drawn() {
    let picked = |seat, set| Event::SetPicked { seat: Seat(seat), set };
    let events =
        [picked(1, Set::Turmoil), picked(0, Set::Gold), Event::SetDrawn { set: Set::Intrigue }];
    let told = [
        "Benno picked The Era of Turmoil",
        "Anna picked The Era of Gold",
        "Drawn: The Era of Intrigue",
    ];
    assert_eq!(lines(&events), told);
}

#[test]
fn several_bridges_of_a_harvest_are_told_in_one_line_for_each_player() {
    let bridge = Card::TOLL_BRIDGE_G;
    let events = [
        stored(0, "A1", 2, bridge),
        stored(0, "A1", 1, bridge),
        Event::NotStored { seat: Seat(0), amount: 1, why: Why::Card(bridge) },
        stored(1, "A4", 2, bridge),
    ];
    let told = [
        "Anna stored 3 gold: Toll Bridge",
        "Anna had no room to store 1: Toll Bridge",
        "Benno stored 2 gold: Toll Bridge",
    ];
    assert_eq!(lines(&events), told);
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
