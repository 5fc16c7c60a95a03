//! Sound, vibration, animation, wake lock and keyboard shortcuts of the table, for any game.
//!
//! All it knows of the game are its [`Cues`](crate::web::session::Cues), and of the page these attributes:
//! - `data-part`: a part of the table with a key of its own
//! - `data-die`: a die that tumbles when dice are rolled
//! - `data-lands`: a piece that is animated when it is new
//! - `data-action`: the number of the computer player's action that placed the piece
//! - `data-small`: a board too small for those numbers, with the class of its player's colour
//! - `data-vacant`: a place without a piece
//! - `data-shines`: an element that flashes when something larger is complete

mod awake;
mod cues;
mod keys;
mod motion;
mod shiver;
mod traces;

pub use awake::can_stay_awake;
pub use keys::overview;
pub use shiver::can_shiver;

use crate::web::session::AnySession;
use crate::web::state::use_ctx;
use yew::prelude::*;

/// Properties of [`Feel`].
#[derive(Properties, PartialEq, Clone)]
pub struct FeelProps {
    /// The game on the table.
    pub session: AnySession,
}

/// Runs the table's effects; renders nothing.
#[component]
pub fn Feel(props: &FeelProps) -> Html {
    let ctx = use_ctx();
    awake::use_awake(props.session.is_running() && !ctx.settings.may_sleep);
    keys::use_keys(&ctx);
    cues::use_cues(&props.session, ctx.settings);
    Html::default()
}
