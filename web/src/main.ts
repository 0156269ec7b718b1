import { mount } from "svelte";
import App from "./App.svelte";
import { route } from "./lib/route.svelte";
import { preferred, words } from "./lib/words.svelte";
import "./look.css";
import { screenAt } from "./screens";

// The first screen and the language are fetched at the same time; whatever fails is told by the page itself.
await Promise.allSettled([words.speak(preferred()), screenAt(route.path).load()]);
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
