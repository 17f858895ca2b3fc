/** Adds the words of cameras. Imported for that effect by what shows their pictures. */
import { englishCamera } from '../english/vessel/english-camera.ts';
import { addTexts } from '../index.ts';

addTexts(englishCamera);
