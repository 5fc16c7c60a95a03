//! Contents of the table, in positions of whole games.

use crate::engine::game::{Game, Move};
use crate::engine::seat::{Looker, Seat};
use crate::games::road::cards::Special;
use crate::games::road::state::Stage;
use crate::games::road::{Action, Actions, Road, State};
use crate::web::road::model::tray::proposed;
use crate::web::table::laws::{Page, announced_aloud, tables_as_text};
use crate::web::words::Language;
use crate::web::words::tests::real_of;

/// Reads the tables of whole games, covered or handed over.
fn read(language: Language, handed: bool, see: impl FnMut(&State, &str)) {
    let page: Page<Road> = Page::of(|language| real_of(language, <Road as Game>::NAME));
    tables_as_text(&page, language, handed, 12, see);
}

/// The elements whose first class is this one, each up to the next.
fn parts<'a>(html: &'a str, class: &str) -> Vec<&'a str> {
    html.split(&format!("class=\"{class}")).skip(1).collect()
}

#[test]
fn both_special_cards_lie_on_the_table_from_the_start_with_everybody_s_count() {
    let mut displays = 0;
    read(Language::English, true, |state, text| {
        if parts(text, "rtable").is_empty() {
            return;
        }
        displays += 1;
        let races = parts(text, "race ");
        assert_eq!(races.len(), 2);
        for (race, card) in races.into_iter().zip(Special::ALL) {
            let counts = race.split("</i>").take(state.players().into());
            let shown: Vec<u8> =
                counts.map(|count| count.rsplit('>').next().unwrap().parse().unwrap()).collect();
            let seats = Seat::first(state.players());
            let held: Vec<u8> = seats.map(|seat| state.tableau(seat).strength(card)).collect();
            assert_eq!(shown, held, "{card:?}");
            let open = format!("from {}", card.threshold());
            assert_eq!(race.contains(&open), state.owner(card).is_none(), "{card:?}");
        }
    });
    assert!(displays > 5, "{displays}");
}

#[test]
fn a_seat_s_flag_bears_its_points_and_the_number_of_its_cards_says_so() {
    let (mut tables, mut units) = (0, 0);
    read(Language::English, true, |state, text| {
        let flags = parts(text, "std");
        if flags.len() < usize::from(state.players()) {
            return;
        }
        tables += 1;
        let number = |flag: &str| -> u8 {
            let shown = flag.split("</b>").next().unwrap();
            shown.rsplit('>').next().unwrap().parse().unwrap()
        };
        let mut shown: Vec<u8> = flags.into_iter().map(number).collect();
        let mut held: Vec<u8> =
            Seat::first(state.players()).map(|seat| state.points(seat)).collect();
        shown.sort_unstable();
        held.sort_unstable();
        assert_eq!(shown, held);
        for unit in parts(text, "unit") {
            let unit = unit.split('<').next().unwrap();
            assert!(unit.ends_with(">card") || unit.ends_with(">cards"), "{unit}");
        }
        units += parts(text, "unit").len();
    });
    assert!(tables > 5 && units > 5, "{tables} tables, {units} units");
}

#[test]
fn cards_in_place_of_a_missing_one_are_a_number_and_one_symbol() {
    let mut ways = 0;
    let page: Page<Road> = Page::of(|language| real_of(language, <Road as Game>::NAME));
    tables_as_text(&page, Language::English, true, 90, |_, text| {
        for way in parts(text, "rc way") {
            let way = way.split("</span>").next().unwrap();
            assert_eq!(way.matches("<use").count(), 3, "given, arrow, missing: {way}");
            ways += 1;
        }
    });
    assert!(ways > 0);
}

#[test]
fn roads_and_knights_stand_beside_what_takes_the_special_card() {
    let mut seen = 0;
    read(Language::German, true, |state, text| {
        for seat in Seat::first(state.players()) {
            let owner = state.owner(Special::Route);
            let needed = match owner {
                None => Special::Route.threshold(),
                Some(owner) if owner == seat => continue,
                Some(owner) => state.tableau(owner).roads + 1,
            };
            // On side B a metropolis wins ties.
            let count = state.tableau(seat).roads;
            let shown =
                [needed, needed - 1].map(|needed| text.contains(&format!(">{count}/{needed}<")));
            assert!(shown.contains(&true), "{count} of {needed}");
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}

#[test]
fn the_open_cards_stay_in_sight_beside_a_trade_and_say_what_is_missing_after_it() {
    let (mut trades, mut lacking) = (0, 0);
    read(Language::English, true, |_, text| {
        if parts(text, "tray").is_empty() {
            return;
        }
        trades += 1;
        let goals =
            text.split("class=\"goals").nth(1).expect("a strip").split("</ul>").next().unwrap();
        let cards: Vec<&str> = goals.split("<li").skip(1).collect();
        assert!(cards.len() >= 2);
        for card in cards {
            assert!(card.contains("<small>"), "no state: {card}");
            lacking += usize::from(card.contains("class=\"hollow\""));
        }
    });
    assert!(trades > 10 && lacking > 10, "{trades} trades, {lacking} cards lack something");
}

#[test]
fn a_cover_hides_hands_and_not_the_open_cards() {
    let mut covers = 0;
    read(Language::English, false, |state, text| {
        if parts(text, "coverbox").is_empty() {
            return;
        }
        covers += 1;
        let goals =
            text.split("class=\"goals").nth(1).expect("a strip").split("</ul>").next().unwrap();
        assert!(state.row().iter().flatten().count() > 0 && goals.contains("<li"));
        assert!(!goals.contains("<small>"), "something is said of a hand");
    });
    assert!(covers > 10, "{covers}");
}

#[test]
fn what_the_own_hand_gives_is_always_on_the_left() {
    let (mut answers, mut others) = (0, 0);
    for (language, give) in [(Language::English, ">You give<"), (Language::German, ">Du gibst<")] {
        read(language, true, |_, text| {
            let sides = parts(text, "side ");
            let [left, right] = sides[..] else { return };
            assert!(left.starts_with("give") && left.contains(give), "{left}");
            assert!(right.starts_with("get") && !right.contains(give));
            *if text.contains("tray answer") { &mut answers } else { &mut others } += 1;
        });
    }
    assert!(answers > 5 && others > 5, "{answers} answers, {others} offers");
}

#[test]
fn an_answer_said_aloud_settles_an_offer_while_the_device_stays_where_it_is() {
    let page: Page<Road> = Page::of(|language| real_of(language, <Road as Game>::NAME));
    let (mut agreed, mut declined, mut refused) = (0, 0, 0);
    announced_aloud(&page, |state, announced| {
        let asked = state.stage() == Stage::Answer;
        assert_eq!(announced.is_empty(), !asked, "{:?}", state.stage());
        let partner = state.trade().partner;
        let whole = asked && {
            let deal = proposed(&state.view(Looker::Public)).unwrap();
            !deal.give.is_empty() && !deal.get.is_empty()
        };
        assert_eq!(announced.len(), usize::from(asked) + usize::from(whole));
        for answer in announced {
            let action = match &*answer.label {
                "They said yes" => Action::Accept,
                "They said no" => Action::Decline,
                other => panic!("{other}"),
            };
            let mut legal = Actions::new();
            state.legal(partner, &mut legal);
            let counts = match (legal.contains(&action), action) {
                (false, _) => {
                    assert!(answer.moves.is_empty() && answer.holder.is_none());
                    refused += 1;
                    continue;
                }
                (true, Action::Accept) => &mut agreed,
                (true, _) => &mut declined,
            };
            *counts += 1;
            assert_eq!(answer.moves, [Move { seat: partner, action }]);
            assert_eq!(answer.holder, Some(state.active()));
        }
    });
    assert!(
        declined > 3 && agreed + refused > 3,
        "{agreed} agreed, {declined} declined, {refused}"
    );
}
