//! Small pictures of positions for lists of stored games: a few filled shapes as a short text, drawn in the page's own
//! colours. The text may come from a file; invalid pictures are not drawn.

use crate::web::ui::geometry::decimal;
use core::fmt::Write;
use yew::prelude::*;

/// Greatest length of a picture's text, in bytes.
pub const MAX_PICTURE: usize = 4_000;
/// Greatest width and height of a picture.
const MOST: u16 = 999;

/// A colour of a picture; styles define it for the light and the dark theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Dark green, and as printed paper shows it.
    Green,
    /// Blue.
    Blue,
    /// Grey.
    Grey,
    /// Yellow.
    Yellow,
    /// Light green.
    Meadow,
    /// Brown.
    Brown,
    /// Red.
    Red,
    /// Violet.
    Violet,
    /// The ink of outlines.
    Black,
    /// Paper.
    Paper,
    /// The player's colour with this number.
    Player(u8),
}

impl Ink {
    /// The colour's letter in a picture's text.
    fn letter(self, pale: bool) -> char {
        let letter = match self {
            Ink::Green => 'g',
            Ink::Blue => 'b',
            Ink::Grey => 'y',
            Ink::Yellow => 'o',
            Ink::Meadow => 'm',
            Ink::Brown => 'n',
            Ink::Red => 'r',
            Ink::Violet => 'v',
            Ink::Black => 'k',
            Ink::Paper => 'w',
            Ink::Player(number) => char::from(b'1' + number.min(4)),
        };
        if pale { letter.to_ascii_uppercase() } else { letter }
    }
}

/// A picture being drawn. Shapes of one colour form one layer, in the order of their first shapes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    width: u16,
    height: u16,
    layers: Vec<(char, String)>,
}

impl Picture {
    /// An empty picture of this size.
    #[must_use]
    pub const fn new(width: u16, height: u16) -> Picture {
        Picture { width, height, layers: Vec::new() }
    }

    fn add(&mut self, ink: Ink, pale: bool, path: String) {
        let letter = ink.letter(pale);
        match self.layers.iter_mut().find(|(other, _)| *other == letter) {
            Some((_, layer)) => layer.push_str(&path),
            None => self.layers.push((letter, path)),
        }
    }

    /// A pointy-top hex around a point; pale if nothing was placed there yet.
    pub fn hex(&mut self, ink: Ink, pale: bool, (x, y): (f64, f64), r: f64) {
        let (a, b) = (r * 0.866, r / 2.0);
        let [x, y, left, up, side, slope] = [x, y - r, a, b, r, -a].map(short);
        let path = format!("M{x} {y}l{left} {up}v{side}l{slope} {up}l{slope} -{up}v-{side}z");
        self.add(ink, pale, path);
    }

    /// A rectangle from its upper left corner.
    pub fn card(&mut self, ink: Ink, pale: bool, (x, y): (f64, f64), (width, height): (f64, f64)) {
        let [x, y, width, height] = [x, y, width, height].map(short);
        self.add(ink, pale, format!("M{x} {y}h{width}v{height}h-{width}z"));
    }

    /// A house with a gable, from its lower left corner.
    pub fn house(&mut self, ink: Ink, (x, y): (f64, f64), (width, height): (f64, f64)) {
        let [x, y, wall, half, roof, width] =
            [x, y, height * 0.55, width / 2.0, height * 0.45, width].map(short);
        let path = format!("M{x} {y}v-{wall}l{half} -{roof}l{half} {roof}v{wall}h-{width}z");
        self.add(ink, false, path);
    }

    /// The picture's text; empty if nothing was drawn, or too much.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{}x{}", self.width, self.height);
        for (letter, path) in &self.layers {
            // Writing into a string does not fail.
            let _ = write!(text, " {letter}:{}", path.replace(' ', ","));
        }
        if self.layers.is_empty() || text.len() > MAX_PICTURE { String::new() } else { text }
    }
}

/// A number with at most one decimal.
fn short(value: f64) -> String {
    decimal(value, 1)
}

/// The page's colour for a letter of a picture, as the name of a CSS variable.
#[must_use]
pub const fn token(letter: char) -> &'static str {
    match letter {
        'g' => "--t-castle",
        'G' => "--f-castle",
        'b' => "--t-ship",
        'B' => "--f-ship",
        'y' => "--t-mine",
        'Y' => "--f-mine",
        'o' => "--t-monastery",
        'O' => "--f-monastery",
        'm' => "--t-animal",
        'M' => "--f-animal",
        'n' => "--t-building",
        'N' => "--f-building",
        'v' | '5' => "--p5",
        'r' | '1' => "--p1",
        '2' => "--p2",
        '3' => "--p3",
        '4' => "--p4",
        'w' | 'W' => "--sheet-2",
        'k' => "--ink",
        _ => "--sheet-line",
    }
}

/// The shapes of one colour: its letter, and their outlines.
pub type Layer<'a> = (char, &'a str);

/// Size and layers of a picture's text; `None` if it is invalid.
#[must_use]
pub fn read(text: &str) -> Option<((u16, u16), Vec<Layer<'_>>)> {
    // No search in a text, of which the first page has none.
    let is_line = |c: char| {
        c.is_ascii_digit()
            || matches!(c.to_ascii_uppercase(), 'M' | 'H' | 'V' | 'L' | 'Z' | '.' | ',' | '-')
    };
    let mut words = text.split(' ').filter(|_| text.len() <= MAX_PICTURE);
    let (width, height) = words.next()?.split_once('x')?;
    let side = |text: &str| text.parse::<u16>().ok().filter(|side| (1..=MOST).contains(side));
    let layer = |word| {
        let (letter, path): (&str, &str) = str::split_once(word, ':')?;
        let letter = letter.parse::<char>().ok().filter(char::is_ascii_alphanumeric)?;
        (path.starts_with('M') && path.chars().all(is_line)).then_some((letter, path))
    };
    let layers: Vec<_> = words.map(layer).collect::<Option<_>>()?;
    Some(((side(width)?, side(height)?), layers)).filter(|(_, layers)| !layers.is_empty())
}

/// True if a text is a valid picture.
#[must_use]
pub fn is_picture(text: &str) -> bool {
    read(text).is_some()
}

/// Draws a picture from its text; `None` if it is invalid.
#[must_use]
pub fn picture(text: &str) -> Option<Html> {
    let ((width, height), layers) = read(text)?;
    Some(html! {
        <svg class="picture" viewBox={format!("0 0 {width} {height}")} aria-hidden="true" focusable="false">
            { for layers.into_iter().map(|(letter, path)| html! {
                <path class={format!("ink-{letter}")} d={path.to_owned()} />
            }) }
        </svg>
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_drawn_is_read_again() {
        let mut drawn = Picture::new(64, 56);
        drawn.hex(Ink::Green, false, (32.0, 28.0), 5.0);
        drawn.hex(Ink::Green, true, (10.0, 10.0), 5.0);
        drawn.card(Ink::Player(2), false, (1.0, 2.0), (3.25, 4.0));
        drawn.house(Ink::Red, (0.0, 9.0), (6.0, 8.0));
        let text = drawn.to_text();
        let (size, layers) = read(&text).unwrap();
        assert_eq!(size, (64, 56));
        let letters: String = layers.iter().map(|(letter, _)| *letter).collect();
        assert_eq!(letters, "gG3r");
        assert_eq!(layers[2].1, "M1,2h3.2v4h-3.2z");
        assert!(!text.contains("--"), "{text}");
    }

    #[test]
    fn what_is_no_picture_is_none() {
        let long = format!("9x9 g:M{}", "1".repeat(MAX_PICTURE));
        for text in [
            "",
            "64x56",
            "64x0 g:M1,1z",
            "1000x9 g:M1,1z",
            "64x56 g:M1 1z",
            "64x56 g:url(x)",
            "64x56 gg:M1,1z",
            "64x56 <:M1,1z",
            "64x56 g:M1,1z\"/><script>",
            &long,
        ] {
            assert!(!is_picture(text), "{text}");
        }
        assert!(is_picture("64x56 g:M1,1z K:M2,2h1z"));
        assert_eq!(Picture::new(9, 9).to_text(), "");
    }
}
