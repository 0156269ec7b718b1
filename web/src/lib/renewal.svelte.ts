/**
 * The club has a newer page than this one. It takes over when nothing is half done: at once while nobody looks, else when
 * somebody goes to another screen. Whoever is in the midst of something is told, and loads it when they like.
 */
import { route } from "./route.svelte";

const KEY = "malecon-renewed";

class Renewal {
  /** There is a newer page. */
  isThere = $state(false);
  /** The script that this page began with. */
  page = "";
  private holds = new Set<() => boolean>();
  private path = ""; // the screen on which something was typed
  private listeners = new Set<() => void>();

  constructor() {
    addEventListener("input", () => (this.path = location.pathname));
    document.addEventListener("visibilitychange", () => this.take());
    route.before = (to) => {
      if (!this.isThere || this.isLoadedBefore || this.isHeld(false)) return false;
      this.load(to);
      return true;
    };
  }

  /** Something is under way as long as this says so. */
  hold(isBusy: () => boolean): () => void {
    this.holds.add(isBusy);
    return () => this.holds.delete(isBusy);
  }

  /** Called when it is noticed. */
  listen(listener: () => void): void {
    this.listeners.add(listener);
  }

  notice(): void {
    if (this.isThere) return;
    this.isThere = true;
    for (const listener of this.listeners) listener();
    this.take();
  }

  /** Load the newer page, if nobody looks and nothing is under way. */
  private take(): void {
    if (this.isThere && document.hidden && !this.isLoadedBefore && !this.isHeld(true))
      this.load(location.href);
  }

  /** What is typed or open counts only for those who stay on this screen. */
  private isHeld(stays: boolean): boolean {
    if ([...this.holds].some((isBusy) => isBusy())) return true;
    return stays && (this.path === location.pathname || document.querySelector("dialog[open]") !== null);
  }

  /** Whether loading it has not helped already: then it is not done by itself again. */
  private get isLoadedBefore(): boolean {
    try {
      return sessionStorage.getItem(KEY) === this.page;
    } catch {
      return true; // without a memory it could go on for ever
    }
  }

  private load(to: string): void {
    sessionStorage.setItem(KEY, this.page);
    location.assign(to);
  }
}

export const renewal = new Renewal();
