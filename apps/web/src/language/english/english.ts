/** The whole English dictionary: one part a subject, keys in capitals. */
import { englishControl } from './control/english-control.ts';
import { englishDashboard } from './english-dashboard.ts';
import { englishInside } from './english-inside.ts';
import { englishStart } from './english-start.ts';
import { englishStatistic } from './english-statistic.ts';
import { englishVesselInfo } from './english-vessel-info.ts';
import { englishVesselLocation } from './english-vessel-location.ts';
import { englishWidget } from './english-widget.ts';

export const english = {
  ...englishStart,
  ...englishInside,
  ...englishDashboard,
  ...englishVesselLocation,
  ...englishVesselInfo,
  ...englishStatistic,
  ...englishWidget,
  ...englishControl,
} as const;
