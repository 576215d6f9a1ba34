import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startWords } from "./lib/words.svelte";

await startWords();
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
