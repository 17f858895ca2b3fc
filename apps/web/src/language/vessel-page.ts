/** Adds the words of the page of a vessel. Imported for that effect by the page. */
import { englishDashboard } from './english/english-dashboard.ts';
import { englishStatistic } from './english/english-statistic.ts';
import { englishVesselInfo } from './english/english-vessel-info.ts';
import { englishVesselLocation } from './english/english-vessel-location.ts';
import { englishWidget } from './english/english-widget.ts';
import { addTexts } from './index.ts';

addTexts({
  ...englishDashboard,
  ...englishVesselLocation,
  ...englishVesselInfo,
  ...englishStatistic,
  ...englishWidget,
});
