//! Terms of the dice game in sentences.

use crate::games::dice::Action;
use crate::games::dice::action::UsedBonus;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::fields::Field;
use crate::games::dice::illegal::Illegal;
use crate::games::dice::points::SOLO_ROUNDS;
use crate::games::dice::state::State;
use crate::web::dice::art::furniture::ROMAN;
use crate::web::words::{Arg, Words};

/// Wording of the dice game.
#[derive(Clone, Copy)]
pub struct Names<'a>(pub &'a Words);

impl Names<'_> {
    pub fn t(self, key: &str) -> String {
        self.0.t(key)
    }

    pub fn say(self, key: &str, args: &[(&str, Arg)]) -> String {
        self.0.say(key, args)
    }

    /// "blue".
    pub fn colour(self, colour: Colour) -> String {
        self.t(&format!("colour-{}", colour.key()))
    }

    /// A colour's region: "river", "city".
    pub fn region(self, colour: Colour) -> String {
        self.t(&format!("region-{}", colour.key()))
    }

    /// "monk".
    pub fn bonus(self, bonus: Bonus) -> String {
        self.t(&format!("bonus-{}", bonus.key()))
    }

    /// "monk" within a sentence.
    pub fn bonus_within(self, bonus: Bonus) -> String {
        self.t(&format!("bonus-{}-within", bonus.key()))
    }

    /// "a monk", "2 monks".
    pub fn bonuses(self, bonus: Bonus, count: u8) -> String {
        self.say(&format!("bonus-{}-count", bonus.key()), &[("count", count.into())])
    }

    /// A field by row and place, counted from 1.
    pub fn place(self, field: Field) -> [(&'static str, Arg); 2] {
        let (row, place) = field.row_and_place().unwrap_or_default();
        [("row", (row + 1).into()), ("place", (place + 1).into())]
    }

    /// A phase, counted from 0, as printed.
    pub fn phase(self, phase: u8) -> &'static str {
        ROMAN.get(usize::from(phase)).copied().unwrap_or_default()
    }

    /// The number of a round, given from 0 within the whole game: alone within its phase, which always has as many rounds.
    pub fn round(self, solo: bool, phase: u8, round: u8) -> u32 {
        let before = if solo { u32::from(phase) * u32::from(SOLO_ROUNDS) } else { 0 };
        u32::from(round).saturating_sub(before) + 1
    }

    /// A choice as an imperative: "Mark yellow 4, row 3, place 2".
    pub fn choice(self, state: &State, action: &Action) -> String {
        if let (Some(pair), Action::Mark { field, .. } | Action::Silver { field, .. }) =
            (self.pair(action), action)
        {
            let [row, place] = self.place(*field);
            return self.say("choice-mark", &[("pair", pair.as_str().into()), row, place]);
        }
        match *action {
            Action::Start { field } => {
                let bonus = state.board().castle(field).map(|bonus| self.bonus_within(bonus));
                let [row, place] = self.place(field);
                let bonus = bonus.unwrap_or_default();
                self.say("choice-start", &[("bonus", bonus.as_str().into()), row, place])
            }
            Action::Sell => self.t("choice-sell"),
            Action::Keep => self.t("choice-keep"),
            Action::Pass => self.t("choice-pass"),
            Action::Done => self.t("choice-done"),
            Action::Mark { .. } | Action::Silver { .. } => String::new(), // said above
        }
    }

    /// The pair that a choice enters, with the bonus used: "yellow 4 with a worker".
    pub fn pair(self, action: &Action) -> Option<String> {
        let (by, colour, number) = entered(action)?;
        let colour = self.colour(colour);
        let args = [("colour", colour.as_str().into()), ("number", number.into())];
        Some(self.say(&format!("choice-pair-{by}"), &args))
    }

    /// The same as advice: "Use a worker and write a 4 in a yellow field".
    pub fn advice(self, action: &Action) -> Option<String> {
        let (by, colour, number) = entered(action)?;
        let field = self.t(&format!("field-of-{}", colour.key()));
        let args = [("field", field.as_str().into()), ("number", number.into())];
        Some(self.say(&format!("advice-{by}"), &args))
    }

    /// The reason why something can't be chosen.
    pub fn why_not(self, why: Illegal) -> String {
        let colour = |key: &str, colour: Colour| {
            self.say(key, &[("colour", self.colour(colour).as_str().into())])
        };
        let number = |key: &str, number: u8| self.say(key, &[("number", number.into())]);
        match why {
            Illegal::Over | Illegal::NotYours | Illegal::NotNow => self.t("no-not-now"),
            Illegal::NoField | Illegal::NoNumber => self.t("no-such-thing"),
            Illegal::NoCastle => self.t("no-castle"),
            Illegal::CastleTaken => self.t("no-castle-taken"),
            Illegal::NoColourDie(of) => colour("no-colour-die", of),
            Illegal::NoNumberDie(shown) => number("no-number-die", shown),
            Illegal::NoMonk => self.t("no-monk"),
            Illegal::NoWorker => self.t("no-worker"),
            Illegal::MonkNotNeeded(of) => colour("no-monk-needed", of),
            Illegal::WorkerNotNeeded(shown) => number("no-worker-needed", shown),
            Illegal::SameDice => self.t("no-same-dice"),
            Illegal::OtherColour(of) => colour("no-other-colour", of),
            Illegal::Marked => self.t("no-marked"),
            Illegal::Apart => self.t("no-apart"),
            Illegal::NotThisNumber(of, _) => self.t(&format!("no-number-{}", of.key())),
            Illegal::InCity(shown) => number("no-in-city", shown),
            Illegal::NotInPasture(shown) => number("no-in-pasture", shown),
            Illegal::NotBesideCastle(shown) => number("no-beside-castle", shown),
        }
    }
}

/// Means of an entry, as keys name it, with its colour and number; `None` for other choices.
fn entered(action: &Action) -> Option<(&'static str, Colour, u8)> {
    match *action {
        Action::Silver { colour, number, .. } => Some(("silver", colour, number)),
        Action::Mark { colour, number, bonus, .. } => {
            let by = match bonus {
                UsedBonus::None => "plain",
                UsedBonus::Monk => "monk",
                UsedBonus::Worker => "worker",
            };
            Some((by, colour, number))
        }
        Action::Start { .. } | Action::Sell | Action::Keep | Action::Pass | Action::Done => None,
    }
}
