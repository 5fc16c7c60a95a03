//! The parts of the app whose code is fetched later (see `docs/architecture.md`): when somebody goes
//! there, or soon after the first page stands still.

pub mod rest;
pub mod table;

use crate::web::state::{Ctx, Dispatch, Do, Page, State};
use core::future::Future;
use gloo_timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds from the first page to the fetching of what nobody has asked for yet.
const AT_LEISURE: u32 = 2_000;
/// Milliseconds from the first page to the fetching of the table, which most people want next.
const SOON: u32 = 1_000;
/// Milliseconds to the next try, where a part did not arrive and somebody waits for it.
const AGAIN: u32 = 3_000;

/// Where a part is; `C` is what can be called in it.
#[derive(Debug, Clone, Copy, Default)]
pub enum Part<C> {
    /// Not fetched, or underway.
    #[default]
    Coming,
    /// Here.
    Here(C),
    /// It did not arrive, so many times; the next try follows when somebody waits for it.
    Missing(u16),
}

impl<C> PartialEq for Part<C> {
    /// Of the code of a part there is only one.
    fn eq(&self, other: &Part<C>) -> bool {
        self.is_here() == other.is_here() && self.failures() == other.failures()
    }
}

impl<C> Part<C> {
    /// Whether the part is here.
    #[must_use]
    pub const fn is_here(&self) -> bool {
        matches!(self, Part::Here(_))
    }

    const fn failures(&self) -> Option<u16> {
        match self {
            Part::Missing(times) => Some(*times),
            Part::Coming | Part::Here(_) => None,
        }
    }

    /// The part after another try.
    fn after(&self, fetched: Result<C, NotHere>) -> Part<C> {
        let failures = self.failures().unwrap_or_default().saturating_add(1);
        fetched.map_or(Part::Missing(failures), Part::Here)
    }

    /// Milliseconds until the part is to be fetched: at once when it is needed, after `leisure` when not.
    const fn wait(&self, needed: bool, leisure: u32) -> Option<u32> {
        match (self, needed) {
            (Part::Here(_), _) | (Part::Missing(_), false) => None,
            (Part::Coming, true) => Some(0),
            (Part::Coming, false) => Some(leisure),
            (Part::Missing(_), true) => Some(AGAIN),
        }
    }
}

/// Why a part is not here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotHere;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for NotHere {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> NotHere {
        NotHere
    }
}

fn fetch_after(
    wait: u32,
    dispatch: &Dispatch,
    news: impl Future<Output = Do> + 'static,
) -> Timeout {
    let dispatch = dispatch.clone();
    Timeout::new(wait, move || spawn_local(async move { dispatch.dispatch(news.await) }))
}

/// Fetches the parts when they are needed, or at leisure.
#[hook]
pub fn use_parts(state: &State, dispatch: &Dispatch) {
    let at_table = state.page == Page::Table;
    let elsewhere = !matches!(state.page, Page::Start | Page::Table);
    let part = state.rest;
    let wait = part.wait(elsewhere || state.waits_for_rest(), AT_LEISURE);
    use_effect_with((wait, part, dispatch.clone()), move |(wait, _, dispatch)| {
        let timer = wait.map(|wait| {
            fetch_after(wait, dispatch, async move { Do::Rest(part.after(rest::fetch().await)) })
        });
        move || drop(timer)
    });
    let part = state.table;
    let wait = part.wait(at_table, SOON);
    use_effect_with((wait, part, dispatch.clone()), move |(wait, _, dispatch)| {
        let timer = wait.map(|wait| {
            fetch_after(wait, dispatch, async move { Do::Table(part.after(table::fetch().await)) })
        });
        move || drop(timer)
    });
}

/// What stands in a part's place until it is here.
pub fn underway<C>(part: &Part<C>, ctx: &Ctx) -> Html {
    html! {
        <main class="nowords" aria-busy="true">
            if part.failures().is_some() {
                <section class="card sheet" role="alert"><p>{ ctx.t("app-part-missing") }</p></section>
            }
        </main>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_needed_is_fetched_at_once_and_again_after_a_failure() {
        let part = |part: Part<()>| [true, false].map(|needed| part.wait(needed, 7));
        assert_eq!(part(Part::Coming), [Some(0), Some(7)]);
        assert_eq!(part(Part::Missing(1)), [Some(AGAIN), None]);
        assert_eq!(part(Part::Here(())), [None, None]);
    }

    #[test]
    fn each_failure_is_news_so_that_there_is_another_try() {
        let once = Part::Coming.after(Err::<(), _>(NotHere));
        let twice = once.after(Err(NotHere));
        assert_eq!((once.is_here(), once == twice), (false, false));
        assert!(twice.after(Ok(())).is_here());
    }
}
