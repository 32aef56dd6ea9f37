/** What only the larger engine says in French: what the formats look like. */
import format from '../../../core/src/main/resources/dev/neuf/words/format_fr.txt?raw';

export const books = { format };
