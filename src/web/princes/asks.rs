//! What is asked of somebody, why, and what it is called to do without.

use crate::engine::actions::Actions as List;
use crate::engine::total::At;
use crate::games::princes::action::{Action, MOST};
use crate::games::princes::card::{Card, Class, Effect, Passive};
use crate::games::princes::kinds::{Amounts, KINDS, Kind, KindSet};
use crate::games::princes::step::{Step, Task, Why};
use crate::games::princes::{Decision, State};
use crate::web::princes::names::{self, arg};
use crate::web::words::{Arg, Words};

/// Somebody of whom something is asked.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The position, as far as it is known.
    pub state: &'a State,
    /// Who is asked.
    pub seat: u8,
    /// What the other player is called.
    pub rival: &'a str,
}

/// What a decision asks, as a title.
pub fn question(words: &Words, asked: Asked<'_>, decision: &Decision) -> String {
    let rival = ("name", Arg::from(asked.rival));
    let count = |left: u8| ("count", Arg::from(left));
    match *decision {
        Decision::Arrange { place } => {
            words.say("princes-ask-arrange", &[("number", (place + 1).into())])
        }
        Decision::FirstStack { search: true } => words.t("princes-ask-first-search"),
        Decision::FirstStack { search: false } => words.t("princes-ask-first"),
        Decision::Roll => words.t("princes-ask-roll"),
        Decision::Turn => words.t("princes-ask-turn"),
        Decision::Gain { kinds, left, optional, .. } => {
            let keys = match optional {
                true => ("princes-ask-gain-may", "princes-ask-gain-some-may"),
                false => ("princes-ask-gain", "princes-ask-gain-some"),
            };
            of_kinds(words, keys, kinds, left, &[])
        }
        Decision::Pay { due, .. } => pay(words, &due),
        Decision::PayAny { kinds, left, .. } => {
            of_kinds(words, ("princes-ask-pay-any", "princes-ask-pay-some"), kinds, left, &[])
        }
        Decision::Demand { left, .. } => words.say("princes-ask-demand", &[count(left), rival]),
        Decision::Give { kinds, .. } => {
            of_kinds(words, ("princes-ask-give", "princes-ask-give-some"), kinds, 1, &[rival])
        }
        _ => asked_of_hand(words, asked, decision),
    }
}

/// A question about so many of these kinds: where there is one kind alone, it is told with its name.
fn of_kinds(
    words: &Words,
    (any, one): (&str, &str),
    kinds: KindSet,
    left: u8,
    more: &[(&str, Arg)],
) -> String {
    let mut args = more.to_vec();
    args.push(("count", left.into()));
    let mut each = kinds.iter();
    match (each.next(), each.next()) {
        (Some(kind), None) => {
            args.push(("what", arg(names::some(words, kind, left))));
            words.say(one, &args)
        }
        _ => {
            args.push(("kinds", arg(names::kinds(words, kinds))));
            words.say(any, &args)
        }
    }
}

/// A price is paid kind by kind: which one comes first is said, because that one is lit.
fn pay(words: &Words, due: &Amounts) -> String {
    let what = ("what", arg(names::amounts(words, due)));
    let mut kinds = Kind::ALL.into_iter().filter(|kind| due.at(kind.index()) > 0);
    match (kinds.next(), kinds.next()) {
        (Some(first), Some(_)) => {
            let first = ("kind", arg(names::kind(words, first)));
            words.say("princes-ask-pay-first", &[what, first])
        }
        _ => words.say("princes-ask-pay", &[what]),
    }
}

fn asked_of_hand(words: &Words, asked: Asked<'_>, decision: &Decision) -> String {
    let rival = ("name", Arg::from(asked.rival));
    let count = |left: u8| ("count", Arg::from(left));
    match *decision {
        Decision::Draw { left, optional, .. } => {
            let key = if optional { "princes-ask-draw-may" } else { "princes-ask-draw" };
            words.say(key, &[count(left)])
        }
        Decision::Search { .. } => words.t("princes-ask-search"),
        Decision::Take { stack, left, optional, .. } => {
            let key = if optional { "princes-ask-take-may" } else { "princes-ask-take" };
            words.say(key, &[count(left), ("stack", stack.into())])
        }
        Decision::Under { left, .. } => words.say("princes-ask-under", &[count(left)]),
        Decision::UnderOther { left, .. } => {
            words.say("princes-ask-under-other", &[count(left), rival])
        }
        Decision::UnderFighters { .. } => words.t("princes-ask-under-fighters"),
        Decision::UnderLost { card } => {
            words.say("princes-ask-under-lost", &[("card", arg(names::card(words, card)))])
        }
        Decision::Steal { .. } => words.say("princes-ask-steal", &[rival]),
        Decision::Exchange { left } => words.say("princes-ask-exchange", &[count(left)]),
        Decision::ExchangeDraw => words.t("princes-ask-exchange-draw"),
        Decision::NameOther { left, class, .. } => name_other(words, asked, class, left),
        _ => asked_of_cards(words, decision, rival),
    }
}

/// Whoever begins to name goes on as far as there is anything: no more is asked for than that.
fn name_other(words: &Words, asked: Asked<'_>, class: Class, left: u8) -> String {
    let mut legal = List::<Action, MOST>::new();
    asked.state.legal(asked.seat, &mut legal);
    let there = legal.iter().filter(|action| matches!(action, Action::Name { .. })).count();
    let count = left.min(u8::try_from(there).unwrap_or(left));
    let alone = count == 1 && asked.state.named.is_empty();
    let key = if alone { "princes-ask-name-one" } else { "princes-ask-name-other" };
    let what = ("what", arg(names::class(words, class, count)));
    words.say(key, &[what, ("name", Arg::from(asked.rival))])
}

fn asked_of_cards(words: &Words, decision: &Decision, rival: (&str, Arg)) -> String {
    let of_card = |of| [("card", arg(names::card(words, of)))];
    match *decision {
        Decision::LoseNamed { .. } => words.t("princes-ask-lose-named"),
        Decision::LoseOwn { class, .. } => {
            words.say("princes-ask-lose-own", &[("what", arg(names::class(words, class, 1)))])
        }
        Decision::HandOver { .. } => words.say("princes-ask-hand-over", &[rival]),
        Decision::Place { card } => words.say("princes-ask-place", &of_card(card)),
        Decision::Offer { left, .. } => {
            words.say("princes-ask-offer", &[("count", left.into()), rival])
        }
        Decision::TakeOffered { .. } => words.t("princes-ask-take-offered"),
        Decision::NameHero { .. } => words.t("princes-ask-name-hero"),
        Decision::NameRival { .. } => words.say("princes-ask-name-rival", &[rival]),
        Decision::Reward { .. } => words.t("princes-ask-reward"),
        Decision::Up { .. } => words.t("princes-ask-up"),
        Decision::Scout => words.t("princes-ask-scout"),
        Decision::Fill { resource, .. } => {
            words.say("princes-ask-fill", &[("land", arg(names::land(words, resource)))])
        }
        Decision::Jester { .. } => words.t("princes-ask-jester"),
        Decision::Takeover { card } => words.say("princes-ask-takeover", &of_card(card)),
        Decision::Buy { left, .. } => words.say("princes-ask-buy", &[("count", left.into())]),
        _ => words.t("princes-ask-voyage"),
    }
}

/// The reason of a decision, where it has one.
pub const fn why(decision: &Decision) -> Option<Why> {
    match *decision {
        Decision::Gain { why, .. }
        | Decision::Pay { why, .. }
        | Decision::PayAny { why, .. }
        | Decision::Demand { why, .. }
        | Decision::Give { why, .. }
        | Decision::Draw { why, .. }
        | Decision::Search { why, .. }
        | Decision::Take { why, .. }
        | Decision::Under { why, .. }
        | Decision::UnderOther { why, .. }
        | Decision::UnderFighters { why }
        | Decision::Steal { why }
        | Decision::NameOther { why, .. }
        | Decision::LoseNamed { why }
        | Decision::LoseOwn { why, .. }
        | Decision::HandOver { why }
        | Decision::Offer { why, .. }
        | Decision::TakeOffered { why }
        | Decision::NameHero { why }
        | Decision::NameRival { why }
        | Decision::Reward { why, .. }
        | Decision::Fill { why, .. }
        | Decision::Buy { why, .. }
        | Decision::Voyage { why } => Some(why),
        _ => None,
    }
}

/// The reason of a decision as a sentence, or a card by its name; empty for none.
pub fn because(words: &Words, asked: Asked<'_>, decision: &Decision) -> String {
    let key = match why(decision) {
        None => return String::new(),
        Some(Why::Card(card) | Why::Build(card)) => return names::card(words, card),
        Some(Why::Setup) => "princes-because-setup",
        Some(Why::Production) => "princes-because-production",
        Some(Why::Brigands) => "princes-because-brigands",
        Some(Why::TradeDie) => "princes-because-trade-die",
        Some(Why::Celebration) => "princes-because-celebration",
        Some(Why::Harvest) => "princes-because-harvest",
        Some(Why::Centre) => "princes-because-centre",
        Some(Why::Trade) => "princes-because-trade",
        Some(Why::Exchange) => "princes-because-exchange",
        Some(Why::Hand) => {
            let limit = asked.state.hand_limit(asked.seat) as u32;
            return words.say("princes-because-hand", &[("count", limit.into())]);
        }
    };
    words.t(key)
}

/// What a reward is called: resources, or the triumph card raised.
pub fn reward(words: &Words, state: &State, seat: u8, triumph: bool) -> String {
    if triumph {
        let level = state.realm(seat).triumph_level().unwrap_or(0) + 1;
        return words.say("princes-do-triumph", &[("level", level.into())]);
    }
    let count = match state.decision(seat) {
        Some(Decision::Reward { sure, more, .. }) => sure + more,
        _ => 2,
    };
    words.say("princes-do-resources", &[("count", count.into())])
}

/// What it is called to do without what is asked, or to stop.
pub fn decline_key(state: &State) -> &'static str {
    match state.task() {
        Some(Task { step: Step::Arrange(_), .. }) => "princes-do-keep",
        Some(Task { step: Step::Exchange(_), .. }) => "princes-do-no-exchange",
        Some(Task { step: Step::PlaceTransit, .. }) => "princes-do-discard",
        Some(task) if has_begun(task) => "princes-do-decline",
        _ => "princes-do-skip",
    }
}

/// Whether something of what is asked has been taken already.
fn has_begun(task: Task) -> bool {
    let effects = match task.why {
        Why::Card(card) | Why::Build(card) => card.row().effects,
        _ => &[],
    };
    let mut steps = effects.iter().flat_map(steps_of);
    let untouched = match task.step {
        Step::Jester { gained, .. } => !gained,
        Step::Takeover(..) | Step::Steal(_) | Step::NameOther { .. } | Step::Draw { .. } => true,
        Step::Take { left, .. } => {
            steps.any(|step| matches!(step, Step::Search { take, sure: false } if *take == left))
        }
        Step::Gain { kinds, left, .. } => steps.any(|step| match step {
            Step::Voyage => left == 2,
            Step::DisputeGains => saves_whole(kinds, left),
            step => *step == task.step,
        }),
        asked => steps.any(|step| *step == asked),
    };
    !untouched
}

/// The steps that an effect is made of.
fn steps_of(effect: &'static Effect) -> &'static [Step] {
    match effect {
        Effect::Play(steps) | Effect::Each(steps) | Effect::Build(steps) | Effect::Enter(steps) => {
            steps
        }
        Effect::Use(of) => of.steps,
        _ => &[],
    }
}

/// Whether it is all that a building brings in a dispute.
fn saves_whole(kinds: KindSet, left: u8) -> bool {
    let whole = |passive| match passive {
        Passive::Dispute(kind, count) => KindSet::only(kind) == kinds && count == left,
        _ => false,
    };
    Card::all().any(|card| card.row().passives().any(whole))
}

/// What is still missing for a city; nothing where it can be paid.
pub fn city_lacks(state: &State, seat: u8) -> Amounts {
    let held = state.realm(seat).amounts();
    let cost: [u8; KINDS] = crate::games::princes::build::CITY;
    core::array::from_fn(|kind| cost.at(kind).saturating_sub(held.at(kind)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Quiet};
    use crate::engine::seed::Seed;
    use crate::games::princes::Princes;
    use crate::games::princes::modes::{Mode, Options};
    use crate::games::princes::realm::Piece;
    use crate::web::words::Language;
    use crate::web::words::tests::real_of;

    fn asked_to(step: Step, why: Why) -> State {
        let options = Options::of(Mode::Intrigue);
        let mut state = Princes::start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
        state.agenda.clear();
        (state.turn, state.active) = (1, 0);
        state.agenda.push(Task { seat: 0, why, step });
        state
    }

    fn title(state: &State) -> String {
        let words = real_of(Language::English, "princes");
        let decision = state.decision(0).unwrap();
        question(&words, Asked { state, seat: 0, rival: "Benno" }, &decision)
    }

    #[test]
    fn no_more_units_are_to_be_named_than_there_are() {
        let step = Step::NameOther { class: Class::Unit, left: 3, optional: true };
        let mut state = asked_to(step, Why::Build(Card::BISHOPS_SEE));
        state.realm_mut(1).sites[5][0] = Piece::new(Card::AUSTIN);
        state.refresh(&mut Quiet);
        assert_eq!(title(&state), "Name a unit of Benno: that card is lost");
        state.realm_mut(1).sites[5][2] = Piece::new(Card::SIWARD);
        state.refresh(&mut Quiet);
        assert_eq!(title(&state), "Name 2 units of Benno: one of those named is lost");
    }

    #[test]
    fn one_kind_is_told_with_its_number_and_a_price_by_what_is_lit() {
        let gold = Step::Gain { kinds: KindSet::GOLD, left: 3, optional: true };
        assert_eq!(title(&asked_to(gold, Why::Harvest)), "Store up to 3 gold");
        let any = Step::Gain { kinds: KindSet::ANY, left: 1, optional: false };
        assert_eq!(title(&asked_to(any, Why::Harvest)), "Store one resource: any kind");
        let city = asked_to(Step::Pay(crate::games::princes::build::CITY), Why::Centre);
        let asks = "Pay 2 grain and 3 ore: first the grain, from which region?";
        assert_eq!(title(&city), asks);
    }

    #[test]
    fn to_stop_is_called_so_only_after_something_was_taken() {
        let of = |step, card| decline_key(&asked_to(step, Why::Card(card)));
        let buy = |left| of(Step::Buy(left), Card::TRAVELING_MERCHANT);
        assert_eq!((buy(2), buy(1)), ("princes-do-skip", "princes-do-decline"));
        let gold = |left| {
            let step = Step::Gain { kinds: KindSet::GOLD, left, optional: true };
            of(step, Card::RELIGIOUS_DISPUTE)
        };
        assert_eq!((gold(3), gold(2)), ("princes-do-skip", "princes-do-decline"));
        let exchange = asked_to(Step::Exchange(1), Why::Exchange);
        assert_eq!(decline_key(&exchange), "princes-do-no-exchange");
    }

    #[test]
    fn a_settlement_says_what_it_needs_to_become_a_city() {
        let state = asked_to(Step::Act, Why::Hand);
        assert_eq!(city_lacks(&state, 0).iter().sum::<u8>(), 3);
    }
}
