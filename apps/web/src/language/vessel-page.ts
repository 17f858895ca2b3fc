/** Adds the words of the page of a vessel. Imported for that effect by the page. */
import { englishTankTitle } from './english/machinery/english-tank-title.ts';
import { englishDashboard } from './english/vessel/english-dashboard.ts';
import { englishEmissionTab } from './english/vessel/english-emission-tab.ts';
import { englishExchangeTab } from './english/vessel/english-exchange-tab.ts';
import { englishPowerTab } from './english/vessel/english-power-tab.ts';
import { englishStatistic } from './english/vessel/english-statistic.ts';
import { englishVesselAlarm } from './english/vessel/english-vessel-alarm.ts';
import { englishVesselInfo } from './english/vessel/english-vessel-info.ts';
import { englishVesselLocation } from './english/vessel/english-vessel-location.ts';
import { englishWidget } from './english/vessel/english-widget.ts';
import { addTexts } from './index.ts';

addTexts({
  ...englishTankTitle,
  ...englishDashboard,
  ...englishEmissionTab,
  ...englishExchangeTab,
  ...englishVesselLocation,
  ...englishVesselAlarm,
  ...englishVesselInfo,
  ...englishStatistic,
  ...englishPowerTab,
  ...englishWidget,
});
