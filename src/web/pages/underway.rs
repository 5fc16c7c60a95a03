//! The placeholder of a page whose code is on its way.

use crate::web::state::{Ctx, Lazy};
use yew::prelude::*;

/// Placeholder shown while a part loads.
pub fn underway<C>(part: &Lazy<C>, ctx: &Ctx) -> Html {
    html! {
        <main class="nowords" aria-busy="true">
            if part.is_overdue() {
                <section class="card sheet" role="alert"><p>{ ctx.t("app-part-missing") }</p></section>
            }
        </main>
    }
}
