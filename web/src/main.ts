import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, words } from "./lib/words.svelte";
import "./look.css";

await words.speak(preferred());
mount(App, { target: document.getElementById("app")! });
