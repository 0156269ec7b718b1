/**
 * A table is a large page. While it is in the making, its parts are made one after the other, each in a task of its own
 * (ui/Soon.svelte): so the browser can draw and hear clicks in between, also on a slow phone.
 */
import { untrack } from "svelte";

let waiting = $state(0);
let last = Promise.resolve();

const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Whether the page is still being made: parts of it are not there yet. */
export function isInMaking(): boolean {
  return waiting > 0;
}

/** Something that a part waits for: the page is in the making until a moment after it has come. */
export function awaited<T>(work: Promise<T>): Promise<T> {
  untrack(() => void (waiting += 1));
  const end = (): void => void (waiting -= 1);
  void work.then(pause, pause).then(end);
  return work;
}

/** Resolves in a task of its own, after all that was called for before. */
export function soon(): Promise<void> {
  last = last.then(pause);
  return last;
}

/** Do something with what is on the page once all is there, just before it is drawn: places are known then. */
export function onceMade(work: () => void): void {
  void soon().then(() => requestAnimationFrame(work));
}
