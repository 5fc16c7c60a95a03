//! The list of all choices in words.

use super::{TableGame, TextContext};
use crate::web::ui::text::Text;
use std::collections::BTreeSet;

/// Choices with their words. Those with the same words have the same effect, and are listed once.
pub(super) fn listed<G: TableGame>(
    context: &TextContext<'_, G>,
    view: &G::View,
    choices: impl Iterator<Item = G::Action>,
) -> Vec<(G::Action, Text)> {
    let mut seen = BTreeSet::new();
    let said = |choice: G::Action| (choice, G::choice(context, view, &choice));
    choices.map(said).filter(|(_, text)| seen.insert(text.clone())).collect()
}
