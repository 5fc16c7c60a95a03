//! Parts of a drawing that explain themselves, with an area in which they can be touched.

use crate::web::dice::art::place::short;
use crate::web::dice::model::subject::Subject;
use yew::prelude::*;

/// A part of a drawing: its subject, its area (left, top, width, height), and what is drawn.
pub(super) fn part(subject: Subject, [x, y, width, height]: [f64; 4], drawn: Html) -> Html {
    html! {
        <g data-help={subject.code()}>
            <rect class="asks" x={short(x)} y={short(y)} width={short(width)} height={short(height)} rx="8" />
            { drawn }
        </g>
    }
}
