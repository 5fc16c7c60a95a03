//! The three figures at the head of the statistics: games finished, games won, and the best result.

use super::in_percent;
use crate::web::library::statistics::PlayerKey;
use crate::web::library::summary::Summary;
use crate::web::pages::dates;
use crate::web::pages::framed::matted;
use crate::web::pages::games::game_name;
use crate::web::session::Day;
use crate::web::words::Words;
use crate::web::words::number::decimal;
use yew::prelude::*;

/// Width and height of the bar.
const BAR: (f64, f64) = (300.0, 18.0);

/// The figures, each with words and a picture.
pub(super) fn glance(words: &Words, all: &Summary) -> Html {
    html! {
        <ul class="glance">
            { finished(words, all) }
            { won(words, all) }
            { best(words, all) }
        </ul>
    }
}

/// A large figure with its words and picture.
fn figure(number: String, say: String, picture: Html) -> Html {
    html! { <li class="card sheet"><p><b>{ number }</b><span>{ say }</span></p>{ picture }</li> }
}

/// The number of finished games, and a bar of each game's share.
fn finished(words: &Words, all: &Summary) -> Html {
    let (total, (width, height)) = (f64::from(all.finished().max(1)), BAR);
    let mut from = 0.0;
    let parts = all.games.iter().map(|(game, count)| {
        let (x, part) = (from, width * f64::from(*count) / total);
        from += part;
        html! {
            <rect key={game.clone()} class={format!("w-{game}")} x={x.to_string()} width={part.to_string()} height={height.to_string()} />
        }
    });
    let parts: Vec<Html> = parts.collect();
    let key = all.games.iter().map(|(game, count)| {
        html! {
            <li key={game.clone()} class={format!("w-{game}")}>
                <i></i>{ words.t(&format!("game-{game}")) }{ " " }<b>{ *count }</b>
            </li>
        }
    });
    let say = words.say("statistics-glance-finished", &[("count", all.finished().into())]);
    figure(
        all.finished().to_string(),
        say,
        html! {
            <div class="shares">
                <svg viewBox={format!("0 0 {width} {height}")} preserveAspectRatio="none" aria-hidden="true">{ parts }</svg>
                <ul>{ for key }</ul>
            </div>
        },
    )
}

/// The share of games won, as a ring; without other players the mean of the points.
fn won(words: &Words, all: &Summary) -> Html {
    let tally = &all.together;
    if tally.games == 0 {
        let say = words.t("statistics-glance-mean");
        return figure(decimal(words, all.alone.mean_tenths(), 1), say, Html::default());
    }
    let args = [("won", tally.won.into()), ("count", tally.games.into())];
    let say = match &all.who {
        PlayerKey::Person(name) if !name.is_empty() => {
            let [won, count] = args;
            words.say("statistics-glance-won", &[("name", name.as_str().into()), won, count])
        }
        PlayerKey::You => words.say("statistics-glance-won-you", &args),
        PlayerKey::Person(_) | PlayerKey::Computer(_) => {
            words.say("statistics-glance-won-nameless", &args)
        }
    };
    let percent = tally.percent_won();
    let ring = html! {
        <svg class="ring" viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="26" />
            <circle class="part" cx="32" cy="32" r="26" pathLength="100" transform="rotate(-90 32 32)"
                stroke-dasharray={format!("{percent} 100")} />
        </svg>
    };
    figure(in_percent(words, percent), say, ring)
}

/// The best result, with the final board.
fn best(words: &Words, all: &Summary) -> Html {
    let Some((entry, points)) = &all.best else { return Html::default() };
    let day = dates::date(words, Day::on(entry.saved as f64));
    let game = game_name(words, entry);
    let args = [("game", game.as_str().into()), ("day", day.as_str().into())];
    let say = match &all.who {
        PlayerKey::Person(name) if !name.is_empty() => {
            let [game, day] = args;
            words.say("statistics-glance-best", &[("name", name.as_str().into()), game, day])
        }
        PlayerKey::You | PlayerKey::Person(_) | PlayerKey::Computer(_) => {
            words.say("statistics-glance-best-you", &args)
        }
    };
    let picture = html! {
        <div class={classes!("hung", format!("w-{}", entry.game()))} aria-hidden="true">{ matted(words, entry) }</div>
    };
    figure(points.to_string(), say, picture)
}
