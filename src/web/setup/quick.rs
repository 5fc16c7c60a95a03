//! Quick choices of the players: against computers or among people, and the last table again.

use super::draft::Draft;
use super::{SetupGame, change, changer};
use crate::web::session::{LastTable, LastTables};
use crate::web::setup::names::{computer_names, name};
use crate::web::state::Ctx;
use crate::web::store;
use crate::web::ui::Pic;
use crate::web::ui::widgets::segments;
use std::rc::Rc;
use yew::prelude::*;

/// Greatest number of computer players offered at one touch.
const MOST: usize = 3;

/// Numbers of computer players that one person can face at this table.
fn counts<G: SetupGame>(draft: &Draft<G>) -> Vec<usize> {
    let seats = draft.seats();
    (seats.start().saturating_sub(1)..*seats.end()).filter(|count| *count <= MOST).collect()
}

/// A person against computers, or only people; nothing where the number of players is fixed by teams or at one.
pub(super) fn opponents<G: SetupGame>(ctx: &Ctx, draft: &Rc<Draft<G>>) -> Html {
    let words = &ctx.words;
    if *draft.seats().end() < 2 || G::team_letter(&draft.choices, 0).is_some() {
        return Html::default();
    }
    let counts = counts(draft);
    let count_in_words = |count: &usize| {
        let count = u32::try_from(*count).unwrap_or_default();
        words.say("setup-quick-computers", &[("count", count.into())])
    };
    let mut names: Vec<String> = counts.iter().map(count_in_words).collect();
    names.push(words.t("setup-quick-people"));
    let all_people = draft.people() == draft.sitters.len() && draft.sitters.len() > 1;
    let chosen = match all_people {
        true => Some(counts.len()),
        false => counts.iter().position(|count| draft.faces_computers(*count)),
    };
    let (send, theirs) = (changer(ctx, draft), Rc::new(computer_names(words)));
    let pick = Callback::from(move |index: usize| {
        let (count, theirs) = (counts.get(index).copied(), theirs.clone());
        send.emit(change(move |draft: &mut Draft<G>| match count {
            Some(count) => draft.face_computers(count, &theirs),
            None => draft.face_people(&theirs),
        }));
    });
    html! {
        <div class="quick">
            { segments("quick", words.t("setup-quick"), names, chosen, &pick) }
        </div>
    }
}

/// Button that lays the last table again, with its players and choices in a few words.
pub(super) fn last_table<G: SetupGame>(
    ctx: &Ctx,
    draft: &Rc<Draft<G>>,
    last: Option<&Draft<G>>,
) -> Html {
    let Some(last) = last else { return Html::default() };
    let words = &ctx.words;
    let is_laid = (&last.sitters, last.options().ok()) == (&draft.sitters, draft.options().ok());
    let players: Vec<String> =
        (0..last.sitters.len()).map(|seat| name(words, last, seat)).collect();
    let (players, table) = (words.list(&players), G::summary(words, last));
    let send = changer(ctx, draft);
    let onclick = {
        let last = last.clone();
        move |_: MouseEvent| {
            let last = last.clone();
            send.emit(change(move |draft| {
                *draft = Draft { seed: draft.seed.clone(), policy: draft.policy, ..last.clone() };
            }));
        }
    };
    html! {
        <button type="button" class="lasttable" aria-pressed={if is_laid { "true" } else { "false" }} {onclick}>
            <Pic id="u-history" />
            <span><b>{ words.t("setup-quick-last") }</b><small>{ format!("{players} · {table}") }</small></span>
        </button>
    }
}

/// The last table of this game, as kept on this device. A damaged text leaves nothing to offer.
pub(super) fn kept<G: SetupGame>() -> Option<Draft<G>> {
    LastTables::of_text(&kept_text()).of(G::NAME).and_then(Draft::again)
}

/// Keeps a table that begins as its game's last one.
pub(super) fn keep(table: LastTable) {
    let tables = LastTables::of_text(&kept_text()).with(table);
    // Without storage, it is only not offered the next time.
    let _ = store::put(store::TABLES, &tables.to_text());
}

fn kept_text() -> String {
    store::get(store::TABLES).ok().flatten().unwrap_or_default()
}
