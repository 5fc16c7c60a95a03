//! Parts of modules on the table: shields, inns, border posts, trade routes.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::extras::{ALL_PAIRS, PAIRS};
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::modules::Module;
use crate::games::burgundy::points::{large_bonus, small_bonus};
use crate::games::burgundy::route_cards::{Bonus, CARD_SPACES};
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::Estate as Holding;
use crate::games::burgundy::tiles::Kind;
use crate::web::burgundy::model::choice::Part;
use crate::web::burgundy::model::scene::{
    CardView, Claim, Extras, Fact, Icon, Inns, Mark, PlacedShield, PostBonus, PostView, Posts,
    ShieldView, SpaceView, Spot, TableExtras, Text,
};
use crate::web::burgundy::model::{Arg, Desk};

const SHIELDS: [Icon; 19] = [
    "shield", "s-1", "s-2", "s-3", "s-4", "s-5", "s-6", "s-7", "s-8", "s-9", "s-10", "s-11",
    "s-12", "s-13", "s-14", "s-15", "s-16", "s-17", "s-18",
];

/// Symbol of a shield.
#[must_use]
pub fn shield_icon(shield: Shield) -> Icon {
    SHIELDS.get(usize::from(shield.0)).copied().unwrap_or("shield")
}

/// Symbol of the reward of a trade route's space.
#[must_use]
pub fn bonus_icon(bonus: Bonus) -> Icon {
    match bonus {
        Bonus::Action => "die-any",
        Bonus::Building(building) => building.tile().record().map_or("any-tile", |r| r.icon),
    }
}

impl Desk<'_> {
    pub(super) fn has_module(&self, module: Module) -> bool {
        self.m.state.options().modules().has(module)
    }

    pub(super) fn table_extras(&self) -> TableExtras {
        let state = self.m.state;
        TableExtras {
            inns: self.has_module(Module::Inns).then(|| self.inns(state.inns())),
            posts: self.has_module(Module::BorderPosts).then(|| self.post_bonus()),
        }
    }

    fn inns(&self, count: u8) -> Inns {
        let mut place = self.place(Slot::INNS, None);
        if count > 0 {
            let args = [("place", place.label.as_ref().into()), ("count", count.into())];
            place.label = self.say.with("scene-inns-label", &args);
        }
        Inns { place, count }
    }

    /// The bonuses for all three border posts, and the players who took them.
    fn post_bonus(&self) -> PostBonus {
        let state = self.m.state;
        let (large, small) = (large_bonus(state.players()), small_bonus(state.players()));
        let winner = |bit: u8| {
            let all = |seat: &Seat| state.estate(*seat).joined_posts() == ALL_PAIRS;
            let known = self.m.traces.posts.at(usize::from(bit));
            let winner = known.or_else(|| state.seats().filter(all).nth(usize::from(bit)));
            winner.filter(|_| (state.posts_gone() >> bit) & 1 != 0)
        };
        let claim = |bit: u8, points: u8| {
            winner(bit).map_or(Claim::Open(points), |seat| Claim::Taken(self.banner(seat)))
        };
        let said = |bit: u8, points: u8| match winner(bit) {
            Some(seat) => {
                self.say.with("scene-bonus-taken", &[("name", self.name(seat).as_ref().into())])
            }
            None => self.say.with("scene-bonus-open", &[("points", points.into())]),
        };
        let (first, second) = (said(0, large), said(1, small));
        let args = [("first", first.as_ref().into()), ("second", second.as_ref().into())];
        PostBonus {
            first: claim(0, large),
            second: claim(1, small),
            label: self.say.with("scene-posts-bonus", &args),
        }
    }

    pub(super) fn shields_lying(&self, depot: u8) -> Vec<ShieldView> {
        let lying = self.m.state.shields_in(depot).into_iter().filter(|shield| shield.is_some());
        lying
            .map(|shield| {
                let mark = self.shield_mark(shield);
                let args = [
                    ("number", shield.0.into()),
                    ("depot", self.depot_name(depot).as_ref().into()),
                    ("help", self.shield_short(shield).as_ref().into()),
                ];
                let name = self.say.with("scene-shield-lying", &args);
                ShieldView { shield, mark, from: None, label: self.marked(&name, mark) }
            })
            .collect()
    }

    /// Effect of a shield, in a few words.
    pub(super) fn shield_short(&self, shield: Shield) -> Text {
        self.say.t(&format!("shield-{}", shield.0))
    }

    /// Mark of a shield. At the beginning of a turn only free options are lit: taking a shield for a double, or using
    /// one.
    fn shield_mark(&self, shield: Shield) -> Mark {
        let lying = self.m.state.depot_of(shield).is_some();
        let mark = self.mark(if lying { Part::Shield(shield) } else { Part::Own(shield) });
        let may_name = || {
            shield == Shield::BORROWS_MONASTERIES
                && self.legal.iter().any(|action| matches!(action, Action::Name(_)))
        };
        match mark {
            Mark::Workers(_) if self.is_calm() => Mark::Plain,
            Mark::Free if self.is_calm() && !lying && !may_name() => Mark::Plain,
            mark => mark,
        }
    }

    pub(super) fn extras(&self, seat: Seat, holding: &Holding) -> Extras {
        let posts = self.has_module(Module::BorderPosts) && holding.board_id().has_posts();
        Extras {
            shields: self.carried(seat, holding),
            posts: posts.then(|| self.posts(holding)),
            route: self.route(seat),
            facts: self.facts(seat, holding),
        }
    }

    /// The shields with their castles. To the rules it makes no difference which castle a shield is on; the log
    /// determines it.
    fn carried(&self, seat: Seat, holding: &Holding) -> Vec<PlacedShield> {
        let is_castle = |field: &Field| holding.tile(*field).kind() == Some(Kind::Castle);
        let place = |shield: Shield| {
            let mut kept = self.m.traces.shields.iter().flatten();
            kept.find(|(kept, field)| *kept == shield && is_castle(field)).map(|(_, field)| *field)
        };
        let mut taken: Vec<Field> = holding.shields().iter().filter_map(place).collect();
        let mut carried = Vec::new();
        for shield in holding.shields().iter() {
            let free = || {
                let bare = |field: &Field| is_castle(field) && !taken.contains(field);
                holding.filled().into_iter().find(bare)
            };
            let Some(field) = place(shield).or_else(free) else { continue };
            taken.push(field);
            carried.push(PlacedShield { field, view: self.own_shield(seat, shield) });
        }
        carried
    }

    fn own_shield(&self, seat: Seat, shield: Shield) -> ShieldView {
        let chooses = self.m.chooser == Some(seat);
        let mark = if chooses { self.shield_mark(shield) } else { Mark::Plain };
        let from = self.m.last.iter().find_map(|event| match event {
            Event::ShieldTaken { seat: who, depot, shield: taken, .. }
                if *who == seat && *taken == shield =>
            {
                Some(Spot::Depot(*depot))
            }
            _ => None,
        });
        let args = [
            ("number", shield.0.into()),
            ("name", self.name(seat).as_ref().into()),
            ("help", self.shield_short(shield).as_ref().into()),
        ];
        let name = self.say.with("scene-shield-held", &args);
        ShieldView { shield, mark, from, label: self.marked(&name, mark) }
    }

    fn posts(&self, holding: &Holding) -> Posts {
        let pairs = holding.joined_posts();
        let board = holding.board();
        let posts = board.posts.iter().enumerate().map(|(post, fields)| {
            let others: Vec<String> = partners(post, pairs)
                .map(|other| self.say.t(&format!("scene-post-{other}")).to_string())
                .collect();
            let name = self.say.t(&format!("scene-post-{post}"));
            let list = others.join(", ");
            let args = [("post", name.as_ref().into()), ("others", list.as_str().into())];
            let key = if others.is_empty() { "scene-post-alone" } else { "scene-post-joined" };
            PostView {
                fields: fields.into_iter().collect(),
                reached: !fields.and(holding.filled()).is_empty(),
                joined: !others.is_empty(),
                label: self.say.with(key, &args),
            }
        });
        Posts { posts: posts.collect(), pairs }
    }

    fn route(&self, seat: Seat) -> Vec<CardView> {
        let holding = self.m.state.own(seat);
        let laid = holding.laid_goods();
        let cards = holding.route_cards().enumerate();
        cards
            .map(|(index, _)| {
                let numbers = CARD_SPACES * index..CARD_SPACES * (index + 1);
                let spaces: Vec<SpaceView> = numbers
                    .filter_map(|number| {
                        let space = holding.route_space(number)?;
                        Some(SpaceView {
                            good: space.good,
                            bonus: bonus_icon(space.bonus),
                            laid: holding.laid_good(number),
                            next: number == laid,
                            from: self.laid_from(seat, number),
                        })
                    })
                    .collect();
                let said = self.card_lines(holding, index).join("; ");
                let args =
                    [("number", Arg::Number(index as u32 + 1)), ("spaces", said.as_str().into())];
                CardView { spaces, label: self.say.with("scene-card", &args) }
            })
            .collect()
    }

    /// Each space of a card in words: its reward and its good, or the good placed there.
    pub(super) fn card_lines(&self, holding: &Holding, index: usize) -> Vec<String> {
        let numbers = CARD_SPACES * index..CARD_SPACES * (index + 1);
        let line = |number: usize| {
            let space = holding.route_space(number)?;
            let good = self.good_name(space.good);
            let gives = self.say.t(&format!("record-bonus-{}", bonus_key(space.bonus)));
            let mut args = vec![("goods", good.as_ref().into()), ("gives", gives.as_ref().into())];
            let laid = holding.laid_good(number).map(|laid| self.good_name(laid));
            let key = match &laid {
                None => "scene-space-open",
                Some(laid) => {
                    args.push(("laid", laid.as_ref().into()));
                    "scene-space-laid"
                }
            };
            Some(self.say.with(key, &args).to_string())
        };
        numbers.filter_map(line).collect()
    }

    fn laid_from(&self, seat: Seat, number: usize) -> Option<Spot> {
        self.m.last.iter().find_map(|event| match event {
            Event::GoodLaid { seat: who, space, good, .. }
                if *who == seat && usize::from(*space) == number =>
            {
                Some(Spot::Good(seat, *good))
            }
            _ => None,
        })
    }

    fn facts(&self, seat: Seat, holding: &Holding) -> Vec<Fact> {
        let own = self.m.state.own(seat);
        let mut facts: Vec<Fact> = Vec::new();
        for shield in holding.shields().iter() {
            let args = [
                ("number", shield.0.into()),
                ("name", self.name(seat).as_ref().into()),
                ("help", self.shield_short(shield).as_ref().into()),
            ];
            facts.push(Fact {
                icon: "shield",
                text: shield.0.to_string().into(),
                label: self.say.with("scene-shield-held", &args),
                spot: Spot::Shield(shield),
            });
        }
        if self.has_module(Module::TradeRoutes) && own.route_cards().next().is_some() {
            let all = own.route_cards().count() * CARD_SPACES;
            let laid = own.laid_goods();
            let args = [("laid", Arg::Number(laid as u32)), ("all", Arg::Number(all as u32))];
            facts.push(Fact {
                icon: "route",
                text: format!("{laid}/{all}").into(),
                label: self.say.with("scene-fact-route", &args),
                spot: Spot::Card(seat, 0),
            });
        }
        if self.has_module(Module::BorderPosts) && holding.board_id().has_posts() {
            let joined = (holding.joined_posts() & ALL_PAIRS).count_ones();
            facts.push(Fact {
                icon: "post",
                text: format!("{joined}/{}", PAIRS.len()).into(),
                label: self.say.with("scene-fact-posts", &[("count", joined.into())]),
                spot: Spot::Post(seat, 0),
            });
        }
        facts
    }
}

/// The other posts that a post is connected to.
pub(super) fn partners(post: usize, pairs: u8) -> impl Iterator<Item = usize> {
    PAIRS.into_iter().enumerate().filter_map(move |(bit, (one, other))| {
        let joined = (pairs >> bit) & 1 != 0;
        match (joined, post == one, post == other) {
            (true, true, _) => Some(other),
            (true, _, true) => Some(one),
            _ => None,
        }
    })
}

/// Suffix of the message keys for a trade route's bonus.
#[must_use]
pub fn bonus_key(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Action => "any-action",
        Bonus::Building(building) => building.tile().record().map_or("", |record| record.key),
    }
}
