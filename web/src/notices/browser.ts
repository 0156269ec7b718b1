/** Whether this browser can be told by Web Push, and having it told. */
import { settings } from "../lib/settings.svelte";
import { bytesOf, hex, sha256 } from "../lib/sha256";

/** What stands in the way: nothing; the page must be installed first; it came without https; the browser cannot; the
 * player has forbidden it. */
export type Obstacle = "" | "install" | "insecure" | "unable" | "denied";

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

export function obstacle(): Obstacle {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isApple() && !matchMedia("(display-mode: standalone)").matches ? "install" : "unable";
  return Notification.permission === "denied" ? "denied" : "";
}

/** How its owner knows this browser again. */
export function label(agent: string = navigator.userAgent): string {
  const first = (known: Record<string, RegExp>): string =>
    Object.entries(known).find(([, mark]) => mark.test(agent))?.[0] ?? "";
  const browser = first({
    Edge: /Edg/,
    Opera: /OPR\//,
    Samsung: /SamsungBrowser/,
    Firefox: /Firefox|FxiOS/,
    Chrome: /Chrom(e|ium)|CriOS/,
    Safari: /Safari/,
  });
  const system = first({
    Android: /Android/,
    iPhone: /iPhone/,
    iPad: /iPad/,
    Windows: /Windows/,
    Mac: /Macintosh/,
    Linux: /Linux/,
  });
  return [browser, system].filter(Boolean).join(" · ");
}

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The club knows a browser by this. */
export const idOf = async (endpoint: string): Promise<string> => hex(await sha256(bytesOf(endpoint)));

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration().catch(() => undefined);

/** What this browser is subscribed by, if it is. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (obstacle()) return null;
  return (await (await worker())?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser could be told and is not: it may have to be installed first. */
export const isTellable = async (): Promise<boolean> =>
  ["", "install"].includes(obstacle()) && !settings.notify && (await subscribed()) === null;

/** The browser asks the player itself, once. */
export const permitted = async (): Promise<boolean> => (await Notification.requestPermission()) === "granted";

/** Have this browser subscribe with the key of the club. Null: it has no push service, or does not reach it. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  const found = (await worker()) ?? (await navigator.serviceWorker.register("/worker.js"));
  const before = await found.pushManager.getSubscription();
  if (before && key === keyOf(before)) return before;
  await before?.unsubscribe(); // it was for another key: the club has a new one
  return found.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((fault: unknown) => (fault instanceof DOMException ? null : Promise.reject(fault as Error)));
}

function keyOf(subscription: PushSubscription): string {
  const key = subscription.options.applicationServerKey;
  if (!key) return "";
  const letters = btoa(String.fromCharCode(...new Uint8Array(key)));
  return letters.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
