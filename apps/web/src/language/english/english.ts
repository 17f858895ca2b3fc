/** The whole English dictionary: one part a subject, keys in capitals. */
import { englishControl } from './control/english-control.ts';
import { englishInside } from './english-inside.ts';
import { englishReport } from './english-report.ts';
import { englishStart } from './english-start.ts';
import { englishEmission } from './fleet/english-emission.ts';
import { englishFleetStatistic } from './fleet/english-fleet-statistic.ts';
import { englishBattery } from './machinery/english-battery.ts';
import { englishCharge } from './machinery/english-charge.ts';
import { englishConning } from './machinery/english-conning.ts';
import { englishEngine } from './machinery/english-engine.ts';
import { englishFuelFlow } from './machinery/english-fuel-flow.ts';
import { englishGenerator } from './machinery/english-generator.ts';
import { englishMimic } from './machinery/english-mimic.ts';
import { englishPerformance } from './machinery/english-performance.ts';
import { englishPlant } from './machinery/english-plant.ts';
import { englishScrubber } from './machinery/english-scrubber.ts';
import { englishTank } from './machinery/english-tank.ts';
import { englishTankTitle } from './machinery/english-tank-title.ts';
import { englishFleetAlarm } from './notice/english-fleet-alarm.ts';
import { englishForecast } from './notice/english-forecast.ts';
import { englishNotification } from './notice/english-notification.ts';
import { englishSource } from './notice/english-source.ts';
import { englishCamera } from './vessel/english-camera.ts';
import { englishDashboard } from './vessel/english-dashboard.ts';
import { englishEmissionTab } from './vessel/english-emission-tab.ts';
import { englishExchangeTab } from './vessel/english-exchange-tab.ts';
import { englishFile } from './vessel/english-file.ts';
import { englishJob } from './vessel/english-job.ts';
import { englishPowerTab } from './vessel/english-power-tab.ts';
import { englishShipView } from './vessel/english-ship-view.ts';
import { englishStatistic } from './vessel/english-statistic.ts';
import { englishVesselAlarm } from './vessel/english-vessel-alarm.ts';
import { englishVesselInfo } from './vessel/english-vessel-info.ts';
import { englishVesselLocation } from './vessel/english-vessel-location.ts';
import { englishWidget } from './vessel/english-widget.ts';

export const english = {
  ...englishStart,
  ...englishInside,
  ...englishReport,
  ...englishEmission,
  ...englishDashboard,
  ...englishCamera,
  ...englishEmissionTab,
  ...englishExchangeTab,
  ...englishFile,
  ...englishVesselLocation,
  ...englishVesselAlarm,
  ...englishVesselInfo,
  ...englishShipView,
  ...englishStatistic,
  ...englishWidget,
  ...englishPlant,
  ...englishFuelFlow,
  ...englishJob,
  ...englishScrubber,
  ...englishPerformance,
  ...englishConning,
  ...englishEngine,
  ...englishMimic,
  ...englishTank,
  ...englishTankTitle,
  ...englishGenerator,
  ...englishBattery,
  ...englishCharge,
  ...englishPowerTab,
  ...englishFleetAlarm,
  ...englishFleetStatistic,
  ...englishNotification,
  ...englishForecast,
  ...englishSource,
  ...englishControl,
} as const;
