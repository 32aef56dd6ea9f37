import { mount } from 'svelte';
import App from './App.svelte';
import './style/page.css';
import './style/board.css';
import './style/panel.css';

mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('./sw.js');
}
