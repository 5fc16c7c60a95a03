//! Figures that experts count: cards of each kind that are still to come, as far as the viewer knows.

use crate::games::road::Road;
use crate::games::road::cards::{BuildCard, EventCard, Resource};
use crate::games::road::purchase::Purchase;
use crate::web::road::art::pictures::{event_class, event_icon, figure, pip};
use crate::web::road::words::phrases;
use crate::web::table::{Figures, Moment};
use crate::web::ui::text::{Icon, Text};

/// Figures of a moment.
pub(in crate::web::road) fn figures(moment: &Moment<Road>) -> Vec<Figures> {
    let (view, words) = (&moment.view, &moment.words);
    let group = |key: &str, counts: Vec<(Icon, Text, usize)>| {
        Figures::counts(moment.t(key), moment.t(&format!("{key}-say")), counts)
    };
    let builds = BuildCard::ALL.map(|card| {
        let (count, card) = (
            view.unseen_build_cards().filter(|other| *other == card).count(),
            Purchase::of_build_card(card),
        );
        (figure(card), phrases::name(words, card).into(), count)
    });
    let unseen = view.unseen();
    let resources = Resource::ALL.map(|kind| {
        (pip(kind), phrases::kind(words, kind).into(), usize::from(unseen.count(kind)))
    });
    let events = EventCard::ALL.map(|card| {
        let count = view.unseen_events().filter(|other| *other == card).count();
        (event_icon(card), moment.t(&format!("road-event-{}", event_class(card))), count)
    });
    vec![
        group("road-figures-builds", builds.to_vec()),
        group("road-figures-unseen", resources.to_vec()),
        group("road-figures-events", events.to_vec()),
    ]
}
