//! The beginning: piles, goods, dice, boards and start castles (rulebook pages 2, 3 and 16).

use crate::engine::chance::{Chance, Draw};
use crate::engine::game::EventSink;
use crate::engine::seat::{Seat, Seats};
use crate::engine::seed::Seed;
use crate::engine::total::{At, Count};
use crate::games::burgundy::SEATS;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::SLOTS_AND_INNS;
use crate::games::burgundy::event::{Event, Gain};
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::{GOODS_COUNT, GOODS_PER_KIND, Good, START_GOODS};
use crate::games::burgundy::modules::Module;
use crate::games::burgundy::monasteries;
use crate::games::burgundy::options::{Boards, Castles, Options, OptionsError};
use crate::games::burgundy::play::Play;
use crate::games::burgundy::round_dice::pack_dice;
use crate::games::burgundy::route_cards::{CARDS, cards_each};
use crate::games::burgundy::shields::{Shield, laid_out};
use crate::games::burgundy::sizes::{PHASES, ROUNDS};
use crate::games::burgundy::solo::SOLO_WORKERS;
use crate::games::burgundy::state::modules::NEAR_WAITING;
use crate::games::burgundy::state::{Estate, Secrets, Stage, State, Waiting};
use crate::games::burgundy::team::{TEAM_KEYS, TEAMS};
use crate::games::burgundy::tiles::{Colour, MOST_TILES, Tile, tiles_of};

/// The purposes of the streams of chance. Changing a number changes every game.
mod purpose {
    pub const PILES: u64 = 1;
    pub const GOODS: u64 = 8;
    pub const BOARDS: u64 = 9;
    pub const CASTLES: u64 = 10;
    pub const ROUTES: u64 = 11;
    pub const SHIELDS: u64 = 12;
    pub const ROUNDS: u64 = 100;
}

/// Castle fields on every board.
pub(super) const CASTLE_FIELDS: u32 = 4;

/// The first of the dealt goods in [`Secrets::goods`]; those of the phases come before.
pub const DEALT_GOODS: usize = (PHASES * ROUNDS) as usize;

/// The position before the first choice.
///
/// # Errors
/// If the options can't be played.
pub fn start(
    options: &Options,
    seed: &Seed,
    events: &mut impl EventSink<Event>,
) -> Result<State, OptionsError> {
    let options = options.checked()?;
    let mut state = bare_table(&options, seed);
    deal_boards(&mut state, seed);
    let mut play = Play { state: &mut state, seat: Seat(0), events };
    let owners = play.state.owners();
    for seat in owners.clone() {
        play.seat = seat;
        play.deal();
    }
    play.deal_routes(seed);
    play.deal_shields(seed);
    let choosing = play.state.choosing;
    for seat in owners.filter(|seat| !choosing.has(*seat)) {
        let board = play.state.estate(seat).board;
        play.emit(Event::BoardTaken { seat, board });
    }
    play.after_boards();
    Ok(state)
}

/// The table before the deal.
fn bare_table(options: &Options, seed: &Seed) -> State {
    let (options, players) = (*options, options.players());
    let mut state = State {
        options,
        stage: Stage::Boards,
        phase: 0,
        round: 0,
        turn: 0,
        order: [0, 1, 2, 3],
        bridge: [0, 1, 2, 3],
        spaces: [0; SEATS],
        dice: [[0; 2]; SEATS],
        white: 0,
        used: 0,
        bought: false,
        waiting: [Waiting::Nothing; NEAR_WAITING],
        waits: 0,
        choosing: Seats::first(if options.is_team_game() { TEAMS } else { players }),
        hidden_castles: [0; SEATS],
        table: [Tile::NONE; SLOTS_AND_INNS],
        depot_goods: [[0; 6]; 6],
        bonuses_gone: 0,
        drawn: [0; 7],
        estates: [const { Estate::new() }; SEATS],
        secrets: secrets(&options, seed),
        inns: 0,
        posts_gone: 0,
        named: 0,
        turned: false,
        ending: 0,
        acting: Seat(0),
        stone: 0,
        marker: options.marker().unwrap_or(0),
        buys_points: false,
        crane_counted: false,
        module_state: None,
    };
    state.make_boxes();
    for slot in [&mut state.order, &mut state.bridge] {
        slot.iter_mut().skip(usize::from(players)).for_each(|seat| *seat = 0);
    }
    for owner in state.owners().filter(|_| options.is_team_game()) {
        if let Some(estate) = state.estates.get_mut(owner.index()) {
            estate.keys = TEAM_KEYS as u8;
        }
    }
    state
}

fn secrets(options: &Options, seed: &Seed) -> Secrets {
    let mut piles = [Tile::NONE; MOST_TILES];
    let solo = options.marker().is_some();
    let tiles = tiles_of(options.modules()).filter(move |record| {
        !solo || record.tile != Tile::monastery(monasteries::STONE_STAYS_ON_TOP)
    });
    let mut next = 0;
    let mut fill = |tile: Tile, count: u8| {
        for _ in 0..count {
            piles.set(next, tile);
            next += 1;
        }
    };
    for colour in Colour::ALL {
        for record in tiles.clone().filter(|record| record.tile.colour() == Some(colour)) {
            fill(record.tile, record.normal);
        }
    }
    tiles.for_each(|record| fill(record.tile, record.black));
    // A seed's text is converted once, not for each of forty streams.
    let number = seed.number();
    let stream = |purpose| Chance::of_number(number, purpose);
    let starts = options.pile_starts();
    for (pile, purpose) in (0..7).zip(purpose::PILES..) {
        let range = usize::from(starts.at(pile))..usize::from(starts.at(pile + 1));
        if let Some(tiles) = piles.get_mut(range) {
            stream(purpose).shuffle(tiles);
        }
    }

    let mut goods = [0u8; GOODS_COUNT];
    for (place, good) in goods.iter_mut().enumerate() {
        *good = (place / usize::from(GOODS_PER_KIND)) as u8 + 1;
    }
    stream(purpose::GOODS).shuffle(&mut goods);

    let mut dice = [0u32; DEALT_GOODS];
    for (round, packed) in (0..).zip(dice.iter_mut()) {
        *packed = roll_round(&mut stream(purpose::ROUNDS + round));
    }
    let mut castles = stream(purpose::CASTLES);
    let castles = core::array::from_fn(|_| castles.below(CASTLE_FIELDS) as u8);
    Secrets { piles, goods, dice, castles }
}

/// Rolls the dice of a round: the white one and two for each of four seats, also those without a player, so
/// that the same seed gives the same dice for two, three and four players.
pub(super) fn roll_round(chance: &mut impl Draw) -> u32 {
    let white = chance.die();
    let mut dice = [[0u8; 2]; SEATS];
    dice.as_flattened_mut().iter_mut().for_each(|face| *face = chance.die());
    pack_dice(dice, white)
}

fn deal_boards(state: &mut State, seed: &Seed) {
    let options = state.options;
    let mut drawn = options.drawn_boards();
    Chance::of_seed(seed, purpose::BOARDS).shuffle(&mut drawn);
    for seat in state.owners() {
        let board = options.fixed_board(seat).unwrap_or_else(|| drawn.at(seat.index()));
        if let Some(estate) = state.estates.get_mut(seat.index()) {
            estate.board = board;
        }
        // Only a player whose drawn board is not 1 has a choice.
        if options.boards() != Boards::OneOrDrawn || board == BoardId(1) {
            state.choosing = state.choosing.without(seat);
        }
    }
}

impl<E: EventSink<Event>> Play<'_, E> {
    /// Deals one silver, a worker more than to the seat before, and three goods (rulebook pages 2 and 3); to a
    /// team its own amounts (page 13).
    fn deal(&mut self) {
        let (silver, workers) = match self.state.team(self.seat) {
            Some(_) => self.team_start(),
            None if self.state.is_solo() => (1, SOLO_WORKERS),
            None => (1, self.seat.0 + 1),
        };
        self.gain_silver(silver, Gain::Start);
        self.gain_workers(workers, Gain::Start);
        let first = DEALT_GOODS + self.seat.index() * usize::from(START_GOODS);
        for place in first..first + usize::from(START_GOODS) {
            let good = Good(self.state.secrets.goods.at(place));
            self.change(|estate| estate.goods.add(good.index(), 1));
            self.emit(Event::GoodDealt { seat: self.seat, good });
        }
    }

    /// Deals each player five, four or three cards of trade routes, left to right as drawn (rulebook page 12).
    fn deal_routes(&mut self, seed: &Seed) {
        if !self.state.options.modules().has(Module::TradeRoutes) {
            return;
        }
        let mut cards: [u8; CARDS] = core::array::from_fn(|place| place as u8 + 1);
        Chance::of_seed(seed, purpose::ROUTES).shuffle(&mut cards);
        let each = usize::from(cards_each(self.state.options.table_size()));
        for (seat, own) in self.state.seats().zip(cards.chunks(each)) {
            self.seat = seat;
            let cards = core::array::from_fn(|place| own.at(place));
            self.change_own(|own| own.module_state_mut().routes = cards);
            self.emit(Event::RoutesDealt { seat, cards });
        }
    }

    /// Lays shields out in the depots; the rest are not in the game (rulebook page 15).
    fn deal_shields(&mut self, seed: &Seed) {
        if !self.state.options.modules().has(Module::Shields) {
            return;
        }
        let mut shields: Vec<Shield> = Shield::all().collect();
        Chance::of_seed(seed, purpose::SHIELDS).shuffle(&mut shields);
        let mut pile = shields.into_iter();
        for depot in 1..=6 {
            for place in 0..usize::from(laid_out(depot, self.state.players())) {
                let shield = pile.next().unwrap_or_default();
                if let Some(lying) =
                    self.state.module_state_mut().depot_shields.get_mut(usize::from(depot) - 1)
                {
                    lying.set(place, shield);
                }
                self.emit(Event::ShieldDealt { depot, shield });
            }
        }
    }

    pub(super) fn choose_board(&mut self, board: BoardId) {
        self.change(|estate| estate.board = board);
        self.emit(Event::BoardTaken { seat: self.seat, board });
        self.state.choosing = self.state.choosing.without(self.seat);
        self.after_boards();
    }

    /// Continues with the start castles when all boards are determined.
    fn after_boards(&mut self) {
        if !self.state.choosing.is_empty() {
            return;
        }
        self.state.stage = Stage::Castles;
        if matches!(self.state.options.castles(), Castles::Open | Castles::Hidden) {
            self.state.choosing = self.state.all_owners();
            return;
        }
        for seat in self.state.owners() {
            let board = self.state.estate(seat).board();
            let drawn = usize::from(self.state.secrets.castles.at(seat.index()));
            let field = match self.state.options.castles() {
                Castles::Centre if self.state.is_team_game() => board.starts.into_iter().next(),
                Castles::Centre => board.centre_castle(),
                _ => board.of_colour(Colour::Castle).into_iter().nth(drawn),
            };
            self.seat = seat;
            self.set_castle(field.unwrap_or_default());
        }
        self.begin_phase_a();
    }

    /// Places an openly chosen castle at once; a secret choice is kept until all have chosen.
    pub(super) fn choose_castle(&mut self, field: Field) {
        self.state.choosing = self.state.choosing.without(self.seat);
        if self.state.options.castles() == Castles::Hidden {
            self.state.hidden_castles.set(self.seat.index(), field.0 + 1);
            self.emit(Event::CastleHidden { seat: self.seat });
            if self.state.choosing.is_empty() {
                self.reveal_castles();
            }
        } else {
            self.set_castle(field);
        }
        if self.state.choosing.is_empty() {
            self.begin_phase_a();
        }
    }

    fn reveal_castles(&mut self) {
        for seat in self.state.seats() {
            let field = Field(self.state.hidden_castles.at(seat.index()).saturating_sub(1));
            self.seat = seat;
            self.set_castle(field);
        }
        self.state.hidden_castles = [0; SEATS];
    }

    /// Places the start castle, which gives no points and no action, but fills its field (rulebook page 2).
    fn set_castle(&mut self, field: Field) {
        let castle = self.state.draw_castle();
        self.change(|estate| estate.lay(castle, field));
        self.emit(Event::CastleSet { seat: self.seat, field });
    }

    fn begin_phase_a(&mut self) {
        self.state.stage = Stage::Play;
        self.begin_phase();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Quiet;

    fn begun(players: u8, seed: u64) -> State {
        let options = Options::basic(players).unwrap();
        start(&options, &Seed::numbered(seed), &mut Quiet).unwrap()
    }

    #[test]
    fn each_player_starts_with_a_silver_goods_and_more_workers_than_the_one_before() {
        let state = begun(4, 1);
        for seat in state.seats() {
            let estate = state.estate(seat);
            assert_eq!(estate.silver, 1);
            assert_eq!(estate.workers, u16::from(seat.0 + 1));
            assert_eq!(estate.goods.iter().sum::<u8>(), 3);
            assert_eq!(estate.tile(Field(18)), Tile::CASTLE);
            assert_eq!((estate.filled.len(), estate.total()), (1, 0));
        }
    }

    #[test]
    fn piles_hold_the_box() {
        let secrets = secrets(&Options::basic(2).unwrap(), &Seed::numbered(5));
        for record in tiles_of(Options::basic(2).unwrap().modules()) {
            let count = |tiles: &[Tile]| tiles.iter().filter(|t| **t == record.tile).count();
            assert_eq!(count(&secrets.piles[..124]), usize::from(record.normal), "{}", record.key);
            assert_eq!(count(&secrets.piles[124..]), usize::from(record.black), "{}", record.key);
        }
        for good in 1..=6 {
            assert_eq!(secrets.goods.iter().filter(|g| **g == good).count(), 7);
        }
    }

    #[test]
    fn dice_depend_on_the_seed_and_the_round_alone() {
        assert_eq!(begun(2, 3).secrets.dice, begun(4, 3).secrets.dice);
        assert_ne!(begun(2, 3).secrets.dice, begun(2, 4).secrets.dice);
    }

    #[test]
    fn drawn_boards_differ_and_come_from_the_edition() {
        use crate::games::burgundy::options::Edition;
        for seed in 0..50 {
            let options = Options::new(4, Edition::E2011, Boards::Drawn, Castles::Drawn).unwrap();
            let state = start(&options, &Seed::numbered(seed), &mut Quiet).unwrap();
            let mut boards = state.estates.each_ref().map(|e| e.board.0);
            boards.sort_unstable();
            assert!(boards.windows(2).all(|pair| pair[0] != pair[1]));
            assert!(!boards.contains(&2));
        }
    }
}
