/// <reference lib="webworker" />
/** Notices that come while nobody looks: shown, and on a click the page is there. */
declare const self: ServiceWorkerGlobalScope;

/** What the club sends; nothing in it is secret. */
interface Notice {
  title: string;
  body: string;
  /** The address within the club that it is about. */
  url: string;
  /** A newer notice takes the place of an older one with the same tag. */
  tag: string;
  icon?: string;
}

const ICON = "/icon-192.png";
/** Where somebody may be in the midst of something: these are not led elsewhere. */
const BUSY = /^\/(table|new)(\/|$)/;

function read(data: PushMessageData | null): Notice | undefined {
  try {
    const found = data?.json() as Partial<Notice> | null | undefined;
    if (typeof found?.title !== "string") return undefined;
    const said = (value: unknown): string => (typeof value === "string" ? value : "");
    return {
      ...{ title: found.title, body: said(found.body), url: said(found.url), tag: said(found.tag) },
      icon: said(found.icon) || ICON,
    };
  } catch {
    return undefined;
  }
}

/** An address within the club; the first page for any other. */
function within(url: string): URL {
  const home = new URL("/", self.location.origin);
  try {
    const found = new URL(url, home);
    return found.origin === home.origin ? found : home;
  } catch {
    return home;
  }
}

const pages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });

const pathOf = (page: WindowClient): string => new URL(page.url).pathname;

/** Show a notice, unless what it is about is looked at: browsers want one only while no page of ours is in sight. */
export async function show(data: PushMessageData | null): Promise<void> {
  const notice = read(data);
  if (!notice) return;
  const url = within(notice.url);
  const all = await pages();
  for (const page of all) page.postMessage({ about: "notice", url: url.pathname });
  if (all.some((page) => page.visibilityState === "visible" && pathOf(page) === url.pathname)) return;
  const { title, body, tag, icon } = notice;
  await self.registration.showNotification(title, {
    ...{ body, icon, badge: ICON, data: { url: url.href } },
    ...(tag ? { tag, renotify: true } : {}),
  } as NotificationOptions);
}

/** Go to what a notice is about: to a page that shows it, else to one where nothing is under way, else to a new one. */
export async function open(notification: Notification): Promise<void> {
  notification.close();
  const url = within((notification.data as { url?: string } | null)?.url ?? "/");
  const all = await pages();
  const there = all.find((page) => pathOf(page) === url.pathname);
  if (there) return void (await there.focus());
  const free = all.find((page) => !BUSY.test(pathOf(page)));
  // A page that this worker does not serve cannot be led by it.
  const led = free && (await free.navigate(url.href).catch(() => null));
  if (led) await led.focus();
  else await self.clients.openWindow(url.href);
}

interface Change extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** The browser has taken a subscription back: take another one, and tell the club. */
export async function renew(event: Event): Promise<void> {
  const { oldSubscription, newSubscription } = event as Change;
  let found = newSubscription ?? (await self.registration.pushManager.getSubscription());
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!found && applicationServerKey)
    found = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  if (!found) return;
  const { endpoint, keys } = found.toJSON();
  await fetch("/api/notices/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } }),
  });
}
