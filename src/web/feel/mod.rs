//! What makes a table felt, whatever game lies on it: what is heard, shivers and moves when something happens, a
//! screen that stays awake, and the keys of the table.
//!
//! It stands beside the table and knows of the game what [`Cues`](crate::web::session::Cues) say. Of the page it
//! knows marks: `data-part` is a part of the table that a key leads to, `data-die` a die that tumbles when dice
//! fell, `data-lands` a piece that lands where it is new, `data-action` one that says as which action of a computer player it came,
//! `data-shines` what shines when something larger is
//! complete.

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

/// What it needs.
#[derive(Properties, PartialEq, Clone)]
pub struct FeelProps {
    /// The game on the table.
    pub session: AnySession,
}

/// What makes a table felt; it draws nothing.
#[component]
pub fn Feel(props: &FeelProps) -> Html {
    let ctx = use_ctx();
    awake::use_awake(props.session.is_running() && !ctx.settings.may_sleep);
    keys::use_keys(&ctx);
    cues::use_cues(&props.session, ctx.settings);
    Html::default()
}
