/** Adds the words of switchboard and sets. Imported for that effect by the tab and the widget. */
import { englishGenerator } from '../english/machinery/english-generator.ts';
import { addTexts } from '../index.ts';

addTexts(englishGenerator);
