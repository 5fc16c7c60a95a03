//! Building roads, settlements, cities and cards: legal places and prices.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::princes::action::{Action, Actions, Saver, Saving};
use crate::games::princes::card::{Card, CardSet, Class};
use crate::games::princes::cards::sets;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{Amounts, KINDS, Kind, Region, price};
use crate::games::princes::place::{Place, Spot, centre_column, centre_of, road_column};
use crate::games::princes::realm::{COVERED, Centre, Land, NEW, Piece, Realm};
use crate::games::princes::resources::covers;
use crate::games::princes::row::{Ability, CardKind, Passive, Row, Site};
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{PaymentChoice, RegionChoice, Why};
use arrayvec::ArrayVec;

/// Price of a road.
pub const ROAD: Amounts = price("BBL");
/// Price of a settlement.
pub const SETTLEMENT: Amounts = price("BGLW");
/// Price of a city.
pub const CITY: Amounts = price("GGOOO");

/// Index into the supply.
const ROADS: usize = 0;
const SETTLEMENTS: usize = 1;
const CITIES: usize = 2;

type Savings = ArrayVec<Saving, 40>;

impl Realm {
    /// The road column at an end, and the centre that a settlement there would have.
    #[must_use]
    pub fn end(&self, right: bool) -> (usize, Option<usize>) {
        if right {
            let centre = usize::from(self.last) + 1;
            (centre, (centre < crate::games::princes::place::CENTRES).then_some(centre))
        } else {
            (usize::from(self.first), usize::from(self.first).checked_sub(1))
        }
    }
}

impl State {
    /// Lists the legal ways to build a road, a settlement or a city.
    pub(super) fn list_centres(&self, seat: u8, amounts: &Amounts, out: &mut Actions) {
        let realm = self.realm(seat);
        let scout = || self.helper(seat, &sets::WITH_SETTLEMENT).is_some();
        for right in [false, true] {
            let (road, centre) = realm.end(right);
            if !realm.has_road(road) {
                if self.supply.at(ROADS) > 0 && covers(amounts, &ROAD) {
                    out.push(Action::Road { right });
                }
            } else if centre.is_some()
                && self.supply.at(SETTLEMENTS) > 0
                && self.regions.len() > 1
                && covers(amounts, &SETTLEMENT)
            {
                out.push(Action::Settlement { right, scout: false });
                if scout() {
                    out.push(Action::Settlement { right, scout: true });
                }
            }
        }
        if self.supply.at(CITIES) > 0 && covers(amounts, &CITY) {
            for centre in realm.centre_range() {
                if realm.centres.at(centre) == Centre::Settlement {
                    out.push(Action::City { column: centre_column(centre) });
                }
            }
        }
    }

    /// True for a road, a settlement and a city that the seat has a place for, whatever they cost.
    #[must_use]
    pub fn centre_places(&self, seat: u8) -> [bool; 3] {
        let mut all = Actions::default();
        self.list_centres(seat, &[u8::MAX; KINDS], &mut all);
        let any = |is_it: fn(&Action) -> bool| all.iter().any(is_it);
        [
            any(|action| matches!(action, Action::Road { .. })),
            any(|action| matches!(action, Action::Settlement { .. })),
            any(|action| matches!(action, Action::City { .. })),
        ]
    }

    pub(super) fn build_road(&mut self, seat: u8, right: bool, to: &mut impl EventSink<Event>) {
        let (road, _) = self.realm(seat).end(right);
        self.realm_mut(seat).roads |= 1 << road;
        self.supply.take(ROADS, 1);
        let (column, centre) = (road_column(road), Centre::Nothing);
        to.push(Event::CentreBuilt { seat: Seat(seat), column, centre });
        self.push(seat, Why::Centre, PaymentChoice::Pay { due: ROAD });
    }

    pub(super) fn build_settlement(
        &mut self,
        seat: u8,
        right: bool,
        scout: bool,
        to: &mut impl EventSink<Event>,
    ) {
        let (_, Some(centre)) = self.realm(seat).end(right) else { return };
        let realm = self.realm_mut(seat);
        realm.centres.set(centre, Centre::Settlement);
        if right {
            realm.last = centre as u8;
        } else {
            realm.first = centre as u8;
        }
        self.supply.take(SETTLEMENTS, 1);
        // The column beyond the new settlement.
        self.growing = (centre + usize::from(right)) as u8;
        let column = centre_column(centre);
        to.push(Event::CentreBuilt { seat: Seat(seat), column, centre: Centre::Settlement });
        if scout {
            let card = self.helper(seat, &sets::WITH_SETTLEMENT);
            if let Some(card) = card {
                self.discard_hand(seat, card);
                to.push(Event::Played { seat: Seat(seat), card });
            }
            self.push(seat, Why::Centre, RegionChoice::Scout);
        } else {
            self.push(seat, Why::Centre, RegionChoice::Up);
        }
        self.push(seat, Why::Centre, PaymentChoice::Pay { due: SETTLEMENT });
        self.refresh(to);
    }

    /// Draws the two top regions for a new settlement.
    pub(super) fn draw_regions(&mut self, seat: u8, to: &mut impl EventSink<Event>) {
        if self.drawn.iter().any(|region| region.is_some()) {
            return;
        }
        let mut next = || self.regions.pop().unwrap_or(Region::NONE);
        let [first, second] = [next(), next()];
        self.drawn = [first, second];
        to.push(Event::RegionsDrawn { seat: Seat(seat), first, second });
    }

    /// Places the regions of a new settlement.
    pub(super) fn lay_regions(
        &mut self,
        seat: u8,
        regions: [Region; 2],
        to: &mut impl EventSink<Event>,
    ) {
        let column = usize::from(self.growing);
        for (row, region) in regions.into_iter().enumerate() {
            let land = Land { region, store: 0, piece: Piece::NONE };
            self.realm_mut(seat).set_land(column, row, land);
            let (column, below) = (road_column(column), row == 1);
            to.push(Event::RegionLaid { seat: Seat(seat), region, column, below });
        }
        self.drawn = [Region::NONE; 2];
    }

    pub(super) fn build_city(&mut self, seat: u8, column: i8, to: &mut impl EventSink<Event>) {
        let Some(centre) = centre_of(column) else { return };
        self.realm_mut(seat).centres.set(centre, Centre::City);
        self.supply.take(CITIES, 1);
        to.push(Event::CentreBuilt { seat: Seat(seat), column, centre: Centre::City });
        // The first city brings a marker of the open stack.
        let marker = self.open.iter().copied().find(|card| card.row().kind == CardKind::Marker);
        if let Some(card) = marker.filter(|_| self.realm(seat).triumph_level().is_none()) {
            self.off_open(card);
            to.push(Event::OpenTaken { seat: Seat(seat), card });
            self.lay_marker(seat, to);
        }
        self.push(seat, Why::Centre, PaymentChoice::Pay { due: CITY });
        self.refresh(to);
    }

    fn lay_marker(&mut self, seat: u8, to: &mut impl EventSink<Event>) {
        self.realm_mut(seat).triumph = 0;
        to.push(Event::Triumph { seat: Seat(seat), level: 0 });
    }

    /// Lists every legal way to build the card.
    pub(super) fn list_builds(&self, seat: u8, card: Card, amounts: &Amounts, out: &mut Actions) {
        let row = card.row();
        let mut savings = Savings::new();
        if row.brick_of_region || covers(amounts, &row.cost) {
            savings.push(Saving::NONE);
        }
        self.list_savings(seat, row, amounts, &mut savings);
        if savings.is_empty() || !self.may_build(seat, card) {
            return;
        }
        self.each_place(seat, card, |at| {
            for saving in &savings {
                out.push(Action::Build { card, at, saving: *saving });
            }
        });
    }

    /// True if the printed conditions of building are met.
    fn may_build(&self, seat: u8, card: Card) -> bool {
        let row = card.row();
        let there = row.once && self.has_any(seat, card.of_name())
            || row.kind == CardKind::Marker && self.realm(seat).triumph_level().is_some();
        !(row.once && there)
            && self.meets(seat, &row.needs)
            && self.meets(other(seat), &row.needs_opponent)
    }

    fn list_savings(&self, seat: u8, row: &Row, amounts: &Amounts, out: &mut Savings) {
        if self.has_any(seat, &sets::SHIP_SAVING) && row.is(Class::Ship) {
            for kind in [Kind::Lumber, Kind::Wool] {
                let saving = Saving::ship(kind);
                if row.cost.at(kind.index()) > 0 && covers(amounts, &reduced(&row.cost, saving)) {
                    out.push(saving);
                }
            }
        }
        for (saver, set, fits) in [
            (Saver::Drill, &sets::HERO_SAVING, row.is(Class::Hero)),
            (Saver::Crane, &sets::CITY_SAVING, is_dear(row)),
        ] {
            for kind in Kind::ALL.into_iter().filter(|_| fits && self.has_any(seat, set)) {
                let saving = Saving::by(saver, kind);
                if row.cost.at(kind.index()) > 0 && covers(amounts, &reduced(&row.cost, saving)) {
                    out.push(saving);
                }
            }
        }
        if row.kind != CardKind::Building
            || row.brick_of_region
            || self.helper(seat, &sets::WITH_BUILDING).is_none()
        {
            return;
        }
        let most = |kind: usize| row.cost.at(kind).min(3);
        for bits in 1u16..1 << (2 * (KINDS - 1)) {
            let counts: [u8; KINDS - 1] =
                core::array::from_fn(|kind| (bits >> (2 * kind) & 3) as u8);
            let sum: u8 = counts.iter().sum();
            let fits = (1..=3).contains(&sum)
                && counts.iter().enumerate().all(|(kind, count)| *count <= most(kind));
            if fits && covers(amounts, &reduced(&row.cost, Saving::michael(counts))) {
                let pushed = out.try_push(Saving::michael(counts));
                debug_assert!(pushed.is_ok());
            }
        }
    }

    /// The first card of the hand that is in a set.
    pub(super) fn helper(&self, seat: u8, set: &CardSet) -> Option<Card> {
        self.hand(seat).iter().map(|held| held.card).find(|card| card.is_in(set))
    }

    /// Visits every place where the card may be put now.
    pub(super) fn each_place(&self, seat: u8, card: Card, mut visit: impl FnMut(Place)) {
        let row = card.row();
        let host = if row.foreign { other(seat) } else { seat };
        let realm = self.realm(host);
        let place = |at: Place| if row.foreign { at.abroad() } else { at };
        match row.site {
            Site::Hand => {}
            Site::Anywhere | Site::City => {
                let city = row.site == Site::City;
                for centre in realm.centre_range() {
                    for side in [0, 1] {
                        if (!city || realm.is_city(centre))
                            && realm.free_site(centre, side).is_some()
                        {
                            visit(place(Place::half(centre, side)));
                        }
                    }
                }
            }
            Site::Road | Site::RoadBesideCity => {
                let city =
                    |centre: Option<usize>| centre.is_some_and(|centre| realm.is_city(centre));
                for road in realm.columns() {
                    let beside = city(road.checked_sub(1)) || city(Some(road));
                    if realm.has_free_road(road) && (row.site == Site::Road || beside) {
                        visit(place(Place::road(road)));
                    }
                }
            }
            Site::Region(kind) => {
                for (.., land) in realm.placed_lands() {
                    let brick = !row.brick_of_region || land.store > 0;
                    if land.region.kind() == kind && !land.piece.is_some() && brick {
                        visit(Place::region(land.region));
                    }
                }
            }
            Site::AnyRegion => {
                for (.., land) in realm.placed_lands().filter(|(.., land)| !land.piece.is_some()) {
                    visit(Place::region(land.region));
                }
            }
            Site::On(below) => {
                if let Some(laid) = self.find_own(seat, below)
                    && self.piece(seat, laid).is_some_and(|(piece, _)| !piece.cover.is_some())
                {
                    visit(laid.at);
                }
            }
            Site::Metropolis => {
                for centre in realm.centre_range() {
                    if realm.centres.at(centre) == Centre::City {
                        visit(Place::centre(centre));
                    }
                }
            }
            Site::Beside => visit(Place::MARKER),
        }
    }

    /// Puts a card down at a place, marked as new this turn.
    pub(super) fn lay(&mut self, seat: u8, card: Card, at: Place) {
        self.marked = true;
        let row = card.row();
        let realm = self.realm_mut(if row.foreign { other(seat) } else { seat });
        match (at.spot(), row.site) {
            (Some(Spot::Half(centre, side)), Site::On(below)) => {
                let half = realm.sites.get_mut(centre);
                let half = half.and_then(|sites| sites.get_mut(side * 2..side * 2 + 2));
                if let Some(piece) = half.into_iter().flatten().find(|piece| piece.card == below) {
                    piece.cover = card;
                    piece.marks |= NEW << COVERED;
                }
            }
            (Some(Spot::Half(centre, side)), _) => {
                if let Some(site) = realm.free_site(centre, side)
                    && let Some(place) = realm.sites.get_mut(centre).and_then(|s| s.get_mut(site))
                {
                    *place = Piece::new(card);
                }
            }
            (Some(Spot::Region(region)), _) => {
                if let Some(land) = realm.land_of_mut(region) {
                    land.piece = Piece::new(card);
                }
                if card.is_in(&sets::CACHES) {
                    realm.set_cache(Some(0));
                }
            }
            (Some(Spot::Road(road)), _) => realm.posts.set(road, Piece::new(card)),
            (Some(Spot::Centre(centre)), _) => realm.centres.set(centre, Centre::Metropolis),
            (Some(Spot::Marker), _) => realm.triumph = 0,
            (None, _) => {}
        }
    }

    /// Builds a card of the hand or of the open stack.
    pub(super) fn build_card(
        &mut self,
        seat: u8,
        card: Card,
        at: Place,
        saving: Saving,
        to: &mut impl EventSink<Event>,
    ) {
        let row = card.row();
        if self.out_of_hand(seat, card).is_none() && self.off_open(card) {
            to.push(Event::OpenTaken { seat: Seat(seat), card });
        }
        if saving.gold_for() != [0; KINDS - 1]
            && let Some(helper) = self.helper(seat, &sets::WITH_BUILDING)
        {
            self.discard_hand(seat, helper);
            to.push(Event::Played { seat: Seat(seat), card: helper });
        }
        self.lay(seat, card, at);
        to.push(Event::Built { seat: Seat(seat), card, at });
        if let Some(Spot::Centre(centre)) = at.spot() {
            let (column, centre) = (centre_column(centre), Centre::Metropolis);
            to.push(Event::CentreBuilt { seat: Seat(seat), column, centre });
        }
        if row.kind == CardKind::Marker {
            to.push(Event::Triumph { seat: Seat(seat), level: 0 });
        }
        self.enter(seat, card);
        for ability in row.abilities.iter().rev() {
            if let Ability::Build(steps) = ability {
                self.push_all(seat, Why::Card(card), steps);
            }
        }
        if let (true, Some(Spot::Region(region))) = (row.brick_of_region, at.spot()) {
            self.spend(seat, region, 1, Why::Build(card), to);
        }
        self.push(seat, Why::Build(card), PaymentChoice::Pay { due: reduced(&row.cost, saving) });
        self.refresh(to);
    }

    /// Resolves a card's effects on entering play, in any way.
    pub(super) fn enter(&mut self, seat: u8, card: Card) {
        for ability in card.row().abilities.iter().rev() {
            if let Ability::Enter(steps) = ability {
                self.push_all(seat, Why::Card(card), steps);
            }
        }
    }
}

/// True if the card is a city expansion of more letters than a crane needs.
fn is_dear(row: &Row) -> bool {
    let above = Card::BUILDING_CRANE.row().passives().find_map(|passive| match passive {
        Passive::CitySaving(above) => Some(above),
        _ => None,
    });
    matches!(row.site, Site::City | Site::On(_))
        && above.is_some_and(|above| row.cost.iter().sum::<u8>() > above)
}

/// The price that remains after a saving.
#[must_use]
pub fn reduced(cost: &Amounts, saving: Saving) -> Amounts {
    let mut price = *cost;
    if let Some((_, kind)) = saving.less() {
        price.take(kind.index(), 1);
    }
    for (kind, count) in saving.gold_for().into_iter().enumerate() {
        price.take(kind, count);
        price.add(Kind::Gold.index(), count);
    }
    price
}
