/** What the engine says in English: the files that the Java program has, too. */
import core from '../../../core/src/main/resources/dev/neuf/words/core_en.txt?raw';
import door from '../../../browser/src/main/resources/dev/neuf/words/door_en.txt?raw';
import lack from '../../../make/src/main/resources/dev/neuf/words/lack_en.txt?raw';
import level from '../../../logic/src/main/resources/dev/neuf/words/level_en.txt?raw';
import logic from '../../../logic/src/main/resources/dev/neuf/words/logic_en.txt?raw';
import technique from '../../../logic/src/main/resources/dev/neuf/words/technique_en.txt?raw';

export const books = { core, logic, technique, level, lack, door };
