import { settings } from '../play/settings.svelte';
import { en, type Words } from './en';
import { fr } from './fr';

const BOOKS: Record<'en' | 'fr', Words> = { en, fr };

/** The words of the language that is chosen; they change with it. */
export const say = (): Words => BOOKS[settings.language];

export function clock(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${hours > 0 ? two(Math.floor(seconds / 60) % 60) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
