//! Burgundy's contribution to the score page: boards, teams, the solo game's result, the dice.

mod history;
mod solo;
mod team;

use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::event::{BASE_SOURCES, Source};
use crate::games::burgundy::{Burgundy, State};
use crate::web::burgundy::draw::estate::MiniEstate;
use crate::web::burgundy::model::{Situation, board_name, estate, shown_action};
use crate::web::score::chart::{ChartProps, Curve, Name};
use crate::web::score::{Finished, Rank, ScoreGame, Seated, ShownAction, texts};
use crate::web::ui::die_face;
use crate::web::ui::geometry::num;
use crate::web::ui::symbol;
use crate::web::ui::text::Icon;
use crate::web::words::{Language, Words};
use history::{Histories, History, ROUNDS};
use yew::prelude::*;

/// A finished game of Burgundy.
type Over<'a> = Finished<'a, Burgundy>;

impl ScoreGame for Burgundy {
    type History = Histories;

    fn history(game: &Journal<Burgundy>) -> Histories {
        Histories::of(game)
    }

    fn rule_icon(rule: &str) -> Icon {
        match sources().find(|source| source.key() == rule) {
            Some(Source::Regions) | None => "any-tile",
            Some(Source::Phases) => "phase-C",
            Some(Source::Bonuses) => "bonus-large",
            Some(Source::Animals) => "a-sheep",
            Some(Source::Goods) => "g-4",
            Some(Source::Watchtowers) => "b-watchtower",
            Some(Source::Monasteries) => "t-monastery",
            Some(Source::GoodsLeft) => "g-back",
            Some(Source::SilverLeft) => "silver",
            Some(Source::WorkersLeft) => "worker",
            Some(Source::Posts) => "post",
            Some(Source::Routes) => "route",
            Some(Source::Shields) => "shield",
        }
    }

    fn title(words: &Words, game: &Journal<Burgundy>, names: &[String]) -> String {
        let state = game.state();
        if state.is_solo() {
            return solo::title(state, words);
        }
        let key = if state.is_team_game() { "team-title" } else { "score-title" };
        // Partners win together, and all four if there is no tie-break.
        let first = state.standings().into_iter().filter(|row| row.place == 1);
        let first: Vec<String> =
            first.filter_map(|row| names.get(row.seat.index()).cloned()).collect();
        words.say(key, &[("name", words.list(&first).as_str().into())])
    }

    fn ranks(over: &Over<'_>) -> Vec<Rank> {
        let state = over.game.state();
        if state.is_solo() {
            return solo::ranks(over);
        }
        if state.is_team_game() {
            return team::ranks(over);
        }
        over.players.iter().map(|player| rank(over.words, state, player)).collect()
    }

    fn mark(game: &Journal<Burgundy>) -> Option<&'static str> {
        let state = game.state();
        let mark = if state.is_won_solo() { "solowin won" } else { "solowin" };
        state.is_solo().then_some(mark)
    }

    fn board_owners(over: &Over<'_>) -> Vec<Vec<Seat>> {
        match over.game.state().is_team_game() {
            true => team::teams(over.game.state()),
            false => over.players.iter().map(|player| vec![player.numbers.standing.seat]).collect(),
        }
    }

    fn board(over: &Over<'_>, seat: Seat) -> Html {
        let names = texts(over.names);
        let mut situation = Situation::plain(over.game.state(), &names, None, over.words);
        for player in over.players {
            situation.banners.set(player.numbers.standing.seat.index(), player.banner);
        }
        html! { <MiniEstate estate={estate(&situation, seat)} /> }
    }

    fn decided(words: &Words, game: &Journal<Burgundy>, names: &[String]) -> String {
        let state = game.state();
        match state.is_team_game() {
            true => team::decided(words, state, names),
            false => decided(words, state, names),
        }
    }

    fn sheet_title(words: &Words, game: &Journal<Burgundy>) -> String {
        words.t(if game.state().is_solo() { "solo-sheet" } else { "score-sheet" })
    }

    /// Rows of modules are shown if they gave points; in the solo game, without final scoring and bonus tiles, all rows
    /// are.
    fn rules(over: &Over<'_>) -> Vec<&'static str> {
        let is_solo = over.game.state().is_solo();
        let shown = |source: &Source| {
            let scored = |player: &Seated| player.points_of(source.key()) > 0;
            (source.index() < BASE_SOURCES && !is_solo) || over.players.iter().any(scored)
        };
        sources().filter(shown).map(Source::key).collect()
    }

    fn below_sums(over: &Over<'_>) -> Html {
        match over.game.state().is_team_game() {
            true => team::totals(over),
            false => Html::default(),
        }
    }

    fn phase(_words: &Words, _number: i64) -> String {
        // The chart uses pictures.
        String::new()
    }

    fn curve(over: &Over<'_>) -> ChartProps {
        let state = over.game.state();
        if state.is_solo() {
            return solo::curve(over);
        }
        let lines = match state.is_team_game() {
            true => team::lines(over),
            false => over.players.iter().map(|player| line(over, player)).collect(),
        };
        ChartProps { lines, apart: Some(50), ..rounds(over.words.t("score-over-time")) }
    }

    fn more(over: &Over<'_>) -> Html {
        html! {
            <section class="sheet"><h2>{ over.words.t("score-dice") }</h2>
                <div class="fair">{ for over.players.iter().map(|player| {
                    dice(over.words, player, &over.history.of_seat(player.numbers.standing.seat))
                }) }</div>
            </section>
        }
    }

    fn shown_action(
        words: &Words,
        _game: &Journal<Burgundy>,
        names: &[String],
        (state, seat, action): (&State, Seat, &Action),
    ) -> Option<ShownAction> {
        shown_action(words, &texts(names), (state, seat, *action))
    }
}

/// All rows of the sheet, including those of modules.
fn sources() -> impl Iterator<Item = Source> {
    Source::BASE.into_iter().chain(Source::OF_MODULES)
}

/// A player's row in the final ranking.
fn rank(words: &Words, state: &State, player: &Seated) -> Rank {
    let estate = state.estate(player.numbers.standing.seat);
    let board = board_name(state.options().edition(), estate.board_id());
    let args = [("board", board), ("empty", estate.empty_fields().len().into())];
    let mut rank = Rank::of(words, player);
    rank.lines.push(words.say("score-board", &args));
    rank
}

/// The tie-break between the two best players: empty fields, or else the bridge.
fn decided(words: &Words, state: &State, names: &[String]) -> String {
    let standings = state.standings();
    let [first, second, ..] = standings.as_slice() else { return String::new() };
    let (best, next) = (state.rank(first.seat), state.rank(second.seat));
    if best.0 != next.0 {
        return String::new();
    }
    let key = if best.1 == next.1 { "score-tie-bridge" } else { "score-tie-fields" };
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str).into();
    let args = [
        ("points", best.0.into()),
        ("first", name(first.seat)),
        ("second", name(second.seat)),
        ("more", best.1.into()),
        ("fewer", next.1.into()),
    ];
    words.say(key, &args)
}

/// A chart of all rounds, without lines.
fn rounds(label: String) -> ChartProps {
    let icons = ["phase-A", "phase-B", "phase-C", "phase-D", "phase-E"];
    let phases = (0..).step_by(ROUNDS / icons.len()).zip(icons.map(Name::Icon)).collect();
    let (lines, label) = (Vec::new(), label.into());
    ChartProps { lines, label, phases, span: Some(ROUNDS + 1), apart: None, goal: None }
}

/// A player's points, round by round.
fn line(over: &Over<'_>, player: &Seated) -> Curve {
    Curve { series: over.history.of_seat(player.numbers.standing.seat).series, ..player.line() }
}

/// A player's dice: a bar for each face.
fn dice(words: &Words, player: &Seated, history: &History) -> Html {
    let most = history.faces.iter().copied().max().unwrap_or(1).max(1);
    let mean = history.mean_hundredths();
    let point = if words.language() == Language::German { ',' } else { '.' };
    let mean = format!("{}{point}{:02}", mean / 100, mean % 100);
    let args = [("mean", mean.as_str().into()), ("doubles", history.doubles.into())];
    let said: Vec<String> =
        (1..).zip(history.faces).map(|(face, n): (u8, u8)| format!("{face}: {n}")).collect();
    html! {
        <div key={player.numbers.standing.seat.0} class={player.banner.class()}>
            <b>{ player.name.clone() }</b>
            <svg class="bars" viewBox="0 0 162 84" role="img" aria-label={said.join(", ")}>
                { for (0u8..).zip(history.faces).map(|(index, count)| {
                    let height = 46.0 * f64::from(count) / f64::from(most);
                    let x = 27.0 * f64::from(index);
                    html! { <g key={index}>
                        <rect class="bar" x={num(x + 3.0)} y={num(60.0 - height)} width="20" height={num(height)} />
                        <text class="n" x={num(x + 13.0)} y={num(56.0 - height)} text-anchor="middle" font-size="11">{ count }</text>
                        { symbol(die_face(index + 1), x + 13.0, 73.0, 20.0, "") }
                    </g> }
                }) }
            </svg>
            <small>{ words.say("score-fair", &args) }</small>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_source_has_a_picture_of_its_own() {
        let icons: std::collections::BTreeSet<Icon> =
            sources().map(|source| Burgundy::rule_icon(source.key())).collect();
        assert_eq!(icons.len(), sources().count());
    }
}
