//! The selection rules of Princes: actions without a touch, and lit parts.

use crate::games::princes::Action;
use crate::web::princes::model::parts::{Chooser, Part, Verb};
use crate::web::table::choosing::{self, Narrowing, Pressed};

/// Parts are touched in order: "build the church" is a card of the hand, then a place.
#[derive(Debug, Clone, Copy, Default)]
pub struct InOrder;

/// All legal actions, as sequences of touches.
pub type Choosing = choosing::Choosing<InOrder>;

/// The result of a touch.
pub type Touched = Pressed<Part, Action>;

impl Narrowing for InOrder {
    type Part = Part;
    type Action = Action;

    const IN_ORDER: bool = true;

    fn is_quiet(&self, part: Part) -> bool {
        matches!(
            part,
            Part::Saving(_) | Part::Amount(_) | Part::By(_) | Part::Verb(Verb::Top | Verb::Trade)
        )
    }

    /// Own cards can nearly always be removed; if all were lit, the light would have no meaning.
    fn calls(&self, action: Action) -> bool {
        !matches!(action, Action::Remove { .. })
    }
}

/// The legal actions of a seat as sequences of touches.
#[must_use]
pub fn choosing(chooser: &Chooser<'_>, actions: impl Iterator<Item = Action>) -> Choosing {
    let mut rows = Vec::new();
    for action in actions {
        chooser.paths(action, |path| rows.push((path, action)));
    }
    Choosing::of(InOrder, rows)
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
    use crate::games::princes::modes::Mode;
    use crate::games::princes::options::Options;
    use crate::games::princes::place::{Laid, Place};
    use crate::games::princes::realm::Piece;
    use crate::games::princes::step::{Choice, StackChoice, TurnChoice, Why};
    use crate::games::princes::{Princes, State};
    use crate::web::princes::model::parts::Path;
    use crate::web::table::choosing::law;

    fn choosing(state: &State, seat: u8) -> (Choosing, Vec<Action>) {
        let mut legal = List::<Action, MOST>::new();
        state.legal(seat, &mut legal);
        let actions: Vec<Action> = legal.iter().copied().collect();
        let decision = state.decision(seat);
        let chooser = Chooser { state, seat, decision };
        (super::choosing(&chooser, actions.iter().copied()), actions)
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

    #[test]
    fn every_action_of_hundreds_of_turns_can_be_touched_and_no_row_means_two() {
        for mode in Mode::ALL {
            let seed = Seed::numbered(7 + mode as u64);
            let mut state = Princes::start(&Options::of(mode), &seed, &mut Quiet).unwrap();
            for step in 0..400usize {
                let Some(seat) = Princes::deciders(&state).lowest() else { break };
                let (choosing, actions) = choosing(&state, seat.0);
                for action in &actions {
                    assert!(choosing.is_only_of(*action), "{action} is not alone");
                }
                // Touching all would take long: a few of each position are enough.
                law::holds(&choosing, &actions, &[Part::Events, Part::Verb(Verb::End)], 17);
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
        (*state.edit().turn(), *state.edit().active()) = (1, 0);
        state.edit().only(0, Why::Hand, TurnChoice::Act);
        state.edit().realm(0).sites[5][0] = Piece::new(Card::ABBEY);
        state.edit().realm(0).sites[5][2] = Piece::new(Card::SIWARD);
        state.edit().count();
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
        let looks = |state: &State| {
            let choice = state.decision(state.active()).map(|decision| decision.choice);
            matches!(choice, Some(Choice::Stack(StackChoice::Take { .. })))
        };
        while !looks(&state) {
            let seat = Princes::deciders(&state).lowest().unwrap();
            let (_, actions) = choosing(&state, seat.0);
            let action = *actions.last().unwrap();
            Princes::apply(&mut state, seat, action, &mut Quiet).unwrap();
        }
        let (choosing, actions) = choosing(&state, state.active());
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
