//! The action bar: dice, what is to be done, choices without a place on the board, undo, end of turn.

use crate::web::burgundy::art::marks::chip;
use crate::web::burgundy::scene::{
    Banner, Bar, Button, DieState, DieView, EffectView, End, Goal, Spot, Tap,
};
use crate::web::burgundy::table::depot::die_icon;
use crate::web::burgundy::table::header::ToolButton;
use crate::web::burgundy::table::solo::waiting_row;
use crate::web::burgundy::table::touch::code;
use crate::web::ui::Pic;
use crate::web::ui::symbol;
use std::rc::Rc;
use yew::prelude::*;

/// The action bar.
#[derive(Properties, PartialEq, Clone)]
pub struct ActionBarProps {
    /// What it offers.
    pub bar: Rc<Bar>,
    /// What waits in the solo game, where there is no other place for it.
    pub waits: Option<Rc<Goal>>,
    /// Takes touches.
    pub on_tap: Callback<Tap>,
}

/// The action bar.
#[component]
pub fn ActionBar(props: &ActionBarProps) -> Html {
    let ActionBarProps { bar, waits, on_tap } = props;
    html! {
        <footer class={classes!("act", (bar.buttons.len() > 2).then_some("many"),
            [None, Some("urged"), Some("urged again")].get(usize::from(bar.urged)).copied().flatten())}
            aria-label={AttrValue::from(bar.label.clone())}>
            if !bar.dice.is_empty() {
                <div class={classes!("dice", bar.banner.class())} role="group"
                    aria-label={AttrValue::from(bar.dice_label.clone())}>
                    { bar.dice.iter().enumerate().map(|(index, die)| html! {
                        <DieButton key={index} die={die.clone()} index={index as u8} banner={bar.banner} />
                    }).collect::<Html>() }
                    if let Some(effect) = &bar.effect { { effect_button(effect) } }
                </div>
            }
            if let Some(goal) = waits { { waiting_row(goal, on_tap) } }
            <p class="say" tabindex="-1">
                <b>{ AttrValue::from(bar.title.clone()) }</b>
                { AttrValue::from(bar.say.clone()) }
                if let Some(percent) = bar.progress {
                    <progress max="100" value={percent.to_string()} aria-label={AttrValue::from(bar.progress_label.clone())} />
                }
            </p>
            <div class="acts">
                { bar.buttons.iter().enumerate().map(|(index, button)| html! {
                    <ActButton key={index} button={button.clone()} on_tap={on_tap.clone()} />
                }).collect::<Html>() }
            </div>
            <div class="urow" role="group" aria-label={AttrValue::from(bar.tools_label.clone())}>
                { bar.tools.iter().map(|tool| html! {
                    <ToolButton key={tool.icon} tool={tool.clone()} on_tap={on_tap.clone()} />
                }).collect::<Html>() }
            </div>
            if let Some(end) = &bar.end { <EndButton end={end.clone()} on_tap={on_tap.clone()} /> }
        </footer>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct DieButtonProps {
    die: DieView,
    index: u8,
    banner: Banner,
}

/// A die. Its touch is told by its spot, as that of everything on the board.
#[component]
fn DieButton(props: &DieButtonProps) -> Html {
    let DieButtonProps { die, index, .. } = props;
    let state = match die.state {
        DieState::Ready => "",
        DieState::Serves => "serves",
        DieState::ServesFor(_) => "costs",
        DieState::Chosen => "sel",
        DieState::Spent => "spent",
    };
    html! {
        <button type="button" class={classes!("die", state, (die.face == 0).then_some("any"), die.white.then_some("whitedie"))}
            data-s={code(Spot::Die(*index))} aria-label={AttrValue::from(die.label.clone())}
            aria-pressed={if die.state == DieState::Chosen { "true" } else { "false" }}>
            <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
                { symbol(die_icon(die.face), 32.0, 32.0, 64.0, "") }
                if let DieState::ServesFor(workers) = die.state { { chip(44.0, 56.0, workers, 9.0) } }
            </svg>
        </button>
    }
}

/// The effect that comes first, as a thing to choose like a die.
fn effect_button(effect: &EffectView) -> Html {
    let state = match effect.state {
        DieState::Chosen => "sel",
        DieState::Serves | DieState::ServesFor(_) => "serves",
        _ => "",
    };
    html! {
        <button type="button" class={classes!("die", "effect", state)} data-s={code(Spot::Effect)}
            aria-label={AttrValue::from(effect.label.clone())}
            aria-pressed={if effect.state == DieState::Chosen { "true" } else { "false" }}>
            <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
                <rect class="effectface" x="2" y="2" width="60" height="60" rx="14" />
                { symbol(effect.icon, 32.0, 32.0, 46.0, "") }
            </svg>
        </button>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct ActButtonProps {
    button: Button,
    on_tap: Callback<Tap>,
}

#[component]
fn ActButton(props: &ActButtonProps) -> Html {
    let ActButtonProps { button, on_tap } = props;
    let (tap, on_tap) = (button.tap, on_tap.clone());
    html! {
        <button type="button" class={classes!("btn", button.lit.then_some("lit"), button.small.then_some("small"))} onclick={move |_| on_tap.emit(tap)}>
            <Pic id={button.icon} />
            <span>
                { AttrValue::from(button.label.clone()) }
                if !button.sub.is_empty() { <small>{ AttrValue::from(button.sub.clone()) }</small> }
            </span>
        </button>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct EndButtonProps {
    end: End,
    on_tap: Callback<Tap>,
}

#[component]
fn EndButton(props: &EndButtonProps) -> Html {
    let EndButtonProps { end, on_tap } = props;
    let (tap, on_tap) = (end.tap, on_tap.clone());
    html! {
        <button type="button" class={classes!("end", (!end.filled).then_some("early"))}
            disabled={!end.enabled} onclick={move |_| on_tap.emit(tap)}>
            { AttrValue::from(end.label.clone()) }
            if !end.sub.is_empty() { <small>{ AttrValue::from(end.sub.clone()) }</small> }
        </button>
    }
}
