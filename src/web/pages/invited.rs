//! The invitation of a link, shown above the page where its table is set up.

use crate::engine::link::Carried;
use crate::web::pages::dates;
use crate::web::state::{Action, Challenge, Ctx, Invitation};
use crate::web::words::Words;
use yew::prelude::*;

/// Message key of the panel's title.
#[must_use]
pub const fn title(invitation: &Invitation) -> &'static str {
    match invitation {
        Invitation::Challenge(_) => "challenge-title",
        Invitation::Day(_) => "start-day",
    }
}

/// The invitation, with a button to the table.
pub fn invited(ctx: &Ctx, game: &str, invitation: &Invitation) -> Html {
    let words = &ctx.words;
    let said = match invitation {
        Invitation::Challenge(challenge) => described(words, game, challenge),
        Invitation::Day(day) => {
            let (day, game) = (dates::day(words, *day), words.t(&format!("game-{game}")));
            words
                .say("day-invites", &[("day", day.as_str().into()), ("game", game.as_str().into())])
        }
    };
    let more = match invitation {
        Invitation::Challenge(challenge) => match &challenge.carried {
            Carried::Nothing => "challenge-how",
            Carried::Game(_) => "challenge-how-ghost",
            Carried::Damaged => "challenge-how-lost",
        },
        Invitation::Day(_) => "day-how",
    };
    html! { <>
        <p class="invites">{ said }</p>
        <p>{ words.t(more) }</p>
        <div class="buttons">
            <button type="button" class="end" autofocus=true onclick={ctx.send(Action::Close)}>
                { words.t("challenge-accept") }
            </button>
        </div>
    </> }
}

/// A sentence with the result to beat.
fn described(words: &Words, game: &str, challenge: &Challenge) -> String {
    let rival = &challenge.rival;
    let name = match rival.name.as_str() {
        "" => words.t("challenge-somebody"),
        name => name.to_owned(),
    };
    let (game, points) = (words.t(&format!("game-{game}")), rival.points.to_string());
    let key = if rival.turns > 0 { "challenge-told-turns" } else { "challenge-told" };
    let args = [
        ("name", name.as_str().into()),
        ("game", game.as_str().into()),
        ("points", points.as_str().into()),
        ("turns", u32::from(rival.turns).into()),
    ];
    words.say(key, &args)
}
