//! The action bar: the prompt, numbers to choose from, passing, and being ready.

use super::desk::Table;
use super::help;
use crate::engine::seat::Seat;
use crate::games::dice::colours::Bonus;
use crate::games::dice::options::Castles;
use crate::games::dice::roll::Roll;
use crate::games::dice::state::{NextChoice, Stage};
use crate::web::dice::art::icons::bonus;
use crate::web::dice::model::draft::{Desk, Filter, RoundDraft};
use crate::web::dice::model::ways::Ways;
use crate::web::table::{Bar, Button};
use crate::web::ui::die_face;
use crate::web::ui::text::Text;
use std::rc::Rc;
use yew::prelude::*;

/// The action bar for the person in front.
pub(super) fn bar(table: &Table<'_>) -> Bar {
    let names = table.names();
    let Some(desk) = table.own_desk() else {
        let key = if table.moment.over { "ask-over" } else { "ask-wait" };
        return Bar { title: names.t(key).into(), ..Bar::default() };
    };
    if table.shown() != desk.seat {
        return looking(table);
    }
    let desk = Rc::new(desk);
    let (title, say) = asked(table, &desk);
    let mut buttons = choices(table, &desk);
    buttons.extend(ways(table));
    buttons.extend(goods_way(table));
    Bar { title, say, buttons, end: Some(ready(table, &desk)), ..Bar::default() }
}

/// The bar while another player's sheet is large, where nothing can be chosen.
fn looking(table: &Table<'_>) -> Bar {
    let names = table.names();
    let name = table.moment.name(table.shown());
    let back = table.act.pick(table.drafts().back());
    Bar {
        title: names.say("sheet-of", &[("name", name.as_ref().into())]).into(),
        say: names.t("ask-look-say").into(),
        end: Some(Button { lit: true, ..Button::new("", names.t("button-back"), back) }),
        ..Bar::default()
    }
}

/// The prompt and its explanation.
pub(super) fn asked(table: &Table<'_>, desk: &Desk) -> (Text, Text) {
    let names = table.names();
    let refused = desk.draft.refused.map(|field| help::refusal(names, table.state, desk, field));
    if let Some(why) = refused {
        return (names.t("ask-refused").into(), why.into());
    }
    if let Some(field) = desk.draft.asking {
        let [row, place] = names.place(field);
        return (names.say("ask-number", &[row, place]).into(), names.t("ask-number-say").into());
    }
    let pencil = desk.has_pencil();
    let (title, say) = match desk.step {
        NextChoice::Castle => match table.castles() {
            Castles::Free => ("ask-castle", "ask-castle-say"),
            Castles::Different => ("ask-castle", "ask-castle-different-say"),
            Castles::Same => ("ask-castle-same", "ask-castle-same-say"),
        },
        NextChoice::Goods => ("ask-goods", "ask-goods-say"),
        NextChoice::Second => ("ask-second", "ask-second-say"),
        NextChoice::Ready if table.state.stage() == Stage::Castles => {
            ("ask-ready", "ask-castle-ready")
        }
        NextChoice::Ready if desk.passes() => ("ask-ready", "ask-passes-say"),
        NextChoice::Ready => ("ask-ready", "ask-ready-say"),
        NextChoice::Turn if desk.ways() == 1 => ("ask-pass-only", "ask-pass-only-say"),
        NextChoice::Turn if !pencil && desk.draft.filter != Filter::All => {
            ("ask-filter", "ask-filter-say")
        }
        NextChoice::Turn if desk.charges() => ("ask-turn", "ask-turn-say"),
        NextChoice::Turn => ("ask-turn", "ask-turn-free"),
    };
    (names.t(title).into(), names.t(say).into())
}

/// Numbers, goods, passing, erasing.
pub(super) fn choices(table: &Table<'_>, desk: &Rc<Desk>) -> Vec<Button> {
    let names = table.names();
    let mut buttons = Vec::new();
    for (number, by) in desk.numbers_asked() {
        let write = table.change(desk, move |desk, (): ()| desk.number(number));
        let sub = by.map(|bonus| names.bonuses(bonus, 1)).unwrap_or_default();
        let icon = by.map_or(die_face(number), bonus);
        let label = names.say("button-number", &[("number", number.into())]);
        buttons.push(Button {
            sub: sub.into(),
            lit: by.is_none(),
            ..Button::new(icon, label, write)
        });
    }
    if desk.draft.asking.is_some() {
        let back =
            table.change(desk, |desk, (): ()| RoundDraft { asking: None, ..desk.draft.clone() });
        buttons.push(Button::new("u-close", names.t("button-other-field"), back));
        return buttons;
    }
    if desk.step == NextChoice::Goods {
        let sell = table.change(desk, |desk, (): ()| desk.goods(true));
        let keep = table.change(desk, |desk, (): ()| desk.goods(false));
        let sub: Text = names.t("button-sell-sub").into();
        let sell = Button::new("goods", names.t("button-sell"), sell);
        buttons.push(Button { lit: true, sub, ..sell });
        buttons.push(Button::new("u-close", names.t("button-keep"), keep));
        return buttons;
    }
    if desk.has_pencil() {
        let rub = table.change(desk, |desk, (): ()| desk.rubbed_out());
        buttons.push(Button::new("pencil", names.t("button-rub-out"), rub));
    }
    if desk.step == NextChoice::Turn {
        let pass = table.change(desk, |desk, (): ()| desk.pass());
        let sub: Text = names.t("button-pass-sub").into();
        // The only choice left.
        let lit = desk.ways() == 1;
        buttons.push(Button { sub, lit, ..Button::new("worker", names.t("button-pass"), pass) });
    }
    buttons
}

/// Button that switches the seating, if there is a choice.
fn ways(table: &Table<'_>) -> Option<Button> {
    let may = table.may_be_together() && table.state.stage() == Stage::Rounds;
    let calm = table.drafts().is_calm(table.state);
    let ways = Ways { together: !table.ways.together, ..table.ways };
    let key = if ways.together { "button-together" } else { "button-in-turn" };
    (may && calm).then(|| Button::new("u-turn", table.names().t(key), go_by(table, ways)))
}

/// Button that switches between automatic sale and asking, if a person here has goods to sell.
pub(super) fn goods_way(table: &Table<'_>) -> Option<Button> {
    let double = table.state.roll().is_some_and(Roll::is_double);
    let mut here = table.state.seats().filter(|seat| table.chooses(*seat));
    let goods = here.any(|seat| table.state.estate(seat).bonuses(Bonus::Goods) > 0);
    let ways = Ways { sells: !table.ways.sells, ..table.ways };
    let key = if table.ways.sells { "button-goods-ask" } else { "button-goods-sell" };
    (double && goods && table.drafts().is_calm(table.state))
        .then(|| Button::new("goods", table.names().t(key), go_by(table, ways)))
}

/// A callback that changes the preferences.
pub(super) fn go_by(table: &Table<'_>, ways: Ways) -> Callback<()> {
    let act = table.act.clone();
    Callback::from(move |()| act.go_by(ways))
}

/// The button that plays the choices in pencil.
fn ready(table: &Table<'_>, desk: &Desk) -> Button {
    let names = table.names();
    let press = table.ready(desk);
    let sub = match (&press, table.state.stage()) {
        (None, Stage::Castles) => names.t("button-ready-castle"),
        (None, _) if desk.step == NextChoice::Goods => names.t("button-ready-goods"),
        (None, _) => names.t("button-ready-first"),
        (Some(_), _) => match table.state.deciders().len() {
            0 | 1 => names.t("button-ready-ink"),
            _ => {
                names.say("button-ready-next", &[("name", next(table, desk.seat).as_str().into())])
            }
        },
    };
    let (enabled, lit) = (press.is_some(), press.is_some());
    let press = press.unwrap_or_default();
    let end = Button::new("", names.t("button-ready"), press);
    Button { sub: sub.into(), enabled, lit, ..end }
}

/// Name of the next player to choose.
fn next(table: &Table<'_>, seat: Seat) -> String {
    let open = table.state.deciders();
    let is_person = |other: &Seat| table.moment.is_person(*other);
    let after = open.iter().filter(is_person).find(|other| *other > seat);
    let next = after.or_else(|| open.iter().find(|other| *other != seat));
    next.map(|seat| table.moment.name(seat).to_string()).unwrap_or_default()
}
