//! Named setups of each kind of game, from a first game to all modules.

use super::choices::Draft;
use super::kinds::{Kind, Solo, first_double, modules_of};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::Modules;
use crate::games::burgundy::options::{MARKER, Way};
use crate::web::setup::Preset;

const EACH: [Preset; 4] = [
    Preset::new("level-introductory", "level-introductory-say", [30, 60], 2),
    Preset::new("level-classic", "level-classic-say", [40, 80], 3),
    Preset::new("level-expert", "level-expert-say", [45, 90], 4),
    Preset::new("level-everything", "level-everything-say", [60, 90], 5),
];
const SOLO: [Preset; 4] = [
    Preset::new("level-introductory", "level-solo-introductory-say", [30, 40], 2),
    Preset::new("level-classic", "level-solo-classic-say", [30, 40], 3),
    Preset::new("level-expert", "level-solo-expert-say", [30, 45], 4),
    Preset::new("level-everything", "level-solo-everything-say", [30, 60], 5),
];
const TEAMS: [Preset; 3] = [
    Preset::new("level-introductory", "level-team-introductory-say", [60, 90], 3),
    Preset::new("level-expert", "level-team-expert-say", [60, 90], 4),
    Preset::new("level-everything", "level-team-everything-say", [60, 90], 5),
];

/// A board that belongs to a named setup, as its picture.
pub(super) fn board_of(kind: Kind, preset: usize) -> BoardId {
    match kind {
        // Of boards that are drawn, any will do.
        Kind::Each => BoardId(PICTURED.get(preset).copied().unwrap_or(1)),
        Kind::Solo => board(BoardId::all_solo(), preset >= 2),
        Kind::Teams => board(BoardId::all_double(), preset == 1),
    }
}

/// Boards pictured for setups without teams.
const PICTURED: [u8; 4] = [1, 4, 7, 11];

/// The named setups of a kind of game.
pub(super) const fn of(kind: Kind) -> &'static [Preset] {
    match kind {
        Kind::Each => &EACH,
        Kind::Solo => &SOLO,
        Kind::Teams => &TEAMS,
    }
}

/// Boards and castles of the setups without teams.
const WAYS: [Way; 4] = [Way::Basic, Way::Random, Way::ExpertHidden, Way::ExpertOpen];
/// Start of the solo game's marker relative to the printed one.
const MARKERS: [i8; 4] = [-3, 0, 3, 0];

/// The board for a first solo or team game, or the other one.
fn board(mut all: impl Iterator<Item = BoardId>, second: bool) -> BoardId {
    all.nth(usize::from(second)).unwrap_or_default()
}

/// Applies a named setup.
pub(super) fn take(draft: &mut Draft, preset: usize) {
    let choices = &mut draft.choices;
    let everything = preset + 1 == of(choices.kind).len();
    choices.modules = if everything { Modules::EVERY } else { Modules::NONE };
    match choices.kind {
        Kind::Each => {
            // Boards with border posts come and go with the modules.
            choices.settle_boards();
            choices.set_way(WAYS.get(preset).copied().unwrap_or(Way::Basic));
        }
        Kind::Solo => {
            let marker = MARKER.saturating_add_signed(MARKERS.get(preset).copied().unwrap_or(0));
            choices.solo =
                Solo { board: board(BoardId::all_solo(), preset >= 2), marker, ..Solo::default() };
        }
        Kind::Teams if preset == 1 => choices.double = board(BoardId::all_double(), true),
        Kind::Teams => choices.double = first_double(),
    }
}

/// Index of the named setup that matches the choices, if any.
pub(super) fn laid(draft: &Draft) -> Option<usize> {
    let now = &draft.choices;
    (0..of(now.kind).len()).find(|preset| {
        let mut other = draft.clone();
        take(&mut other, *preset);
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
            for preset in 0..of(kind).len() {
                let mut draft = Draft { seed: "amber-mill-47".into(), ..Draft::default() };
                draft.set_kind(kind);
                take(&mut draft, preset);
                assert!(draft.setup().is_ok(), "{kind:?} {preset}");
                assert_eq!(laid(&draft), Some(preset), "{kind:?}");
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
