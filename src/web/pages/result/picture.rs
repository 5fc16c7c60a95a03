//! The result as a picture: an SVG that stands for itself, without the page's styles.

use super::ResultRow;
use core::fmt::Write;

/// Width and height.
pub(super) const SIZE: (u32, u32) = (1200, 630);
/// The players' colours, as tokens.
const COLOURS: [&str; 5] = ["--p1", "--p2", "--p3", "--p4", "--p5"];
/// Each colour's mark on its flag: cross, bend, chevron, pale, saltire.
const MARKS: [&str; 5] =
    ["M12 6v20M4 15h16", "M5 6l14 18", "M4 22l8-10 8 10", "M12 4v24", "M5 7l14 17M19 7L5 24"];
/// What writes on the picture where the page has not said how.
const FONT: &str = "Georgia, serif";

/// The colours and letters of the page.
pub(super) struct Palette {
    paper: String,
    edge: String,
    ink: String,
    soft: String,
    seal: String,
    font: String,
    players: [String; 5],
    marks: [String; 5],
}

impl Palette {
    /// From what the tokens are.
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
        }
    }

    /// As the page is shown.
    pub fn of_page() -> Palette {
        let window = web_sys::window();
        let root = window.as_ref().and_then(|w| w.document()).and_then(|d| d.document_element());
        let style = root.and_then(|root| window?.get_computed_style(&root).ok().flatten());
        Palette::of(|name| style.as_ref()?.get_property_value(name).ok())
    }
}

/// A text as it may stand in a drawing.
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

/// The picture: the game's emblem and name, the day, the players with flags and points, and the page's name.
pub(super) fn picture(
    palette: &Palette,
    emblem: &str,
    [game, day, page]: [&str; 3],
    rows: &[ResultRow],
) -> String {
    let (width, height) = SIZE;
    let Palette { paper, edge, ink, soft, seal, font, .. } = palette;
    // The emblem is a drawing of its own; here it gets a place.
    let emblem =
        emblem.replacen("<svg ", "<svg x=\"60\" y=\"52\" width=\"104\" height=\"104\" ", 1);
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
        game = escaped(game),
        day = escaped(day),
    );
    let apart = (height - 270) / u32::try_from(rows.len().max(2)).unwrap_or(2);
    for (number, row) in (0..).zip(rows) {
        line(&mut svg, palette, 196 + apart * number, apart, row, rows.len() > 1);
    }
    // Writing into a string can't fail.
    let _ = write!(
        svg,
        "<text x=\"1140\" y=\"590\" font-size=\"24\" text-anchor=\"end\" fill=\"{soft}\">{}</text></svg>",
        escaped(page)
    );
    svg
}

/// A player's line.
fn line(svg: &mut String, palette: &Palette, top: u32, apart: u32, row: &ResultRow, places: bool) {
    let colour = usize::from(row.colour % 5);
    let of = |all: &[String; 5]| all.get(colour).cloned().unwrap_or_default();
    let (cloth, stroke) = (of(&palette.players), of(&palette.marks));
    let mark = MARKS.get(colour).copied().unwrap_or_default();
    let first = row.place <= 1;
    let size = if first { 50 } else { 40 }.min(apart * 3 / 4);
    let (middle, weight) = (top + apart / 2 + size / 3, if first { 700 } else { 500 });
    let flag = f64::from(apart.min(84)) / 50.0;
    let place = if places { format!("{}. ", row.place) } else { String::new() };
    let _ = write!(
        svg,
        "<g transform=\"translate(64 {y}) scale({flag:.2})\"><path fill=\"{cloth}\" stroke=\"{ink}\" stroke-width=\"2\" \
         stroke-linejoin=\"round\" d=\"M1 1h22v37l-11-9-11 9z\"/><path fill=\"none\" stroke=\"{stroke}\" stroke-width=\"2.6\" d=\"{mark}\"/></g>\
         <text x=\"140\" y=\"{middle}\" font-size=\"{size}\" font-weight=\"{weight}\">{place}{name}</text>\
         <text x=\"1136\" y=\"{middle}\" font-size=\"{size}\" font-weight=\"{weight}\" text-anchor=\"end\">{points}</text>",
        y = top + apart / 2 - (20.0 * flag) as u32,
        ink = palette.ink,
        name = escaped(&row.name),
        points = row.points,
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, place: u8) -> ResultRow {
        ResultRow { name: name.into(), colour: place, points: 212 - i32::from(place), place }
    }

    #[test]
    fn names_can_say_what_they_like_and_everybody_is_on_the_picture() {
        let palette =
            Palette::of(|name| (name == "--font-title").then(|| "\"Old Style\", serif".into()));
        let rows = [row("<A & \"B\">", 1), row("Zoë", 2), row("C", 3), row("D", 4), row("E", 5)];
        let svg =
            picture(&palette, "<svg viewBox=\"0 0 64 64\"></svg>", ["Game", "Day", "Page"], &rows);
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
        let svg = picture(&Palette::of(|_| None), "", ["G", "D", "P"], &[row("Anna", 1)]);
        assert!(svg.contains(">Anna</text>") && !svg.contains("1. Anna"));
    }
}
