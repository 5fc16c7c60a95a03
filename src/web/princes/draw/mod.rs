//! The table of Princes, drawn: the other principality on top, the stacks between, the own one below with
//! the hand.

mod band;
mod bar;
mod board;
mod hand;
mod realm;
mod seen;
mod sheet;

pub use board::{principality, spots};

use crate::engine::seat::Seat;
use crate::games::princes::card::Card;
use crate::games::princes::state::other;
use crate::games::princes::{Decision, Princes, State};
use crate::web::princes::model::choosing::{Choosing, Pressed};
use crate::web::princes::model::lacking::{Lacking, lacking};
use crate::web::princes::model::parts::{Chooser, Part, Path};
use crate::web::princes::model::{Picked, Shown};
use crate::web::princes::names::{self, arg};
use crate::web::princes::reading::large_card;
use crate::web::princes::{art, phrases};
use crate::web::table::{Act, Drawn, HelpText, Moment, PhoneTab, TableGame};
use crate::web::ui::text::Text;
use yew::prelude::*;

/// Parts that a phone shows one at a time.
const OWN: usize = 0;
const RIVAL: usize = 1;
const MIDDLE: usize = 2;

/// Everything that the parts are drawn from.
pub(super) struct Drawing<'a> {
    pub(super) moment: &'a Moment<Princes>,
    pub(super) act: &'a Act<Princes>,
    /// The position, as far as whoever looks may know it.
    pub(super) state: &'a State,
    /// Whose principality lies below.
    pub(super) below: u8,
    /// Who chooses here and now, if anybody.
    pub(super) chooser: Option<u8>,
    /// What is asked of whoever chooses.
    pub(super) decision: Option<Decision>,
    pub(super) choosing: Choosing,
    /// What goes on from what has been touched.
    pub(super) lit: Vec<Part>,
}

/// Whose principality lies below: of two people's that of whoever is at turn, unless the other one needs
/// the own hand.
fn below(moment: &Moment<Princes>, state: &State) -> u8 {
    let together = moment.is_person(Seat(0)) && moment.is_person(Seat(1));
    let asked = state.decision(moment.front.0);
    let own = |decision: &Decision| {
        Princes::needs_hand(decision) || matches!(decision, Decision::Arrange { .. })
    };
    match together && !state.over && !asked.as_ref().is_some_and(own) {
        true => state.active,
        false => moment.front.0,
    }
}

impl<'a> Drawing<'a> {
    fn new(moment: &'a Moment<Princes>, act: &'a Act<Princes>) -> Drawing<'a> {
        let state = moment.view.position();
        let chooser = moment.chooser.map(|seat| seat.0);
        let decision = chooser.and_then(|seat| state.decision(seat));
        let choosing = chooser.map_or_else(Choosing::default, |seat| {
            let chooser = Chooser { state, seat, decision };
            Choosing::of(&chooser, moment.choices_of(Seat(seat)))
        });
        // While a hint is shown, what it means is lit alone, until somebody picks something themselves.
        let hint = moment.hint.as_ref().filter(|_| moment.picked.path.is_empty());
        let lit = match hint.and_then(|hint| hint.now.first()) {
            Some(action) => choosing.parts_of(*action),
            None => choosing.calling(&moment.picked.path),
        };
        let below = below(moment, state);
        Drawing { moment, act, state, below, chooser, decision, choosing, lit }
    }

    pub(super) fn picked(&self) -> &Picked {
        &self.moment.picked
    }

    pub(super) fn path(&self) -> &Path {
        &self.moment.picked.path
    }

    /// Who chooses, or whose principality lies below.
    pub(super) fn seat(&self) -> u8 {
        self.chooser.unwrap_or(self.below)
    }

    pub(super) fn is_lit(&self, part: Part) -> bool {
        self.lit.contains(&part)
    }

    /// Whether a touch goes on from here, lit or not.
    pub(super) fn is_offered(&self, part: Part) -> bool {
        self.choosing.lit(self.path()).contains(&part)
    }

    pub(super) fn is_picked(&self, part: Part) -> bool {
        self.path().contains(&part)
    }

    /// What a touch does: it goes on with a choice, or shows what was touched.
    pub(super) fn press(&self, part: Part, shown: Option<Shown>) -> Callback<()> {
        let picked = self.picked();
        let near = Some(part);
        if self.is_picked(part) {
            return self.act.pick(Picked { shown, ..Picked::default() });
        }
        let press = match self.choosing.press(self.path(), part) {
            Pressed::Play(action) => {
                return self.explained(self.act.play(Seat(self.seat()), action), shown);
            }
            Pressed::Pick(path) => {
                let shown = shown.or(picked.shown);
                self.act.pick(Picked { path, shown, near })
            }
            Pressed::Nothing => self.act.pick(Picked { path: Path::new(), shown, near }),
        };
        self.explained(press, shown)
    }

    /// While an explanation is asked for, a touch explains.
    fn explained(&self, press: Callback<()>, shown: Option<Shown>) -> Callback<()> {
        match shown {
            Some(shown) => self.act.or_explain(press, self.help(shown)),
            None => press,
        }
    }

    /// What a card is and does.
    pub(super) fn help(&self, shown: Shown) -> HelpText {
        let words = &self.moment.words;
        let large = large_card(words, shown.card, self.side(shown), self.lack(shown.card));
        let lines = [&large.kind, &large.effect, &large.need];
        HelpText {
            title: large.name.clone(),
            picture: art::card_picture(shown.card),
            refusal: large.lack.clone(),
            lines: lines.into_iter().filter(|line| !line.is_empty()).cloned().collect(),
        }
    }

    /// The side of a card that lies somewhere.
    fn side(&self, shown: Shown) -> u8 {
        let laid = shown.laid.and_then(|(owner, laid)| self.state.piece(owner, laid));
        laid.filter(|(piece, _)| piece.card == shown.card).map_or(0, |(piece, _)| piece.side)
    }

    /// Why a card of the own hand can't be used now; empty if it can.
    pub(super) fn lack(&self, card: Card) -> Text {
        let (Some(seat), words) = (self.chooser, &self.moment.words) else {
            return Text::default();
        };
        let held = self.state.hand(seat).iter().any(|slot| slot.card == card);
        if !held && !self.state.open.contains(&card) {
            return Text::default();
        }
        let say = |key: &str, what: String| self.moment.say(key, &[("what", arg(what))]);
        match lacking(self.state, seat, card, &self.choosing) {
            Lacking::Nothing => Text::default(),
            Lacking::Time => self.moment.t("princes-lack-time"),
            Lacking::Occasion => self.moment.t("princes-lack-occasion"),
            Lacking::Resources(kinds) => {
                say("princes-lack-resources", phrases::missing(words, &kinds))
            }
            Lacking::Need(need) => {
                let keys = ("princes-lack-need", "princes-needs-not");
                names::need_sentences(words, need, keys.0, keys.1).join(" ").into()
            }
            Lacking::Rival(need) => {
                let keys = ("princes-lack-rival", "princes-needs-rival-not");
                names::need_sentences(words, need, keys.0, keys.1).join(" ").into()
            }
            Lacking::Peace => self.moment.t("princes-lack-peace"),
            Lacking::Toll(gold) => self.moment.say("princes-lack-toll", &[("count", gold.into())]),
            Lacking::Once => self.moment.t("princes-lack-once"),
            Lacking::Site => self.moment.t("princes-lack-site"),
            Lacking::Effect => self.moment.t("princes-lack-effect"),
        }
    }

    /// The other player's name.
    pub(super) fn rival(&self) -> Text {
        self.moment.name(Seat(other(self.seat())))
    }

    pub(super) fn phone(&self) -> bool {
        self.moment.phone.is_some()
    }
}

/// What lies on the table, and what can be done.
pub(super) fn draw(moment: &Moment<Princes>, act: &Act<Princes>) -> Drawn {
    let drawing = Drawing::new(moment, act);
    let wide =
        drawing.state.realm(drawing.below).last - drawing.state.realm(drawing.below).first > 4;
    let stage = html! { <>
        if drawing.phone() { { realm::strip(&drawing) } }
        if moment.shows(RIVAL) { { realm::rival(&drawing) } }
        if moment.shows(MIDDLE) { { band::band(&drawing) } }
        if moment.shows(OWN) { { realm::own(&drawing) } }
        if !drawing.phone() || moment.shows(OWN) { { hand::hand(&drawing) } }
        { sheet::sheet(&drawing) }
    </> };
    Drawn {
        class: classes!("prs", "w-princes", wide.then_some("wideboard")),
        stage,
        bar: bar::bar(&drawing),
        tabs: tabs(&drawing),
        ..Drawn::default()
    }
}

fn tabs(drawing: &Drawing<'_>) -> Vec<PhoneTab> {
    let moment = drawing.moment;
    let lies = |realm: u8| {
        drawing.lit.iter().any(|part| match part {
            Part::Site { realm: whose, .. } => *whose == realm,
            Part::Laid { owner, laid } => (*owner == realm) != laid.at.is_abroad(),
            Part::Region(region) => drawing.state.realm(realm).land_of(*region).is_some(),
            _ => false,
        })
    };
    let rival = moment.name(Seat(other(drawing.below)));
    let tab = |icon, name, lit| PhoneTab { icon, name, lit };
    let stacks = drawing.lit.iter().any(|part| matches!(part, Part::Stack(_) | Part::Open(_)));
    vec![
        tab("u-home", moment.t("princes-tab-own"), lies(drawing.below)),
        tab("u-people", rival, lies(other(drawing.below))),
        tab("u-deck", moment.t("princes-tab-stacks"), stacks),
    ]
}
