//! Lines that differ in the solo game: points that move the counting stone, goods that leave the game.

use super::{LogLine, LogWriter, count_leading, good_icon};
use crate::engine::seat::Seat;
use crate::games::burgundy::event::{Event, Reason};
use crate::games::burgundy::goods::Good;
use crate::web::burgundy::model::Arg;

impl LogWriter<'_> {
    /// True if it is a solo game.
    pub(super) const fn is_solo(&self) -> bool {
        self.names.len() == 1
    }

    /// Points collected consecutively.
    pub(super) fn collected(
        &self,
        seat: Seat,
        first: &Event,
        after: &[Event],
    ) -> (Option<LogLine>, usize) {
        let mut sum = (0u16, Vec::new());
        let add = |(points, why): &mut (u16, Vec<String>), event: &Event| match *event {
            Event::Scored { points: more, reason, .. } => {
                *points += more;
                why.push(self.why(reason));
                true
            }
            _ => false,
        };
        add(&mut sum, first);
        let used = count_leading(after, &mut sum, add);
        let (points, why) = sum;
        let why = self.words.list(&why);
        let mut line =
            self.line(Some(seat), "vp", "solo-record-points", &[("why", why.as_str().into())]);
        line.points = Some(points);
        (Some(line), used)
    }

    /// The reason for points, in one or two words.
    fn why(&self, reason: Reason) -> String {
        let numbered = |key: &str, name: &'static str, number: u8| {
            self.words.say(key, &[(name, Arg::from(number))])
        };
        match reason {
            Reason::Region { size, .. } => numbered("scene-for-region", "size", size),
            Reason::Phase(phase) => {
                let letter = super::phrase::letter(phase);
                self.words.say("scene-for-phase", &[("phase", letter.into())])
            }
            Reason::Monastery(number) => numbered("scene-for-monastery", "number", number),
            Reason::Animals => self.words.t("scene-for-animals"),
            Reason::Goods { .. } => self.words.t("scene-for-goods"),
            Reason::Watchtower => self.words.t("scene-for-watchtower"),
            _ => self.words.t("scene-for-route"),
        }
    }

    /// The goods of all depots that left the game after a ship.
    pub(super) fn cleared(&self, first: &Event, after: &[Event]) -> (Option<LogLine>, usize) {
        let mut counts = [0u8; 6];
        let add = |counts: &mut [u8; 6], event: &Event| match *event {
            Event::GoodsCleared { good, count, .. } => {
                if let Some(sum) = counts.get_mut(good.index()) {
                    *sum += count;
                }
                true
            }
            _ => false,
        };
        add(&mut counts, first);
        let used = count_leading(after, &mut counts, add);
        let kinds = Good::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
        let goods: Vec<String> =
            kinds.clone().map(|(good, count)| self.goods_text(good, count)).collect();
        let icon = kinds.map(|(good, _)| good_icon(good)).next().unwrap_or("g-any");
        let goods = self.words.list(&goods);
        let args = [("goods", goods.as_str().into())];
        (Some(self.line(None, icon, "record-goods-cleared", &args)), used)
    }
}
