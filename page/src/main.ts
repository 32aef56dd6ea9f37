import { mount } from 'svelte';
import App from './App.svelte';
import './style/theme.css';
import './style/page.css';
import './style/board.css';
import './style/step.css';
import './style/paint.css';
import './style/ruled.css';
import './style/controls.css';
import './style/pad.css';
import './style/sheet.css';
import './style/branches.css';
import './style/fields.css';
import './style/narrow.css';

mount(App, { target: document.getElementById('app')! });

/** So long after the page is kept, in milliseconds, there is time to keep the other languages, too. */
const LATER = 5000;

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('./sw.js');
  void navigator.serviceWorker.ready.then(({ active }) => setTimeout(() => active?.postMessage('later'), LATER));
}
