/** Adds the words of reports. Imported for that effect by their page. */
import { englishReport } from './english/english-report.ts';
import { addTexts } from './index.ts';

addTexts(englishReport);
