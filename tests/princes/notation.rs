//! The notation of records, and actions as JSON.

use principality::games::princes::Action;

/// Every form in the table of the notation.
const FORMS: &str = "roll|brigitta 4|road left|settlement right top|up G3|settlement right scout\
    |scout G3 O4|city -1|build church +1u -|build ship_G -1d ship-L|build church +1u michael-BO\
    |build brigand_camp *r0 -|play relocation G6 W4|play trade_monopoly G 2|use abbey_brewery 3\
    |use siward stack 1|use siward events|use siward hand|trade bank G O5|trade large W4 A1\
    |trade light:+1u G O5|trade light:+1u W4 A1|trade wagon LBW G6|move G6 G3 2|remove abbey@+1u|end\
    |gain W4|pay L2|demand G|give G6|draw 3|under scout 1|take abbey|exchange scout 1|search 2\
    |name abbey@+1u|lose abbey@+1u|put +1u|offer austin@-3d|reward triumph|takeover +1u|decline\
    |play hergild G|play relocation abbey@+1u inga@-1d|use commercial_harbor paper_residence|lay G6\
    |reward resources|choose W|trade ship G O5|trade miller G6 O5|trade mill G6 O5|trade favour G O5\
    |trade post W4 A1|build triumph marker -|build commercial_metropolis c1 -|play gero\
    |set gold|reiner_herald|brigitta_p 4|build gold_cache G6 -|build merchant_guild +1u crane-W\
    |build inga -1d drill-O|play brigands_t G6 2|play brigands_g A0 1|play doctor bath_house@+1u\
    |play guido archer|trade mint:+1u A G6|gain A0|pay A0|give A0|burn abbey@-1u|ransom|sebastian";

#[test]
fn every_form_of_the_notation_reads_back() {
    for text in FORMS.split('|') {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("{text}"));
        assert_eq!(action.to_string(), text);
    }
}

#[test]
fn other_texts_are_no_actions() {
    let wrong = [
        "",
        "roll ",
        " roll",
        "road up",
        "city 0",
        "city 13",
        "gain G2",
        "build church +1u",
        "build church 1u -",
        "build church +1u michael-BOOB",
        "build church +1u michael-A",
        "build church +1u michael-OB",
        "trade bank GG O5",
        "trade wagon LB G6",
        "brigitta +4",
        "use siward stack",
        "lose abbey",
        "play church@+1u",
        "under scout",
        "gain -",
        "trade large - A1",
        "use abbey_brewery - W4",
        "draw 03",
        "set base-set",
        "trade mint:+1u G O5",
        "build inga -1d mint-O",
        "scout 4",
    ];
    for text in wrong {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

#[test]
#[cfg(feature = "json")]
fn actions_are_flat_objects_with_the_words_of_the_notation() {
    let json = |text: &str| serde_json::to_value(text.parse::<Action>().unwrap()).unwrap();
    let wanted =
        serde_json::json!({"kind": "build", "card": "ship_G", "at": "-1d", "saving": "ship-L"});
    assert_eq!(json("build ship_G -1d ship-L"), wanted);
    assert_eq!(json("gain W4"), serde_json::json!({"kind": "gain", "region": "W4"}));
    for text in FORMS.split('|') {
        let value = json(text);
        let back: Action =
            serde_json::from_value(value.clone()).unwrap_or_else(|why| panic!("{value}: {why}"));
        assert_eq!(back.to_string(), text);
    }
}
