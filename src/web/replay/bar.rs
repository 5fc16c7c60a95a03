//! The replay bar, shown in place of the action bar.

use crate::web::replay::comparison::ComparisonShown;
use crate::web::replay::timeline::{HIGHEST, Mark, Unit};
use crate::web::replay::view::{Control, Replay};
use crate::web::ui::Pic;
use crate::web::ui::text::Text;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Properties of [`ReplayBar`].
#[derive(Properties, PartialEq, Clone)]
pub struct ReplayBarProps {
    /// Content of the bar.
    pub replay: Rc<Replay>,
    /// Receives the controls used.
    pub on_step: Callback<Control>,
}

/// The replay bar.
#[component]
pub fn ReplayBar(props: &ReplayBarProps) -> Html {
    let ReplayBarProps { replay, on_step } = props;
    let says = &replay.says;
    let at = replay.at as u16;
    let tool = |icon: &'static str,
                label: &Text,
                step: Control,
                enabled: bool,
                class: &'static str| {
        let on_step = on_step.clone();
        let label = AttrValue::from(label.clone());
        html! {
            <button type="button" class={classes!("ib", class)} aria-label={label.clone()} title={label}
                disabled={!enabled} onclick={move |_: MouseEvent| on_step.emit(step)}><Pic id={icon} /></button>
        }
    };
    let worded = |icon: &'static str, label: &Text, step: Control, enabled: bool| {
        let on_step = on_step.clone();
        html! {
            <button type="button" class="btn" disabled={!enabled}
                onclick={move |_: MouseEvent| on_step.emit(step)}>
                <Pic id={icon} /><span>{ AttrValue::from(label.clone()) }</span>
            </button>
        }
    };
    let oninput = on_step.reform(|event: InputEvent| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        let moves = input.and_then(|input| input.value().parse().ok());
        Control::To(moves.unwrap_or_default())
    });
    html! {
        <footer class="act replay" aria-label={AttrValue::from(says.title.clone())}>
            if let Some(comparison) = replay.comparison() { <ComparisonShown comparison={comparison.clone()} called={says.comparison.clone()} /> }
            <div class="rline">
                { ticks(replay) }
                <input type="range" min="0" max={replay.line.len.to_string()} value={at.to_string()} {oninput}
                    aria-label={AttrValue::from(says.title.clone())} aria-valuetext={AttrValue::from(replay.when.clone())} />
                <p>{ AttrValue::from(replay.when.clone()) }</p>
            </div>
            <div class="rsteps">
                { tool("u-arrow", &says.back, Control::Back, replay.at > 0, "back") }
                { tool(if replay.pace.playing { "u-stop" } else { "u-play" }, &says.play, Control::Play, true, "") }
                { tool("u-arrow", &says.forth, Control::Forth, replay.at < replay.line.len, "") }
                <button type="button" class="ib speed" aria-label={AttrValue::from(says.speed.clone())}
                    onclick={on_step.reform(|_: MouseEvent| Control::Speed)}>
                    { ["1×", "2×", "4×"].get(usize::from(replay.pace.speed)).copied().unwrap_or("1×") }
                </button>
                { units(replay, on_step) }
            </div>
            <div class="acts">
                { worded("u-restart", &says.rewind, Control::Rewind, replay.may_rewind) }
                { worded("u-plus", &says.branch, Control::Branch, true) }
                { tool("u-share", &says.share, Control::Share, true, "") }
                { tool("u-close", &says.close, Control::Close, true, "") }
            </div>
        </footer>
    }
}

/// Choice of the step size.
fn units(replay: &Replay, on_step: &Callback<Control>) -> Html {
    let worded = Unit::ALL.into_iter().zip(&replay.says.units);
    let options = worded.filter(|(unit, _)| replay.line.has(*unit)).map(|(unit, name)| {
        let on = replay.pace.unit == unit;
        html! {
            <label key={unit as u8} class={classes!(on.then_some("on"))}>
                <input type="radio" class="sr" name="replay-unit" checked={on}
                    onchange={on_step.reform(move |_: Event| Control::By(unit))} />
                <span>{ AttrValue::from(name.clone()) }</span>
            </label>
        }
    });
    html! {
        <div class="seg" role="radiogroup" aria-label={AttrValue::from(replay.says.unit.clone())}>
            { for options }
        </div>
    }
}

/// Marks for the beginnings of rounds and phases, the game's current position, and moments worth reviewing.
fn ticks(replay: &Replay) -> Html {
    let len = replay.line.len.max(1);
    let path = |stops: &[usize], from: u8| {
        stops.iter().map(|stop| format!("M{stop} {from}V10")).collect::<String>()
    };
    let mark = |mark: &Mark| {
        let top = HIGHEST.saturating_sub(mark.height);
        html! { <path class="loss" d={format!("M{} {HIGHEST}V{top}", mark.moves)} /> }
    };
    html! {
        <svg class="ticks" viewBox={format!("0 0 {len} 10")} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path class="rounds" d={path(&replay.line.rounds, 6)} />
            <path class="phases" d={path(&replay.line.phases, 2)} />
            { for replay.marks.iter().map(mark) }
            <path class="now" d={path(&[replay.position], 0)} />
        </svg>
    }
}
