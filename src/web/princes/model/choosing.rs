//! What goes on from what has been touched, and what one more touch comes to.

use crate::games::princes::Action;
use crate::web::princes::model::parts::{Chooser, Part, Path, Verb};

/// Everything that can be chosen now, as rows of touches.
#[derive(Debug, Clone, Default)]
pub struct Choosing {
    rows: Vec<(Path, Action)>,
}

/// What a touch comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pressed {
    /// It makes a choice.
    Play(Action),
    /// It is a part of one.
    Pick(Path),
    /// It is none.
    Nothing,
}

/// Whether a part needs no touch where it is the only one that goes on.
const fn is_quiet(part: Part) -> bool {
    matches!(
        part,
        Part::Saving(_) | Part::Amount(_) | Part::By(_) | Part::Verb(Verb::Top | Verb::Trade)
    )
}

impl Choosing {
    /// Of what a chooser may do.
    #[must_use]
    pub fn of(chooser: &Chooser<'_>, actions: impl Iterator<Item = Action>) -> Choosing {
        let mut rows = Vec::new();
        for action in actions {
            chooser.paths(action, |path| rows.push((path, action)));
        }
        Choosing { rows }
    }

    /// Whether nothing can be chosen.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    fn going_on<'a>(&'a self, path: &'a [Part]) -> impl Iterator<Item = &'a (Path, Action)> {
        self.rows.iter().filter(move |(row, _)| row.starts_with(path))
    }

    /// The parts that go on from here, each once.
    #[must_use]
    pub fn lit(&self, path: &[Part]) -> Vec<Part> {
        let mut parts = Vec::new();
        for (row, _) in self.going_on(path) {
            if let Some(part) = row.get(path.len()).filter(|part| !parts.contains(*part)) {
                parts.push(*part);
            }
        }
        parts
    }

    /// The parts that go on from here and bring something: own cards could nearly always be removed, and if
    /// all of them were lit, light would say nothing.
    #[must_use]
    pub fn calling(&self, path: &[Part]) -> Vec<Part> {
        let mut parts = self.lit(path);
        if path.is_empty() {
            let removes = |action: &Action| matches!(action, Action::Remove { .. });
            parts.retain(|part| self.going_on(&[*part]).any(|(_, action)| !removes(action)));
        }
        parts
    }

    /// All that may be touched for an action, each part once.
    #[must_use]
    pub fn parts_of(&self, action: Action) -> Vec<Part> {
        let mut parts = Vec::new();
        for part in self.rows.iter().filter(|row| row.1 == action).flat_map(|(row, _)| row) {
            if !parts.contains(part) {
                parts.push(*part);
            }
        }
        parts
    }

    /// The action that this row of touches is, if it is one.
    #[must_use]
    pub fn action(&self, path: &[Part]) -> Option<Action> {
        self.rows.iter().find(|(row, _)| row.as_slice() == path).map(|(_, action)| *action)
    }

    /// An action that goes on from here, for what all of them share.
    #[must_use]
    pub fn first(&self, path: &[Part]) -> Option<Action> {
        self.going_on(path).next().map(|(_, action)| *action)
    }

    /// What one more touch comes to: it goes on from what has been touched, or begins anew.
    #[must_use]
    pub fn press(&self, path: &Path, part: Part) -> Pressed {
        match self.step(path, part) {
            Pressed::Nothing if !path.is_empty() => self.step(&Path::new(), part),
            pressed => pressed,
        }
    }

    fn step(&self, path: &Path, part: Part) -> Pressed {
        let mut next = path.clone();
        if next.try_push(part).is_err() || self.going_on(&next).next().is_none() {
            return Pressed::Nothing;
        }
        loop {
            let lit = self.lit(&next);
            match (self.action(&next), lit.as_slice()) {
                (Some(action), []) => return Pressed::Play(action),
                (None, [only]) if is_quiet(*only) && !next.is_full() => next.push(*only),
                _ => return Pressed::Pick(next),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::actions::Actions as List;
    use crate::engine::game::{Game, Quiet};
    use crate::engine::seat::Seat;
    use crate::engine::seed::Seed;
    use crate::games::princes::action::MOST;
    use crate::games::princes::card::Card;
    use crate::games::princes::modes::{Mode, Options};
    use crate::games::princes::place::{Laid, Place};
    use crate::games::princes::realm::Piece;
    use crate::games::princes::step::{Step, Task, Why};
    use crate::games::princes::{Decision, Princes, State};

    fn choosing(state: &State, seat: u8) -> (Choosing, Vec<Action>) {
        let mut legal = List::<Action, MOST>::new();
        state.legal(seat, &mut legal);
        let actions: Vec<Action> = legal.iter().copied().collect();
        let decision = state.decision(seat);
        let chooser = Chooser { state, seat, decision };
        (Choosing::of(&chooser, actions.iter().copied()), actions)
    }

    #[test]
    fn what_a_hint_means_is_the_card_and_where_it_goes() {
        let options = Options::of(Mode::Intrigue);
        let mut state = Princes::start(&options, &Seed::numbered(3), &mut Quiet).unwrap();
        let mut seen = 0;
        for _ in 0..400 {
            let Some(seat) = Princes::deciders(&state).lowest() else { break };
            let (choosing, actions) = choosing(&state, seat.0);
            for action in &actions {
                let parts = choosing.parts_of(*action);
                let lit = choosing.lit(&[]);
                assert!(parts.iter().any(|part| lit.contains(part)), "{action:?} begins nowhere");
                if let Action::Under { card, .. } = action {
                    assert!(parts.contains(&Part::Hand(*card)) && parts.len() > 1, "{parts:?}");
                    seen += 1;
                }
            }
            Princes::apply(&mut state, seat, actions[actions.len() / 2], &mut Quiet).unwrap();
        }
        assert!(seen > 5, "{seen}");
    }

    /// Touches every part of a row, one after the other.
    fn touched(choosing: &Choosing, row: &Path) -> Option<Action> {
        let mut path = Path::new();
        for (place, part) in row.iter().enumerate() {
            // What needs no touch has been gone on with already.
            if path.get(place) == Some(part) {
                continue;
            }
            match choosing.press(&path, *part) {
                Pressed::Play(action) => return Some(action),
                Pressed::Pick(next) => path = next,
                Pressed::Nothing => return None,
            }
            if path.len() == row.len() {
                return choosing.action(&path);
            }
        }
        choosing.action(&path)
    }

    #[test]
    fn every_action_of_hundreds_of_turns_can_be_touched_and_no_row_means_two() {
        for mode in Mode::ALL {
            let seed = Seed::numbered(7 + mode as u64);
            let mut state = Princes::start(&Options::of(mode), &seed, &mut Quiet).unwrap();
            for step in 0..400usize {
                let Some(seat) = Princes::deciders(&state).lowest() else { break };
                let (choosing, actions) = choosing(&state, seat.0);
                for action in &actions {
                    let rows = choosing.rows.iter().filter(|(_, of)| of == action);
                    assert!(rows.clone().count() > 0, "{action} can't be touched");
                    for (row, _) in rows.take(1) {
                        let same = choosing.rows.iter().filter(|(other, _)| other == row);
                        assert_eq!(same.count(), 1, "{action} is not alone");
                    }
                }
                // Touching all of them would take long: a few of each position will do.
                for (row, action) in choosing.rows.iter().step_by(17) {
                    assert_eq!(touched(&choosing, row), Some(*action), "{row:?}");
                }
                let last = actions.len() - 1;
                let pick = if step % 3 == 0 { last } else { (step * 7919) % actions.len() };
                let action = actions[pick];
                Princes::apply(&mut state, Seat(seat.0), action, &mut Quiet).unwrap();
            }
        }
    }

    #[test]
    fn a_card_that_could_only_be_removed_is_not_lit_but_goes_on() {
        let place = |text: &str| text.parse::<Place>().unwrap();
        let laid = |card, at| Part::Laid { owner: 0, laid: Laid { card, at } };
        let options = Options::of(Mode::Intrigue);
        let mut state = Princes::start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
        state.agenda.clear();
        (state.turn, state.active) = (1, 0);
        state.agenda.push(Task { seat: 0, why: Why::Hand, step: Step::Act });
        state.realm_mut(0).sites[5][0] = Piece::new(Card::ABBEY);
        state.realm_mut(0).sites[5][2] = Piece::new(Card::SIWARD);
        state.refresh(&mut Quiet);
        let (choosing, _) = choosing(&state, 0);
        let abbey = laid(Card::ABBEY, place("-1u"));
        let siward = laid(Card::SIWARD, place("-1d"));
        let calling = choosing.calling(&[]);
        assert!(calling.contains(&siward), "he can be used: {calling:?}");
        assert!(!calling.contains(&abbey) && choosing.lit(&[]).contains(&abbey));
        let Pressed::Pick(path) = choosing.press(&Path::new(), abbey) else { panic!("no touch") };
        assert_eq!(choosing.calling(&path), [Part::Verb(Verb::Remove)]);
    }

    #[test]
    fn a_card_that_is_looked_at_is_read_before_it_is_taken() {
        let options = Options::of(Mode::Intrigue);
        let mut state = Princes::start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
        while !matches!(state.decision(state.active), Some(Decision::Take { .. })) {
            let seat = Princes::deciders(&state).lowest().unwrap();
            let (_, actions) = choosing(&state, seat.0);
            let action = *actions.last().unwrap();
            Princes::apply(&mut state, seat, action, &mut Quiet).unwrap();
        }
        let (choosing, actions) = choosing(&state, state.active);
        let Action::Take { card } = actions[0] else { panic!("{}", actions[0]) };
        let read = choosing.press(&Path::new(), Part::Sight(card));
        let Pressed::Pick(path) = read else { panic!("taken unread: {read:?}") };
        assert_eq!(choosing.press(&path, Part::Verb(Verb::Take)), Pressed::Play(actions[0]));
    }

    #[test]
    fn what_is_not_lit_is_no_choice() {
        let seed = Seed::numbered(1);
        let state = Princes::start(&Options::default(), &seed, &mut Quiet).unwrap();
        let seat = Princes::deciders(&state).lowest().unwrap();
        let (choosing, _) = choosing(&state, seat.0);
        assert_eq!(choosing.press(&Path::new(), Part::Verb(Verb::End)), Pressed::Nothing);
        assert!(matches!(choosing.press(&Path::new(), Part::Stack(2)), Pressed::Play(_)));
    }
}
