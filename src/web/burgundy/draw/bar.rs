//! Burgundy's action bar: dice, prompt, choices without a place on the board, the end of the turn.

use crate::web::burgundy::art::marks::chip;
use crate::web::burgundy::draw::solo::waiting_row;
use crate::web::burgundy::model::scene::code::code;
use crate::web::burgundy::model::scene::{
    self, Banner, DieState, DieView, EffectView, Goal, Spot, Tap,
};
use crate::web::table::{Bar, Button};
use crate::web::ui::die_face;
use crate::web::ui::symbol;
use std::rc::Rc;
use yew::prelude::*;

/// The action bar; `waits` are the solo game's pending effects, if they are shown nowhere else.
pub fn bar(bar: &scene::Bar, waits: Option<&Rc<Goal>>, on_tap: &Callback<Tap>) -> Bar {
    let urged = [None, Some("urged"), Some("urged again")];
    let button = |button: &scene::ButtonView| {
        let tap = button.tap;
        let press = on_tap.reform(move |()| tap);
        Button {
            sub: button.sub.clone(),
            lit: button.lit,
            small: button.small,
            ..Button::new(button.icon, button.label.clone(), press)
        }
    };
    Bar {
        class: classes!(urged.get(usize::from(bar.urged)).copied().flatten()),
        before: html! {
            <>
                if !bar.dice.is_empty() { { dice(bar) } }
                if let Some(goal) = waits { { waiting_row(goal, on_tap) } }
            </>
        },
        rows: waits.is_some_and(|goal| !goal.waits.is_empty()),
        title: bar.title.clone(),
        say: bar.say.clone(),
        buttons: bar.buttons.iter().map(button).collect(),
        advised: Vec::new(),
        end: bar.end.as_ref().map(button),
        skip: None,
    }
}

fn dice(bar: &scene::Bar) -> Html {
    // The turn's end is shown in the player's own turn, which continues with the first unused die.
    let first = bar.dice.iter().position(|die| die.state != DieState::Spent);
    let next = first.filter(|_| bar.end.is_some());
    html! {
        <div class={classes!("dice", bar.banner.class())} role="group" data-help={code(Spot::Die(0))} aria-label={AttrValue::from(bar.dice_label.clone())}>
            { for bar.dice.iter().enumerate().map(|(index, die)| html! {
                <DieButton key={index} die={die.clone()} index={index as u8} is_next={next == Some(index)}
                    banner={bar.banner} />
            }) }
            if let Some(effect) = &bar.effect { { effect_button(effect) } }
        </div>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct DieButtonProps {
    die: DieView,
    index: u8,
    is_next: bool,
    banner: Banner,
}

/// A die. Its touches are reported by code, as for everything on the board.
#[component]
fn DieButton(props: &DieButtonProps) -> Html {
    let DieButtonProps { die, index, is_next, .. } = props;
    let state = match die.state {
        DieState::Ready => "",
        DieState::Serves => "serves",
        DieState::ServesFor(_) => "costs",
        DieState::Chosen => "sel",
        DieState::Spent => "spent",
    };
    html! {
        <button type="button" class={classes!("die", state, (die.face == 0).then_some("any"), die.white.then_some("whitedie"))}
            data-s={code(Spot::Die(*index))} data-drag="" data-next={is_next.then_some("")}
            aria-label={AttrValue::from(die.label.clone())}
            aria-pressed={if die.state == DieState::Chosen { "true" } else { "false" }}>
            <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
                { symbol(die_face(die.face), 32.0, 32.0, 64.0, "") }
                if let DieState::ServesFor(workers) = die.state { { chip(44.0, 56.0, workers, 9.0) } }
            </svg>
        </button>
    }
}

/// The effect to be resolved first, as a choice like a die.
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
