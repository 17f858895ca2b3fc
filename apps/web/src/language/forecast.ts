/** Adds the words of where values are heading. Imported for that effect by the parts that say them. */
import { englishForecast } from './english/notice/english-forecast.ts';
import { addTexts } from './index.ts';

addTexts(englishForecast);
