//! The document's title.

use crate::web::words::use_words;
use yew::prelude::*;

/// Sets the document's title to a heading and the name of the project, or to the latter alone.
pub fn set_title(heading: &str, project: &str) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if heading.is_empty() || heading == project {
        document.set_title(project);
    } else {
        document.set_title(&format!("{heading} · {project}"));
    }
}

/// Sets the document's title to a heading that may come and go while the page stays: a table is covered and uncovered.
#[hook]
pub fn use_title(heading: &str) {
    let project = use_words().t("app-name");
    use_effect_with((heading.to_owned(), project), |(heading, project)| {
        set_title(heading, project)
    });
}
