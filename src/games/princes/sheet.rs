//! Rows of the score sheet.

/// Number of rows.
pub const ROWS: usize = 7;

/// A row of the score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Source {
    /// Settlements, 1 each.
    Settlements,
    /// Cities, 2 each.
    Cities,
    /// Metropolises, 4 each including the city below.
    Metropolises,
    /// Victory points on other cards.
    Cards,
    /// The triumph card.
    Triumph,
    /// The strength advantage.
    StrengthAdvantage,
    /// The trade advantage.
    TradeAdvantage,
}

impl Source {
    /// All rows, in the order of the sheet.
    pub const ALL: [Source; ROWS] = [
        Source::Settlements,
        Source::Cities,
        Source::Metropolises,
        Source::Cards,
        Source::Triumph,
        Source::StrengthAdvantage,
        Source::TradeAdvantage,
    ];

    /// The row's key.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Source::Settlements => "settlements",
            Source::Cities => "cities",
            Source::Metropolises => "metropolises",
            Source::Cards => "cards",
            Source::Triumph => "triumph",
            Source::StrengthAdvantage => "strength-advantage",
            Source::TradeAdvantage => "trade-advantage",
        }
    }
}
