//! The action bar: the prompt, choices without a place on the table, undo, the button that goes on.

use super::header::Tool;
use super::{Bar, Button};
use crate::web::ui::Pic;
use crate::web::ui::text::Text;
use yew::prelude::*;

/// Content of the bar besides the game's own.
#[derive(Clone, PartialEq)]
pub(super) struct Framed {
    pub(super) bar: Bar,
    /// Number of the question, by moves: a button that answers the next one takes no second half of a double tap, even if
    /// it has the same label.
    pub(super) question: usize,
    /// Progress of a computer player's or a hint's search, in percent.
    pub(super) progress: Option<u8>,
    /// Accessible name of the progress bar.
    pub(super) progress_label: Text,
    /// Undo, redo, restart, log.
    pub(super) tools: Vec<Tool>,
    /// Accessible name of the bar.
    pub(super) label: Text,
    /// Accessible name of the tools.
    pub(super) tools_label: Text,
}

impl Framed {
    pub(super) fn html(&self) -> Html {
        let Bar { class, before, rows, title, say, buttons, advised, end, skip } = &self.bar;
        html! {
            <footer class={classes!("act", (buttons.len() > 2).then_some("many"), rows.then_some("rows"), class.clone())}
                aria-label={AttrValue::from(self.label.clone())}>
                { before.clone() }
                <div class="say" tabindex="-1">
                    <b>{ AttrValue::from(title.clone()) }</b>
                    { lines(say) }
                    if let Some(percent) = self.progress {
                        <progress max="100" value={percent.to_string()}
                            aria-label={AttrValue::from(self.progress_label.clone())} />
                    }
                </div>
                <div class="acts">
                    { for advised.iter().enumerate().map(|(index, button)| act_button(index, button, self.question, "advised")) }
                    { for buttons.iter().enumerate().map(|(index, button)| act_button(index, button, self.question, "")) }
                </div>
                <div class="urow" role="group" aria-label={AttrValue::from(self.tools_label.clone())}>
                    { for self.tools.iter().map(Tool::html) }
                </div>
                // Keyed by meaning: a button with a new meaning is a new element, which takes no tap for its first half
                // second.
                if let Some(end) = end { { end_button(end, self.question) } }
                if let Some(skip) = skip { { act_button(0, skip, self.question, "skip") } }
            </footer>
        }
    }
}

/// A sentence, or several lines that each keep together, with a space for those who read them aloud.
fn lines(say: &Text) -> Html {
    if !say.contains('\n') {
        return html! { { AttrValue::from(say.clone()) } };
    }
    let line = |(number, line): (usize, &str)| {
        html! { <span key={number} class="saidline">{ line.to_owned() }{ " " }</span> }
    };
    say.split('\n').enumerate().map(line).collect()
}

fn act_button(index: usize, button: &Button, question: usize, class: &'static str) -> Html {
    let press = button.press.clone();
    html! {
        <button key={format!("{index}{}{}", button.icon, button.label)} type="button" class={classes!("btn", class, button.lit.then_some("lit"), button.small.then_some("small"))}
            disabled={!button.enabled} data-question={question.to_string()} onclick={move |_| press.emit(())}>
            if !button.icon.is_empty() { <Pic id={button.icon} /> }
            <span>
                { AttrValue::from(button.label.clone()) }
                if !button.sub.is_empty() { <small>{ AttrValue::from(button.sub.clone()) }</small> }
            </span>
        </button>
    }
}

fn end_button(end: &Button, question: usize) -> Html {
    let press = end.press.clone();
    html! {
        <button key={end.label.to_string()} type="button" class={classes!("end", (!end.lit).then_some("early"))}
            disabled={!end.enabled} data-question={question.to_string()} onclick={move |_| press.emit(())}>
            { AttrValue::from(end.label.clone()) }
            if !end.sub.is_empty() { <small>{ AttrValue::from(end.sub.clone()) }</small> }
        </button>
    }
}

#[cfg(test)]
#[cfg(feature = "ssr")]
mod tests {
    use super::*;
    use crate::web::table::laws::text_of;
    use crate::web::words::Words;

    #[test]
    fn buttons_carry_the_number_of_their_question() {
        let button = Button::new("", "Skip", Callback::noop());
        for drawn in [act_button(0, &button, 8, ""), end_button(&button, 8)] {
            let drawn = text_of(&Words::none(Default::default()), drawn);
            assert!(drawn.contains("data-question=\"8\""), "{drawn}");
        }
    }

    #[test]
    fn each_step_of_a_hint_has_its_own_line() {
        let drawn = |say: &str| text_of(&Words::none(Default::default()), lines(&say.into()));
        assert_eq!(drawn("1. Take\n2. Place").matches("class=\"saidline\"").count(), 2);
        assert_eq!(drawn("One sentence").matches("class=\"saidline\"").count(), 0);
    }

    #[test]
    fn what_ends_a_turn_and_what_skips_one_follow_the_tools() {
        let button = || Some(Button::new("", "Go", Callback::noop()));
        let after = |bar: Bar| {
            let framed = Framed {
                bar,
                question: 0,
                progress: None,
                progress_label: "".into(),
                tools: Vec::new(),
                label: "".into(),
                tools_label: "".into(),
            };
            let drawn = text_of(&Words::none(Default::default()), framed.html());
            drawn.rsplit_once("urow").map_or(0, |(_, rest)| rest.matches("<button").count())
        };
        assert_eq!(after(Bar { end: button(), ..Bar::default() }), 1);
        assert_eq!(after(Bar { skip: button(), ..Bar::default() }), 1);
    }
}
