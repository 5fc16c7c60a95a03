//! The accounts of all players: result, luck, result without luck, error rate and class of play.

use super::numbers::{fine_number, number, whole};
use crate::bots::analysis::summary::Account;
use crate::web::ui::banner::Banner;
use crate::web::words::Words;
use crate::web::words::number::signed;
use yew::prelude::*;

/// A player's column.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// The player's name.
    pub name: String,
    /// The player's colour.
    pub banner: Banner,
    /// The account.
    pub account: Account,
}

/// A row: its key in the wording, and a player's cell.
type Row = (&'static str, fn(&Words, &Account) -> String);

const ROWS: [Row; 7] = [
    ("analysis-result", |_, account| whole(account.value)),
    ("analysis-luck", |words, account| signed(words, account.luck)),
    ("analysis-without-luck", |words, account| number(words, account.without_luck)),
    ("analysis-error-rate", |words, account| fine_number(words, account.error_rate)),
    ("analysis-class", |words, account| {
        words.t(&format!("analysis-class-{}", account.class.key()))
    }),
    ("analysis-mistakes", |_, account| account.mistakes.to_string()),
    ("analysis-blunders", |_, account| account.blunders.to_string()),
];

/// The table; `unit` is the key of the unit.
pub fn table(words: &Words, unit: &str, columns: &[Column]) -> Html {
    let caption = words.t(&format!("analysis-unit-{unit}"));
    let head = |column: &Column| {
        html! {
            <th scope="col" key={column.account.seat.0} class={column.banner.class()}>
                <span class="dot"></span>{ column.name.clone() }
            </th>
        }
    };
    let row = |(key, cell): Row| {
        html! {
            <tr {key} class={(key == "analysis-class").then_some("wordy")}>
                <th scope="row">{ words.t(key) }</th>
                { for columns.iter().map(|column| html! {
                    <td key={column.account.seat.0}>{ cell(words, &column.account) }</td>
                }) }
            </tr>
        }
    };
    html! {
        // With large text it scrolls sideways, also by arrow keys.
        <div class="accounts" tabindex="0" role="group" aria-label={words.t("analysis-accounts")}>
            <table>
                <caption>{ caption }</caption>
                <thead><tr><td></td>{ for columns.iter().map(head) }</tr></thead>
                <tbody>{ for ROWS.into_iter().map(row) }</tbody>
            </table>
        </div>
    }
}
