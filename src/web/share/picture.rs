//! A drawing as an image, made on a canvas. Browsers that protect from fingerprinting falsify what a page reads from
//! one: the image is compared with what was drawn before it goes out.

use crate::web::wait::settled;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

/// MIME type of images.
pub const PNG: &str = "image/png";
/// MIME type of drawings.
pub const SVG: &str = "image/svg+xml";

/// Side of the square by which reading is tried, in pixels.
const TRIED: u32 = 8;
/// Colour of that square.
const COLOUR: [u8; 4] = [46, 107, 157, 255];
/// Largest difference of a colour that can't be seen; some browsers change every pixel by one.
const UNSEEN: u8 = 8;
/// Places along each side that are compared.
const PLACES: u32 = 12;

/// Most milliseconds for reading or painting an image.
const PATIENCE: u32 = 20_000;

/// Renders a drawing to an image of this size; `None` if the browser falsifies it.
pub async fn painted(drawing: &str, size: (u32, u32)) -> Result<Option<Blob>, JsValue> {
    let (canvas, context) = canvas(size)?;
    draw(&context, &addressed(drawing), size).await?;
    let promise = js_sys::Promise::new(&mut |done, refused| {
        if canvas.to_blob(&done).is_err() {
            // The promise is rejected, so that the caller does not wait forever.
            let _ = refused.call0(&JsValue::NULL);
        }
    });
    let Ok(picture) = settled(PATIENCE, promise).await?.dyn_into::<Blob>() else { return Ok(None) };
    let is_true = reads_truly()? && is_image_of(&picture, &context, size).await;
    Ok(is_true.then_some(picture))
}

/// A drawing as an address.
#[must_use]
pub fn addressed(drawing: &str) -> String {
    let drawing = String::from(js_sys::encode_uri_component(drawing));
    format!("data:{SVG};charset=utf-8,{drawing}")
}

/// A canvas of this size.
///
/// # Errors
/// The browser's.
pub fn empty_canvas((width, height): (u32, u32)) -> Result<HtmlCanvasElement, JsValue> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let canvas: HtmlCanvasElement = document.create_element("canvas")?.dyn_into()?;
    canvas.set_width(width);
    canvas.set_height(height);
    Ok(canvas)
}

pub(super) fn context_of(canvas: &HtmlCanvasElement) -> Result<CanvasRenderingContext2d, JsValue> {
    Ok(canvas.get_context("2d")?.ok_or(JsValue::NULL)?.dyn_into()?)
}

fn canvas(size: (u32, u32)) -> Result<(HtmlCanvasElement, CanvasRenderingContext2d), JsValue> {
    let canvas = empty_canvas(size)?;
    let context = context_of(&canvas)?;
    Ok((canvas, context))
}

/// Paints the image at an address on a canvas of this size.
pub(super) async fn draw(
    context: &CanvasRenderingContext2d,
    address: &str,
    (width, height): (u32, u32),
) -> Result<(), JsValue> {
    let image = HtmlImageElement::new_with_width_and_height(width, height)?;
    image.set_src(address);
    settled(PATIENCE, image.decode()).await?;
    let (wide, high) = (f64::from(width), f64::from(height));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, wide, high)
}

/// True if a canvas filled with a colour reads as that colour.
pub(super) fn reads_truly() -> Result<bool, JsValue> {
    let (_, context) = canvas((TRIED, TRIED))?;
    let [red, green, blue, _] = COLOUR;
    context.set_fill_style_str(&format!("rgb({red} {green} {blue})"));
    let side = f64::from(TRIED);
    context.fill_rect(0.0, 0.0, side, side);
    let read = pixels(&context, (TRIED, TRIED))?;
    Ok(read.chunks(4).all(|pixel| alike(pixel, &COLOUR)))
}

/// True if an image shows what the canvas shows; one that can't be read back shows something else.
async fn is_image_of(image: &Blob, drawn: &CanvasRenderingContext2d, size: (u32, u32)) -> bool {
    let same = async {
        let (_, context) = canvas(size)?;
        let address = Url::create_object_url_with_blob(image)?;
        let shown = draw(&context, &address, size).await;
        Url::revoke_object_url(&address)?;
        shown?;
        Ok::<bool, JsValue>(are_alike(&pixels(drawn, size)?, &pixels(&context, size)?))
    };
    same.await.unwrap_or(false)
}

fn pixels(
    context: &CanvasRenderingContext2d,
    (width, height): (u32, u32),
) -> Result<Vec<u8>, JsValue> {
    let Clamped(bytes) = context.get_image_data(0.0, 0.0, width.into(), height.into())?.data();
    Ok(bytes)
}

/// True if two images of one size have the same colours at places spread over them.
fn are_alike(one: &[u8], other: &[u8]) -> bool {
    let count = one.len() / 4;
    let step = (count / (PLACES * PLACES) as usize).max(1);
    let pixels = one.chunks(4).zip(other.chunks(4)).step_by(step);
    one.len() == other.len() && pixels.into_iter().all(|(one, other)| alike(one, other))
}

fn alike(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(a, b)| a.abs_diff(*b) <= UNSEEN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_falsified_image_is_told_from_one_with_unseen_changes() {
        let drawn: Vec<u8> = (0..40_000_u32).map(|byte| (byte / 160) as u8).collect();
        let nudged: Vec<u8> = drawn.iter().map(|byte| byte ^ 1).collect();
        let stripes: Vec<u8> = (0..40_000_u32).map(|byte| (byte * 37) as u8).collect();
        assert!(are_alike(&drawn, &drawn) && are_alike(&drawn, &nudged));
        assert!(!are_alike(&drawn, &stripes));
        assert!(!are_alike(&drawn, &vec![255; 40_000]) && !are_alike(&drawn, &[]));
        assert!(alike(&COLOUR, &COLOUR) && !alike(&COLOUR, &[255; 4]));
    }
}
