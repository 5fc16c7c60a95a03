//! Events since a person's last turn, by player: above the table, and on the page between two players.

use crate::web::ui::banner::Banner;
use crate::web::ui::bubble::Bubble;
use crate::web::ui::log_list::LogList;
use crate::web::ui::log_row::LogRow;
use crate::web::ui::root_class::use_root_class;
use crate::web::ui::text::Text;
use crate::web::ui::title::use_title;
use crate::web::ui::widgets::flag;
use crate::web::words::{Words, use_words};
use std::rc::Rc;
use yew::prelude::*;

/// A player's colour and name.
pub type Named = (Banner, Text);

/// Events of one player, or of none.
#[derive(Debug, PartialEq)]
struct Share {
    player: Option<Named>,
    lines: Vec<LogRow>,
    /// Sum of the points of all lines.
    points: i32,
}

/// The lines by player, in the order of first appearance; those of no player come last.
fn shares(lines: &[LogRow], players: &[Named]) -> Vec<Share> {
    let mut shares: Vec<Share> = Vec::new();
    for line in lines {
        let player = players.iter().find(|(banner, _)| line.banner == Some(*banner));
        let place = shares.iter().position(|share| share.player.as_ref() == player);
        let place = place.unwrap_or_else(|| {
            shares.push(Share { player: player.cloned(), lines: Vec::new(), points: 0 });
            shares.len() - 1
        });
        if let Some(share) = shares.get_mut(place) {
            share.points += line.points;
            share.lines.push(line.clone());
        }
    }
    shares.sort_by_key(|share| share.player.is_none());
    shares
}

/// A player's name, with the points of all their lines.
fn heading(words: &Words, share: &Share) -> Html {
    let (class, name) = match &share.player {
        Some((banner, name)) => (banner.class(), name.to_string()),
        None => ("", words.say("since-others", &[])),
    };
    html! {
        <h3 class={classes!("sincehead", class)}>
            if share.player.is_some() { <span class="dot" aria-hidden="true"></span> }
            { name }
            if share.points != 0 {
                <b>{ words.say("since-points", &[("points", format!("{:+}", share.points).as_str().into())]) }</b>
            }
        </h3>
    }
}

/// Properties of [`RecapPanel`].
#[derive(Properties, PartialEq, Clone)]
pub struct RecapPanelProps {
    /// Lines of the log, oldest first.
    pub lines: Vec<LogRow>,
    /// The players, by seat.
    pub players: Vec<Named>,
    /// Receives the number of a touched line.
    pub on_line: Callback<u32>,
    /// Called when it is closed.
    pub on_close: Callback<()>,
}

/// Events since a person's last turn, by player with their points; touching a line shows its moment.
#[component]
pub fn RecapPanel(props: &RecapPanelProps) -> Html {
    let words = use_words();
    let shares = shares(&props.lines, &props.players);
    html! {
        <Bubble title={Text::from(words.say("app-since", &[]))} close={Text::from(words.say("app-close", &[]))}
            class="since" on_close={props.on_close.clone()}>
            { for shares.into_iter().map(|share| html! {
                <section class="log" key={share.lines.first().map_or(0, |line| line.number)}>
                    { heading(&words, &share) }
                    <LogList lines={Rc::new(share.lines)} on_line={props.on_line.clone()} />
                </section>
            }) }
        </Bubble>
    }
}

/// Most lines of each player shown between two turns.
const LINES: usize = 4;

/// Properties of [`HandOver`].
#[derive(Properties, PartialEq, Clone)]
pub struct HandOverProps {
    /// Name of the next player.
    pub name: Text,
    /// Colour of the next player.
    pub banner: Banner,
    /// Reason why the device changes hands; empty if it is just that player's turn.
    #[prop_or_default]
    pub handover_reason: Text,
    /// Log lines since that player's last turn, oldest first.
    pub since: Vec<LogRow>,
    /// The players, by seat.
    pub players: Vec<Named>,
    /// Called when the player is ready.
    pub ready: Callback<()>,
}

/// The page between two players, shown instead of the table until the next one is ready; it summarises the events since
/// their last turn.
#[component]
pub fn HandOver(props: &HandOverProps) -> Html {
    let HandOverProps { name, banner, handover_reason, since, players, ready } = props;
    let words = use_words();
    let button = use_node_ref();
    use_root_class("handing-over", true);
    use_effect_with((), {
        let button = button.clone();
        move |()| {
            if let Some(button) = button.cast::<web_sys::HtmlElement>() {
                // Fails only if the element can't have the focus.
                let _ = button.focus();
            }
        }
    });
    let ready = ready.clone();
    let args = [("name", name.as_ref().into())];
    let title = words.say("handover-title", &args);
    use_title(&title);
    let share = |share: &Share| {
        let first = share.lines.len().saturating_sub(LINES);
        html! { <>
            { heading(&words, share) }
            <ul>
                { for share.lines.iter().skip(first).map(|line| html! { <li key={line.number}>{ line.text() }</li> }) }
            </ul>
        </> }
    };
    html! {
        <main class={classes!("handover", banner.class())}>
            <section class="sheet">
                { flag(*banner, "") }
                <h1>{ title }</h1>
                if !handover_reason.is_empty() { <p>{ AttrValue::from(handover_reason.clone()) }</p> }
                if !since.is_empty() {
                    <h2>{ words.say("app-since", &[]) }</h2>
                    { for shares(since, players).iter().map(share) }
                }
                <button ref={button} class="end" onclick={move |_| ready.emit(())}>
                    { words.say("table-i-am", &args) }
                </button>
            </section>
        </main>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::ui::log_row::Run;

    fn line(number: u32, banner: Option<Banner>, points: i32) -> LogRow {
        let runs = vec![Run { text: number.to_string().into(), strong: false }];
        LogRow { number, icon: "vp", banner, runs, points, shown: false, turn: None, opens: None }
    }

    #[test]
    fn what_happened_stands_by_player_with_the_points_of_each() {
        let players = vec![(Banner::Ruby, Text::from("Anna")), (Banner::Navy, Text::from("Benno"))];
        let lines = [
            line(1, None, 0),
            line(2, Some(Banner::Navy), 4),
            line(3, Some(Banner::Ruby), 1),
            line(4, Some(Banner::Navy), -2),
            line(5, Some(Banner::Navy), 7),
        ];
        let read: Vec<(Option<String>, Vec<u32>, i32)> = shares(&lines, &players)
            .into_iter()
            .map(|share| {
                let name = share.player.map(|(_, name)| name.to_string());
                (name, share.lines.iter().map(|line| line.number).collect(), share.points)
            })
            .collect();
        let wanted = [
            (Some("Benno".to_owned()), vec![2, 4, 5], 9),
            (Some("Anna".to_owned()), vec![3], 1),
            (None, vec![1], 0),
        ];
        assert_eq!(read, wanted);
    }
}
