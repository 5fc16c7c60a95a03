// Contrast as displayed: text in drawings against its background, rings against their fields. Screenshots with and
// without them are compared in the page itself.

/** In the page: reads a screenshot, for queries of the colour at any point. */
const EYE = `async (picture) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const light = (v) => { const c = v / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
  const luminance = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  return {
    width: image.width, height: image.height, luminance,
    at: (x, y) => { const i = 4 * (Math.round(y) * image.width + Math.round(x)); return [data[i], data[i + 1], data[i + 2]]; },
    contrast: (a, b) => { const [m, n] = [luminance(a), luminance(b)]; return (Math.max(m, n) + 0.05) / (Math.min(m, n) + 0.05); },
    colour: (css) => { pen.clearRect(0, 0, 1, 1); pen.fillStyle = css; pen.fillRect(0, 0, 1, 1); return [...pen.getImageData(0, 0, 1, 1).data]; },
  };
}`;

const photograph = async (page) => (await page.screenshot({ animations: 'disabled' })).toString('base64');

/**
 * Text in drawings whose contrast with its background is less than `least`; except text that is finished, used or not
 * available (drawn with an opacity of less than 0.6).
 */
export async function faintWords(page, least = 4.5) {
  const style = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('svg text, svg text * { fill: transparent !important; transition: none !important }');
    return sheet;
  });
  await page.evaluate((sheet) => { document.adoptedStyleSheets.push(sheet); }, style);
  const bare = await photograph(page);
  await page.evaluate(() => { document.adoptedStyleSheets.pop(); });
  return page.evaluate(async ([eye, bare, least]) => {
    const see = await (0, eval)(`(${eye})`)(bare);
    const found = new Map();
    for (const e of document.querySelectorAll('#app svg text')) {
      if (!e.textContent.trim() || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = e.getBoundingClientRect();
      if (box.left < 0 || box.top < 0 || box.right > see.width || box.bottom > see.height || box.width < 2) continue;
      // Another element covers it.
      const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (middle && !middle.contains(e) && middle.closest('svg') !== e.closest('svg')) continue;
      const style = getComputedStyle(e);
      let strength = Number(style.fillOpacity);
      for (let up = e; up && up.id !== 'app'; up = up.parentElement) strength *= Number(getComputedStyle(up).opacity);
      if (strength < 0.6) continue;
      const ink = see.colour(style.fill).slice(0, 3);
      const ground = [];
      // The letters are in the middle of their line.
      for (let y = box.top + box.height * 0.3; y <= box.bottom - box.height * 0.27; y += 1) {
        for (let x = box.left + 0.5; x <= box.right - 0.5; x += 1) ground.push(see.at(x, y));
      }
      const contrasts = ground.map((under) => see.contrast(ink.map((c, i) => c * strength + under[i] * (1 - strength)), under)).sort((a, b) => a - b);
      // Its edges may cross a neighbouring line.
      const contrast = contrasts[Math.floor(contrasts.length * 0.25)];
      const name = `text.${e.getAttribute('class') ?? ''} in ${e.closest('svg').getAttribute('class') ?? ''}`;
      if (contrast < least && !(found.get(name)?.contrast <= contrast)) found.set(name, { contrast, words: e.textContent.trim() });
    }
    return [...found].map(([name, { contrast, words }]) => `${contrast.toFixed(2)} : 1, ${name} “${words.slice(0, 24)}”`);
  }, [EYE, bare, least]);
}

/**
 * Rings of possible choices whose contrast with their field, and with the surroundings, is less than `least`. Any line
 * of a ring counts: gold with a dark rim is visible on yellow by its rim.
 */
export async function faintRings(page, least = 3) {
  const picture = await photograph(page);
  return page.evaluate(async ([eye, picture, least]) => {
    const see = await (0, eval)(`(${eye})`)(picture);
    const found = new Map();
    const inside = (x, y) => x >= 0 && y >= 0 && x < see.width - 1 && y < see.height - 1;
    const judge = (name, label, sections) => {
      // For each point on the ring: its lines against both sides of it.
      const contrasts = sections.map(({ lines, inner, outer }) => Math.min(...[inner, outer].filter(Boolean)
        .map((ground) => Math.max(...lines.map((line) => see.contrast(line, ground)))))).sort((a, b) => a - b);
      if (contrasts.length < 6) return;
      const contrast = contrasts[Math.floor(contrasts.length * 0.3)];
      if (contrast < least && !(found.get(name)?.contrast <= contrast)) found.set(name, { contrast, label });
    };
    const open = (e) => {
      const box = e.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return top && (top.closest('svg, button') === e.closest('svg, button') || e.contains(top) || top.contains(e));
    };
    for (const ring of document.querySelectorAll('#app :is(.lring, .l-ring, .cring)')) {
      if (!ring.checkVisibility() || !ring.getTotalLength || !open(ring)) continue;
      if (ring.matches('.cring')) continue;
      const matrix = ring.getScreenCTM();
      const half = (parseFloat(getComputedStyle(ring).strokeWidth) / 2) * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
      const box = ring.getBBox();
      const length = ring.getTotalLength();
      const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
      const sections = [];
      for (let i = 0; i < 32; i += 1) {
        const point = ring.getPointAtLength((length * (i + 0.5)) / 32);
        const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(matrix);
        const far = Math.hypot(middle.x - x, middle.y - y);
        const [dx, dy] = [(middle.x - x) / far, (middle.y - y) / far];
        const at = (d) => [x + dx * d, y + dy * d];
        if (![-half - 4, half + 4].every((d) => inside(...at(d)))) continue;
        const lines = [];
        for (let d = -half - 1.8; d <= half + 1.8; d += 0.6) lines.push(see.at(...at(d)));
        sections.push({ lines, inner: see.at(...at(half + 4)) });
      }
      judge(`.${ring.getAttribute('class')} in ${ring.closest('svg').getAttribute('class')}`, ring.closest('[aria-label]')?.getAttribute('aria-label') ?? '', sections);
    }
    // Buttons and cards with a box shadow as ring: its colours against the surroundings.
    for (const e of document.querySelectorAll('#app *')) {
      if (e instanceof SVGElement || e.closest('svg')) continue;
      const { boxShadow } = getComputedStyle(e);
      const glow = getComputedStyle(document.documentElement).getPropertyValue('--glow').trim();
      const rings = [...boxShadow.matchAll(/(rgba?\([^)]*\)) 0px 0px 0px ([\d.]+)px(?! inset)/g)].map(([, css, width]) => ({ colour: see.colour(css).slice(0, 3), width: Number(width) }));
      const gold = see.colour(glow).slice(0, 3).join();
      if (!rings.some(({ colour }) => colour.join() === gold) || !e.checkVisibility() || !open(e)) continue;
      const wide = Math.max(...rings.map(({ width }) => width)) + 1.2;
      const { left, right, top, bottom } = e.getBoundingClientRect();
      const sections = [];
      for (let i = 1; i < 10; i += 1) {
        const [x, y] = [left + ((right - left) * i) / 10, top + ((bottom - top) * i) / 10];
        for (const spot of [[x, top - wide], [x, bottom + wide], [left - wide, y], [right + wide, y]]) {
          if (inside(...spot)) sections.push({ lines: rings.map(({ colour }) => colour), outer: see.at(...spot) });
        }
      }
      judge(`${e.tagName.toLowerCase()}.${e.className}`, e.getAttribute('aria-label') ?? e.textContent.slice(0, 30), sections);
    }
    return [...found].map(([name, { contrast, label }]) => `${contrast.toFixed(2)} : 1, ${name} “${label}”`);
  }, [EYE, picture, least]);
}
