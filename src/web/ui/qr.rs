//! Texts as QR codes.

use core::fmt::Write;
use fast_qr::{ECL, QRBuilder};

/// Side length of the code in modules, and its dark modules as one path of rows; `None` for an empty text or one too
/// long for a code.
#[must_use]
pub fn path(text: &str) -> Option<(usize, String)> {
    if text.is_empty() {
        return None;
    }
    let code = QRBuilder::new(text).ecl(ECL::L).build().ok()?;
    let mut path = String::new();
    for row in 0..code.size {
        let mut column = 0;
        while column < code.size {
            let dark = |column: usize| is_dark(&code, row, column);
            let from = column;
            while column < code.size && dark(column) {
                column += 1;
            }
            if column > from {
                let _ = write!(path, "M{from} {row}h{}v1h-{}z", column - from, column - from);
            }
            column += 1;
        }
    }
    Some((code.size, path))
}

fn is_dark(code: &fast_qr::QRCode, row: usize, column: usize) -> bool {
    code.data.get(row * code.size + column).is_some_and(|module| module.value())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_code_with_its_three_finders() {
        let (size, path) = path("https://example.org/#burgundy.s1.AQIDBAUGBwgJCgsMDQ4PEA").unwrap();
        assert!((29..=37).contains(&size), "{size}");
        let right = size - 7;
        for finder in ["M0 0h7v1".to_owned(), format!("M{right} 0h7v1"), format!("M0 {right}h7v1")]
        {
            assert!(path.contains(&finder), "{finder}");
        }
    }

    #[test]
    fn nothing_and_too_much_are_no_code() {
        assert_eq!(path(""), None);
        assert_eq!(path(&"x".repeat(5000)), None);
    }
}
