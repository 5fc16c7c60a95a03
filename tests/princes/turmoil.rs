//! The era of turmoil.

use super::table::{Table, start};
use principality::engine::chance::Draw;
use principality::games::princes::Event;
use principality::games::princes::card::Card;
use principality::games::princes::modes::Mode;
use principality::games::princes::setup::GUARD;

fn act() -> Table {
    Table::act(Mode::Turmoil)
}

/// A position in which red has the tavern and a hand, and blue these cards.
fn attacked(hand: &str, blue: &str) -> Table {
    act().city(0, 1).put(0, "hedge_tavern@+1u").hand(0, hand).city(1, 1).put(1, blue)
}

/// Sets a key for which the guards' first roll shows this.
fn guarded(game: Table, number: u8) -> Table {
    game.keyed(|key| key.draw(GUARD, 0).die() == number)
}

fn choices(texts: &[&str]) -> Vec<String> {
    texts.iter().map(ToString::to_string).collect()
}

/// Resolves riots in red's turn at this number.
fn riots(mut game: Table, number: u8) -> Table {
    *game.state.edit().number() = number;
    game.event("riots")
}

#[test]
fn example_58_a_game_of_turmoil_has_its_stacks_its_taverns_and_thirteen_events() {
    let state = start(Mode::Turmoil, 3);
    let sizes: Vec<usize> = state.stacks().iter().map(|stack| stack.len()).collect();
    assert_eq!(sizes, [12, 12, 12, 11, 11, 0]);
    assert_eq!(state.open(), [Card::HEDGE_TAVERN; 2]);
    assert_eq!(state.events().len(), 13);
    assert_eq!(state.events().iter().position(|slot| slot.card == Card::YULE), Some(3));
    let theme = || state.stacks().iter().skip(3).flatten();
    for chapel in [Card::CHAPEL_LOW, Card::CHAPEL_HIGH] {
        assert_eq!(theme().filter(|slot| slot.card == chapel).count(), 1, "{chapel}");
    }
    assert_eq!(state.mode().row().target, 12);
}

#[test]
fn example_82_a_voyage_takes_a_second_one_of_who_is_ahead() {
    let game = act().put(0, "carl@-1u").hand(0, "voyage_of_plunder").only(1, "G5=1 O6=1 B2=1");
    let ahead = game.clone().cities(1).then("play voyage_of_plunder; demand G");
    assert_eq!(ahead.legal(), choices(&["demand B", "demand O"]), "compulsory");
    assert_eq!(ahead.then("demand O").stores(0), 2);
    let even = game.clone().city(1, 1);
    assert_eq!((even.points(0), even.points(1)), (3, 3));
    assert_eq!(even.then("play voyage_of_plunder; demand G").stores(0), 1);
    let weak = act().hand(0, "voyage_of_plunder").only(1, "G5=1");
    assert!(!weak.offers("play voyage_of_plunder"));
}

#[test]
fn example_88_an_archer_needs_the_tavern_and_a_unit_with_strength_to_aim_at() {
    let blue = "inga@-1u osmund@+1u ship_O@-1d";
    let without = act().hand(0, "archer").put(1, blue);
    assert!(!without.offers("play archer"));
    assert!(!attacked("archer", "ship_O@-1u irmgard@+1u").offers("play archer"));
    let game = attacked("archer", blue).then("play archer");
    let own = choices(&["lose inga@-1u", "lose osmund@+1u"]);
    assert_eq!((game.decider(), game.legal()), (1, own));
    let game = game.then("lose osmund@+1u");
    assert_eq!(game.legal(), choices(&["under osmund 1", "under osmund 2", "under osmund 3"]));
    assert_eq!(game.then("under osmund 2").bottom(2), "osmund");
}

#[test]
fn example_89_irmgard_consoles_for_a_card_that_was_lost_and_not_for_one_given_up() {
    let game = attacked("archer", "inga@-1u irmgard@-1d").then("play archer; under inga 1");
    assert_eq!(game.decider(), 1);
    assert!(game.offers("gain") && !game.offers("decline"));
    assert_eq!(game.then("gain G5").store("G5"), 1);
    let own = act().put(1, "inga@-1u irmgard@-1d").turn_of(1);
    assert!(!own.then("remove inga@-1u").offers("gain"));
}

#[test]
fn example_90_tower_and_heinrich_guard_by_one_roll() {
    let hits = |guards: &str, number: u8| {
        let game = attacked("archer", guards).put(1, "inga@-1u osmund@-1d");
        let game = guarded(game, number).then("play archer");
        assert!(game.discarded("archer"));
        assert_eq!(game.state.counters().guards, 1);
        let told = |stopped| move |event: &Event| matches!(event, Event::Guarded { stopped: told, .. } if *told == stopped);
        assert!(game.told(told(!game.offers("lose"))));
        game.offers("lose")
    };
    let tower = "lookout_tower@+1d";
    assert_eq!([1, 2, 3, 6].map(|number| hits(tower, number)), [false, false, true, true]);
    let heinrich = "heinrich@+1d";
    let of_heinrich = [1, 2, 3, 5, 6].map(|number| hits(heinrich, number));
    assert_eq!(of_heinrich, [true, true, false, false, true]);
    let both = "lookout_tower@+1d heinrich@+1u";
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(|number| hits(both, number)).iter().filter(|hit| **hit).count(),
        1
    );
    let none = attacked("archer", "inga@-1u osmund@-1d").then("play archer");
    assert_eq!((none.state.counters().guards, none.offers("lose")), (0, true), "nobody rolls");
}

#[test]
fn example_91_heinrich_may_be_the_archer_s_victim_himself() {
    let game = guarded(attacked("archer", "heinrich@-1u"), 6).then("play archer");
    assert_eq!(game.legal(), choices(&["under heinrich 4", "under heinrich 5"]));
}

#[test]
fn example_92_the_arsonist_names_after_the_roll_and_the_owner_chooses_the_stack() {
    let blue = "festival_hall@+1u carl@+1d abbey@-1u irmgard@-1d";
    let game = attacked("arsonist", blue).then("play arsonist");
    assert_eq!(
        (game.decider(), game.legal()),
        (0, choices(&["burn abbey@-1u", "burn festival_hall@+1u"]))
    );
    let game = game.then("burn festival_hall@+1u");
    assert_eq!((game.decider(), game.legal().len()), (1, 2));
    let game = game.then("under festival_hall 4");
    assert_eq!((game.bottom(4), game.decider()), ("festival_hall".into(), 1));
    assert!(game.offers("gain"), "Irmgard consoles");
    let tower = || attacked("arsonist", blue).put(1, "lookout_tower@+1u");
    let plays = tower().legal().into_iter().filter(|text| text.starts_with("play"));
    assert_eq!(plays.collect::<Vec<_>>(), ["play arsonist"], "no target is said");
    let named = |event: &Event| matches!(event, Event::Named { .. } | Event::Lost { .. });
    let stopped = guarded(tower(), 2).then("play arsonist");
    assert!(stopped.offers("end") && !stopped.told(named), "nothing was named");
    let goes_on = guarded(tower(), 3).then("play arsonist");
    assert!(!goes_on.told(named));
    let all = ["burn abbey@-1u", "burn festival_hall@+1u", "burn lookout_tower@+1u"];
    let named: std::collections::BTreeSet<String> = goes_on.legal().into_iter().collect();
    assert_eq!(named, all.map(String::from).into());
}

#[test]
fn example_93_a_fire_brigade_keeps_its_city_from_the_arsonist_and_not_from_a_feud() {
    let blue = "fire_brigade@+1d chapel_low@+1u abbey@-1u irmgard@-1d";
    let game = attacked("arsonist", blue);
    let burnt = game.clone().then("play arsonist");
    assert_eq!(burnt.legal(), choices(&["under abbey 1", "under abbey 2", "under abbey 3"]));
    let safe = attacked("arsonist", "fire_brigade@+1d chapel_low@+1u abbey@+1u");
    assert!(!safe.offers("play arsonist"));
    let feud = attacked("", "fire_brigade@+1d chapel_low@+1u abbey@-1u").put(0, "carl@-1u");
    assert_eq!(feud.event("feud_t").state.named().len(), 3);
}

#[test]
fn example_94_a_burnt_tavern_goes_back_to_the_open_stack() {
    let game = attacked("arsonist", "hedge_tavern@+1u").then("play arsonist");
    assert_eq!((game.lies(1, "hedge_tavern"), game.state.open().len()), (false, 3));
}

#[test]
fn example_96_the_traitor_sees_the_whole_hand_and_may_take_of_it() {
    let game = attacked("traitor", "").hand(1, "abbey archer scout");
    let game = game.then("play traitor");
    assert_eq!(game.known_hand(0, 1).len(), 3);
    let all = ["take abbey", "take scout", "take archer", "decline"];
    assert_eq!(game.legal(), choices(&all));
    let none = game.clone().then("decline");
    assert_eq!((none.cards(1), none.offers("end")), (3, true));
    let taken = game.then("take abbey");
    assert!(taken.holds(0, "abbey") && !taken.holds(1, "abbey"));
    assert_eq!((taken.known_hand(1, 0), taken.decider()), (vec!["abbey".into()], 0));
    let site = Table::duel("intrigue turmoil progress").city(0, 1).put(0, "hedge_tavern@+1u");
    let site = site.hand(0, "traitor").put(1, "pilgrimage_site@-1u").hand(1, "abbey archer");
    let site = site.then("play traitor; take abbey");
    assert_eq!((site.decider(), site.state.hand_limit(1), site.cards(1)), (1, 3, 1));
    let site = site.then("draw 1");
    assert_eq!((site.decider(), site.offers("draw")), (1, true), "up to his limit");
    let site = site.then("draw 4");
    assert_eq!((site.decider(), site.cards(1), site.can("end")), (0, 3, true), "and no further");
    assert!(!attacked("traitor", "").hand(1, "").offers("play traitor"));
    let stopped = guarded(attacked("traitor", "lookout_tower@-1u"), 1).hand(1, "abbey");
    let stopped = stopped.then("play traitor");
    assert!(stopped.known_hand(0, 1).is_empty() && stopped.offers("end"));
}

#[test]
fn example_97_rioters_are_paid_or_one_of_them_goes() {
    let units = "ship_A@-1u ship_G@-1d osmund@+1u";
    let game = riots(act().put(0, units).only(0, "A1=2"), 5);
    let all = ["ransom", "lose ship_A@-1u", "lose ship_G@-1d", "lose osmund@+1u"];
    assert_eq!(game.legal(), choices(&all));
    assert_eq!(game.clone().then("ransom").store("A1"), 0);
    let lost = game.then("lose osmund@+1u; under osmund 1");
    assert_eq!((lost.store("A1"), lost.lies(0, "osmund")), (2, false));
    let poor = riots(act().put(0, units).only(0, "A1=1"), 5);
    assert!(!poor.offers("ransom"));
    assert_eq!(poor.then("lose ship_A@-1u; under ship_A 1").store("A1"), 1, "the gold stays");
    let one = riots(act().put(0, "ship_A@-1u").only(0, "A1=1"), 5);
    assert_eq!(one.legal(), choices(&["ransom", "lose ship_A@-1u"]));
    assert_eq!(one.then("ransom").store("A1"), 0);
}

#[test]
fn example_98_each_chapel_keeps_riots_away_at_its_numbers() {
    let low = || act().city(0, 1).put(0, "chapel_low@+1u osmund@-1u").only(0, "A1=2");
    let told = |event: &Event| matches!(event, Event::Prevented { card: Card::CHAPEL_LOW, .. });
    let kept = riots(low(), 2);
    assert!(kept.told(told) && kept.offers("end"));
    assert!(riots(low(), 5).offers("lose"));
    let both = || low().put(0, "chapel_high@+1d");
    assert!([1, 4, 6].iter().all(|number| riots(both(), *number).offers("end")));
    let theirs = act().city(1, 1).put(1, "chapel_low@+1u chapel_high@+1d").put(0, "osmund@-1u");
    assert!(riots(theirs.only(0, "A1=1"), 2).offers("lose"), "those of the other one don't help");
    let high = act().city(0, 1).put(0, "chapel_high@+1u osmund@-1u").only(0, "A1=2");
    assert!(riots(high.clone(), 6).offers("end") && riots(high, 3).offers("lose"));
}

#[test]
fn example_99_ships_without_points_and_buildings_don_t_riot() {
    let quiet = "church@+1u judith@+1u pirate_ship@-1u toll_bridge@-1d";
    let game = Table::duel("intrigue gold turmoil").city(0, 1).put(0, quiet).only(0, "A1=1");
    assert!(riots(game, 5).offers("end"));
    let olaf = Table::duel("merchants gold turmoil").put(0, "olaf@-1u").only(0, "A1=1");
    let olaf = riots(olaf, 5);
    assert!(olaf.offers("lose olaf"), "he has a commerce point");
}

#[test]
fn example_100_sebastian_is_asked_when_his_seat_s_part_begins() {
    let game = act().put(0, "osmund@-1u").put(1, "carl@-1u").hand(1, "sebastian");
    let game = riots(game.only(0, "A1=1").only(1, "A4=1"), 5);
    assert_eq!(game.decider(), 0, "red settles his first");
    let game = game.then("ransom");
    assert_eq!((game.decider(), game.legal()), (1, choices(&["sebastian", "decline"])));
    let warded = game.clone().then("sebastian");
    assert!(warded.discarded("sebastian") && warded.lies(1, "carl") && warded.store("A4") == 1);
    assert!(warded.offers("end"));
    assert!(game.then("decline").offers("ransom"));
    let unhit = act().put(0, "osmund@-1u").hand(1, "sebastian").only(0, "A1=1");
    assert!(riots(unhit, 5).then("ransom").offers("end"), "blue has no rioter");
    assert!(!act().hand(0, "sebastian").offers("play sebastian"), "never else");
}

#[test]
fn example_101_sebastian_keeps_feuds_away_before_anything_is_named_or_seen() {
    let game = act().city(1, 1).put(0, "carl@-1u").put(1, "abbey@-1u storehouse@+1u");
    let asked = game.clone().hand(1, "sebastian").event("feud_t");
    assert_eq!((asked.decider(), asked.legal()), (1, choices(&["sebastian", "decline"])));
    assert!(asked.state.named().is_empty());
    let warded = asked.clone().then("sebastian");
    assert!(warded.lies(1, "abbey") && warded.offers("end"));
    assert!(asked.then("decline").offers("lose"));
    let holder = game.clone().hand(0, "sebastian").event("feud_t");
    assert!(holder.offers("lose"), "the holder of the advantage is not asked");
    let quarrel = game.clone().hand(1, "sebastian abbey scout").event("fraternal_feuds_t");
    assert_eq!(quarrel.decider(), 1);
    assert!(quarrel.known_hand(0, 1).is_empty(), "before red sees the hand");
    assert_eq!(quarrel.clone().then("sebastian").cards(1), 2);
    let seen = quarrel.then("decline");
    assert_eq!((seen.decider(), seen.known_hand(0, 1).len()), (0, 3));
    let bare = act().put(0, "carl@-1u").hand(1, "sebastian").event("feud_t");
    assert!(bare.offers("end"), "nothing to lose, nobody asked");
    let feud = game.event("fraternal_feuds_t");
    assert!(feud.offers("end"), "an empty hand has nothing to lose");
}

#[test]
fn example_102_heroes_may_cost_one_less_beside_a_drill_ground() {
    let game = act().put(0, "drill_ground@+1u");
    let candamir = game.clone().hand(0, "candamir").only(0, "O5=1 W4=2");
    let builds: Vec<String> = candamir
        .legal()
        .into_iter()
        .filter(|text| text.starts_with("build candamir -1u"))
        .collect();
    assert_eq!(builds, ["build candamir -1u drill-G"]);
    let irmgard = game.clone().hand(0, "irmgard").only(0, "G6=1 A1=1");
    assert!(irmgard.can("build irmgard -1u -"), "the full price too");
    let paid = irmgard.then("build irmgard -1u drill-A");
    assert_eq!((paid.store("G6"), paid.store("A1")), (0, 1));
    assert!(game.clone().hand(0, "austin").only(0, "O5=1").can("build austin -1u drill-G"));
    assert!(!game.hand(0, "ship_G").only(0, "L2=1").offers("build ship_G"), "a ship is no hero");
    assert!(!act().hand(0, "austin").only(0, "O5=1").offers("build austin"));
}

#[test]
fn example_103_a_tithe_barn_stores_one_kind_for_each_hero() {
    let heroes = "inga@-1u osmund@-1d carl@+1u";
    let game = act().city(0, 1).hand(0, "tithe_barn");
    let cost = "B3=1 L2=2 O5=1";
    let build = "build tithe_barn +1d -";
    let game = game.put(0, heroes).only(0, cost);
    let with = |game: &Table, wool: u8, grain: u8| {
        let mut game = game.clone();
        game.state.edit().realm(0).land_of_mut("W4".parse().unwrap()).unwrap().store = wool;
        game.state.edit().realm(0).land_of_mut("G6".parse().unwrap()).unwrap().store = grain;
        game.then(build)
    };
    let asked = with(&game, 2, 1);
    assert_eq!(asked.legal(), choices(&["choose W", "choose G"]));
    assert_eq!(asked.clone().then("choose W").store("W4"), 3);
    assert_eq!(asked.then("choose G").store("G6"), 3);
    let alone = with(&game, 3, 1);
    assert_eq!((alone.store("G6"), alone.offers("choose")), (3, false));
    let none = act().city(0, 1).hand(0, "tithe_barn").only(0, cost).then(build);
    assert_eq!((none.stores(0), none.offers("choose")), (0, false));
}

#[test]
fn example_104_fairgrounds_bring_two_with_more_skill() {
    let game = act().city(0, 1).hand(0, "fairgrounds").only(0, "G6=1 L2=2 W4=1");
    let build = "build fairgrounds +1d -";
    let more = game.clone().put(0, "inga@-1u").put(1, "osmund@-1u").then(build);
    assert!(more.offers("gain"));
    assert_eq!(more.then("gain B3; gain B3").store("B3"), 2);
    let even = game.put(0, "inga@-1u").put(1, "inga@-1u").then(build);
    assert_eq!((even.offers("gain"), even.points(0)), (false, 4));
}

#[test]
fn example_137_a_chapel_for_the_one_riots_for_the_other() {
    let game = act().city(0, 1).put(0, "chapel_high@+1u carl@-1u").put(1, "osmund@-1u");
    let game = riots(game.only(0, "A1=2"), 5);
    assert!(game.lies(0, "carl") && game.store("A1") == 2);
    assert_eq!((game.decider(), game.legal().len()), (1, 3));
    assert!(game.offers("under osmund"), "only the stack is asked");
}

#[test]
fn units_and_halls_have_their_points() {
    let game = act().city(0, 1).put(0, "carl@-1u irmgard@-1d lookout_tower@+1d festival_hall@+1u");
    assert_eq!(
        (game.state.total(0).strength, game.state.total(0).skill, game.points(0)),
        (6, 2, 6)
    );
    let cost = "B3=2 G6=3 O5=3";
    assert!(!act().hand(0, "festival_hall").only(0, cost).offers("build festival_hall"), "no city");
    let carl = act().hand(0, "carl").only(0, "G6=1 O5=1 W4=1");
    assert!(!carl.offers("build carl"), "a wool is missing");
}

#[test]
fn a_tavern_serves_its_owner_alone_and_lies_in_a_city_once() {
    let theirs = act().city(1, 1).put(1, "hedge_tavern@+1u inga@-1u").hand(0, "archer arsonist");
    assert!(!theirs.offers("play archer") && !theirs.offers("play arsonist"));
    let cost = "A1=2 G6=1 W4=1";
    assert!(!act().only(0, cost).offers("build hedge_tavern"), "no city");
    let built = act().cities(0).only(0, cost).then("build hedge_tavern +1u -");
    assert!(built.lies(0, "hedge_tavern"));
    assert!(!built.only(0, cost).offers("build hedge_tavern"), "a second one");
}

#[test]
fn brigands_of_turmoil_are_brigands() {
    let game = act().put(0, "carl@-1u").hand(0, "brigands_t").only(1, "G5=1");
    assert_eq!(game.then("play brigands_t G6 1").store("G6"), 1);
    assert!(!act().hand(0, "brigands_t").only(1, "G5=1").offers("play brigands_t"));
}
