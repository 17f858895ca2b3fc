/** The whole English dictionary: one part a subject, keys in capitals. */
import { englishControl } from './control/english-control.ts';
import { englishInside } from './english-inside.ts';
import { englishStart } from './english-start.ts';
import { englishConning } from './machinery/english-conning.ts';
import { englishEngine } from './machinery/english-engine.ts';
import { englishPerformance } from './machinery/english-performance.ts';
import { englishPlant } from './machinery/english-plant.ts';
import { englishScrubber } from './machinery/english-scrubber.ts';
import { englishFleetAlarm } from './notice/english-fleet-alarm.ts';
import { englishNotification } from './notice/english-notification.ts';
import { englishDashboard } from './vessel/english-dashboard.ts';
import { englishEmissionTab } from './vessel/english-emission-tab.ts';
import { englishStatistic } from './vessel/english-statistic.ts';
import { englishVesselAlarm } from './vessel/english-vessel-alarm.ts';
import { englishVesselInfo } from './vessel/english-vessel-info.ts';
import { englishVesselLocation } from './vessel/english-vessel-location.ts';
import { englishWidget } from './vessel/english-widget.ts';

export const english = {
  ...englishStart,
  ...englishInside,
  ...englishDashboard,
  ...englishEmissionTab,
  ...englishVesselLocation,
  ...englishVesselAlarm,
  ...englishVesselInfo,
  ...englishStatistic,
  ...englishWidget,
  ...englishPlant,
  ...englishScrubber,
  ...englishPerformance,
  ...englishConning,
  ...englishEngine,
  ...englishFleetAlarm,
  ...englishNotification,
  ...englishControl,
} as const;
