// Pictures of pages reduced to small figures: a grid of grey levels and edges, stored as text and compared with
// tolerance, because text rendering differs between machines while layout must not.

/** Columns and rows of a figure. */
const COLUMNS = 24;
const ROWS = 16;
/** A cell's grey level and its edges in 36 steps each, as one character each. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** The figure of a picture, computed by a page that does nothing else: two characters for each cell, row by row. */
export function figure(page, png) {
  return page.evaluate(async ([data, columns, rows, signs]) => {
    const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, width, height);
    const grey = (x, y) => {
      const at = 4 * (y * width + x);
      return 0.299 * pixels[at] + 0.587 * pixels[at + 1] + 0.114 * pixels[at + 2];
    };
    const sign = (share) => signs[Math.min(35, Math.round(share * 35))];
    let text = '';
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [left, right] = [column, column + 1].map((c) => Math.floor((c * width) / columns));
        const [top, bottom] = [row, row + 1].map((r) => Math.floor((r * height) / rows));
        let [sum, squares, count] = [0, 0, 0];
        for (let y = top; y < bottom; y += 1) {
          for (let x = left; x < right; x += 1) {
            const value = grey(x, y);
            sum += value;
            squares += value * value;
            count += 1;
          }
        }
        const mean = sum / count;
        text += sign(mean / 255) + sign(Math.sqrt(Math.max(0, squares / count - mean * mean)) / 128);
      }
    }
    return text;
  }, [png.toString('base64'), COLUMNS, ROWS, SIGNS]);
}

/** Distance of two figures: the mean over all cells, and the share of cells that differ. */
export function distance(one, other) {
  if (one.length !== other.length) return { mean: 1, cells: 1 };
  let [sum, otherwise] = [0, 0];
  for (let at = 0; at < one.length; at += 2) {
    const step = (offset) => Math.abs(SIGNS.indexOf(one[at + offset]) - SIGNS.indexOf(other[at + offset])) / 35;
    const apart = Math.max(step(0), step(1) / 2);
    sum += apart;
    if (apart > 0.11) otherwise += 1;
  }
  return { mean: sum / (one.length / 2), cells: otherwise / (one.length / 2) };
}

/** True if two pages look alike: small shifts of text are allowed, a moved or changed part is not. */
export const isAlike = ({ mean, cells }) => mean < 0.02 && cells < 0.03;

/** Place of the greatest difference between two figures, for the test's message: "row 3 of 24, column 17 of 32". */
export function where(one, other) {
  let [worst, place] = [-1, 0];
  for (let at = 0; at < Math.min(one.length, other.length); at += 2) {
    const apart = Math.abs(SIGNS.indexOf(one[at]) - SIGNS.indexOf(other[at]));
    if (apart > worst) [worst, place] = [apart, at / 2];
  }
  return `row ${Math.floor(place / COLUMNS) + 1} of ${ROWS}, column ${(place % COLUMNS) + 1} of ${COLUMNS}`;
}
