//! The contents of an enlarged card.

use crate::games::princes::card::Card;
use crate::web::princes::art::Large;
use crate::web::princes::words::names;
use crate::web::ui::text::Text;
use crate::web::words::Words;

/// The contents of an enlarged card that is not in play.
pub fn large_card(words: &Words, card: Card, lack: Text) -> Large {
    let row = card.row();
    let (family, site) = (names::family(words, row), names::site(words, row));
    let kind = if site.is_empty() { family } else { format!("{family} · {site}") };
    Large {
        card,
        points: row.points(0),
        name: names::full(words, card).into(),
        kind: kind.into(),
        effect: names::effect(words, card).into(),
        now: Text::default(),
        need: need(words, card).into(),
        lack,
        waits: false,
        cost: words.t("princes-cost").into(),
    }
}

/// A card's conditions as a sentence; empty for none.
fn need(words: &Words, card: Card) -> String {
    let row = card.row();
    let mut said = names::need_sentences(words, &row.needs, "princes-needs", "princes-needs-not");
    let (has, has_not) = ("princes-needs-rival", "princes-needs-rival-not");
    said.extend(names::need_sentences(words, &row.needs_opponent, has, has_not));
    if row.once {
        said.push(words.t("princes-needs-once"));
    }
    if row.brick_of_region {
        said.push(words.t("princes-needs-own-brick"));
    }
    said.join(" ")
}
