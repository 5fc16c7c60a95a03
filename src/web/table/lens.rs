//! The lens: points and odds of a subject, in its explanation.

use super::{Moment, TableGame};
use crate::web::ui::text::Text;

/// Content of the lens for a subject.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lens<A> {
    /// Points and odds, a sentence each.
    pub lines: Vec<Text>,
    /// The legal actions about the subject; the best of them is valued.
    pub actions: Vec<A>,
}

impl<A> Default for Lens<A> {
    fn default() -> Lens<A> {
        Lens { lines: Vec::new(), actions: Vec::new() }
    }
}

/// Odds in percent, rounded.
#[must_use]
pub fn percent(serving: u16, of: u16) -> u16 {
    let of = u32::from(of.max(1));
    u16::try_from((u32::from(serving) * 100 + of / 2) / of).unwrap_or(100)
}

/// Points that a subject scores at once.
#[must_use]
pub fn points_now<G: TableGame>(moment: &Moment<G>, points: u32) -> Text {
    moment.say("lens-points", &[("points", points.into())])
}

/// Odds that the next roll serves a subject.
#[must_use]
pub fn odds<G: TableGame>(moment: &Moment<G>, serving: u16, of: u16) -> Text {
    let percent = ("percent", percent(serving, of).into());
    moment.say("lens-odds", &[percent, ("serving", serving.into()), ("of", of.into())])
}

/// The expected result with the best of the actions that were valued, and as things stand.
pub(super) fn expected<G: TableGame>(moment: &Moment<G>) -> Option<Text> {
    let worth = moment.worth.as_ref().filter(|worth| moment.looker.is(worth.seat))?;
    let own = |equities: &[i32]| equities.get(worth.seat.index()).copied();
    let (now, with) = (own(&worth.equities)?, own(&worth.with)?);
    let said = |equity| super::figures::equity_in_words(moment, equity).to_string();
    let args = [("with", said(with).as_str().into()), ("now", said(now).as_str().into())];
    Some(moment.say("lens-expected", &args))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_rounded_to_whole_percents() {
        assert_eq!([percent(11, 36), percent(36, 36), percent(0, 36)], [31, 100, 0]);
        assert_eq!(percent(1, 0), 100, "no division by nothing");
        assert_eq!(percent(121, 1296), 9);
    }
}
