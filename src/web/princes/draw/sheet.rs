//! Cards that are looked at before one is taken: of a stack, of the other hand, of the region stack.

use super::Drawing;
use crate::games::princes::Decision;
use crate::games::princes::card::Card;
use crate::games::princes::kinds::Region;
use crate::games::princes::state::other;
use crate::web::princes::art::{self, HandCard};
use crate::web::princes::model::Shown;
use crate::web::princes::model::parts::Part;
use crate::web::princes::names;
use crate::web::ui::text::Text;
use yew::prelude::*;

/// Cards that are looked at, if any are.
pub(super) fn sheet(drawing: &Drawing<'_>) -> Html {
    let open = |part: &Part| matches!(part, Part::Sight(_) | Part::Rival(_) | Part::Land(_));
    let shown = drawing.lit.iter().chain(drawing.path()).any(open);
    if drawing.chooser.is_none() || !shown {
        return Html::default();
    }
    // What is asked, also while one of the cards is picked: the bar says what becomes of that one.
    let title: Text = match drawing.decision {
        Some(decision) if decision != Decision::Turn => super::bar::question(drawing, &decision),
        _ => super::bar::title(drawing),
    };
    // Of regions the bar below says what there is to say.
    let say = match drawing.decision {
        Some(Decision::Take { .. }) => drawing.moment.t("princes-sheet-take"),
        Some(Decision::Up { .. } | Decision::Scout) => Text::default(),
        _ => drawing.moment.t("princes-sheet-cards"),
    };
    html! {
        <section class="srch sheet" aria-label={AttrValue::from(title.clone())}>
            <header><h2>{ AttrValue::from(title) }</h2>
                if !say.is_empty() { <p>{ AttrValue::from(say) }</p> }</header>
            <div class="scs">{ items(drawing) }</div>
        </section>
    }
}

fn items(drawing: &Drawing<'_>) -> Html {
    let state = drawing.state;
    match drawing.decision {
        Some(Decision::Take { stack, .. }) => {
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
        Some(Decision::Steal { .. } | Decision::UnderOther { .. }) => {
            let hand = state.hand(other(drawing.seat()));
            html! { <>{ for hand.iter().map(|slot| item(drawing, Part::Rival(slot.card), slot.card, String::new())) }</> }
        }
        Some(Decision::Up { .. }) => {
            html! { <>{ for state.drawn.iter().map(|of| land(drawing, *of)) }</> }
        }
        Some(Decision::Scout) => {
            html! { <>{ for state.regions.iter().map(|of| land(drawing, *of)) }</> }
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
        <button type="button" {class} aria-label={label.clone()} disabled={!lit && !picked}
            onclick={move |_| press.emit(())}>
            <svg viewBox="-5 -6 72 74" aria-hidden="true" focusable="false">{ art::region(of, 0, false, false) }</svg>
            <span>{ label }</span>
        </button>
    }
}
