//! The era of intrigue.

use super::table::Table;
use principality::engine::game::Game;
use principality::engine::seat::Seat;
use principality::games::princes::Princes;
use principality::games::princes::card::Card;
use principality::games::princes::event::Event;
use principality::games::princes::kinds::Kind;
use principality::games::princes::modes::Mode;
use principality::games::princes::place::centre_of;
use principality::games::princes::realm::Centre;

fn act() -> Table {
    Table::act(Mode::Intrigue)
}

#[test]
fn example_26_reiner_trades_two_and_with_the_mill_once_one() {
    let game = act().put(0, "reiner_miller@G6").only(0, "G6=3");
    assert!(game.can("trade miller G6 O5") && !game.offers("trade mill "));
    let mill = game.put(0, "grain_mill@+1u").then("trade mill G6 O5");
    assert_eq!((mill.store("G6"), mill.store("O5")), (2, 1));
    assert!(!mill.offers("trade mill ") && mill.can("trade miller G6 O5"), "once a turn");
    let away = act().put(0, "reiner_miller@G6 grain_mill@-1u").only(0, "G6=3");
    assert!(!away.offers("trade mill "));
}

#[test]
fn example_40_with_both_shrines_four_cards_are_kept_and_the_other_loses_three() {
    let game = act().cities(0).city(1, -1).put(0, "church@-1u odins_temple@+1u");
    let game = game.hand(0, "austin inga osmund scout").hand(1, "austin inga scout");
    let game = game.event("religious_dispute");
    assert_eq!((game.cards(0), game.decider()), (4, 1));
    let game = game.then("under scout 1; under austin 1; under inga 2");
    assert_eq!((game.cards(1), game.can("end")), (0, true));
}

#[test]
fn a_dispute_spares_who_has_no_city_and_the_great_thing_ends_it() {
    let village = act().hand(0, "austin scout").event("religious_dispute");
    assert_eq!((village.cards(0), village.can("end")), (2, true));
    let peace = act().cities(0).put(0, "great_thing@-1u sacrificial_site@-1d");
    let peace = peace.hand(0, "austin scout").event("religious_dispute");
    assert_eq!((peace.cards(0), peace.can("end")), (2, true));
    let told = |game: &Table| {
        let tells = |event: &&Event| matches!(event, Event::Prevented { .. });
        game.events.iter().filter(tells).copied().collect::<Vec<_>>()
    };
    let thing = Card::GREAT_THING;
    assert_eq!(told(&peace), [Event::Prevented { seat: Seat(0), card: thing }]);
    assert_eq!(told(&village), []);
    let theirs = act().cities(0).put(1, "great_thing@-1u").event("religious_dispute");
    assert_eq!(told(&theirs), [Event::Prevented { seat: Seat(1), card: thing }]);
}

#[test]
fn after_a_dispute_the_pilgrimage_site_refills_and_wool_and_gold_come() {
    let game = act().cities(0).put(0, "pilgrimage_site@-1u sacrificial_site@-1d bishops_see@+1u");
    let game = game.hand(0, "austin").event("religious_dispute").then("under austin 1");
    assert_eq!(game.legal().iter().filter(|action| action.starts_with("draw")).count(), 5);
    let game = game.then("draw 1; draw 1; draw 1");
    let game = game.then("gain A1; gain A1; gain A1");
    assert_eq!(game.store("A1"), 3);
    assert_eq!(game.then("gain W4; decline").store("W4"), 1);
}

#[test]
fn each_of_two_bishop_s_sees_brings_three_gold_after_a_dispute() {
    let gold = |sees: &str| {
        let game = act().cities(0).region(0, "G6", "A2").put(0, sees).hand(0, "austin");
        let mut game = game.event("religious_dispute").then("under austin 1");
        while game.offers("gain A1") || game.offers("gain A2") {
            let first = game.legal()[0].clone();
            game.play(&first);
        }
        assert!(game.can("end"), "{:?}", game.legal());
        game.has(0, Kind::Gold)
    };
    assert_eq!(gold("bishops_see@+1u"), 3);
    assert_eq!(gold("bishops_see@+1u bishops_see@-1u"), 6);
    assert_eq!(gold("abbey@+1u"), 0);
}

#[test]
fn example_41_the_bishop_takes_one_gold_and_fills_a_gold_field() {
    let mut game = act().put(0, "church@-1u").only(1, "A4=2").hand(0, "bishop");
    game.state.edit().realm(0).lands[7][0].region = "A2".parse().unwrap();
    game.state.edit().regions().iter_mut().for_each(|region| {
        if region.to_string() == "A2" {
            *region = "G6".parse().unwrap();
        }
    });
    let game = game.then("play bishop; gain A1");
    assert_eq!(game.legal(), ["gain A1", "gain A2"]);
    let game = game.then("gain A2");
    assert_eq!((game.store("A1"), game.store("A2"), game.store("A4")), (1, 3, 1));
    assert!(!act().put(0, "church@-1u").hand(0, "bishop").offers("play"), "no gold there");
    assert!(!act().only(1, "A4=2").hand(0, "bishop").offers("play"), "no church");
}

#[test]
fn example_42_the_missionary_wins_bran_who_draws_two() {
    let game = act().cities(0).cities(1).put(0, "church@-1u odins_temple@-1d");
    let game = game.put(1, "odins_temple@-1u bran@-1u").hand(0, "missionary");
    let game = game.then("play missionary");
    assert_eq!(game.legal(), ["put -1d", "decline"]);
    let placed = game.clone().then("put -1d");
    assert!(placed.lies(0, "bran") && !placed.lies(1, "bran") && placed.lies(1, "odins_temple"));
    let placed = placed.then("draw 1; draw 4");
    assert_eq!((placed.cards(0), placed.can("end")), (2, true));
    let sent = game.then("decline");
    assert!(sent.discarded("bran") && sent.can("end"));
}

#[test]
fn the_missionary_s_hero_is_the_opponents_choice_and_may_find_no_place() {
    let game = act().put(0, "church@-1u").put(1, "austin@-1u inga@-1d").hand(0, "missionary");
    let game = game.then("play missionary");
    assert_eq!((game.decider(), game.legal().len()), (1, 2));
    let game = game.then("lose inga@-1d");
    assert!(game.decider() == 0 && game.can("put +1u"));
    assert!(game.then("put +1u").lies(0, "inga"));
    let none = act().put(0, "church@-1u").hand(0, "missionary");
    assert!(!none.offers("play"), "no hero there");
}

#[test]
fn example_43_a_lead_of_two_costs_four_gold_of_which_the_master_gets_one() {
    let mut game = act().cities(0).put(0, "odins_temple@-1u").put(1, "brotherhood_master@-1u");
    game = game.hand(0, "odins_priest").hand(1, "scout");
    assert_eq!((game.points(0), game.points(1)), (5, 2));
    game.state.edit().realm(1).triumph = 1;
    game.state.edit().count();
    let poor = game.clone().only(0, "A1=3");
    assert!(!poor.offers("play odins_priest"), "too little gold");
    // Four gold in two gold fields.
    game.state.edit().realm(0).lands[7][0].region = "A2".parse().unwrap();
    let game = game.only(0, "A1=3 A2=1").then("play odins_priest");
    assert_eq!((game.stores(0), game.store("A4")), (0, 1));
    let equal = act().put(0, "odins_temple@-1u").put(1, "brotherhood_master@-1u");
    let mut equal = equal.hand(0, "odins_priest").hand(1, "scout");
    equal.state.edit().realm(1).triumph = 3;
    equal.state.edit().count();
    let equal = equal.then("play odins_priest");
    assert_eq!(equal.store("A4"), 0, "without a lead nothing is due");
}

#[test]
fn example_44_the_priest_sends_action_and_hero_away_and_the_abbey_stays() {
    let game = act().put(0, "odins_temple@-1u").hand(0, "odins_priest");
    let game = game.hand(1, "scout austin abbey").then("play odins_priest");
    assert_eq!(game.decider(), 1);
    assert!(!game.offers("under abbey"));
    let shown = |game: &Table, looker: u8| {
        let seen = |event: &Event| match Princes::event_for(event, Seat(looker).into()) {
            Some(Event::CardSeen { seat: Seat(1), card, .. }) => Some(card.to_string()),
            _ => None,
        };
        game.events.iter().filter_map(seen).collect::<Vec<_>>()
    };
    assert_eq!(shown(&game, 0), ["abbey", "austin", "scout"], "the attacker is told the hand");
    let begun = game.then("under austin 1");
    assert_eq!(begun.known_hand(0, 1), ["abbey"], "nor does the hand tell what went first");
    let game = begun.then("under scout 3");
    assert!(game.cards(1) == 1 && game.holds(1, "abbey") && game.decider() == 0);
    let bottoms = |game: &Table, looker| [1, 3].map(|stack| game.known_bottom(looker, stack));
    assert_eq!(bottoms(&game, 1), ["austin", "scout"], "their owner knows where they lie");
    assert_eq!(bottoms(&game, 0), ["back-base", "back-base"], "and the attacker does not");
    assert_eq!(game.known_hand(0, 1), ["abbey"], "what stays in the hand he has seen");
    let one = act().put(0, "odins_temple@-1u").hand(0, "odins_priest").hand(1, "scout abbey");
    let one = one.then("play odins_priest; under scout 3");
    assert_eq!(one.known_bottom(0, 3), "scout", "a single one is no secret");
    let empty = act().put(0, "odins_temple@-1u").hand(0, "odins_priest");
    assert!(!empty.offers("play"), "no card there");
    let site = act().put(0, "odins_temple@-1u").put(1, "pilgrimage_site@-1u");
    let site =
        site.hand(0, "odins_priest").hand(1, "scout").then("play odins_priest; under scout 1");
    assert!(site.decider() == 1 && site.offers("draw"), "the pilgrimage site refills");
}

#[test]
fn example_45_michael_builds_a_church_for_a_brick_and_three_gold() {
    let game = act().city(0, -1).hand(0, "michael").only(0, "B3=1 A1=3");
    assert!(game.can("build church -1u michael-BOO") && !game.can("build church -1u -"));
    let game = game.then("build church -1u michael-BOO");
    assert_eq!(
        (game.store("B3"), game.lies(0, "church"), game.discarded("michael")),
        (0, true, true)
    );
    assert_eq!(game.legal(), ["gain A1", "decline"], "and two gold come back if one likes");
    let hero = act().hand(0, "michael austin").only(0, "G6=1 A1=3");
    assert!(!hero.offers("build austin"), "only for buildings");
}

#[test]
fn example_46_the_tavern_makes_strength_3_of_7_and_leaves_with_the_third_heroine() {
    let game = act().city(1, -1).put(1, "candamir@-1u harald@-1d inga@-1u");
    assert_eq!(game.state.total(1).strength, 7);
    let game = game.hand(0, "red_light_tavern").only(0, "G6=1 L2=1");
    let game = game.then("build red_light_tavern *r0 -");
    assert_eq!((game.state.total(1).strength, game.lies(0, "red_light_tavern")), (3, true));
    let two = game.put(1, "siglind@+1u");
    assert!(two.lies(0, "red_light_tavern"));
    assert_eq!(two.state.total(1).strength, 4, "with two heroines it stays");
    let third = two.city(1, 1).put(1, "church@+1d judith@+1d");
    assert_eq!(third.state.total(1).strength, 7 + 2);
    assert!(third.discarded("red_light_tavern") && !third.lies(0, "red_light_tavern"));
    let three = "inga@-1u siglind@-1d church@+1u judith@+1u";
    let refused = act().city(1, 1).put(1, three).hand(0, "red_light_tavern");
    assert!(!refused.only(0, "G6=1 L2=1").offers("build"), "three heroines are there");
}

#[test]
fn the_tavern_weakens_nobody_beyond_its_two_centres_and_nothing_beside_a_region() {
    let mut game = act().city(1, 1).put(0, "red_light_tavern@*r0");
    let far = centre_of(3).unwrap();
    game.state.edit().realm(1).centres[far] = Centre::Settlement;
    game.state.edit().realm(1).last = far as u8;
    let near = game.clone().put(1, "candamir@+1u abbey_brewery@G5/3");
    assert_eq!(near.state.total(1).strength, 1 + 2, "the brewery's two stay");
    let game = game.put(1, "candamir@+3u abbey_brewery@G5/3");
    assert_eq!(game.state.total(1).strength, 4 + 2);
    let own = act().put(0, "red_light_tavern@*r0 candamir@+1u");
    assert_eq!(own.state.total(0).strength, 4, "nor anybody of its owner's");
}

#[test]
fn inga_and_siglind_alone_are_too_few_heroines_to_keep_the_tavern_away() {
    let game = act().put(1, "inga@-1u siglind@-1d candamir@+1u").hand(0, "red_light_tavern");
    let game = game.only(0, "G6=1 L2=1").then("build red_light_tavern *r0 -");
    assert_eq!((game.lies(0, "red_light_tavern"), game.state.total(1).strength), (true, 3));
}

#[test]
fn a_church_or_an_odins_temple_saves_two_cards_of_its_owner_and_no_more() {
    for shrine in ["church", "odins_temple"] {
        let game = act().cities(0).city(1, -1).put(0, &format!("{shrine}@-1u"));
        let game = game.hand(0, "austin inga scout").hand(1, "abbey storehouse");
        let game = game.event("religious_dispute");
        assert_eq!(game.decider(), 0, "the third card goes");
        let game = game.then("under scout 1");
        assert_eq!(
            (game.cards(0), game.decider()),
            (2, 1),
            "{shrine} saves nothing of the other's"
        );
        assert_eq!(game.then("under abbey 1; under storehouse 1").cards(1), 0);
        let price = "B3=2 O5=2 G6=2 L2=2";
        let village = act().city(0, 1).hand(0, shrine).only(0, price);
        assert!(!village.can(&format!("build {shrine} -1u -")), "not in a settlement");
        assert!(village.can(&format!("build {shrine} +1u -")));
        let twice = village.put(0, &format!("{shrine}@+1d")).only(0, price);
        assert!(!twice.offers(&format!("build {shrine}")), "once");
    }
}

#[test]
fn bran_needs_an_own_temple_that_nobody_covers() {
    let game = act().cities(0).cities(1).hand(0, "bran").only(0, "O5=2 W4=2");
    assert!(!game.offers("build bran"), "no temple");
    assert!(!game.clone().put(1, "odins_temple@-1u").offers("build bran"), "the other one's");
    let game = game.put(0, "odins_temple@+1d church@-1u");
    assert!(game.can("build bran +1d -") && !game.can("build bran -1u -"));
    let game = game.then("build bran +1d -");
    let game = game.then("draw 1; draw 4").hand(0, "bran").only(0, "O5=2 W4=2");
    assert!(!game.offers("build bran"), "the temple is covered");
}

#[test]
fn the_pilgrimage_site_refills_no_hand_that_its_owner_has_lessened() {
    let game = Table::act(Mode::Duel).city(0, 1).put(0, "pilgrimage_site@-1u");
    let game = game.put(0, "secret_brotherhood@+1u");
    let sold = game.clone().hand(0, "scout").then("use secret_brotherhood scout; gain G6");
    assert_eq!((sold.cards(0), sold.can("end")), (0, true), "a sale");
    let surplus = game.hand(0, "scout austin inga osmund").then("end; under scout 1");
    assert!(surplus.can("decline") && surplus.offers("exchange"), "a surplus");
    let exchanged = surplus.then("exchange austin 1; draw 2");
    assert_eq!((exchanged.cards(0), exchanged.decider()), (3, 1), "an exchange");
    assert_eq!(exchanged.state.bereft(), 0, "nor does it refill later");
}

#[test]
fn reiner_whom_a_missionary_wins_needs_fields_without_an_expansion() {
    let game = act().put(0, "church@-1u").put(1, "reiner_miller@G5").hand(0, "missionary");
    let free = game.clone().then("play missionary");
    assert_eq!(free.legal(), ["put G6", "decline"]);
    assert!(free.then("put G6").lies(0, "reiner_miller"));
    let taken = game.put(0, "abbey_brewery@G6").then("play missionary");
    assert!(taken.can("end") && taken.discarded("reiner_miller"), "he finds no place");
}

#[test]
fn a_missionary_too_pays_the_brotherhood_s_master_for_a_lead() {
    let game = act().city(0, -1).put(0, "church@-1u").put(1, "brotherhood_master@-1u");
    let game = game.put(1, "austin@+1u inga@+1d").hand(0, "missionary");
    let even = game.clone().put(1, "triumph@marker/2").then("play missionary");
    assert_eq!((even.decider(), even.store("A4")), (1, 0), "no lead, no gold");
    let game = game.put(1, "triumph@marker/1");
    assert_eq!((game.points(0), game.points(1)), (4, 3));
    assert!(!game.clone().only(0, "A1=1").offers("play"), "a lead of one costs two gold");
    let game = game.only(0, "A1=3").then("play missionary");
    assert_eq!((game.store("A1"), game.store("A4"), game.decider()), (1, 1, 1));
}

#[test]
fn example_47_all_tops_are_turned_up_and_stay_so_until_drawn() {
    let game = act().event("good_neighbors");
    let up = |game: &Table| -> Vec<bool> {
        let tops = game.state.stacks().iter().take(5);
        tops.map(|stack| stack.last().is_some_and(|top| top.known == 15)).collect()
    };
    assert_eq!(up(&game), [true; 5]);
    let drawn = game.hand(0, "scout inga").then("end; draw 2; decline");
    assert_eq!(up(&drawn), [true, false, true, true, true]);
}

#[test]
fn neighbours_bring_the_pilgrims_a_resource_and_the_fountain_a_card() {
    let game = act().put(0, "pilgrimage_site@-1u").put(1, "odins_fountain@-1u");
    let game = game.event("good_neighbors").then("gain O5");
    assert!(game.decider() == 1 && game.can("decline") && game.offers("draw 4"));
    assert_eq!(game.then("draw 4").cards(1), 1);
    assert!(act().event("good_neighbors").can("end"));
}

#[test]
fn the_temple_draws_the_church_brings_gold_and_judith_sells() {
    let temple = act().city(0, 1).only(0, "G6=2 L2=2").then("build odins_temple +1u -");
    assert_eq!(temple.then("draw 5").cards(0), 1);
    let church = act().city(0, 1).only(0, "B3=2 O5=2").then("build church +1u -");
    let church = church.then("gain A1; decline");
    assert_eq!((church.store("A1"), church.points(0)), (1, 4));
    let judith = act().city(0, 1).put(0, "church@+1u judith@+1u").only(0, "O5=1");
    let judith = judith.then("use judith; gain A1; gain A1");
    assert_eq!((judith.store("A1"), judith.store("O5")), (2, 0));
    assert!(!judith.only(0, "O5=1").offers("use"), "once a turn");
    let gold = act().city(0, 1).put(0, "church@+1u judith@+1u").only(0, "A1=1");
    assert!(!gold.offers("use"), "she takes no gold");
    assert!(!act().city(0, 1).put(0, "church@+1u judith@+1u").only(0, "O5=1 A1=3").offers("use"));
}

#[test]
fn a_covered_church_can_t_be_removed_and_judith_can() {
    let game = act().city(0, 1).put(0, "church@+1u judith@+1u");
    assert!(!game.can("remove church@+1u") && game.can("remove judith@+1u"));
    let game = game.then("remove judith@+1u");
    assert!(game.can("remove church@+1u") && game.discarded("judith"));
}

#[test]
fn the_norn_takes_up_to_two_of_a_stack() {
    let game = act().put(0, "odins_fountain@-1u").hand(0, "norn_priestess");
    let game = game.then("play norn_priestess; search 4");
    assert!(game.can("decline") && game.offers("take"));
    let one = game.legal()[0].clone();
    let game = game.then(&one);
    assert!(game.can("decline"));
    assert_eq!(game.then("decline").cards(0), 1);
    assert!(!act().hand(0, "norn_priestess").offers("play"), "without fountain or temple");
}

#[test]
fn a_great_thing_forbids_attacks_and_needs_both_shrines() {
    let game = act().put(0, "church@-1u").only(1, "A4=2").hand(0, "bishop");
    assert!(game.offers("play bishop"));
    assert!(!game.put(1, "great_thing@-1u").offers("play bishop"));
    let price = "G6=2 L2=2 W4=2";
    let game = act().cities(0).hand(0, "great_thing").only(0, price);
    assert!(!game.clone().put(0, "church@-1u").offers("build great"));
    let both = game.put(0, "church@-1u odins_temple@+1u").only(0, price);
    assert!(both.can("build great_thing -1d -"));
}

#[test]
fn the_brewery_turns_to_any_other_side_for_two_of_its_grain() {
    let game = act().city(0, -1).put(0, "abbey_brewery@G6").only(0, "G6=3 B3=3");
    let game = game.then("use abbey_brewery 3");
    assert_eq!((game.store("G6"), game.state.total(0).strength), (1, 2));
    assert!(!game.offers("use"), "one grain is too little");
    let village = act().hand(0, "abbey_brewery");
    assert!(!village.offers("build"), "it needs a city");
    assert!(village.city(0, -1).can("build abbey_brewery G6 -"));
}

#[test]
fn godfrey_looks_from_the_next_turn_on_and_may_take_an_action_or_a_unit() {
    let game = act().put(0, "godfrey@-1u").put(1, "pilgrimage_site@-1u").only(0, "A1=2");
    let game = game.hand(1, "scout abbey").then("use godfrey");
    assert_eq!(game.legal(), ["take scout", "decline"]);
    let kept = game.clone().then("decline");
    assert!(kept.lies(0, "godfrey") && !kept.offers("use godfrey"), "once a turn");
    let taken = game.then("take scout");
    assert!(taken.discarded("godfrey") && taken.holds(0, "scout"));
    assert!(taken.decider() == 1 && taken.offers("draw"), "the pilgrims refill");
    let fresh = act().hand(0, "godfrey").hand(1, "scout").only(0, "O5=1 W4=1 A1=1");
    assert!(!fresh.then("build godfrey -1u -").offers("use"), "not in the turn in which he came");
}

#[test]
fn the_bishops_see_names_three_units_of_which_one_goes() {
    let game = act().city(0, 1).put(0, "abbey@-1u");
    let game = game.put(1, "austin@-1u inga@-1d ship_G@+1u osmund@+1d");
    let game = game.hand(0, "bishops_see").only(0, "A1=2 B3=1 O5=2");
    let game = game.then("build bishops_see +1u -");
    assert!(game.offers("decline"), "it may be left");
    let begun = game.then("name austin@-1u");
    assert!(!begun.offers("decline"), "the owner is to have a choice");
    let named = begun.then("name ship_G@+1u; name inga@-1d");
    assert_eq!((named.decider(), named.legal().len()), (1, 3));
    let lost = named.then("lose ship_G@+1u");
    assert!(lost.discarded("ship_G") && lost.lies(1, "austin") && lost.lies(1, "osmund"));
    let two = act().city(0, 1).put(0, "abbey@-1u").put(1, "austin@-1u ship_G@+1u");
    let two = two.hand(0, "bishops_see").only(0, "A1=2 B3=1 O5=2");
    let two = two.then("build bishops_see +1u -; name austin@-1u");
    assert_eq!((two.decider(), two.legal().len()), (1, 2), "of fewer than three, all");
    let without = act().city(0, 1).hand(0, "bishops_see").only(0, "A1=2 B3=1 O5=2");
    assert!(!without.offers("build bishops_see"), "neither church nor abbey");
}

#[test]
fn a_sacrificial_site_trades_two_wool_and_needs_fountain_or_temple() {
    let game = act().city(0, 1).put(0, "sacrificial_site@+1u").only(0, "W4=2");
    assert!(game.can("trade ship W O5") && !game.only(0, "O5=2").offers("trade"));
    let build = act().city(0, 1).hand(0, "sacrificial_site").only(0, "B3=1 L2=1 W4=2");
    assert!(!build.offers("build"));
    assert!(build.put(0, "odins_fountain@-1u").offers("build sacrificial_site"));
}

#[test]
fn an_abbey_and_the_brotherhood_s_master_exclude_each_other() {
    let master = act().hand(0, "brotherhood_master").only(0, "A1=2 W4=1");
    assert!(master.offers("build") && !master.put(0, "abbey@-1u").offers("build"));
    let abbey = act().hand(0, "abbey").only(0, "B3=1 G6=1 O5=1");
    assert!(abbey.offers("build") && !abbey.put(0, "brotherhood_master@-1u").offers("build"));
}
