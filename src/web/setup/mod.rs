//! The setup page shared by all games: players, seed and link, undo. A game adds its own choices.

mod draft;
mod link;
mod names;
mod quick;
mod seats;
mod steps;

pub use draft::{Draft, DraftError, short};
pub use names::{computer_names, name};
pub use steps::{HEAVIEST, Preset, drawn_later, title};

use crate::engine::link as links;
use crate::engine::link::LinkError;
use crate::engine::seed::Seed;
use crate::web::frame::top;
use crate::web::notice;
use crate::web::session::{
    About, AnySession, COLOURS, Day, Policy, Seating, Sentence, Session, WebGame,
};
use crate::web::state::{self, Action, Challenge, Ctx, OpenedLink, Page, State, use_ctx};
use crate::web::table::begun;
use crate::web::ui::widgets::segments;
use crate::web::words::Words;
use core::fmt::Debug;
use core::ops::RangeInclusive;
use std::rc::Rc;
use yew::prelude::*;

/// A game's contribution to its setup page.
pub trait SetupGame: WebGame + Copy + Eq + Debug {
    /// Choices besides the players.
    type Choices: Clone + Eq + Debug + Default + 'static;

    /// Number of seats at a new table.
    const USUAL_SEATS: u8;

    /// Number of colours.
    const COLOURS: u8 = 5;

    /// Possible numbers of players with these choices.
    fn places(_choices: &Self::Choices) -> RangeInclusive<u8> {
        Self::SEATS
    }

    /// The options from these choices.
    ///
    /// # Errors
    /// If they can't be combined.
    fn options(choices: &Self::Choices, players: u8) -> Result<Self::Options, Self::OptionsError>;

    /// The choices that lead to these options.
    fn choices(options: &Self::Options) -> Self::Choices;

    /// The number of players with these options.
    fn players(options: &Self::Options) -> u8;

    /// Adapts choices that belong to seats when two seats are exchanged.
    fn swapped(_choices: &mut Self::Choices, _seat: usize, _other: usize) {}

    /// Adapts choices that belong to seats when a seat is removed.
    fn removed(_choices: &mut Self::Choices, _seat: usize) {}

    /// Changes the usual first game into the table of a day's game, set up for one person.
    fn of_day(_draft: &mut Draft<Self>, _day: Day) {}

    /// Title of the page.
    fn heading(words: &Words) -> String {
        let game = words.t(&format!("game-{}", Self::NAME));
        words.say("setup-title-of", &[("game", game.as_str().into())])
    }

    /// Letter of a seat's team, in games with teams.
    fn team_letter(_choices: &Self::Choices, _seat: usize) -> Option<char> {
        None
    }

    /// Choices shown above the seats.
    fn above_seats(_ctx: &Ctx, _draft: &Rc<Draft<Self>>) -> Html {
        Html::default()
    }

    /// The named setups, starting with that for a first game.
    fn presets(choices: &Self::Choices) -> &'static [Preset];

    /// The named setup currently chosen; `None` for a custom one.
    fn preset(draft: &Draft<Self>) -> Option<usize>;

    /// Picture of a named setup: its board, its sheet, its cards.
    fn preset_picture(_words: &Words, _choices: &Self::Choices, _preset: usize) -> Html {
        Html::default()
    }

    /// Picture of a seat's place at the table that will be: its board, its sheet, its first cards.
    fn seat_picture(_words: &Words, _draft: &Draft<Self>, _seat: usize) -> Html {
        Html::default()
    }

    /// Applies a named setup.
    fn take(draft: &mut Draft<Self>, preset: usize);

    /// The game's own choices below the named setups: boards, sheets, sets of cards.
    fn boards(_ctx: &Ctx, _draft: &Rc<Draft<Self>>) -> Html {
        Html::default()
    }

    /// Expansions, shown on a sheet of their own whose heading has the id "extras-title".
    fn extras(_ctx: &Ctx, _draft: &Rc<Draft<Self>>) -> Option<Html> {
        None
    }

    /// Rows of advanced choices, each a name and a control: an edition, the first player.
    fn advanced(_ctx: &Ctx, _draft: &Rc<Draft<Self>>) -> Html {
        Html::default()
    }

    /// The table in a few words: "Three players, the first side".
    fn summary(words: &Words, draft: &Draft<Self>) -> String;

    /// Note on the table; may be empty.
    fn note(words: &Words, draft: &Draft<Self>) -> String;
}

/// A change of the table being set up.
pub type Change<G> = Box<dyn Fn(&mut Draft<G>)>;

/// A change from a closure.
pub fn change<G: SetupGame>(change: impl Fn(&mut Draft<G>) + 'static) -> Change<G> {
    Box::new(change)
}

/// Applies changes to the table being set up.
pub fn changer<G: SetupGame>(ctx: &Ctx, draft: &Rc<Draft<G>>) -> Callback<Change<G>> {
    let (ctx, drawn) = (ctx.clone(), draft.clone());
    Callback::from(move |change: Change<G>| ctx.act(Action::Draft(made_on(drawn.clone(), change))))
}

/// A change made on the current draft, or on the one `drawn` while nothing has been changed.
fn made_on<G: SetupGame>(drawn: Rc<Draft<G>>, change: Change<G>) -> state::DraftChange {
    state::DraftChange::new(move |current| {
        let current = current.and_then(state::Draft::of::<Draft<G>>);
        let mut next = Draft::clone(current.as_ref().unwrap_or(&drawn));
        change(&mut next);
        state::Draft::new(next)
    })
}

/// The setup page, as called by the app.
pub fn setup<G: SetupGame>(state: &State) -> Html {
    let draft = state.draft.as_ref().and_then(state::Draft::of::<Draft<G>>);
    html! { <>
        <SetupPage<G> {draft} seating={state.seating.clone()} by_link={state.by_link}
            challenge={state.challenge.clone()} />
        { seats::known_names(&state.library) }
    </> }
}

/// The named setups of a new table, each a button that sets it up for the last players.
pub fn offers<G: SetupGame>(ctx: &Ctx, seating: &Rc<Seating>) -> Html {
    let choices = G::Choices::default();
    let on_take = |index: usize| {
        let (ctx, seating) = (ctx.clone(), seating.clone());
        Callback::from(move |_: MouseEvent| {
            let mut draft = Draft::<G>::fresh(&seating, &computer_names(&ctx.words));
            G::take(&mut draft, index);
            ctx.act(Action::GoTo(Page::Setup, G::NAME));
            ctx.act(Action::Draft(state::DraftChange::new(move |_| {
                state::Draft::new(draft.clone())
            })));
        })
    };
    let presets = G::presets(&choices).iter().enumerate();
    html! {
        <div class="levelpick">
            { for presets.map(|(index, preset)| html! {
                <button type="button" class="offer" key={preset.name} onclick={on_take(index)}>
                    { steps::preset_drawn::<G>(&ctx.words, &choices, *preset, index) }
                </button>
            }) }
        </div>
    }
}

/// Reads a link.
///
/// # Errors
/// If it can't be opened here.
pub fn open<G: SetupGame>(text: &str) -> Result<OpenedLink, LinkError<Sentence>> {
    Ok(match Session::<G>::open(text)? {
        links::Opened::Setup(setup) => {
            OpenedLink::Setup(state::Draft::new(Draft::<G>::of_setup(&setup, COLOURS)))
        }
        links::Opened::Game(journal) => {
            OpenedLink::Game(AnySession::new(Session::of_journal(journal, COLOURS)))
        }
    })
}

/// The table of a challenge, set up for the last players: the first person has the rival's seat, and computer players
/// have those of other people. `None` if the table can't be opened here.
pub fn challenged<G: SetupGame>(
    challenge: &Challenge,
    seating: &Seating,
    words: &Words,
) -> Option<state::Draft> {
    let links::Opened::Setup(setup) = Session::<G>::open(&challenge.table.link().ok()?).ok()?
    else {
        return None;
    };
    let mut draft = Draft::<G>::of_setup(&setup, COLOURS);
    let name = seating.person().map(|person| person.name.as_str()).unwrap_or_default();
    draft.take_up(challenge.rival.seat.index(), name, &computer_names(words));
    Some(state::Draft::new(draft))
}

/// A game to play at once, against computer players.
pub fn play_now<G: SetupGame>(seating: &Seating, words: &Words, seed: &Seed) -> Option<AnySession> {
    let mut draft = Draft::<G>::default();
    draft.seat_all(seating);
    let mut draft = draft.against_computers(seed, &computer_names(words));
    if let Some(day) = Day::of_seed(seed) {
        G::of_day(&mut draft, day);
    }
    begun(draft.setup().ok()?, draft.colours(), About::default())
}

/// Properties of the page.
#[derive(Properties, PartialEq, Clone)]
struct SetupProps<G: SetupGame> {
    /// The table being set up, if there is one.
    draft: Option<Rc<Draft<G>>>,
    /// The last table's players.
    seating: Rc<Seating>,
    /// True if the table came by a link.
    by_link: bool,
    /// The last challenge.
    challenge: Option<Rc<Challenge>>,
}

#[component]
fn SetupPage<G: SetupGame>(props: &SetupProps<G>) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let fresh = use_memo((), |()| Draft::<G>::fresh(&props.seating, &computer_names(words)));
    let last = use_memo((), |()| quick::kept::<G>());
    let draft = &props.draft.clone().unwrap_or(fresh);
    let setup = draft.setup();
    let fault = setup.as_ref().err().map(|error| fault::<G>(words, error));
    let begin = {
        let (ctx, draft) = (ctx.clone(), draft.clone());
        Callback::from(move |_: MouseEvent| {
            let about = About { policy: draft.policy, ..About::default() };
            let session = draft.setup().ok().and_then(|setup| begun(setup, draft.colours(), about));
            if let Some(session) = session {
                draft.to_last().into_iter().for_each(quick::keep);
                ctx.act(Action::Begin(session));
            }
        })
    };
    let extras = G::extras(&ctx, draft);
    let last_step = if extras.is_some() { 4 } else { 3 };
    let note = match (props.by_link, &props.challenge) {
        (true, Some(challenge)) => words.t(counts(draft, challenge)),
        (true, None) => words.t("setup-by-link"),
        (false, _) => G::note(words, draft),
    };
    // Omitted in low windows; a note on a link is not.
    let about_game = (!props.by_link).then_some("aboutgame");
    html! {
        <div class="su">
            { top(&ctx, G::heading(words)) }
            <main class="steps">
                { seats::panel(&ctx, draft, (*last).as_ref()) }
                { steps::which(&ctx, draft) }
                { for extras.map(steps::extras) }
                <steps::Advanced<G> draft={draft.clone()} number={last_step} />
            </main>
            <footer class="foot">
                <p role="status">
                    if let Some(fault) = fault { <b class="fault">{ fault }</b> }
                    else { { G::summary(words, draft) } }
                    if !note.is_empty() { <small class={classes!(about_game)}>{ note }</small> }
                </p>
                <button type="button" class="btn" onclick={ctx.send(Action::Go(Page::Home))}>{ words.t("app-back") }</button>
                <button type="button" class="end" disabled={setup.is_err()} onclick={begin}>
                    { words.t("setup-begin") }
                </button>
            </footer>
        </div>
    }
}

/// Message key of the note on whether a game at this table counts for a challenge.
fn counts<G: SetupGame>(draft: &Draft<G>, challenge: &Challenge) -> &'static str {
    let link = draft.setup().ok().and_then(|setup| links::setup_link(&setup).ok());
    let table = link.as_deref().and_then(links::table_of);
    match table.is_some_and(|table| challenge.is_of(&table)) {
        true => "setup-by-challenge",
        false => "setup-not-challenge",
    }
}

/// The reason why the table can't be started.
fn fault<G: SetupGame>(words: &Words, error: &DraftError<G::OptionsError>) -> String {
    match error {
        DraftError::Seed(error) => notice::seed(words, *error),
        DraftError::Options(error) => G::why_not(error).text(words),
        DraftError::Name(seat, _) => {
            words.say("setup-name-fault", &[("number", (*seat as u32 + 1).into())])
        }
    }
}

/// Choice of the undo policy.
fn undo_choice<G: SetupGame>(ctx: &Ctx, draft: &Rc<Draft<G>>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let policies = [Policy::Table, Policy::Strict];
    let names = vec![words.t("setup-undo-table"), words.t("setup-undo-strict")];
    let chosen = policies.iter().position(|policy| *policy == draft.policy);
    let pick = Callback::from(move |index: usize| {
        let policy = policies.get(index).copied().unwrap_or_default();
        send.emit(change(move |draft| draft.policy = policy));
    });
    segments("undo", words.t("setup-undo"), names, chosen, &pick)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::level::Level;
    use crate::games::road::Road;
    use crate::web::session::Sitter;

    #[test]
    fn two_changes_before_the_page_is_drawn_again_are_both_made() {
        let sitter = |colour| Sitter { name: String::new(), colour, computer: None };
        let sitters = (0..3).map(sitter).collect();
        let drawn = Rc::new(Draft::<Road> { sitters, ..Draft::default() });
        let level = change::<Road>(|draft| draft.sitters[1].computer = Some(Level::Hard));
        let name = change::<Road>(|draft| draft.sitters[0].name = "Anna".into());
        let first = made_on(drawn.clone(), level).of(None);
        let both = made_on(drawn, name).of(Some(&first));
        let both = state::Draft::of::<Draft<Road>>(&both).unwrap();
        let [anna, hard, ..] = both.sitters.as_slice() else { panic!("{:?}", both.sitters) };
        assert_eq!((anna.name.as_str(), hard.computer), ("Anna", Some(Level::Hard)));
    }
}
