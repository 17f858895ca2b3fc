/** Adds the words of the trend of a value: where it comes from. Imported for that effect by the trend. */
import { englishSource } from './english/notice/english-source.ts';
import { addTexts } from './index.ts';

addTexts(englishSource);
