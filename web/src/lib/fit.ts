import type { Attachment } from "svelte/attachments";

const NARROWEST = 0.6;

/** Show words in an element, narrower if they are too long for it: nowhere is a name broken in the middle. */
export const fit =
  (words: string): Attachment<HTMLElement> =>
  (element) => {
    element.textContent = words;
    const measure = (): void => {
      element.style.transform = "";
      const share = element.clientWidth / element.scrollWidth;
      if (share < 1) element.style.transform = `scaleX(${Math.max(NARROWEST, share)})`;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    void document.fonts?.ready.then(measure);
    return () => observer.disconnect();
  };
