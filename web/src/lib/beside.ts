/** What the page does beside being looked at: loaded when the first screen is there, for nobody waits for it. */
import { GAMES } from "../games/boxes";
import { toast } from "../ui/toasts.svelte";
import { attention } from "./attention.svelte";
import { stopRemembering } from "./remembered";
import { renewal } from "./renewal.svelte";
import { stopKeeping, whenLeft } from "./seen";
import { sendUnsent } from "./unsent";
import { t, words } from "./words.svelte";
import type { Word } from "../worker/worker";

/** Milliseconds between two looks for a newer page, at least. */
const OFTEN = 15 * 60_000;

/** `entry` is the script that this page began with: it names its build. */
export async function begin(entry: string): Promise<void> {
  const flush = async (): Promise<void> => {
    if ((await sendUnsent()).length > 0) toast(t("page-unsent-late"), "trouble");
  };
  addEventListener("online", () => void flush());
  void flush();
  attention.begin();
  whenLeft(() => {
    // Not where the address names something: whoever knows a table's has been there.
    location.replace(/^\/\w*$/.test(location.pathname) ? location.pathname : "/");
    stopRemembering();
  });
  if ("serviceWorker" in navigator && isSecureContext) await work(new URL(entry).pathname.slice(1));
}

async function work(entry: string): Promise<void> {
  const workers = navigator.serviceWorker;
  const wasThere = workers.controller !== null;
  workers.addEventListener("message", ({ data }: MessageEvent<{ about?: string } | null>) => {
    if (data?.about === "forgotten") stopKeeping();
    if (data?.about === "forgotten" || data?.about === "notice") void attention.look();
  });
  workers.addEventListener("controllerchange", () => void compare(entry));
  // A browser that is told not to keep anything refuses; then it is a page like any other.
  const registration = await workers.register("/worker.js").catch(() => undefined);
  if (!registration) return;
  watch(registration);
  void compare(entry);
  // Whoever comes again, and does not pay for every byte, shall have more at hand than what they have used.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const again = wasThere && !connection?.saveData;
  tell((await workers.ready).active, { about: "used", language: words.language, files: loaded(), again });
  if (again) await learnRules();
}

/** The files that this page has loaded so far. */
const loaded = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

function tell(worker: ServiceWorker | null, word: Word, ports: MessagePort[] = []): void {
  worker?.postMessage(word, ports);
}

/** Ask the worker of which build it is: it is renewed by itself, this page is not. */
async function compare(entry: string): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<string>((done) => (port1.onmessage = ({ data }) => done(data as string)));
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  tell(controller, { about: "build" }, [port2]);
  if ((await answered) !== entry) renewal.notice();
}

/** Look for a newer worker when somebody comes back, and when the club says that it was renewed. */
function watch(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  const look = (): void => {
    looked = Date.now();
    registration.update().catch(() => undefined); // no connection: another time
  };
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - looked > OFTEN) look();
  });
  addEventListener("online", look);
  renewal.listen(look);
}

/** The worker keeps every rulebook that is asked for. */
async function learnRules(): Promise<void> {
  const { loadBook } = await import("./rulebook");
  for (const game of GAMES) await loadBook(game, words.language).catch(() => undefined);
}
