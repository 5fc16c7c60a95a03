//! The game as a film: the picture of the result at moments of the game, recorded while it is shown.

use super::{Shown, picture};
use crate::web::share::{EACH, LAST, empty_canvas, ending, hand_out_film, kind, recorded};
use crate::web::state::{Ctx, use_ctx};
use crate::web::ui::Pic;
use crate::web::words::Words;
use core::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, HtmlCanvasElement, Url};
use yew::prelude::*;

/// Greatest number of moments.
const MOMENTS: usize = 64;

/// The film and its state.
#[derive(Clone, PartialEq, Default)]
enum Film {
    /// Not made yet, or stopped.
    #[default]
    None,
    /// Painted on a canvas.
    Running(HtmlCanvasElement),
    /// Recorded.
    Made(Rc<Made>),
    /// Refused by the browser.
    Failed,
}

/// A recorded film, and its address until dropped.
#[derive(PartialEq)]
struct Made {
    film: Blob,
    address: String,
}

impl Drop for Made {
    fn drop(&mut self) {
        let _ = Url::revoke_object_url(&self.address);
    }
}

/// Parts of the panel; all empty if the browser records no films.
#[derive(Default)]
pub(super) struct FilmParts {
    /// The film, running or recorded; `None` if there is none.
    pub shown: Option<Html>,
    /// The buttons.
    pub buttons: Html,
    /// Its state in words.
    pub said: Html,
    /// True if it can be shared.
    pub is_made: bool,
}

/// Numbers of moves at the moments of a film, from none to all.
fn moments(moves: usize) -> Vec<usize> {
    let count = moves.clamp(1, MOMENTS);
    (0..=count).map(|moment| moves * moment / count).collect()
}

/// Duration of a film in seconds, rounded up.
fn seconds(moments: usize) -> u32 {
    let drawings = u32::try_from(moments).unwrap_or(u32::MAX).saturating_add(LAST);
    drawings.saturating_mul(EACH).div_ceil(1000)
}

/// A film of a finished game; `file` is its name without ending.
#[hook]
pub(super) fn use_film(game: Shown, file: String) -> FilmParts {
    let ctx = use_ctx();
    let film = use_state_eq(Film::default);
    // Number of the recording; one of another number is stopped.
    let current = use_memo((), |()| Cell::new(0_u32));
    use_effect_with((), {
        let current = current.clone();
        move |()| move || current.set(current.get() + 1)
    });
    let Some(kind) = kind() else { return FilmParts::default() };
    let title = game.game.clone();
    let length = seconds(moments(game.session.len()).len());
    let on_make = {
        let (film, current) = (film.setter(), current.clone());
        Callback::from(move |_| start(game.clone(), kind, film.clone(), current.clone()))
    };
    let on_stop = {
        let film = film.setter();
        Callback::from(move |_| {
            current.set(current.get() + 1);
            film.set(Film::None);
        })
    };
    let words = &ctx.words;
    let button = |key: &str, press: &Callback<MouseEvent>| {
        html! { <button type="button" class="btn" onclick={press.clone()}>{ words.t(key) }</button> }
    };
    match &*film {
        Film::None => FilmParts { buttons: button("result-film", &on_make), ..Default::default() },
        Film::Failed => FilmParts {
            buttons: button("result-film", &on_make),
            said: html! { <p role="alert">{ words.t("result-film-failed") }</p> },
            ..Default::default()
        },
        Film::Running(canvas) => FilmParts {
            shown: Some(Html::VRef(canvas.clone().into())),
            buttons: button("result-film-stop", &on_stop),
            said: html! { <p role="status">{ words.say("result-film-runs", &[("seconds", length.into())]) }</p> },
            ..Default::default()
        },
        Film::Made(made) => FilmParts {
            shown: Some(player(words, made)),
            buttons: share_button(&ctx, made, format!("{file}.{}", ending(kind)), title),
            is_made: true,
            ..Default::default()
        },
    }
}

/// Records a film until it is done or another number is current.
fn start(game: Shown, kind: &'static str, film: UseStateSetter<Film>, current: Rc<Cell<u32>>) {
    let number = current.get() + 1;
    current.set(number);
    let Ok(canvas) = empty_canvas(picture::SIZE) else {
        film.set(Film::Failed);
        return;
    };
    film.set(Film::Running(canvas.clone()));
    spawn_local(async move {
        let moments = moments(game.session.len()).into_iter();
        let drawings = moments.map(|moves| game.drawn_after(moves));
        let is_stopped = || current.get() != number;
        let made = recorded(&canvas, kind, drawings, is_stopped).await;
        if !is_stopped() {
            film.set(of_recording(made.ok().flatten()));
        }
    });
}

/// The recorded film.
fn player(words: &Words, made: &Made) -> Html {
    let (wide, high) = picture::SIZE;
    html! {
        <video src={made.address.clone()} aria-label={words.t("result-film-name")} width={wide.to_string()}
            height={high.to_string()} controls=true autoplay=true muted=true loop=true playsinline=true />
    }
}

fn share_button(ctx: &Ctx, made: &Rc<Made>, file: String, title: String) -> Html {
    let (made, dispatch) = (made.clone(), ctx.dispatch.clone());
    let on_share = Callback::from(move |_: MouseEvent| {
        if let Some(dispatch) = dispatch.clone() {
            hand_out_film(made.film.clone(), file.clone(), title.clone(), dispatch);
        }
    });
    html! {
        <button type="button" class="end" onclick={on_share}>
            <Pic id="u-share" />{ ctx.t("result-film-share") }
        </button>
    }
}

/// The film after its recording.
fn of_recording(film: Option<Blob>) -> Film {
    let made = film.and_then(|film| {
        let address = Url::create_object_url_with_blob(&film).ok()?;
        Some(Film::Made(Rc::new(Made { film, address })))
    });
    made.unwrap_or(Film::Failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_goes_from_the_first_move_to_the_last() {
        assert_eq!(moments(0), [0, 0]);
        assert_eq!(moments(3), [0, 1, 2, 3]);
        let long = moments(1_000);
        assert_eq!((long.first(), long.last(), long.len()), (Some(&0), Some(&1_000), MOMENTS + 1));
        assert!(long.is_sorted_by(|one, next| one < next));
        assert!((5..=15).contains(&seconds(long.len())));
    }
}
