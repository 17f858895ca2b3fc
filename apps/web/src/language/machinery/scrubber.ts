/** Adds the words of the scrubber and of the SO2 track. Imported for that effect by their tabs. */
import { englishScrubber } from '../english/machinery/english-scrubber.ts';
import { addTexts } from '../index.ts';

addTexts(englishScrubber);
