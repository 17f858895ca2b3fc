/** What is said behind the login only; it is fetched with the screens that say it. */
import { englishAlarm } from './english-alarm.ts';
import { englishFleet } from './english-fleet.ts';
import { englishForm } from './english-form.ts';
import { englishMap } from './english-map.ts';
import { englishMenu } from './english-menu.ts';
import { englishOverview } from './english-overview.ts';
import { englishVessel } from './english-vessel.ts';

export const englishInside = {
  ...englishFleet,
  ...englishMenu,
  ...englishForm,
  ...englishMap,
  ...englishOverview,
  ...englishVessel,
  ...englishAlarm,
} as const;
