//! All rows: each has its keys, its numbers, and tests for cases in which it applies and in which it must not.

use principality::games::princes::card::Card;
use principality::games::princes::row::{Ability, CardKind, Row};
use std::collections::BTreeSet;

/// The mark of a test that has both cases, one in which the card applies and one in which it must not.
const BOTH: &str = "both";

/// A card, a test in which it applies, and another in which it must not, or [`BOTH`]; tests are named by file and function.
/// Cards with points alone share tests.
const TESTS: &[(&str, &str, &str)] = &[
    ("abbey", "turn::example_37", "building::example_7"),
    ("marketplace", "turn::example_10", BOTH),
    ("parish_hall", "turn::example_39", BOTH),
    ("storehouse", "brigands::example_14", BOTH),
    ("toll_bridge", "turn::example_18", BOTH),
    ("brick_factory", "turn::every_booster", BOTH),
    ("grain_mill", "turn::example_9", BOTH),
    ("iron_foundry", "turn::every_booster", BOTH),
    ("lumber_camp", "turn::every_booster", BOTH),
    ("weavers_shop", "turn::every_booster", BOTH),
    ("large_trade_ship", "trading::example_22", BOTH),
    ("ship_A", "trading::every_trade_ship", BOTH),
    ("ship_O", "trading::every_trade_ship", BOTH),
    ("ship_G", "trading::example_20", "trading::every_trade_ship"),
    ("ship_L", "trading::every_trade_ship", BOTH),
    ("ship_B", "trading::every_trade_ship", BOTH),
    ("ship_W", "trading::every_trade_ship", BOTH),
    ("austin", "turn::example_35", "building::example_6"),
    ("harald", "turn::example_35", BOTH),
    ("inga", "turn::example_17", "base::inga_or_siglind"),
    ("osmund", "base::heroes", BOTH),
    ("candamir", "base::heroes", BOTH),
    ("siglind", "base::heroes", "base::inga_or_siglind"),
    ("brigitta", "turn::example_12", BOTH),
    ("relocation", "trading::relocation_swaps", BOTH),
    ("scout", "building::example_5", BOTH),
    ("merchant_caravan", "trading::example_28", BOTH),
    ("goldsmith", "trading::the_goldsmith", BOTH),
    ("yule", "events::example_34", "events::no_event_but_yule"),
    ("invention", "events::example_30", BOTH),
    ("year_of_plenty", "events::example_30", BOTH),
    ("feud", "events::example_31", "events::a_feud_lets"),
    ("fraternal_feuds", "events::example_32", BOTH),
    ("traveling_merchant", "events::example_33", BOTH),
    ("trade_ships_race", "events::example_33", BOTH),
    ("bishop", "intrigue::example_41", BOTH),
    ("michael", "intrigue::example_45", BOTH),
    ("missionary", "intrigue::example_42", "intrigue::the_missionary_s"),
    ("norn_priestess", "intrigue::the_norn", BOTH),
    ("odins_priest", "intrigue::example_44", BOTH),
    ("red_light_tavern", "intrigue::example_46", "intrigue::the_tavern_weakens"),
    ("abbey_brewery", "intrigue::the_brewery", BOTH),
    ("reiner_miller", "intrigue::example_26", BOTH),
    ("great_thing", "intrigue::a_great_thing", BOTH),
    ("odins_fountain", "turn::example_39", BOTH),
    ("pilgrimage_site", "intrigue::after_a_dispute", "intrigue::the_pilgrimage"),
    ("godfrey", "intrigue::godfrey_looks", BOTH),
    ("brotherhood_master", "intrigue::example_43", BOTH),
    ("bishops_see", "intrigue::the_bishops_see", BOTH),
    ("church", "intrigue::the_temple_draws", "intrigue::a_church_or"),
    ("sacrificial_site", "brigands::a_sacrificial", "intrigue::a_sacrificial"),
    ("odins_temple", "intrigue::the_temple_draws", "intrigue::a_church_or"),
    ("bran", "intrigue::example_42", "intrigue::bran_needs"),
    ("judith", "intrigue::the_temple_draws", BOTH),
    ("religious_dispute", "intrigue::example_40", "intrigue::a_dispute_spares"),
    ("good_neighbors", "intrigue::example_47", "intrigue::neighbours_bring"),
    ("mendicants", "merchants::mendicants_beg", "merchants::mendicants_take"),
    ("gero", "merchants::gero_and", BOTH),
    ("hergild", "merchants::example_27", BOTH),
    ("trade_monopoly", "merchants::the_monopoly", BOTH),
    ("maritime_monopoly", "merchants::a_maritime", BOTH),
    ("tactical_retreat", "merchants::a_retreat", BOTH),
    ("guild_master", "merchants::gero_and", BOTH),
    ("commercial_metropolis", "merchants::example_49", BOTH),
    ("trading_post", "merchants::example_25", BOTH),
    ("brigand_camp", "merchants::example_11", BOTH),
    ("paper_residence", "merchants::example_48", BOTH),
    ("cloth_residence", "merchants::cloth_rises", BOTH),
    ("wainwright", "merchants::the_wainwright", BOTH),
    ("pirate_ship_m", "merchants::the_pirate", BOTH),
    ("olaf", "merchants::olaf_takes", BOTH),
    ("ship_builder", "merchants::the_ship_builder", BOTH),
    ("master_merchants_alliance", "merchants::example_23", BOTH),
    ("commercial_harbor", "merchants::example_50", BOTH),
    ("craft_guild", "merchants::example_48", BOTH),
    ("lighthouse", "merchants::example_24", "merchants::a_lighthouse_needs"),
    ("trading_station", "merchants::a_trading_station", BOTH),
    ("fortunate_voyage", "merchants::a_voyage", BOTH),
    ("capricious_sea", "merchants::example_51", BOTH),
    ("hour_master_merchants", "merchants::the_hour", BOTH),
    ("alliance", "barbarians::allies_gain", BOTH),
    ("castellan", "barbarians::the_castellan", BOTH),
    ("siegfried", "barbarians::siegfried", BOTH),
    ("relocation_b", "barbarians::relocation_of", BOTH),
    ("hero_contest", "barbarians::example_55", BOTH),
    ("barbarian_stronghold", "barbarians::a_stronghold", BOTH),
    ("border_fortress", "barbarians::example_54", "barbarians::a_border_fortress"),
    ("white_raven", "barbarians::the_raven", BOTH),
    ("arnd", "barbarians::example_53", "barbarians::arnd_and"),
    ("baroc", "brigands::baroc", BOTH),
    ("caravel", "barbarians::the_caravel", "barbarians::arnd_and"),
    ("marie", "barbarians::marie_takes", "barbarians::heroes_of_shrines"),
    ("siward", "barbarians::siward", BOTH),
    ("wolfgang", "turn::example_19", "turn::wolfgang_stays"),
    ("castle", "barbarians::example_53", BOTH),
    ("secret_brotherhood", "barbarians::the_brotherhood_sells", BOTH),
    ("bailiwick", "barbarians::the_brotherhood_sells", BOTH),
    ("arsenal", "brigands::example_15", BOTH),
    ("triumph", "barbarians::example_52", BOTH),
    ("barbarian_attack", "barbarians::who_beats", BOTH),
    ("barbarian_retreat", "barbarians::a_retreat", BOTH),
    ("gold_cache", "gold::example_67", "gold::example_68"),
    ("merchant_guild", "gold::a_guild", "gold::example_80"),
    ("harbor", "gold::example_75", "gold::example_76"),
    ("trading_base", "gold::example_76", BOTH),
    ("mint", "gold::example_78", BOTH),
    ("moneylender", "gold::example_77", BOTH),
    ("salt_silo", "gold::example_75", "stores::a_silo"),
    ("staple_house", "gold::the_staple", BOTH),
    ("storehouse_g", "gold::cards_of", "gold::cards_with"),
    ("toll_bridge_g", "gold::example_74", "gold::cards_of"),
    ("large_trade_ship_g", "gold::cards_of", "gold::cards_with"),
    ("pirate_ship", "gold::example_87", BOTH),
    ("merchant", "gold::example_79", BOTH),
    ("trade_master", "gold::example_80", BOTH),
    ("gudrun", "gold::example_83", BOTH),
    ("brigands_g", "gold::example_81", BOTH),
    ("reiner_herald", "gold::example_84", "gold::example_85"),
    ("goldsmith_g", "gold::cards_of", BOTH),
    ("gift_for_prince", "gold::example_86", BOTH),
    ("traveling_merchant_g", "gold::cards_of", "gold::cards_with"),
    ("trade_ships_race_g", "gold::cards_of", "gold::cards_with"),
    ("lookout_tower", "turmoil::example_90", BOTH),
    ("drill_ground", "turmoil::example_102", BOTH),
    ("heinrich", "turmoil::example_90", "turmoil::example_91"),
    ("irmgard", "turmoil::example_89", BOTH),
    ("carl", "turmoil::units_and", BOTH),
    ("hedge_tavern", "turmoil::example_94", "turmoil::a_tavern"),
    ("chapel_low", "turmoil::example_98", BOTH),
    ("chapel_high", "turmoil::example_98", BOTH),
    ("fire_brigade", "turmoil::example_93", BOTH),
    ("tithe_barn", "turmoil::example_103", BOTH),
    ("fairgrounds", "turmoil::example_104", BOTH),
    ("festival_hall", "turmoil::units_and", BOTH),
    ("archer", "turmoil::example_88", BOTH),
    ("arsonist", "turmoil::example_92", "turmoil::example_93"),
    ("traitor", "turmoil::example_96", BOTH),
    ("voyage_of_plunder", "turmoil::example_82", BOTH),
    ("brigands_t", "turmoil::brigands_of", BOTH),
    ("sebastian", "turmoil::example_100", "turmoil::example_101"),
    ("riots", "turmoil::example_99", BOTH),
    ("feud_t", "turmoil::example_101", BOTH),
    ("fraternal_feuds_t", "turmoil::example_101", BOTH),
    ("university", "progress::example_105", BOTH),
    ("library", "progress::example_106", BOTH),
    ("town_hall", "progress::example_107", BOTH),
    ("parliament", "progress::example_110", BOTH),
    ("pharmacy", "progress::example_113", BOTH),
    ("bath_house", "progress::example_112", BOTH),
    ("building_crane", "progress::example_114", BOTH),
    ("chief_cannoneer", "progress::example_115", BOTH),
    ("benjamin", "progress::example_116", BOTH),
    ("doctor", "progress::example_117", BOTH),
    ("guido", "progress::example_118", BOTH),
    ("gustav", "progress::example_118", BOTH),
    ("mineral_mining", "progress::example_119", BOTH),
    ("three_field", "progress::example_119", BOTH),
    ("brigitta_p", "progress::cards_of", BOTH),
    ("relocation_p", "progress::cards_of", "progress::example_108"),
    ("plague", "progress::example_111", BOTH),
    ("invention_p", "progress::example_105", "progress::cards_of"),
];

const FILES: &[(&str, &str)] = &[
    ("barbarians", include_str!("barbarians.rs")),
    ("base", include_str!("base.rs")),
    ("brigands", include_str!("brigands.rs")),
    ("building", include_str!("building.rs")),
    ("events", include_str!("events.rs")),
    ("gold", include_str!("gold.rs")),
    ("intrigue", include_str!("intrigue.rs")),
    ("losses", include_str!("losses.rs")),
    ("meetings", include_str!("meetings.rs")),
    ("merchants", include_str!("merchants.rs")),
    ("progress", include_str!("progress.rs")),
    ("setup", include_str!("setup.rs")),
    ("six", include_str!("six.rs")),
    ("stores", include_str!("stores.rs")),
    ("trading", include_str!("trading.rs")),
    ("turmoil", include_str!("turmoil.rs")),
    ("turn", include_str!("turn.rs")),
];

fn source(file: &str) -> &'static str {
    FILES.iter().find(|(name, _)| *name == file).expect("the file is listed").1
}

/// The body of the test whose name begins like this; text that only looks like a test is rejected.
fn body<'a>(text: &'a str, function: &str) -> Option<&'a str> {
    let mut found = text.split("#[test]\nfn ").skip(1).filter(|test| test.starts_with(function));
    let body = found.next()?;
    found.next().is_none().then(|| body.split("\n}\n").next().unwrap_or_default())
}

/// True if a text names the card, not as a part of a longer name.
fn names(text: &str, card: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let constant = card.to_uppercase();
    text.split(|c| !part(c)).any(|word| word == card || word == constant)
}

#[test]
fn every_card_has_a_test_where_it_bites_and_one_where_it_must_not() {
    let listed: Vec<String> = TESTS.iter().map(|(card, ..)| (*card).to_owned()).collect();
    let cards: Vec<String> = Card::played().map(|card| card.to_string()).collect();
    assert_eq!(listed, cards, "each card once, in the order of the tables");
    for (card, bites, spares) in TESTS {
        assert_ne!(bites, spares, "{card}: a test of both cases is marked as such");
        let tests = [*bites, *spares].into_iter().filter(|test| *test != BOTH);
        for test in tests {
            let (file, function) = test.split_once("::").unwrap();
            let body = body(source(file), function);
            let body = body.unwrap_or_else(|| panic!("{card}: {test} is not one test"));
            assert!(names(body, card), "{card}: {test} does not play it");
            let cases = body.matches("assert").count();
            assert!(*spares != BOTH || cases > 1, "{card}: {test} has one case");
        }
    }
}

#[test]
fn the_search_for_tests_can_fail() {
    let text = "#[test]\nfn one_a() {\n    abbey_brewery\n}\n\nfn two() {\n    abbey\n}\n";
    let one = body(text, "one").unwrap();
    assert!(names(one, "abbey_brewery") && !names(one, "abbey"));
    assert_eq!(body(text, "two"), None, "no test");
    assert_eq!(body(&text.repeat(2), "one"), None, "two tests");
}

#[test]
fn all_examples_are_tests() {
    for number in 1..=139 {
        let name = format!("fn example_{number}_");
        let count = FILES.iter().filter(|(_, text)| text.contains(&name)).count();
        assert_eq!(count, 1, "example {number}");
    }
}

#[test]
fn a_card_of_another_back_is_the_same_but_for_its_back_and_its_copies() {
    let again: Vec<Card> = Card::all().filter(|card| card.row().same != Card::NONE).collect();
    assert_eq!(
        again.len(),
        16,
        "eleven of the base set, two with older backs, both chapels, brigands"
    );
    for card in again {
        let (row, same) = (card.row(), card.name().row());
        let bare =
            Row { key: same.key, set: same.set, same: same.same, copies: same.copies, ..*row };
        let alike = Row { abilities: &[], ..bare } == Row { abilities: &[], ..*same };
        assert!(alike, "{card}");
        assert!(card.is_in(card.name().of_name()) && card.name().is_in(card.of_name()), "{card}");
        assert_eq!(card.name().name(), card.name());
    }
    assert_eq!(Card::CHAPEL_HIGH.name(), Card::CHAPEL_LOW);
    assert!(!Card::ABBEY.is_in(Card::STOREHOUSE.of_name()));
}

#[test]
fn keys_are_words_of_their_own() {
    let keys: BTreeSet<&str> = Card::all().map(|card| card.row().key).collect();
    assert_eq!(keys.len(), Card::all().count());
    for card in Card::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert!(!card.row().key.is_empty());
        assert!(card.row().key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'));
    }
}

#[test]
fn a_row_s_parts_fit_its_kind() {
    for card in Card::played() {
        let Row { kind, sides, site, copies, abilities, .. } = card.row();
        let placed = !matches!(kind, CardKind::Neutral | CardKind::Attack | CardKind::Event);
        assert_eq!(placed, !sides.is_empty(), "{card}");
        let nowhere = *site == principality::games::princes::row::Site::Hand;
        assert_eq!(placed, !nowhere, "{card}");
        assert!(copies[0] >= copies[1], "{card}");
        let event = *kind == CardKind::Event;
        assert!(placed || !abilities.is_empty() && (event || card.row().is_action()), "{card}");
        let played =
            abilities.iter().any(|effect| matches!(effect, Ability::Play(_) | Ability::Each(_)));
        assert!(!placed || !played, "{card}");
    }
}
