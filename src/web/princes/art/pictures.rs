//! Icons and colours of cards, regions, resources and dice.

use crate::games::princes::card::{Card, Set};
use crate::games::princes::kinds::Kind;
use crate::games::princes::row::{CardKind, Passive, Points, Row, Site};
use crate::web::ui::text::Icon;
use std::sync::LazyLock;

static PICTURES: LazyLock<Vec<String>> =
    LazyLock::new(|| Card::all().map(|card| format!("pr-{}", drawn(card).row().key)).collect());

/// The card whose picture is used: cards of one name share a picture, but a chapel shows its numbers.
fn drawn(card: Card) -> Card {
    if card == Card::CHAPEL_HIGH { card } else { card.name() }
}

/// A card's picture, or its back's.
#[must_use]
pub fn picture(card: Card) -> Icon {
    match PICTURES.get(usize::from(card.0)) {
        Some(id) => id.as_str(),
        None => back(card),
    }
}

/// The picture of a back.
#[must_use]
pub fn back(card: Card) -> Icon {
    match Set::ALL.into_iter().find(|set| Card::back(*set) == card) {
        Some(set) => back_of(set),
        None => "bk-event",
    }
}

/// The back of a set.
#[must_use]
pub const fn back_of(set: Set) -> Icon {
    match set {
        Set::Base => "bk-base",
        Set::Intrigue => "bk-intrigue",
        Set::Merchants => "bk-merchants",
        Set::Barbarians => "bk-barbarians",
        Set::Gold => "bk-gold",
        Set::Turmoil => "bk-turmoil",
        Set::Progress => "bk-progress",
    }
}

/// The style class of a card's family, which sets its colours.
#[must_use]
pub fn family(row: &Row) -> &'static str {
    match row.kind {
        CardKind::Event => "f-event",
        CardKind::Attack => "f-attack",
        CardKind::Neutral => "f-action",
        CardKind::Hero | CardKind::Unit => "f-hero",
        CardKind::TradeShip | CardKind::Ship => "f-ship",
        CardKind::Site | CardKind::Marker => "f-special",
        CardKind::Metropolis => "f-city",
        CardKind::Building if matches!(row.site, Site::City | Site::On(_)) => "f-city",
        CardKind::Building => "f-site",
    }
}

/// The sign of a card's kind of place; none for cards that are played.
#[must_use]
pub const fn place(row: &Row) -> Option<Icon> {
    match row.site {
        Site::Hand | Site::Beside => None,
        Site::Anywhere => Some("pl-S"),
        Site::City | Site::On(_) | Site::Metropolis => Some("pl-C"),
        Site::Road | Site::RoadBesideCity => Some("pl-R"),
        Site::Region(_) | Site::AnyRegion => Some("pl-L"),
    }
}

/// The picture of a resource.
#[must_use]
pub const fn resource(kind: Kind) -> Icon {
    match kind {
        Kind::Lumber => "r-wood",
        Kind::Brick => "r-brick",
        Kind::Wool => "r-wool",
        Kind::Grain => "r-grain",
        Kind::Ore => "r-ore",
        Kind::Gold => "r-gold",
    }
}

/// The picture of the regions of a kind, and their style class.
#[must_use]
pub const fn land(kind: Kind) -> (Icon, &'static str) {
    match kind {
        Kind::Lumber => ("pr-forest", "rg-wood"),
        Kind::Brick => ("pr-hills", "rg-brick"),
        Kind::Wool => ("pr-pasture", "rg-wool"),
        Kind::Grain => ("pr-fields", "rg-grain"),
        Kind::Ore => ("pr-mountains", "rg-ore"),
        Kind::Gold => ("pr-goldfield", "rg-gold"),
    }
}

/// The four kinds of points besides victory points: medallion, plain sign and number.
#[must_use]
pub const fn points(points: Points) -> [(Icon, Icon, u8); 4] {
    let Points { strength, skill, commerce, progress, .. } = points;
    [
        ("pt-strength", "ps-strength", strength),
        ("pt-skill", "ps-skill", skill),
        ("pt-commerce", "ps-commerce", commerce),
        ("pt-progress", "ps-progress", progress),
    ]
}

/// The kind that a card doubles.
#[must_use]
pub fn doubles(row: &Row) -> Option<Kind> {
    row.passives().find_map(|passive| match passive {
        Passive::Double(kind) => Some(kind),
        _ => None,
    })
}

/// A face of the event die.
#[must_use]
pub const fn face(face: u8) -> Icon {
    match face {
        1 => "ed-brigand",
        2 => "ed-trade",
        3 => "ed-celebration",
        4 => "ed-harvest",
        _ => "ed-card",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::ui::die_face;
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_card_region_and_sign_has_its_picture() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
        let files = ["symbols/princes.svg", "symbols/pieces.svg"];
        let symbols: String =
            files.iter().map(|file| fs::read_to_string(root.join(file)).unwrap()).collect();
        let mut wanted: Vec<String> = Card::all().map(|card| picture(card).to_owned()).collect();
        for kind in Kind::ALL {
            wanted.extend([resource(kind), land(kind).0].map(str::to_owned));
        }
        wanted.extend(Set::ALL.map(|set| back(Card::back(set)).to_owned()));
        wanted.extend((1..=6).flat_map(|pips| [die_face(pips), face(pips)]).map(str::to_owned));
        wanted.extend(Card::all().filter_map(|card| place(card.row())).map(str::to_owned));
        let signs = points(Points::default());
        wanted.extend(signs.into_iter().flat_map(|(a, b, _)| [a, b]).map(str::to_owned));
        let rest =
            ["pt-victory", "ps-victory", "bk-event", "bk-region", "adv-strength", "adv-trade"];
        wanted.extend(rest.map(str::to_owned));
        let used = ["pr-road", "pr-settlement", "pr-city", "pr-metropolis", "pl-F"];
        wanted.extend(used.map(str::to_owned));
        for id in wanted {
            assert!(symbols.contains(&format!("id=\"{id}\"")), "no picture {id}");
        }
    }
    #[test]
    fn cards_of_one_name_share_a_picture_but_chapels_show_their_numbers() {
        assert_eq!(picture(Card::STOREHOUSE_G), picture(Card::STOREHOUSE));
        assert_eq!(picture(Card::BRIGANDS_T), picture(Card::BRIGANDS_G));
        assert_ne!(picture(Card::CHAPEL_LOW), picture(Card::CHAPEL_HIGH));
    }

    #[test]
    fn pictures_have_no_styles_of_their_own_which_the_policy_of_the_page_blocks() {
        let sprite = include_str!("../../../../static/symbols/princes.svg");
        assert!(!sprite.contains("style="));
    }
}
