/** Adds the words of the page of a vessel. Imported for that effect by the page. */
import { englishVesselPage } from './english/english-vessel-page.ts';
import { addTexts } from './index.ts';

addTexts(englishVesselPage);
