//! Drag image: a copy of a piece that follows the finger.

use crate::web::table::flight::{drawn_piece, drawn_scale};
use crate::web::ui::geometry::num;
use wasm_bindgen::JsCast;
use web_sys::{CssStyleDeclaration, DomRect, Element, HtmlElement, SvgElement, SvgGraphicsElement};

const SVG: &str = "http://www.w3.org/2000/svg";
/// CSS variables that set a die's colours, and that its image would not inherit at its new place.
const COLOURS: [&str; 2] = ["--pc", "--op"];

/// Image of a lifted piece; removed when dropped.
pub(super) struct LiftedPiece {
    picture: Element,
    lifted: Element,
    from: (f64, f64),
}

impl LiftedPiece {
    /// Lifts the piece at a place, with the finger at a point of the screen; `None` if no piece is drawn there.
    #[must_use]
    pub(super) fn lift(place: &Element, from: (f64, f64)) -> Option<LiftedPiece> {
        let (picture, lifted) = match place.dyn_ref::<HtmlElement>() {
            Some(written) => (picture_of_written(written)?, place.clone()),
            None => {
                let piece = drawn_piece(place.clone())?;
                (picture_of_drawn(&piece)?, piece)
            }
        };
        place.owner_document()?.body()?.append_child(&picture).ok()?;
        // An attribute rather than a class, because re-rendering resets classes but keeps attributes unknown to the
        // page.
        let _ = lifted.set_attribute("data-lifted", "");
        Some(LiftedPiece { picture, lifted, from })
    }

    /// Moves the image to the finger.
    pub(super) fn follow(&self, at: (f64, f64)) {
        if let Some(style) = style_of(&self.picture) {
            let (dx, dy) = (at.0 - self.from.0, at.1 - self.from.1);
            let _ = style.set_property("translate", &format!("{}px {}px", num(dx), num(dy)));
        }
    }
}

impl Drop for LiftedPiece {
    fn drop(&mut self) {
        let _ = self.lifted.remove_attribute("data-lifted");
        self.picture.remove();
    }
}

fn style_of(element: &Element) -> Option<CssStyleDeclaration> {
    let written = element.dyn_ref::<HtmlElement>().map(HtmlElement::style);
    written.or_else(|| element.dyn_ref::<SvgElement>().map(SvgElement::style))
}

/// Places an image exactly above its original.
fn lay_over(picture: &Element, rect: &DomRect) -> Option<()> {
    let style = style_of(picture)?;
    let sides = [
        ("left", rect.left()),
        ("top", rect.top()),
        ("width", rect.width()),
        ("height", rect.height()),
    ];
    for (side, length) in sides {
        let _ = style.set_property(side, &format!("{}px", num(length)));
    }
    let _ = picture.set_attribute("aria-hidden", "true");
    Some(())
}

fn picture_of_drawn(piece: &Element) -> Option<Element> {
    let bounds = piece.dyn_ref::<SvgGraphicsElement>()?.get_b_box().ok()?;
    let (_, turn) = drawn_scale(piece)?;
    let picture = piece.owner_document()?.create_element_ns(Some(SVG), "svg").ok()?;
    let view = [bounds.x(), bounds.y(), bounds.width(), bounds.height()];
    let view = view.map(|length| num(f64::from(length)).to_string()).join(" ");
    picture.set_attribute("viewBox", &view).ok()?;
    picture.set_attribute("class", if turn < 0.0 { "held turned" } else { "held" }).ok()?;
    let copy = piece.clone_node_with_deep(true).ok()?.dyn_into::<Element>().ok()?;
    // The image's own frame gives the position.
    copy.remove_attribute("transform").ok()?;
    picture.append_child(&copy).ok()?;
    lay_over(&picture, &piece.get_bounding_client_rect())?;
    Some(picture)
}

fn picture_of_written(place: &HtmlElement) -> Option<Element> {
    let picture = place.clone_node_with_deep(true).ok()?.dyn_into::<HtmlElement>().ok()?;
    for name in ["data-s", "aria-label", "aria-pressed"] {
        picture.remove_attribute(name).ok()?;
    }
    picture.set_tab_index(-1);
    picture.class_list().add_1("held").ok()?;
    let given = web_sys::window()?.get_computed_style(place).ok()??;
    for colour in COLOURS {
        let value = given.get_property_value(colour).unwrap_or_default();
        let _ = picture.style().set_property(colour, &value);
    }
    lay_over(&picture, &place.get_bounding_client_rect())?;
    Some(picture.into())
}
