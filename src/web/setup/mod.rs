//! The page where a table is laid, as far as all games share it: who sits where, seed and link, how far
//! moves may be taken back. A game adds its own choices.

mod draft;
mod link;
mod seats;
mod steps;

pub use draft::{Draft, DraftError};
pub use seats::{computer_names, name};
pub use steps::{Fine, Offer};

use crate::engine::link as links;
use crate::engine::link::LinkError;
use crate::engine::seed::Seed;
use crate::web::frame::top;
use crate::web::notice;
use crate::web::session::{
    About, AnySession, COLOURS, Day, Policy, Seating, Sentence, Session, WebGame,
};
use crate::web::state::{self, Ctx, Do, OpenedLink, Page, State, use_ctx};
use crate::web::table::begun;
use crate::web::ui::widgets::segments;
use crate::web::words::Words;
use core::fmt::Debug;
use core::ops::RangeInclusive;
use std::rc::Rc;
use yew::prelude::*;

/// What a game adds to the page where its table is laid.
pub trait SetupGame: WebGame + Copy + Eq + Debug {
    /// What can be chosen beside who sits where.
    type Choices: Clone + Eq + Debug + Default + 'static;

    /// How many sit at a new table.
    const USUAL_SEATS: u8;

    /// Colours that there are.
    const COLOURS: u8 = 5;

    /// How many may sit at a table of these choices.
    fn places(_choices: &Self::Choices) -> RangeInclusive<u8> {
        Self::SEATS
    }

    /// The options of these choices.
    ///
    /// # Errors
    /// If they don't go together.
    fn options(choices: &Self::Choices, players: u8) -> Result<Self::Options, Self::OptionsError>;

    /// What was chosen, from the options.
    fn choices(options: &Self::Options) -> Self::Choices;

    /// How many play by these options.
    fn players(options: &Self::Options) -> u8;

    /// Two seats changed places: choices of theirs go along.
    fn swapped(_choices: &mut Self::Choices, _seat: usize, _other: usize) {}

    /// Somebody left a seat: choices of the seats after it move up.
    fn removed(_choices: &mut Self::Choices, _seat: usize) {}

    /// The table of a day's game, laid for one person: what the game changes of a usual first game.
    fn of_day(_draft: &mut Draft<Self>, _day: Day) {}

    /// What is written on top of the page.
    fn heading(words: &Words) -> String {
        let game = words.t(&format!("game-{}", Self::NAME));
        words.say("setup-title-of", &[("game", game.as_str().into())])
    }

    /// What the button for one player more says, by how many there are.
    fn add_label(words: &Words, _players: u8) -> String {
        words.t("setup-add-seat")
    }

    /// The letter of the team that plays at a seat, in a game of teams.
    fn team_letter(_choices: &Self::Choices, _seat: usize) -> Option<char> {
        None
    }

    /// What is chosen above the seats.
    fn above_seats(_ctx: &Ctx, _draft: &Rc<Draft<Self>>) -> Html {
        Html::default()
    }

    /// The ways to play that are offered by name, the one for a first game first.
    fn offers(choices: &Self::Choices) -> &'static [Offer];

    /// Which of them is laid; nothing where the choices were mixed by hand.
    fn offer(draft: &Draft<Self>) -> Option<usize>;

    /// Lays one of them.
    fn take(draft: &mut Draft<Self>, offer: usize);

    /// The game's own choices that everybody sees.
    fn panels(_ctx: &Ctx, _draft: &Rc<Draft<Self>>) -> Html {
        Html::default()
    }

    /// The game's own choices that not everybody makes.
    fn fine(_ctx: &Ctx, _draft: &Rc<Draft<Self>>) -> Option<Fine> {
        None
    }

    /// Rows of the advanced choices, each a name and what is chosen: an edition, who begins.
    fn advanced(_ctx: &Ctx, _draft: &Rc<Draft<Self>>) -> Html {
        Html::default()
    }

    /// The table in a few words: "Three players, the first side".
    fn summary(words: &Words, draft: &Draft<Self>) -> String;

    /// What else is worth knowing before the game begins; may be empty.
    fn note(words: &Words, draft: &Draft<Self>) -> String;
}

/// A change of the table being laid.
pub type Change<G> = Box<dyn Fn(&mut Draft<G>)>;

/// A change from a closure.
pub fn change<G: SetupGame>(change: impl Fn(&mut Draft<G>) + 'static) -> Change<G> {
    Box::new(change)
}

/// Changes the table being laid.
pub fn changer<G: SetupGame>(ctx: &Ctx, draft: &Rc<Draft<G>>) -> Callback<Change<G>> {
    let (ctx, draft) = (ctx.clone(), draft.clone());
    Callback::from(move |change: Change<G>| {
        let mut next = Draft::clone(&draft);
        change(&mut next);
        ctx.act(Do::Draft(state::Draft::new(next)));
    })
}

/// The page where a table is laid, as the app calls it.
pub fn setup<G: SetupGame>(state: &State) -> Html {
    let draft = state.draft.as_ref().and_then(state::Draft::of::<Draft<G>>);
    html! { <>
        <SetupPage<G> {draft} seating={state.seating.clone()} by_link={state.by_link} />
        { seats::known_names(&state.library) }
    </> }
}

/// The ways to play that a new table offers by name, each with a sentence.
pub fn offered<G: SetupGame>(words: &Words) -> Vec<(String, String)> {
    let offers = G::offers(&G::Choices::default()).iter();
    offers.map(|offer| (words.t(offer.name), words.t(offer.say))).collect()
}

/// Reads a link.
///
/// # Errors
/// Why it can't be opened here.
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

/// What the page and its panels need.
#[derive(Properties, PartialEq, Clone)]
struct SetupProps<G: SetupGame> {
    /// The table being laid; a new one if nobody has laid any.
    draft: Option<Rc<Draft<G>>>,
    /// Who sat at the table last.
    seating: Rc<Seating>,
    /// Whether it came by a link.
    by_link: bool,
}

/// The page where a table is laid.
#[component]
fn SetupPage<G: SetupGame>(props: &SetupProps<G>) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let fresh = use_memo((), |()| Draft::<G>::fresh(&props.seating));
    let draft = &props.draft.clone().unwrap_or(fresh);
    let setup = draft.setup();
    let fault = setup.as_ref().err().map(|error| fault::<G>(words, error));
    let begin = {
        let (ctx, draft) = (ctx.clone(), draft.clone());
        Callback::from(move |_: MouseEvent| {
            let about = About { policy: draft.policy, ..About::default() };
            let session = draft.setup().ok().and_then(|setup| begun(setup, draft.colours(), about));
            if let Some(session) = session {
                ctx.act(Do::Begin(session));
            }
        })
    };
    let note = if props.by_link { words.t("setup-by-link") } else { G::note(words, draft) };
    html! {
        <div class="su">
            { top(&ctx, G::heading(words)) }
            <main class="steps">
                { seats::panel(&ctx, draft) }
                { steps::which(&ctx, draft) }
                { steps::fine(&ctx, draft) }
                <steps::Advanced<G> draft={draft.clone()} />
            </main>
            <footer class="foot">
                <p role="status">
                    if let Some(fault) = fault { <b class="fault">{ fault }</b> }
                    else { { G::summary(words, draft) } }
                    if !note.is_empty() { <small>{ note }</small> }
                </p>
                <button type="button" class="btn" onclick={ctx.send(Do::Go(Page::Home))}>{ words.t("app-back") }</button>
                <button type="button" class="end" disabled={setup.is_err()} onclick={begin}>
                    { words.t("setup-begin") }
                </button>
            </footer>
        </div>
    }
}

/// What keeps the table from being begun.
fn fault<G: SetupGame>(words: &Words, error: &DraftError<G::OptionsError>) -> String {
    match error {
        DraftError::Seed(error) => notice::seed(words, *error),
        DraftError::Options(error) => G::why_not(error).text(words),
        DraftError::Name(seat, _) => {
            words.say("setup-name-fault", &[("number", (*seat as u32 + 1).into())])
        }
    }
}

/// How far moves may be taken back.
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
