//! The table of the dice game: what lies on it, and what touches do.

mod ask;
mod bar;
mod bell;
mod desk;
mod help;
mod phone;
mod reveal;
mod roll;
mod solo;
mod together;
mod turn;

use crate::bots::dice::hint::Reason;
use crate::engine::seat::Seat;
use crate::games::dice::contract::Decision;
use crate::games::dice::options::Castles;
use crate::games::dice::state::Stage;
use crate::games::dice::{Action, Dice, Event, State, View};
use crate::web::dice::log;
use crate::web::dice::model::drafts::Drafts;
use crate::web::dice::names::Names;
use crate::web::table::{Act, Back, Drawn, Heading, LogLine, Moment, PhoneTab, TableGame, Telling};
use crate::web::ui::Pic;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use desk::Table;
use yew::prelude::*;

impl TableGame for Dice {
    type Picked = Drafts;

    /// Sheets lie open; only what is chosen in a round is hidden, and that is in nobody's view.
    const HANDS: bool = false;

    fn covers(decision: &Decision) -> bool {
        matches!(decision, Decision::Start { secret: true })
    }

    fn step_back(picked: &Drafts, state: &State) -> Back<Drafts> {
        picked.step_back(state)
    }

    fn tell(telling: &Telling<'_, Dice>, events: &[Event]) -> Vec<LogLine> {
        log::tell(telling, events)
    }

    fn when(words: &Words, view: &View) -> (Text, Text) {
        let (names, state) = (Names(words), view.known());
        let number = u32::from(state.round()) + 1;
        let phase = names.phase(state.phase());
        let args = [("round", number.into()), ("phase", phase.into())];
        match state.stage() {
            Stage::Castles => {
                let text: Text = names.t("when-castles").into();
                (text.clone(), text)
            }
            Stage::Over => {
                let text: Text = names.t("when-over").into();
                (text.clone(), text)
            }
            Stage::Rounds => {
                (names.say("when-round", &args).into(), names.say("when-short", &args).into())
            }
        }
    }

    fn choice(telling: &Telling<'_, Dice>, view: &View, choice: &Action) -> Text {
        Names(telling.words).choice(view.known(), choice).into()
    }

    fn reason(telling: &Telling<'_, Dice>, reason: &Reason) -> Text {
        log::reason(telling.words, *reason).into()
    }

    fn asks(telling: &Telling<'_, Dice>, view: &View, _seat: Seat) -> Text {
        // Where castles are chosen one after the other, or one for all, they lie open.
        let unseen = telling.options.castles == Castles::Free;
        match view.known().stage() {
            Stage::Castles if unseen => telling.say("ask-castle-unseen", &[]),
            Stage::Castles | Stage::Rounds | Stage::Over => Text::default(),
        }
    }

    fn draw(moment: &Moment<Dice>, act: &Act<Dice>) -> Drawn {
        let table = Table::new(moment, act);
        let state = table.state;
        if let Some(opened) = reveal::opened(&table) {
            // A phone shows it in the place of the own sheet, with the other parts beside it.
            return match moment.phone {
                None => opened,
                Some(0) => Drawn { tabs: tabs(&table), ..opened },
                Some(tab) => {
                    Drawn { stage: phone::stage(&table, tab), tabs: tabs(&table), ..opened }
                }
            };
        }
        let over = bell::bell(&table);
        if table.is_together() {
            return Drawn { over, line: line(&table), ..together::drawn(&table) };
        }
        let class = if state.options().is_solo() { "dg dsolo" } else { "dg dturn" };
        let drawn = Drawn {
            class: classes!(class),
            bar: bar::bar(&table),
            line: line(&table),
            over,
            ..Drawn::default()
        };
        match moment.phone {
            None => Drawn { stage: turn::stage(&table), ..drawn },
            Some(tab) => Drawn { stage: phone::stage(&table, tab), tabs: tabs(&table), ..drawn },
        }
    }

    fn guide(words: &Words) -> Html {
        let line = |(icon, key): (&'static str, &str)| {
            html! { <li key={icon}><Pic id={icon} /><span>{ words.t(key) }</span></li> }
        };
        let lines = [
            ("die-any", "guide-roll"),
            ("pencil", "guide-mark"),
            ("vp", "guide-regions"),
            ("worker", "guide-pass"),
            ("star", "guide-colours"),
            ("hourglass", "guide-time"),
        ];
        html! { <ul class="dguide">{ for lines.map(line) }</ul> }
    }
}

/// Who chooses now, where it is one alone.
fn line(table: &Table<'_>) -> Option<Heading> {
    let several =
        table.is_together() && table.state.seats().filter(|seat| table.chooses(*seat)).count() > 1;
    let seat = table.moment.chooser.filter(|_| !several)?;
    let args = [("name", table.moment.name(seat).as_ref().into())];
    Some(Heading {
        when: Dice::when(&table.moment.words, &table.moment.view),
        turn: table.names().say("when-chooses", &args).into(),
    })
}

fn tabs(table: &Table<'_>) -> Vec<PhoneTab> {
    let names = table.names();
    let others = if table.state.options().is_solo() {
        ("hourglass", "tab-goal")
    } else {
        ("u-person", "tab-others")
    };
    // What can be chosen is marked on the own sheet.
    let asked =
        table.own_desk().is_some_and(|desk| desk.offers().iter().any(|one| !one.is_empty()));
    let tab = |(icon, key): (&'static str, &str)| PhoneTab {
        icon,
        name: names.t(key).into(),
        lit: asked && icon == "pad",
    };
    [("pad", "tab-mine"), ("die-any", "tab-roll"), others, ("star", "tab-race")].map(tab).to_vec()
}
