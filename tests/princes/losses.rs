//! Losses by attacks and riots, protection from them, and cards out of their reach: clauses of the era of turmoil
//! beyond its examples.

use super::table::Table;
use principality::engine::chance::Draw;
use principality::games::princes::Event;
use principality::games::princes::card::Card;
use principality::games::princes::modes::Mode;
use principality::games::princes::row::CardKind;
use principality::games::princes::setup::GUARD;
use principality::games::princes::state::Slot;

fn act() -> Table {
    Table::act(Mode::Turmoil)
}

fn choices(texts: &[&str]) -> Vec<String> {
    texts.iter().map(ToString::to_string).collect()
}

/// A position in which red has the tavern and a hand, and blue these cards.
fn attacked(hand: &str, blue: &str) -> Table {
    act().city(0, 1).put(0, "hedge_tavern@+1u").hand(0, hand).city(1, 1).put(1, blue)
}

/// Resolves riots in red's turn at this number.
fn riots(mut game: Table, number: u8) -> Table {
    *game.state.edit().number() = number;
    game.event("riots")
}

/// Puts an event on top of its stack.
fn next_event(mut game: Table, card: Card) -> Table {
    game.state.edit().events().retain(|slot| slot.card != card);
    game.state.edit().events().push(Slot { card, known: 0 });
    game
}

#[test]
fn a_burnt_tavern_may_be_built_by_either_and_goes_under_a_stack_in_a_duel() {
    let game = attacked("arsonist", "hedge_tavern@+1u").put(0, "osmund@-1u").hand(1, "archer");
    assert!(game.clone().turn_of(1).offers("play archer"));
    let burnt = game.then("play arsonist").only(1, "A4=2 G5=1 W1=1").turn_of(1);
    assert!(!burnt.offers("play archer"), "not before there is a tavern again");
    let again = burnt.then("build hedge_tavern +1u -");
    assert!(again.state.open().len() == 2 && again.offers("play archer"));
    let duel = Table::duel("gold turmoil progress").city(0, 1).put(0, "hedge_tavern@+1u");
    let duel = duel.hand(0, "arsonist").city(1, 1).put(1, "hedge_tavern@+1u").then("play arsonist");
    assert_eq!((duel.bottom(5), duel.state.open().len()), ("hedge_tavern".into(), 0));
}

#[test]
fn a_feud_too_sends_a_tavern_back_to_the_open_stack() {
    let game = attacked("", "hedge_tavern@+1u").put(0, "carl@-1u").event("feud_t");
    assert_eq!((game.lies(1, "hedge_tavern"), game.state.open().len()), (false, 3));
}

#[test]
fn tower_and_heinrich_together_let_a_six_through() {
    let game = attacked("archer", "lookout_tower@+1d heinrich@+1u inga@-1u");
    let rolled = |number: u8| {
        game.clone().keyed(|key| key.draw(GUARD, 0).die() == number).then("play archer")
    };
    assert!((1..6).all(|number| rolled(number).offers("end")));
    assert_eq!(rolled(6).legal(), choices(&["lose inga@-1u", "lose heinrich@+1u"]));
}

#[test]
fn no_other_action_is_guarded() {
    let game = act().put(0, "carl@-1u").put(1, "lookout_tower@+1d heinrich@+1u").only(1, "G5=1");
    for (hand, play) in
        [("voyage_of_plunder", "play voyage_of_plunder"), ("brigands_t", "play brigands_t G6 1")]
    {
        let played = game.clone().hand(0, hand).then(play);
        assert_eq!((played.state.counters().guards, played.store("G6")), (0, 1), "{hand}");
        assert!(!played.told(|event| matches!(event, Event::Guarded { .. })));
    }
}

#[test]
fn an_arsonist_reaches_neither_regions_nor_roads_nor_special_sites_nor_units() {
    let blue = "border_fortress@B2 abbey_brewery@G5 trading_post@r0 gold_cache@W1 carl@-1u";
    assert!(!attacked("arsonist", blue).offers("play arsonist"));
    let own = act().city(0, 1).put(0, "hedge_tavern@+1u abbey@-1u").hand(0, "arsonist");
    assert!(!own.offers("play arsonist"), "own buildings don't burn");
}

#[test]
fn a_building_of_the_other_seat_may_burn_on_an_own_site() {
    let game = attacked("arsonist", "abbey@-1u trading_station@*+1u");
    let burnt = game.clone().then("play arsonist");
    assert_eq!(burnt.legal(), choices(&["burn abbey@-1u", "burn trading_station@*+1u"]));
    let safe = game.put(0, "fire_brigade@+1d").then("play arsonist");
    assert!(safe.offers("under abbey"), "the brigade keeps all sites of its city");
}

#[test]
fn a_fire_brigade_keeps_a_town_hall_and_protects_where_it_lies_now() {
    let hall = Table::duel("gold turmoil progress").city(0, 1).put(0, "hedge_tavern@+1u");
    let hall = hall.hand(0, "arsonist").city(1, 1).put(1, "parish_hall@+1u town_hall@+1u");
    assert!(hall.offers("play arsonist"));
    assert!(!hall.put(1, "fire_brigade@+1d").offers("play arsonist"));
    let blue = "fire_brigade@+1u abbey@-1d storehouse@-1u";
    let mut game = attacked("arsonist", blue).cities(1).hand(1, "relocation");
    assert!(game.offers("play arsonist"));
    game = game.turn_of(1).then("play relocation storehouse@-1u fire_brigade@+1u").turn_of(0);
    assert!(game.then("play arsonist").offers("under storehouse"), "the abbey is safe");
}

#[test]
fn irmgard_pays_for_feuds_and_riots_and_not_for_cards_of_the_hand() {
    let feud = act().put(0, "carl@-1u").put(1, "abbey@-1u irmgard@-1d").event("feud_t");
    let feud = feud.then("under abbey 1");
    assert_eq!((feud.decider(), feud.offers("gain")), (1, true));
    let riot = riots(act().put(1, "osmund@-1u irmgard@-1d"), 5).then("under osmund 1");
    assert_eq!((riot.decider(), riot.offers("gain")), (1, true));
    let hand = act().put(0, "carl@-1u").put(1, "irmgard@-1d").hand(1, "abbey scout");
    let hand = hand.event("fraternal_feuds_t").then("under abbey 1; under scout 1");
    assert!(hand.offers("end") && hand.stores(1) == 0);
}

#[test]
fn what_irmgard_brings_is_lost_without_room() {
    let game = attacked("archer", "inga@-1u irmgard@-1d").full(1).then("play archer");
    let game = game.then("under inga 1");
    let lost = |event: &Event| matches!(event, Event::NotStored { amount: 1, .. });
    assert!(game.told(lost) && game.offers("end"));
}

#[test]
fn what_a_traitor_took_is_played_at_once_and_counts_at_the_turn_s_end() {
    let game = attacked("traitor", "inga@-1u osmund@-1d").hand(1, "archer abbey");
    let shot = game.clone().then("play traitor; take archer; play archer");
    assert_eq!(shot.decider(), 1);
    let full = game.hand(0, "traitor scout austin harald").then("play traitor; take abbey");
    assert!(full.cards(0) == 4 && full.can("end"));
    assert!(full.then("end").offers("under"), "one too many");
}

#[test]
fn a_voyage_needs_room_for_what_it_brings() {
    let game = act().put(0, "carl@-1u").hand(0, "voyage_of_plunder").only(1, "G5=1");
    assert!(game.offers("play voyage_of_plunder"));
    assert!(!game.full(0).offers("play voyage_of_plunder"));
}

#[test]
fn brigitta_s_number_is_the_one_that_chapels_go_by() {
    let game = Table::before_roll(Mode::Turmoil).city(0, 1).put(0, "chapel_low@+1u osmund@-1u");
    let game = next_event(game.hand(0, "brigitta").dice(6, 5), Card::RIOTS);
    let kept = |event: &Event| matches!(event, Event::Prevented { card: Card::CHAPEL_LOW, .. });
    let low = game.clone().then("brigitta 2");
    assert!(low.told(kept) && low.lies(0, "osmund"));
    let high = game.then("brigitta 5");
    assert!(!high.told(kept) && high.offers("under osmund"));
}

#[test]
fn sebastian_is_asked_for_riots_that_follow_yule_too() {
    let game = act().put(0, "osmund@-1u").hand(0, "sebastian").only(0, "A1=1");
    let drawn = |event: &Event| matches!(event, Event::EventDrawn { card: Card::RIOTS });
    let game = game.clone().keyed(|key| {
        let mut tried = game.clone();
        *tried.state.edit().key() = key;
        tried.event("yule").told(drawn)
    });
    let game = game.event("yule");
    assert_eq!((game.decider(), game.legal()), (0, choices(&["sebastian", "decline"])));
    assert!(game.then("sebastian").lies(0, "osmund"));
}

#[test]
fn sebastian_is_neutral_and_asked_for_no_other_event() {
    assert_eq!(Card::SEBASTIAN.row().kind, CardKind::Neutral);
    let year = act().city(1, 1).hand(1, "sebastian").event("year_of_plenty");
    assert!(year.offers("end"));
}

#[test]
fn a_tithe_barn_loses_what_does_not_fit() {
    let game = act().city(0, 1).hand(0, "tithe_barn").put(0, "inga@-1u osmund@-1d carl@+1u");
    let game = game.only(0, "B3=1 L2=2 O5=1 W4=2 G6=1").then("build tithe_barn +1d -");
    let lost = |game: &Table, amount: u8| {
        game.told(|event| matches!(event, Event::NotStored { amount: lost, .. } if *lost == amount))
    };
    assert!(lost(&game.clone().then("choose W"), 2));
    assert!(lost(&game.then("choose G"), 1));
}
