/**
 * What a first visit does without, fetched when it is first wanted. It is one piece: with a second one, all that both
 * share would leave the page's own file, and a first visit would be larger for it.
 */
export { default as KeysDialog } from './dialog/KeysDialog.svelte';
export { default as OpenDialog } from './dialog/OpenDialog.svelte';
export { default as SettingsDialog } from './dialog/SettingsDialog.svelte';
export { default as LearnScreen } from './learn/LearnScreen.svelte';
export { default as EditorScreen } from './make/EditorScreen.svelte';
export { default as NewDialog } from './make/NewDialog.svelte';
export { default as ArrivalDialog } from './share/ArrivalDialog.svelte';
export { default as ShareDialog } from './share/ShareDialog.svelte';
export { unlink } from './share/link';
