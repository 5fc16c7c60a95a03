//! Effects of touches: play, pick, explain or enlarge.

use crate::games::burgundy::Burgundy;
use crate::web::burgundy::art::TileIcon;
use crate::web::burgundy::draw::middle::{ShieldDepots, depot_of, shield_depots};
use crate::web::burgundy::model::scene::code::parse;
use crate::web::burgundy::model::scene::{Help, Scene, Spot, Tap};
use crate::web::burgundy::model::{Intent, Large, Selection, Situation, explained, intent};
use crate::web::table::{Act, HelpText, Moment, Touch};
use crate::web::ui::Pic;
use yew::prelude::*;

/// The state against which touches are interpreted.
pub struct Touched {
    moment: Moment<Burgundy>,
    act: Act<Burgundy>,
    shields: ShieldDepots,
}

impl Touched {
    /// Touches at a moment.
    #[must_use]
    pub fn new(moment: &Moment<Burgundy>, act: &Act<Burgundy>, scene: &Scene) -> Touched {
        Touched { moment: moment.clone(), act: act.clone(), shields: shield_depots(&scene.table) }
    }

    /// Handles a touch of the page.
    pub fn touch(&self, touch: Touch) {
        let tap = match touch {
            Touch::On { code, in_panel } => match parse(&code) {
                Some(spot) if !in_panel && self.enlarges(spot) => return,
                spot => spot.map(Tap::On),
            },
            Touch::Lift(from) => parse(&from).map(Tap::Lift),
            Touch::Drag(from, to) => {
                parse(&from).zip(parse(&to)).map(|(from, to)| Tap::Drag(from, to))
            }
            Touch::Beside => Some(Tap::Cancel),
        };
        tap.into_iter().for_each(|tap| self.tap(tap));
    }

    /// Handles a tap.
    pub fn tap(&self, tap: Tap) {
        let situation = Situation::of(&self.moment);
        match intent(&situation, tap) {
            Intent::Act(seat, action) => {
                // A choice made in an enlarged depot closes it, so that the table shows the result.
                if self.moment.picked.large.is_some() {
                    self.act.pick_now(Selection::default());
                }
                self.act.play_now(seat, action);
            }
            Intent::Pick(picked) => self.pick(Selection { picked, ..Selection::default() }),
            Intent::Lift(picked) => {
                self.pick(Selection { picked, lifted: true, ..Selection::default() });
            }
            Intent::Urge => {
                let urged = self.moment.picked.urged % 2 + 1;
                self.act.pick_now(Selection { urged, ..Selection::default() });
            }
            Intent::Help(spot) => {
                // The dragged piece goes back, and an enlarged part is closed for the explanation.
                let picked = self.moment.picked.clone();
                if picked.lifted || picked.large.is_some() {
                    self.act.alter_now(Selection { lifted: false, large: None, ..picked });
                }
                let help = explained(&situation, spot);
                help.into_iter().for_each(|help| self.act.explain_now(help_text(help)));
            }
            Intent::Nothing => {}
        }
    }

    /// Changes the selection and dismisses hints, which would hide its description in the bar.
    fn pick(&self, selection: Selection) {
        self.act.let_hints_go();
        self.act.pick_now(selection);
    }

    /// True if a touch first enlarges a depot, as on a phone.
    fn enlarges(&self, spot: Spot) -> bool {
        let depot = depot_of(spot, self.shields).filter(|_| self.moment.phone.is_some());
        if let Some(number) = depot {
            let large = Some(Large::Depot(number));
            self.act.pick_now(Selection { large, ..self.moment.picked.clone() });
        }
        depot.is_some()
    }
}

/// An explanation as the page shows it.
pub fn help_text(help: Help) -> HelpText {
    let picture = match (help.piece, help.icon) {
        (Some(piece), _) => html! { <TileIcon {piece} /> },
        (None, Some(icon)) => html! { <Pic id={icon} /> },
        (None, None) => Html::default(),
    };
    let Help { title, refusal, lines, page, .. } = help;
    HelpText { title, picture, refusal, lines, page, ..HelpText::default() }
}
