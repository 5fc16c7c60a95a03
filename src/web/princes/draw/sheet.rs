//! Cards to choose from: of a stack, of the other hand, of the region stack.

use super::Drawing;
use crate::games::princes::card::Card;
use crate::games::princes::kinds::Region;
use crate::games::princes::state::other;
use crate::games::princes::step::{Choice, HandChoice, RegionChoice, StackChoice, TurnChoice, Why};
use crate::web::princes::art::{self, HandCard};
use crate::web::princes::model::Shown;
use crate::web::princes::model::parts::Part;
use crate::web::princes::model::subject::Subject;
use crate::web::princes::model::zones::{Zone, zone};
use crate::web::princes::words::names;
use crate::web::ui::press::on_press;
use crate::web::ui::text::Text;
use yew::prelude::*;

/// True if there are cards or regions to choose from.
pub(super) fn is_shown(drawing: &Drawing<'_>) -> bool {
    let open = |part: &Part| zone(drawing.state, *part) == Zone::Sheet;
    drawing.chooser.is_some() && drawing.lit.iter().chain(drawing.path()).any(open)
}

/// True if the choice is among regions.
pub(super) fn has_regions(drawing: &Drawing<'_>) -> bool {
    matches!(drawing.choice(), Some(Choice::Region(RegionChoice::Up | RegionChoice::Scout)))
}

/// The cards to choose from, if any.
pub(super) fn sheet(drawing: &Drawing<'_>) -> Html {
    if !is_shown(drawing) {
        return Html::default();
    }
    // The question, even while a card is selected: the bar shows the rest.
    let title: Text = match drawing.decision {
        Some(decision) if decision.choice != Choice::Turn(TurnChoice::Act) => {
            super::bar::question(drawing, &decision)
        }
        _ => super::bar::title(drawing),
    };
    // For regions, the bar has the only text.
    let say = match drawing.choice() {
        Some(Choice::Stack(StackChoice::Take { .. })) => drawing.moment.t("princes-sheet-take"),
        _ if has_regions(drawing) => Text::default(),
        _ => drawing.moment.t("princes-sheet-cards"),
    };
    html! {
        <section class="srch sheet" data-help={Subject::Choices.code()} aria-label={AttrValue::from(title.clone())}>
            <header><h2>{ AttrValue::from(title) }</h2>
                if !say.is_empty() { <p>{ AttrValue::from(say) }</p> }
                { for taken(drawing).map(|taken| html! { <p class="taken">{ AttrValue::from(taken) }</p> }) }</header>
            <div class="scs">{ items(drawing) }</div>
        </section>
    }
}

/// The cards of the first hand that are taken already, while others are still to be.
fn taken(drawing: &Drawing<'_>) -> Option<Text> {
    let decision = drawing.decision.filter(|decision| decision.why == Some(Why::Setup))?;
    let Choice::Stack(StackChoice::Take { left, .. }) = decision.choice else { return None };
    let words = &drawing.moment.words;
    let hand = drawing.state.hand(drawing.seat()).iter();
    let names: Vec<String> = hand.map(|slot| names::card(words, slot.card)).collect();
    let list = if names.is_empty() { words.t("princes-sheet-none") } else { words.list(&names) };
    let (count, all) = (names.len() as u32, names.len() as u32 + u32::from(left));
    let args = [("count", count.into()), ("all", all.into()), ("cards", names::arg(list))];
    Some(drawing.moment.say("princes-sheet-taken", &args))
}

fn items(drawing: &Drawing<'_>) -> Html {
    let state = drawing.state;
    match drawing.choice() {
        Some(Choice::Stack(StackChoice::Take { stack, .. })) => {
            let cards = state.stack(usize::from(stack).saturating_sub(1));
            let mut places: Vec<(Card, Vec<String>)> = Vec::new();
            for (at, slot) in cards.iter().rev().enumerate() {
                let place = (at + 1).to_string();
                match places.iter_mut().find(|(card, _)| *card == slot.card) {
                    Some((_, places)) => places.push(place),
                    None => places.push((slot.card, vec![place])),
                }
            }
            html! { <>{ for places.into_iter().map(|(card, places)| item(drawing, Part::Sight(card), card, places.join(", "))) }</> }
        }
        Some(
            Choice::Hand(HandChoice::Steal { .. } | HandChoice::TakeAny)
            | Choice::Hand(HandChoice::UnderOther { .. }),
        ) => {
            let hand = state.hand(other(drawing.seat()));
            html! { <>{ for hand.iter().map(|slot| item(drawing, Part::Rival(slot.card), slot.card, String::new())) }</> }
        }
        Some(Choice::Region(RegionChoice::Up)) => {
            html! { <>{ for state.drawn().iter().map(|of| land(drawing, *of)) }</> }
        }
        Some(Choice::Region(RegionChoice::Scout)) => {
            html! { <>{ for state.regions().iter().map(|of| land(drawing, *of)) }</> }
        }
        _ => {
            let cards = drawing.lit.iter().filter_map(|part| match part {
                Part::Sight(card) => Some(item(drawing, *part, *card, String::new())),
                _ => None,
            });
            html! { <>{ for cards }</> }
        }
    }
}

fn item(drawing: &Drawing<'_>, part: Part, card: Card, place: String) -> Html {
    let words = &drawing.moment.words;
    let name: Text = names::card(words, card).into();
    let (lit, picked) = (drawing.is_lit(part), drawing.is_picked(part));
    let shown = HandCard {
        card,
        name: name.clone(),
        label: name,
        kind: names::family(words, card.row()).into(),
        missing: None,
        lit,
        picked,
        off: !lit && !picked,
        press: drawing.press(part, Some(Shown { card, laid: None })),
    };
    html! {
        <span class="sl">{ art::hand_card(&shown) }
            if !place.is_empty() { <em>{ place }</em> }
        </span>
    }
}

fn land(drawing: &Drawing<'_>, of: Region) -> Html {
    let part = Part::Land(of);
    let (lit, picked) = (drawing.is_lit(part), drawing.is_picked(part));
    let press = drawing.press(part, None);
    let label = names::region(&drawing.moment.words, of);
    let class = classes!("landpick", lit.then_some("lit"), picked.then_some("sel"));
    html! {
        <button type="button" {class} aria-label={label.clone()} data-help={Subject::Land(of).code()} disabled={!lit && !picked}
            onclick={(lit || picked).then(|| on_press(&press))}>
            <svg viewBox="-5 -6 72 74" aria-hidden="true" focusable="false">{ art::region(of, 0, false, false) }</svg>
            <span>{ label }</span>
        </button>
    }
}
