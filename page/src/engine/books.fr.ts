/** What the engine says in French: the files that the Java program has, too. */
import core from '../../../core/src/main/resources/dev/neuf/words/core_fr.txt?raw';
import door from '../../../browser/src/main/resources/dev/neuf/words/door_fr.txt?raw';
import lack from '../../../make/src/main/resources/dev/neuf/words/lack_fr.txt?raw';
import level from '../../../logic/src/main/resources/dev/neuf/words/level_fr.txt?raw';
import logic from '../../../logic/src/main/resources/dev/neuf/words/logic_fr.txt?raw';
import technique from '../../../logic/src/main/resources/dev/neuf/words/technique_fr.txt?raw';

export const books = { core, logic, technique, level, lack, door };
