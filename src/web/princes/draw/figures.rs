//! Figures that experts count: the cards of each set that the viewer has not seen.

use crate::games::princes::Princes;
use crate::games::princes::card::Card;
use crate::web::princes::art::pictures::picture;
use crate::web::princes::words::names;
use crate::web::table::{Figures, Moment};

/// Figures of a moment.
pub(in crate::web::princes) fn figures(moment: &Moment<Princes>) -> Vec<Figures> {
    let (view, words) = (&moment.view, &moment.words);
    let mut sets: Vec<_> = view.position().deck().backs().collect();
    sets.dedup();
    let unseen = |set| {
        let cards: Vec<Card> = view.unseen(set);
        let kinds = cards.chunk_by(|card, next| card == next);
        let counts = kinds.filter_map(|equal| {
            let card = *equal.first()?;
            Some((picture(card), names::card(words, card).into(), equal.len()))
        });
        let title = moment.t(&names::set_key(set));
        Figures::counts(title, moment.t("princes-figures-say"), counts)
    };
    sets.into_iter().map(unseen).collect()
}
