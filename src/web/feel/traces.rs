//! Numbers on the table that show a computer player's actions: where each action's piece came from and where it is now.
//! On a board drawn too small for numbers, the piece has a ring in its player's colour instead. They stay until the next
//! touch.

use gloo_events::EventListener;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, DomRect, Element, HtmlElement};

/// Most actions that are numbered; more would be hard to follow.
const MOST: usize = 9;
/// Selector of pieces that came to their place (`data-s`) with the last move.
const CAME: &str = "[data-s][data-from]";
/// Selector of pieces with the number of the action that placed them (`data-action`), for turns shown all at once.
const NUMBERED: &str = "[data-action]:not([data-seen])";
/// Attribute of a board too small for numbers; its value is the class of the player's colour.
const SMALL: &str = "data-small";
/// Selector of places that a piece has left, where a number covers nothing.
const VACANT: &str = "[data-vacant]";
/// Attribute of pieces that were there before.
const SEEN: &str = "data-seen";
/// Events that remove the numbers.
const TOUCHES: [&str; 4] = ["pointerdown", "keydown", "resize", "wheel"];

/// A piece of an action.
enum Piece {
    /// Moved from one place to another, by the places' names.
    Moved { from: String, to: String },
    /// Placed where the element is.
    There(Element),
}

/// The numbers on the table.
#[derive(Default)]
pub(super) struct Traces {
    /// Pieces of each action since a person's last choice.
    actions: Vec<Vec<Piece>>,
    layer: Option<Element>,
}

impl Traces {
    /// Adds the pieces of a computer player's move; `fresh` are those new on the table.
    pub(super) fn add(&mut self, document: &Document, fresh: &[Element]) {
        let moved = all(document, CAME).into_iter().filter_map(|place| {
            let (to, from) = (place.get_attribute("data-s")?, place.get_attribute("data-from")?);
            Some(Piece::Moved { from, to })
        });
        let action: Vec<Piece> = moved.chain(fresh.iter().cloned().map(Piece::There)).collect();
        if action.is_empty() || self.actions.len() >= MOST {
            return;
        }
        self.actions.push(action);
        // A failure to draw is ignored, as the log has the same information.
        let _ = self.draw(document);
    }

    /// Adds all pieces that carry the number of their action.
    pub(super) fn follow(&mut self, document: &Document) {
        let pieces = all(document, NUMBERED);
        for piece in &pieces {
            // Failing to set the mark would only repeat a number.
            let _ = piece.set_attribute(SEEN, "");
            let number = piece.get_attribute("data-action").and_then(|text| text.parse().ok());
            let Some(number) = number.filter(|number| (1..=MOST).contains(number)) else {
                continue;
            };
            if self.actions.len() < number {
                self.actions.resize_with(number, Vec::new);
            }
            if let Some(action) = self.actions.get_mut(number - 1) {
                action.push(Piece::There(piece.clone()));
            }
        }
        if !pieces.is_empty() {
            let _ = self.draw(document);
        }
    }

    /// Removes all numbers.
    pub(super) fn clear(&mut self) {
        self.actions.clear();
        if let Some(layer) = self.layer.take() {
            layer.remove();
        }
    }

    fn draw(&mut self, document: &Document) -> Result<(), JsValue> {
        let numbered = (1..).zip(&self.actions);
        // Measures everything before writing anything, to avoid repeated layout.
        let marks: Vec<(usize, Sign)> = numbered
            .flat_map(|(number, action)| action.iter().map(move |piece| (number, piece)))
            .flat_map(|(number, piece)| signs(document, piece).map(move |sign| (number, sign)))
            .collect();
        let layer = document.create_element("div")?;
        layer.set_class_name("traces");
        layer.set_attribute("aria-hidden", "true")?;
        for (number, sign) in marks {
            let mark = document.create_element("b")?.dyn_into::<HtmlElement>()?;
            let (x, y) = match sign {
                Sign::Number { x, y } => {
                    mark.set_text_content(Some(&number.to_string()));
                    (x, y)
                }
                Sign::Ring { rect, colour } => {
                    mark.set_class_name(&format!("ring {colour}"));
                    mark.style().set_property("width", &format!("{:.1}px", rect.width()))?;
                    mark.style().set_property("height", &format!("{:.1}px", rect.height()))?;
                    (rect.left(), rect.top())
                }
            };
            mark.style().set_property("transform", &format!("translate({x:.1}px,{y:.1}px)"))?;
            layer.append_child(&mark)?;
        }
        document.body().ok_or(JsValue::NULL)?.append_child(&layer)?;
        if let Some(before) = self.layer.replace(layer) {
            before.remove();
        }
        Ok(())
    }
}

/// Removes the numbers with their table.
impl Drop for Traces {
    fn drop(&mut self) {
        self.clear();
    }
}

/// A sign of an action on the screen.
enum Sign {
    /// Its number around a point.
    Number { x: f64, y: f64 },
    /// A ring around a piece, in the player's colour.
    Ring { rect: DomRect, colour: String },
}

/// The signs of a piece: at the place that it left and where it is now.
fn signs(document: &Document, piece: &Piece) -> impl Iterator<Item = Sign> {
    let find =
        |spot: &String| document.query_selector(&format!(".app [data-s='{spot}']")).ok().flatten();
    let elements = match piece {
        Piece::Moved { from, to } => [find(from), find(to)],
        Piece::There(element) => [Some(element.clone()).filter(|e| e.is_connected()), None],
    };
    // On a small board, another piece may be where this one came from.
    let from_small =
        |place: usize, small: bool| small && place == 0 && matches!(piece, Piece::Moved { .. });
    let elements = elements.into_iter().enumerate();
    let signs: Vec<Sign> = elements
        .filter_map(|(place, element)| {
            let element = element?;
            let rect = element.get_bounding_client_rect();
            let shown = rect.width() > 0.0 && rect.height() > 0.0;
            let board = element.closest(&format!("[{SMALL}]")).ok().flatten();
            if !shown || from_small(place, board.is_some()) {
                return None;
            }
            Some(match board.and_then(|board| board.get_attribute(SMALL)) {
                Some(colour) => Sign::Ring { rect, colour },
                None => number_on(&element, &rect),
            })
        })
        .collect();
    signs.into_iter()
}

/// A number on the middle of a place that a piece has left, otherwise near the top right corner.
fn number_on(element: &Element, rect: &DomRect) -> Sign {
    let vacant = element.closest(VACANT).ok().flatten().is_some();
    let (right, down) = if vacant { (0.5, 0.5) } else { (0.85, 0.15) };
    Sign::Number { x: rect.left() + rect.width() * right, y: rect.top() + rect.height() * down }
}

pub(super) fn all(document: &Document, selector: &str) -> Vec<Element> {
    let Ok(found) = document.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// Removes the numbers at the next touch.
pub(super) fn until_touched(traces: &Rc<RefCell<Traces>>) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let listen = |event: &'static str| {
        let traces = Rc::clone(traces);
        EventListener::new(&window, event, move |_| traces.borrow_mut().clear())
    };
    TOUCHES.map(listen).into()
}
