//! Questions, their reasons, and the labels of declining.

use crate::engine::actions::Actions as List;
use crate::engine::total::At;
use crate::games::princes::action::{Action, MOST};
use crate::games::princes::card::{Card, Class};
use crate::games::princes::kinds::{Amounts, Kind, KindSet};
use crate::games::princes::row::{Ability, Passive};
use crate::games::princes::state::other;
use crate::games::princes::step::{
    CardEffect, Choice, EventEffect, GainChoice, HandChoice, HeroChoice, JesterChoice, LossChoice,
    PaymentChoice, RegionChoice, ResourceEffect, SetupChoice, StackChoice, Step, Task, TurnChoice,
    Why,
};
use crate::games::princes::{Decision, State};
use crate::web::princes::words::names::{self, arg};
use crate::web::words::{Arg, Words};

/// The context of a question.
#[derive(Clone, Copy)]
pub struct PromptContext<'a> {
    /// The position as known to the seat.
    pub state: &'a State,
    /// The seat that is asked.
    pub seat: u8,
    /// The other player's name.
    pub rival: &'a str,
}

/// A decision's question, as a title.
pub fn question(words: &Words, asked: PromptContext<'_>, decision: &Decision) -> String {
    match decision.choice {
        Choice::Setup(of) => of_setup(words, of),
        Choice::Turn(TurnChoice::Roll) => words.t("princes-ask-roll"),
        Choice::Turn(TurnChoice::Act) => words.t("princes-ask-turn"),
        Choice::Gain(of) => of_gain(words, of),
        Choice::Payment(of) => of_payment(words, asked, of),
        Choice::Stack(of) => of_stack(words, of),
        Choice::Hand(of) => of_hand(words, asked, of),
        Choice::Loss(of) => of_loss(words, asked, of),
        Choice::Hero(of) => of_hero(words, asked, of),
        Choice::Region(RegionChoice::Up) => words.t("princes-ask-up"),
        Choice::Region(RegionChoice::Scout) => words.t("princes-ask-scout"),
        Choice::Jester(JesterChoice::Jester { .. }) => words.t("princes-ask-jester"),
        Choice::Jester(JesterChoice::Takeover { card, .. }) => {
            words.say("princes-ask-takeover", &[("card", arg(names::card(words, card)))])
        }
    }
}

fn of_setup(words: &Words, choice: SetupChoice) -> String {
    match choice {
        SetupChoice::Arrange { place: 0 } => words.t("princes-ask-arrange-first"),
        SetupChoice::Arrange { place } => {
            words.say("princes-ask-arrange", &[("number", (place + 1).into())])
        }
        SetupChoice::PickSet { .. } => words.t("princes-ask-pick-set"),
        SetupChoice::FirstStack { search: true } => words.t("princes-ask-first-search"),
        SetupChoice::FirstStack { search: false } => words.t("princes-ask-first"),
    }
}

fn of_gain(words: &Words, choice: GainChoice) -> String {
    match choice {
        GainChoice::Gain { kinds, left, optional } => {
            let keys = match optional {
                true => ("princes-ask-gain-may", "princes-ask-gain-some-may"),
                false => ("princes-ask-gain", "princes-ask-gain-some"),
            };
            of_kinds(words, keys, kinds, left, &[])
        }
        GainChoice::Fill { resource } => {
            words.say("princes-ask-fill", &[("land", arg(names::land(words, resource)))])
        }
        GainChoice::Deposit { .. } => words.t("princes-ask-deposit"),
        GainChoice::Buy { left } => words.say("princes-ask-buy", &[("count", left.into())]),
        GainChoice::Voyage => words.t("princes-ask-voyage"),
        GainChoice::Tithe => words.t("princes-ask-tithe"),
        GainChoice::Reward { .. } => words.t("princes-ask-reward"),
    }
}

fn of_payment(words: &Words, asked: PromptContext<'_>, choice: PaymentChoice) -> String {
    let rival = ("name", Arg::from(asked.rival));
    match choice {
        PaymentChoice::Pay { due } => pay(words, &due),
        PaymentChoice::PayAny { kinds, left } => {
            of_kinds(words, ("princes-ask-pay-any", "princes-ask-pay-some"), kinds, left, &[])
        }
        PaymentChoice::Demand { kinds, left, optional } => {
            let keys = match optional {
                true => ("princes-ask-demand-may", "princes-ask-demand-some-may"),
                false => ("princes-ask-demand", "princes-ask-demand-some"),
            };
            of_kinds(words, keys, kinds, left, &[rival])
        }
        PaymentChoice::GiveInto { region, .. } => {
            let kinds = KindSet::only(region.kind());
            of_kinds(words, ("princes-ask-give", "princes-ask-give-some"), kinds, 1, &[rival])
        }
        PaymentChoice::Give { kinds } => {
            of_kinds(words, ("princes-ask-give", "princes-ask-give-some"), kinds, 1, &[rival])
        }
    }
}

/// A question about an amount of these kinds; a single kind is named.
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
        (None, _) | (Some(_), Some(_)) => {
            args.push(("kinds", arg(names::kinds(words, kinds))));
            words.say(any, &args)
        }
    }
}

/// A payment is made kind by kind: the question names the first one, which is lit.
fn pay(words: &Words, due: &Amounts) -> String {
    let what = ("what", arg(names::amounts(words, due)));
    let mut kinds = Kind::ALL.into_iter().filter(|kind| due.at(kind.index()) > 0);
    match (kinds.next(), kinds.next()) {
        (Some(first), Some(_)) => {
            let first = ("kind", arg(names::kind(words, first)));
            words.say("princes-ask-pay-first", &[what, first])
        }
        (None, _) | (Some(_), None) => words.say("princes-ask-pay", &[what]),
    }
}

fn of_stack(words: &Words, choice: StackChoice) -> String {
    match choice {
        StackChoice::Draw { left, optional } => {
            let key = if optional { "princes-ask-draw-may" } else { "princes-ask-draw" };
            words.say(key, &[("count", left.into())])
        }
        StackChoice::MaySearch => words.t("princes-ask-search-may"),
        StackChoice::Search { .. } => words.t("princes-ask-search"),
        StackChoice::Take { stack, left, optional } => {
            let key = if optional { "princes-ask-take-may" } else { "princes-ask-take" };
            words.say(key, &[("count", left.into()), ("stack", stack.into())])
        }
        StackChoice::ExchangeDraw => words.t("princes-ask-exchange-draw"),
    }
}

fn of_hand(words: &Words, asked: PromptContext<'_>, choice: HandChoice) -> String {
    let rival = ("name", Arg::from(asked.rival));
    let count = |left: u8| ("count", Arg::from(left));
    match choice {
        HandChoice::Exchange { left } => words.say("princes-ask-exchange", &[count(left)]),
        HandChoice::Under { left } => words.say("princes-ask-under", &[count(left)]),
        HandChoice::UnderOther { left } => {
            words.say("princes-ask-under-other", &[count(left), rival])
        }
        HandChoice::UnderFighters => words.t("princes-ask-under-fighters"),
        HandChoice::UnderLost => of_transit(words, "princes-ask-under-lost", asked),
        HandChoice::TakeAny => words.say("princes-ask-take-any", &[rival]),
        HandChoice::Ward => words.t("princes-ask-ward"),
        HandChoice::Steal { .. } => words.say("princes-ask-steal", &[rival]),
    }
}

/// A question about the card in transit.
fn of_transit(words: &Words, key: &str, asked: PromptContext<'_>) -> String {
    words.say(key, &[("card", arg(names::card(words, asked.state.transit())))])
}

/// Naming goes on while any card can be named; the number is limited to the cards there are.
fn name_other(words: &Words, asked: PromptContext<'_>, class: Class, left: u8) -> String {
    let mut legal = List::<Action, MOST>::new();
    asked.state.legal(asked.seat, &mut legal);
    let there = legal.iter().filter(|action| matches!(action, Action::Name { .. })).count();
    let count = left.min(u8::try_from(there).unwrap_or(left));
    let alone = count == 1 && asked.state.named().is_empty();
    let key = if alone { "princes-ask-name-one" } else { "princes-ask-name-other" };
    let what = ("what", arg(names::class(words, class, count)));
    words.say(key, &[what, ("name", Arg::from(asked.rival))])
}

fn of_loss(words: &Words, asked: PromptContext<'_>, choice: LossChoice) -> String {
    let own =
        |class| words.say("princes-ask-lose-own", &[("what", arg(names::class(words, class, 1)))]);
    match choice {
        LossChoice::NameOther { class, left, .. } => name_other(words, asked, class, left),
        LossChoice::LoseNamed { .. } => words.t("princes-ask-lose-named"),
        LossChoice::LoseOwn { class, .. } => own(class),
        LossChoice::DiscardForeign => own(Class::Building),
        LossChoice::Burn => words.say("princes-ask-burn", &[("name", Arg::from(asked.rival))]),
        LossChoice::Riot { due } => words.say("princes-ask-riot", &[("count", due.into())]),
    }
}

fn of_hero(words: &Words, asked: PromptContext<'_>, choice: HeroChoice) -> String {
    let rival = ("name", Arg::from(asked.rival));
    match choice {
        HeroChoice::HandOver => words.say("princes-ask-hand-over", &[rival]),
        HeroChoice::Place => of_transit(words, "princes-ask-place", asked),
        HeroChoice::Offer { left, .. } => {
            words.say("princes-ask-offer", &[("count", left.into()), rival])
        }
        HeroChoice::TakeOffered { .. } => words.t("princes-ask-take-offered"),
        HeroChoice::NameHero => words.t("princes-ask-name-hero"),
        HeroChoice::NameRival => words.say("princes-ask-name-rival", &[rival]),
    }
}

/// A decision's reason, as a sentence or a card's name; empty for none.
pub fn because(words: &Words, asked: PromptContext<'_>, decision: &Decision) -> String {
    let key = match decision.why {
        None => return String::new(),
        Some(Why::Card(card)) if compares_points(card) => return points(words, asked, card),
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

/// True if a card takes more from an opponent who leads.
fn compares_points(card: Card) -> bool {
    let behind = [ResourceEffect::DemandIfBehind.step(), ResourceEffect::DemandMoreIfBehind.step()];
    card.row().abilities.iter().flat_map(steps_of).any(|step| behind.contains(step))
}

/// A card with both players' victory points.
fn points(words: &Words, asked: PromptContext<'_>, card: Card) -> String {
    let PromptContext { state, seat, rival } = asked;
    let args = [
        ("card", arg(names::card(words, card))),
        ("own", state.victory(seat).into()),
        ("name", rival.into()),
        ("their", state.victory(other(seat)).into()),
    ];
    words.say("princes-because-points", &args)
}

/// The label of a reward: resources, or the triumph card raised.
pub fn reward(words: &Words, state: &State, seat: u8, triumph: bool) -> String {
    if triumph {
        let level = state.realm(seat).triumph_level().unwrap_or(0) + 1;
        return words.say("princes-do-triumph", &[("level", level.into())]);
    }
    let choice = state.decision(seat).map(|decision| decision.choice);
    let count = if let Some(Choice::Gain(GainChoice::Reward { sure, more })) = choice {
        sure + more
    } else {
        2
    };
    words.say("princes-do-resources", &[("count", count.into())])
}

/// The label of paying rioters.
pub fn ransom(words: &Words, state: &State) -> String {
    let step = state.task().map(|task| task.step);
    let due =
        if let Some(Step::Ask(Choice::Loss(LossChoice::Riot { due }))) = step { due } else { 1 };
    words.say("princes-do-ransom", &[("count", due.into())])
}

/// The key of the label for declining or stopping.
pub fn decline_key(state: &State) -> &'static str {
    let Some(Task { why, step: Step::Ask(choice), .. }) = state.task() else {
        return "princes-do-skip";
    };
    match choice {
        Choice::Setup(SetupChoice::Arrange { .. }) => "princes-do-keep",
        Choice::Hand(HandChoice::Exchange { .. }) => "princes-do-no-exchange",
        Choice::Hero(HeroChoice::Place) => "princes-do-discard",
        Choice::Hand(HandChoice::Ward) => "princes-do-let-happen",
        Choice::Setup(_)
        | Choice::Turn(_)
        | Choice::Gain(_)
        | Choice::Payment(_)
        | Choice::Stack(_)
        | Choice::Hand(_)
        | Choice::Loss(_)
        | Choice::Hero(_)
        | Choice::Region(_)
        | Choice::Jester(_) => match (has_begun(why, choice), choice) {
            (true, _) => stop_key(choice),
            (false, Choice::Payment(PaymentChoice::Demand { .. })) => "princes-do-take-nothing",
            (false, _) => "princes-do-skip",
        },
    }
}

/// The key of the label for stopping after a part of the choice: it says what ends.
const fn stop_key(choice: Choice) -> &'static str {
    match choice {
        Choice::Payment(PaymentChoice::Demand { .. }) => "princes-do-take-no-more",
        Choice::Stack(StackChoice::Take { .. }) => "princes-do-take-no-card-more",
        Choice::Gain(GainChoice::Gain { .. }) => "princes-do-store-no-more",
        Choice::Gain(GainChoice::Buy { .. }) => "princes-do-buy-no-more",
        Choice::Setup(_)
        | Choice::Turn(_)
        | Choice::Gain(_)
        | Choice::Payment(_)
        | Choice::Stack(_)
        | Choice::Hand(_)
        | Choice::Loss(_)
        | Choice::Hero(_)
        | Choice::Region(_)
        | Choice::Jester(_) => "princes-do-decline",
    }
}

/// True if a part of the choice has been made already.
fn has_begun(why: Why, choice: Choice) -> bool {
    let card = if let Why::Card(card) | Why::Build(card) = why { Some(card) } else { None };
    let abilities = card.map_or(&[][..], |card| card.row().abilities);
    let mut steps = abilities.iter().flat_map(steps_of).copied();
    let untouched = match choice {
        Choice::Jester(JesterChoice::Jester { gained, .. }) => !gained,
        Choice::Jester(JesterChoice::Takeover { .. })
        | Choice::Hand(HandChoice::Steal { .. } | HandChoice::TakeAny | HandChoice::Ward)
        | Choice::Stack(StackChoice::MaySearch)
        | Choice::Loss(LossChoice::NameOther { .. })
        | Choice::Stack(StackChoice::Draw { .. }) => true,
        Choice::Stack(StackChoice::Take { left, .. }) => {
            steps.any(|step| step == StackChoice::Search { take: left, sure: false }.into())
        }
        // A demand that may be declined follows one that may not, but for the one that a contest brings.
        Choice::Payment(PaymentChoice::Demand { .. }) => {
            steps.any(|step| step == CardEffect::Contest.step())
        }
        Choice::Gain(GainChoice::Gain { kinds, left, .. }) => steps.any(|step| {
            let voyage = step == GainChoice::Voyage.into() && left == 2;
            let dispute = step == EventEffect::DisputeGains.into() && saves_whole(kinds, left);
            voyage || dispute || step == Step::Ask(choice)
        }),
        asked => steps.any(|step| step == Step::Ask(asked)),
    };
    !untouched
}

/// The steps of an ability.
fn steps_of(ability: &'static Ability) -> &'static [Step] {
    match ability {
        Ability::Play(steps)
        | Ability::Each(steps)
        | Ability::Build(steps)
        | Ability::Enter(steps) => steps,
        Ability::Use(of) => of.steps,
        Ability::Trade(_)
        | Ability::While(_)
        | Ability::BeforeRoll
        | Ability::WithSettlement
        | Ability::WithBuilding
        | Ability::Heralds
        | Ability::Wards
        | Ability::ShelvedUnder(_) => &[],
    }
}

/// True if this is the full gain that a card brings after a dispute.
fn saves_whole(kinds: KindSet, left: u8) -> bool {
    let is_whole = |passive| {
        if let Passive::Dispute(kind, count) = passive {
            KindSet::only(kind) == kinds && count == left
        } else {
            false
        }
    };
    Card::all().any(|card| card.row().passives().any(is_whole))
}

/// The resources still missing for a price; none if it can be paid.
pub fn lacks(state: &State, seat: u8, cost: &Amounts) -> Amounts {
    let held = state.realm(seat).amounts();
    core::array::from_fn(|kind| cost.at(kind).saturating_sub(held.at(kind)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Quiet};
    use crate::engine::seed::Seed;
    use crate::games::princes::Princes;
    use crate::games::princes::modes::Mode;
    use crate::games::princes::options::Options;
    use crate::games::princes::realm::Piece;
    use crate::web::words::Language;
    use crate::web::words::tests::real_of;

    fn asked_to(step: impl Into<Step>, why: Why) -> State {
        let options = Options::of(Mode::Intrigue);
        let mut state = Princes::start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
        (*state.edit().turn(), *state.edit().active()) = (1, 0);
        state.edit().only(0, why, step);
        state
    }

    #[test]
    fn a_voyage_of_plunder_says_the_points_that_it_compares() {
        let words = real_of(Language::English, "princes");
        let step = PaymentChoice::Demand { kinds: KindSet::ANY, left: 1, optional: false };
        let said = |why, seat: u8, change: &dyn Fn(&mut State)| {
            let mut state = asked_to(step, Why::Card(why));
            state.edit().only(seat, Why::Card(why), step);
            change(&mut state);
            let decision = state.decision(seat).unwrap();
            because(&words, PromptContext { state: &state, seat, rival: "Benno" }, &decision)
        };
        let same = |_: &mut State| {};
        let voyage = Card::VOYAGE_OF_PLUNDER;
        assert_eq!(said(voyage, 0, &same), "Plunder: you 2, Benno 2 victory points");
        let city = |state: &mut State| {
            state.edit().realm(1).centres[5] = crate::games::princes::realm::Centre::City;
            state.edit().count();
        };
        assert_eq!(said(voyage, 0, &city), "Plunder: you 2, Benno 3 victory points");
        assert_eq!(said(voyage, 1, &city), "Plunder: you 3, Benno 2 victory points");
        assert_eq!(said(Card::GUDRUN, 0, &city), names::card(&words, Card::GUDRUN));
    }

    fn title(state: &State) -> String {
        let words = real_of(Language::English, "princes");
        let decision = state.decision(0).unwrap();
        question(&words, PromptContext { state, seat: 0, rival: "Benno" }, &decision)
    }

    #[test]
    fn no_more_units_are_to_be_named_than_there_are() {
        let step = LossChoice::NameOther { class: Class::Unit, left: 3, optional: true };
        let mut state = asked_to(step, Why::Build(Card::BISHOPS_SEE));
        state.edit().realm(1).sites[5][0] = Piece::new(Card::AUSTIN);
        state.edit().count();
        assert_eq!(title(&state), "Name a unit of Benno: that card will be lost");
        state.edit().realm(1).sites[5][2] = Piece::new(Card::SIWARD);
        state.edit().count();
        assert_eq!(title(&state), "Name 2 units of Benno: one of them will be lost");
    }

    #[test]
    fn one_kind_is_told_with_its_number_and_a_price_by_what_is_lit() {
        let gold = GainChoice::Gain { kinds: KindSet::GOLD, left: 3, optional: true };
        assert_eq!(title(&asked_to(gold, Why::Harvest)), "Store up to 3 gold");
        let any = GainChoice::Gain { kinds: KindSet::ANY, left: 1, optional: false };
        assert_eq!(title(&asked_to(any, Why::Harvest)), "Store one resource (any kind)");
        let demand = |kinds, optional| PaymentChoice::Demand { kinds, left: 1, optional };
        let taken = |kinds, optional| title(&asked_to(demand(kinds, optional), Why::Harvest));
        assert_eq!(taken(KindSet::ANY, false), "Take a resource from Benno");
        assert_eq!(taken(KindSet::ANY, true), "You may take a resource from Benno");
        assert_eq!(taken(KindSet::GOLD, false), "Take 1 gold from Benno");
        let city =
            asked_to(PaymentChoice::Pay { due: crate::games::princes::build::CITY }, Why::Centre);
        let asks = "Pay 2 grain and 3 ore: first the grain, from which region?";
        assert_eq!(title(&city), asks);
    }

    #[test]
    fn to_stop_is_called_so_only_after_something_was_taken() {
        let of = |step: Step, card| decline_key(&asked_to(step, Why::Card(card)));
        let buy = |left| of(GainChoice::Buy { left }.step(), Card::TRAVELING_MERCHANT);
        assert_eq!((buy(2), buy(1)), ("princes-do-skip", "princes-do-buy-no-more"));
        let gold = |left| {
            let step = GainChoice::Gain { kinds: KindSet::GOLD, left, optional: true };
            of(step.step(), Card::RELIGIOUS_DISPUTE)
        };
        assert_eq!((gold(3), gold(2)), ("princes-do-skip", "princes-do-store-no-more"));
        let more = PaymentChoice::Demand { kinds: KindSet::ANY, left: 1, optional: true };
        let demand = |card| of(more.step(), card);
        assert_eq!(demand(Card::VOYAGE_OF_PLUNDER), "princes-do-take-no-more");
        assert_eq!(demand(Card::HERO_CONTEST), "princes-do-take-nothing");
        let exchange = asked_to(HandChoice::Exchange { left: 1 }, Why::Exchange);
        assert_eq!(decline_key(&exchange), "princes-do-no-exchange");
    }

    #[test]
    fn a_settlement_says_what_it_needs_to_become_a_city() {
        let state = asked_to(TurnChoice::Act, Why::Hand);
        assert_eq!(lacks(&state, 0, &crate::games::princes::build::CITY).iter().sum::<u8>(), 3);
    }
}
