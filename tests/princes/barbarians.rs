//! The era of barbarians, and the duel's triumph card.

use super::table::Table;
use principality::engine::chance::Draw;
use principality::games::princes::modes::Mode;
use principality::games::princes::setup::{CONTEST, RAVEN};

fn act() -> Table {
    Table::act(Mode::Barbarians)
}

#[test]
fn example_52_the_triumph_card_comes_with_the_first_city() {
    let game = act().only(0, "G6=2 O5=3").then("city -1");
    assert_eq!((game.state.realms()[0].triumph, game.state.open().len()), (0, 3));
    let again = game.only(0, "G6=2 O5=3").then("city 1");
    assert_eq!(again.state.open().len(), 3, "only once");
    let duel = Table::act(Mode::Duel).hand(0, "triumph");
    assert!(!duel.offers("build triumph"), "it needs a city");
    let duel = duel.city(0, 1).then("build triumph marker -");
    assert_eq!((duel.state.realms()[0].triumph, duel.cards(0)), (0, 0));
    assert!(!duel.hand(0, "triumph").offers("build triumph"), "once");
}

#[test]
fn example_53_three_barbarians_meet_seven() {
    let game = act().city(0, -1).put(0, "castle@-1u border_fortress@B3/3 arnd@-1d inga@-1d");
    assert_eq!((game.state.attackers(0), game.state.defenders(0)), (3, 7));
    let bare = act().city(0, -1).put(0, "border_fortress@B3/3 arnd@-1d inga@-1d");
    assert_eq!(bare.state.defenders(0), 3, "without a castle the fortress is no unit");
    let empty = act().city(0, -1).put(0, "castle@-1u arnd@-1d inga@-1d");
    assert_eq!(empty.state.defenders(0), 3, "a castle alone is none either");
    let game = game.event("barbarian_attack").then("gain G6; gain A1");
    assert_eq!((game.stores(0), game.can("end")), (2, true));
    assert_eq!(
        game.state.events()[game.state.events().len() - 5].card.to_string(),
        "barbarian_attack"
    );
}

#[test]
fn who_beats_barbarians_may_raise_his_triumph_and_who_loses_pays() {
    let mut game = act().city(0, -1).put(0, "arnd@-1u inga@-1d austin@-1d");
    game.state.edit().realm(0).triumph = 0;
    assert_eq!((game.state.attackers(0), game.state.defenders(0)), (2, 5));
    let won = game.clone().event("barbarian_attack");
    assert!(won.can("reward resources"));
    let won = won.then("reward triumph");
    assert_eq!((won.state.realms()[0].triumph, won.points(0)), (1, 5));
    let lost = act().city(0, -1).only(0, "G6=1 O5=1 A1=2").event("barbarian_attack");
    assert_eq!(lost.decider(), 0);
    let lost = lost.then("pay A1; pay O5");
    assert_eq!((lost.stores(0), lost.can("end")), (2, true));
    let village = act().only(0, "G6=1 O5=1").event("barbarian_attack");
    assert_eq!((village.stores(0), village.can("end")), (2, true), "no city, no attack");
    let even = act().city(0, -1).put(0, "harald@-1u osmund@-1d").only(0, "G6=3");
    assert_eq!(even.event("barbarian_attack").store("G6"), 3, "two against two");
}

#[test]
fn the_brotherhood_pays_one_and_a_stronghold_makes_barbarians_stronger() {
    let game = act().city(0, -1).put(0, "secret_brotherhood@-1u").only(0, "G6=3");
    assert_eq!(game.event("barbarian_attack").store("G6"), 2);
    let even = act().city(0, -1).put(0, "harald@-1u osmund@-1d").only(0, "G6=3");
    let game = even.put(1, "barbarian_stronghold@*r0");
    assert_eq!(game.state.attackers(0), 3);
    assert_eq!(game.event("barbarian_attack").store("G6"), 1);
}

#[test]
fn the_caravel_doubles_other_ships_of_its_centre() {
    let game = act().city(0, -1).put(0, "caravel@-1u ship_G@-1d ship_L@+1u");
    assert_eq!(game.state.defenders(0), 4);
    assert_eq!(act().city(0, -1).put(0, "ship_G@-1d ship_L@+1u").state.defenders(0), 2);
    let village = act().hand(0, "caravel").only(0, "L2=1 O5=1 W4=1");
    assert!(!village.offers("build caravel"));
    assert!(
        village.city(0, -1).can("build caravel +1u -"),
        "in a settlement too, once there is a city"
    );
}

#[test]
fn example_54_the_fortress_costs_the_brick_of_its_hill_and_rises_for_ore_and_wool() {
    let game = act().hand(0, "border_fortress");
    assert!(!game.offers("build"), "an empty hill");
    let game = game.only(0, "B3=2 O5=2 W4=2").then("build border_fortress B3 -");
    assert_eq!(game.store("B3"), 1);
    let game = game.then("use border_fortress; use border_fortress");
    assert_eq!((game.state.total(0).strength, game.store("O5"), game.store("W4")), (2, 0, 0));
    assert!(!game.offers("use"));
    let top = act().put(0, "border_fortress@B3/3").only(0, "O5=2 W4=2");
    assert!(top.state.total(0).strength == 4 && !top.offers("use"));
}

#[test]
fn example_55_a_tied_contest_is_rolled_again_and_the_winner_gains_and_demands() {
    let game = act().put(0, "harald@-1u").put(1, "osmund@-1u").only(1, "G5=1");
    let game = game.hand(0, "hero_contest").keyed(|key| {
        let rolls = |number| {
            let mut dice = key.draw(CONTEST, number);
            [dice.die(), dice.die()]
        };
        rolls(0) == [3, 3] && rolls(1) == [6, 1]
    });
    let game = game.then("play hero_contest");
    assert_eq!(game.state.counters().contests, 2);
    let game = game.then("gain A1");
    assert_eq!(game.legal(), ["demand G", "decline"]);
    let game = game.then("demand G");
    assert_eq!((game.stores(0), game.stores(1)), (2, 0));
    assert!(!act().hand(0, "hero_contest").offers("play"), "it needs a hero");
    assert!(!act().put(0, "harald@-1u").full(1).hand(0, "hero_contest").offers("play"));
}

#[test]
fn a_contest_names_heroes_and_the_other_may_win() {
    let game =
        act().put(0, "harald@-1u inga@-1d").put(1, "candamir@-1u austin@+1u").only(0, "G6=1");
    let game = game.hand(0, "hero_contest").keyed(|key| {
        let mut dice = key.draw(CONTEST, 0);
        [dice.die(), dice.die()] == [4, 3]
    });
    let game = game.then("play hero_contest; name inga@-1d; name candamir@-1u");
    assert_eq!(game.decider(), 1, "4 + 1 against 3 + 4");
    assert_eq!(game.then("gain L3; demand G").stores(1), 2);
}

#[test]
fn allies_gain_and_the_most_units_once_more() {
    let mut game = act().put(0, "austin@-1u inga@-1d").put(1, "harald@-1u").hand(0, "alliance");
    assert!(!game.offers("play"), "it needs a point of triumph");
    game.state.edit().realm(0).triumph = 1;
    let game = game.then("play alliance; gain G6; gain G6");
    assert_eq!(game.decider(), 1);
    let game = game.then("gain L3");
    assert_eq!((game.store("G6"), game.stores(1), game.can("end")), (2, 1, true));
}

#[test]
fn the_castellan_fills_both_regions_beside_the_castle() {
    let game = act().city(0, 1).put(0, "castle@+1d").hand(0, "castellan").then("play castellan");
    assert_eq!((game.store("W4"), game.store("O5"), game.stores(0)), (1, 1, 2));
    let full = act().city(0, 1).put(0, "castle@+1d").hand(0, "castellan").only(0, "W4=3 O5=3");
    assert!(!full.offers("play"));
    assert!(!act().hand(0, "castellan").offers("play"), "no castle");
}

#[test]
fn siegfried_brings_resources_or_triumph() {
    let mut game = act().city(0, 1).put(0, "castle@+1d austin@-1u inga@-1d").hand(0, "siegfried");
    game.state.edit().realm(0).triumph = 1;
    let triumph = game.clone().then("play siegfried; reward triumph");
    assert_eq!(triumph.state.realms()[0].triumph, 2);
    let goods = game.then("play siegfried; reward resources; gain G6; decline");
    assert_eq!(goods.stores(0), 1);
    let one = act().city(0, 1).put(0, "castle@+1d austin@-1u").hand(0, "siegfried");
    assert!(!one.offers("play"), "two heroes are needed");
}

#[test]
fn a_stronghold_lies_beside_a_city_until_three_triumphs() {
    let game = act().hand(0, "barbarian_stronghold").only(0, "A1=1 L2=1");
    assert!(!game.offers("build"));
    let game = game.city(1, 1).then("build barbarian_stronghold *r0 -");
    assert!(game.lies(0, "barbarian_stronghold"));
    let mut game = game;
    game.state.edit().realm(1).triumph = 3;
    game.state.edit().count();
    assert!(game.discarded("barbarian_stronghold") && !game.lies(0, "barbarian_stronghold"));
}

#[test]
fn the_raven_pays_nothing_one_or_two() {
    for (number, pays) in [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2)] {
        let game = act().put(0, "white_raven@-1u").only(0, "A1=1");
        let game = game.keyed(|key| key.draw(RAVEN, 0).die() == number);
        let mut game = game.then("use white_raven");
        for _ in 0..pays {
            game.play("gain A1");
        }
        assert_eq!((game.store("A1"), game.can("end")), (pays, true));
        assert!(!game.only(0, "A1=1").offers("use"), "once a turn");
    }
}

#[test]
fn marie_takes_one_of_two_heroes_onto_her_place() {
    let game = act().put(0, "marie@-1u").put(1, "austin@-1u inga@-1d harald@+1u").then("use marie");
    assert_eq!((game.decider(), game.legal().len()), (1, 3));
    let [game, other] =
        ["offer austin@-1u; offer harald@+1u", "offer harald@+1u; offer austin@-1u"]
            .map(|offers| game.clone().then(offers));
    assert_eq!(game.state, other.state, "the order leaves no trace");
    assert_eq!((game.decider(), game.legal().len()), (0, 2));
    let game = game.then("name austin@-1u");
    assert!(game.lies(0, "austin") && game.discarded("marie") && game.lies(1, "harald"));
    let only = act().put(0, "marie@-1u").put(1, "austin@-1u").then("use marie");
    assert!(only.lies(0, "austin"), "his only one");
    assert!(!act().put(0, "marie@-1u").offers("use"), "no hero there");
}

#[test]
fn siward_sees_events_a_stack_or_for_gold_a_hand_once_a_turn() {
    let game = act().put(0, "siward@-1u").hand(1, "scout");
    assert!(game.can("use siward events") && game.can("use siward stack 5"));
    assert!(!game.can("use siward hand"), "that costs a gold");
    let stack = game.clone().then("use siward stack 5");
    let seen: Vec<u8> = stack.state.stack(4).iter().rev().map(|slot| slot.known).collect();
    assert_eq!(&seen[..4], [1, 1, 1, 0]);
    assert!(!stack.offers("use siward"));
    let events = game.clone().then("use siward events");
    assert_eq!(
        events.state.events().iter().rev().take(3).filter(|slot| slot.known & 1 != 0).count(),
        3
    );
    let hand = game.only(0, "A1=1").then("use siward hand");
    assert_eq!((hand.state.hands()[1][0].known & 1, hand.store("A1")), (1, 0));
    assert!(!act().put(0, "siward@-1u").only(0, "A1=1").can("use siward hand"), "an empty hand");
}

#[test]
fn the_brotherhood_sells_an_action_or_a_unit_and_the_bailiff_draws() {
    let game = act().city(0, 1).put(0, "secret_brotherhood@+1u bailiwick@+1d");
    let game = game.hand(0, "scout abbey").then("use secret_brotherhood scout; gain G6");
    assert!(game.discarded("scout") && !game.offers("use secret_brotherhood"));
    let game = game.then("use bailiwick; draw 5");
    assert!(game.cards(0) == 2 && !game.offers("use bailiwick"));
    let building = act().city(0, 1).put(0, "secret_brotherhood@+1u").hand(0, "abbey");
    assert!(!building.offers("use secret_brotherhood"), "no buildings");
    let mut empty = act().city(0, 1).put(0, "bailiwick@+1d");
    empty.state.edit().stacks().iter_mut().for_each(|stack| stack.clear());
    assert!(!empty.offers("use bailiwick"));
}

#[test]
fn a_retreat_brings_a_card_for_units_and_two_with_the_advantage() {
    let game = act().put(0, "candamir@-1u").put(1, "austin@-1u").event("barbarian_retreat");
    let game = game.then("search 1");
    assert!(!game.can("decline"));
    let first = game.legal()[0].clone();
    let game = game.then(&first);
    assert!(game.can("decline"));
    let second = game.legal()[0].clone();
    let game = game.then(&second);
    assert_eq!((game.cards(0), game.decider(), game.can("search 1")), (2, 1, false));
    let game = game.then("search 4");
    let one = game.legal()[0].clone();
    assert_eq!(game.then(&one).cards(1), 1);
    assert!(act().event("barbarian_retreat").can("end"), "without units nothing");
}

#[test]
fn relocation_of_this_set_is_the_same_card() {
    let game = act().hand(0, "relocation_b").put(0, "abbey@-1u storehouse@+1u");
    assert!(
        game.can("play relocation_b abbey@-1u storehouse@+1u")
            && game.offers("play relocation_b L2")
    );
    let same = act().hand(0, "relocation_b").put(0, "storehouse@-1u storehouse@+1u");
    assert!(!same.offers("play relocation_b storehouse"), "a swap without effect");
}

#[test]
fn a_metropolis_counts_four_against_its_owner() {
    let game = Table::act(Mode::Merchants).put(0, "commercial_metropolis@c1");
    assert_eq!((game.state.attackers(0), game.points(0)), (4, 5));
}

#[test]
fn marie_is_offered_two_by_themselves_where_there_are_no_more() {
    let game = act().put(0, "marie@-1u").put(1, "austin@-1u inga@-1d").then("use marie");
    assert_eq!(
        (game.decider(), game.legal()),
        (0, vec!["name austin@-1u".into(), "name inga@-1d".into()])
    );
}

#[test]
fn marie_waits_for_a_later_turn() {
    let game = act().hand(0, "marie").put(1, "austin@-1u").only(0, "O5=1 W4=2");
    let mut game = game.then("build marie -1u -");
    assert!(!game.offers("use marie"));
    *game.state.edit().turn() += 1;
    assert!(!game.offers("use marie"), "she came in this turn");
    let game = game.hand(0, "scout austin inga").hand(1, "scout austin inga");
    let game = game.then("end; decline").dice(1, 4).full(1).then("roll; gain G6; end; decline");
    assert!(game.dice(1, 4).then("roll; gain G6").can("use marie"));
}

#[test]
fn heroes_of_shrines_and_fields_are_not_offered_to_marie() {
    let cards = "church@-1u judith@-1u odins_temple@-1d bran@-1d reiner_miller@G5";
    let game = Table::act(Mode::Duel).cities(0).cities(1).put(0, "marie@-1u").put(1, cards);
    assert!(!game.offers("use marie"), "none of them may lie where she is");
    let game = game.put(1, "inga@+1u").then("use marie");
    assert!(game.lies(0, "inga") && game.discarded("marie"), "the only one who may");
}

#[test]
fn arnd_and_the_caravel_double_nobody_in_another_centre() {
    let arnd = act().city(0, -1).put(0, "arnd@-1u inga@+1u");
    assert_eq!(arnd.state.defenders(0), 2);
    assert_eq!(arnd.put(0, "austin@-1d").state.defenders(0), 4, "austin beside him counts two");
    let caravel = act().city(0, -1).put(0, "caravel@-1u ship_G@+1u austin@-1d");
    assert_eq!(caravel.state.defenders(0), 3, "nor does a ship double a hero");
}

#[test]
fn a_border_fortress_is_built_once() {
    let game = act().region(0, "L2", "B5").hand(0, "border_fortress").only(0, "B3=1 B5=1");
    assert!(game.can("build border_fortress B3 -") && game.can("build border_fortress B5 -"));
    let game = game.then("build border_fortress B5 -").hand(0, "border_fortress");
    assert!(!game.offers("build border_fortress"), "the other hill stays free");
    assert!(game.put(1, "border_fortress@B2").lies(1, "border_fortress"), "each may have one");
}

#[test]
fn in_a_contest_against_nobody_the_die_stands_alone() {
    let contest = |rolls: [u8; 2]| {
        let game = act().put(0, "osmund@-1u").hand(0, "hero_contest").keyed(|key| {
            let mut dice = key.draw(CONTEST, 0);
            [dice.die(), dice.die()] == rolls
        });
        game.then("play hero_contest")
    };
    assert_eq!(contest([3, 4]).decider(), 0, "3 + 2 against 4");
    assert_eq!(contest([3, 6]).decider(), 1, "3 + 2 against 6");
}

#[test]
fn the_stronghold_leaves_when_a_victory_raises_the_triumph_to_three() {
    let game = act().city(1, -1).put(0, "barbarian_stronghold@*r0").put(1, "triumph@marker/2");
    let game = game.put(1, "arnd@-1u inga@-1d austin@-1d");
    assert_eq!((game.state.attackers(1), game.state.defenders(1)), (3, 5));
    let game = game.event("barbarian_attack");
    assert_eq!(game.decider(), 1);
    let goods = game.clone().then("reward resources; gain L3; gain L3");
    assert!(goods.lies(0, "barbarian_stronghold"), "two are too few");
    let game = game.then("reward triumph");
    assert_eq!(game.state.realms()[1].triumph, 3);
    assert!(game.discarded("barbarian_stronghold") && !game.lies(0, "barbarian_stronghold"));
}
