/** What is said behind the login only; it is fetched with the screens that say it. */
import { englishFleet } from './english-fleet.ts';
import { englishVessel } from './english-vessel.ts';

export const englishInside = { ...englishFleet, ...englishVessel } as const;
