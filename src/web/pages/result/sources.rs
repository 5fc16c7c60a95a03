//! A player's points by source compared with their own average: a chart, with a table as alternative.

use crate::web::library::entry::{Entry, Player};
use crate::web::library::statistics::{Average, average};
use crate::web::pages::games::names;
use crate::web::words::Words;
use crate::web::words::number::decimal;
use std::rc::Rc;
use yew::prelude::*;

/// Width of the chart's bars and height of a row.
const WIDTH: f64 = 260.0;
const LABEL: f64 = 190.0;
const ROW: f64 = 34.0;

/// Points of a rule in this game and on average, in tenths.
struct Source {
    name: String,
    now: i32,
    usual: i64,
}

/// A panel for each person who has played this game before.
pub(super) fn panels(words: &Words, entry: &Entry, games: &[Rc<Entry>]) -> Html {
    let people = entry.players.iter().zip(names(words, entry));
    let people = people.filter(|(player, _)| player.computer == 0 && !player.sources.is_empty());
    people
        .filter_map(|(player, name)| {
            let usual = average(games, entry, player)?;
            Some(panel(words, &name, player, &usual))
        })
        .collect()
}

fn panel(words: &Words, name: &str, player: &Player, usual: &Average) -> Html {
    let source = |(rule, points): &(String, i32)| Source {
        name: words.t(&format!("score-{rule}")),
        now: *points,
        usual: usual.tenths(rule),
    };
    let rows: Vec<Source> = player.sources.iter().map(source).collect();
    let rows: Vec<Source> = rows.into_iter().filter(|row| row.now != 0 || row.usual != 0).collect();
    let args = [("name", name.into()), ("count", usual.games.into())];
    let title = words.say("result-sources", &args);
    html! {
        <section class="shared sources" key={name.to_owned()}>
            <h3>{ title.clone() }</h3>
            { chart(&title, &rows) }
            <p class="sourcekey" aria-hidden="true"><i class="now"></i>{ words.t("result-now") }<i class="usual"></i>{ words.t("result-usual") }</p>
            <details>
                <summary>{ words.t("result-table") }</summary>
                { table(words, &title, &rows) }
            </details>
        </section>
    }
}

fn chart(title: &str, rows: &[Source]) -> Html {
    let most = rows.iter().map(|row| (i64::from(row.now) * 10).max(row.usual)).max().unwrap_or(0);
    let wide = |tenths: i64| (tenths.max(0) as f64 / most.max(1) as f64 * WIDTH).round();
    let height = ROW * rows.len() as f64;
    let row = |(number, row): (usize, &Source)| {
        let top = ROW * number as f64;
        let now = wide(i64::from(row.now) * 10);
        html! { <g key={number}>
            <text class="srcname" x={LABEL.to_string()} y={(top + 21.0).to_string()} text-anchor="end" font-size="13">{ &row.name }</text>
            <rect class="now" x={(LABEL + 10.0).to_string()} y={(top + 6.0).to_string()} width={now.to_string()} height="13" />
            <rect class="usual" x={(LABEL + 10.0).to_string()} y={(top + 21.0).to_string()} width={wide(row.usual).to_string()} height="6" />
            <text class="srcnum" x={(LABEL + 16.0 + now).to_string()} y={(top + 17.0).to_string()} font-size="13">{ row.now }</text>
        </g> }
    };
    html! {
        <svg viewBox={format!("0 0 {} {height}", LABEL + WIDTH + 60.0)} role="img" aria-label={title.to_owned()}>
            { for rows.iter().enumerate().map(row) }
        </svg>
    }
}

fn table(words: &Words, title: &str, rows: &[Source]) -> Html {
    html! {
        <table>
            <caption class="sr">{ title.to_owned() }</caption>
            <thead><tr><td></td><th scope="col">{ words.t("result-now") }</th><th scope="col">{ words.t("result-usual") }</th></tr></thead>
            <tbody>{ for rows.iter().map(|row| html! {
                <tr key={row.name.clone()}><th scope="row">{ &row.name }</th><td>{ row.now }</td><td>{ decimal(words, row.usual, 1) }</td></tr>
            }) }</tbody>
        </table>
    }
}
