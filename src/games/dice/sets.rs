//! Sets of up to eight small values, as bits.

/// Defines a set type of values that are numbers from 0 to 7.
macro_rules! small_set {
    ($(#[$doc:meta])* $name:ident of $item:ty, |$index:ident| $back:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// The empty set.
            pub const NONE: $name = $name(0);

            /// The set of this value alone; empty for an invalid value.
            #[inline]
            #[must_use]
            pub const fn only(item: $item) -> $name {
                match 1u8.checked_shl(item as u32) {
                    Some(bit) => $name(bit),
                    None => $name::NONE,
                }
            }

            /// True if the value is in the set.
            #[inline]
            #[must_use]
            pub const fn has(self, item: $item) -> bool {
                self.0 & $name::only(item).0 != 0
            }

            /// The union of both sets.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// The intersection of both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// This set without the values of the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// True if the set is empty.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The values of the set, lowest first.
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
