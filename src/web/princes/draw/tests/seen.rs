//! Drawings and explanations of positions of their own.

use super::{TABLES, page};
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::games::princes::card::Card;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::Kind;
use crate::games::princes::modes::Mode;
use crate::games::princes::options::Options;
use crate::games::princes::place::{Laid, Place};
use crate::games::princes::realm::{Centre, Piece};
use crate::games::princes::step::{HandChoice, LossChoice, Step, TurnChoice, Why};
use crate::games::princes::{Princes, State};
use crate::web::princes::draw::board::code;
use crate::web::princes::model::parts::Part;
use crate::web::princes::model::subject::{Subject, Sum};
use crate::web::princes::model::worth::terms;
use crate::web::table::laws::{looked_at, turn_told};
use crate::web::words::Language;

/// A duel's turn of seat 0, with a city of each seat that has these cards: seat, site, card.
fn with(cards: &[(u8, usize, Card)]) -> State {
    let options = Options::of(Mode::Duel);
    let mut state = Princes::start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
    (*state.edit().turn(), *state.edit().active()) = (1, 0);
    state.edit().only(0, Why::Production, TurnChoice::Act);
    for seat in [0, 1] {
        state.edit().realm(seat).centres[5] = Centre::City;
    }
    for (seat, site, card) in cards {
        state.edit().realm(*seat).sites[5][*site] = Piece::new(*card);
    }
    state.edit().count();
    state
}

/// The title and the lines of an explanation in a language, after the events of a turn.
fn told_in(language: Language, state: &State, turn: &[Event], code: &str) -> String {
    let mut told = String::new();
    looked_at(&page(), language, (state.clone(), turn), |_, explain| {
        let help = explain(code).unwrap_or_else(|| panic!("{code} explains nothing"));
        told = format!("{}\n", help.title);
        help.lines.iter().for_each(|line| told.push_str(&format!("{line}\n")));
    });
    told
}

fn told(state: &State, code: &str) -> String {
    told_in(Language::English, state, &[], code)
}

/// The code of a seat's card in its city, above or below.
fn at(seat: u8, row: usize, card: Card) -> String {
    code(Part::Laid { owner: seat, laid: Laid { card, at: Place::half(5, row) } }).unwrap()
}

/// The drawing of the place with this code.
fn drawn(language: Language, state: &State, code: &str) -> String {
    let mut place = String::new();
    looked_at(&page(), language, (state.clone(), &[]), |text, _| {
        let mut places = text.split(" data-s=\"");
        place = places
            .find(|place| place.starts_with(&format!("{code}\"")))
            .unwrap_or_default()
            .to_owned();
    });
    assert!(!place.is_empty(), "{code} is not drawn");
    place
}

#[test]
fn a_harbor_shows_its_point_only_while_it_counts() {
    let few = with(&[(0, 0, Card::HARBOR), (0, 1, Card::SHIP_A), (0, 2, Card::SHIP_O)]);
    let mut enough = few.clone();
    enough.edit().realm(0).sites[5][3] = Piece::new(Card::SHIP_G);
    enough.edit().count();
    let harbor = at(0, 0, Card::HARBOR);
    let shield = |state: &State| drawn(Language::English, state, &harbor).contains("#pt-victory");
    assert!(!shield(&few) && shield(&enough));
    let said = told(&few, &harbor);
    assert!(said.contains("Anna has 2 of 3 trade ships: no point now."), "{said}");
    let said = told(&enough, &harbor);
    assert!(said.contains("Anna has 3 trade ships: one point now."), "{said}");
    let said = told(&few, &Subject::Card(Card::HARBOR).code());
    assert!(said.contains("Anna has 2 trade ships."), "{said}");
    assert!(!said.contains("point now"), "it is not in play: {said}");
}

#[test]
fn a_sum_names_the_cards_that_make_it_up() {
    let mut state = with(&[(0, 0, Card::SALT_SILO), (0, 1, Card::SHIP_A), (0, 2, Card::SHIP_O)]);
    state.edit().realm(0).posts[6] = Piece::new(Card::BRIGAND_CAMP);
    state.edit().realm(0).centres[6] = Centre::City;
    let more = [Card::TRADING_BASE, Card::MARKETPLACE, Card::HARBOR];
    for (site, card) in more.into_iter().enumerate() {
        state.edit().realm(0).sites[6][site] = Piece::new(card);
    }
    state.edit().count();
    let said = told(&state, &Subject::Sum(0, Sum::Commerce).code());
    for part in ["Salt Silo 2", "Trading Base 3", "Marketplace 1", "Harbor 1", "Brigand Camp −1"]
    {
        assert!(said.contains(part), "{part} is missing: {said}");
    }
    assert!(said.contains(&format!("Anna {} : 0 Ben", state.total(0).commerce)), "{said}");
    let silo = at(0, 0, Card::SALT_SILO);
    assert!(told(&state, &silo).contains("That makes 2 for Anna now."));
    assert!(drawn(Language::English, &state, &silo).contains("#ps-commerce"), "on the card too");
    let hand = told(&state, &Subject::Card(Card::SALT_SILO).code());
    assert!(hand.contains("That would make 2 for Anna now."), "{hand}");
}

#[test]
fn the_parts_of_every_sum_add_up_to_it() {
    let adds_up = |state: &State| {
        for (seat, sum) in [0, 1].into_iter().flat_map(|seat| Sum::ALL.map(|sum| (seat, sum))) {
            let parts: i16 = terms(state, seat, sum).iter().map(|term| term.points).sum();
            assert_eq!(parts, i16::from(sum.total(state, seat)), "{sum:?} of {seat}");
        }
    };
    TABLES.iter().for_each(|(state, _)| adds_up(state));
    let mut weak = with(&[(0, 0, Card::CARL), (0, 1, Card::LOOKOUT_TOWER)]);
    adds_up(&weak);
    assert_eq!(weak.total(0).strength, 6);
    weak.edit().realm(0).posts[6] = Piece::new(Card::RED_LIGHT_TAVERN);
    weak.edit().count();
    assert_eq!(weak.total(0).strength, 2);
    adds_up(&weak);
}

#[test]
fn a_card_on_another_is_drawn_labelled_and_explained_with_both_names() {
    let mut state = with(&[(0, 0, Card::PARISH_HALL)]);
    state.edit().realm(0).sites[5][0].cover = Card::TOWN_HALL;
    state.edit().count();
    let hall = at(0, 0, Card::TOWN_HALL);
    for (language, both) in [
        (Language::English, "Town Hall on Parish Hall"),
        (Language::German, "Rathaus auf Gemeindehaus"),
    ] {
        let place = drawn(language, &state, &hall);
        let label = place.split_once("aria-label=\"").unwrap().1.split('"').next().unwrap();
        assert!(label.starts_with(both), "{label}");
        let [below, above] = ["#pr-parish_hall", "#pr-town_hall"].map(|id| place.find(id));
        assert!(below.is_some() && above > below, "one lies on the other: {place}");
        assert!(told_in(language, &state, &[], &hall).starts_with(&format!("{both}\n")));
    }
    let bare = with(&[(0, 0, Card::PARISH_HALL)]);
    assert!(told(&bare, &at(0, 0, Card::PARISH_HALL)).starts_with("Parish Hall\n"));
}

/// A position with a gold cache of seat 0 beside a forest, with this much gold, and one gold in a gold field.
fn cached(gold: u8) -> State {
    let mut state = with(&[]);
    let forest = "L2".parse().unwrap();
    state.edit().realm(0).land_of_mut(forest).unwrap().piece = Piece::new(Card::GOLD_CACHE);
    state.edit().realm(0).set_cache(Some(gold));
    state.edit().count();
    state
}

#[test]
fn a_gold_cache_is_drawn_beyond_its_region_with_its_gold_and_a_label() {
    let forest = "L2".parse().unwrap();
    let laid = Laid { card: Card::GOLD_CACHE, at: Place::region(forest) };
    let cache = code(Part::Laid { owner: 0, laid }).unwrap();
    let region = code(Part::Region(forest)).unwrap();
    let place = |state: &State, code: &str| -> (f64, f64) {
        let drawn = drawn(Language::English, state, code);
        let at = drawn.split_once("translate(").unwrap().1.split(')').next().unwrap();
        let (x, y) = at.split_once(' ').unwrap();
        (x.parse().unwrap(), y.parse().unwrap())
    };
    let state = cached(2);
    let ((x, y), (beside, row)) = (place(&state, &cache), place(&state, &region));
    assert_eq!((x, (y - row).abs()), (beside, 64.0), "a row above or below, in the same column");
    let drawn_with = |gold| drawn(Language::English, &cached(gold), &cache);
    for gold in 0..=3 {
        let drawn = drawn_with(gold);
        let pips = ["pipf", "pipe"].map(|class| drawn.matches(class).count());
        assert_eq!(pips, [usize::from(gold), usize::from(3 - gold)], "{drawn}");
        assert_eq!(drawn.matches("#r-gold").count(), usize::from(gold));
    }
    let label = drawn_with(2);
    let label = label.split_once("aria-label=\"").unwrap().1.split('"').next().unwrap();
    assert_eq!(label, "Gold Cache, beside Forest 2: 2 of 3 stored");
    let german = drawn(Language::German, &state, &cache);
    assert!(german.contains("Goldversteck, an Wald 2: 2 von 3 eingelagert"), "{german}");
}

#[test]
fn the_stored_gold_says_how_much_of_it_brigands_can_t_find() {
    let code = Subject::Stored(0, Kind::Gold).code();
    let said = told(&cached(2), &code);
    assert!(said.contains("2 of it in the gold cache"), "{said}");
    assert!(!told(&with(&[]), &code).contains("cache"));
    assert!(!told(&cached(2), &Subject::Stored(0, Kind::Wool).code()).contains("cache"));
    assert!(!told(&cached(2), &Subject::Stored(1, Kind::Gold).code()).contains("cache"));
}

#[test]
fn the_guard_s_die_says_which_numbers_stop_the_attack() {
    let rolled = |number, stopped| Event::Guarded { seat: Seat(1), number, stopped };
    let said = |state: &State, turn: &[Event]| {
        told_in(Language::English, state, turn, &Subject::Guard.code())
    };
    let tower = with(&[(1, 0, Card::LOOKOUT_TOWER)]);
    let stops = said(&tower, &[rolled(2, true)]);
    assert!(stops.contains("The guard of Ben rolled 2 and stops it (with 1–2)."), "{stops}");
    let fails = said(&tower, &[rolled(4, false)]);
    assert!(fails.contains("The guard of Ben rolled 4. Only 1–2 stops it."), "{fails}");
    let both = with(&[(1, 0, Card::LOOKOUT_TOWER), (1, 1, Card::HEINRICH)]);
    assert!(said(&both, &[rolled(4, true)]).contains("(with 1–5)"));
    assert!(said(&with(&[(1, 0, Card::HEINRICH)]), &[rolled(4, true)]).contains("(with 3–5)"));
    // The tower itself has burnt since.
    let from = Place::half(5, 0);
    let burnt = Event::Lost { seat: Seat(1), card: Card::LOOKOUT_TOWER, from };
    assert!(said(&with(&[]), &[rolled(4, false), burnt]).contains("Only 1–2 stops it."));
    let mut band = String::new();
    let mut state = tower;
    *state.edit().face() = 3;
    looked_at(&page(), Language::German, (state, &[rolled(4, false)]), |text, _| {
        text.clone_into(&mut band);
    });
    assert!(band.contains("Die Wache von Ben würfelt 4. Nur 1–2 wehrt es ab."));
}

#[test]
fn a_plague_says_which_regions_a_bath_house_protects() {
    let state = with(&[(1, 0, Card::BATH_HOUSE)]);
    let lands = [0, 1].into_iter().flat_map(|row| state.realm(1).beside_half(5, row));
    let count = lands.filter(|land| land.region.is_some()).count();
    assert_eq!(count, 4);
    let turn = [Event::EventDrawn { card: Card::PLAGUE }];
    for code in [Subject::Events.code(), Subject::Card(Card::PLAGUE).code()] {
        let said = told_in(Language::English, &state, &turn, &code);
        let line = said.lines().find(|line| line.contains("A bath house of Ben protects")).unwrap();
        assert_eq!(line.matches(", ").count() + line.matches(" and ").count(), 3, "{line}");
        assert!(!said.contains("of Anna protects"), "{said}");
    }
    assert!(!told(&state, &Subject::Events.code()).contains("protects"), "no plague");
    let bath = told(&state, &at(1, 0, Card::BATH_HOUSE));
    assert!(bath.contains("Around it: "), "{bath}");
}

/// A position in which a step asks a seat.
fn asked(seat: u8, step: impl Into<Step>) -> State {
    let mut state = with(&[(0, 0, Card::CARL), (1, 0, Card::OSMUND)]);
    state.edit().only(seat, Why::Card(Card::RIOTS), step);
    state
}

#[test]
fn only_the_holder_of_sebastian_is_told_that_he_is_asked_for() {
    let told = |state: &State, alone| turn_told(&page(), state, alone);
    let riot = LossChoice::Riot { due: 1 };
    assert_eq!(told(&asked(1, riot), false), "Anna’s turn · Ben is asked");
    assert_eq!(told(&asked(1, HandChoice::Ward), false), "Anna to move");
    assert_eq!(told(&asked(1, HandChoice::Ward), true), "Your turn");
    let mut own = asked(0, HandChoice::Ward);
    *own.edit().active() = 1;
    assert!(told(&own, true).ends_with("turn · you are asked"), "{}", told(&own, true));
    assert!(told(&own, false).starts_with("Ben"), "{}", told(&own, false));
    // Nor does the bar of someone who looks on.
    for (step, name) in
        [(Step::from(HandChoice::Ward), "Anna to move"), (riot.into(), "Ben to move")]
    {
        looked_at(&page(), Language::English, (asked(1, step), &[]), |text, _| {
            assert!(text.contains(name), "{name}: {step:?}");
        });
    }
}
