//! Figures of the rules: moves of a recorded game, drawn by the game's own components, each with a caption whose numbers
//! come from the events of the move.

use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::link::read_game;
use crate::engine::seat::Seat;
use crate::web::ui::Pic;
use crate::web::words::Words;
use yew::prelude::*;

/// A figure of a section.
#[derive(Clone, PartialEq)]
pub struct Figure {
    /// Message key of the section's heading.
    pub section: &'static str,
    /// The caption, which is also its accessible name.
    pub caption: String,
    /// Number of moves before the one shown.
    pub moves: usize,
    /// Seat that makes the move.
    pub seat: Seat,
    /// Points that the caption gives, if it gives any: all that the seat gains by the move.
    pub points: Option<i32>,
    /// The drawing.
    pub picture: Html,
}

impl Figure {
    /// The same figure with the points that its caption gives.
    #[must_use]
    pub fn with_points(self, points: impl Into<i32>) -> Figure {
        Figure { points: Some(points.into()), ..self }
    }
}

/// A move of the recorded game.
pub struct RecordedMove<'a, G: Game> {
    /// Number of moves before it.
    pub moves: usize,
    /// Seat that makes it.
    pub seat: Seat,
    /// The move.
    pub action: G::Action,
    /// Its events.
    pub events: &'a [G::Event],
    /// Position before it.
    pub before: G::State,
    /// Position after it.
    pub after: G::State,
}

impl<G: Game> RecordedMove<'_, G> {
    /// A figure of this move: its section, caption and parts, with arrows between them.
    #[must_use]
    pub fn figure(&self, section: &'static str, caption: String, parts: &[Html]) -> Figure {
        let (moves, seat) = (self.moves, self.seat);
        let caption = bound(&caption);
        Figure { section, caption, moves, seat, points: None, picture: strip(parts) }
    }
}

/// The recorded game from which figures are taken.
pub struct RecordedGame<G: Game>(Journal<G>);

impl<G: Game> RecordedGame<G> {
    /// The game of a link; `None` if the rules can't replay it.
    #[must_use]
    pub fn of(link: &str) -> Option<RecordedGame<G>> {
        read_game(link).ok().map(RecordedGame)
    }

    /// The recorded game.
    #[must_use]
    pub const fn journal(&self) -> &Journal<G> {
        &self.0
    }

    /// The moves for which `found` returns a value, with that value.
    pub fn all<T>(
        &self,
        mut found: impl FnMut(Seat, G::Action, &[G::Event]) -> Option<T>,
    ) -> impl Iterator<Item = (RecordedMove<'_, G>, T)> {
        let moves = self.0.moves().iter().enumerate();
        moves.filter_map(move |(moves, made)| {
            let value = found(made.seat, made.action, self.0.events_of(moves))?;
            Some((self.recorded(moves)?, value))
        })
    }

    /// The first of these moves.
    pub fn first<T>(
        &self,
        found: impl FnMut(Seat, G::Action, &[G::Event]) -> Option<T>,
    ) -> Option<(RecordedMove<'_, G>, T)> {
        self.all(found).next()
    }

    /// The move after so many others.
    fn recorded(&self, moves: usize) -> Option<RecordedMove<'_, G>> {
        let made = self.0.moves().get(moves)?;
        Some(RecordedMove {
            moves,
            seat: made.seat,
            action: made.action,
            events: self.0.events_of(moves),
            before: self.0.at(moves),
            after: self.0.at(moves + 1),
        })
    }
}

/// A figure's maker: finds its move in the recorded game; `None` if the game has no such move.
pub type Maker<G> = fn(&RecordedGame<G>, &Words) -> Option<Figure>;

/// The figures of a game's rules, from its recorded game.
#[must_use]
pub fn figures<G: Game>(link: &str, makers: &[Maker<G>], words: &Words) -> Vec<Figure> {
    let Some(game) = RecordedGame::of(link) else { return Vec::new() };
    makers.iter().filter_map(|make| make(&game, words)).collect()
}

/// Terms as a sum with its total, such as "6 + 8 = 14"; a single term stands for itself.
#[must_use]
pub fn sum(terms: &[u32]) -> String {
    let said: Vec<String> = terms.iter().map(ToString::to_string).collect();
    match said.as_slice() {
        [_, _, ..] => format!("{} = {}", said.join(" + "), terms.iter().sum::<u32>()),
        _ => said.concat(),
    }
}

/// A product with its result, such as "3 × 2 = 6".
#[must_use]
pub fn product(count: u32, each: u32) -> String {
    format!("{count} × {each} = {}", count * each)
}

/// A caption whose numbers stay on one line with their signs and with what they count.
fn bound(caption: &str) -> String {
    let mut said = String::with_capacity(caption.len());
    let mut left = caption.chars().peekable();
    while let Some(letter) = left.next() {
        let is_before_number = left.peek().is_some_and(char::is_ascii_digit);
        let joins = said.chars().next_back().is_some_and(|last| {
            let counts = last.is_alphabetic() || "+−×=".contains(last);
            last.is_ascii_digit() || (is_before_number && counts)
        });
        said.push(if letter == ' ' && joins { '\u{a0}' } else { letter });
    }
    said
}

/// Size of a drawing within a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// A piece as large as a die.
    Piece,
    /// A playing card.
    Card,
    /// A card among many.
    Small,
    /// A row of pieces or cards.
    Row,
    /// A part of the table.
    Part,
    /// A board, or a part of one.
    Board,
    /// The width of the figure.
    Wide,
}

impl Size {
    const fn class(self) -> &'static str {
        match self {
            Size::Piece => "figpiece",
            Size::Card => "figcard",
            Size::Small => "figsmall",
            Size::Row => "figrow",
            Size::Part => "figpart",
            Size::Board => "figboard",
            Size::Wide => "figwide",
        }
    }
}

/// A drawing in this size.
pub fn sized(size: Size, drawn: Html) -> Html {
    html! { <span class={size.class()}>{ drawn }</span> }
}

/// Drawings side by side.
pub fn beside(drawn: impl IntoIterator<Item = Html>) -> Html {
    html! { <span class="figcount">{ for drawn }</span> }
}

/// A symbol with a number after it.
pub fn counted(symbol: &'static str, count: u32) -> Html {
    html! { <span class="figcount"><Pic id={symbol} /><b>{ count }</b></span> }
}

/// Equal symbols side by side.
pub fn row(symbol: &'static str, count: u32) -> Html {
    html! { <span class="figcount">{ for (0..count).map(|_| html! { <Pic id={symbol} /> }) }</span> }
}

/// Parts of a drawing with arrows between them, each in one row with what it leads to.
fn strip(parts: &[Html]) -> Html {
    let part = |(at, part): (usize, &Html)| match at {
        0 => part.clone(),
        _ => html! { <span class="figstep"><i>{ "→" }</i>{ part.clone() }</span> },
    };
    html! { <>{ for parts.iter().enumerate().map(part) }</> }
}

/// The figures of a section. The drawing takes no touch and no focus.
pub(super) fn of_section(figures: &[Figure], section: &str) -> Html {
    let own: Vec<&Figure> = figures.iter().filter(|figure| figure.section == section).collect();
    if own.is_empty() {
        return Html::default();
    }
    html! {
        <div class="rulefigs">
            { for own.into_iter().map(|figure| html! {
                <figure class="rulefig">
                    <div class="figpic" role="img" aria-label={figure.caption.clone()}>
                        <div inert=true>{ figure.picture.clone() }</div>
                    </div>
                    <figcaption aria-hidden="true">{ figure.caption.clone() }</figcaption>
                </figure>
            }) }
        </div>
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::web::reading::Handbook;
    use crate::web::words::Language;
    use crate::web::words::tests::real_of;
    use std::collections::BTreeSet;

    /// Every maker finds its move; captions are right and give the points by which the seat's total changes; the
    /// sections that need figures have some.
    pub(in crate::web::reading) fn figures_are_true<G: Game>(
        book: &Handbook<G>,
        needed: &[&str],
        total: impl Fn(&G::State, Seat) -> i32,
    ) {
        let game = RecordedGame::<G>::of(book.recorded).expect("the recorded game is read");
        assert_eq!(game.journal().verify(), Ok(()));
        for words in Language::ALL.map(|language| real_of(language, G::NAME)) {
            let mut captions = BTreeSet::new();
            let mut drawn = BTreeSet::new();
            for (number, make) in book.figures.iter().enumerate() {
                let figure = make(&game, &words).unwrap_or_else(|| panic!("no figure {number}"));
                let Figure { section, caption, moves, seat, points, .. } = figure;
                assert!(book.rules.iter().any(|(key, _)| *key == section), "{section}");
                assert!(caption.chars().count() <= 110, "too long: {caption}");
                assert!(is_right(&caption), "wrong: {caption}");
                if let Some(points) = points {
                    let at = |moves| total(&game.journal().at(moves), seat);
                    assert_eq!(at(moves + 1) - at(moves), points, "{caption}");
                    assert!(numbers(&caption).contains(&points), "no {points}: {caption}");
                }
                drawn.insert(section);
                assert!(captions.insert(caption.clone()), "twice: {caption}");
            }
            let bare: Vec<_> = needed.iter().filter(|key| !drawn.contains(**key)).collect();
            assert!(bare.is_empty(), "without a figure: {bare:?}");
        }
    }

    /// All numbers of a text.
    fn numbers(text: &str) -> Vec<i32> {
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
    }

    /// True if every sum and product of a text has the total that it states.
    fn is_right(text: &str) -> bool {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |at: usize| {
            let word = words.get(at)?.trim_matches(|c: char| !c.is_ascii_digit());
            word.parse::<i32>().ok()
        };
        (0..words.len()).filter(|at| words[*at] == "=").all(|at| {
            let (mut first, mut value) = (at - 1, number(at - 1));
            while first >= 2 && ["+", "×", "−"].contains(&words[first - 1]) {
                let (sign, next) = (words[first - 1], number(first - 2));
                value = value.zip(next).map(|(a, b)| match sign {
                    "+" => a + b,
                    // The left term, which is read last.
                    "−" => b - a,
                    _ => a * b,
                });
                first -= 2;
            }
            first + 1 < at && value.is_some() && value == number(at + 1)
        })
    }

    #[test]
    fn sums_and_products_are_checked() {
        for right in ["3 fields: 6 + 8 = 14 points", "3 × 2 = 6.", "2 − 1 = 1", "14"] {
            assert!(is_right(right), "{right}");
        }
        for wrong in ["6 + 8 = 15", "3 × 2 = 5", "2 − 1 = 3", "6 = 6", "a = 6"] {
            assert!(!is_right(wrong), "{wrong}");
        }
        assert_eq!(numbers("Phase B: 6 + 8 = 14."), [6, 8, 14]);
    }

    #[test]
    fn numbers_stay_with_their_signs_and_with_what_they_count() {
        for (caption, bound_so) in [
            ("A city: 2 − 1 = 1 more.", "A city: 2~−~1~=~1~more."),
            ("Die 3: to depot 3, and 2 silver.", "Die~3: to depot~3, and~2~silver."),
            ("Nothing to count.", "Nothing to count."),
        ] {
            assert_eq!(bound(caption), bound_so.replace('~', "\u{a0}"));
        }
        assert!(is_right(&bound("2 − 1 = 1 more")) && !is_right(&bound("2 − 1 = 3 more")));
    }

    #[test]
    fn what_is_counted_up_is_right() {
        assert_eq!(
            (sum(&[6, 8]), sum(&[4]), sum(&[])),
            ("6 + 8 = 14".into(), "4".into(), String::new())
        );
        assert!(is_right(&sum(&[1, 2, 3])) && is_right(&product(4, 3)));
        assert_eq!(product(4, 3), "4 × 3 = 12");
    }
}
