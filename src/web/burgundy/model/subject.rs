//! Subjects of explanations beside the spots of the table: its parts as a whole.

use crate::engine::seat::Seat;
use crate::games::burgundy::SEATS;
use crate::web::burgundy::model::scene::{Help, Icon, Text};
use crate::web::burgundy::model::{Desk, Situation};
use crate::web::table::{code_of, subject_of};

/// A part of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// The depots with what is around them.
    Middle,
    /// A player's estate.
    Estate(Seat),
    /// A player's dice, beside a small estate.
    Dice(Seat),
    /// The boards to choose from.
    Boards,
    /// The goal of the solo game.
    Goal,
    /// Pending points and effects of the solo game.
    Pending,
}

impl Subject {
    /// Its code.
    #[must_use]
    pub fn code(self) -> String {
        code_of(&self)
    }

    /// The subject with this code.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Subject> {
        let of_seat = |seat: Seat| [Subject::Estate(seat), Subject::Dice(seat)];
        let one = [Subject::Middle, Subject::Boards, Subject::Goal, Subject::Pending];
        let seats = Seat::first(SEATS as u8).flat_map(of_seat);
        subject_of(one.into_iter().chain(seats), code)
    }
}

/// Explanation of a part of the table.
#[must_use]
pub fn about(m: &Situation<'_>, subject: Subject) -> Help {
    Desk::new(m).about(subject)
}

impl Desk<'_> {
    fn about(&self, subject: Subject) -> Help {
        let help = |title: Text, icon: Icon, say: Text| Help {
            title,
            piece: None,
            icon: Some(icon),
            refusal: Text::default(),
            lines: vec![say],
            page: Text::default(),
        };
        match subject {
            Subject::Middle => help(
                self.say.t("scene-help-middle"),
                "any-tile",
                self.say.t("scene-help-middle-say"),
            ),
            Subject::Estate(seat) => {
                let name = [("name", self.name(seat).as_ref().into())];
                let title = self.say.with("scene-help-estate", &name);
                help(title, "t-castle", self.say.t("scene-help-estate-say"))
            }
            Subject::Dice(seat) => {
                let name = [("name", self.name(seat).as_ref().into())];
                let title = self.say.with("scene-help-dice", &name);
                help(title, "die-any", self.say.t("scene-help-die-say"))
            }
            Subject::Boards => help(
                self.say.t("scene-help-boards"),
                "t-castle",
                self.say.t("scene-help-boards-say"),
            ),
            Subject::Goal => {
                help(self.say.t("solo-help-points"), "t-castle", self.say.t("solo-help-points-say"))
            }
            Subject::Pending => {
                help(self.say.t("solo-waiting"), "t-castle", self.say.t("solo-nothing"))
            }
        }
    }
}
