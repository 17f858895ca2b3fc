/** What is said behind the login only; it is fetched with the screens that say it. */

import { englishControlOrganization } from './control/english-control-organization.ts';
import { englishControlVessel } from './control/english-control-vessel.ts';
import { englishAlarm } from './english-alarm.ts';
import { englishDashboard } from './english-dashboard.ts';
import { englishFleet } from './english-fleet.ts';
import { englishForm } from './english-form.ts';
import { englishMap } from './english-map.ts';
import { englishMenu } from './english-menu.ts';
import { englishOverview } from './english-overview.ts';
import { englishStatistic } from './english-statistic.ts';
import { englishVessel } from './english-vessel.ts';
import { englishVesselInfo } from './english-vessel-info.ts';
import { englishVesselLocation } from './english-vessel-location.ts';
import { englishWidget } from './english-widget.ts';

export const englishInside = {
  ...englishFleet,
  ...englishMenu,
  ...englishForm,
  ...englishMap,
  ...englishOverview,
  ...englishDashboard,
  ...englishVessel,
  ...englishStatistic,
  ...englishVesselLocation,
  ...englishAlarm,
  ...englishVesselInfo,
  ...englishWidget,
  ...englishControlVessel,
  ...englishControlOrganization,
} as const;
