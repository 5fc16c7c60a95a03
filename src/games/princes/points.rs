//! Points, advantages and conditions.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::princes::card::{Card, CardSet, Class, WORDS};
use crate::games::princes::cards::sets;
use crate::games::princes::event::{Advantage, Event};
use crate::games::princes::kinds::Kind;
use crate::games::princes::place::{CENTRES, Place, Spot};
use crate::games::princes::realm::{Centre, Piece};
use crate::games::princes::row::{Measure, Need, Passive};
use crate::games::princes::sheet::{ROWS, Source};
use crate::games::princes::state::{Holder, STRENGTH, State, TRADE, Totals, other};

/// Minimum number of strength or commerce points for an advantage.
pub const ADVANTAGE: u8 = 3;

/// Results of a recount.
struct Counted {
    totals: [Totals; 2],
    sheets: [[u8; ROWS]; 2],
    owned: [CardSet; 2],
    camps: [bool; 2],
    leaves: bool,
}

impl Counted {
    fn card(&mut self, owner: u8, card: Card, side: u8, weak: bool) {
        let row = card.row();
        let points = row.points(side);
        let seat = usize::from(owner & 1);
        if let Some(totals) = self.totals.get_mut(seat) {
            let weakened = weak && points.strength > 1 && row.is(Class::Unit);
            totals.strength += if weakened { 1 } else { points.strength };
            totals.skill += points.skill;
            totals.commerce += points.commerce;
            totals.progress += points.progress;
        }
        if let Some(sheet) = self.sheets.get_mut(seat) {
            sheet.add(Source::Cards as usize, points.victory);
        }
        if let Some(word) =
            self.owned.get_mut(seat).and_then(|words| words.get_mut(usize::from(card.0 / 64)))
        {
            *word |= 1 << (card.0 % 64);
        }
    }
}

/// True if the two sets of cards intersect.
fn zip_any(one: &CardSet, other: &CardSet) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

impl State {
    /// Recounts points and advantages after a change of cards, and removes cards whose time is over.
    pub(super) fn refresh(&mut self, to: &mut impl EventSink<Event>) {
        let (old, held) = (self.sheets, self.advantages);
        while self.recount() && self.remove_leaving(to) {}
        for (at, kind) in [Advantage::Strength, Advantage::Trade].into_iter().enumerate() {
            let holder = self.advantage(at);
            if held.get(at) != Some(&holder) {
                let holder = holder.seat().map(Seat);
                to.push(Event::AdvantageMoved { advantage: kind, holder });
            }
        }
        for seat in [0, 1] {
            let (before, now) = (old.at(usize::from(seat)), self.sheets.at(usize::from(seat)));
            for source in Source::ALL {
                let change = now.at(source as usize) as i8 - before.at(source as usize) as i8;
                if change != 0 {
                    to.push(Event::Scored { seat: Seat(seat), source, points: change });
                }
            }
        }
    }

    /// True if the stored points, advantages and sets of own cards match the cards in play; a position from
    /// outside may contain any values.
    pub(super) fn is_counted(&self) -> bool {
        let mut anew = self.clone();
        anew.recount();
        (anew.totals, anew.sheets, anew.owned, anew.advantages)
            == (self.totals, self.sheets, self.owned, self.advantages)
    }

    /// Recounts points and advantages; returns whether some cards may have to leave.
    fn recount(&mut self) -> bool {
        let counted = self.counted();
        self.totals = counted.totals;
        self.owned = counted.owned;
        self.sheets = counted.sheets;
        self.award(STRENGTH, |totals| totals.strength, Source::StrengthAdvantage);
        self.award(TRADE, |totals| totals.commerce, Source::TradeAdvantage);
        counted.leaves
    }

    fn counted(&self) -> Counted {
        let mut counted = Counted {
            totals: [Totals::default(); 2],
            sheets: [[0; ROWS]; 2],
            owned: [[0; WORDS]; 2],
            camps: [false; 2],
            leaves: false,
        };
        for seat in [0, 1] {
            self.count_realm(seat, &mut counted);
        }
        for seat in [0, 1] {
            if zip_any(&counted.owned.at(usize::from(seat)), &sets::CONDITIONAL) {
                self.count_conditional(seat, &mut counted);
            }
        }
        for seat in [0usize, 1] {
            if counted.camps.at(seat)
                && let Some(totals) = counted.totals.get_mut(seat)
            {
                totals.commerce = totals.commerce.saturating_sub(1);
            }
        }
        counted
    }

    /// Counts points that depend on other cards in play.
    fn count_conditional(&self, seat: u8, counted: &mut Counted) {
        let number = |fits: &dyn Fn(Card) -> bool| {
            let mut count = 0;
            self.each_own(seat, |laid, _| count += u8::from(fits(laid.card)));
            count
        };
        let ships = number(&|card| card.row().is(Class::TradeShip));
        let (mut victory, mut commerce) = (0, 0);
        self.each_own(seat, |laid, _| {
            for passive in laid.card.row().passives() {
                if let Passive::ScoresWithShips(least) = passive {
                    victory += u8::from(ships >= least);
                }
                if let Passive::TradesFor(class) = passive {
                    commerce += number(&|card| card.row().is(class));
                }
                if let Passive::TradesForName(name) = passive {
                    commerce += number(&|card| card.is_in(name.of_name()));
                }
            }
        });
        let seat = usize::from(seat);
        if let (Some(sheet), Some(totals)) =
            (counted.sheets.get_mut(seat), counted.totals.get_mut(seat))
        {
            sheet.add(Source::Cards as usize, victory);
            totals.commerce += commerce;
        }
    }

    fn count_realm(&self, seat: u8, counted: &mut Counted) {
        let realm = self.realm(seat);
        let mut sheet = [0; ROWS];
        for centre in realm.centre_range() {
            match realm.centres.at(centre) {
                Centre::Nothing => {}
                Centre::Settlement => sheet.add(Source::Settlements as usize, 1),
                Centre::City => sheet.add(Source::Cities as usize, 2),
                Centre::Metropolis => sheet.add(Source::Metropolises as usize, 4),
            }
        }
        if let Some(level) = realm.triumph_level() {
            sheet.add(Source::Triumph as usize, level);
        }
        if let Some(kept) = counted.sheets.get_mut(usize::from(seat)) {
            for (row, points) in sheet.into_iter().enumerate() {
                kept.add(row, points);
            }
        }
        let weak = self.weakened(seat);
        realm.each(|at, piece| {
            if piece.row().foreign {
                counted.card(other(seat), piece.card, piece.side, false);
                for passive in piece.row().passives() {
                    if passive == Passive::Camp {
                        counted.camps.set(usize::from(seat), true);
                    }
                    counted.leaves |= matches!(passive, Passive::LeavesWhen(_));
                }
                return;
            }
            let weak = match at.spot() {
                Some(Spot::Half(centre, _)) => weak >> centre & 1 != 0,
                _ => false,
            };
            counted.card(seat, piece.card, piece.side, weak);
            if piece.cover.is_some() {
                counted.card(seat, piece.cover, 0, weak);
            }
        });
    }

    /// Centres whose units a foreign road complement weakens, as bits.
    fn weakened(&self, seat: u8) -> u16 {
        let realm = self.realm(seat);
        let weakens =
            |piece: &Piece| piece.row().passives().any(|passive| passive == Passive::Weakens);
        let mut weak = 0;
        for road in realm.columns() {
            if realm.posts.at(road).is_some() && weakens(&realm.posts.at(road)) {
                weak |= (1u16 << road.min(CENTRES)) | (1 << road.saturating_sub(1));
            }
        }
        weak
    }

    fn award(&mut self, which: usize, of: impl Fn(&Totals) -> u8, source: Source) {
        let [first, second] = [of(&self.total(0)), of(&self.total(1))];
        let holder = if first > second && first >= ADVANTAGE {
            Holder::of(0)
        } else if second > first && second >= ADVANTAGE {
            Holder::of(1)
        } else {
            Holder::NOBODY
        };
        if let Some(place) = self.advantages.get_mut(which) {
            *place = holder;
        }
        let sheet = holder.seat().and_then(|seat| self.sheets.get_mut(usize::from(seat)));
        if let Some(sheet) = sheet {
            sheet.add(source as usize, 1);
        }
    }

    /// Discards the first foreign card whose condition for leaving is met.
    fn remove_leaving(&mut self, to: &mut impl EventSink<Event>) -> bool {
        for host in [0, 1] {
            let mut leaving = None;
            self.realm(host).each(|at, piece| {
                let leaves = |passive| match passive {
                    Passive::LeavesWhen(need) => self.meets(host, &need),
                    _ => false,
                };
                if piece.row().foreign && piece.row().passives().any(leaves) {
                    leaving = Some((piece.card, at));
                }
            });
            if let Some((card, at)) = leaving {
                self.take_from(host, at, card);
                self.put_on_discard(card);
                let seat = Seat(other(host));
                to.push(Event::Discarded { seat, card, from: at.abroad() });
                return true;
            }
        }
        false
    }

    /// Removes a card from a place of a principality.
    pub(super) fn take_from(&mut self, host: u8, at: Place, card: Card) {
        let realm = self.realm_mut(host);
        match at.spot() {
            Some(Spot::Half(centre, row)) => {
                let half = realm.sites.get_mut(centre);
                let half = half.and_then(|sites| sites.get_mut(row * 2..row * 2 + 2));
                for piece in half.into_iter().flatten() {
                    if piece.card == card {
                        *piece = Piece::NONE;
                        return;
                    }
                    if piece.cover == card {
                        piece.cover = Card::NONE;
                        piece.marks &= 3;
                        return;
                    }
                }
            }
            Some(Spot::Region(region)) => {
                if let Some(land) = realm.land_of_mut(region) {
                    land.piece = Piece::NONE;
                }
                if card.is_in(&sets::CACHES) {
                    realm.set_cache(None);
                }
            }
            Some(Spot::Road(road)) => realm.posts.set(road, Piece::NONE),
            Some(Spot::Centre(_) | Spot::Marker) | None => {}
        }
    }

    /// True if the seat meets a condition.
    #[inline]
    #[must_use]
    pub fn meets(&self, seat: u8, need: &Need) -> bool {
        // Most cards have none.
        matches!(need, Need::All([])) || self.fulfils(seat, need)
    }

    fn fulfils(&self, seat: u8, need: &Need) -> bool {
        match need {
            Need::Card(card) => self.has_any(seat, card.of_name()),
            Need::Least(measure, least) => self.measure(seat, *measure) >= *least,
            Need::Not(need) => !self.meets(seat, need),
            Need::All(needs) => needs.iter().all(|need| self.meets(seat, need)),
            Need::Any(needs) => needs.iter().any(|need| self.meets(seat, need)),
        }
    }

    /// The seat's value of a number that conditions compare.
    #[must_use]
    pub fn measure(&self, seat: u8, measure: Measure) -> u8 {
        let realm = self.realm(seat);
        match measure {
            Measure::Of(class) => self.count(seat, class),
            Measure::Commerce => self.total(seat).commerce,
            Measure::Residence => {
                let mut level = 0;
                self.each_own(seat, |laid, side| {
                    if laid.card.row().residence {
                        level = side.max(level);
                    }
                });
                level
            }
            Measure::Triumph => realm.triumph_level().unwrap_or(0),
            Measure::Resources => realm.amounts().iter().sum(),
            Measure::Gold => realm.amounts().at(Kind::Gold.index()),
            Measure::ForeignBuildings => {
                let mut count = 0;
                self.each_own(seat, |laid, _| {
                    count += u8::from(laid.at.is_abroad() && laid.card.row().is(Class::Building));
                });
                count
            }
            Measure::ShipLead => {
                let ships = |seat| self.count(seat, Class::TradeShip);
                ships(seat).saturating_sub(ships(other(seat)))
            }
            Measure::Room => realm.all_lands().filter(|land| land.room() > 0).count() as u8,
            Measure::Hand => self.hand(seat).len() as u8,
            Measure::FreeRoads => self.free_roads(seat, |_, _| true),
            Measure::FreeRoadsBesideCities => self.free_roads(seat, |before, after| {
                [before, after].into_iter().flatten().any(|centre| realm.is_city(centre))
            }),
            Measure::FreeCitySites => {
                let free =
                    |centre, row| realm.is_city(centre) && realm.free_site(centre, row).is_some();
                let rows = |centre| u8::from(free(centre, 0)) + u8::from(free(centre, 1));
                realm.centre_range().map(rows).sum()
            }
            Measure::Cities => {
                realm.centre_range().filter(|centre| realm.is_city(*centre)).count() as u8
            }
            Measure::TradeAdvantage => u8::from(self.advantage(TRADE).is(seat)),
            Measure::TriumphCard => u8::from(realm.triumph_level().is_some()),
            Measure::StrengthAdvantage => u8::from(self.advantage(STRENGTH).is(seat)),
            Measure::Progress => self.total(seat).progress,
            Measure::PirateShips => self.count_of(seat, Card::PIRATE_SHIP),
            Measure::StrongUnits => self.count(seat, Class::StrongUnit),
            Measure::StrongHeroes => self.strong_heroes(seat),
            Measure::Discards => self.discard.len() as u8,
            Measure::Burnable => self.burnable(seat).len() as u8,
            Measure::Behind => u8::from(self.victory(seat) < self.victory(other(seat))),
            Measure::CityParishHall => {
                let at = self.find_own(seat, Card::PARISH_HALL).and_then(|laid| laid.at.spot());
                let city = matches!(at, Some(Spot::Half(centre, _)) if realm.is_city(centre));
                u8::from(city)
            }
        }
    }

    /// Number of the seat's cards of a name in play, including equal ones.
    #[must_use]
    pub fn count_of(&self, seat: u8, name: Card) -> u8 {
        let names = name.of_name();
        if !self.has_any(seat, names) {
            return 0;
        }
        let mut count = 0;
        self.each_own(seat, |laid, _| count += u8::from(laid.card.is_in(names)));
        count
    }

    /// Number of the seat's copies of a card in play.
    pub(super) fn pieces(&self, seat: u8, card: Card) -> u8 {
        let mut count = 0;
        self.each_own(seat, |laid, _| count += u8::from(laid.card == card));
        count
    }

    fn strong_heroes(&self, seat: u8) -> u8 {
        let mut count = 0;
        self.each_own(seat, |laid, _| {
            let row = laid.card.row();
            count += u8::from(row.is(Class::Hero) && row.is(Class::StrongUnit));
        });
        count
    }

    fn free_roads(&self, seat: u8, fits: impl Fn(Option<usize>, Option<usize>) -> bool) -> u8 {
        let realm = self.realm(seat);
        let free =
            |road: &usize| realm.has_free_road(*road) && fits(road.checked_sub(1), Some(*road));
        realm.columns().filter(free).count() as u8
    }

    /// Sum of a passive ability over the own cards of a set, each different card once.
    pub fn sum_of(&self, seat: u8, set: &CardSet, of: impl Fn(Passive) -> u8) -> u8 {
        let cards = self.owned_of(seat, set);
        cards.flat_map(|card| card.row().passives()).map(of).sum()
    }

    /// True if an own card in play has this passive ability.
    #[must_use]
    pub fn does(&self, seat: u8, wanted: Passive) -> bool {
        self.doer(seat, wanted).is_some()
    }

    /// The seat's card in play with this passive ability.
    #[must_use]
    pub fn doer(&self, seat: u8, wanted: Passive) -> Option<Card> {
        let mut cards = self.owned_of(seat, &sets::LASTING);
        cards.find(|card| card.row().passives().any(|passive| passive == wanted))
    }
}
