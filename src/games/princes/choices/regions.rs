//! Choices of the regions of a new settlement.

use super::{ChoiceRules, Settled, Subject};
use crate::engine::game::EventSink;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::event::Event;
use crate::games::princes::kinds::KindSet;
use crate::games::princes::outlook::Outlook;
use crate::games::princes::state::State;
use crate::games::princes::step::{RegionChoice, Task};

impl ChoiceRules for RegionChoice {
    fn settle(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) -> Settled {
        match self {
            RegionChoice::Up => {
                state.draw_regions(task.seat, to);
                Settled::Waits
            }
            RegionChoice::Scout => Settled::Unlisted,
        }
    }

    fn legal(self, state: &State, _seat: u8, out: &mut Actions) {
        match self {
            RegionChoice::Up => {
                state.drawn.iter().for_each(|region| out.push(Action::Up { region: *region }));
            }
            RegionChoice::Scout => {
                // The order of the stack is hidden, and must not show in the list.
                let mut regions = state.regions.clone();
                regions.sort_unstable();
                for up in &regions {
                    for down in regions.iter().filter(|down| *down != up) {
                        out.push(Action::Scout { up: *up, down: *down });
                    }
                }
            }
        }
    }

    fn resolve(
        self,
        state: &mut State,
        task: Task,
        action: Action,
        to: &mut impl EventSink<Event>,
    ) {
        match (self, action) {
            (RegionChoice::Up, Action::Up { region }) => {
                let [first, second] = state.drawn;
                let down = if region == first { second } else { first };
                state.lay_regions(task.seat, [region, down], to);
            }
            (RegionChoice::Scout, Action::Scout { up, down }) => {
                state.regions.retain(|region| *region != up && *region != down);
                state.lay_regions(task.seat, [up, down], to);
                state.shuffle_regions(to);
            }
            (RegionChoice::Up | RegionChoice::Scout, _) => {}
        }
    }

    fn lapse(self, _state: &mut State, _task: Task) {}

    fn outlook(self, _state: &State, _seat: u8, _paid: KindSet) -> Outlook {
        Outlook::Idle
    }

    fn is_secret(self) -> bool {
        match self {
            RegionChoice::Up | RegionChoice::Scout => false,
        }
    }

    fn is_explained(self) -> bool {
        match self {
            RegionChoice::Up | RegionChoice::Scout => false,
        }
    }

    fn subject(self, state: &State) -> Subject {
        match self {
            RegionChoice::Up => {
                let [first, second] = state.drawn;
                Subject::Regions { first, second }
            }
            RegionChoice::Scout => Subject::Nothing {},
        }
    }
}
