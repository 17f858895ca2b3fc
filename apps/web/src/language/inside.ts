/** Adds the words of the screens behind the login. Imported for that effect by the part that is fetched after it. */
import { englishInside } from './english/english-inside.ts';
import { addTexts } from './index.ts';

addTexts(englishInside);
