//! What can be chosen before a game of Princes.

use crate::games::princes::Princes;
use crate::games::princes::modes::{Mode, Options, OptionsError, Starter};
use crate::web::setup::{Draft, SetupGame, change, changer};
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

    fn panels(ctx: &Ctx, draft: &Rc<Draft<Princes>>) -> Html {
        let words = &ctx.words;
        let send = changer(ctx, draft);
        let pick_mode = {
            let send = send.clone();
            Callback::from(move |index: usize| {
                let mode = Mode::ALL.get(index).copied().unwrap_or_default();
                send.emit(change(move |draft: &mut Draft<Princes>| draft.choices.mode = mode));
            })
        };
        let pick_starter = Callback::from(move |index: usize| {
            let starter = STARTERS.get(index).copied().unwrap_or_default();
            send.emit(change(move |draft: &mut Draft<Princes>| draft.choices.starter = starter));
        });
        let Choices { mode, starter } = draft.choices;
        let modes = Mode::ALL.map(|mode| words.t(&format!("princes-mode-{}", mode.row().key)));
        let at_mode = Mode::ALL.iter().position(|known| *known == mode);
        let starters = ["princes-starter-drawn", "princes-starter-first", "princes-starter-second"]
            .map(|key| words.t(key));
        let at_starter = STARTERS.iter().position(|known| *known == starter);
        let say = words.t(&format!("princes-mode-{}-say", mode.row().key));
        html! { <>
            <section class="card sheet" aria-labelledby="mode-title">
                <h2 id="mode-title">{ words.t("princes-mode") }</h2>
                { segments("mode", words.t("princes-mode"), modes.to_vec(), at_mode, &pick_mode) }
                <small>{ say }</small>
            </section>
            <section class="card sheet" aria-labelledby="starter-title">
                <h2 id="starter-title">{ words.t("princes-starter") }</h2>
                { segments("starter", words.t("princes-starter"), starters.to_vec(), at_starter, &pick_starter) }
            </section>
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
