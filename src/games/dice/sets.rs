//! Sets of up to eight small things, as bits.

/// Makes a set type of things that are numbers from 0 to 7 underneath.
macro_rules! small_set {
    ($(#[$doc:meta])* $name:ident of $item:ty, |$index:ident| $back:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// Nothing.
            pub const NONE: $name = $name(0);

            /// Only this one; nothing where there is no such thing.
            #[inline]
            #[must_use]
            pub const fn only(item: $item) -> $name {
                match 1u8.checked_shl(item as u32) {
                    Some(bit) => $name(bit),
                    None => $name::NONE,
                }
            }

            /// Whether it is in the set.
            #[inline]
            #[must_use]
            pub const fn has(self, item: $item) -> bool {
                self.0 & $name::only(item).0 != 0
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// Whether the set is empty.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in the set, lowest first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self.0;
                core::iter::from_fn(move || {
                    let $index = left.trailing_zeros() as u8;
                    let item = (left != 0).then_some($back);
                    left &= left.wrapping_sub(1);
                    item
                })
            }
        }
    };
}

pub(crate) use small_set;
