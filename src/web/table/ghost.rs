//! The other's game of a challenge beside one's own: a chip in the header with the difference, and a card with the
//! points and the picture of that game, both at the end of the last step that has ended in one's own game. Nothing later
//! is drawn.

use super::{TableGame, TextContext};
use crate::engine::game::{Game, Progress};
use crate::engine::journal::Journal;
use crate::engine::link::Rival;
use crate::engine::seat::{Looker, Seat};
use crate::web::session::{Beside, Ghost};
use crate::web::ui::Pic;
use crate::web::ui::bubble::Bubble;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Both games of a challenge at one moment.
#[derive(Clone)]
pub(in crate::web) struct Standing<G: Game> {
    /// The seat that is compared.
    seat: Seat,
    /// The other's name; empty for none.
    name: Text,
    /// Both at the end of the same step; `None` before the first one.
    beside: Option<Rc<Beside<G>>>,
}

impl<G: TableGame> Standing<G> {
    /// Both games after so many moves of one's own.
    pub(in crate::web) fn of(
        game: &Journal<G>,
        at: usize,
        ghost: &Ghost<G>,
        rival: &Rival,
    ) -> Self {
        let beside = ghost.beside(game, at, rival.seat).map(Rc::new);
        Standing { seat: rival.seat, name: rival.name.as_str().into(), beside }
    }

    fn title(&self, words: &Words) -> Text {
        title(words, &self.name)
    }

    /// The chip: the difference, and with more room the name and the points.
    pub(super) fn chip(&self, words: &Words, names: &[Text], press: Callback<()>) -> Html {
        let title = self.title(words);
        let (label, told) = match &self.beside {
            None => (format!("{title}. {}", words.t("ghost-soon")), Html::default()),
            Some(beside) => {
                let own = names.get(self.seat.index()).cloned().unwrap_or_default();
                let label = self.said(words, beside, &own);
                let when = when::<G>(words, &beside.when);
                let by = difference(beside.own, beside.points);
                (label, html! { <><b>{ by }</b><small aria-hidden="true">{ when }</small></> })
            }
        };
        html! {
            <div class="ghostplace">
                <button type="button" class="ghostchip" aria-label={label.clone()} title={label.clone()} onclick={move |_| press.emit(())}>
                    <Pic id="u-ghost" />
                    <span class="nametext" aria-hidden="true">{ AttrValue::from(self.short_name(words)) }</span>
                    { told }
                </button>
                if self.beside.is_some() { <p class="sr" role="status">{ label }</p> }
            </div>
        }
    }

    fn short_name(&self, words: &Words) -> Text {
        if self.name.is_empty() { words.t("challenge-somebody").into() } else { self.name.clone() }
    }

    /// Both results in one line.
    fn said(&self, words: &Words, beside: &Beside<G>, own: &Text) -> String {
        let when = when::<G>(words, &beside.when);
        let args = [
            ("game", self.title(words).as_ref().into()),
            ("when", when.as_str().into()),
            ("points", beside.points.to_string().as_str().into()),
            ("name", own.as_ref().into()),
            ("own", beside.own.to_string().as_str().into()),
            ("said", apart(words, beside.own, beside.points).as_str().into()),
        ];
        words.say("ghost-label", &args)
    }

    /// The card with both results and the picture of the other's game.
    pub(super) fn card(&self, context: &TextContext<'_, G>, on_close: Callback<()>) -> Html {
        let words = context.words;
        let body = match &self.beside {
            None => html! { <p>{ words.t("ghost-soon") }</p> },
            Some(beside) => self.standing(context, beside),
        };
        html! {
            <Bubble key="ghost" title={self.title(words)} close={Text::from(words.t("app-close"))} class="ghostcard" described="ghost"
                {on_close}>
                <div id="ghost">{ body }</div>
            </Bubble>
        }
    }

    fn standing(&self, context: &TextContext<'_, G>, beside: &Beside<G>) -> Html {
        let words = context.words;
        let when = when::<G>(words, &beside.when);
        let when = words.say("ghost-when", &[("when", when.as_str().into())]);
        let mut names = context.names.to_vec();
        if let Some(name) = names.get_mut(self.seat.index()) {
            *name = self.short_name(words);
        }
        let other = TextContext { names: &names, looker: Looker::Public, ..*context };
        let view = G::view(&beside.state, Looker::Public);
        let row = |name: Text, points: i32| {
            html! { <li><span>{ AttrValue::from(name) }</span><b>{ points }</b></li> }
        };
        html! { <>
            <p class="ghostwhen">{ when }</p>
            <ul class="ghostrows">
                { row(self.short_name(words), beside.points) }
                { row(context.name(self.seat), beside.own) }
                <li class="ghostapart">{ apart(words, beside.own, beside.points) }</li>
            </ul>
            // Inert: it looks like parts of the table, whose codes it shares.
            <div class="ghostpicture" role="img" aria-label={AttrValue::from(self.title(words))}>
                <div inert=true>{ G::apart(&other, &view, self.seat) }</div>
            </div>
        </> }
    }
}

/// Title of the other's game.
fn title(words: &Words, name: &Text) -> Text {
    match name.as_ref() {
        "" => words.t("ghost-title-nameless").into(),
        name => words.say("ghost-title", &[("name", name.into())]).into(),
    }
}

/// A step of a game, in the words of lists of games.
#[must_use]
pub fn when<G: Game>(words: &Words, progress: &Progress) -> String {
    let number = |(name, value): &(&'static str, i64)| {
        (*name, u32::try_from(*value).unwrap_or_default().into())
    };
    let args: Vec<_> = progress.iter().map(number).collect();
    words.say(&format!("game-{}-when", G::NAME), &args)
}

/// A difference with its sign.
#[must_use]
pub fn difference(own: i32, other: i32) -> String {
    let by = i64::from(own) - i64::from(other);
    let sign = match by {
        ..0 => "−",
        0 => "±",
        _ => "+",
    };
    format!("{sign}{}", by.unsigned_abs())
}

/// The difference in words.
fn apart(words: &Words, own: i32, other: i32) -> String {
    let by = own.abs_diff(other);
    let key = match own.cmp(&other) {
        core::cmp::Ordering::Less => "ghost-behind",
        core::cmp::Ordering::Equal => "ghost-level",
        core::cmp::Ordering::Greater => "ghost-ahead",
    };
    words.say(key, &[("by", by.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_has_its_sign() {
        assert_eq!([difference(39, 45), difference(9, 5), difference(7, 7)], ["−6", "+4", "±0"]);
        assert_eq!(difference(i32::MIN, i32::MAX), "−4294967295");
    }
}
