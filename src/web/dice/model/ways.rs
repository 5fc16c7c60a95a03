//! Preferences for playing on this device.

/// Preferences for playing on this device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ways {
    /// True if all choose at once, each on a sheet turned to their side.
    pub together: bool,
    /// True if goods are sold automatically.
    pub sells: bool,
    /// True if the sheets of players who are ready are covered while all choose at once.
    pub covers: bool,
    /// The last round with a chime, so that covering and uncovering the table does not repeat it.
    pub sounded: Option<u8>,
}

impl Default for Ways {
    fn default() -> Ways {
        Ways { together: true, sells: true, covers: false, sounded: None }
    }
}

impl Ways {
    /// Reads stored preferences; missing ones have their defaults.
    #[must_use]
    pub fn of_text(text: &str) -> Ways {
        let has = |word: &str| text.split(' ').any(|other| other == word);
        Ways {
            together: !has("in-turn"),
            sells: !has("ask-goods"),
            covers: has("cover"),
            sounded: None,
        }
    }

    /// The stored preferences with those that changed since `before`.
    #[must_use]
    pub fn changed_in(&self, before: &Ways, stored: &Ways) -> Ways {
        let one = |of: fn(&Ways) -> bool| of(if of(self) == of(before) { stored } else { self });
        Ways {
            together: one(|ways| ways.together),
            sells: one(|ways| ways.sells),
            covers: one(|ways| ways.covers),
            sounded: self.sounded,
        }
    }

    /// The preferences that differ from the defaults.
    #[must_use]
    pub fn text(self) -> String {
        let words =
            [(!self.together, "in-turn"), (!self.sells, "ask-goods"), (self.covers, "cover")];
        words.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_read_back_and_the_usual_ones_need_no_word() {
        for together in [true, false] {
            for sells in [true, false] {
                for covers in [true, false] {
                    let ways = Ways { together, sells, covers, sounded: None };
                    assert_eq!(Ways::of_text(&ways.text()), ways);
                }
            }
        }
        let usual = Ways::default();
        assert_eq!((usual.text().as_str(), Ways::of_text("nonsense")), ("", usual));
    }

    #[test]
    fn what_another_tab_stored_is_not_undone() {
        let usual = Ways::default();
        let (covers, asks) = (Ways { covers: true, ..usual }, Ways { sells: false, ..usual });
        let both = Ways { covers: true, sells: false, ..usual };
        assert_eq!(covers.changed_in(&usual, &asks), both);
        assert_eq!(usual.changed_in(&covers, &both), asks, "set back");
        let sounded = Ways { sounded: Some(3), ..usual };
        assert_eq!(sounded.changed_in(&usual, &both).text(), both.text());
    }
}
