//! The frame around the table: the header, and the action bar including messages of computer players and hints.

use super::hint;
use super::{AppRequest, Playing};
use crate::bots::player::Hint;
use crate::engine::journal::Journal;
use crate::engine::seat::Seats;
use crate::web::session::{GameIntent, people};
use crate::web::settings::Sitting;
use crate::web::table::bar::Framed;
use crate::web::table::header::{Header, Tool};
use crate::web::table::ui::{Open, UiAction};
use crate::web::table::{Back, Bar, Button, Drawn, Heading, Moment, TableGame};
use crate::web::thinking::hook::Hinting;
use crate::web::ui::letter::letter;
use crate::web::ui::log_row::LogRow;
use crate::web::ui::text::Text;
use crate::web::words::{Arg, Words};
use yew::prelude::*;

/// The seats that are said to choose: the active one while a question to another one must not be known.
fn told<G: TableGame>(state: &G::State, game: &Journal<G>) -> Seats {
    let deciders = G::deciders(state);
    let asked = deciders.lowest().filter(|seat| people::alone(game) != Some(*seat));
    let decision = asked.and_then(|seat| G::decision(state, seat)).filter(G::is_untold);
    decision.and_then(|_| G::whose_turn(state)).map_or(deciders, Seats::only)
}

/// The player to move.
pub(super) fn turn<G: TableGame>(
    words: &Words,
    names: &[Text],
    state: &G::State,
    game: &Journal<G>,
) -> String {
    let deciders = told(state, game);
    let people = deciders.iter().filter(|seat| people::level(game, *seat).is_none()).count();
    let name = deciders.lowest().and_then(|seat| names.get(seat.index()));
    let active = G::whose_turn(state).filter(|seat| !deciders.has(*seat));
    let active = active.and_then(|seat| names.get(seat.index()));
    let is_alone = people::alone(game).is_some_and(|alone| deciders.has(alone));
    match (name, active) {
        (None, _) => String::new(),
        (Some(_), None) if is_alone => words.t("table-your-turn"),
        (Some(_), Some(active)) if is_alone => {
            words.say("table-you-asked", &[("name", active.as_ref().into())])
        }
        (Some(_), _) if people > 1 => words.t("table-all-choose"),
        (Some(name), Some(active)) => {
            let args = [("name", active.as_ref().into()), ("other", name.as_ref().into())];
            words.say("table-other-asked", &args)
        }
        (Some(name), None) => words.say("table-to-move", &[("name", name.as_ref().into())]),
    }
}

impl<G: TableGame> Playing<'_, G> {
    pub(super) fn header(&self, moment: &Moment<G>, drawn: &Drawn) -> Header {
        let t = |key: &str| self.words.t(key);
        let on = |tool: Tool, on: bool| Tool { on: Some(on), ..tool };
        let usual = || Heading {
            when: G::when(&self.words, &moment.view),
            turn: turn::<G>(&self.words, &self.names, &self.now.state, &self.props.game).into(),
        };
        let Heading { when, turn } = drawn.line.clone().unwrap_or_else(usual);
        let hinting = !matches!(self.players.shown.hinting, Hinting::None);
        let hint = Tool {
            enabled: self.now.chooser.is_some() && !self.props.learning,
            ..on(Tool::new("u-hint", t("hint-ask"), self.on_hint()), hinting).explained("hint-ask")
        };
        let (players, explain) = (self.players.clone(), self.on_ui(|()| UiAction::HelpMode));
        // A shown hint is dismissed, because it would occupy the bar, which describes touches in help mode.
        let on_help = Callback::from(move |()| {
            if !matches!(players.shown.hinting, Hinting::None) {
                players.drop_hints();
            }
            explain.emit(());
        });
        let help = Tool::new("u-help", t("table-help"), on_help);
        let mut tools = vec![hint, on(help, self.ui.help_mode)];
        let figures = Tool::new("u-eye", t("table-figures"), self.app(AppRequest::Figures));
        let figures = on(figures, self.settings.figures).explained("table-figures");
        tools.extend(Some(figures).filter(|_| !self.props.learning));
        let turned = Tool::new("u-turn", t("table-turn-view"), self.on_ui(|()| UiAction::Turn))
            .explained("table-turn-view");
        // Players sitting opposite each other need this button at hand; for others it comes last.
        let opposite = matches!(self.settings.sitting, Sitting::Across | Sitting::Around);
        let several = people::people(&self.props.game) > 1;
        tools.extend(Some(turned.clone()).filter(|_| opposite));
        for (icon, key, wish) in [
            ("u-share", "app-share", AppRequest::Share),
            ("u-settings", "app-settings", AppRequest::Settings),
        ] {
            tools.push(Tool::new(icon, t(key), self.app(wish)).explained(key));
        }
        tools.extend(Some(turned).filter(|_| several && !opposite));
        Header {
            label: t("table-header").into(),
            title: self.words.t(&format!("game-{}", G::NAME)).into(),
            when,
            turn,
            menu: Tool::new("u-menu", t("app-menu"), self.app(AppRequest::Menu))
                .explained("app-menu"),
            tools,
            ghost: match &self.ghost {
                Some(ghost) => ghost.chip(&self.words, &self.names, self.open(Open::Ghost)),
                None => Html::default(),
            },
        }
    }

    /// The action bar, with the messages that replace the prompt while the table is covered, a computer plays or a hint
    /// is shown.
    pub(super) fn framed(&self, moment: &Moment<G>, drawn: &Drawn) -> Framed {
        let own = || drawn.bar.clone();
        let bar = self
            .watched_bar()
            .or_else(|| self.cover_bar(moment, drawn))
            .or_else(|| self.computer_bar(moment).map(|bar| Bar { before: own().before, ..bar }))
            .or_else(|| {
                let bar = self.hint_bar(moment, &drawn.bar)?;
                let before = html! { <>{ own().before }{ bar.before.clone() }</> };
                Some(Bar { before, ..bar })
            })
            .unwrap_or_else(|| match moment.over && self.now.live && !self.props.learning {
                true => self.over_bar(own()),
                false => self.explaining(self.with_since(own(), moment)),
            });
        let progress = match &self.players.shown.hinting {
            Hinting::Thinking(percent) => Some(*percent),
            _ => self
                .players
                .shown
                .at_work
                .and_then(|work| work.percent)
                .filter(|_| moment.chooser.is_none()),
        };
        Framed {
            bar,
            question: self.now.at,
            progress,
            progress_label: self.words.t("players-progress").into(),
            tools: self.tools(drawn.shows_log),
            label: self.words.t("table-bar").into(),
            tools_label: self.words.t("table-tools").into(),
        }
    }

    /// Undo, redo, restart, list of choices and log; if the log is part of the table, the replay instead.
    fn tools(&self, shows_log: bool) -> Vec<Tool> {
        let (game, floor) = (&self.props.game, self.props.floor);
        let may_go = |to: Option<usize>| to.is_some_and(|to| to >= floor) && self.now.live;
        let tool = |icon, key: &str, enabled, intent: GameIntent| Tool {
            enabled,
            ..Tool::new(
                icon,
                self.words.t(key),
                self.props.dispatch.reform(move |()| intent.clone()),
            )
            .explained(key)
        };
        let list = Tool {
            enabled: self.now.chooser.is_some(),
            ..Tool::new("u-list", self.words.t("table-moves"), self.open(Open::List))
                .explained("table-moves")
        };
        let forth = people::forth(game).is_some() && self.now.live;
        let undo = match self.step_back() {
            Back::OfTheGame => {
                tool("u-undo", "table-undo", may_go(people::back(game)), GameIntent::Undo)
            }
            Back::Picked(rest) => {
                let back = self.on_ui(move |()| UiAction::Pick(rest.clone()));
                Tool::new("u-undo", self.words.t("table-undo"), back).explained("table-undo")
            }
            Back::Nothing => tool("u-undo", "table-undo", false, GameIntent::Undo),
        };
        vec![
            undo,
            tool("u-redo", "table-redo", forth, GameIntent::Redo),
            tool(
                "u-restart",
                "table-restart",
                may_go(people::turn_start(game)),
                GameIntent::RestartTurn,
            ),
            list,
            match shows_log {
                true => Tool::new("u-history", self.words.t("table-look-back"), self.look_back())
                    .explained("table-look-back"),
                false => Tool::new("u-log", self.words.t("table-log"), self.open(Open::Log))
                    .explained("table-log"),
            },
        ]
    }

    /// A callback that opens the replay at the present.
    pub(super) fn look_back(&self) -> Callback<()> {
        let position = self.props.game.position();
        self.on_ui(move |()| UiAction::Past(Some(position)))
    }

    /// Effect of "Undo" at this moment.
    fn step_back(&self) -> Back<G::Picked> {
        if self.now.live { G::step_back(&self.ui.picked, &self.now.state) } else { Back::OfTheGame }
    }

    /// The bar in help mode, which explains the next touch.
    fn explaining(&self, bar: Bar) -> Bar {
        if !self.ui.help_mode {
            return bar;
        }
        let t = |key: &str| Text::from(self.words.t(key));
        Bar { title: t("table-help"), say: t("table-help-say"), ..bar }
    }

    /// The bar while another tab has the game.
    fn watched_bar(&self) -> Option<Bar> {
        let press = self.app(AppRequest::TakeOver);
        let take = Button { lit: true, ..Button::new("", self.words.t("table-take-over"), press) };
        self.props.watching.then(|| Bar {
            title: self.words.t("table-elsewhere").into(),
            say: self.words.t("table-elsewhere-say").into(),
            end: Some(take),
            ..Bar::default()
        })
    }

    /// The bar while a person must take the device before hidden information is shown.
    fn cover_bar(&self, moment: &Moment<G>, drawn: &Drawn) -> Option<Bar> {
        let seat = moment.covered?;
        let name = moment.name(seat);
        let args = [("name", name.as_ref().into())];
        let press = self.on_ui(move |()| UiAction::HandedTo(Some(seat)));
        let i_am =
            Button { lit: true, ..Button::new("", self.words.say("table-i-am", &args), press) };
        let handover_reason = G::handover_reason(&self.context(), &moment.view, seat);
        let covered: Text = self.words.t("table-covered").into();
        Some(Bar {
            title: self.words.say("table-pass-to", &args).into(),
            say: if handover_reason.is_empty() { covered } else { handover_reason },
            buttons: drawn.aloud.clone(),
            end: Some(i_am),
            ..Bar::default()
        })
    }

    /// The bar of a finished game, with buttons to its score and replay.
    fn over_bar(&self, own: Bar) -> Bar {
        let past = self.look_back();
        let score = Button::new("", self.words.t("menu-score"), self.app(AppRequest::Score));
        Bar {
            buttons: vec![Button::new("u-history", self.words.t("table-look-back"), past)],
            end: Some(Button { lit: true, ..score }),
            ..own
        }
    }

    /// The bar during a computer player's turn.
    fn computer_bar(&self, moment: &Moment<G>) -> Option<Bar> {
        let seat = moment.computer?;
        let level = people::level(&self.props.game, seat)?;
        // Nothing is there to be skipped in lessons and problems, where no computer goes on.
        if self.props.learning {
            let title = turn::<G>(&self.words, &self.names, &self.now.state, &self.props.game);
            return Some(Bar { title: title.into(), ..Bar::default() });
        }
        let thinks = self.players.shown.at_work.is_some_and(|work| work.percent.is_some());
        let key = if thinks { "players-thinks" } else { "players-plays" };
        let title = match told::<G>(&self.now.state, &self.props.game).has(seat) {
            true => self.words.say(key, &[("name", moment.name(seat).as_ref().into())]),
            false => turn::<G>(&self.words, &self.names, &self.now.state, &self.props.game),
        };
        // The last action of another player is not attributed to this one.
        let own = |row: &&LogRow| row.banner.is_none_or(|banner| banner == moment.banner(seat));
        let last = self.log.rows.first().filter(own).map(LogRow::text);
        let level = self.words.t(&format!("players-{}-say", level.key()));
        let players = self.players.clone();
        let skip = Callback::from(move |()| players.skip());
        Some(Bar {
            title: title.into(),
            say: last.unwrap_or(level).into(),
            skip: Some(Button::new("u-arrow", self.words.t("players-skip"), skip)),
            ..Bar::default()
        })
    }

    /// The hint shown, its index, and the number of hints.
    pub(super) fn hint(&self) -> Option<(Hint<G>, usize, usize)> {
        self.now.chooser?;
        match &self.players.shown.hinting {
            Hinting::Ready(hints) => {
                let index = self.ui.hint % hints.len().max(1);
                Some((hints.get(index)?.clone(), index, hints.len()))
            }
            _ => None,
        }
    }

    /// The bar while hints are shown or looked for; of `own` it has what plays choices that are as advised already.
    fn hint_bar(&self, moment: &Moment<G>, own: &Bar) -> Option<Bar> {
        let seat = moment.chooser?;
        let t = |key: &str| Text::from(self.words.t(key));
        let players = self.players.clone();
        let close =
            Button::new("u-close", t("app-close"), Callback::from(move |()| players.drop_hints()));
        let (mut before, mut advised) = (Html::default(), Vec::new());
        let (title, say, buttons) = match &self.players.shown.hinting {
            Hinting::None => return None,
            Hinting::Thinking(_) => (t("hint-thinking"), t("hint-thinking-say"), vec![close]),
            Hinting::Failed => (t("hint-failed"), t("hint-failed-say"), vec![close]),
            Hinting::Ready(_) => {
                let (hint, index, count) = self.hint()?;
                if G::is_written(moment, seat, &hint.now) {
                    let (say, end) = (own.say.clone(), own.end.clone());
                    let (title, buttons) = (t("hint-written"), vec![close]);
                    return Some(Bar { title, say, buttons, end, ..Bar::default() });
                }
                let steps = hint::steps::<G>(&moment.view, seat, &hint);
                before = hint::pins(&steps);
                advised = own.advised.clone();
                let (action, say) = hint::said(&self.context(), &hint, &steps, index == 0);
                let mut buttons = hint::buttons(moment, &self.act(), seat, &hint, &steps);
                if count > 1 {
                    let next = self.on_ui(move |()| UiAction::Hint(index + 1));
                    buttons.push(Button::new("u-redo", t("hint-next"), next));
                }
                buttons.push(close);
                (self.hint_title(&action, index, count), say, buttons)
            }
        };
        let class = classes!("hinted");
        Some(Bar { class, before, title, say, buttons, advised, ..Bar::default() })
    }

    fn hint_title(&self, action: &Text, index: usize, count: usize) -> Text {
        let number = |n: usize| Arg::Number(n as u32);
        let args = [
            ("number", number(index + 1)),
            ("count", number(count)),
            ("action", Arg::Text(action.to_string())),
        ];
        self.words.say("hint-title", &args).into()
    }

    /// A callback that asks for hints, or dismisses those shown.
    fn on_hint(&self) -> Callback<()> {
        let (players, chooser) = (self.players.clone(), self.now.chooser);
        let reset = self.on_ui(|()| UiAction::Hint(0));
        Callback::from(move |()| {
            reset.emit(());
            match (&players.shown.hinting, chooser) {
                (Hinting::None, Some(seat)) => players.ask_hints(seat),
                _ => players.drop_hints(),
            }
        })
    }

    /// Adds buttons to the bar: for the moves of computer players since the last turn and, in a first game, for the
    /// instructions.
    fn with_since(&self, mut bar: Bar, moment: &Moment<G>) -> Bar {
        let game = &self.props.game;
        let last = game.position().checked_sub(1).and_then(|index| game.moves().get(index));
        let by_computer = last.is_some_and(|made| people::level(game, made.seat).is_some());
        let calm = !self.props.taught
            && moment.chooser.is_some()
            && self.ui.picked == G::Picked::default();
        let ways = [
            (G::is_new(moment), "u-help", "table-guide", Open::Guide),
            (by_computer && moment.has_moved, "u-log", "players-since", Open::Since),
        ];
        let ways = ways.into_iter().filter(|(is_there, ..)| calm && *is_there);
        // Three buttons fill the row; another would wrap, and the table above would jump.
        let room = ROW.saturating_sub(bar.buttons.len());
        for (place, (_, icon, key, open)) in ways.take(room).enumerate() {
            bar.buttons.insert(place, Button::new(icon, self.words.t(key), self.open(open)));
        }
        bar
    }

    /// Keyboard shortcuts: L lists all choices, G asks for a hint, Ctrl+Z undoes, Ctrl+Y redoes; Escape dismisses a hint, or else the
    /// selection, or the replay.
    pub(super) fn on_key(&self) -> Callback<KeyboardEvent> {
        let list = self.open(Open::List);
        let may_list = self.now.chooser.is_some()
            && self.ui.open == Open::Nothing
            && !self.settings.no_letters;
        let (hint, may_hint) = (self.on_hint(), may_list && !self.props.learning);
        let intend = self.props.dispatch.clone();
        let (step_back, ui) = (self.step_back(), self.ui.dispatcher());
        let may_go = self.now.live && self.ui.open == Open::Nothing;
        let players = self.players.clone();
        let is_bare = self.ui.open == Open::Nothing && self.ui.help.is_none();
        let is_hinting = is_bare && !matches!(self.players.shown.hinting, Hinting::None);
        let rest = G::deselect(&self.ui.picked);
        let is_past = is_bare && self.ui.past.is_some();
        let is_held = is_bare && self.now.live && rest != self.ui.picked;
        Callback::from(move |event: KeyboardEvent| {
            let input = event.target_dyn_into::<web_sys::HtmlInputElement>();
            let typed = input.is_some_and(|input| input.type_() != "range");
            if typed || event.alt_key() {
                return;
            }
            let with_control = event.ctrl_key() || event.meta_key();
            let shift = event.shift_key();
            match (letter(&event), with_control) {
                (Some('l'), false) if may_list => list.emit(()),
                (Some('g'), false) if may_hint => hint.emit(()),
                (Some('z'), true) if may_go && !shift => match step_back.clone() {
                    Back::OfTheGame => intend.emit(GameIntent::Undo),
                    Back::Picked(rest) => ui.dispatch(UiAction::Pick(rest)),
                    Back::Nothing => {}
                },
                (Some('z' | 'y'), true) if may_go => intend.emit(GameIntent::Redo),
                _ if with_control || event.key() != "Escape" => {}
                _ => {
                    if is_hinting {
                        players.drop_hints();
                    } else if is_held {
                        ui.dispatch(UiAction::Pick(rest.clone()));
                    } else if is_past {
                        ui.dispatch(UiAction::Past(None));
                    }
                }
            }
        })
    }
}

/// Buttons that fill the bar's row.
const ROW: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::game::Game;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seat::Seat;
    use crate::engine::seed::Seed;
    use crate::games::road::Road;
    use crate::web::setup::SetupGame;
    use crate::web::words::Language;

    const NAMES: [&str; 3] = ["Anna", "Ben", "Carla"];

    /// Plays a game of three by chance; returns the lines of the header for single deciders, each with the player whose
    /// turn it is and the one asked.
    fn lines(roster: Roster) -> Vec<(Seat, Seat, String)> {
        let words = crate::web::words::tests::real_of(Language::English, "road");
        let names = NAMES.map(Text::from);
        let options = <Road as SetupGame>::options(&Default::default(), 3).unwrap();
        let mut game = Journal::<Road>::new(options, Seed::numbered(1), roster).unwrap();
        let (mut chance, mut lines) = (Chance::of_number(1, 5), Vec::new());
        while let Some(seat) = Road::deciders(game.state()).lowest() {
            if Road::deciders(game.state()).len() == 1 {
                let line = turn::<Road>(&words, &names, game.state(), &game);
                lines.push((game.state().active(), seat, line));
            }
            let mut legal = <Road as Game>::Actions::default();
            Road::legal(game.state(), seat, &mut legal);
            let action = chance.pick(&legal).unwrap();
            game.play(seat, action).unwrap();
        }
        lines
    }

    #[test]
    fn who_is_asked_in_another_s_turn_is_not_said_to_be_at_it() {
        let (mut usual, mut asked) = (0, 0);
        for (active, seat, line) in lines(Roster::new()) {
            let (whose, name) = (NAMES[active.index()], NAMES[seat.index()]);
            if seat == active {
                assert_eq!(line, format!("{name} to move"));
                usual += 1;
            } else {
                assert_eq!(line, format!("{whose}’s turn · {name} is asked"));
                asked += 1;
            }
        }
        assert!(usual > 20 && asked > 5, "{usual} {asked}");
    }

    #[test]
    fn the_only_person_is_addressed() {
        let roster = Roster::new().with_computer(Seat(1), 1).with_computer(Seat(2), 1);
        let (mut own, mut asked) = (0, 0);
        for (active, seat, line) in lines(roster) {
            let whose = NAMES[active.index()];
            match (seat == Seat(0), seat == active) {
                (true, true) => {
                    assert_eq!(line, "Your turn");
                    own += 1;
                }
                (true, false) => {
                    assert_eq!(line, format!("{whose}’s turn · you are asked"));
                    asked += 1;
                }
                (false, _) => assert!(line.contains(NAMES[seat.index()]), "{line}"),
            }
        }
        assert!(own > 10 && asked > 2, "{own} {asked}");
    }
}
