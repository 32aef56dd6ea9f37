import { mount } from 'svelte';
import App from './App.svelte';
import './style/page.css';
import './style/board.css';
import './style/panel.css';

mount(App, { target: document.getElementById('app')! });

/** So long after the page is kept, in milliseconds, there is time to keep the other languages, too. */
const LATER = 5000;

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('./sw.js');
  void navigator.serviceWorker.ready.then(({ active }) => setTimeout(() => active?.postMessage('later'), LATER));
}
