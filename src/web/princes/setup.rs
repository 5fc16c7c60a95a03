//! What can be chosen before a game of Princes.

use crate::games::princes::Princes;
use crate::games::princes::modes::{Mode, Options, OptionsError, Starter};
use crate::web::setup::{Draft, Offer, SetupGame, change, changer};
use crate::web::state::Ctx;
use crate::web::ui::widgets::segments;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// What is played, and who begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Choices {
    /// What is played.
    pub mode: Mode,
    /// Who begins.
    pub starter: Starter,
}

/// What is offered by name: the games of the box, in the order of [`Mode::ALL`].
const OFFERS: [Offer; 5] = [
    offer("princes-mode-introductory", "princes-mode-introductory-say", "bk-base"),
    offer("princes-mode-intrigue", "princes-mode-intrigue-say", "bk-intrigue"),
    offer("princes-mode-merchants", "princes-mode-merchants-say", "bk-merchants"),
    offer("princes-mode-barbarians", "princes-mode-barbarians-say", "bk-barbarians"),
    offer("princes-mode-duel", "princes-mode-duel-say", "adv-strength"),
];

const fn offer(name: &'static str, say: &'static str, icon: &'static str) -> Offer {
    Offer { name, say, icon }
}

const STARTERS: [Starter; 3] = [Starter::Drawn, Starter::Red, Starter::Blue];

impl SetupGame for Princes {
    type Choices = Choices;

    const USUAL_SEATS: u8 = 2;

    fn options(choices: &Choices, players: u8) -> Result<Options, OptionsError> {
        let options = Options { players, mode: choices.mode, starter: choices.starter };
        options.validate().map(|()| options)
    }

    fn choices(options: &Options) -> Choices {
        Choices { mode: options.mode, starter: options.starter }
    }

    fn players(options: &Options) -> u8 {
        options.players
    }

    fn offers(_: &Choices) -> &'static [Offer] {
        &OFFERS
    }

    fn offer(draft: &Draft<Princes>) -> Option<usize> {
        Mode::ALL.iter().position(|mode| *mode == draft.choices.mode)
    }

    fn take(draft: &mut Draft<Princes>, offer: usize) {
        draft.choices.mode = Mode::ALL.get(offer).copied().unwrap_or_default();
    }

    fn advanced(ctx: &Ctx, draft: &Rc<Draft<Princes>>) -> Html {
        let words = &ctx.words;
        let send = changer(ctx, draft);
        let pick = Callback::from(move |index: usize| {
            let starter = STARTERS.get(index).copied().unwrap_or_default();
            send.emit(change(move |draft: &mut Draft<Princes>| draft.choices.starter = starter));
        });
        let names = ["princes-starter-drawn", "princes-starter-first", "princes-starter-second"];
        let names = names.map(|key| words.t(key)).to_vec();
        let chosen = STARTERS.iter().position(|known| *known == draft.choices.starter);
        html! { <>
            <span class="optname">{ words.t("princes-starter") }</span>
            { segments("starter", words.t("princes-starter"), names, chosen, &pick) }
        </> }
    }

    fn summary(words: &Words, draft: &Draft<Princes>) -> String {
        let row = draft.choices.mode.row();
        let mode = words.t(&format!("princes-mode-{}", row.key));
        let args = [("mode", mode.as_str().into()), ("points", row.target.into())];
        words.say("princes-summary", &args)
    }

    fn note(words: &Words, draft: &Draft<Princes>) -> String {
        let people = draft.sitters.iter().filter(|sitter| sitter.computer.is_none()).count();
        words.t(if people > 1 { "princes-note-hands" } else { "princes-note-alone" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_of_the_box_are_offered_in_their_order() {
        for (place, mode) in Mode::ALL.into_iter().enumerate() {
            let mut draft = Draft::<Princes>::default();
            Princes::take(&mut draft, place);
            assert_eq!((draft.choices.mode, Princes::offer(&draft)), (mode, Some(place)));
            assert!(OFFERS[place].name.ends_with(mode.row().key));
        }
    }

    #[test]
    fn choices_become_options_and_come_back() {
        for mode in Mode::ALL {
            for starter in STARTERS {
                let options = Princes::options(&Choices { mode, starter }, 2).unwrap();
                assert_eq!(Princes::choices(&options), Choices { mode, starter });
                assert_eq!(Princes::players(&options), 2);
            }
        }
        assert!(Princes::options(&Choices::default(), 3).is_err());
    }
}
