//! The table of Princes: the other principality on top, the stacks between, the own one below with the hand.

mod asked;
mod band;
mod bar;
mod board;
pub(super) mod figures;
mod goals;
mod hand;
mod large;
pub mod listed;
mod now;
mod picks;
mod piles;
mod realm;
mod rolls;
mod seen;
mod sheet;

pub use board::{principality, spots};
pub use large::large_card;

use crate::engine::seat::Seat;
use crate::games::princes::card::Card;
use crate::games::princes::state::other;
use crate::games::princes::step::{Choice, SetupChoice, TurnChoice};
use crate::games::princes::{Action, Decision, Princes, State};
use crate::web::princes::art::{self, Large};
use crate::web::princes::model::choosing::{Choosing, choosing};
use crate::web::princes::model::ending::actions_of;
use crate::web::princes::model::lacking::{Lacking, lacking};
use crate::web::princes::model::parts::{Chooser, Part, Path};
use crate::web::princes::model::worth::worth;
use crate::web::princes::model::zones::{Zone, zone};
use crate::web::princes::model::{Picked, Shown};
use crate::web::princes::words::names::{self, arg};
use crate::web::princes::words::phrases;
use crate::web::table::choosing::Pressed;
use crate::web::table::{Act, Drawn, HelpText, Moment, PhoneTab, TableGame};
use crate::web::ui::text::Text;
use yew::prelude::*;

/// Tabs of the phone layout.
const OWN: usize = 0;
const RIVAL: usize = 1;
const MIDDLE: usize = 2;

/// The inputs of all drawing functions.
pub(super) struct Drawing<'a> {
    pub(super) moment: &'a Moment<Princes>,
    pub(super) act: &'a Act<Princes>,
    /// The position as known to the looker.
    pub(super) state: &'a State,
    /// The seat whose principality is below.
    pub(super) below: u8,
    /// The seat that chooses here and now, if any.
    pub(super) chooser: Option<u8>,
    /// The question of that seat.
    pub(super) decision: Option<Decision>,
    pub(super) choosing: Choosing,
    /// The parts that continue the selection.
    pub(super) lit: Vec<Part>,
    /// The next action of the hint shown, until something else is selected.
    pub(super) hinted: Option<Action>,
}

/// The seat whose principality is below: of two people the active one, unless the other needs its hand.
fn below(moment: &Moment<Princes>, state: &State) -> u8 {
    let together = moment.is_person(Seat(0)) && moment.is_person(Seat(1));
    let asked = state.decision(moment.front.0);
    let own = |decision: &Decision| {
        Princes::needs_hand(decision)
            || matches!(decision.choice, Choice::Setup(SetupChoice::Arrange { .. }))
    };
    match together && !state.over() && !asked.as_ref().is_some_and(own) {
        true => state.active(),
        false => moment.front.0,
    }
}

impl<'a> Drawing<'a> {
    /// The open choice.
    pub(super) fn choice(&self) -> Option<Choice> {
        self.decision.map(|decision| decision.choice)
    }

    fn new(moment: &'a Moment<Princes>, act: &'a Act<Princes>) -> Drawing<'a> {
        let state = moment.view.position();
        let chooser = moment.chooser.map(|seat| seat.0);
        let decision = chooser.and_then(|seat| state.decision(seat));
        let choosing = chooser.map_or_else(Choosing::default, |seat| {
            let chooser = Chooser { state, seat, decision };
            choosing(&chooser, moment.choices_of(Seat(seat)))
        });
        // While a hint is shown, only its parts are lit, until something else is selected.
        let hint = moment.hint.as_ref().filter(|_| moment.picked.path.is_empty());
        let hinted = hint.and_then(|hint| hint.now.first()).copied();
        let lit = match hinted {
            Some(action) => choosing.parts_of(action),
            None => choosing.calling(&moment.picked.path),
        };
        let below = below(moment, state);
        Drawing { moment, act, state, below, chooser, decision, choosing, lit, hinted }
    }

    pub(super) fn picked(&self) -> &Picked {
        &self.moment.picked
    }

    pub(super) fn path(&self) -> &Path {
        &self.moment.picked.path
    }

    /// The seat that chooses, or else the one whose principality is below.
    pub(super) fn seat(&self) -> u8 {
        self.chooser.unwrap_or(self.below)
    }

    pub(super) fn is_lit(&self, part: Part) -> bool {
        self.lit.contains(&part)
    }

    /// True if a touch of this part continues the selection, lit or not.
    pub(super) fn is_offered(&self, part: Part) -> bool {
        self.choosing.lit(self.path()).contains(&part)
    }

    pub(super) fn is_picked(&self, part: Part) -> bool {
        self.path().contains(&part)
    }

    /// The callback for a touch: it continues a choice, or enlarges the card.
    pub(super) fn press(&self, part: Part, shown: Option<Shown>) -> Callback<()> {
        let picked = self.picked();
        let near = Some(part);
        if self.is_picked(part) {
            return self.act.pick(Picked { shown, ..Picked::default() });
        }
        match self.choosing.press(self.path(), part) {
            Pressed::Play(action) => self.play(action),
            Pressed::Pick(path) => {
                let shown = shown.or(picked.shown);
                self.act.pick(Picked { path, shown, near })
            }
            // A second touch puts the reading away.
            Pressed::Nothing if *picked == (Picked { path: Path::new(), shown, near }) => {
                self.act.pick(Picked::default())
            }
            Pressed::Nothing => self.act.pick(Picked { path: Path::new(), shown, near }),
        }
    }

    /// The callback that plays an action, and declines the exchange that follows in a turn that is ended without one.
    fn play(&self, action: Action) -> Callback<()> {
        let (act, seat) = (self.act.clone(), Seat(self.seat()));
        let actions = actions_of(action, self.decision, self.moment.ways);
        Callback::from(move |()| act.play_batch(seat, &actions))
    }

    /// The contents of an enlarged card of the table: its points are those that it gives now, and its name tells the
    /// card below it.
    pub(super) fn large(&self, shown: Shown) -> Large {
        let words = &self.moment.words;
        let waits = self.choice() == Some(Choice::Turn(TurnChoice::Roll));
        let large = Large { waits, ..large_card(words, shown.card, self.lack(shown.card)) };
        let now = now::now(self, shown).join(" ").into();
        let laid = shown.laid.and_then(|(owner, laid)| {
            let (piece, covers) = self.state.piece(owner, laid)?;
            Some((owner, laid, piece, covers))
        });
        let Some((owner, laid, piece, covers)) = laid else { return Large { now, ..large } };
        let (side, below) = match covers {
            true => (0, Some(piece.card)),
            false => (piece.side, None),
        };
        let name = match below {
            Some(below) => names::upon(words, laid.card, below).into(),
            None => large.name,
        };
        Large { points: worth(self.state, owner, laid, side), name, now, ..large }
    }

    /// The explanation of a card.
    pub(super) fn help(&self, shown: Shown) -> HelpText {
        let large = self.large(shown);
        let lines = [&large.kind, &large.effect, &large.now, &large.need];
        HelpText {
            title: large.name.clone(),
            picture: art::card_picture(shown.card),
            refusal: large.lack.clone(),
            lines: lines.into_iter().filter(|line| !line.is_empty()).cloned().collect(),
            ..HelpText::default()
        }
    }

    /// The reason why a card of the own hand can't be used now; empty if it can.
    pub(super) fn lack(&self, card: Card) -> Text {
        let (Some(seat), words) = (self.chooser, &self.moment.words) else {
            return Text::default();
        };
        let held = self.state.hand(seat).iter().any(|slot| slot.card == card);
        if !held && !self.state.open().contains(&card) {
            return Text::default();
        }
        let say = |key: &str, what: String| self.moment.say(key, &[("what", arg(what))]);
        match lacking(self.state, seat, card, &self.choosing) {
            Lacking::Nothing => Text::default(),
            Lacking::Time => self.moment.t("princes-lack-time"),
            Lacking::Roll => self.moment.t("princes-lack-roll"),
            Lacking::Occasion => self.moment.t("princes-lack-occasion"),
            Lacking::Resources(kinds) => {
                say("princes-lack-resources", phrases::missing(words, &kinds))
            }
            Lacking::Saved(kinds, card) => {
                let what = ("what", arg(phrases::missing(words, &kinds)));
                let by = ("card", arg(names::card(words, card)));
                self.moment.say("princes-lack-resources-saved", &[what, by])
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

/// The table's contents and controls.
pub(super) fn draw(moment: &Moment<Princes>, act: &Act<Princes>) -> Drawn {
    let drawing = Drawing::new(moment, act);
    let wide =
        drawing.state.realm(drawing.below).last - drawing.state.realm(drawing.below).first > 4;
    let stage = picks::picks(&drawing).unwrap_or_else(|| table(&drawing));
    Drawn {
        class: classes!("prs", "w-princes", wide.then_some("wideboard"), shown(&drawing)),
        stage,
        bar: bar::bar(&drawing),
        tabs: tabs(&drawing),
        ..Drawn::default()
    }
}

/// Classes of the table for its content that asks for more room.
fn shown(drawing: &Drawing<'_>) -> Classes {
    let moment = drawing.moment;
    if picks::picking(drawing.state).is_some() {
        return classes!("nohand");
    }
    let has_hand = !drawing.phone() || moment.shows(OWN);
    let covered = has_hand && !moment.looker.is(Seat(drawing.below));
    let empty = has_hand && hand::is_empty(drawing);
    let sheet = sheet::is_shown(drawing);
    classes!(
        (empty || !has_hand).then_some("nohand"),
        empty.then_some("emptyhand"),
        covered.then_some("closedhand"),
        (moment.shows(OWN) && seen::reads(drawing)).then_some("reads"),
        sheet.then_some("picks-cards"),
        (sheet && sheet::has_regions(drawing)).then_some("picks-land"),
    )
}

/// Explanation of what is drawn with this code.
pub(super) fn explain(
    moment: &Moment<Princes>,
    act: &Act<Princes>,
    code: &str,
) -> Option<HelpText> {
    asked::explain(&Drawing::new(moment, act), code)
}

/// The principalities, the band between them, and the hand.
fn table(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    html! { <>
        if drawing.phone() { { realm::strip(drawing) } }
        if moment.shows(RIVAL) { { realm::rival(drawing) } }
        if moment.shows(MIDDLE) { { band::band(drawing) } }
        if moment.shows(OWN) { { realm::own(drawing) } }
        if !drawing.phone() || moment.shows(OWN) { { hand::hand(drawing) } }
        { sheet::sheet(drawing) }
    </> }
}

fn tabs(drawing: &Drawing<'_>) -> Vec<PhoneTab> {
    let moment = drawing.moment;
    if picks::picking(drawing.state).is_some() {
        let name = moment.t("princes-tab-sets");
        return vec![PhoneTab { icon: "u-deck", name, lit: true, ..PhoneTab::default() }];
    }
    let lies = |on: Zone| drawing.lit.iter().any(|part| zone(drawing.state, *part) == on);
    let rival = moment.name(Seat(other(drawing.below)));
    let tab = |icon, name, lit| PhoneTab { icon, name, lit, ..PhoneTab::default() };
    let (own, others) = (Zone::Realm(drawing.below), Zone::Realm(other(drawing.below)));
    // A hint about a card of the hand is shown with the hand.
    let held = drawing.hinted.is_some() && lies(Zone::Hand);
    vec![
        tab("u-home", moment.t("princes-tab-own"), lies(own) || held),
        tab("u-people", rival, lies(others)),
        tab("u-deck", moment.t("princes-tab-stacks"), lies(Zone::Stacks)),
    ]
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
