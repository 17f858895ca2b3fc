/** Adds the words of files. Imported for that effect by the tab that says them. */
import { englishFile } from '../english/vessel/english-file.ts';
import { addTexts } from '../index.ts';

addTexts(englishFile);
