/** Adds the words of the pages of the control panel. Imported for that effect by their frame. */
import { englishControl } from './english/control/english-control.ts';
import { addTexts } from './index.ts';

addTexts(englishControl);
