/** Adds the words of the tabs of engines. Imported for that effect by them. */
import { englishEngine } from '../english/machinery/english-engine.ts';
import { englishMimic } from '../english/machinery/english-mimic.ts';
import { addTexts } from '../index.ts';

addTexts({ ...englishEngine, ...englishMimic });
