/* What a person would have to look for: called in the page, it tells what is small, hidden or wasted. */
() => {
  const SMALLEST = 12;
  const wide = matchMedia("(min-width: 1000px)").matches;
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !one.closest(".hidden, [hidden], dialog:not([open])");
  const name = (one) => {
    const label = one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\s+/g, " ");
    const kind = one.dataset?.place ?? one.dataset?.about ?? one.getAttribute("class") ?? "";
    return `${one.localName}[${kind}] ${label.slice(0, 30)}`;
  };

  /** The size that letters have on the screen; what is drawn is scaled with its picture. */
  const sizeOf = (one) => {
    const size = parseFloat(getComputedStyle(one).fontSize);
    const scale = one instanceof SVGGraphicsElement ? Math.abs(one.getScreenCTM()?.a ?? 1) : 1;
    return size * scale;
  };
  const small = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.textContent.trim() || one.closest("script, style, title, desc, option, [data-decoration]"))
      continue;
    if (!seen(one)) continue;
    const { width, height } = one.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const size = Math.round(10 * sizeOf(one)) / 10;
    if (size < SMALLEST - 0.05) {
      const key = `${name(one)}`.slice(0, 50);
      if (!small.has(key)) small.set(key, size);
    }
  }

  /** Parts of the table that the window, the prompt or a box that scrolls hides. */
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const hidden = [];
  if (wide) {
    for (const [area, parts] of [
      ["main", "main [data-place], main [data-about], main .glow, main button, main li"],
      [".company", "article.player, article.player [data-place], article.player [data-about]"],
    ]) {
      const room = boxOf(area);
      if (!room) continue;
      for (const one of document.querySelectorAll(parts)) {
        if (!seen(one)) continue;
        const box = one.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        const out = Math.max(
          box.bottom - room.bottom,
          box.right - room.right,
          room.left - box.left,
          room.top - box.top,
        );
        if (out > 2) hidden.push(`${name(one)} by ${Math.round(out)}`);
      }
    }
  }
  /** Names of cards that lie over each other. */
  const names = [...document.querySelectorAll(".fan .name")].filter(seen);
  const overlaps = names.flatMap((one, at) => {
    const box = one.getBoundingClientRect();
    const next = names[at + 1]?.getBoundingClientRect();
    return next && Math.abs(next.top - box.top) < 20 && next.left < box.right - 1 ? [name(one)] : [];
  });

  /** What is drawn reaches so far; below and beside it the room is empty. */
  const area = document.querySelector("main");
  const room = area?.getBoundingClientRect();
  const drawn = [...document.querySelectorAll("main .board [data-place], main .board [data-about]")]
    .filter(seen)
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0);
  const empty =
    wide && room && drawn.length > 0
      ? {
          below: Math.round(room.bottom - Math.max(...drawn.map((box) => box.bottom))),
          beside: Math.round(room.right - Math.max(...drawn.map((box) => box.right))),
        }
      : { below: 0, beside: 0 };

  const root = document.documentElement;
  const prompt = boxOf(".prompt");
  const scrolled = (one) => (one ? one.scrollHeight - one.clientHeight : 0);
  const street = boxOf(".havana .street");
  const hand = boxOf(".havana .hand");
  const bar = boxOf(".table > .bar");
  return {
    wider: root.scrollWidth - root.clientWidth,
    scrolls: wide ? Math.max(scrolled(area), scrolled(document.querySelector("section.company"))) : 0,
    empty,
    prompt: Math.round(prompt?.height ?? 0),
    /** On a small screen the page ends above the prompt. */
    under: wide ? 0 : Math.round((prompt?.height ?? 0) - parseFloat(getComputedStyle(boxed()).paddingBottom)),
    /** How much too high street and hand are for the window between bar and prompt. */
    apart: street && hand && bar && prompt ? Math.round(hand.bottom - street.top - (prompt.top - bar.bottom)) : 0,
    small: [...small].map(([what, size]) => `${what}: ${size}`),
    hidden: hidden.slice(0, 12),
    overlaps,
  };

  function boxed() {
    return document.querySelector(".table") ?? document.body;
  }
}
