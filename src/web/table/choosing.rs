//! Choosing an action by touching its parts: each choice is a sequence of parts, each touch names one part, and parts
//! that can follow are lit. There are no rules here; everything follows from the list of choices.

use arrayvec::ArrayVec;

/// Most parts of a choice.
pub const MOST_PARTS: usize = 6;

/// Touched parts in order.
pub type Path<P> = ArrayVec<P, MOST_PARTS>;

/// A game's mapping from touches to choices.
pub trait Narrowing {
    /// A touchable part.
    type Part: Copy + PartialEq;
    /// A choice.
    type Action: Copy + PartialEq;

    /// True if parts are touched in the order of their sequence; else in any order, and touching a part again deselects
    /// it.
    const IN_ORDER: bool;

    /// True if a part is selected automatically if it is the only one that can follow.
    fn is_quiet(&self, part: Self::Part) -> bool {
        let _ = part;
        false
    }

    /// True if touching a part can select an action with that part.
    fn is_meant(&self, touched: &[Self::Part], part: Self::Part, action: Self::Action) -> bool {
        let _ = (touched, part, action);
        true
    }

    /// True if the last touch plays the only remaining choice.
    fn completes(&self, touched: &[Self::Part], row: &[Self::Part], only: Self::Action) -> bool {
        let _ = only;
        touched.len() == row.len()
    }

    /// True if touching a part again plays the only remaining choice instead of deselecting the part.
    fn confirms(&self, part: Self::Part, only: Self::Action) -> bool {
        let _ = (part, only);
        false
    }

    /// True if an action's parts are lit before anything was touched.
    fn calls(&self, action: Self::Action) -> bool {
        let _ = action;
        true
    }
}

/// All choices, as sequences of parts.
///
/// ```
#[doc = include_str!("../../../tests/tiny_game/examples/choosing.rs")]
/// ```
#[derive(Debug, Clone)]
pub struct Choosing<N: Narrowing> {
    narrowing: N,
    rows: Vec<(Path<N::Part>, N::Action)>,
}

/// Result of a touch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pressed<P, A> {
    /// Plays a choice.
    Play(A),
    /// Selects or deselects a part, with this selection as the result.
    Pick(Path<P>),
    /// The part belongs to no choice.
    Nothing,
}

impl<N: Narrowing + Default> Default for Choosing<N> {
    fn default() -> Choosing<N> {
        Choosing { narrowing: N::default(), rows: Vec::new() }
    }
}

impl<N: Narrowing> Choosing<N> {
    /// Choices given as sequences of parts, each with its action. An action may have several sequences.
    pub fn of(
        narrowing: N,
        rows: impl IntoIterator<Item = (Path<N::Part>, N::Action)>,
    ) -> Choosing<N> {
        Choosing { narrowing, rows: rows.into_iter().collect() }
    }

    /// True if there are no choices.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The sequences that continue the touched parts.
    fn going_on(&self, touched: &[N::Part]) -> impl Iterator<Item = &(Path<N::Part>, N::Action)> {
        self.rows.iter().filter(move |(row, _)| match N::IN_ORDER {
            true => row.starts_with(touched),
            false => touched.iter().all(|part| row.contains(part)),
        })
    }

    /// The actions that continue the touched parts.
    pub fn candidates(&self, touched: &[N::Part]) -> impl Iterator<Item = N::Action> {
        self.going_on(touched).map(|(_, action)| *action)
    }

    /// The actions that continue the touched parts and one more.
    pub fn with(&self, touched: &[N::Part], part: N::Part) -> impl Iterator<Item = N::Action> {
        let rows = self.going_on(touched).filter(move |(row, _)| match N::IN_ORDER {
            true => row.get(touched.len()) == Some(&part),
            false => row.contains(&part),
        });
        rows.map(|(_, action)| *action)
    }

    /// True if a part can follow the touched ones.
    #[must_use]
    pub fn is_lit(&self, touched: &[N::Part], part: N::Part) -> bool {
        self.with(touched, part).next().is_some()
    }

    /// The parts that can follow the touched ones, each once.
    #[must_use]
    pub fn lit(&self, touched: &[N::Part]) -> Vec<N::Part> {
        self.lit_by(touched, |_| true)
    }

    /// The parts that can follow the touched ones and are worth pointing out.
    #[must_use]
    pub fn calling(&self, touched: &[N::Part]) -> Vec<N::Part> {
        self.lit_by(touched, |action| !touched.is_empty() || self.narrowing.calls(action))
    }

    fn lit_by(&self, touched: &[N::Part], counts: impl Fn(N::Action) -> bool) -> Vec<N::Part> {
        let mut parts = Vec::new();
        for (row, _) in self.going_on(touched).filter(|(_, action)| counts(*action)) {
            let ahead = match N::IN_ORDER {
                true => row.get(touched.len()..=touched.len()),
                false => Some(row.as_slice()),
            };
            for part in ahead.unwrap_or_default() {
                if !parts.contains(part) && (N::IN_ORDER || !touched.contains(part)) {
                    parts.push(*part);
                }
            }
        }
        parts
    }

    /// All parts of an action's sequences, each once.
    #[must_use]
    pub fn parts_of(&self, action: N::Action) -> Vec<N::Part> {
        let mut parts = Vec::new();
        for part in self.rows.iter().filter(|row| row.1 == action).flat_map(|(row, _)| row) {
            if !parts.contains(part) {
                parts.push(*part);
            }
        }
        parts
    }

    /// The action whose sequence was touched completely, if there is one.
    #[must_use]
    pub fn action(&self, touched: &[N::Part]) -> Option<N::Action> {
        let whole = self.going_on(touched).find(|(row, _)| row.len() == touched.len());
        whole.map(|(_, action)| *action)
    }

    /// Any action that continues the touched parts, for properties that all of them share.
    #[must_use]
    pub fn first(&self, touched: &[N::Part]) -> Option<N::Action> {
        self.candidates(touched).next()
    }

    /// The only action that the touched parts leave; `None` if nothing was touched, if they leave several, or one that is
    /// not worth pointing out.
    #[must_use]
    pub fn only(&self, touched: &[N::Part]) -> Option<N::Action> {
        let mut left = self.left(touched);
        let only = left.next().filter(|only| self.narrowing.calls(*only))?;
        left.all(|other| other == only).then_some(only)
    }

    /// The actions that the touched parts can mean; none if nothing was touched.
    pub fn left(&self, touched: &[N::Part]) -> impl Iterator<Item = N::Action> {
        let last = touched.split_last();
        let is_meant = move |action: &N::Action| {
            last.is_some_and(|(last, before)| self.narrowing.is_meant(before, *last, *action))
        };
        self.candidates(touched).filter(is_meant)
    }

    /// The result of one more touch, which continues the touched parts or starts over.
    #[must_use]
    pub fn press(&self, touched: &Path<N::Part>, part: N::Part) -> Pressed<N::Part, N::Action> {
        if !N::IN_ORDER && touched.contains(&part) {
            return self.press_again(touched, part);
        }
        match self.step(touched, part) {
            Pressed::Nothing if !touched.is_empty() => self.step(&Path::new(), part),
            pressed => pressed,
        }
    }

    fn press_again(&self, touched: &Path<N::Part>, part: N::Part) -> Pressed<N::Part, N::Action> {
        let mut rest = self.candidates(touched);
        match (rest.next(), rest.next()) {
            (Some(only), None) if self.narrowing.confirms(part, only) => Pressed::Play(only),
            _ => Pressed::Pick(touched.iter().copied().filter(|other| *other != part).collect()),
        }
    }

    fn step(&self, touched: &Path<N::Part>, part: N::Part) -> Pressed<N::Part, N::Action> {
        let mut next = touched.clone();
        if !self.with(touched, part).any(|action| self.narrowing.is_meant(touched, part, action))
            || next.try_push(part).is_err()
        {
            return Pressed::Nothing;
        }
        loop {
            let is_meant = |action| self.narrowing.is_meant(touched, part, action);
            let mut left = self.going_on(&next).filter(|(_, action)| is_meant(*action));
            let only = left.next().filter(|_| left.next().is_none());
            let done = only.filter(|(row, only)| self.narrowing.completes(&next, row, *only));
            if let Some((_, only)) = done {
                return Pressed::Play(*only);
            }
            drop(left);
            match self.lit(&next)[..] {
                [only] if self.narrowing.is_quiet(only) && self.action(&next).is_none() => {
                    if next.try_push(only).is_err() {
                        return Pressed::Pick(next);
                    }
                }
                _ => return Pressed::Pick(next),
            }
        }
    }
}

#[cfg(test)]
impl<N: Narrowing> Choosing<N> {
    /// True if the first sequence of an action belongs to no other action.
    pub(in crate::web) fn is_only_of(&self, action: N::Action) -> bool {
        let row = self.rows.iter().find(|(_, of)| *of == action);
        row.is_some_and(|(row, _)| self.rows.iter().filter(|(other, _)| other == row).count() == 1)
    }
}

/// Laws of choosing by touch, for the games' tests.
#[cfg(test)]
pub(in crate::web) mod law {
    use super::*;
    use core::fmt::Debug;

    /// Every action can be touched: its sequence leads to it, or to a few actions that the game distinguishes by
    /// buttons. And only those: no touch plays another choice or leads to a dead end. Only every `every`th sequence is
    /// tried.
    pub(in crate::web) fn holds<N: Narrowing>(
        choosing: &Choosing<N>,
        legal: &[N::Action],
        others: &[N::Part],
        every: usize,
    ) where
        N::Part: Debug,
        N::Action: Debug,
    {
        for action in legal {
            let has_row = choosing.rows.iter().any(|(_, of)| of == action);
            assert!(has_row, "{action:?} can't be touched");
        }
        for (row, action) in choosing.rows.iter().step_by(every) {
            comes_to(choosing, row, *action);
        }
        let parts = choosing.rows.iter().flat_map(|(row, _)| row).step_by(every).chain(others);
        for part in parts {
            let pressed = choosing.press(&Path::new(), *part);
            let is_choice = pressed != Pressed::Nothing;
            assert!(!is_choice || choosing.is_lit(&[], *part), "{part:?} is not lit");
            only_legal(choosing, legal, &pressed);
            if let Pressed::Pick(path) = pressed {
                choosing.lit(&path).iter().for_each(|next| {
                    only_legal(choosing, legal, &choosing.press(&path, *next));
                });
            }
        }
    }

    fn only_legal<N: Narrowing>(
        choosing: &Choosing<N>,
        legal: &[N::Action],
        pressed: &Pressed<N::Part, N::Action>,
    ) where
        N::Part: Debug,
        N::Action: Debug,
    {
        match pressed {
            Pressed::Play(action) => assert!(legal.contains(action), "{action:?} is not legal"),
            Pressed::Pick(path) => {
                assert!(choosing.candidates(path).next().is_some(), "{path:?} leads nowhere");
            }
            Pressed::Nothing => {}
        }
    }

    /// Touches each part of a sequence in order.
    fn comes_to<N: Narrowing>(choosing: &Choosing<N>, row: &Path<N::Part>, action: N::Action)
    where
        N::Part: Debug,
        N::Action: Debug,
    {
        let mut path = Path::new();
        for (place, part) in row.iter().enumerate() {
            // Parts that need no touch were selected automatically.
            if path.get(place) == Some(part) {
                continue;
            }
            match choosing.press(&path, *part) {
                Pressed::Play(done) => return assert_eq!(done, action, "{row:?}"),
                Pressed::Pick(next) => path = next,
                Pressed::Nothing => panic!("{part:?} of {row:?} is no touch"),
            }
        }
        let mut candidates = choosing.candidates(&path);
        assert!(candidates.any(|candidate| candidate == action), "{row:?} came to {path:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words as sequences of letters, touched in order or in any order.
    #[derive(Debug, Clone, Default)]
    struct Words<const IN_ORDER: bool>;

    impl<const IN_ORDER: bool> Narrowing for Words<IN_ORDER> {
        type Part = char;
        type Action = &'static str;

        const IN_ORDER: bool = IN_ORDER;

        fn is_quiet(&self, part: char) -> bool {
            part == '-'
        }

        fn confirms(&self, part: char, only: &'static str) -> bool {
            part == '!' && only.len() == 2
        }

        fn calls(&self, action: &'static str) -> bool {
            !action.starts_with('z')
        }
    }

    fn words<const IN_ORDER: bool>(all: &[&'static str]) -> Choosing<Words<IN_ORDER>> {
        Choosing::of(Words, all.iter().map(|word| (word.chars().collect(), *word)))
    }

    fn path(letters: &str) -> Path<char> {
        letters.chars().collect()
    }

    const ALL: [&str; 5] = ["ab", "ac", "d", "e-f", "zz-"];

    #[test]
    fn what_goes_on_is_lit_and_the_last_touch_chooses() {
        let choosing = words::<true>(&ALL);
        assert_eq!(choosing.lit(&[]), ['a', 'd', 'e', 'z']);
        assert_eq!(choosing.calling(&[]), ['a', 'd', 'e']);
        assert_eq!(choosing.press(&path(""), 'd'), Pressed::Play("d"));
        assert_eq!(choosing.press(&path(""), 'a'), Pressed::Pick(path("a")));
        assert_eq!(choosing.lit(&['a']), ['b', 'c']);
        assert_eq!(choosing.press(&path("a"), 'c'), Pressed::Play("ac"));
        assert_eq!(choosing.press(&path("a"), 'd'), Pressed::Play("d"), "it begins anew");
        assert_eq!(choosing.press(&path("a"), 'x'), Pressed::Nothing);
    }

    #[test]
    fn the_only_action_left_is_known_before_its_last_touch() {
        let choosing = words::<true>(&ALL);
        let only = |letters: &str| choosing.only(&path(letters));
        assert_eq!((only("d"), only("e")), (Some("d"), Some("e-f")));
        assert_eq!((only("a"), only("ab")), (None, Some("ab")));
        assert_eq!(only("zz"), None, "it is not worth pointing out");
        assert_eq!(words::<true>(&["d"]).only(&[]), None, "nothing was touched");
        assert_eq!(words::<false>(&["ab", "ac"]).only(&path("c")), Some("ac"));
    }

    #[test]
    fn a_quiet_part_that_is_alone_needs_no_touch() {
        let choosing = words::<true>(&ALL);
        assert_eq!(choosing.press(&path(""), 'e'), Pressed::Pick(path("e-")));
        assert_eq!(choosing.press(&path("e-"), 'f'), Pressed::Play("e-f"));
        assert_eq!(choosing.press(&path("z"), 'z'), Pressed::Play("zz-"));
    }

    #[test]
    fn in_any_order_a_second_touch_lets_a_part_go_or_confirms() {
        let choosing = words::<false>(&["ab", "ac", "g!"]);
        assert_eq!(choosing.press(&path("b"), 'a'), Pressed::Play("ab"));
        assert_eq!(choosing.press(&path("a"), 'a'), Pressed::Pick(path("")));
        assert_eq!(choosing.press(&path("!"), '!'), Pressed::Play("g!"));
        assert_eq!(choosing.press(&path("a"), 'g'), Pressed::Pick(path("g")), "it begins anew");
        assert_eq!(choosing.lit(&['a']), ['b', 'c']);
    }

    #[test]
    fn the_law_holds_in_either_order() {
        law::holds(&words::<true>(&ALL), &ALL, &['x', '-'], 1);
        law::holds(&words::<false>(&["ab", "ac", "bc"]), &["ab", "ac", "bc"], &['x'], 1);
    }

    #[test]
    #[should_panic(expected = "can't be touched")]
    fn the_law_finds_an_action_without_a_row() {
        law::holds(&words::<true>(&["ab"]), &["ab", "cd"], &[], 1);
    }

    #[test]
    #[should_panic(expected = "is not legal")]
    fn the_law_finds_a_choice_that_is_not_legal() {
        law::holds(&words::<true>(&["ab", "d"]), &["ab"], &[], 1);
    }
}
