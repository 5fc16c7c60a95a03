//! What a card is and does.

use super::Drawing;
use super::middle::lacks;
use crate::games::road::options::Side;
use crate::web::road::art::build_card;
use crate::web::road::art::pictures::{face, metropolis_key};
use crate::web::road::model::row::{Cost, Offer};
use crate::web::road::phrases;
use crate::web::table::HelpText;
use crate::web::ui::text::Text;

/// What a card of the display is and does, and why it can't be bought.
pub(super) fn of_card(drawing: &Drawing<'_>, offer: &Offer) -> HelpText {
    let moment = drawing.moment;
    let words = &moment.words;
    let side = moment.view.open().options.metropolises;
    let price = [("cards", phrases::cards_arg(words, &offer.card.price()))];
    let about: Text = match offer.card.metropolis() {
        Some(name) => moment.t(&format!("road-help-metropolis-{}", metropolis_key(name))),
        None if offer.card.build_card().is_none() && side == Side::A => {
            moment.t("road-help-metropolis-a")
        }
        None => moment.t(&format!("road-help-{}", face(offer.card))),
    };
    let refusal = match offer.cost {
        Cost::Locked(lack) => lacks(drawing, lack),
        _ => Text::default(),
    };
    HelpText {
        title: phrases::name(words, offer.card).into(),
        picture: build_card(offer.card, side, words),
        refusal,
        lines: vec![about, moment.say("road-help-price", &price), moment.t("road-help-replace")],
    }
}
