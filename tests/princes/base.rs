//! Heroes of the base set, as printed.

use super::table::Table;
use principality::games::princes::modes::Mode;

#[test]
fn heroes_have_strength_and_skill_and_cost_what_is_printed() {
    let heroes = [
        ("austin", "G6=1 O5=1", 1, 2),
        ("harald", "G6=1 O5=1", 2, 1),
        ("inga", "G6=1 O5=1 W4=1", 1, 3),
        ("osmund", "G6=1 O5=1 W4=1", 2, 2),
        ("candamir", "G6=1 O5=1 W4=2", 4, 1),
        ("siglind", "G6=1 O5=1 W4=2", 2, 3),
    ];
    for (hero, price, strength, skill) in heroes {
        let game = Table::act(Mode::Introductory).hand(0, hero).only(0, price);
        let game = game.then(&format!("build {hero} +1d -"));
        let total = game.state.total(0);
        assert_eq!((total.strength, total.skill, game.stores(0)), (strength, skill, 0), "{hero}");
        let poor = Table::act(Mode::Introductory).hand(0, hero).only(0, "G6=3 O5=0 W4=3");
        assert!(!poor.offers("build"), "{hero} without ore");
    }
}

#[test]
fn inga_or_siglind_brings_no_celebration_where_the_other_one_s_skill_is_more() {
    for (own, theirs) in [("inga", "siglind@-1u harald@+1u"), ("siglind", "inga@-1u osmund@+1u")] {
        let game = Table::act(Mode::Introductory).put(0, &format!("{own}@-1u")).put(1, theirs);
        let game = game.face(3);
        assert_eq!(game.decider(), 1, "{own} has less");
        let game = game.then("gain L3");
        assert!(game.can("end") && game.stores(0) == 0, "{own} gains nothing");
    }
}
