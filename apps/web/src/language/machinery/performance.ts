/** Adds the words of hull and propeller. Imported for that effect by their tab. */
import { englishPerformance } from '../english/machinery/english-performance.ts';
import { addTexts } from '../index.ts';

addTexts(englishPerformance);
