//! Sharing the result of a finished game: a picture, a text, and a challenge to others.

mod film;
mod picture;
mod sources;

use crate::engine::link::{carrying_link, challenge_link, table_of};
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::web::games;
use crate::web::library::entry::{Entry, Player};
use crate::web::notice::Notice;
use crate::web::pages::dates;
use crate::web::pages::games::{game_name, names};
use crate::web::score::versus::turns;
use crate::web::session::{AnySession, Day};
use crate::web::share::{address_of, addressed, copy, file_name, hand_out_picture, share};
use crate::web::state::{Action, Ctx, Dispatch, use_ctx};
use crate::web::ui::Pic;
use crate::web::ui::code::Code;
use crate::web::ui::widgets::{segments, tool};
use crate::web::words::Words;
use film::use_film;
use picture::{Palette, Poster, picture};
use std::rc::Rc;
use yew::prelude::*;

/// Properties of [`ResultPanel`].
#[derive(Properties, PartialEq, Clone)]
pub struct ResultProps {
    /// The finished game.
    pub session: AnySession,
    /// All stored games.
    pub games: Rc<Vec<Rc<Entry>>>,
}

/// A player in the result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ResultRow {
    pub name: String,
    /// Number of the colour.
    pub colour: u8,
    pub points: i32,
    /// Rank, from 1.
    pub place: u8,
}

/// The panel for sharing a result.
#[component]
pub fn ResultPanel(props: &ResultProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let session = &props.session;
    let entry = use_memo(session.clone(), |session| Entry::of_session(session).ok());
    let Some(entry) = entry.as_ref() else { return Html::default() };
    let kept = props.games.iter().find(|kept| kept.about.id == entry.about.id);
    let day = kept.map_or_else(Day::today, |kept| Day::on(kept.saved as f64));
    html! { <>
        <Handing session={session.clone()} entry={Rc::new(entry.clone())} {day} />
        <Challenging session={session.clone()} names={names(words, entry)} />
        { sources::panels(words, entry, &props.games) }
    </> }
}

/// The players in final order, with their points.
fn rows(words: &Words, entry: &Entry, points: &[i32]) -> Vec<ResultRow> {
    let row = |(((player, name), colour), points): (((&Player, String), u8), &i32)| ResultRow {
        name,
        colour,
        points: *points,
        place: player.place,
    };
    let players = entry.players.iter().zip(names(words, entry)).zip(entry.colours);
    let mut rows: Vec<ResultRow> = players.zip(points).map(row).collect();
    rows.sort_by_key(|row| row.place);
    rows
}

/// The result in a few lines.
fn text(words: &Words, title: &str, rows: &[ResultRow], link: Option<&str>) -> String {
    let line = |row: &ResultRow| {
        let points = row.points.to_string();
        let args = [("name", row.name.as_str().into()), ("points", points.as_str().into())];
        let said = words.say("result-line", &args);
        if rows.len() > 1 { format!("{}. {said}", row.place) } else { said }
    };
    let mut lines = vec![title.to_owned()];
    lines.extend(rows.iter().map(line));
    if let Some(link) = link {
        lines.push(format!("{} {link}", words.t("result-dare")));
    }
    lines.join("\n")
}

#[derive(Properties, PartialEq, Clone)]
struct HandingProps {
    session: AnySession,
    entry: Rc<Entry>,
    /// Day on which the game was played.
    day: Day,
}

/// The result as a picture and as a text.
#[component]
fn Handing(props: &HandingProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let entry = &props.entry;
    let rows = rows(words, entry, &props.session.points());
    let (game, day) = (game_name(words, entry), dates::date(words, props.day));
    let link = first_person(&props.session).and_then(|seat| challenge(&props.session, seat));
    let shown = Shown {
        session: props.session.clone(),
        entry: entry.clone(),
        game: game.clone(),
        day: day.clone(),
        words: words.clone(),
    };
    let drawn = use_memo(shown.clone(), |shown| shown.drawn_after(shown.session.len()));
    let address = addressed(&drawn);
    let text = text(words, &format!("{game}, {day}"), &rows, link.as_deref());
    let names = entry.players.iter().map(|player| player.name.as_str());
    let file = file_name(&entry.game(), props.day, names);
    let film = use_film(shown, file.clone());
    let file = format!("{file}.png");
    let on_picture = {
        let (ctx, title) = (ctx.clone(), game.clone());
        Callback::from(move |_: MouseEvent| {
            let (drawn, file, title) = (drawn.to_string(), file.clone(), title.clone());
            match &ctx.dispatch {
                Some(dispatch) => {
                    hand_out_picture(drawn, picture::SIZE, file, title, dispatch.clone())
                }
                None => ctx.act(Action::Tell(Notice::NoFile)),
            }
        })
    };
    let on_text = with(&ctx, &text, copy);
    html! {
        <section class="shared resultcard">
            { film.shown.unwrap_or_else(|| html! {
                <img src={address} alt={text.clone()} width="600" height="315" />
            }) }
            <div class="buttons">
                <button type="button" class={if film.is_made { "btn" } else { "end" }} onclick={on_picture}><Pic id="u-share" />{ words.t("result-picture") }</button>
                <button type="button" class="btn" onclick={on_text}>{ words.t("result-text") }</button>
                { film.buttons }
            </div>
            { film.said }
        </section>
    }
}

/// The result as a picture, at the end of the game and at any moment of it.
#[derive(PartialEq, Clone)]
struct Shown {
    session: AnySession,
    entry: Rc<Entry>,
    /// The game's name.
    game: String,
    day: String,
    words: Words,
}

impl Shown {
    /// The picture after so many moves.
    fn drawn_after(&self, moves: usize) -> String {
        let Shown { session, entry, words, .. } = self;
        let now = if moves < session.len() { session.branch(moves) } else { session.clone() };
        let of_seat = |(seat, series)| (entry.colours.at(seat), series);
        // A code with moves would be too fine for the picture.
        let coded = first_person(session).and_then(|seat| plain_challenge(session, seat));
        let poster = Poster {
            emblem: games::page(&entry.game()).map_or("", |page| page.emblem),
            game: &self.game,
            day: &self.day,
            page: &words.t("app-name"),
            dare: &words.t("result-dare"),
            rows: &rows(words, entry, &now.points()),
            board: &now.picture_of(winner(session)),
            curves: &session.series().into_iter().enumerate().map(of_seat).collect::<Vec<_>>(),
            link: coded.as_deref(),
            played: moves as f64 / session.len().max(1) as f64,
        };
        picture(&Palette::of_page(), &poster)
    }
}

fn with(ctx: &Ctx, given: &str, act: impl Fn(String, Dispatch) + 'static) -> Callback<MouseEvent> {
    let (given, dispatch) = (given.to_owned(), ctx.dispatch.clone());
    Callback::from(move |_| {
        if let Some(dispatch) = &dispatch {
            act(given.clone(), dispatch.clone());
        }
    })
}

/// The seats of people, best first.
fn people(session: &AnySession) -> Vec<Seat> {
    let places = session.places();
    let is_person = |seat: &Seat| session.roster().computer(*seat).is_none();
    let mut seats: Vec<Seat> = Seat::first(session.seats()).filter(is_person).collect();
    seats.sort_by_key(|seat| places.get(seat.index()).copied());
    seats
}

/// The best seat.
fn winner(session: &AnySession) -> Seat {
    let places = session.places();
    let best = Seat::first(session.seats()).min_by_key(|seat| places.get(seat.index()).copied());
    best.unwrap_or_default()
}

fn first_person(session: &AnySession) -> Option<Seat> {
    people(session).first().copied()
}

/// A link that challenges others to beat a seat's result; where nothing is hidden, with the game.
fn challenge(session: &AnySession, seat: Seat) -> Option<String> {
    if !session.is_open() {
        return plain_challenge(session, seat);
    }
    let points = session.points().get(seat.index()).copied()?;
    let game = session.game_link().ok()?;
    let text = carrying_link(&game, seat, points, turns(&session.progress())).ok()?;
    Some(address_of(&text))
}

/// The same without the game.
fn plain_challenge(session: &AnySession, seat: Seat) -> Option<String> {
    let table = table_of(&session.setup_link().ok()?)?;
    let points = session.points().get(seat.index()).copied()?;
    let text = challenge_link(&table, seat, points, turns(&session.progress())).ok()?;
    Some(address_of(&text))
}

#[derive(Properties, PartialEq, Clone)]
struct ChallengingProps {
    session: AnySession,
    names: Vec<String>,
}

/// A challenge to others: the same setup, and a result to beat.
#[component]
fn Challenging(props: &ChallengingProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let chosen = use_state_eq(|| 0);
    let seats = people(&props.session);
    let Some(seat) = seats.get(*chosen).or_else(|| seats.first()).copied() else {
        return Html::default();
    };
    let Some(link) = challenge(&props.session, seat) else { return Html::default() };
    let is_alone = props.session.only_person().is_some();
    let title = words.t("challenge-title");
    let on_copy = with(&ctx, &link, copy);
    let on_share = with(&ctx, &link, move |link, dispatch| share(&title, link, dispatch));
    let name = |seat: &Seat| props.names.get(seat.index()).cloned().unwrap_or_default();
    let who = seats.iter().map(name).collect();
    let points = props.session.points().get(seat.index()).copied().unwrap_or_default();
    let points = u32::try_from(points).unwrap_or_default();
    // Where all winners have the same points, turns tell how good a win was.
    let places = props.session.places();
    let has_won = places.get(seat.index()) == places.iter().min();
    let turns = turns(&props.session.progress());
    let key = match (has_won && turns > 0, is_alone) {
        (true, _) => "challenge-say-turns",
        (false, true) => "challenge-say-you",
        (false, false) => "challenge-say",
    };
    let (own, on_pick) = (name(&seat), Callback::from(move |index| chosen.set(index)));
    let place = seats.iter().position(|other| *other == seat);
    let args = [("name", own.as_str().into()), ("points", points.into()), ("turns", turns.into())];
    html! {
        <section class="shared withcode" aria-labelledby="dare-title">
            <div>
                <h3 id="dare-title">{ words.t("challenge-make") }</h3>
                <p>{ words.say(key, &args) }</p>
                if seats.len() > 1 { { segments("challenger", words.t("challenge-who"), who, place, &on_pick) } }
                <div class="address">
                    <input type="text" readonly=true value={link.clone()} aria-label={words.t("challenge-make")} />
                    <button type="button" class="btn" onclick={on_copy}>{ words.t("app-copy") }</button>
                    { tool("u-share", words.t("app-share"), on_share, "ib") }
                </div>
            </div>
            <Code text={link} label={words.t("challenge-code")} />
        </section>
    }
}
