/** A word in passing: shown for a moment, and read out. */

export interface Toast {
  id: number;
  text: string;
  kind: "news" | "trouble";
}

const SHOWN = 6000;
const MOST = 3;

let count = 0;

class Toasts {
  list = $state<Toast[]>([]);

  say(text: string, kind: Toast["kind"] = "news"): void {
    const id = ++count;
    this.list = [...this.list.filter((one) => one.text !== text), { id, text, kind }].slice(-MOST);
    setTimeout(() => this.drop(id), SHOWN);
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
/** Say something in passing. */
export const toast = (text: string, kind?: Toast["kind"]): void => toasts.say(text, kind);
