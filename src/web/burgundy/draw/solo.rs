//! The solo game's sheet, in place of the other players: the goal, and pending effects.

use crate::web::burgundy::art::tile::{group_class, group_icon};
use crate::web::burgundy::model::scene::code::code;
use crate::web::burgundy::model::scene::{Goal, Mark, Progress, Spot, Tap, Waits};
use crate::web::burgundy::model::subject::Subject;
use crate::web::ui::Pic;
use crate::web::ui::icon::symbol;
use crate::web::ui::press::on_press;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of [`GoalSheet`].
#[derive(Properties, PartialEq, Clone)]
pub struct GoalSheetProps {
    /// The goal.
    pub goal: Rc<Goal>,
    /// Receives touches.
    pub on_tap: Callback<Tap>,
}

/// The goal and pending effects.
#[component]
pub fn GoalSheet(props: &GoalSheetProps) -> Html {
    let GoalSheetProps { goal, on_tap } = props;
    html! {
        <section class={classes!("others", "solo", "sheet", goal.banner.class())} aria-label={AttrValue::from(goal.label.clone())}>
            <div class={classes!("goal", goal.over.then_some("over"))} data-help={Subject::Goal.code()}>
                <p class="goalnum" aria-hidden="true"><Pic id="t-castle" /><b>{ AttrValue::from(goal.filled.clone()) }</b></p>
                <p class="goalsay"><b class={classes!((!goal.over).then_some("sr"))}>{ AttrValue::from(goal.title.clone()) }</b>
                    <span>{ AttrValue::from(goal.turns.clone()) }</span></p>
                <svg class="goalbar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <path class="goalall" d="M0 3H100" /><path class="goaldone" d={format!("M0 3H{}", goal.percent)} />
                </svg>
                <ul class="goalcolours">{ goal.colours.iter().map(colour).collect::<Html>() }</ul>
            </div>
            <div class="pool" data-help={Subject::Pending.code()}>
                <h2>{ AttrValue::from(goal.waiting.clone()) }</h2>
                if goal.waits.is_empty() {
                    <p>{ AttrValue::from(goal.nothing.clone()) }</p>
                } else {
                    <div class="waits">{ buttons(goal, on_tap) }</div>
                }
            </div>
        </section>
    }
}

/// Progress of a colour: its symbol, and a hex for each field.
fn colour(progress: &Progress) -> Html {
    let done = progress.filled >= progress.fields;
    html! {
        <li key={progress.colour.key()} data-help={code(Spot::Bonus(progress.colour))} class={classes!(group_class(progress.colour), done.then_some("done"))}>
            <svg viewBox="0 0 64 64" role="img" aria-label={AttrValue::from(progress.label.clone())}>
                <path class="field" d="M32 2L58 17V47L32 62L6 47V17Z" />
                { symbol(group_icon(progress.colour), 32.0, 32.0, 44.0, "") }
            </svg>
            <span aria-hidden="true">{ format!("{}/{}", progress.filled, progress.fields) }</span>
        </li>
    }
}

fn buttons(goal: &Goal, on_tap: &Callback<Tap>) -> Html {
    goal.waits.iter().enumerate().map(|(index, waits)| button(index, waits, on_tap)).collect()
}

/// A pending effect as a button, or as a label if it is already to be resolved first.
fn button(index: usize, waits: &Waits, on_tap: &Callback<Tap>) -> Html {
    let inner = html! { <>
        <Pic id={waits.icon} />
        <span>{ AttrValue::from(waits.label.clone()) }</span>
        if !waits.points.is_empty() { <b>{ AttrValue::from(waits.points.clone()) }</b> }
    </> };
    match waits.tap {
        Some(tap) => {
            let onclick = on_press(&on_tap.reform(move |()| tap));
            let chosen = (waits.mark == Mark::Chosen).then_some("lit");
            html! { <button key={index} type="button" class={classes!("btn", "wait", chosen)} {onclick}>{ inner }</button> }
        }
        None => html! { <p key={index} class="wait first">{ inner }</p> },
    }
}

/// Pending effects as a scrolling row, for a phone; empty if there are none.
pub fn waiting_row(goal: &Goal, on_tap: &Callback<Tap>) -> Html {
    if goal.waits.is_empty() {
        return Html::default();
    }
    html! {
        <div class="waits row" role="group" data-help={Subject::Pending.code()} aria-label={AttrValue::from(goal.waiting.clone())}>
            { buttons(goal, on_tap) }
        </div>
    }
}
