//! All rows: each has its keys, its numbers, and tests for cases in which it applies and in which it must not.

use principality::games::princes::card::Card;
use principality::games::princes::row::{Ability, CardKind, Row};
use std::collections::BTreeSet;

/// A card, a test in which it applies, and one in which it must not; tests are named by file and function.
/// Cards with points alone share tests.
const TESTS: &[(&str, &str, &str)] = &[
    ("abbey", "turn::example_37", "building::example_7"),
    ("marketplace", "turn::example_10", "turn::example_10"),
    ("parish_hall", "turn::example_39", "turn::example_39"),
    ("storehouse", "brigands::example_14", "brigands::example_14"),
    ("toll_bridge", "turn::example_18", "turn::example_18"),
    ("brick_factory", "turn::every_booster", "turn::every_booster"),
    ("grain_mill", "turn::example_9", "turn::example_9"),
    ("iron_foundry", "turn::every_booster", "turn::every_booster"),
    ("lumber_camp", "turn::every_booster", "turn::every_booster"),
    ("weavers_shop", "turn::every_booster", "turn::every_booster"),
    ("large_trade_ship", "trading::example_22", "trading::example_22"),
    ("ship_A", "trading::every_trade_ship", "trading::every_trade_ship"),
    ("ship_O", "trading::every_trade_ship", "trading::every_trade_ship"),
    ("ship_G", "trading::example_20", "trading::every_trade_ship"),
    ("ship_L", "trading::every_trade_ship", "trading::every_trade_ship"),
    ("ship_B", "trading::every_trade_ship", "trading::every_trade_ship"),
    ("ship_W", "trading::every_trade_ship", "trading::every_trade_ship"),
    ("austin", "turn::example_35", "building::example_6"),
    ("harald", "turn::example_35", "turn::example_35"),
    ("inga", "turn::example_17", "base::inga_or_siglind"),
    ("osmund", "base::heroes", "base::heroes"),
    ("candamir", "base::heroes", "base::heroes"),
    ("siglind", "base::heroes", "base::inga_or_siglind"),
    ("brigitta", "turn::example_12", "turn::example_12"),
    ("relocation", "trading::relocation_swaps", "trading::relocation_swaps"),
    ("scout", "building::example_5", "building::example_5"),
    ("merchant_caravan", "trading::example_28", "trading::example_28"),
    ("goldsmith", "trading::the_goldsmith", "trading::the_goldsmith"),
    ("yule", "events::example_34", "events::no_event_but_yule"),
    ("invention", "events::example_30", "events::example_30"),
    ("year_of_plenty", "events::example_30", "events::example_30"),
    ("feud", "events::example_31", "events::a_feud_lets"),
    ("fraternal_feuds", "events::example_32", "events::example_32"),
    ("traveling_merchant", "events::example_33", "events::example_33"),
    ("trade_ships_race", "events::example_33", "events::example_33"),
    ("bishop", "intrigue::example_41", "intrigue::example_41"),
    ("michael", "intrigue::example_45", "intrigue::example_45"),
    ("missionary", "intrigue::example_42", "intrigue::the_missionary_s"),
    ("norn_priestess", "intrigue::the_norn", "intrigue::the_norn"),
    ("odins_priest", "intrigue::example_44", "intrigue::example_44"),
    ("red_light_tavern", "intrigue::example_46", "intrigue::the_tavern_weakens"),
    ("abbey_brewery", "intrigue::the_brewery", "intrigue::the_brewery"),
    ("reiner_miller", "intrigue::example_26", "intrigue::example_26"),
    ("great_thing", "intrigue::a_great_thing", "intrigue::a_great_thing"),
    ("odins_fountain", "turn::example_39", "turn::example_39"),
    ("pilgrimage_site", "intrigue::after_a_dispute", "intrigue::the_pilgrimage"),
    ("godfrey", "intrigue::godfrey_looks", "intrigue::godfrey_looks"),
    ("brotherhood_master", "intrigue::example_43", "intrigue::example_43"),
    ("bishops_see", "intrigue::the_bishops_see", "intrigue::the_bishops_see"),
    ("church", "intrigue::the_temple_draws", "intrigue::a_church_or"),
    ("sacrificial_site", "brigands::a_sacrificial", "intrigue::a_sacrificial"),
    ("odins_temple", "intrigue::the_temple_draws", "intrigue::a_church_or"),
    ("bran", "intrigue::example_42", "intrigue::bran_needs"),
    ("judith", "intrigue::the_temple_draws", "intrigue::the_temple_draws"),
    ("religious_dispute", "intrigue::example_40", "intrigue::a_dispute_spares"),
    ("good_neighbors", "intrigue::example_47", "intrigue::neighbours_bring"),
    ("mendicants", "merchants::mendicants_beg", "merchants::mendicants_take"),
    ("gero", "merchants::gero_and", "merchants::gero_and"),
    ("hergild", "merchants::example_27", "merchants::example_27"),
    ("trade_monopoly", "merchants::the_monopoly", "merchants::the_monopoly"),
    ("maritime_monopoly", "merchants::a_maritime", "merchants::a_maritime"),
    ("tactical_retreat", "merchants::a_retreat", "merchants::a_retreat"),
    ("guild_master", "merchants::gero_and", "merchants::gero_and"),
    ("commercial_metropolis", "merchants::example_49", "merchants::example_49"),
    ("trading_post", "merchants::example_25", "merchants::example_25"),
    ("brigand_camp", "merchants::example_11", "merchants::example_11"),
    ("paper_residence", "merchants::example_48", "merchants::example_48"),
    ("cloth_residence", "merchants::cloth_rises", "merchants::cloth_rises"),
    ("wainwright", "merchants::the_wainwright", "merchants::the_wainwright"),
    ("pirate_ship_m", "merchants::the_pirate", "merchants::the_pirate"),
    ("olaf", "merchants::olaf_takes", "merchants::olaf_takes"),
    ("ship_builder", "merchants::the_ship_builder", "merchants::the_ship_builder"),
    ("master_merchants_alliance", "merchants::example_23", "merchants::example_23"),
    ("commercial_harbor", "merchants::example_50", "merchants::example_50"),
    ("craft_guild", "merchants::example_48", "merchants::example_48"),
    ("lighthouse", "merchants::example_24", "merchants::a_lighthouse_needs"),
    ("trading_station", "merchants::a_trading_station", "merchants::a_trading_station"),
    ("fortunate_voyage", "merchants::a_voyage", "merchants::a_voyage"),
    ("capricious_sea", "merchants::example_51", "merchants::example_51"),
    ("hour_master_merchants", "merchants::the_hour", "merchants::the_hour"),
    ("alliance", "barbarians::allies_gain", "barbarians::allies_gain"),
    ("castellan", "barbarians::the_castellan", "barbarians::the_castellan"),
    ("siegfried", "barbarians::siegfried", "barbarians::siegfried"),
    ("relocation_b", "barbarians::relocation_of", "barbarians::relocation_of"),
    ("hero_contest", "barbarians::example_55", "barbarians::example_55"),
    ("barbarian_stronghold", "barbarians::a_stronghold", "barbarians::a_stronghold"),
    ("border_fortress", "barbarians::example_54", "barbarians::a_border_fortress"),
    ("white_raven", "barbarians::the_raven", "barbarians::the_raven"),
    ("arnd", "barbarians::example_53", "barbarians::arnd_and"),
    ("baroc", "brigands::baroc", "brigands::baroc"),
    ("caravel", "barbarians::the_caravel", "barbarians::arnd_and"),
    ("marie", "barbarians::marie_takes", "barbarians::heroes_of_shrines"),
    ("siward", "barbarians::siward", "barbarians::siward"),
    ("wolfgang", "turn::example_19", "turn::wolfgang_stays"),
    ("castle", "barbarians::example_53", "barbarians::example_53"),
    (
        "secret_brotherhood",
        "barbarians::the_brotherhood_sells",
        "barbarians::the_brotherhood_sells",
    ),
    ("bailiwick", "barbarians::the_brotherhood_sells", "barbarians::the_brotherhood_sells"),
    ("arsenal", "brigands::example_15", "brigands::example_15"),
    ("triumph", "barbarians::example_52", "barbarians::example_52"),
    ("barbarian_attack", "barbarians::who_beats", "barbarians::who_beats"),
    ("barbarian_retreat", "barbarians::a_retreat", "barbarians::a_retreat"),
    ("gold_cache", "gold::example_67", "gold::example_68"),
    ("merchant_guild", "gold::a_guild", "gold::example_80"),
    ("harbor", "gold::example_75", "gold::example_76"),
    ("trading_base", "gold::example_76", "gold::example_76"),
    ("mint", "gold::example_78", "gold::example_78"),
    ("moneylender", "gold::example_77", "gold::example_77"),
    ("salt_silo", "gold::example_75", "gold::example_75"),
    ("staple_house", "gold::the_staple", "gold::the_staple"),
    ("storehouse_g", "gold::cards_of", "gold::cards_of"),
    ("toll_bridge_g", "gold::example_74", "gold::cards_of"),
    ("large_trade_ship_g", "gold::cards_of", "gold::cards_of"),
    ("pirate_ship", "gold::example_87", "gold::example_87"),
    ("merchant", "gold::example_79", "gold::example_79"),
    ("trade_master", "gold::example_80", "gold::example_80"),
    ("gudrun", "gold::example_83", "gold::example_83"),
    ("brigands_g", "gold::example_81", "gold::example_81"),
    ("reiner_herald", "gold::example_84", "gold::example_85"),
    ("goldsmith_g", "gold::cards_of", "gold::cards_of"),
    ("gift_for_prince", "gold::example_86", "gold::example_86"),
    ("traveling_merchant_g", "gold::cards_of", "gold::cards_of"),
    ("trade_ships_race_g", "gold::cards_of", "gold::cards_of"),
    ("lookout_tower", "turmoil::example_90", "turmoil::example_90"),
    ("drill_ground", "turmoil::example_102", "turmoil::example_102"),
    ("heinrich", "turmoil::example_90", "turmoil::example_91"),
    ("irmgard", "turmoil::example_89", "turmoil::example_89"),
    ("carl", "turmoil::units_and", "turmoil::units_and"),
    ("hedge_tavern", "turmoil::example_94", "turmoil::example_94"),
    ("chapel_low", "turmoil::example_98", "turmoil::example_98"),
    ("chapel_high", "turmoil::example_98", "turmoil::example_98"),
    ("fire_brigade", "turmoil::example_93", "turmoil::example_93"),
    ("tithe_barn", "turmoil::example_103", "turmoil::example_103"),
    ("fairgrounds", "turmoil::example_104", "turmoil::example_104"),
    ("festival_hall", "turmoil::units_and", "turmoil::units_and"),
    ("archer", "turmoil::example_88", "turmoil::example_88"),
    ("arsonist", "turmoil::example_92", "turmoil::example_93"),
    ("traitor", "turmoil::example_96", "turmoil::example_96"),
    ("voyage_of_plunder", "turmoil::example_82", "turmoil::example_82"),
    ("brigands_t", "turmoil::brigands_of", "turmoil::brigands_of"),
    ("sebastian", "turmoil::example_100", "turmoil::example_101"),
    ("riots", "turmoil::example_99", "turmoil::example_99"),
    ("feud_t", "turmoil::example_101", "turmoil::example_101"),
    ("fraternal_feuds_t", "turmoil::example_101", "turmoil::example_101"),
    ("university", "progress::example_105", "progress::example_105"),
    ("library", "progress::example_106", "progress::example_106"),
    ("town_hall", "progress::example_107", "progress::example_107"),
    ("parliament", "progress::example_110", "progress::example_110"),
    ("pharmacy", "progress::example_113", "progress::example_113"),
    ("bath_house", "progress::example_112", "progress::example_112"),
    ("building_crane", "progress::example_114", "progress::example_114"),
    ("chief_cannoneer", "progress::example_115", "progress::example_115"),
    ("benjamin", "progress::example_116", "progress::example_116"),
    ("doctor", "progress::example_117", "progress::example_117"),
    ("guido", "progress::example_118", "progress::example_118"),
    ("gustav", "progress::example_118", "progress::example_118"),
    ("mineral_mining", "progress::example_119", "progress::example_119"),
    ("three_field", "progress::example_119", "progress::example_119"),
    ("brigitta_p", "progress::cards_of", "progress::cards_of"),
    ("relocation_p", "progress::cards_of", "progress::example_108"),
    ("plague", "progress::example_111", "progress::example_111"),
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
        for test in [bites, spares] {
            let (file, function) = test.split_once("::").unwrap();
            let body = body(source(file), function);
            let body = body.unwrap_or_else(|| panic!("{card}: {test} is not one test"));
            assert!(names(body, card), "{card}: {test} does not play it");
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
