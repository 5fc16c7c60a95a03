//! The action bar: the question, and options that have no place on the table.

use super::Drawing;
use super::piles::face_of_stack;
use crate::engine::seat::Seat;
use crate::games::princes::action::Means;
use crate::games::princes::card::Card;
use crate::games::princes::kinds::Kind;
use crate::games::princes::row::Ability;
use crate::games::princes::step::{
    Choice, GainChoice, HandChoice, RegionChoice, SetupChoice, StackChoice, TurnChoice,
};
use crate::games::princes::{Action, Decision, Event, Princes};
use crate::web::princes::art::pictures;
use crate::web::princes::model::Picked;
use crate::web::princes::model::ending::{Ending, may_exchange};
use crate::web::princes::model::parts::{Part, Verb};
use crate::web::princes::model::zones::{Zone, zone};
use crate::web::princes::words::names::{self, arg};
use crate::web::princes::words::phrases;
use crate::web::princes::words::prompts::{self, PromptContext};
use crate::web::table::choosing::Pressed;
use crate::web::table::{Bar, Button, TableGame};
use crate::web::ui::die_face;
use crate::web::ui::text::{Icon, Text};
use yew::prelude::*;

/// Maximum number of buttons in the bar; more are listed beside the principality.
const FEW: usize = 3;

/// The texts and buttons of the bar.
pub(super) fn bar(drawing: &Drawing<'_>) -> Bar {
    let moment = drawing.moment;
    if moment.over {
        return Bar {
            title: moment.t("princes-over"),
            say: moment.t("princes-over-say"),
            ..Bar::default()
        };
    }
    let Some(seat) = drawing.chooser else { return waiting(drawing) };
    let mut buttons: Vec<Button> =
        few_parts(drawing).into_iter().map(|part| part_button(drawing, part)).collect();
    if !drawing.path().is_empty() {
        let back = drawing.act.pick(Picked::default());
        buttons.push(Button::new("u-close", moment.t("princes-put-back"), back));
    }
    buttons.extend(exchanging(drawing));
    let flag = html! {
        <i class={classes!("pchip", moment.banner(Seat(seat)).class())} aria-hidden="true"></i>
    };
    let (title, say, end) = (title(drawing), say(drawing), end(drawing));
    let class = classes!((ending_verb(drawing) == Some(Verb::Decline)).then_some("declines"));
    let advised = advised(drawing);
    Bar { class, before: flag, title, say, buttons, advised, end, ..Bar::default() }
}

/// A few options while a hint advises one of them, which is lit.
fn advised(drawing: &Drawing<'_>) -> Vec<Button> {
    let all = loose_of(drawing, &drawing.choosing.calling(&[]));
    let meant = |part: &Part| drawing.hinted.is_some() && drawing.is_lit(*part);
    if all.len() > FEW || !all.iter().any(meant) {
        return Vec::new();
    }
    all.iter().map(|part| Button { lit: meant(part), ..part_button(drawing, *part) }).collect()
}

/// The button that ends the turn with an exchange, where the other one ends it without.
fn exchanging(drawing: &Drawing<'_>) -> Option<Button> {
    let may = may_exchange(drawing.state, drawing.seat(), drawing.choice());
    let label = drawing.moment.t("princes-do-end-exchange");
    let press = ending(drawing, Ending::Asked, &[Action::End]);
    (may && drawing.path().is_empty()).then(|| Button::new("u-hand", label, press))
}

/// Ends the turn in this way.
fn ending(drawing: &Drawing<'_>, ending: Ending, actions: &'static [Action]) -> Callback<()> {
    let (act, seat) = (drawing.act.clone(), Seat(drawing.seat()));
    Callback::from(move |()| {
        act.go_by(ending);
        act.play_batch(seat, actions);
    })
}

/// The bar when nobody chooses here: in the past, or during another seat's turn.
fn waiting(drawing: &Drawing<'_>) -> Bar {
    let (moment, state) = (drawing.moment, drawing.state);
    let is_told = |seat: &u8| !state.decision(*seat).as_ref().is_some_and(Princes::is_untold);
    let asked = state.task().map(|task| task.seat).filter(is_told);
    let seat = asked.unwrap_or(state.active());
    let name = moment.name(Seat(seat));
    let title = moment.say("table-to-move", &[("name", name.as_ref().into())]);
    Bar { title, ..Bar::default() }
}

/// The question, or the action in progress.
pub(super) fn title(drawing: &Drawing<'_>) -> Text {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let Some(decision) = drawing.decision else { return Text::default() };
    let named = |card: Card| {
        let args = [
            ("card", arg(names::card(words, card))),
            ("what", moment.t(next_key(drawing)).as_ref().into()),
        ];
        moment.say("princes-with-card", &args)
    };
    let takes = drawing.lit.as_slice() == [Part::Verb(Verb::Take)];
    match drawing.path().first() {
        Some(_) if takes => question(drawing, &decision),
        Some(Part::Hand(card) | Part::Rival(card) | Part::Open(card) | Part::Sight(card)) => {
            named(*card)
        }
        Some(Part::Laid { laid, .. }) => named(laid.card),
        Some(Part::Verb(Verb::Trade)) => match drawing.path().get(1) {
            Some(Part::By(by)) => {
                moment.say("princes-trade-where", &[("what", arg(means_text(drawing, *by)))])
            }
            Some(_) => moment.t(next_key(drawing)),
            None => moment.t("princes-trade-what"),
        },
        Some(_) => moment.t(next_key(drawing)),
        None => question(drawing, &decision),
    }
}

/// The context of a question.
fn asked<'a>(drawing: &'a Drawing<'_>, rival: &'a str) -> PromptContext<'a> {
    PromptContext { state: drawing.state, seat: drawing.seat(), rival }
}

/// A decision's question; for the seat whose principality is above, with its name.
pub(super) fn question(drawing: &Drawing<'_>, decision: &Decision) -> Text {
    let moment = drawing.moment;
    let rival = drawing.rival();
    let what = prompts::question(&moment.words, asked(drawing, &rival), decision);
    if drawing.seat() == drawing.below {
        return what.into();
    }
    let name = moment.name(Seat(drawing.seat()));
    moment.say("princes-asked-of", &[("name", name.as_ref().into()), ("what", arg(what))])
}

/// The key of the text for the next touch, by the options.
fn next_key(drawing: &Drawing<'_>) -> &'static str {
    match drawing.lit.first() {
        Some(Part::Site { .. }) => "princes-next-place",
        Some(Part::Region(_)) => "princes-next-region",
        Some(Part::Laid { .. }) => "princes-next-card",
        Some(Part::Stack(_)) => "princes-next-stack",
        Some(Part::Kind(_)) => "princes-next-kind",
        Some(Part::Land(_)) => "princes-next-land",
        Some(Part::Hand(_) | Part::Sight(_) | Part::Rival(_)) => "princes-next-hand",
        Some(Part::Saving(_)) => "princes-next-price",
        Some(Part::Amount(_)) => "princes-next-amount",
        _ => "princes-next-how",
    }
}

/// The reason, and additional information.
fn say(drawing: &Drawing<'_>) -> Text {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let Some(decision) = drawing.decision else { return Text::default() };
    if let Some(Part::Hand(card) | Part::Open(card) | Part::Sight(card) | Part::Rival(card)) =
        drawing.path().first()
    {
        // The enlarged card says the same; on a phone it is below the cards being looked at.
        let held = matches!(drawing.path().first(), Some(Part::Hand(_) | Part::Open(_)));
        let shown = (held || !drawing.phone()) && drawing.picked().shown.is_some();
        return if shown { Text::default() } else { names::effect(words, *card).into() };
    }
    // With a list of options, the card itself isn't enlarged.
    if let Some(Part::Laid { laid, .. }) = drawing.path().first()
        && !tray_parts(drawing).is_empty()
    {
        return names::effect(words, laid.card).into();
    }
    if let (true, Some(beside)) = (drawing.path().is_empty(), super::board::beside(drawing)) {
        return beside;
    }
    match decision.choice {
        Choice::Turn(TurnChoice::Act) if drawing.path().is_empty() => moment.t("princes-say-turn"),
        Choice::Turn(TurnChoice::Roll) if heralded(drawing) => moment.t("princes-say-roll-herald"),
        Choice::Turn(TurnChoice::Roll) => moment.t("princes-say-roll"),
        Choice::Setup(SetupChoice::Arrange { place: 0 }) => moment.t("princes-say-arrange-first"),
        Choice::Setup(SetupChoice::Arrange { .. }) => moment.t("princes-say-arrange"),
        Choice::Setup(SetupChoice::FirstStack { .. }) => moment.t("princes-say-first"),
        Choice::Hand(HandChoice::Exchange { .. }) => moment.t("princes-say-exchange"),
        Choice::Stack(StackChoice::ExchangeDraw) => {
            let cost = drawing.state.search_cost(drawing.seat());
            moment.say("princes-say-exchange-draw", &[("count", cost.into())])
        }
        Choice::Region(RegionChoice::Up) => moment.t("princes-say-regions"),
        Choice::Region(RegionChoice::Scout) => moment.t("princes-say-scout"),
        Choice::Gain(GainChoice::Gain { .. }) => {
            let why = decision.why.map(|why| names::why(words, why)).unwrap_or_default();
            moment.say("princes-say-gain", &[("why", arg(why))])
        }
        _ => prompts::because(words, asked(drawing, &drawing.rival()), &decision).into(),
    }
}

/// True if a herald has set the event of this turn.
fn heralded(drawing: &Drawing<'_>) -> bool {
    let heralds = |card: Card| card.row().abilities.contains(&Ability::Heralds);
    let played = |event: &Event| matches!(event, Event::Played { card, .. } if heralds(*card));
    drawing.moment.turn.iter().any(played)
}

/// Options that have no place on the table.
fn loose_parts(drawing: &Drawing<'_>) -> Vec<Part> {
    loose_of(drawing, &drawing.lit)
}

/// Those of these parts that have no place on the table.
fn loose_of(drawing: &Drawing<'_>, parts: &[Part]) -> Vec<Part> {
    let phone = drawing.phone();
    let is_loose = |part: &&Part| match zone(drawing.state, **part) {
        Zone::Buttons => true,
        Zone::Stacks => phone && !matches!(part, Part::Open(_)),
        Zone::Realm(_) | Zone::Hand | Zone::Sheet | Zone::Sets | Zone::End => false,
    };
    parts.iter().filter(is_loose).copied().collect()
}

/// Options in the bar: a few; on a phone all except trades.
fn few_parts(drawing: &Drawing<'_>) -> Vec<Part> {
    let parts = loose_parts(drawing);
    if parts.len() > FEW { vec![] } else { parts }
}

/// Options in a list.
pub(super) fn tray_parts(drawing: &Drawing<'_>) -> Vec<Part> {
    let parts = loose_parts(drawing);
    if parts.len() > FEW { parts } else { vec![] }
}

/// The button of an option.
pub(super) fn part_button(drawing: &Drawing<'_>, part: Part) -> Button {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let (icon, label): (Icon, Text) = match part {
        Part::Verb(verb) => {
            let label = phrases::verb(words, drawing.state, drawing.seat(), verb);
            (verb_icon(verb), label.into())
        }
        Part::Kind(kind) => (pictures::resource(kind), names::kind(words, kind).into()),
        Part::Number(number) => {
            (die_face(number), moment.say("princes-number", &[("number", number.into())]))
        }
        Part::Amount(count) => ("", moment.say("princes-count", &[("count", count.into())])),
        Part::Side(side) => ("u-turn", side_label(drawing, side)),
        Part::By(by) => (means_icon(by), means_text(drawing, by).into()),
        Part::Saving(saving) => {
            let saved = saving.less().map_or(Kind::Gold, |(_, kind)| kind);
            (pictures::resource(saved), phrases::saving(words, saving).into())
        }
        Part::Stack(stack) => {
            let at = usize::from(stack.saturating_sub(1));
            (pictures::back_of(drawing.state.back(at)), face_of_stack(drawing, at).0)
        }
        Part::Events => ("bk-event", moment.t("princes-events")),
        _ => ("pr-triumph", moment.t("princes-place-marker")),
    };
    Button::new(icon, label, drawing.press(part, None))
}

/// The points of a side that a card may be turned to, with the price.
fn side_label(drawing: &Drawing<'_>, side: u8) -> Text {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let Some(Part::Laid { laid, .. }) = drawing.path().first() else {
        return moment.say("princes-side", &[("number", side.into())]);
    };
    let what = ("what", arg(phrases::side_points(words, laid.card, side)));
    let price = ("price", arg(phrases::turning(words, laid.card)));
    moment.say("princes-do-turn", &[what, price])
}

fn means_text(drawing: &Drawing<'_>, by: Means) -> String {
    phrases::means(&drawing.moment.words, drawing.state, drawing.seat(), by)
}

fn means_icon(by: Means) -> Icon {
    let kind = match by {
        Means::Bank { resource }
        | Means::Ship { resource }
        | Means::Light { resource, .. }
        | Means::Favour { resource } => resource,
        Means::Large { from }
        | Means::LightLarge { from, .. }
        | Means::Miller { from }
        | Means::Mill { from }
        | Means::Post { from } => from.kind(),
        Means::Mint { .. } => Kind::Gold,
        Means::Wagon { given } => given.first().copied().unwrap_or(Kind::Lumber),
    };
    pictures::resource(kind)
}

const fn verb_icon(verb: Verb) -> Icon {
    match verb {
        Verb::Roll | Verb::Name => "u-dicebag",
        Verb::Trade | Verb::Move => "u-trade",
        Verb::Remove => "u-bin",
        Verb::Peek => "u-eye",
        Verb::Top => "u-deck",
        Verb::Scout => "pr-scout",
        Verb::Triumph => "pr-triumph",
        Verb::Decline => "u-close",
        Verb::Ransom => "r-gold",
        Verb::Play | Verb::Use | Verb::Resources | Verb::End | Verb::Take => "u-check",
    }
}

/// The verb of the button that goes on, unless it takes a card.
fn ending_verb(drawing: &Drawing<'_>) -> Option<Verb> {
    let lit = drawing.choosing.lit(&[]);
    let all = [Verb::Roll, Verb::End, Verb::Decline];
    all.into_iter().find(|verb| lit.contains(&Part::Verb(*verb)))
}

/// The button that rolls, ends or stops.
fn end(drawing: &Drawing<'_>) -> Option<Button> {
    let moment = drawing.moment;
    if let (Some(Part::Sight(card) | Part::Rival(card)), [Part::Verb(Verb::Take)]) =
        (drawing.path().first(), drawing.lit.as_slice())
    {
        let press = drawing.press(Part::Verb(Verb::Take), None);
        let sub = names::card(&moment.words, *card).into();
        let label = moment.t("princes-do-take-it");
        return Some(Button { sub, lit: true, ..Button::new("", label, press) });
    }
    let verb = ending_verb(drawing)?;
    let picked = Picked::default();
    let press = match drawing.choosing.press(&picked.path, Part::Verb(verb)) {
        Pressed::Play(Action::End) => {
            ending(drawing, Ending::Kept, &[Action::End, Action::Decline])
        }
        Pressed::Play(action) => drawing.act.play(Seat(drawing.seat()), action),
        _ => return None,
    };
    let label = match verb {
        Verb::Roll => moment.t("princes-do-roll"),
        Verb::End => moment.t("princes-do-end"),
        _ => phrases::verb(&moment.words, drawing.state, drawing.seat(), verb).into(),
    };
    let limit = drawing.state.hand_limit(drawing.seat());
    let whole = drawing.state.hand(drawing.seat()).len() == limit;
    let sub = match verb {
        Verb::End if !whole => {
            moment.say("princes-do-end-say", &[("count", (limit as u32).into())])
        }
        _ => Text::default(),
    };
    // The roll is the only option at its time; the end of a turn is primary only if nothing else is possible.
    let rest = drawing.choosing.calling(&[]).len();
    let lit = verb == Verb::Roll || rest == 1;
    Some(Button { sub, lit, ..Button::new("", label, press) })
}
