/** What only the larger engine says in English: what the formats look like. */
import format from '../../../core/src/main/resources/dev/neuf/words/format_en.txt?raw';

export const books = { format };
