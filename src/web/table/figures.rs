//! Figures that experts count: rows of small symbols with numbers below the header, behind one switch.

use super::{HelpText, Moment, TableGame};
use crate::bots::analyst::Unit;
use crate::bots::evaluator::POINT;
use crate::engine::seat::Seat;
use crate::web::ui::Pic;
use crate::web::ui::banner::Banner;
use crate::web::ui::text::{Icon, Text};
use crate::web::ui::widgets::flag;
use crate::web::words::Words;
use yew::prelude::*;

/// A figure: a symbol or a player's flag, with a number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// Symbol; empty for none.
    pub icon: Icon,
    /// The player whose figure it is, if it is one of several players.
    pub banner: Option<Banner>,
    /// The counted thing.
    pub name: Text,
    /// The number.
    pub value: Text,
}

/// Figures with a common explanation. They hold nothing that the viewer may not know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures {
    /// Title.
    pub title: Text,
    /// Explanation in a sentence.
    pub say: Text,
    /// The figures.
    pub all: Vec<Figure>,
}

impl Figures {
    /// Counts of things, those that are there.
    #[must_use]
    pub fn counts(
        title: Text,
        say: Text,
        counts: impl IntoIterator<Item = (Icon, Text, usize)>,
    ) -> Figures {
        let figure = |(icon, name, count): (Icon, Text, usize)| Figure {
            icon,
            banner: None,
            name,
            value: count.to_string().into(),
        };
        Figures { title, say, all: counts.into_iter().map(figure).collect() }
    }

    /// A value for each of these seats.
    #[must_use]
    pub fn of_seats<G: TableGame>(
        moment: &Moment<G>,
        title: Text,
        say: Text,
        values: impl IntoIterator<Item = (Seat, Text)>,
    ) -> Figures {
        let figure = |(seat, value): (Seat, Text)| Figure {
            icon: "",
            banner: Some(moment.banner(seat)),
            name: moment.name(seat),
            value,
        };
        Figures { title, say, all: values.into_iter().map(figure).collect() }
    }
}

/// Prefix of the codes of figures.
const CODE: &str = "figures.";

/// All figures of a moment: the expected result first, then those of the game.
pub(super) fn all<G: TableGame>(moment: &Moment<G>) -> Vec<Figures> {
    let own = if moment.over { Vec::new() } else { G::figures(moment) };
    expected(moment).into_iter().chain(own).filter(|figures| !figures.all.is_empty()).collect()
}

/// The expected result, if it is known for the view that is shown.
fn expected<G: TableGame>(moment: &Moment<G>) -> Option<Figures> {
    let estimate = moment.estimate.as_ref();
    let estimate = estimate.filter(|of| moment.looker.is(of.seat) && !moment.past)?;
    let values = (0..).map(Seat).zip(&estimate.equities);
    let values = values.map(|(seat, equity)| (seat, equity_in_words(moment, *equity)));
    let (title, say) = (moment.t("figures-expected"), moment.t("figures-expected-say"));
    Some(Figures::of_seats(moment, title, say, values))
}

/// An equity in the game's unit: "142", "62%". An estimate never shows certainty.
pub(super) fn equity_in_words<G: TableGame>(moment: &Moment<G>, equity: i32) -> Text {
    let rounded = (equity + POINT / 2).div_euclid(POINT).max(0).unsigned_abs();
    match G::MEASURE.unit {
        Unit::Points => rounded.to_string().into(),
        Unit::Win => moment.say("settings-percent", &[("percent", rounded.clamp(1, 99).into())]),
    }
}

/// Explanation of figures: what they count, and each with its name.
pub(super) fn explained<G: TableGame>(moment: &Moment<G>, code: &str) -> Option<HelpText> {
    let number: usize = code.strip_prefix(CODE)?.parse().ok()?;
    let Figures { title, say, all } = all(moment).into_iter().nth(number)?;
    let named = |figure: &Figure| Text::from(format!("{}: {}", figure.name, figure.value));
    let lines = [say].into_iter().chain(all.iter().map(named)).collect();
    Some(HelpText { title, lines, ..HelpText::default() })
}

/// The figures as a row.
pub(super) fn row(words: &Words, figures: &[Figures]) -> Html {
    if figures.is_empty() {
        return Html::default();
    }
    html! {
        <section class="figures" tabindex="0" aria-label={words.t("table-figures")}>
            { for figures.iter().enumerate().map(|(number, group)| html! {
                <div key={number} class="figgroup" data-help={format!("{CODE}{number}")}>
                    <b>{ AttrValue::from(group.title.clone()) }</b>
                    { for group.all.iter().map(figure) }
                </div>
            }) }
        </section>
    }
}

fn figure(figure: &Figure) -> Html {
    html! {
        <span role="img" aria-label={format!("{}: {}", figure.name, figure.value)}>
            if let Some(banner) = figure.banner { { flag(banner, "tiny") } }
            if !figure.icon.is_empty() { <Pic id={figure.icon} /> }
            <i>{ AttrValue::from(figure.value.clone()) }</i>
        </span>
    }
}
