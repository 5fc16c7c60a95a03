//! Introduction to a game in four pictures with a line each.

use crate::web::ui::geometry::num;
use crate::web::ui::icon::symbol;
use crate::web::words::Words;
use yew::prelude::*;

/// Width and height of a picture.
const SIZE: (f64, f64) = (224.0, 84.0);
/// Largest size of a symbol.
const LARGE: f64 = 62.0;

/// Content of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A symbol.
    Of(&'static str),
    /// A sign between symbols, such as an arrow.
    Sign(&'static str),
}

/// A picture, and the message key of its line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The picture, from left to right.
    pub picture: &'static [Mark],
    /// Message key of the line.
    pub key: &'static str,
}

/// Four pictures with their lines.
pub fn steps(words: &Words, steps: &[Step; 4]) -> Html {
    let one = |step: &Step| {
        html! {
            <li key={step.key}>{ picture(step.picture) }<p>{ words.t(step.key) }</p></li>
        }
    };
    html! { <ol class="howto">{ for steps.iter().map(one) }</ol> }
}

fn picture(marks: &[Mark]) -> Html {
    let (width, height) = SIZE;
    let share = |mark: &Mark| match mark {
        Mark::Of(_) => 1.0,
        Mark::Sign(_) => 0.5,
    };
    let all: f64 = marks.iter().map(share).sum();
    let one = ((width - 16.0) / all.max(1.0)).min(LARGE + 6.0);
    let mut x = (width - one * all) / 2.0;
    let mut drawn = Vec::new();
    for (at, mark) in marks.iter().enumerate() {
        let own = one * share(mark);
        let middle = x + own / 2.0;
        drawn.push(match mark {
            Mark::Of(id) => {
                let size = (one - 6.0).min(LARGE);
                html! { <g key={at}>{ symbol(id, middle, height / 2.0, size, "") }</g> }
            }
            Mark::Sign(sign) => html! {
                <text key={at} class="howsign" x={num(middle)} y={num(height / 2.0 + 9.0)} font-size="26"
                    text-anchor="middle">{ *sign }</text>
            },
        });
        x += own;
    }
    html! {
        <svg viewBox={format!("0 0 {} {}", num(width), num(height))} aria-hidden="true" focusable="false">{ for drawn }</svg>
    }
}
