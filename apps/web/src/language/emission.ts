/** Adds the words of emissions. Imported for that effect. */
import { englishEmission } from './english/fleet/english-emission.ts';
import { addTexts } from './index.ts';

addTexts(englishEmission);
