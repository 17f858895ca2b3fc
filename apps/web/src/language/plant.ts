/** Adds the words that all tabs of machinery share. Imported for that effect by their frame. */
import { englishPlant } from './english/machinery/english-plant.ts';
import { addTexts } from './index.ts';

addTexts(englishPlant);
