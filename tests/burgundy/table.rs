//! A table for tests: positions in a few lines, actions in text notation.
//!
//! `Table::with(2)` is a game on board 1 in its first turn (Anna's), with all results of chance removed: no
//! tiles, goods, silver or workers but the start castles. Tests add what they need, play and check. Every
//! action played is also checked against the list of legal ones, and its points against the points in its
//! events.

use principality::engine::game::Quiet;
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::burgundy::Actions;
use principality::games::burgundy::action::Action;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::depots::Slot;
use principality::games::burgundy::editor::EstateEditor;
use principality::games::burgundy::event::{Event, Reason};
use principality::games::burgundy::fields::Field;
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Boards, Castles, Edition, Options};
use principality::games::burgundy::round_dice::{pack_dice, unpack_dice};
use principality::games::burgundy::setup::start;
use principality::games::burgundy::shields::Shield;
use principality::games::burgundy::sizes::MAX_KEYS;
use principality::games::burgundy::state::{Estate, Stage, State};
use principality::games::burgundy::tiles::{BLACK_TILE, Colour, Tile, tiles_of};

pub const ANNA: Seat = Seat(0);
pub const BENNO: Seat = Seat(1);
pub const CARLA: Seat = Seat(2);
pub const DARIO: Seat = Seat(3);

/// Board 1 row by row, for reading tests: field numbers with colour and number.
///
/// ```text
///              0:A6  1:C5  2:C4  3:Y3
///           4:A2  5:A1  6:C6  7:Y5  8:B4
///        9:A5 10:A4 11:B3 12:Y1 13:B2 14:B3
///    15:S6 16:S1 17:S2 18:C6 19:S5 20:S4 21:S1
///       22:B2 23:B5 24:M4 25:B3 26:B1 27:A2
///          28:B6 29:M1 30:Y2 31:B5 32:B6
///             33:M3 34:Y4 35:Y1 36:B3
/// ```
///
/// The start castle stands on 18. Cities: 11; 8 13 14; 22 23 28; 25 26 31 32 36. Pastures: 27;
/// 0 4 5 9 10. Rivers: 15 16 17; 19 20 21. Castles: 18; 1 2 6. Mines: 24 29 33. Monasteries:
/// 3 7 12; 30 34 35.
#[derive(Debug, Clone)]
pub struct Table {
    pub state: State,
    last: Vec<Event>,
}

/// The tile with this name.
pub fn tile(key: &str) -> Tile {
    let all = tiles_of(Modules::EVERY).chain([&BLACK_TILE]);
    let record = all.into_iter().find(|record| record.key == key);
    record.unwrap_or_else(|| panic!("there is no tile {key}")).tile
}

/// The name of a tile.
pub fn name(tile: Tile) -> &'static str {
    tile.record().map_or("-", |record| record.key)
}

/// A game after the deal, with the events of the deal.
pub fn dealt(options: &Options, seed: u64) -> Table {
    dealt_by(options, Seed::numbered(seed).as_str())
}

/// [`dealt`](Table::dealt) with the seed's name.
pub fn dealt_by(options: &Options, seed: &str) -> Table {
    let mut last = Vec::new();
    let state = start(options, &seed.parse().unwrap(), &mut last).unwrap();
    Table { state, last }
}

impl Table {
    /// Board 1 for all, castles in the middle, the values of 2019.
    pub fn with(players: u8) -> Table {
        Table::edition(Edition::E2019, players)
    }

    /// [`with`](Table::with) with the values of an edition.
    pub fn edition(edition: Edition, players: u8) -> Table {
        let boards = Boards::Fixed([BoardId(1); 4]);
        dealt(&Options::new(players, edition, boards, Castles::Centre).unwrap(), 1).bare()
    }

    /// [`with`](Table::with) with modules, without their shields, cards and inns, which tests lay out as
    /// needed.
    pub fn with_modules<const N: usize>(players: u8, modules: [Module; N]) -> Table {
        Table::edition_with(Edition::E2019, players, modules)
    }

    pub fn edition_with<const N: usize>(
        edition: Edition,
        players: u8,
        modules: [Module; N],
    ) -> Table {
        let boards = Boards::Fixed([BoardId(1); 4]);
        let modules = modules.into_iter().collect();
        let options = Options::with_modules(players, edition, boards, Castles::Centre, modules);
        dealt(&options.unwrap(), 1).bare()
    }

    /// All players on this board, with the start castle on this field.
    pub fn on(board: u8, castle: u8, players: u8) -> Table {
        let boards = Boards::Fixed([BoardId(board); 4]);
        let options = Options::new(players, Edition::E2019, boards, Castles::Open).unwrap();
        let mut table = dealt(&options, 1);
        for seat in Seat::first(players) {
            table.play(seat, &format!("castle @{castle}"));
        }
        table.bare()
    }

    /// Removes the results of chance.
    pub fn cleared(self) -> Table {
        self.bare()
    }

    fn bare(mut self) -> Table {
        self.state.edit().table().fill(Tile::NONE);
        *self.state.edit().depot_goods() = [[0; 6]; 6];
        if !self.state.options().is_base() {
            self.state.edit().modules().depot_shields = Default::default();
        }
        *self.state.edit().inns() = 0;
        let (base, players) = (self.state.options().is_base(), self.state.players().into());
        for (place, estate) in self.state.edit().estates().iter_mut().enumerate() {
            *estate.edit().silver() = 0;
            *estate.edit().workers() = 0;
            *estate.edit().goods() = [0; 6];
            if !base && place < players {
                estate.edit().modules().routes = [0; 5];
            }
        }
        for seat in 0..4 {
            self.state.edit().dice()[seat] = [3, 4];
        }
        self
    }

    fn edit(&mut self, seat: Seat) -> EstateEditor<'_> {
        let place = self.state.estate_of(seat);
        self.state.edit().estates()[place].edit()
    }

    // Setup of positions.

    pub fn dice(mut self, seat: Seat, dice: [u8; 2]) -> Table {
        self.state.edit().dice()[seat.index()] = dice;
        self
    }

    /// Tiles on the first places of a depot; 7 is the black one.
    pub fn depot<const N: usize>(mut self, depot: u8, tiles: [&str; N]) -> Table {
        for (place, key) in (0..).zip(tiles) {
            self.state.edit().table()[Slot::new(depot, place).index()] = tile(key);
        }
        self
    }

    pub fn store<const N: usize>(mut self, seat: Seat, tiles: [&str; N]) -> Table {
        for (place, key) in tiles.into_iter().enumerate() {
            self.edit(seat).storage()[place] = tile(key);
        }
        self
    }

    /// Places a tile in the estate without gains.
    pub fn laid(mut self, seat: Seat, key: &str, field: u8) -> Table {
        let colour = self.estate(seat).board().colour(Field(field));
        let anywhere = [Tile::INN, Tile::BLACK].contains(&tile(key));
        assert!(anywhere || tile(key).colour() == Some(colour));
        self.edit(seat).lay(tile(key), Field(field));
        self
    }

    /// Fills these fields with any tiles of the right colours: watchtowers, goats and monasteries 26 among
    /// them.
    pub fn filled<const N: usize>(mut self, seat: Seat, fields: [u8; N]) -> Table {
        for field in fields {
            let key = match self.estate(seat).board().colour(Field(field)) {
                Colour::Castle => "castle",
                Colour::Mine => "mine",
                Colour::Ship => "ship",
                Colour::Building => "watchtower",
                Colour::Animal => "goat-2",
                Colour::Monastery => "monastery-26",
            };
            self = self.laid(seat, key, field);
        }
        self
    }

    /// Fills all fields of a colour but one.
    pub fn colour_filled_but(mut self, seat: Seat, colour: Colour, left: u8) -> Table {
        for field in self.estate(seat).board().of_colour(colour).minus(self.estate(seat).filled()) {
            if field.0 != left {
                self = self.filled(seat, [field.0]);
            }
        }
        self
    }

    /// Places a monastery in the estate, on the southernmost free field, without gains.
    pub fn owns(self, seat: Seat, number: u8) -> Table {
        let estate = self.estate(seat);
        let free = estate.board().of_colour(Colour::Monastery).minus(estate.filled());
        let field = free.into_iter().last().unwrap();
        self.laid(seat, &format!("monastery-{number}"), field.0)
    }

    pub fn workers(mut self, seat: Seat, workers: u16) -> Table {
        *self.edit(seat).workers() = workers;
        self
    }

    pub fn silver(mut self, seat: Seat, silver: u16) -> Table {
        *self.edit(seat).silver() = silver;
        self
    }

    /// Goods in a player's store, one number for each card.
    pub fn goods<const N: usize>(mut self, seat: Seat, goods: [u8; N]) -> Table {
        goods.into_iter().for_each(|good| self.edit(seat).goods()[usize::from(good) - 1] += 1);
        self
    }

    pub fn sold<const N: usize>(mut self, seat: Seat, goods: [u8; N]) -> Table {
        goods.into_iter().for_each(|good| self.edit(seat).sold()[usize::from(good) - 1] += 1);
        self
    }

    /// Gives a player shields.
    pub fn has_shields<const N: usize>(mut self, seat: Seat, shields: [u8; N]) -> Table {
        for number in shields {
            let shields = self.edit(seat).shields();
            *shields = shields.with(Shield(number));
            if number == 4 {
                *self.edit(seat).keys() = MAX_KEYS as u8;
            }
        }
        self
    }

    /// Shields that lie in a depot.
    pub fn shields_at<const N: usize>(mut self, depot: u8, shields: [u8; N]) -> Table {
        for (place, number) in shields.into_iter().enumerate() {
            self.state.edit().modules().depot_shields[usize::from(depot) - 1][place] =
                Shield(number);
        }
        self
    }

    /// The cards of a player's trade route, from left to right.
    pub fn route<const N: usize>(mut self, seat: Seat, cards: [u8; N]) -> Table {
        for (place, card) in cards.into_iter().enumerate() {
            self.state.edit().estates()[seat.index()].edit().modules().routes[place] = card;
        }
        self
    }

    /// The white die of this round.
    pub fn white(mut self, face: u8) -> Table {
        *self.state.edit().white() = face;
        self
    }

    /// Inns lying beside the black depot.
    pub fn inns(mut self, count: u8) -> Table {
        *self.state.edit().inns() = count;
        self.state.edit().table()[Slot::INNS.index()] =
            if count > 0 { Tile::INN } else { Tile::NONE };
        self
    }

    /// Goods lying in a depot, one number for each card.
    pub fn goods_in<const N: usize>(mut self, depot: u8, goods: [u8; N]) -> Table {
        for good in goods {
            self.state.edit().depot_goods()[usize::from(depot) - 1][usize::from(good) - 1] += 1;
        }
        self
    }

    /// Phase A to E, in its first round.
    pub fn phase(mut self, letter: char) -> Table {
        *self.state.edit().phase() = letter as u8 - b'A';
        self
    }

    /// Round 1 to 5 of the phase.
    pub fn round(mut self, round: u8) -> Table {
        *self.state.edit().round() = round - 1;
        self
    }

    /// Sets the stones on the bridge in playing order, with their spaces from 0; this round's order too.
    pub fn bridge<const N: usize>(mut self, stones: [(Seat, u8); N]) -> Table {
        for (place, (seat, space)) in stones.into_iter().enumerate() {
            self.state.edit().bridge()[place] = seat.0;
            self.state.edit().order()[place] = seat.0;
            self.state.edit().spaces()[seat.index()] = space;
        }
        self
    }

    /// Sets the white die of a later round of the whole game, 0 to 24.
    pub fn white_will_be(mut self, round: usize, white: u8) -> Table {
        let (dice, _) = unpack_dice(self.state.secrets().dice[round]);
        self.state.edit().secrets().dice[round] = pack_dice(dice, white);
        self
    }

    // Playing.

    pub fn play(&mut self, seat: Seat, text: &str) -> &mut Table {
        let action: Action = text.parse().unwrap();
        let listed = self.legal(seat);
        assert!(listed.contains(&action), "{text} is not among {:?}", self.offers(seat));
        let before = self.total();
        self.last.clear();
        let done = self.state.apply(seat, action, &mut self.last);
        assert_eq!(done, Ok(()), "{text}");
        let announced: u16 = self.all_points().iter().map(|(_, points, _)| *points).sum();
        assert_eq!(self.total(), before + announced, "points and their events after {text}");
        self
    }

    /// Asserts that the action is refused for this reason and not listed, and that trying it changes nothing.
    pub fn refuses(&self, seat: Seat, text: &str, why: Illegal) {
        let action: Action = text.parse().unwrap();
        assert!(!self.legal(seat).contains(&action), "{text} is listed");
        let mut tried = self.state.clone();
        assert_eq!(tried.apply(seat, action, &mut Quiet), Err(why), "{text}");
        assert_eq!(tried, self.state, "{text} changed something");
    }

    /// Takes workers with both of the playing seat's dice and ends the turn.
    pub fn idle_turn(&mut self) {
        let seat = self.state.playing();
        for die in self.state.unused_dice().into_iter().flatten() {
            self.play(seat, &format!("{die} hire"));
        }
        self.play(seat, "end");
    }

    /// Plays the rest of the round with idle turns.
    pub fn idle_round(&mut self) {
        let before = self.state.round_index();
        while self.state.stage() == Stage::Play && self.state.round_index() == before {
            self.idle_turn();
        }
    }

    /// Plays the rest of the phase with idle turns.
    pub fn idle_phase(&mut self) {
        let before = self.state.phase();
        while self.state.stage() == Stage::Play && self.state.phase() == before {
            self.idle_turn();
        }
    }

    /// Ends the game as it stands: the last player ends the last turn, and the final scoring follows.
    pub fn finish(mut self) -> Table {
        (*self.state.edit().phase(), *self.state.edit().round()) = (4, 4);
        *self.state.edit().turn() = self.state.players() - 1;
        *self.state.edit().used() = 3;
        let last = self.state.playing();
        self.play(last, "end");
        assert_eq!(self.state.stage(), Stage::Over);
        self
    }

    // Queries.

    pub fn estate(&self, seat: Seat) -> &Estate {
        self.state.estate(seat)
    }

    fn total(&self) -> u16 {
        self.state.estates().iter().map(Estate::total).sum()
    }

    pub fn points(&self, seat: Seat) -> u16 {
        self.state.points(seat)
    }

    pub fn workers_of(&self, seat: Seat) -> u16 {
        self.estate(seat).workers()
    }

    pub fn silver_of(&self, seat: Seat) -> u16 {
        self.estate(seat).silver()
    }

    /// A player's goods, one number for each card.
    pub fn goods_of(&self, seat: Seat) -> Vec<u8> {
        cards(self.estate(seat).goods())
    }

    /// The goods lying in a depot, one number for each card.
    pub fn goods_at(&self, depot: u8) -> Vec<u8> {
        cards(self.state.goods_in(depot))
    }

    pub fn shields_of(&self, seat: Seat) -> Vec<u8> {
        self.estate(seat).shields().iter().map(|shield| shield.0).collect()
    }

    /// The goods on a player's trade route, from left to right.
    pub fn laid_goods(&self, seat: Seat) -> Vec<u8> {
        (0..).map_while(|space| self.state.own(seat).laid_good(space)).map(|good| good.0).collect()
    }

    pub fn stored(&self, seat: Seat) -> [&'static str; 3] {
        self.estate(seat).storage().map(name)
    }

    pub fn lies_at(&self, seat: Seat, field: u8) -> &'static str {
        name(self.estate(seat).tile(Field(field)))
    }

    /// The name of the tile at a place of a depot, counted from 1.
    pub fn at(&self, depot: u8, place: u8) -> &'static str {
        name(self.state.lying(Slot::new(depot, place - 1)))
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Actions::new();
        self.state.legal(seat, &mut actions);
        actions.to_vec()
    }

    pub fn offers(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    pub fn offers_any(&self, seat: Seat, start: &str) -> bool {
        self.offers(seat).iter().any(|text| text.starts_with(start))
    }

    /// The events of the last action.
    pub fn events(&self) -> &[Event] {
        &self.last
    }

    fn all_points(&self) -> Vec<(Seat, u16, Reason)> {
        let scored = |event: &Event| match event {
            Event::Scored { seat, points, reason } => Some((*seat, *points, *reason)),
            _ => None,
        };
        self.last.iter().filter_map(scored).collect()
    }

    /// A player's points from the last action, in order, with their reasons.
    pub fn scored(&self, seat: Seat) -> Vec<(u16, Reason)> {
        let mine = |(whose, points, reason)| (whose == seat).then_some((points, reason));
        self.all_points().into_iter().filter_map(mine).collect()
    }

    /// A player's points from the last action for one reason.
    pub fn scored_for(&self, seat: Seat, reason: Reason) -> u16 {
        self.scored(seat).iter().filter(|(_, why)| *why == reason).map(|(points, _)| points).sum()
    }
}

fn cards(counts: [u8; 6]) -> Vec<u8> {
    (1..).zip(counts).flat_map(|(good, count)| (0..count).map(move |_| good)).collect()
}
