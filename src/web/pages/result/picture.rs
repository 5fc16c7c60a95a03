//! The result as a picture: a self-contained SVG that does not use the page's styles.

use super::ResultRow;
use crate::web::ui::text::characters;
use crate::web::ui::{picture as shapes, qr};
use crate::web::words::isolated;
use core::fmt::Write;

/// Width and height in pixels.
pub(super) const SIZE: (u32, u32) = (1200, 630);
/// CSS variables of the players' colours.
const COLOURS: [&str; 5] = ["--p1", "--p2", "--p3", "--p4", "--p5"];
/// Mark of each colour's flag: lozenge, bend, chevron, pale, saltire.
const MARKS: [&str; 5] = [
    "M12 9l6 6-6 6-6-6zM12 12l3 3-3 3-3-3zM12 14l1 1-1 1-1-1z",
    "M5 6l14 18",
    "M4 22l8-10 8 10",
    "M12 4v24",
    "M5 7l14 17M19 7L5 24",
];
/// Font if the page has not set one.
const FONT: &str = "Georgia, serif";

/// The page's colours and font.
pub(super) struct Palette {
    paper: String,
    edge: String,
    ink: String,
    soft: String,
    seal: String,
    font: String,
    players: [String; 5],
    marks: [String; 5],
    shapes: Vec<(char, String)>,
}

/// Letters of a picture's colours.
const SHAPES: &str = "gGbByYoOmMnNvVrRkKwW12345";

impl Palette {
    /// A palette from the values of CSS variables.
    pub fn of(token: impl Fn(&str) -> Option<String>) -> Palette {
        let or = |name: &str, other: &str| {
            let found = token(name).map(|value| value.trim().to_owned());
            found.filter(|value| !value.is_empty()).unwrap_or_else(|| other.to_owned())
        };
        Palette {
            paper: or("--sheet", "white"),
            edge: or("--sheet-line", "gray"),
            ink: or("--ink", "black"),
            soft: or("--ink-2", "black"),
            seal: or("--seal", "black"),
            font: or("--font-title", FONT),
            players: COLOURS.map(|name| or(name, "gray")),
            marks: COLOURS.map(|name| or(&name.replace("--", "--on-"), "white")),
            shapes: SHAPES
                .chars()
                .map(|letter| (letter, or(shapes::token(letter), "gray")))
                .collect(),
        }
    }

    /// Colour of a player.
    fn player(&self, colour: u8) -> String {
        self.players.get(usize::from(colour % 5)).cloned().unwrap_or_default()
    }

    /// Colour of the mark on a player's flag.
    fn mark(&self, colour: u8) -> String {
        self.marks.get(usize::from(colour % 5)).cloned().unwrap_or_default()
    }

    /// Colour of a board's shapes with this letter.
    fn shape(&self, letter: char) -> String {
        let known = self.shapes.iter().find(|(known, _)| *known == letter);
        known.map_or_else(|| self.edge.clone(), |(_, colour)| colour.clone())
    }

    /// The palette of the current theme.
    pub fn of_page() -> Palette {
        let window = web_sys::window();
        let root = window.as_ref().and_then(|w| w.document()).and_then(|d| d.document_element());
        let style = root.and_then(|root| window?.get_computed_style(&root).ok().flatten());
        Palette::of(|name| style.as_ref()?.get_property_value(name).ok())
    }
}

/// A text escaped for SVG.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            other => safe.push(other),
        }
    }
    safe
}

/// Content of the picture.
pub(super) struct Poster<'a> {
    /// The game's icon.
    pub emblem: &'a str,
    /// The game's name.
    pub game: &'a str,
    /// The day.
    pub day: &'a str,
    /// The page's name.
    pub page: &'a str,
    /// Sentence beside the code of the challenge.
    pub dare: &'a str,
    /// The players in final order.
    pub rows: &'a [ResultRow],
    /// The winner's board, as a picture's text; empty for none.
    pub board: &'a str,
    /// Colour and points over the game of each seat.
    pub curves: &'a [(u8, Vec<i32>)],
    /// The challenge, if there is one.
    pub link: Option<&'a str>,
    /// Share of the game that has been played, from 0 to 1.
    pub played: f64,
}

/// Left and right edge of the players' lines.
const LINES: (u32, u32) = (64, 600);
/// Upper edge of the players' lines, and their common height.
const ROWS: (u32, u32) = (196, 268);
/// Left upper corner and size of the board.
const BOARD: [f64; 4] = [650.0, 204.0, 490.0, 236.0];
/// Left upper corner and size of the curve.
const CURVE: [f64; 4] = [650.0, 462.0, 490.0, 92.0];
/// Left upper corner and side of the challenge's code.
const CODE: [f64; 3] = [64.0, 476.0, 112.0];

/// The picture: the game, the day, the players with flags and points, the winner's board, the points over the game, the
/// code of the challenge, and the page's name.
pub(super) fn picture(palette: &Palette, poster: &Poster<'_>) -> String {
    let (width, height) = SIZE;
    let Palette { paper, edge, ink, soft, seal, font, .. } = palette;
    // The icon is an SVG of its own, which is given a position here.
    let emblem =
        poster.emblem.replacen("width=\"38\"", "x=\"60\" y=\"52\" width=\"104\" height=\"104\"", 1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"{font}\" fill=\"{ink}\">\
         <path fill=\"{paper}\" d=\"M0 0h{width}v{height}H0z\"/>\
         <path fill=\"none\" stroke=\"{edge}\" stroke-width=\"3\" d=\"M20 20h1160v590H20z\"/>\
         {emblem}\
         <text x=\"190\" y=\"102\" font-size=\"52\" font-weight=\"600\">{game}</text>\
         <text x=\"190\" y=\"146\" font-size=\"28\" fill=\"{soft}\">{day}</text>\
         <path stroke=\"{seal}\" stroke-width=\"4\" d=\"M60 182h1080\"/>",
        font = escaped(font),
        game = escaped(poster.game),
        day = escaped(poster.day),
    );
    let apart = ROWS.1 / u32::try_from(poster.rows.len().max(2)).unwrap_or(2);
    // A long name makes all names smaller, so that it ends before the points and the winner's stays the largest.
    let letters = poster.rows.iter().map(|row| characters(&row.name).len() + 3).max();
    let letters = u32::try_from(letters.unwrap_or(3)).unwrap_or(u32::MAX);
    let is_over = poster.played >= 1.0;
    let shown = Shown { apart, letters, is_over, places: is_over && poster.rows.len() > 1 };
    for (number, row) in (0..).zip(poster.rows) {
        line(&mut svg, palette, ROWS.0 + apart * number, row, &shown);
    }
    board(&mut svg, palette, poster.board);
    curves(&mut svg, palette, poster.curves, poster.played);
    code(&mut svg, palette, poster);
    // Writing into a string does not fail.
    let _ = write!(
        svg,
        "<text x=\"1140\" y=\"592\" font-size=\"24\" text-anchor=\"end\" fill=\"{soft}\">{}</text></svg>",
        escaped(poster.page)
    );
    svg
}

/// The winner's board, as large as its place allows.
fn board(svg: &mut String, palette: &Palette, text: &str) {
    let Some(((width, height), layers)) = shapes::read(text) else { return };
    let [left, top, wide, high] = BOARD;
    let (width, height) = (f64::from(width), f64::from(height));
    let scale = (wide / width).min(high / height);
    let (x, y) = (left + (wide - width * scale) / 2.0, top + (high - height * scale) / 2.0);
    let _ = write!(svg, "<g transform=\"translate({x:.1} {y:.1}) scale({scale:.3})\">");
    for (letter, path) in layers {
        let colour = escaped(&palette.shape(letter));
        // Places without anything are outlines, as in lists.
        let paint = match letter {
            'K' => format!(
                "fill=\"none\" stroke=\"{colour}\" stroke-width=\".6\" stroke-dasharray=\"1.6 1.2\""
            ),
            'w' => format!(
                "fill=\"{colour}\" stroke=\"{}\" stroke-width=\".6\"",
                escaped(&palette.edge)
            ),
            _ => format!("fill=\"{colour}\""),
        };
        let _ = write!(svg, "<path {paint} d=\"{path}\"/>");
    }
    svg.push_str("</g>");
}

/// The points over the game, a line for each player up to the share that has been played.
fn curves(svg: &mut String, palette: &Palette, curves: &[(u8, Vec<i32>)], played: f64) {
    let [left, top, wide, high] = CURVE;
    let points = || curves.iter().flat_map(|(_, series)| series.iter().copied());
    let (Some(most), Some(least)) = (points().max(), points().min()) else { return };
    let (low, span) = (least.min(0), f64::from((most - least.min(0)).max(1)));
    let _ = write!(
        svg,
        "<path fill=\"none\" stroke=\"{}\" stroke-width=\"1.5\" d=\"M{left} {}h{wide}\"/>",
        escaped(&palette.edge),
        top + high
    );
    for (colour, series) in curves {
        let steps = series.len().saturating_sub(1).max(1) as f64;
        let mut path = String::new();
        let known = (steps * played).round() as usize + 1;
        for (step, value) in series.iter().take(known).enumerate() {
            let x = left + wide * step as f64 / steps;
            let y = top + high - high * f64::from(value - low) / span;
            let _ = write!(path, "{}{x:.1} {y:.1}", if step == 0 { 'M' } else { 'L' });
        }
        let _ = write!(
            svg,
            "<path fill=\"none\" stroke=\"{ink}\" stroke-width=\"6\" stroke-linejoin=\"round\" d=\"{path}\"/>\
             <path fill=\"none\" stroke=\"{colour}\" stroke-width=\"4\" stroke-linejoin=\"round\" d=\"{path}\"/>",
            ink = escaped(&palette.ink),
            colour = escaped(&palette.player(*colour)),
        );
    }
}

/// The code of the challenge, dark on white so that cameras read it in any theme, and the sentence beside it.
fn code(svg: &mut String, palette: &Palette, poster: &Poster<'_>) {
    let Some((size, path)) = poster.link.and_then(qr::path) else { return };
    let [left, top, side] = CODE;
    // The quiet zone of two modules on each side.
    let scale = side / (size as f64 + 4.0);
    let _ = write!(
        svg,
        "<g transform=\"translate({left} {top}) scale({scale:.3})\"><path fill=\"#fff\" d=\"M0 0h{all}v{all}H0z\"/>\
         <path fill=\"#000\" transform=\"translate(2 2)\" d=\"{path}\"/></g>\
         <text x=\"{x}\" y=\"{y}\" font-size=\"26\" fill=\"{soft}\">{dare}</text>",
        all = size + 4,
        x = left + side + 22.0,
        y = top + side / 2.0 + 9.0,
        soft = escaped(&palette.soft),
        dare = escaped(poster.dare),
    );
}

/// Common to the lines of all players.
struct Shown {
    /// Distance of two lines.
    apart: u32,
    /// Characters of the longest name, with its place.
    letters: u32,
    /// True at the end of the game.
    is_over: bool,
    /// True if places are shown.
    places: bool,
}

/// A player's line.
fn line(svg: &mut String, palette: &Palette, top: u32, row: &ResultRow, shown: &Shown) {
    let Shown { apart, letters, is_over, places } = *shown;
    let colour = usize::from(row.colour % 5);
    let (cloth, stroke) = (palette.player(row.colour), palette.mark(row.colour));
    let mark = MARKS.get(colour).copied().unwrap_or_default();
    let first = row.place <= 1 && is_over;
    let most = (700 / letters).max(16);
    let size = if first { 50.min(most) } else { 40.min(most * 4 / 5) }.min(apart * 3 / 4);
    let (middle, weight) = (top + apart / 2 + size / 3, if first { 700 } else { 500 });
    let flag = f64::from(apart.min(84)) / 50.0;
    let place = if places { format!("{}. ", row.place) } else { String::new() };
    let _ = write!(
        svg,
        "<g transform=\"translate({left} {y}) scale({flag:.2})\"><path fill=\"{cloth}\" stroke=\"{ink}\" stroke-width=\"2\" \
         stroke-linejoin=\"round\" d=\"M1 1h22v37l-11-9-11 9z\"/><path fill=\"none\" stroke=\"{stroke}\" stroke-width=\"2.6\" d=\"{mark}\"/></g>\
         <text x=\"140\" y=\"{middle}\" font-size=\"{size}\" font-weight=\"{weight}\">{place}{name}</text>\
         <text x=\"{right}\" y=\"{middle}\" font-size=\"{size}\" font-weight=\"{weight}\" text-anchor=\"end\">{points}</text>",
        left = LINES.0,
        right = LINES.1,
        y = top + apart / 2 - (20.0 * flag) as u32,
        cloth = escaped(&cloth),
        stroke = escaped(&stroke),
        ink = palette.ink,
        name = escaped(&isolated(&row.name)),
        points = row.points,
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, place: u8) -> ResultRow {
        ResultRow { name: name.into(), colour: place, points: 212 - i32::from(place), place }
    }

    fn poster(rows: &[ResultRow]) -> Poster<'_> {
        let emblem = "<svg viewBox=\"0 0 64 64\" width=\"38\"></svg>";
        let (game, day, page, dare) = ("Game", "Day", "Page", "Better?");
        Poster {
            emblem,
            game,
            day,
            page,
            dare,
            rows,
            board: "",
            curves: &[],
            link: None,
            played: 1.0,
        }
    }

    #[test]
    fn the_winner_s_board_the_curve_and_the_code_of_the_challenge_are_on_it() {
        let rows = [row("Anna", 1), row("Ben", 2)];
        let curves = [(0, vec![0, 4, 9]), (1, vec![0, 2, -1])];
        let palette = Palette::of(|name| (name == "--t-castle").then(|| "#123456".into()));
        let whole = Poster {
            board: "62x56 g:M1,1h2v2z K:M4,4h1v1z",
            curves: &curves,
            link: Some("https://example.org/#road.c1.AAAA"),
            ..poster(&rows)
        };
        let svg = picture(&palette, &whole);
        assert!(svg.contains("<path fill=\"#123456\" d=\"M1,1h2v2z\"/>"), "{svg}");
        assert_eq!(svg.matches("stroke-width=\"4\" stroke-linejoin").count(), 2, "a line for each");
        assert!(svg.contains("fill=\"#000\"") && svg.contains(">Better?</text>"));
        let bare = picture(&palette, &poster(&rows));
        assert!(!bare.contains("#123456") && !bare.contains("Better?"));
        assert!(!svg.contains("NaN") && svg.ends_with("</svg>"));
    }

    #[test]
    fn a_damaged_board_is_left_out() {
        let rows = [row("Anna", 1)];
        let damaged = Poster { board: "62x56 g:M1,1z\"/><script>", ..poster(&rows) };
        let svg = picture(&Palette::of(|_| None), &damaged);
        assert_eq!(svg, picture(&Palette::of(|_| None), &poster(&rows)));
    }

    #[test]
    fn a_name_from_right_to_left_stays_behind_its_place() {
        let svg = picture(&Palette::of(|_| None), &poster(&[row("דוד", 1), row("Anna", 2)]));
        assert!(svg.contains(">1. \u{2068}דוד\u{2069}</text>"), "{svg}");
        assert!(svg.contains(">2. Anna</text>"), "{svg}");
    }

    #[test]
    fn the_winner_s_name_is_the_largest_however_long_and_only_at_the_end() {
        let rows = [row("Maximilian-Friedrich", 1), row("Ben", 2)];
        let sizes = |poster: &Poster<'_>| {
            let svg = picture(&Palette::of(|_| None), poster);
            let lines = svg.split("<text x=\"140\"").skip(1);
            let size = |line: &str| line.split('"').nth(3)?.parse::<u32>().ok();
            lines.filter_map(size).collect::<Vec<u32>>()
        };
        let [winner, other] = sizes(&poster(&rows))[..] else { panic!("two lines") };
        assert!(winner > other && winner < 50, "{winner} {other}");
        let [winner, other] = sizes(&Poster { played: 0.5, ..poster(&rows) })[..] else {
            panic!("two lines")
        };
        assert_eq!(winner, other, "nobody has won yet");
    }

    #[test]
    fn names_can_say_what_they_like_and_everybody_is_on_the_picture() {
        let palette =
            Palette::of(|name| (name == "--font-title").then(|| "\"Old Style\", serif".into()));
        let rows = [row("<A & \"B\">", 1), row("Zoë", 2), row("C", 3), row("D", 4), row("E", 5)];
        let svg = picture(&palette, &poster(&rows));
        assert!(svg.contains("1. &lt;A &amp; &quot;B&quot;&gt;"), "{svg}");
        assert!(svg.contains("font-family=\"&quot;Old Style&quot;, serif\""));
        for player in &rows {
            assert!(svg.contains(&format!(">{}</text>", player.points)));
        }
        let open =
            svg.matches("<g ").count() + svg.matches("<text").count() + svg.matches("<svg").count();
        let shut = svg.matches("</g>").count()
            + svg.matches("</text>").count()
            + svg.matches("</svg>").count();
        assert_eq!(open, shut);
    }

    #[test]
    fn who_plays_alone_has_no_place() {
        let svg = picture(&Palette::of(|_| None), &poster(&[row("Anna", 1)]));
        assert!(svg.contains(">Anna</text>") && !svg.contains("1. Anna"));
    }
}
