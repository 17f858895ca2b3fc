/**
 * Adds the words of the pages of the control panel. Imported for that effect by their frame. What its forms say of a vessel
 * is said on the page of the vessel too.
 */
import { englishControl } from './english/control/english-control.ts';
import { addTexts } from './index.ts';
import './plant.ts';
import './vessel-page.ts';

addTexts(englishControl);
