/** Adds the words of the ship view. Imported for that effect by its list and its tab. */
import { englishShipView } from '../english/vessel/english-ship-view.ts';
import { addTexts } from '../index.ts';

addTexts(englishShipView);
