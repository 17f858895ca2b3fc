/** The whole English dictionary: one part a subject, keys in capitals. */
import { englishInside } from './english-inside.ts';
import { englishStart } from './english-start.ts';
import { englishVesselPage } from './english-vessel-page.ts';

export const english = { ...englishStart, ...englishInside, ...englishVesselPage } as const;
