//! The list of legal actions, and the check of a single one.

use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::dice::action::{Action, Mark, UsedBonus};
use crate::games::dice::board::Board;
use crate::games::dice::colours::{Bonus, Colour, ColourSet, Numbers};
use crate::games::dice::estate::{Estate, Pencil};
use crate::games::dice::fields::{Field, FieldSet};
use crate::games::dice::illegal::Illegal;
use crate::games::dice::options::Castles;
use crate::games::dice::roll::Roll;
use crate::games::dice::state::{NextChoice, Stage, State};

/// Maximum number of actions of a seat. Of the 36 empty fields at most 16 (cities and pastures) take six
/// numbers each when the dice show their colours and a worker helps; the others take at most two.
pub const MOST_ACTIONS: usize = 140;

/// A list with room for all legal actions of a seat.
pub type Actions = crate::engine::actions::Actions<Action, MOST_ACTIONS>;

impl State {
    /// The seat's sheet with its choices of this round so far: after the sale, and with the first combination
    /// entered.
    #[inline]
    #[must_use]
    pub fn planned(&self, seat: Seat) -> Estate {
        let (plan, mut estate) = (self.plan(seat), self.estate(seat));
        let (board, phase) = (self.board(), self.phase);
        let mut pencil = Pencil { board, seat, phase, estate: &mut estate, events: &mut Quiet };
        if plan.sells {
            pencil.sell();
        }
        if let Some(mark) = plan.first {
            pencil.mark(mark, false);
        }
        if let Some(mark) = plan.second {
            pencil.mark(mark, true);
        }
        estate
    }

    /// Castles that the seat may still choose.
    pub(crate) fn castles_left(&self, seat: Seat) -> FieldSet {
        let castles = self.board().of_colour(Colour::Green);
        if self.options.castles != Castles::Different {
            return castles;
        }
        let taken = Seat::first(self.options.players)
            .filter(|other| *other != seat)
            .filter_map(|other| self.estate(other).start_castle());
        castles.without(taken.collect())
    }

    /// Appends all legal actions of the seat: free ones first, then those with workers and monks, last those
    /// without an entry.
    pub fn legal(&self, seat: Seat, out: &mut Actions) {
        if !self.open.has(seat) {
            return;
        }
        match self.plans.at(seat.index()).step {
            NextChoice::Castle => {
                self.castles_left(seat).iter().for_each(|field| out.push(Action::Start { field }));
            }
            NextChoice::Goods => {
                out.push(Action::Sell);
                out.push(Action::Keep);
            }
            NextChoice::Turn => self.first_combinations(seat, out),
            NextChoice::Second => self.second_combinations(seat, out),
            NextChoice::Ready => {}
        }
    }

    #[inline]
    fn first_combinations(&self, seat: Seat, out: &mut Actions) {
        let Some(estate) = self.estates.get(seat.index()) else { return };
        let roll = self.rolls.at(usize::from(self.round));
        let (colours, numbers) = (roll.colour_set(), roll.number_set());
        let marks = Marks { estate, board: self.board(), open: estate.open() };
        marks.list(colours, numbers, UsedBonus::None, out);
        if estate.bonuses(Bonus::Worker) > 0 {
            marks.list(colours, Numbers::ALL.without(numbers), UsedBonus::Worker, out);
        }
        if estate.bonuses(Bonus::Monk) > 0 {
            marks.list(ColourSet::ALL.without(colours), numbers, UsedBonus::Monk, out);
        }
        out.push(Action::Pass);
    }

    #[inline]
    fn second_combinations(&self, seat: Seat, out: &mut Actions) {
        let estate = self.planned(seat);
        self.for_each_second(seat, &estate, |colour, number, fields| {
            fields.iter().for_each(|field| out.push(Action::Silver { colour, number, field }));
            true
        });
        out.push(Action::Done);
    }

    /// Calls a function with each second combination and its fields until it returns `false`.
    fn for_each_second(
        &self,
        seat: Seat,
        estate: &Estate,
        mut take: impl FnMut(Colour, u8, FieldSet) -> bool,
    ) {
        let Some(first) = self.plans.at(seat.index()).first else { return };
        let roll = self.rolls.at(usize::from(self.round));
        let (board, open) = (self.board(), estate.open());
        for colour in roll.colour_set().iter() {
            for number in roll.number_set().iter() {
                if is_same_pair(roll, first, colour, number) {
                    continue;
                }
                let fields = estate.fits_among(board, open, colour, number);
                if !fields.is_empty() && !take(colour, number, fields) {
                    return;
                }
            }
        }
    }

    /// True if the seat, which has just planned its first combination, may add a second.
    pub(crate) fn has_second(&self, seat: Seat) -> bool {
        let free = self.plans.at(seat.index()).first.is_some_and(|m| m.bonus == UsedBonus::None);
        if !free {
            return false;
        }
        let estate = self.planned(seat);
        let mut found = false;
        if estate.bonuses(Bonus::Silver) > 0 {
            self.for_each_second(seat, &estate, |_, _, _| {
                found = true;
                false
            });
        }
        found
    }

    /// Checks whether the action is legal for the seat.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.open.has(seat) {
            let over = self.stage == Stage::Over;
            return Err(if over { Illegal::Over } else { Illegal::NotYours });
        }
        match (self.plans.at(seat.index()).step, action) {
            (NextChoice::Castle, Action::Start { field }) => self.check_castle(seat, field),
            (NextChoice::Goods, Action::Sell | Action::Keep)
            | (NextChoice::Turn, Action::Pass)
            | (NextChoice::Second, Action::Done) => Ok(()),
            (NextChoice::Turn, Action::Mark { colour, number, field, bonus }) => {
                self.check_first(seat, Mark { colour, number, field, bonus })
            }
            (NextChoice::Second, Action::Silver { colour, number, field }) => {
                let bonus = UsedBonus::None;
                self.check_second(seat, Mark { colour, number, field, bonus })
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_castle(&self, seat: Seat, field: Field) -> Result<(), Illegal> {
        if !field.exists() {
            return Err(Illegal::NoField);
        }
        if self.board().castle(field).is_none() {
            return Err(Illegal::NoCastle);
        }
        if self.castles_left(seat).has(field) { Ok(()) } else { Err(Illegal::CastleTaken) }
    }

    fn check_first(&self, seat: Seat, mark: Mark) -> Result<(), Illegal> {
        let roll = self.rolls.at(usize::from(self.round));
        let Mark { colour, number, bonus, .. } = mark;
        if !Numbers::ALL.has(number) {
            return Err(Illegal::NoNumber);
        }
        let (shows_colour, shows_number) =
            (roll.colour_set().has(colour), roll.number_set().has(number));
        let estate = self.estate(seat);
        match bonus {
            UsedBonus::Monk if shows_colour => return Err(Illegal::MonkNotNeeded(colour)),
            UsedBonus::Monk if estate.bonuses(Bonus::Monk) == 0 => return Err(Illegal::NoMonk),
            UsedBonus::Worker if shows_number => return Err(Illegal::WorkerNotNeeded(number)),
            UsedBonus::Worker if estate.bonuses(Bonus::Worker) == 0 => {
                return Err(Illegal::NoWorker);
            }
            UsedBonus::None | UsedBonus::Monk | UsedBonus::Worker => {}
        }
        if !shows_colour && bonus != UsedBonus::Monk {
            return Err(Illegal::NoColourDie(colour));
        }
        if !shows_number && bonus != UsedBonus::Worker {
            return Err(Illegal::NoNumberDie(number));
        }
        check_fit(&estate, self.board(), mark)
    }

    fn check_second(&self, seat: Seat, mark: Mark) -> Result<(), Illegal> {
        let roll = self.rolls.at(usize::from(self.round));
        let Mark { colour, number, .. } = mark;
        if !Numbers::ALL.has(number) {
            return Err(Illegal::NoNumber);
        }
        if !roll.colour_set().has(colour) {
            return Err(Illegal::NoColourDie(colour));
        }
        if !roll.number_set().has(number) {
            return Err(Illegal::NoNumberDie(number));
        }
        let first = self.plan(seat).first.ok_or(Illegal::NotNow)?;
        if is_same_pair(roll, first, colour, number) {
            return Err(Illegal::SameDice);
        }
        check_fit(&self.planned(seat), self.board(), mark)
    }
}

/// True if the combination could only be made of the same two dice as the first one.
#[inline]
fn is_same_pair(roll: Roll, first: Mark, colour: Colour, number: u8) -> bool {
    colour == first.colour && number == first.number && !roll.has_equal_dice()
}

/// A sheet and its open fields.
struct Marks<'a> {
    estate: &'a Estate,
    board: &'a Board,
    open: FieldSet,
}

impl Marks<'_> {
    /// Adds each field for each of these combinations.
    #[inline]
    fn list(&self, colours: ColourSet, numbers: Numbers, bonus: UsedBonus, out: &mut Actions) {
        for colour in colours.iter() {
            let open = self.open.and(self.board.of_colour(colour));
            if open.is_empty() {
                continue;
            }
            for number in numbers.and(colour.numbers()).iter() {
                let fields = self.estate.fits_among(self.board, open, colour, number);
                for field in fields.iter() {
                    out.push(Action::Mark { colour, number, field, bonus });
                }
            }
        }
    }
}

/// True if the combination fits the field, dice and bonuses aside.
fn check_fit(estate: &Estate, board: &Board, mark: Mark) -> Result<(), Illegal> {
    let Mark { colour, number, field, .. } = mark;
    if !field.exists() {
        return Err(Illegal::NoField);
    }
    if board.colour(field) != colour {
        return Err(Illegal::OtherColour(board.colour(field)));
    }
    if estate.marked().has(field) {
        return Err(Illegal::Marked);
    }
    if !estate.open().has(field) {
        return Err(Illegal::Apart);
    }
    if estate.fits(board, colour, number).has(field) {
        return Ok(());
    }
    Err(match colour {
        Colour::Blue | Colour::Grey | Colour::Purple => Illegal::NotThisNumber(colour, number),
        Colour::Orange => Illegal::InCity(number),
        Colour::Yellow => Illegal::NotInPasture(number),
        Colour::Green => Illegal::NotBesideCastle(number),
    })
}
