//! Names of cards, resources, regions, places and conditions.

use crate::engine::total::At;
use crate::games::princes::State;
use crate::games::princes::card::{Card, Class, Set};
use crate::games::princes::kinds::{Amounts, Kind, KindSet, Region};
use crate::games::princes::place::{Place, Spot};
use crate::games::princes::realm::Centre;
use crate::games::princes::row::{CardKind, Measure, Need, Row, Site};
use crate::games::princes::state::other;
use crate::games::princes::step::Why;
use crate::web::words::{Arg, Words};

/// A text as a value in a sentence.
pub fn arg(text: String) -> Arg {
    Arg::Text(text)
}

/// The key of a card's wording: its own, or that of its name.
fn key_of(words: &Words, card: Card) -> String {
    let key = |card: Card| format!("princes-card-{}", card.row().key);
    let own = key(card);
    if words.has(&own) { own } else { key(card.name()) }
}

/// A card's name; of a back, "a card".
pub fn card(words: &Words, card: Card) -> String {
    match card.is_some() {
        true => words.t(&key_of(words, card)),
        false => words.t("princes-some-card"),
    }
}

/// A card on top of another: "Town Hall on Parish Hall".
pub fn upon(words: &Words, top: Card, below: Card) -> String {
    let args = [("card", arg(card(words, top))), ("below", arg(card(words, below)))];
    words.say("princes-card-upon", &args)
}

/// The key of a set's name.
pub fn set_key(set: Set) -> String {
    format!("princes-set-{}", set.key())
}

/// The key of a set's description.
pub fn set_say_key(set: Set) -> String {
    format!("princes-set-{}-say", set.key())
}

/// A card's name as printed, if the table shortens it.
pub fn full(words: &Words, of: Card) -> String {
    with_attribute(words, of, "full")
}

/// The name of cards that show individual values: "Chapel".
fn common(words: &Words, of: Card) -> String {
    with_attribute(words, of, "any")
}

/// An attribute of a card's name, or the name if it has none.
fn with_attribute(words: &Words, of: Card, attribute: &str) -> String {
    let key = format!("{}.{attribute}", key_of(words, of));
    if words.has(&key) { words.t(&key) } else { card(words, of) }
}

/// A card's effect in a few words, or all of it if it has none.
pub fn brief(words: &Words, card: Card) -> String {
    let key = format!("{}.brief", key_of(words, card));
    if words.has(&key) { words.t(&key) } else { effect(words, card) }
}

/// A card's effect.
pub fn effect(words: &Words, card: Card) -> String {
    words.t(&format!("{}-help", key_of(words, card)))
}

const fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Lumber => "lumber",
        Kind::Brick => "brick",
        Kind::Wool => "wool",
        Kind::Grain => "grain",
        Kind::Ore => "ore",
        Kind::Gold => "gold",
    }
}

/// A kind of resource.
pub fn kind(words: &Words, kind: Kind) -> String {
    words.t(&format!("princes-kind-{}", kind_key(kind)))
}

/// An amount of a kind: "2 ore".
pub fn some(words: &Words, of: Kind, count: u8) -> String {
    words.say("princes-amount", &[("count", count.into()), ("kind", arg(kind(words, of)))])
}

/// Amounts as a list: "2 ore and 1 gold".
pub fn amounts(words: &Words, amounts: &Amounts) -> String {
    let held = Kind::ALL.into_iter().zip(amounts).filter(|(_, count)| **count > 0);
    let texts: Vec<String> = held.map(|(kind, count)| some(words, kind, *count)).collect();
    words.list(&texts)
}

/// A choice of kinds: "ore or gold", "any kind".
pub fn kinds(words: &Words, set: KindSet) -> String {
    if set == KindSet::ANY {
        return words.t("princes-any-kind");
    }
    if set == KindSet::NOT_GOLD {
        return words.t("princes-not-gold");
    }
    either(words, set.iter().map(|of| kind(words, of)).collect())
}

/// "a, b or c".
pub fn either(words: &Words, mut texts: Vec<String>) -> String {
    let Some(last) = texts.pop() else { return String::new() };
    if texts.is_empty() {
        return last;
    }
    words.say("princes-either", &[("rest", arg(texts.join(", "))), ("last", arg(last))])
}

/// The name of a kind's regions.
pub fn land(words: &Words, kind: Kind) -> String {
    words.t(&format!("princes-land-{}", kind_key(kind)))
}

/// A region: "forest 2"; the store of a cache by its card.
pub fn region(words: &Words, region: Region) -> String {
    if region == Region::CACHE {
        return card(words, Card::GOLD_CACHE);
    }
    let name = land(words, region.kind());
    words.say("princes-region", &[("land", arg(name)), ("number", region.number().into())])
}

/// A place from a seat's view: "above settlement 2".
pub fn place(words: &Words, state: &State, seat: u8, at: Place) -> String {
    let whose = if at.is_abroad() { other(seat) } else { seat };
    let first = usize::from(state.realm(whose).first);
    let number = |place: usize| Arg::Number((place + 1).saturating_sub(first) as u32);
    let built = |at: usize| {
        let key = match state.realm(whose).centres.at(at) {
            Centre::Metropolis => "princes-place-metropolis",
            Centre::City => "princes-place-city",
            Centre::Settlement | Centre::Nothing => "princes-place-settlement",
        };
        words.say(key, &[("number", number(at))])
    };
    let said = match at.spot() {
        Some(Spot::Half(centre, row)) => {
            let key = if row == 0 { "princes-place-above" } else { "princes-place-below" };
            words.say(key, &[("centre", arg(built(centre)))])
        }
        Some(Spot::Region(land)) => {
            words.say("princes-place-region", &[("region", arg(region(words, land)))])
        }
        Some(Spot::Road(road)) => words.say("princes-place-road", &[("number", number(road))]),
        Some(Spot::Centre(centre)) => built(centre),
        Some(Spot::Marker) | None => words.t("princes-place-marker"),
    };
    match at.is_abroad() {
        true => words.say("princes-place-abroad", &[("place", arg(said))]),
        false => said,
    }
}

/// The reason for an event.
pub fn why(words: &Words, because: Why) -> String {
    match because {
        Why::Card(of) | Why::Build(of) => card(words, of),
        Why::Setup => words.t("princes-why-setup"),
        Why::Production => words.t("princes-why-production"),
        Why::Brigands => words.t("princes-why-brigands"),
        Why::TradeDie => words.t("princes-why-trade-die"),
        Why::Celebration => words.t("princes-why-celebration"),
        Why::Harvest => words.t("princes-why-harvest"),
        Why::Centre => words.t("princes-why-centre"),
        Why::Trade => words.t("princes-why-trade"),
        Why::Hand => words.t("princes-why-hand"),
        Why::Exchange => words.t("princes-why-exchange"),
    }
}

/// A card's kind: "Hero", "City building".
pub fn family(words: &Words, row: &Row) -> String {
    words.t(match row.kind {
        CardKind::Building if matches!(row.site, Site::City | Site::On(_)) => "princes-family-city",
        CardKind::Building => "princes-family-building",
        CardKind::Hero => "princes-family-hero",
        CardKind::TradeShip => "princes-family-trade-ship",
        CardKind::Ship => "princes-family-ship",
        CardKind::Unit => "princes-family-unit",
        CardKind::Site => "princes-family-site",
        CardKind::Neutral => "princes-family-action",
        CardKind::Attack => "princes-family-attack",
        CardKind::Event => "princes-family-event",
        CardKind::Metropolis => "princes-family-metropolis",
        CardKind::Marker => "princes-family-marker",
    })
}

/// A card's kind of place; empty for cards that are played.
pub fn site(words: &Words, row: &Row) -> String {
    let said = match row.site {
        Site::Hand => return String::new(),
        Site::Anywhere => words.t("princes-site-anywhere"),
        Site::City => words.t("princes-site-city"),
        Site::Road => words.t("princes-site-road"),
        Site::RoadBesideCity => words.t("princes-site-road-city"),
        Site::AnyRegion => words.t("princes-site-any-region"),
        Site::Region(kind) => words.say("princes-site-region", &[("land", arg(land(words, kind)))]),
        Site::On(below) => words.say("princes-site-on", &[("card", arg(card(words, below)))]),
        Site::Metropolis => words.t("princes-site-metropolis"),
        Site::Beside => words.t("princes-site-beside"),
    };
    match row.foreign {
        true => words.say("princes-site-foreign", &[("place", arg(said))]),
        false => said,
    }
}

const fn class_key(class: Class) -> &'static str {
    match class {
        Class::Building => "building",
        Class::Unit => "unit",
        Class::Hero => "hero",
        Class::Heroine => "heroine",
        Class::TradeShip => "trade-ship",
        Class::CommonShip => "common-ship",
        Class::Ship => "ship",
        Class::Residence => "residence",
        Class::StrongUnit => "strong-unit",
        Class::Rioter => "rioter",
    }
}

/// A number of cards of a class: "2 trade ships".
pub fn class(words: &Words, of: Class, count: u8) -> String {
    words.say(&format!("princes-class-{}", class_key(of)), &[("count", count.into())])
}

/// A condition: "Church or Abbey", "2 trade ships"; empty for none.
pub fn need(words: &Words, need: &Need) -> String {
    match need {
        Need::Card(of) => common(words, *of),
        Need::Not(other) => self::need(words, other),
        Need::All(all) => {
            let texts: Vec<String> = all.iter().map(|one| self::need(words, one)).collect();
            words.list(&texts)
        }
        Need::Any(any) => either(words, any.iter().map(|one| self::need(words, one)).collect()),
        Need::Least(measure, least) => measured(words, *measure, *least),
    }
}

/// The sentences of a condition: required parts by `has`, excluded ones by `has_not`; each is the key of a
/// sentence with a variable `what`.
pub fn need_sentences(words: &Words, need: &Need, has: &str, has_not: &str) -> Vec<String> {
    let parts = match need {
        Need::All(all) => *all,
        one => core::slice::from_ref(one),
    };
    let (not, must): (Vec<&Need>, Vec<&Need>) =
        parts.iter().partition(|part| matches!(part, Need::Not(_)));
    let sentence = |(key, parts): (&str, Vec<&Need>)| {
        let texts: Vec<String> = parts.iter().map(|part| self::need(words, part)).collect();
        let texts: Vec<String> = texts.into_iter().filter(|text| !text.is_empty()).collect();
        (!texts.is_empty()).then(|| words.say(key, &[("what", arg(words.list(&texts)))]))
    };
    [(has, must), (has_not, not)].into_iter().filter_map(sentence).collect()
}

fn measured(words: &Words, measure: Measure, least: u8) -> String {
    let key = match measure {
        Measure::Of(of) => return class(words, of, least),
        Measure::Commerce => "princes-need-commerce",
        Measure::Residence => "princes-need-residence",
        Measure::Triumph => "princes-need-triumph",
        Measure::Resources => "princes-need-resources",
        Measure::Gold => "princes-need-gold",
        Measure::ForeignBuildings => "princes-need-foreign",
        Measure::ShipLead => "princes-need-ship-lead",
        Measure::Room => "princes-need-room",
        Measure::Hand => "princes-need-hand",
        Measure::FreeRoads => "princes-need-road",
        Measure::FreeRoadsBesideCities => "princes-need-road-city",
        Measure::FreeCitySites => "princes-need-city-site",
        Measure::Cities => "princes-need-city",
        Measure::TradeAdvantage => "princes-need-advantage",
        Measure::TriumphCard => "princes-need-triumph-card",
        Measure::StrengthAdvantage => "princes-need-strength-advantage",
        Measure::Progress => "princes-need-progress",
        Measure::PirateShips => "princes-need-pirate-ships",
        Measure::StrongUnits => return class(words, Class::StrongUnit, least),
        Measure::StrongHeroes => "princes-need-strong-heroes",
        Measure::Discards => "princes-need-discards",
        Measure::Burnable => "princes-need-burnable",
        Measure::Behind => "princes-need-behind",
        Measure::CityParishHall => "princes-need-city-parish-hall",
    };
    words.say(key, &[("count", least.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Quiet};
    use crate::engine::seed::Seed;
    use crate::games::princes::{Options, Princes};
    use crate::web::words::Language;
    use crate::web::words::tests::real_of;

    #[test]
    fn every_card_says_its_name_effect_kind_place_and_needs_in_both_languages() {
        for language in Language::ALL {
            let words = real_of(language, "princes");
            for of in Card::all() {
                let row = of.row();
                let said = [
                    card(&words, of),
                    effect(&words, of),
                    family(&words, row),
                    site(&words, row),
                    need(&words, &row.needs),
                    need(&words, &row.needs_opponent),
                ];
                for text in said {
                    assert!(!text.contains("princes-"), "{of}: {text}");
                }
                assert!(effect(&words, of).len() > 20, "{of}");
            }
        }
    }

    #[test]
    fn a_place_is_named_by_what_stands_there() {
        let words = real_of(Language::English, "princes");
        let options = Options::default();
        let mut state = Princes::start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
        let said = |state: &State, at| place(&words, state, 0, at);
        assert_eq!(said(&state, Place::half(5, 0)), "above settlement 1");
        state.edit().realm(0).centres[5] = Centre::City;
        assert_eq!(said(&state, Place::half(5, 1)), "below city 1");
        assert_eq!(said(&state, Place::centre(5)), "city 1");
    }

    #[test]
    fn conditions_read_as_sentences_do() {
        let words = real_of(Language::English, "princes");
        let see = need(&words, &Card::MISSIONARY.row().needs);
        assert_eq!(see, "Church or Bishop’s See");
        assert_eq!(need(&words, &Card::GERO.row().needs), "2 trade ships");
        let abbey = &Card::ABBEY.row().needs;
        let said = need_sentences(&words, abbey, "princes-needs", "princes-needs-not");
        assert_eq!(said, ["Not together with: Master of the Brotherhood."]);
        assert_eq!(need(&words, &Card::INGA.row().needs), "");
        let guido =
            "Town Hall or fewer victory points than your opponent and a card in the discard pile";
        assert_eq!(need(&words, &Card::GUIDO.row().needs), guido);
    }

    #[test]
    fn cards_of_one_name_share_their_words_but_a_chapel_says_its_numbers() {
        let words = real_of(Language::English, "princes");
        for (reprint, first) in [
            (Card::STOREHOUSE_G, Card::STOREHOUSE),
            (Card::RELOCATION_B, Card::RELOCATION),
            (Card::PIRATE_SHIP, Card::PIRATE_SHIP_M),
            (Card::BRIGANDS_T, Card::BRIGANDS_G),
        ] {
            assert_eq!(card(&words, reprint), card(&words, first));
            assert_eq!(full(&words, reprint), full(&words, first));
            assert_eq!(effect(&words, reprint), effect(&words, first));
        }
        assert_eq!(card(&words, Card::CHAPEL_HIGH), "Chapel 4–6");
        assert_eq!(need(&words, &Need::Card(Card::CHAPEL_LOW)), "Chapel");
    }
}
