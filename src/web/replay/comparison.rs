//! Two ways to play a turn, shown on the table at the turn's beginning: the actions taken, and better ones. Each action
//! is numbered where it is made; its description is in the replay bar, with the reason in numbers.

use crate::web::ui::pins::{Pin, Pins};
use crate::web::ui::text::Text;
use std::rc::Rc;
use yew::prelude::*;

/// An action of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ShownAction {
    /// Description.
    pub said: Text,
    /// Elements touched for it at the table, by their `data-s`; empty if it has no place there.
    pub places: Vec<String>,
}

/// Two ways to play a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Comparison {
    /// The actions taken.
    pub done: Vec<ShownAction>,
    /// The better actions.
    pub better: Vec<ShownAction>,
    /// True if the actions taken stand alone, as nothing is better.
    pub alone: bool,
    /// Name of the player that took the actions; empty for the only person.
    pub by: Text,
    /// Gain of the better actions, or what the moment changed, in numbers.
    pub why: Text,
}

impl Comparison {
    /// True if there is nothing to show.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.done.is_empty() && self.better.is_empty() && self.why.is_empty()
    }
}

/// Labels of the two ways.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WayLabels {
    /// Label of the actions taken.
    pub done: Text,
    /// Label of the better actions.
    pub better: Text,
    /// Text for a way that consists only of ending the turn.
    pub nothing: Text,
}

/// Properties of [`ComparisonShown`].
#[derive(Properties, PartialEq, Clone)]
pub struct ComparisonProps {
    /// The two ways.
    pub comparison: Rc<Comparison>,
    /// Their labels.
    pub called: Rc<WayLabels>,
}

/// Two ways to play a turn, in words and on the table.
#[component]
pub fn ComparisonShown(props: &ComparisonProps) -> Html {
    let ComparisonProps { comparison, called } = props;
    let pins = use_memo(comparison.clone(), |comparison| pins(comparison));
    let done = if comparison.by.is_empty() { &called.done } else { &comparison.by };
    let both = [done, &called.better].map(|name| AttrValue::from(name.clone()));
    html! {
        <>
            // Focusable, so that long lists can be scrolled by keyboard.
            <div class="twoways" role="group" aria-label={both.join(" · ")} tabindex="0">
                if !comparison.why.is_empty() { <p class="why">{ AttrValue::from(comparison.why.clone()) }</p> }
                { way("done", done, &comparison.done, &called.nothing) }
                if !comparison.alone { { way("better", &called.better, &comparison.better, &called.nothing) } }
            </div>
            <Pins {pins} />
        </>
    }
}

/// One way in words.
fn way(class: &'static str, name: &Text, actions: &[ShownAction], nothing: &Text) -> Html {
    html! {
        <section class={classes!("way", class)} aria-label={AttrValue::from(name.clone())}>
            <b>{ AttrValue::from(name.clone()) }</b>
            if actions.is_empty() { <p>{ AttrValue::from(nothing.clone()) }</p> }
            <ol>{ for actions.iter().enumerate().map(|(at, action)| html! {
                <li key={at}>{ AttrValue::from(action.said.clone()) }</li>
            }) }</ol>
        </section>
    }
}

/// The numbers of all actions: one way's to the upper left, the other's to the lower right, so that both are readable at
/// the same place.
fn pins(comparison: &Comparison) -> Vec<Pin> {
    let numbered = |low: bool, actions: &[ShownAction]| -> Vec<Pin> {
        let class = if low { "better" } else { "done" };
        let places = (1..).zip(actions).flat_map(|(number, action)| {
            let pin = move |place: &String| Pin { class, number, place: place.clone(), low };
            action.places.iter().map(pin)
        });
        places.collect()
    };
    let mut pins = numbered(false, &comparison.done);
    pins.extend(numbered(true, &comparison.better));
    pins
}
