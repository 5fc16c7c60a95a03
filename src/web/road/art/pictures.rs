//! Symbols of Road in the sprite.

use crate::games::road::cards::{EventCard, Metropolis, Resource, Special};
use crate::games::road::purchase::Purchase;
use crate::web::ui::text::Icon;

/// The name of a card's face in keys, the same for all metropolises.
pub const fn face(card: Purchase) -> &'static str {
    match card {
        Purchase::Road => "road",
        Purchase::Settlement => "settlement",
        Purchase::City => "city",
        Purchase::Knight => "knight",
        _ => "metropolis",
    }
}

/// Class of a card's colour.
pub const fn build_class(card: Purchase) -> &'static str {
    match card {
        Purchase::Road => "k-road",
        Purchase::Settlement => "k-settlement",
        Purchase::City => "k-city",
        Purchase::Knight => "k-knight",
        _ => "k-metropolis",
    }
}

/// Picture of a card.
pub const fn scene(card: Purchase) -> Icon {
    match card {
        Purchase::Road => "sc-road",
        Purchase::Settlement => "sc-settlement",
        Purchase::City => "sc-city",
        Purchase::Knight => "sc-knight",
        _ => "sc-metropolis",
    }
}

/// Figure of a card, for small cards and the log.
pub const fn figure(card: Purchase) -> Icon {
    match card {
        Purchase::Road => "c-road",
        Purchase::Settlement => "c-settlement",
        Purchase::City => "c-city",
        Purchase::Knight => "c-knight",
        _ => "c-metropolis",
    }
}

/// Shield with a card's points.
pub const fn points_sign(card: Purchase) -> Option<Icon> {
    match card {
        Purchase::Road | Purchase::Knight => None,
        Purchase::Settlement => Some("vp-1"),
        Purchase::City => Some("vp-2"),
        _ => Some("vp-3"),
    }
}

/// Symbol of a metropolis of side B.
pub const fn metropolis_sign(card: Metropolis) -> Icon {
    match card {
        Metropolis::Roads => "m-roads",
        Metropolis::Route => "m-route",
        Metropolis::Knights => "m-knights",
        Metropolis::Army => "m-army",
    }
}

/// Name of a metropolis of side B, in keys.
pub const fn metropolis_key(card: Metropolis) -> &'static str {
    match card {
        Metropolis::Roads => "roads",
        Metropolis::Route => "route",
        Metropolis::Knights => "knights",
        Metropolis::Army => "army",
    }
}

/// Figure of a special card.
pub const fn special_icon(card: Special) -> Icon {
    match card {
        Special::Route => "s-route",
        Special::Army => "s-army",
    }
}

/// Name of a special card, in keys and classes.
pub const fn special_key(card: Special) -> &'static str {
    match card {
        Special::Route => "route",
        Special::Army => "army",
    }
}

/// Figure of a resource.
pub const fn resource_icon(kind: Resource) -> Icon {
    match kind {
        Resource::Brick => "r-brick",
        Resource::Wood => "r-wood",
        Resource::Wool => "r-wool",
        Resource::Grain => "r-grain",
        Resource::Ore => "r-ore",
    }
}

/// Class of a resource's colour.
pub const fn resource_class(kind: Resource) -> &'static str {
    resource_icon(kind)
}

/// Tiny resource card.
pub const fn pip(kind: Resource) -> Icon {
    match kind {
        Resource::Brick => "p-brick",
        Resource::Wood => "p-wood",
        Resource::Wool => "p-wool",
        Resource::Grain => "p-grain",
        Resource::Ore => "p-ore",
    }
}

/// Figure of an event.
pub const fn event_icon(card: EventCard) -> Icon {
    match card {
        EventCard::Robber => "e-robber",
        EventCard::Donation => "e-donation",
        EventCard::HarvestFestival => "e-harvest",
        EventCard::Subsidy => "e-subsidy",
        EventCard::NewYear => "e-newyear",
    }
}

/// Name of an event, in keys.
pub const fn event_class(card: EventCard) -> &'static str {
    match card {
        EventCard::Robber => "robber",
        EventCard::Donation => "donation",
        EventCard::HarvestFestival => "harvest",
        EventCard::Subsidy => "subsidy",
        EventCard::NewYear => "newyear",
    }
}

/// Picture of an event.
pub const fn event_scene(card: EventCard) -> Icon {
    match card {
        EventCard::Robber => "sc-robber",
        EventCard::Donation => "sc-donation",
        EventCard::HarvestFestival => "sc-harvest",
        EventCard::Subsidy => "sc-subsidy",
        EventCard::NewYear => "sc-newyear",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_in_the_sprite() {
        let sprite = concat!(
            include_str!("../../../../static/symbols/road.svg"),
            include_str!("../../../../static/symbols/pieces.svg")
        );
        let has = |id: &str| assert!(sprite.contains(&format!("<symbol id=\"{id}\"")), "{id}");
        for card in Purchase::ALL {
            has(scene(card));
            has(figure(card));
            points_sign(card).into_iter().for_each(has);
        }
        for kind in Resource::ALL {
            has(resource_icon(kind));
            has(pip(kind));
        }
        for card in EventCard::ALL {
            has(event_icon(card));
            has(event_scene(card));
        }
        Metropolis::ALL.into_iter().map(metropolis_sign).for_each(has);
        Special::ALL.into_iter().map(special_icon).for_each(has);
        ["back-res", "back-build", "back-event", "mile", "mile-end"].into_iter().for_each(has);
    }
}
