/** Adds the words of jobs. Imported for that effect where jobs are named. */
import { englishJob } from './english/vessel/english-job.ts';
import { addTexts } from './index.ts';

addTexts(englishJob);
