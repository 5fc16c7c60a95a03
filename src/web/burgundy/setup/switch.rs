//! Switches between kinds of game, with the players that leave and return.

use super::choices::Draft;
use super::kinds::Kind;
use crate::games::burgundy::SEATS;
use crate::web::session::Sitter;

impl Draft {
    /// Switches to another kind of game. Where one person plays, seats that come with it are computers'.
    pub fn choose_kind(&mut self, kind: Kind, names: &[String]) {
        let known = self.sitters.len().max(self.choices.bench.len());
        let is_alone = self.people() <= 1
            && self.choices.bench.iter().filter(|sitter| sitter.computer.is_none()).count() <= 1;
        self.set_kind(kind);
        if is_alone {
            self.seat_computers(known, names);
        }
    }

    /// Switches to another kind of game. Players who have to leave return with the next switch.
    pub fn set_kind(&mut self, kind: Kind) {
        if kind == self.choices.kind {
            return;
        }
        match self.choices.kind {
            Kind::Each => {}
            Kind::Solo => {
                let solo = self.sitters.first().cloned().unwrap_or_default();
                self.sitters = std::mem::take(&mut self.choices.bench);
                if self.sitters.len() < 2 {
                    self.sitters = Draft::default().sitters;
                }
                self.welcome(solo);
            }
            // Players added to make up the teams leave again.
            Kind::Teams => {
                self.sitters.truncate(self.sitters.len().saturating_sub(self.choices.came))
            }
        }
        self.choices.kind = kind;
        match kind {
            Kind::Each => {}
            Kind::Solo => {
                let person = self.sitters.iter().find(|sitter| sitter.computer.is_none());
                let solo = person.cloned().unwrap_or_default();
                self.choices.bench = std::mem::replace(&mut self.sitters, vec![solo]);
            }
            Kind::Teams => {
                self.choices.came = SEATS.saturating_sub(self.sitters.len());
                for _ in 0..self.choices.came {
                    self.add();
                }
            }
        }
    }

    /// Puts the solo player into the first person's seat, with name and colour.
    fn welcome(&mut self, solo: Sitter) {
        let seat = self.sitters.iter().position(|sitter| sitter.computer.is_none()).unwrap_or(0);
        let Some(own) = self.sitters.get(seat).map(|sitter| sitter.colour) else { return };
        for other in self.sitters.iter_mut().filter(|other| other.colour == solo.colour) {
            other.colour = own;
        }
        if let Some(sitter) = self.sitters.get_mut(seat) {
            *sitter = solo;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::level::Level;
    use crate::games::burgundy::boards::BoardId;
    use crate::games::burgundy::modules::Module;
    use crate::games::burgundy::options::Castles;
    use crate::web::burgundy::setup::kinds::Solo;

    fn duel() -> Draft {
        let mut draft = Draft { seed: "amber-mill-47".into(), ..Draft::default() };
        draft.sitters[0] = Sitter { name: "Odette".into(), colour: 2, computer: Some(Level::Easy) };
        draft.sitters[1] = Sitter { name: "Anna".into(), colour: 1, computer: None };
        draft
    }

    #[test]
    fn the_first_person_plays_alone_and_the_others_come_back() {
        let mut draft = duel();
        draft.set_kind(Kind::Solo);
        assert_eq!((draft.players(), draft.sitters[0].name.as_str()), (1, "Anna"));
        let options = draft.options().unwrap();
        assert_eq!((options.players(), options.marker()), (1, Some(50)));
        draft.sitters[0].name = "Hanna".into();
        draft.next_colour(0);
        draft.set_kind(Kind::Each);
        let names: Vec<&str> = draft.sitters.iter().map(|s| s.name.as_str()).collect();
        assert_eq!(names, ["Odette", "Hanna"]);
        assert_ne!(draft.sitters[0].colour, draft.sitters[1].colour);
        assert_eq!(draft.options().unwrap().players(), 2);
    }

    #[test]
    fn teams_are_made_up_to_four_and_who_came_for_them_leaves_again() {
        let mut draft = duel();
        draft.set_kind(Kind::Teams);
        assert_eq!(draft.players(), 4);
        let options = draft.options().unwrap();
        assert!(options.is_team_game() && options.players() == 4);
        draft.choices.double = BoardId::all_double().nth(1).unwrap();
        draft.choices.set_module(Module::Shields, true);
        let read = Draft::of_setup(&draft.setup().unwrap(), draft.colours());
        assert_eq!(
            (read.choices.kind, read.choices.double, read.setup()),
            (Kind::Teams, draft.choices.double, draft.setup())
        );
        draft.sitters[1].name = "Hanna".into();
        draft.set_kind(Kind::Solo);
        assert_eq!(draft.sitters[0].name, "Hanna");
        draft.set_kind(Kind::Teams);
        assert_eq!(draft.players(), 4);
        draft.set_kind(Kind::Each);
        assert_eq!((draft.players(), draft.sitters[1].name.as_str()), (2, "Hanna"));
        assert!(draft.setup().is_ok());
        // A team table from a link becomes one for four.
        let mut read = read;
        read.set_kind(Kind::Each);
        assert!(read.players() == 4 && read.setup().is_ok());
    }

    #[test]
    fn a_person_s_partners_and_opponents_are_computers() {
        let names = ["Odette", "Philippe", "Rosalie"].map(String::from);
        let kinds = |draft: &Draft| -> Vec<bool> {
            draft.sitters.iter().map(|sitter| sitter.computer.is_some()).collect()
        };
        let mut draft = duel();
        draft.choose_kind(Kind::Teams, &names);
        assert_eq!(kinds(&draft), [true, false, true, true]);
        draft.choose_kind(Kind::Each, &names);
        assert_eq!(kinds(&draft), [true, false]);
        let mut people = duel();
        people.seat(0, None, &names);
        people.choose_kind(Kind::Teams, &names);
        assert_eq!(kinds(&people), [false; 4]);
        people.choose_kind(Kind::Solo, &names);
        people.choose_kind(Kind::Each, &names);
        assert_eq!(kinds(&people), [false; 2], "who came back stays a person");
    }

    #[test]
    fn a_solo_table_survives_its_setup() {
        let mut draft = duel();
        draft.set_kind(Kind::Solo);
        draft.choices.solo = Solo { board: BoardId(18), castles: Castles::Drawn, marker: 53 };
        let read = Draft::of_setup(&draft.setup().unwrap(), draft.colours());
        assert_eq!(
            (read.choices.kind, read.choices.solo, read.setup()),
            (Kind::Solo, draft.choices.solo, draft.setup())
        );
        assert_eq!(read.sitters, draft.sitters);
        let mut read = read;
        read.set_kind(Kind::Each);
        assert!(read.players() == 2 && read.setup().is_ok());
        assert_eq!(read.sitters[0].name, "Anna");
    }
}
