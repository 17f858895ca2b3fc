/** Adds the words of fuel flow, and those of tanks it is held against. Imported for that effect by the tab. */
import { englishFuelFlow } from '../english/machinery/english-fuel-flow.ts';
import { addTexts } from '../index.ts';
import './tank.ts';

addTexts(englishFuelFlow);
