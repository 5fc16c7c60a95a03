// Styles that depend on the content of a large part of a page. With `:has`, each change within that part makes the
// browser compare the styles of all its elements again.

/**
 * The selectors in force whose `:has` is asked of an element with more than so many descendants, each with the most of
 * them.
 */
export function wideStyles(page, most) {
  return page.evaluate((most) => {
    /** Position after the parenthesis that is opened before `from`. */
    const closed = (text, from) => {
      let at = from;
      for (let depth = 1; depth && at < text.length; at += 1) depth += { '(': 1, ')': -1 }[text[at]] ?? 0;
      return at;
    };
    /** Parts of a text between separators outside of parentheses and brackets. */
    const parts = (text, separator) => {
      const found = [''];
      let depth = 0;
      for (const letter of text) {
        depth += { '(': 1, ')': -1, '[': 1, ']': -1 }[letter] ?? 0;
        if (!depth && separator.test(letter)) found.push('');
        else found[found.length - 1] += letter;
      }
      return found.map((part) => part.trim()).filter(Boolean);
    };
    /** A selector without its conditions on content. */
    const bare = (selector) => {
      let text = selector.replace(/::[\w-]+/g, '');
      for (let at = text.indexOf(':has('); at >= 0; at = text.indexOf(':has(')) text = text.slice(0, at) + text.slice(closed(text, at + 5));
      return text.replace(/(?:,\s*)+(?=[,)])|(?<=\()(?:\s*,)+/g, '').replace(/:(?:not|is|where)\(\s*\)/g, '') || '*';
    };
    /** Elements that a compound with `:has` is asked of: the last one first, then its ancestors. */
    const asked = (compounds, place) => {
      const simple = compounds.map(bare);
      const subjects = [...document.querySelectorAll(simple.at(-1))];
      if (place === compounds.length - 1) return subjects;
      return subjects.map((element) => element.parentElement?.closest(simple[place])).filter(Boolean);
    };
    const wide = new Map();
    const read = (selector, shown) => {
      // Combinators, not the sign in `2n+1`.
      const compounds = parts(selector.replace(/(?<!\dn)\s*[>+~]\s*/g, ' '), /\s/);
      for (const [place, compound] of compounds.entries()) {
        if (!compound.includes(':has(')) continue;
        const sizes = asked(compounds, place).map((element) => element.querySelectorAll('*').length);
        const largest = Math.max(0, ...sizes);
        if (largest > most) wide.set(shown, largest);
      }
    };
    const walk = (rules) => {
      for (const rule of rules) {
        if (rule.media && !matchMedia(rule.media.mediaText).matches) continue;
        for (const selector of parts(rule.selectorText ?? '', /,/)) if (selector.includes(':has(')) read(selector, selector);
        if (rule.cssRules) walk(rule.cssRules);
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
      if (!sheet.media.mediaText || matchMedia(sheet.media.mediaText).matches) walk(sheet.cssRules);
    }
    return [...wide].map(([selector, size]) => `${size} elements: ${selector}`);
  }, most);
}
