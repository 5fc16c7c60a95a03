//! The figures of a game's evaluation, each by name: a set that was guessed, and one that was measured.

/// Defines `Weights` with a row for each figure: its description, name, guess and measured value.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $guessed:expr, $learnt:expr;)*) => {
        /// The figures of an evaluation.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Weights {
            /// Figures set by hand.
            pub const GUESSED: Weights = Weights { $($name: $guessed,)* };

            /// Figures measured by series of games.
            pub const LEARNT: Weights = Weights { $($name: $learnt,)* };

            /// The names of all figures.
            pub const NAMES: &str = concat!($(stringify!($name), " ",)*);

            /// A figure by its name.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<i32> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

            /// Changes a figure, for experiments; gives whether there is one of this name.
            pub fn set(&mut self, name: &str, value: i32) -> bool {
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

pub(in crate::bots) use weights;
