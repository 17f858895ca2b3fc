/** Adds the words of the statistic of the fleet and of the machinery it compares. Imported for that effect. */
import { englishFleetStatistic } from './english/fleet/english-fleet-statistic.ts';
import { addTexts } from './index.ts';

addTexts(englishFleetStatistic);
