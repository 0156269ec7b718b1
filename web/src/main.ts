import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./lib/install.svelte";
import { renewal } from "./lib/renewal.svelte";
import { route } from "./lib/route.svelte";
import { preferred, words } from "./lib/words.svelte";
import "./look.css";
import { screenAt } from "./screens";

renewal.page = import.meta.url;
void install; // it listens from now on: what it waits for is said once
// The first screen and the language are fetched at the same time; whatever fails is told by the page itself.
await Promise.allSettled([words.speak(preferred()), screenAt(route.path).load()]);
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });

// What nobody waits for comes when the browser has a moment. A developer's page is always the newest.
const idle = (work: () => void): unknown =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 1500);
if (import.meta.env.PROD)
  idle(
    () => import("./lib/beside").then(({ begin }) => begin(import.meta.url)).catch(() => undefined), // out of reach: the page does without
  );
