//! The selection of a duel's sets: each with a description, and the picked ones marked; then the result, on the table.

use super::Drawing;
use crate::engine::seat::Seat;
use crate::games::princes::card::{Set, Sets};
use crate::games::princes::state::other;
use crate::games::princes::step::{Choice, SetupChoice, Step};
use crate::games::princes::{Event, State};
use crate::web::princes::art::pictures;
use crate::web::princes::model::parts::Part;
use crate::web::princes::model::subject::Subject;
use crate::web::princes::words::names::{self, arg};
use crate::web::ui::Pic;
use crate::web::ui::press::on_press;
use crate::web::ui::text::Text;
use yew::prelude::*;

/// The seat that picks a set, and the sets to pick from.
pub(super) fn picking(state: &State) -> Option<(u8, Sets)> {
    let task = state.task()?;
    match task.step {
        Step::Ask(Choice::Setup(SetupChoice::PickSet { sets })) => Some((task.seat, sets)),
        _ => None,
    }
}

/// The scene for picking sets, if it is time.
pub(super) fn picks(drawing: &Drawing<'_>) -> Option<Html> {
    let moment = drawing.moment;
    let (seat, from) = picking(drawing.state)?;
    let all = drawing.state.sets().iter().fold(from, Sets::with);
    let (title, say) = heading(drawing, seat);
    Some(html! {
        <section class={classes!("picks", "sheet", moment.banner(Seat(seat)).class())} data-part="sets"
            aria-label={AttrValue::from(title.clone())}>
            <header><h2>{ AttrValue::from(title) }</h2><p>{ AttrValue::from(say) }</p></header>
            <div class="pks">{ for all.iter().map(|set| set_card(drawing, set)) }</div>
        </section>
    })
}

/// The picking seat, and the next step.
fn heading(drawing: &Drawing<'_>, seat: u8) -> (Text, Text) {
    let moment = drawing.moment;
    let name = |seat: u8| ("name", moment.name(Seat(seat)).as_ref().into());
    let title = moment.say("princes-picks-title", &[name(seat)]);
    let say = match drawing.state.sets().iter().next() {
        None => moment.say("princes-picks-first", &[name(other(seat))]),
        Some(_) => moment.t("princes-picks-last"),
    };
    (title, say)
}

/// A set: its back, name and description; a button if it can be picked, a flag if it was.
fn set_card(drawing: &Drawing<'_>, set: Set) -> Html {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let part = Part::Set(set);
    let face = html! { <>
        <span class="pkart"><Pic id={pictures::back_of(set)} /></span>
        <span class="pksay"><b>{ words.t(&names::set_key(set)) }</b>
            <small>{ words.t(&names::set_say_key(set)) }</small></span>
    </> };
    if drawing.state.sets().has(set) {
        let by = picker(drawing, set);
        let said = by.map(|seat| {
            moment.say("princes-picks-by", &[("name", arg(moment.name(seat).to_string()))])
        });
        let flag = by.map(|seat| moment.banner(seat).class());
        return html! {
            <div key={set.key()} class={classes!("pk", "taken")} data-help={Subject::Set(set).code()}>{ face }
                if let Some(said) = said {
                    <em class="pkby"><i class={classes!("pchip", flag)} aria-hidden="true"></i>{ AttrValue::from(said) }</em>
                }
            </div>
        };
    }
    let lit = drawing.is_lit(part);
    let press = drawing.press(part, None);
    html! {
        <button key={set.key()} type="button" class={classes!("pk", lit.then_some("lit"))} disabled={!lit}
            data-help={Subject::Set(set).code()} onclick={lit.then(|| on_press(&press))}>{ face }</button>
    }
}

/// The result of the selection: the sets that were picked, with the seats that picked them, and those that were drawn.
#[derive(Debug, Default, PartialEq, Eq)]
struct Selected {
    picked: Vec<(Seat, Set)>,
    drawn: Vec<Set>,
}

impl Selected {
    fn of<'a>(events: impl Iterator<Item = &'a Event>) -> Selected {
        let mut selected = Selected::default();
        for event in events {
            if let Event::SetPicked { seat, set } = *event {
                selected.picked.push((seat, set));
            } else if let Event::SetDrawn { set } = *event {
                selected.drawn.push(set);
            }
        }
        selected
    }
}

/// The backs of the drawn sets, the title and a sentence, shown before the first roll if any set was drawn.
pub(super) fn selected(drawing: &Drawing<'_>) -> Option<(Html, Text, Text)> {
    let moment = drawing.moment;
    let selected = Selected::of(moment.history.moves().flatten());
    if drawing.state.turn() > 0 || drawing.state.face() > 0 || selected.drawn.is_empty() {
        return None;
    }
    let name = |set: Set| moment.words.t(&format!("princes-short-{}", set.key()));
    let drawn: Vec<String> = selected.drawn.iter().map(|set| name(*set)).collect();
    let title = moment.say("princes-log-set-drawn", &[("set", arg(moment.words.list(&drawn)))]);
    let picked = |(seat, set): &(Seat, Set)| {
        let args = [("name", arg(moment.name(*seat).to_string())), ("set", arg(name(*set)))];
        moment.say("princes-log-set-picked", &args).to_string()
    };
    let say = match selected.picked.iter().map(picked).collect::<Vec<_>>() {
        none if none.is_empty() => moment.t("princes-sets-say"),
        picked => picked.join(", ").into(),
    };
    let back = |set: &Set| {
        html! { <span class="pdie" key={set.key()}><Pic id={pictures::back_of(*set)} /></span> }
    };
    Some((html! { <span class="dd">{ for selected.drawn.iter().map(back) }</span> }, title, say))
}

/// The seat that picked a set.
fn picker(drawing: &Drawing<'_>, set: Set) -> Option<Seat> {
    drawing.moment.history.moves().flatten().find_map(|event| match event {
        Event::SetPicked { seat, set: picked } if *picked == set => Some(*seat),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_result_of_a_selection_is_what_was_picked_and_what_was_drawn() {
        let picked = |seat, set| Event::SetPicked { seat: Seat(seat), set };
        let events = [
            picked(1, Set::Gold),
            picked(0, Set::Progress),
            Event::SetDrawn { set: Set::Turmoil },
            Event::TurnEnded { seat: Seat(0) },
        ];
        let selected = Selected::of(events.iter());
        assert_eq!(selected.picked, [(Seat(1), Set::Gold), (Seat(0), Set::Progress)]);
        assert_eq!(selected.drawn, [Set::Turmoil]);
        assert_eq!(Selected::of(events[..2].iter()).drawn, [], "nothing is drawn yet");
    }
}
