//! Loss per decision and luck of the analysed games, and the analysis of those that have none yet.

use super::against_level;
use super::queue::{self, Stage};
use crate::bots::analysis::kept::KeptAccounts;
use crate::web::games::GamePage;
use crate::web::library::analysed::{Accounts, Analysed, Group, Play, sorted_out};
use crate::web::library::analyses;
use crate::web::library::entry::Entry;
use crate::web::pages::trend::{Course, Point, trends};
use crate::web::state::use_ctx;
use crate::web::thinking::background::{self, News};
use crate::web::words::Words;
use crate::web::words::number::{decimal, rounded, signed};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The accounts of all kept analyses, and of those that end meanwhile.
#[hook]
pub(super) fn use_accounts() -> Rc<Accounts> {
    let shown = use_state_eq(Rc::<Accounts>::default);
    let known = use_mut_ref(Accounts::new);
    use_effect_with((), {
        let shown = shown.setter();
        move |()| {
            let (first, set) = (known.clone(), shown.clone());
            spawn_local(async move {
                let kept = analyses::all().await;
                let read = |(id, bytes): (_, Vec<u8>)| Some((id, KeptAccounts::of_bytes(&bytes)?));
                let mut known = first.borrow_mut();
                // Those that have ended meanwhile are newer.
                for (id, accounts) in kept.into_iter().filter_map(read) {
                    known.entry(id).or_insert(accounts);
                }
                set.set(Rc::new(known.clone()));
            });
            let listening = background::listen(Callback::from(move |news: News| {
                let News::Ended { id, kept: Some(bytes), .. } = news else { return };
                if let Some(accounts) = KeptAccounts::of_bytes(&bytes) {
                    known.borrow_mut().insert(id, accounts);
                    shown.set(Rc::new(known.borrow().clone()));
                }
            }));
            move || drop(listening)
        }
    });
    (*shown).clone()
}

#[derive(Properties, PartialEq, Clone)]
pub(super) struct OthersProps {
    /// All stored games.
    pub(super) games: Rc<Vec<Rc<Entry>>>,
    /// The accounts of the analysed ones.
    pub(super) accounts: Rc<Accounts>,
}

/// The number of analysed games, and a button that analyses the others.
#[component]
pub(super) fn Others(props: &OthersProps) -> Html {
    let ctx = use_ctx();
    let stage = use_state_eq(queue::stage);
    use_effect_with((), {
        let stage = stage.setter();
        move |()| {
            let on_news = Callback::from(move |_: News| stage.set(queue::stage()));
            let listening = background::listen(on_news);
            move || drop(listening)
        }
    });
    let (count, others) = sorted_out(&props.games, &props.accounts);
    let total = count + others.len();
    if total == 0 {
        return Html::default();
    }
    let words = &ctx.words;
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX).into();
    let status = match *stage {
        Stage::Failed => words.t("statistics-analyse-failed"),
        _ => {
            words.say("statistics-analysed", &[("count", number(count)), ("total", number(total))])
        }
    };
    let on_begin = {
        let (others, library) = (others.clone(), ctx.library.clone());
        Callback::from(move |_: MouseEvent| queue::begin(&others, library.clone()))
    };
    let begin = || {
        let label = words.say("statistics-analyse", &[("count", number(others.len()))]);
        html! { <button type="button" class="btn" onclick={on_begin.clone()}>{ label }</button> }
    };
    html! {
        <section class="card sheet analyse" aria-labelledby="analyse-title">
            <h2 id="analyse-title">{ words.t("statistics-luck-title") }</h2>
            <p class="keeps">{ words.t("statistics-luck-say") }</p>
            <p role="status">{ status }</p>
            if let Stage::Working { number, count, percent } = *stage { { working(words, number, count, percent) } }
            else if !others.is_empty() { { begin() } }
        </section>
    }
}

/// The progress, with a button that stops.
fn working(words: &Words, number: u32, count: u32, percent: u8) -> Html {
    let args = [("number", number.into()), ("count", count.into()), ("percent", percent.into())];
    let said = words.say("statistics-analysing", &args);
    let value = 100 * number.saturating_sub(1) + u32::from(percent);
    html! { <>
        <p>{ said.clone() }</p>
        <progress max={(100 * count).to_string()} value={value.to_string()} aria-label={said} />
        <button type="button" class="btn" onclick={Callback::from(|_: MouseEvent| queue::stop())}>
            { words.t("statistics-analyse-stop") }
        </button>
    </> }
}

/// Loss and luck of a game's analysed games: a chart of each by person, and a table by opponents.
pub(super) fn of_game(words: &Words, game: &GamePage, analysed: &Analysed) -> Html {
    let groups = [(&analysed.together, false), (&analysed.alone, true)];
    let shown = groups.into_iter().filter(|(group, _)| !group.against.is_empty());
    let shown = shown.map(|(group, alone)| {
        html! { <>
            { table(words, (game.unit)(alone), group, alone) }
            <div class="pair">
                { chart(words, game, group, alone, &LOSS) }
                { chart(words, game, group, alone, &LUCK) }
            </div>
        </> }
    });
    html! { <>{ for shown }</> }
}

/// A value of a game over time: its key in the wording, the value, and the value as text.
struct Measured {
    key: &'static str,
    of: fn(&Play) -> i32,
    say: fn(&Words, i32) -> String,
}

const LOSS: Measured = Measured { key: "loss", of: Play::loss, say: fine };
const LUCK: Measured = Measured {
    key: "luck",
    of: |play| play.account.luck,
    say: |words, value| signed(words, value),
};

/// Thousandths with two decimals.
fn fine(words: &Words, thousandths: i32) -> String {
    decimal(words, rounded(thousandths, 10), 2)
}

fn in_unit(words: &Words, key: &str, unit: &str, alone: bool) -> String {
    let said = words.t(&format!("statistics-{key}-{unit}"));
    if alone { words.say("statistics-alone-of", &[("what", said.as_str().into())]) } else { said }
}

fn chart(words: &Words, game: &GamePage, group: &Group, alone: bool, what: &Measured) -> Html {
    let point = |play: &Play| Point { saved: play.saved, value: (what.of)(play), won: play.won };
    let people = group.people.iter();
    let people = people.map(|(name, plays)| (name.clone(), plays.iter().map(point).collect()));
    let kind = if alone { "alone" } else { "together" };
    let course = Course {
        id: format!("{}-{kind}-{}", what.key, game.name),
        title: in_unit(words, what.key, (game.unit)(alone), alone),
        say: &|value| (what.say)(words, value),
    };
    trends(words, &course, &people.collect::<Vec<_>>())
}

/// Means by the strongest opponent.
fn table(words: &Words, unit: &str, group: &Group, alone: bool) -> Html {
    let head = |key: &str| html! { <th scope="col">{ words.t(key) }</th> };
    let name = |level: u8| match level {
        0 if alone => words.t("statistics-alone"),
        0 => words.t("statistics-among-people"),
        level => against_level(words, level),
    };
    html! {
        <table class="errors">
            <caption>{ in_unit(words, "errors", unit, alone) }</caption>
            <thead><tr>
                <td></td>{ head("statistics-games") }{ head("statistics-loss") }{ head("statistics-luck") }
            </tr></thead>
            <tbody>{ for group.against.iter().map(|(level, mean)| html! {
                <tr key={*level}>
                    <th scope="row">{ name(*level) }</th>
                    <td>{ mean.games }</td>
                    <td>{ fine(words, mean.loss()) }</td>
                    <td>{ signed(words, mean.luck()) }</td>
                </tr>
            }) }</tbody>
        </table>
    }
}
