//! The players' colours.

/// A player's colour; each has its own mark too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Banner {
    /// Ruby, with a lozenge.
    #[default]
    Ruby,
    /// Navy, with a bend.
    Navy,
    /// Amber, with a chevron.
    Amber,
    /// Verdigris, with a pale.
    Verdigris,
    /// Heather, with a saltire.
    Heather,
}

impl Banner {
    /// The colours of a table for four.
    pub const FOUR: [Banner; 4] = [Banner::Ruby, Banner::Navy, Banner::Amber, Banner::Verdigris];

    /// Class that sets the colour and the ink on it.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Banner::Ruby => "p1",
            Banner::Navy => "p2",
            Banner::Amber => "p3",
            Banner::Verdigris => "p4",
            Banner::Heather => "p5",
        }
    }

    /// The colour with this number from 0; they repeat after five.
    #[must_use]
    pub const fn nth(number: u8) -> Banner {
        match number % 5 {
            0 => Banner::Ruby,
            1 => Banner::Navy,
            2 => Banner::Amber,
            3 => Banner::Verdigris,
            _ => Banner::Heather,
        }
    }
}
