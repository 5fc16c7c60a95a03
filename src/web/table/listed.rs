//! The list of all choices in words, in groups.

use super::{TableGame, TextContext};
use crate::web::ui::choice_list::Item;
use crate::web::ui::text::{Icon, Text};
use crate::web::words::Words;
use std::collections::BTreeSet;
use yew::prelude::*;

/// Group and picture of a choice in the list of choices.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Listed {
    /// Heading of its group; empty for none.
    pub group: Text,
    /// Icon beside the heading; empty for none.
    pub sign: Icon,
    /// Small picture of the subject: a tile, a card, a piece.
    pub picture: Html,
    /// Cost by which groups are ordered, the least first.
    pub cost: u8,
}

/// Choices with their words, group by group in the order of cost and of their first ones; those without a group come
/// last. Choices with the same words have the same effect, and are listed once.
pub(super) fn listed<G: TableGame>(
    context: &TextContext<'_, G>,
    view: &G::View,
    choices: impl Iterator<Item = G::Action>,
) -> Vec<(G::Action, Item)> {
    let mut seen = BTreeSet::new();
    let said = choices.map(|choice| (choice, G::choice(context, view, &choice)));
    let items = said.filter(|(_, text)| seen.insert(text.clone())).map(|(choice, text)| {
        let Listed { group, sign, picture, cost } = G::listed(context, view, &choice, &text);
        (cost, (choice, Item { text, group, sign, picture }))
    });
    let mut items: Vec<_> = items.collect();
    items.sort_by_key(|(cost, _)| *cost);
    grouped(context.words, items.into_iter().map(|(_, item)| item).collect())
}

/// The items by group; groups have headings if there are several.
fn grouped<A>(words: &Words, mut items: Vec<(A, Item)>) -> Vec<(A, Item)> {
    let mut groups: Vec<Text> = Vec::new();
    for (_, item) in &items {
        if !item.group.is_empty() && !groups.contains(&item.group) {
            groups.push(item.group.clone());
        }
    }
    let place = |item: &Item| groups.iter().position(|group| *group == item.group);
    items.sort_by_key(|(_, item)| place(item).unwrap_or(groups.len()));
    let rest = items.iter().any(|(_, item)| item.group.is_empty());
    let several = groups.len() + usize::from(rest) > 1;
    for (_, item) in &mut items {
        match several {
            true if item.group.is_empty() => item.group = words.t("list-rest").into(),
            true => {}
            false => item.group = Text::default(),
        }
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::journal::Journal;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seat::Looker;
    use crate::engine::seed::Seed;
    use crate::games;
    use crate::web::words::Language;
    use crate::web::words::tests::real_of;

    fn item(group: &str, text: &str) -> (u8, Item) {
        (0, Item { text: text.into(), group: group.into(), ..Item::default() })
    }

    #[test]
    fn groups_stand_in_the_order_of_their_first_choices_and_the_rest_comes_last() {
        let words = real_of(Language::English, "burgundy");
        let items = [("", "end"), ("six", "a"), ("two", "b"), ("six", "c"), ("", "pass")];
        let items = grouped(&words, items.map(|(group, text)| item(group, text)).into());
        let read: Vec<_> = items.iter().map(|(_, item)| (&*item.group, &*item.text)).collect();
        let rest = words.t("list-rest");
        let wanted =
            [("six", "a"), ("six", "c"), ("two", "b"), (rest.as_str(), "end"), (&rest, "pass")];
        assert_eq!(read, wanted);
        let alone = grouped(&words, vec![item("six", "a"), item("six", "b")]);
        assert!(alone.iter().all(|(_, item)| item.group.is_empty()), "one group needs no heading");
    }

    /// Plays a game by chance; returns the numbers of lists, of headings in them, and of lines with a picture.
    fn lists<G: TableGame>(seed: u64) -> [usize; 3] {
        let options = serde_json::json!({"players": G::SEATS.start().max(&2)});
        let options: G::Options = serde_json::from_value(options).unwrap();
        let mut game =
            Journal::<G>::new(options.clone(), Seed::numbered(seed), Roster::new()).unwrap();
        let mut chance = Chance::of_number(seed, 5);
        let words = real_of(Language::German, G::NAME);
        let names = ["Anna", "Benno", "Carla"].map(Text::from);
        let mut seen = [0; 3];
        while game.len() < 300 && !game.choices().is_empty() {
            let Some(seat) = G::deciders(game.state()).lowest() else { break };
            let looker = Looker::Seat(seat);
            let context = TextContext { words: &words, names: &names, options: &options, looker };
            let own: Vec<G::Action> = game
                .choices()
                .iter()
                .filter(|made| made.seat == seat)
                .map(|made| made.action)
                .collect();
            let view = G::view(game.state(), looker);
            let list = listed(&context, &view, own.iter().copied());
            let texts: BTreeSet<Text> =
                own.iter().map(|choice| G::choice(&context, &view, choice)).collect();
            let found: BTreeSet<Text> = list.iter().map(|(_, item)| item.text.clone()).collect();
            assert_eq!(found, texts);
            assert_eq!(list.len(), texts.len());
            let groups: BTreeSet<&Text> = list.iter().map(|(_, item)| &item.group).collect();
            let headings = list.chunk_by(|(_, one), (_, next)| one.group == next.group).count();
            assert_eq!(headings, groups.len(), "a group has one heading: {list:?}");
            let named = list.iter().all(|(_, item)| !item.group.is_empty());
            assert!(headings == 1 || named, "{list:?}");
            let drawn = list.iter().filter(|(_, item)| item.picture != Html::default()).count();
            seen = [seen[0] + 1, seen[1] + headings, seen[2] + drawn];
            let count = game.choices().len() as u32;
            assert!(game.play_index(chance.below(count) as usize));
        }
        seen
    }

    #[test]
    fn every_game_groups_its_choices_and_draws_their_subjects() {
        macro_rules! over_all {
            ([$($game:ty),*]) => { $(
                let [all, headings, drawn] = lists::<$game>(3);
                let name = <$game as crate::engine::game::Game>::NAME;
                assert!(all > 10 && headings > all && drawn > all, "{name}: {all} {headings} {drawn}");
            )* };
        }
        games!(over_all);
    }
}
