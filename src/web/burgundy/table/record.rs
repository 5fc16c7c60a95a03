//! The record of the game, newest line first.

use crate::web::burgundy::scene::{Captions, LogRow, Tap};
use crate::web::ui::Pic;
use std::rc::Rc;
use yew::prelude::*;

/// The record.
#[derive(Properties, PartialEq, Clone)]
pub struct RecordProps {
    /// Its lines, newest first.
    pub lines: Rc<Vec<LogRow>>,
    /// Captions.
    pub captions: Rc<Captions>,
    /// Takes touches.
    pub on_tap: Callback<Tap>,
}

/// The record of the game.
#[component]
pub fn Record(props: &RecordProps) -> Html {
    let name = AttrValue::from(props.captions.record.clone());
    html! {
        <section class="log sheet" aria-label={name}>
            <ol reversed={true}>
                { props.lines.iter().map(|line| html! {
                    <RecordLine key={line.number} line={line.clone()} on_tap={props.on_tap.clone()} />
                }).collect::<Html>() }
            </ol>
        </section>
    }
}

/// One line.
#[derive(Properties, PartialEq, Clone)]
struct RecordLineProps {
    line: LogRow,
    on_tap: Callback<Tap>,
}

#[component]
fn RecordLine(props: &RecordLineProps) -> Html {
    let line = &props.line;
    let (number, on_tap) = (line.number, props.on_tap.clone());
    let banner = line.banner.map(|banner| banner.class());
    html! {
        <li>
            <button type="button" class={classes!("logline", banner, line.shown.then_some("shown"))}
                aria-current={line.shown.then_some("step")} onclick={move |_| on_tap.emit(Tap::Line(number))}>
                <Pic id={line.icon} />
                <span class="logtext">
                    { line.runs.iter().enumerate().map(|(index, run)| {
                        let text = AttrValue::from(run.text.clone());
                        if run.strong { html! { <em key={index}>{ text }</em> } } else { html! { <span key={index}>{ text }</span> } }
                    }).collect::<Html>() }
                </span>
                if !line.points.is_empty() {
                    <span class="pt">{ AttrValue::from(line.points.clone()) }</span>
                }
            </button>
        </li>
    }
}
