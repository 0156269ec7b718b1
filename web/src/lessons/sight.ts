/** Leading the eye: what a lesson speaks of is brought into sight, and it is known when it was. */

/** All that is on the table of some subjects. */
export const found = (about: readonly string[]): HTMLElement[] =>
  about.flatMap((subject) => [
    ...document.querySelectorAll<HTMLElement>(`[data-about="${CSS.escape(subject)}"]`),
  ]);

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
};

/** Bring one of these into sight. What lies in a part of the board that is closed asks to be opened first. */
export function lead(elements: readonly HTMLElement[], smooth: boolean): void {
  const shown = elements.find(isShown);
  if (!shown) {
    elements[0]?.dispatchEvent(new CustomEvent("lead", { bubbles: true }));
    requestAnimationFrame(() => elements.find(isShown)?.scrollIntoView({ block: "center" }));
  } else if (!isInSight(shown))
    shown.scrollIntoView({ block: "center", behavior: smooth ? "smooth" : "auto" });
}

/** Whether an element lies open to the eye: its middle, or what there is of it on the screen, and nothing over it. */
export function isInSight(element: Element): boolean {
  if (!isShown(element)) return false;
  const box = element.getBoundingClientRect();
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
  if (bottom - top < Math.min(box.height, 0.3 * innerHeight) * 0.6 || right - left < box.width * 0.5)
    return false;
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return (
    above !== null &&
    (element.contains(above) || above.contains(element) || !above.closest(".prompt, dialog"))
  );
}

export const isAnyInSight = (elements: readonly Element[]): boolean => elements.some(isInSight);
