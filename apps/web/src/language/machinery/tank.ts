/** Adds the words of tanks. Imported for that effect by the tabs that say them. */
import { englishTank } from '../english/machinery/english-tank.ts';
import { addTexts } from '../index.ts';

addTexts(englishTank);
