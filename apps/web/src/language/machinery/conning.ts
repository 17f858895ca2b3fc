/** Adds the words of conning. Imported for that effect by its parts. */
import { englishConning } from '../english/machinery/english-conning.ts';
import { addTexts } from '../index.ts';

addTexts(englishConning);
