//! Small pictures of stored games, alone or in a frame.

use crate::web::games;
use crate::web::library::entry::Entry;
use crate::web::ui::picture::picture;
use crate::web::words::Words;
use yew::prelude::*;

/// A stored game's small picture; the game's icon if none was stored.
pub fn pictured(entry: &Entry) -> Html {
    picture(&entry.picture).unwrap_or_else(|| games::emblem(&entry.game()))
}

/// A stored game's picture in a frame, with the medal of the best person.
pub fn matted(words: &Words, entry: &Entry) -> Html {
    let medal = entry.medal().map(|place| {
        let class = classes!("rosette", format!("m{place}"));
        html! { <i {class} title={words.say("start-place", &[("place", place.into())])}>{ place }</i> }
    });
    html! { <>
        <span class="mat">{ pictured(entry) }</span>
        { for medal }
    </> }
}
