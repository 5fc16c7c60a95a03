//! Laws of the table over whole games of all modes and of duels with several sets: every part of every action
//! can be touched, every question has its sentence, every action its words.

use super::*;
use crate::engine::actions::Actions as List;
use crate::engine::chance::{Chance, Draw};
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Looker;
use crate::engine::seed::Seed;
use crate::games::princes::action::MOST;
use crate::games::princes::card::{Card, Set, Sets};
use crate::games::princes::kinds::Region;
use crate::games::princes::modes::Mode;
use crate::games::princes::options::{Options, Way};
use crate::games::princes::realm::{Centre, Piece};
use crate::games::princes::state::{Slot, other};
use crate::games::princes::step::{GainChoice, LossChoice, Step};
use crate::web::princes::model::choosing::{Choosing, choosing};
use crate::web::princes::model::parts::{Chooser, Part, Path, Verb};
use crate::web::princes::model::plan::Plan;
use crate::web::princes::model::zones::{Zone, zone};
use crate::web::words::Language;
use crate::web::words::tests::real_of;
use std::collections::BTreeSet;
use std::mem::discriminant;

/// Three sets of the six, such that each set occurs.
const DUELS: [[Set; 3]; 4] = [
    [Set::Gold, Set::Turmoil, Set::Progress],
    [Set::Intrigue, Set::Gold, Set::Turmoil],
    [Set::Merchants, Set::Gold, Set::Progress],
    [Set::Barbarians, Set::Turmoil, Set::Progress],
];

/// The games to play.
fn tables() -> Vec<Options> {
    let modes = Mode::ALL.map(Options::of);
    let duels = DUELS.map(|sets| Options::duel(Sets::of(&sets), Way::Pick));
    let found = [Way::Pick, Way::Drawn].map(|way| Options::duel(Sets::THEMES, way));
    modes.into_iter().chain(duels).chain(found).collect()
}

/// A seat's choice in a position, with its question and actions.
struct OpenChoice<'a> {
    state: &'a State,
    seat: u8,
    decision: Decision,
    actions: &'a [Action],
}

impl OpenChoice<'_> {
    fn choosing(&self) -> Choosing {
        let chooser = Chooser { state: self.state, seat: self.seat, decision: Some(self.decision) };
        choosing(&chooser, self.actions.iter().copied())
    }
}

/// Plays a game with random actions, chosen first by kind, and visits each choice.
fn played(options: &Options, seed: u64, mut visit: impl FnMut(&OpenChoice<'_>)) {
    let mut chance = Chance::of_number(seed, 99);
    let mut state = Princes::start(options, &Seed::numbered(seed), &mut Quiet).unwrap();
    while let Some(Seat(seat)) = Princes::deciders(&state).lowest() {
        let mut legal = List::<Action, MOST>::new();
        state.legal(seat, &mut legal);
        let mut kinds: Vec<&Action> = Vec::new();
        for action in legal.iter() {
            if !kinds.iter().any(|kind| discriminant(*kind) == discriminant(action)) {
                kinds.push(action);
            }
        }
        let kind = kinds[chance.below(kinds.len() as u32) as usize];
        let alike: Vec<Action> =
            legal.iter().filter(|of| discriminant(*of) == discriminant(kind)).copied().collect();
        let action = alike[chance.below(alike.len() as u32) as usize];
        let decision = state.decision(seat).unwrap();
        visit(&OpenChoice { state: &state, seat, decision, actions: &legal });
        Princes::apply(&mut state, Seat(seat), action, &mut Quiet).unwrap();
    }
}

/// True if a part can be touched in the zone where it is shown, after the parts before it.
fn is_shown(open: &OpenChoice<'_>, before: &[Part], part: Part) -> bool {
    let OpenChoice { state, seat, decision, .. } = open;
    let hand = |seat: u8, card: Card| state.hand(seat).iter().any(|slot| slot.card == card);
    match (zone(state, part), part) {
        (Zone::Realm(realm), _) => {
            let placed = match before.first() {
                Some(Part::Hand(placed) | Part::Open(placed)) => *placed,
                _ => state.transit(),
            };
            let cells = Plan::of(state, realm).cells;
            cells.iter().any(|cell| cell.named(placed, |lit| lit == part) == Some(part))
        }
        // The hand is open only if needed.
        (Zone::Hand, Part::Hand(card)) => hand(*seat, card) && Princes::needs_hand(decision),
        (Zone::Sheet, Part::Rival(card)) => {
            hand(other(*seat), card) && Princes::needs_hand(decision)
        }
        (Zone::Stacks, Part::Open(card)) => state.open().contains(&card),
        (Zone::Stacks, Part::Stack(stack)) => {
            (1..=state.stack_count()).contains(&usize::from(stack))
        }
        (Zone::Sets, Part::Set(set)) => !state.sets().has(set),
        (Zone::End, Part::Verb(Verb::Take)) => {
            matches!(before, [.., Part::Sight(_) | Part::Rival(_)])
        }
        (Zone::End, _) => before.is_empty(),
        (Zone::Sheet | Zone::Stacks | Zone::Buttons, _) => true,
        (Zone::Hand | Zone::Sets, _) => false,
    }
}

#[test]
fn every_part_of_every_action_lies_where_it_can_be_touched_and_leads_to_that_action() {
    let mut asked = BTreeSet::new();
    for (number, options) in (0..).zip(tables()) {
        let mut step = 0usize;
        played(&options, number, |open| {
            asked.insert(kind_of(&open.decision.choice));
            step += 1;
            // Turns are much alike: some of them, with a few paths each, are enough.
            let acts = open.decision.choice == Choice::Turn(TurnChoice::Act);
            if acts && !step.is_multiple_of(4) {
                return;
            }
            let choosing = open.choosing();
            let few = if acts { 1 + open.actions.len() / 24 } else { 1 };
            for action in open.actions.iter().skip(step % few).step_by(few) {
                touched(open, &choosing, *action);
            }
        });
    }
    for kind in ["PickSet", "GiveInto", "MaySearch", "Riot", "Ward"] {
        assert!(asked.contains(kind), "nobody was asked for {kind}: {asked:?}");
    }
}

/// The name of a choice.
fn kind_of(choice: &Choice) -> String {
    let said = format!("{choice:?}");
    let inner = said.split_once('(').map_or(said.as_str(), |(_, rest)| rest);
    inner.split([' ', ')', '{']).next().unwrap_or_default().to_owned()
}

/// Touches an action part by part.
fn touched(open: &OpenChoice<'_>, choosing: &Choosing, action: Action) {
    let chooser = Chooser { state: open.state, seat: open.seat, decision: Some(open.decision) };
    let mut rows: Vec<Path> = Vec::new();
    chooser.paths(action, |row| rows.push(row));
    assert!(!rows.is_empty(), "{action} has no row");
    for row in rows {
        for (place, part) in row.iter().enumerate() {
            let shown = is_shown(open, &row[..place], *part);
            assert!(shown, "{part:?} of {action} lies nowhere: {:?}", open.decision);
            assert!(choosing.is_lit(&row[..place], *part), "{part:?} of {action} is not lit");
        }
        assert_eq!(choosing.action(&row), Some(action), "{row:?}");
    }
}

/// Asserts that a text of the page is complete.
fn is_whole(text: &str) -> bool {
    !text.is_empty() && !text.contains("princes-") && !text.contains("{ $") && !text.contains("  ")
}

#[test]
fn every_question_has_its_sentence_and_every_action_its_words() {
    let names: Vec<Text> = ["Anna", "Benno"].map(Text::from).to_vec();
    let languages = Language::ALL.map(|language| real_of(language, "princes"));
    for (number, options) in (20..).zip(tables()) {
        let words = &languages[number as usize % languages.len()];
        let context =
            TextContext { words, names: &names, options: &options, looker: Looker::Public };
        let mut step = 0usize;
        played(&options, number, |open| {
            step += 1;
            let OpenChoice { state, seat, decision, actions } = *open;
            let asked = PromptContext { state, seat, rival: "Benno" };
            let question = prompts::question(words, asked, &decision);
            assert!(is_whole(&question), "{decision:?}: {question}");
            let because = prompts::because(words, asked, &decision);
            assert!(because.is_empty() || is_whole(&because), "{decision:?}: {because}");
            let acts = decision.choice == Choice::Turn(TurnChoice::Act);
            if acts && !step.is_multiple_of(6) {
                return;
            }
            let view = Princes::view(state, Looker::Seat(Seat(seat)));
            for action in actions {
                let text = Princes::choice(&context, &view, action);
                assert!(is_whole(&text), "{action}: {text}");
            }
            for part in open.choosing().lit(&[]) {
                if let Part::Verb(verb) = part {
                    let label = phrases::verb(words, state, seat, verb);
                    assert!(is_whole(&label), "{verb:?}: {label}");
                }
            }
        });
    }
}

/// A duel's turn of seat 0 that has come to a step, for a reason.
fn come_to(step: impl Into<Step>, why: Card, change: impl FnOnce(&mut State)) -> State {
    let options = Options::of(Mode::Duel);
    let mut state = Princes::start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
    (*state.edit().turn(), *state.edit().active()) = (1, 0);
    change(&mut state);
    state.edit().count();
    state.edit().only(0, Why::Card(why), step);
    state
}

/// Puts a card into the first city of a seat.
fn built(state: &mut State, seat: u8, card: Card) {
    let realm = state.edit().realm(seat);
    realm.centres[5] = Centre::City;
    realm.sites[5][0] = Piece::new(card);
}

#[test]
fn what_is_asked_seldom_can_be_touched_and_said_too() {
    let field: Region = "A1".parse().unwrap();
    let cache = |state: &mut State| {
        state.edit().realm(0).land_of_mut(field).unwrap().piece = Piece::new(Card::GOLD_CACHE);
        state.edit().realm(0).set_cache(Some(0));
    };
    let deposit = GainChoice::Deposit { region: field, left: 2 };
    let positions = [
        come_to(deposit, Card::YEAR_OF_PLENTY, cache),
        come_to(GainChoice::Tithe, Card::TITHE_BARN, |state| built(state, 0, Card::HARALD)),
        come_to(LossChoice::Burn, Card::ARSONIST, |state| {
            built(state, 1, Card::FESTIVAL_HALL);
            state.edit().realm(1).sites[5][1] = Piece::new(Card::ABBEY);
        }),
        come_to(LossChoice::Riot { due: 1 }, Card::RIOTS, |state| {
            built(state, 0, Card::HARALD);
            state.edit().realm(0).land_of_mut(field).unwrap().store = 1;
        }),
        come_to(HandChoice::TakeAny, Card::TRAITOR, |state| {
            state.edit().hand(1).push(Slot { card: Card::SCOUT, known: 3 });
        }),
    ];
    let words = real_of(Language::English, "princes");
    let names: Vec<Text> = ["Anna", "Benno"].map(Text::from).to_vec();
    let options = Options::of(Mode::Duel);
    let looker = Looker::Seat(Seat(0));
    let context = TextContext { words: &words, names: &names, options: &options, looker };
    let mut questions = Vec::new();
    for state in &positions {
        let mut legal = List::<Action, MOST>::new();
        state.legal(0, &mut legal);
        let decision = state.decision(0).unwrap();
        let open = OpenChoice { state, seat: 0, decision, actions: &legal };
        let choosing = open.choosing();
        assert!(legal.len() > 1, "{decision:?}");
        for action in legal.iter() {
            touched(&open, &choosing, *action);
            let said = Princes::choice(&context, &Princes::view(state, looker), action);
            assert!(is_whole(&said), "{action}: {said}");
        }
        let asked = PromptContext { state, seat: 0, rival: "Benno" };
        questions.push(prompts::question(&words, asked, &decision));
    }
    let expected = [
        "Where does the gold go: the gold field or the cache?",
        "Grain or wool, one for each of your heroes?",
        "Which building of Benno burns?",
        "Pay 1 gold, or give up a unit?",
        "You see the hand of Benno: take a card, or none",
    ];
    assert_eq!(questions, expected);
}

#[test]
fn rioters_are_paid_by_a_button_that_says_how_much() {
    let words = real_of(Language::English, "princes");
    let state = come_to(LossChoice::Riot { due: 2 }, Card::RIOTS, |state| {
        built(state, 0, Card::HARALD);
    });
    assert_eq!(phrases::verb(&words, &state, 0, Verb::Ransom), "Pay 2 gold");
}

#[test]
fn nobody_else_learns_what_could_ward_an_event_off() {
    let words = real_of(Language::English, "princes");
    let names: Vec<Text> = ["Anna", "Benno"].map(Text::from).to_vec();
    let options = Options::of(Mode::Turmoil);
    let looker = Looker::Public;
    let context = TextContext { words: &words, names: &names, options: &options, looker };
    let reason = |step: HandChoice| {
        let state = come_to(step, Card::FEUD, |_| {});
        Princes::handover_reason(&context, &Princes::view(&state, looker), Seat(0))
    };
    assert_eq!(reason(HandChoice::Ward), Text::default());
    assert_ne!(reason(HandChoice::Under { left: 1 }), Text::default());
    let ward = come_to(HandChoice::Ward, Card::FEUD, |_| {}).decision(0).unwrap();
    assert!(Princes::needs_hand(&ward), "the table is covered");
}
