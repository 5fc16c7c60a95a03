//! Figures that are read at a glance.

use super::{parts, read};
use crate::games::princes::State;

/// The style sheet's first rule of these elements.
fn rule(of: &str) -> &'static str {
    let css = include_str!("../../../../../static/css/princes.css");
    parts(css, &format!("\n{of} {{"), "}")[0]
}

/// A length of a rule in pixels.
fn length(of: &str, property: &str) -> f64 {
    let found = parts(rule(of), &format!("\n  {property}: "), "px;");
    found[0].parse().unwrap_or_else(|_| panic!("{property} of {of}: {found:?}"))
}

#[test]
fn a_card_s_price_shows_each_resource_once_with_its_number() {
    let mut counted = 0;
    read(|_, text| {
        for price in parts(text, "class=\"pcost\"", "</span>") {
            let mut kinds = parts(price, "<use href=\"#", "\"");
            let shown = kinds.len();
            kinds.dedup();
            assert_eq!(kinds.len(), shown, "{price}");
            counted += usize::from(price.contains(">2<") || price.contains(">3<"));
        }
    });
    assert!(counted > 20, "{counted}");
}

#[test]
fn a_name_on_two_lines_is_below_the_picture_of_its_card() {
    let end = |of: &str| length(".hart", "top") + length(of, "height");
    assert!(end(".hart") <= length(".hn", "top"));
    // Within its border of 1.5 px. A name that needs more room grows upwards.
    let inside = length(".hc", "height") - 3.0;
    let below = inside - length(".hc.long .hn", "bottom");
    assert!(end(".hc.long .hart") <= below - length(".hc.long .hn", "min-height"));
    assert!((length(".hn", "top") + length(".hn", "height") - below).abs() < 0.5);
}

#[test]
fn the_event_s_effect_stands_beside_the_dice() {
    let mut seen = [0; 6];
    read(|state: &State, text| {
        let face = usize::from(state.face().min(5));
        match parts(text, "class=\"does", "</span>")[..] {
            [] => seen[0] += usize::from(face == 0),
            [said] => {
                assert!(face > 0 && said.ends_with('.'), "{face}: {said}");
                let brigands = said.contains("over 7 resources");
                assert_eq!(brigands, face == 1, "{said}");
                seen[face] += 1;
            }
            // A card's effect in a few words, and its text where there is room.
            [brief, full] => {
                assert!(brief.starts_with(" brief") && brief.ends_with('.'), "{face}: {brief}");
                assert!(full.starts_with(" long") && full.ends_with('.'), "{face}: {full}");
                assert!(brief.len() < full.len(), "{brief}: {full}");
                seen[face] += 1;
            }
            _ => panic!("more than two"),
        }
    });
    assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
}

/// The luminance of a variable's colour in the dark theme, from 0 to 1.
fn dark(variable: &str) -> f64 {
    let hex = parts(rule(".dark"), &format!("--{variable}: #"), ";")[0];
    let number = u32::from_str_radix(hex, 16).unwrap();
    let part = |shift: u32| f64::from((number >> shift) & 0xff) / 255.0;
    let light = |part: f64| ((part + 0.055) / 1.055).powf(2.4);
    0.2126 * light(part(16)) + 0.7152 * light(part(8)) + 0.0722 * light(part(0))
}

#[test]
fn free_sites_are_outlined_against_the_ground_in_the_dark_theme() {
    for ground in ["ground", "site"] {
        let contrast = (dark("site-line") + 0.05) / (dark(ground) + 0.05);
        assert!(contrast > 4.5, "{ground}: {contrast}");
    }
}

#[test]
fn what_scrolls_has_a_name_and_before_the_roll_a_card_says_so() {
    let mut waits = 0;
    read(|_, text| {
        for class in ["bw", "as"] {
            for tag in parts(text, &format!("<div class=\"{class}\""), ">") {
                assert!(tag.contains("role=\"group\" aria-label=\""), "{class}: {tag}");
            }
        }
        waits += usize::from(text.contains("Roll first."));
    });
    assert!(waits > 0);
}

#[test]
fn a_hand_is_counted_against_its_limit() {
    read(|state: &State, text| {
        let limits = [0, 1]
            .map(|seat| format!("Hand {}/{}", state.hand(seat).len(), state.hand_limit(seat)));
        for said in parts(text, "class=\"hlimit\">", "<") {
            assert!(limits.iter().any(|limit| limit == said), "{said}");
        }
        for panel in parts(text, "class=\"ohand\"", "</div>") {
            assert!(limits.iter().any(|limit| panel.contains(limit.as_str())), "{panel}");
        }
    });
}
