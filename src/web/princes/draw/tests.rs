//! Contents of the table, in positions of whole games.

use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use crate::games::princes::build::{CITY, ROAD, SETTLEMENT};
use crate::games::princes::points::ADVANTAGE;
use crate::games::princes::step::{Choice, HandChoice, SetupChoice, StackChoice, TurnChoice, Why};
use crate::games::princes::{Action, Princes, State};
use crate::web::princes::art::pictures;
use crate::web::princes::draw::spots;
use crate::web::table::laws::{Page, ended_by_the_bar, tables_as_text, with_each_hint};
use crate::web::words::Language;
use crate::web::words::tests::real_of;
use std::sync::LazyLock;

mod glance;
mod seen;

fn page() -> Page<Princes> {
    Page::of(|language| real_of(language, <Princes as Game>::NAME))
}

/// Tables of whole games as text with their positions, each handed over to the person asked.
static TABLES: LazyLock<Vec<(State, String)>> = LazyLock::new(|| {
    let mut tables = Vec::new();
    tables_as_text(&page(), Language::English, true, 3, |state: &State, text| {
        tables.push((state.clone(), text.to_owned()));
    });
    tables
});

/// Reads these tables.
fn read(mut see: impl FnMut(&State, &str)) {
    TABLES.iter().for_each(|(state, text)| see(state, text));
}

/// The parts of a drawing after each start of a text, up to an end.
fn parts<'a>(html: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    html.split(start).skip(1).map(|rest| rest.split(end).next().unwrap()).collect()
}

/// The choice that is open.
fn choice(state: &State) -> Option<(u8, Choice, Option<Why>)> {
    let seat = Princes::deciders(state).lowest()?.0;
    state.decision(seat).map(|decision| (seat, decision.choice, decision.why))
}

#[test]
fn the_prices_of_road_settlement_and_city_are_on_the_table_and_what_is_missing_is_faded() {
    let mut tables = 0;
    read(|state, text| {
        let prices = parts(text, "class=\"price\"", "</span>");
        if prices.is_empty() {
            return;
        }
        tables += 1;
        // Below the stacks, and again beside the principality while no card is read there.
        assert!(prices.len() >= 3, "{}", prices.len());
        let missing = |held: [u8; 6], price: &[u8; 6]| -> usize {
            price.iter().zip(held).filter(|(cost, held)| **cost > *held).count()
        };
        for (shown, price) in prices.into_iter().zip([ROAD, SETTLEMENT, CITY]) {
            // One sign for each kind, counted where there are several.
            let kinds = price.iter().filter(|count| **count > 0);
            assert_eq!(shown.matches("<use").count(), kinds.count());
            for count in price.iter().filter(|count| **count > 1) {
                assert!(shown.contains(&count.to_string()), "{count} is not written");
            }
            let faded = shown.matches("missing").count();
            let of = |seat: u8| missing(state.realm(seat).amounts(), &price);
            assert!([of(0), of(1)].contains(&faded), "{faded} faded");
        }
    });
    assert!(tables > 20, "{tables}");
}

#[test]
fn each_value_stands_beside_the_other_s_and_an_advantage_says_what_it_takes() {
    let mut goals = 0;
    read(|state, text| {
        for sums in parts(text, "class=\"sums\"", "class=\"tot\"") {
            let values = parts(sums, "class=\"pval\"", "class=\"pname\"");
            assert_eq!(values.len(), 4);
            let number = |text: &str| -> u8 { text.split('<').next().unwrap().parse().unwrap() };
            let pairs: Vec<(u8, u8)> = values
                .iter()
                .map(|value| {
                    let own = number(value.split("<b>").nth(1).unwrap());
                    let their = value.split("class=\"their").nth(1).unwrap();
                    (own, number(their.split_once('>').unwrap().1))
                })
                .collect();
            let of = |seat: u8| {
                let total = state.total(seat);
                [total.strength, total.skill, total.commerce, total.progress]
            };
            let both = |own: u8, other: u8| -> Vec<(u8, u8)> {
                of(own).into_iter().zip(of(other)).collect()
            };
            assert!(pairs == both(0, 1) || pairs == both(1, 0), "{pairs:?}");
            for (place, value) in values.iter().enumerate() {
                let told = value.contains(&format!("/{ADVANTAGE}"));
                assert_eq!(told, place % 2 == 0 && pairs[place].0 < ADVANTAGE, "{value}");
                goals += usize::from(told);
            }
        }
    });
    assert!(goals > 20, "{goals}");
}

#[test]
fn a_settlement_without_a_road_and_a_city_without_a_settlement_say_so() {
    let words = real_of(Language::English, <Princes as Game>::NAME);
    let (mut first, mut payable) = (0, 0);
    read(|state, text| {
        for list in parts(text, "class=\"goals\"", "</ul>") {
            let places = [0, 1].map(|seat| state.centre_places(seat));
            for (place, key) in
                [(1, "princes-goal-road-first"), (2, "princes-goal-settlement-first")]
            {
                let said = list.contains(&words.t(key));
                let used_up = state.supply()[place] == 0;
                assert!(used_up || places.iter().any(|of| of[place] != said), "{list}");
                first += usize::from(said);
            }
            payable += list.matches(&words.t("princes-goal-payable")).count();
        }
    });
    assert!(first > 10 && payable > 0, "{first} {payable}");
}

#[test]
fn a_turn_ends_with_or_without_an_exchange_and_is_not_asked_for_one_afterwards() {
    let (mut both, mut adjusted) = (0, 0);
    ended_by_the_bar(&page(), |state, end, buttons| {
        let Some((seat, Choice::Turn(TurnChoice::Act), _)) = choice(state) else { return };
        let (held, limit) = (state.hand(seat).len(), state.hand_limit(seat));
        let ends: Vec<&Vec<Action>> =
            buttons.iter().filter(|made| made.first() == Some(&Action::End)).collect();
        assert!(matches!(ends[..], [only] if *only == [Action::End]), "{ends:?}");
        if held != limit {
            assert_eq!(end, [Action::End], "the hand is adjusted first");
            adjusted += 1;
            return;
        }
        assert_eq!(end, [Action::End, Action::Decline]);
        let mut after = state.clone();
        Princes::apply(&mut after, Seat(seat), Action::End, &mut Quiet).unwrap();
        let asked = choice(&after).map(|(_, choice, _)| choice);
        assert!(matches!(asked, Some(Choice::Hand(HandChoice::Exchange { .. }))), "{asked:?}");
        both += 1;
    });
    assert!(both > 5 && adjusted > 5, "{both} at once, {adjusted} after the hand is adjusted");
}

#[test]
fn the_land_is_arranged_only_if_wanted_and_the_taken_cards_are_listed() {
    let (mut asked, mut taken) = (0, 0);
    read(|state, text| match choice(state) {
        Some((_, Choice::Setup(SetupChoice::Arrange { place: 0 }), _)) => {
            assert!(text.contains("Arrange your land?") && text.contains("Keep this layout"));
            asked += 1;
        }
        Some((seat, Choice::Stack(StackChoice::Take { left, .. }), Some(Why::Setup))) => {
            let has = state.hand(seat).len();
            let said = format!("Taken: {has} of {}", has + usize::from(left));
            assert!(text.contains(&said), "{said}");
            taken += 1;
        }
        _ => {}
    });
    assert!(asked > 0 && taken > 0, "{asked} asked, {taken} taken");
}

#[test]
fn the_ring_stays_gold_and_only_its_halo_breathes() {
    let css = include_str!("../../../../static/css/princes.css");
    let rule = |of: &str| parts(css, &format!("\n.w-princes .{of} {{"), "}")[0];
    assert!(rule("l-halo").contains("animation: breathe"));
    assert!(!rule("l-ring").contains("animation"));
}

#[test]
fn a_hint_shows_what_it_builds_as_a_ghost_in_its_place() {
    let mut seen = [0; 3];
    let builds = |action: &Action| match action {
        Action::Build { card, .. } => Some((0, pictures::picture(*card))),
        Action::Road { .. } => Some((1, "pr-road")),
        Action::Settlement { .. } => Some((1, "pr-settlement")),
        Action::City { .. } => Some((2, "pr-city")),
        _ => None,
    };
    // A few of each kind: every hint is a drawing of the whole table.
    let mut left = [12; 3];
    let wanted = |action: &Action| match builds(action) {
        Some((kind, _)) if left[kind] > 0 => {
            left[kind] -= 1;
            true
        }
        _ => false,
    };
    with_each_hint(&page(), wanted, |state, seat, action, text| {
        let Some((kind, picture)) = builds(&action) else { return };
        let codes = spots((state, seat, &action));
        let start = format!("data-s=\"{}\"", codes.last().unwrap());
        let places = parts(text, &start, "data-s=");
        let ghost = places.iter().flat_map(|place| parts(place, "<use", ">"));
        let ghost: Vec<&str> = ghost.filter(|drawn| drawn.contains("ghost")).collect();
        assert!(
            matches!(ghost[..], [only] if only.contains(&format!("#{picture}\""))),
            "{action}: {ghost:?} in {places:?}"
        );
        seen[kind] += 1;
    });
    assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
}
