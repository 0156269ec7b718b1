/** Whoever goes by keyboard never begins at the top again: the focus is not lost with what had it. */
import { tick } from "svelte";
import type { Live } from "../lib/live.svelte";

/** Milliseconds after which what leaves slowly has left. */
const LEFT = 600;

/** Watch over the focus while a table changes; `refuge` has it when its place is gone. Returns how to end. */
export function keepFocus(live: Live, refuge: () => HTMLElement | null): () => void {
  let last: Element | null = null;
  const remember = (event: FocusEvent): void => void (last = event.target as Element);
  const forget = (): void => void (last = null); // whoever clicks beside everything wants no focus

  const isLost = (): boolean =>
    last !== null && (document.activeElement === null || document.activeElement === document.body);
  const look = (): void => {
    if (!isLost()) return;
    if (last instanceof HTMLElement || last instanceof SVGElement) last.focus({ preventScroll: true });
    if (isLost()) refuge()?.focus({ preventScroll: true });
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = live.listen(() => {
    if (last === null) return;
    void tick().then(look);
    clearTimeout(timer);
    timer = setTimeout(look, LEFT);
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", forget, true);
  return () => {
    leave();
    clearTimeout(timer);
    document.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", forget, true);
  };
}

/** An element that scrolls by itself is reached by keyboard; one that has nothing to scroll is no stop on the way. */
export function whenScrolling(element: HTMLElement): () => void {
  const look = (): void => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [element, ...element.children]) sizes.observe(one);
  };
  const parts = new MutationObserver(watch);
  parts.observe(element, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
}
