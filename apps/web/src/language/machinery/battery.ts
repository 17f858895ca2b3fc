/** Adds the words of batteries. Imported for that effect by their tab. */
import { englishBattery } from '../english/machinery/english-battery.ts';
import { englishCharge } from '../english/machinery/english-charge.ts';
import { addTexts } from '../index.ts';

addTexts({ ...englishBattery, ...englishCharge });
