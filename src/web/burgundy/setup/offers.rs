//! What is offered by name for each kind of game, from a first one to everything that is in the box.

use super::choices::Draft;
use super::kinds::{Kind, Solo, first_double, modules_of};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::Modules;
use crate::games::burgundy::options::{MARKER, Way};
use crate::web::setup::Offer;

/// Each for themselves.
const EACH: [Offer; 4] = [
    Offer { name: "level-beginner", say: "level-beginner-say", icon: "t-castle" },
    Offer { name: "level-classic", say: "level-classic-say", icon: "any-tile" },
    Offer { name: "level-expert", say: "level-expert-say", icon: "b-watchtower" },
    Offer { name: "level-everything", say: "level-everything-say", icon: "b-townhall" },
];
/// Alone.
const SOLO: [Offer; 4] = [
    Offer { name: "level-beginner", say: "level-solo-beginner-say", icon: "t-castle" },
    Offer { name: "level-classic", say: "level-solo-classic-say", icon: "any-tile" },
    Offer { name: "level-expert", say: "level-solo-expert-say", icon: "b-watchtower" },
    Offer { name: "level-everything", say: "level-solo-everything-say", icon: "b-townhall" },
];
/// In teams.
const TEAMS: [Offer; 3] = [
    Offer { name: "level-beginner", say: "level-team-beginner-say", icon: "t-castle" },
    Offer { name: "level-expert", say: "level-team-expert-say", icon: "b-watchtower" },
    Offer { name: "level-everything", say: "level-team-everything-say", icon: "b-townhall" },
];

/// What is offered for a kind of game.
pub(super) const fn of(kind: Kind) -> &'static [Offer] {
    match kind {
        Kind::Each => &EACH,
        Kind::Solo => &SOLO,
        Kind::Teams => &TEAMS,
    }
}

/// Boards and castles of the offers for each for themselves.
const WAYS: [Way; 4] = [Way::Basic, Way::Random, Way::ExpertHidden, Way::ExpertOpen];
/// How far below or above the printed start the solo game's marker begins.
const MARKERS: [i8; 4] = [-3, 0, 3, 0];

/// The board for a first game alone or in teams, or the other one.
fn board(mut all: impl Iterator<Item = BoardId>, second: bool) -> BoardId {
    all.nth(usize::from(second)).unwrap_or_default()
}

/// Lays an offer.
pub(super) fn take(draft: &mut Draft, offer: usize) {
    let choices = &mut draft.choices;
    let everything = offer + 1 == of(choices.kind).len();
    choices.modules = if everything { Modules::EVERY } else { Modules::NONE };
    match choices.kind {
        Kind::Each => {
            // Boards with border posts come and go with the modules.
            choices.settle_boards();
            choices.set_way(WAYS.get(offer).copied().unwrap_or(Way::Basic));
        }
        Kind::Solo => {
            let marker = MARKER.saturating_add_signed(MARKERS.get(offer).copied().unwrap_or(0));
            choices.solo =
                Solo { board: board(BoardId::all_solo(), offer >= 2), marker, ..Solo::default() };
        }
        Kind::Teams if offer == 1 => choices.double = board(BoardId::all_double(), true),
        Kind::Teams => choices.double = first_double(),
    }
}

/// Which offer is laid, if the choices are those of one.
pub(super) fn laid(draft: &Draft) -> Option<usize> {
    let now = &draft.choices;
    (0..of(now.kind).len()).find(|offer| {
        let mut other = draft.clone();
        take(&mut other, *offer);
        let other = other.choices;
        let same_modules = modules_of(now.kind, now.modules) == modules_of(now.kind, other.modules);
        let same_boards = match now.kind {
            Kind::Each => (now.boards, now.castles) == (other.boards, other.castles),
            Kind::Solo => now.solo == other.solo,
            Kind::Teams => now.double == other.double,
        };
        same_modules && same_boards
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::burgundy::modules::Module;

    #[test]
    fn what_is_offered_can_be_played_and_is_found_again() {
        for kind in Kind::ALL {
            for offer in 0..of(kind).len() {
                let mut draft = Draft { seed: "amber-mill-47".into(), ..Draft::default() };
                draft.set_kind(kind);
                take(&mut draft, offer);
                assert!(draft.setup().is_ok(), "{kind:?} {offer}");
                assert_eq!(laid(&draft), Some(offer), "{kind:?}");
            }
        }
    }

    #[test]
    fn a_new_table_is_the_first_offer_and_a_mixed_one_is_none() {
        let mut draft = Draft::default();
        assert_eq!(laid(&draft), Some(0));
        draft.choices.set_module(Module::Inns, true);
        assert_eq!(laid(&draft), None);
        take(&mut draft, 0);
        assert!(draft.choices.modules.is_empty() && laid(&draft) == Some(0));
    }

    #[test]
    fn an_offer_after_everything_takes_the_boards_of_border_posts_away() {
        let mut draft = Draft { seed: "amber-mill-47".into(), ..Draft::default() };
        take(&mut draft, 3);
        take(&mut draft, 0);
        assert!(draft.setup().is_ok());
        assert_eq!((laid(&draft), draft.choices.way()), (Some(0), Some(Way::Basic)));
    }
}
