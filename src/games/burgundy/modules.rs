//! The modules of the box and their combinations.
//!
//! | | extra tiles | white castles | inns | border posts | trade routes | shields |
//! |---|---|---|---|---|---|---|
//! | two to four players | yes | yes | yes | yes | yes | yes |
//! | boards 1 to 10 | yes | yes | yes | no | yes | yes |
//! | boards 11a to 11f | yes | yes | yes | yes | yes | yes |
//! | two teams, boards 12a and 12b | yes | yes | yes | no | yes | yes |
//! | one player, boards 13a and 13b | yes, without 27 | yes | yes | no | yes | no |
//!
//! Any modules may be played together. Border posts need their own boards, a different one for each player,
//! given or drawn ([`Options`](crate::games::burgundy::options::Options) refuses anything else with a reason);
//! those boards have no other use.

use serde::{Deserialize, Serialize};

/// One module of the box (rulebook pages 11, 12 and 15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[serde(rename_all = "kebab-case")]
pub enum Module {
    /// Monasteries 27 and 28, the crane and the geese.
    ExtraTiles,
    /// Eight white castles and monastery 29.
    WhiteCastles,
    /// Five inns, one laid out in each phase.
    Inns,
    /// Boards 11a to 11f with three border posts each.
    BorderPosts,
    /// Cards on which goods are laid when they are sold.
    TradeRoutes,
    /// Shields for doubles.
    Shields,
}

impl Module {
    /// All modules, in the order of the rulebook.
    pub const ALL: [Module; 6] = [
        Module::ExtraTiles,
        Module::BorderPosts,
        Module::WhiteCastles,
        Module::Inns,
        Module::TradeRoutes,
        Module::Shields,
    ];

    /// The module's name in records and wording files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Module::ExtraTiles => "extra-tiles",
            Module::WhiteCastles => "white-castles",
            Module::Inns => "inns",
            Module::BorderPosts => "border-posts",
            Module::TradeRoutes => "trade-routes",
            Module::Shields => "shields",
        }
    }
}

/// A set of modules, one bit each.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(remote = "Self")]
pub struct Modules(u8);

impl Modules {
    /// The base game.
    pub const NONE: Modules = Modules(0);
    /// All modules.
    pub const EVERY: Modules = Modules(0b11_1111);

    /// True if the module is played.
    #[inline]
    #[must_use]
    pub const fn has(self, module: Module) -> bool {
        (self.0 >> module as u8) & 1 != 0
    }

    /// This set with the module added.
    #[must_use]
    pub const fn with(self, module: Module) -> Modules {
        Modules(self.0 | 1 << module as u8)
    }

    /// This set with the module removed.
    #[must_use]
    pub const fn without(self, module: Module) -> Modules {
        Modules(self.0 & !(1 << module as u8))
    }

    /// True if the set is empty: the base game.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if all bits stand for modules.
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.0 & !Modules::EVERY.0 == 0
    }

    /// The modules of the set, in the order of the rulebook.
    pub fn iter(self) -> impl Iterator<Item = Module> {
        Module::ALL.into_iter().filter(move |module| self.has(*module))
    }
}

impl FromIterator<Module> for Modules {
    fn from_iter<I: IntoIterator<Item = Module>>(modules: I) -> Modules {
        modules.into_iter().fold(Modules::NONE, Modules::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_they_are_given() {
        let set: Modules = [Module::Shields, Module::Inns].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Module::Inns, Module::Shields]);
        assert!(set.has(Module::Inns) && !set.has(Module::TradeRoutes));
        assert_eq!(set.without(Module::Inns).without(Module::Shields), Modules::NONE);
        assert_eq!(Module::ALL.into_iter().collect::<Modules>(), Modules::EVERY);
        assert!(Modules::EVERY.is_known() && !Modules(0x40).is_known());
    }
}
