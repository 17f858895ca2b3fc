/** Adds the words of the alarms of the fleet and of acknowledging. Imported for that effect by the parts that say them. */
import { englishFleetAlarm } from './english/notice/english-fleet-alarm.ts';
import { addTexts } from './index.ts';

addTexts(englishFleetAlarm);
