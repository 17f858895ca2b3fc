/** The features of the application, in the order of the side menu. */
import { controlPanelFeature } from '../../features/control-panel/index.ts';
import { controlPanelAccountFeature } from '../../features/control-panel-account/index.ts';
import { controlPanelAdministrationFeature } from '../../features/control-panel-administration/index.ts';
import { controlPanelAuditFeature } from '../../features/control-panel-audit/index.ts';
import { controlPanelHealthFeature } from '../../features/control-panel-health/index.ts';
import { controlPanelLogFeature } from '../../features/control-panel-log/index.ts';
import { controlPanelOrganizationFeature } from '../../features/control-panel-organization/index.ts';
import { controlPanelPlantFeature } from '../../features/control-panel-plant/index.ts';
import { controlPanelQueueFeature } from '../../features/control-panel-queue/index.ts';
import { controlPanelTagFeature } from '../../features/control-panel-tag/index.ts';
import { controlPanelUserFeature } from '../../features/control-panel-user/index.ts';
import { controlPanelVersionFeature } from '../../features/control-panel-version/index.ts';
import { controlPanelVesselFeature } from '../../features/control-panel-vessel/index.ts';
import { emissionFeature } from '../../features/emission/index.ts';
import { feedbackFeature } from '../../features/feedback/index.ts';
import { firstHourFeature } from '../../features/first-hour/index.ts';
import { fleetAlarmFeature } from '../../features/fleet-alarm/index.ts';
import { fleetHomeFeature } from '../../features/fleet-home/index.ts';
import { fleetLocationFeature } from '../../features/fleet-location/index.ts';
import { fleetOverviewFeature } from '../../features/fleet-overview/index.ts';
import { fleetStatisticFeature } from '../../features/fleet-statistic/index.ts';
import { preferenceFeature } from '../../features/preference/index.ts';
import { reportFeature } from '../../features/report/index.ts';
import { shipViewListFeature } from '../../features/ship-view-list/index.ts';
import { supportFeature } from '../../features/support/index.ts';
import { createVesselFeature } from '../../features/vessel/index.ts';
import { vesselAlarmFeature } from '../../features/vessel-alarm/index.ts';
import { vesselBatteryMimicFeature } from '../../features/vessel-battery-mimic/index.ts';
import { vesselCameraFeature } from '../../features/vessel-camera/index.ts';
import { vesselConningFeature } from '../../features/vessel-conning/index.ts';
import { vesselEngineFeature } from '../../features/vessel-engine/index.ts';
import { vesselFileFeature } from '../../features/vessel-file/index.ts';
import { vesselFuelFlowFeature } from '../../features/vessel-fuel-flow/index.ts';
import { vesselGeneratorFeature } from '../../features/vessel-generator/index.ts';
import { vesselInfoFeature } from '../../features/vessel-info/index.ts';
import { vesselJobHistoryFeature } from '../../features/vessel-job-history/index.ts';
import { vesselLocationFeature } from '../../features/vessel-location/index.ts';
import { preloadVesselOverview, vesselOverviewFeature } from '../../features/vessel-overview/index.ts';
import { vesselPerformanceFeature } from '../../features/vessel-performance/index.ts';
import { vesselScrubberFeature } from '../../features/vessel-scrubber/index.ts';
import { vesselShipViewFeature } from '../../features/vessel-ship-view/index.ts';
import { vesselStatisticFeature } from '../../features/vessel-statistic/index.ts';
import { vesselTankFeature } from '../../features/vessel-tank/index.ts';
import { composeFeatures } from '../../registry/index.ts';

export const features = composeFeatures([
  fleetHomeFeature,
  fleetLocationFeature,
  fleetOverviewFeature,
  fleetAlarmFeature,
  fleetStatisticFeature,
  emissionFeature,
  reportFeature,
  shipViewListFeature,
  createVesselFeature(preloadVesselOverview),
  vesselOverviewFeature,
  vesselInfoFeature,
  vesselAlarmFeature,
  vesselLocationFeature,
  vesselPerformanceFeature,
  vesselScrubberFeature,
  vesselStatisticFeature,
  vesselConningFeature,
  vesselFileFeature,
  vesselEngineFeature,
  vesselTankFeature,
  vesselGeneratorFeature,
  vesselFuelFlowFeature,
  vesselJobHistoryFeature,
  vesselBatteryMimicFeature,
  vesselShipViewFeature,
  vesselCameraFeature,
  preferenceFeature,
  controlPanelFeature,
  controlPanelAccountFeature,
  firstHourFeature,
  controlPanelOrganizationFeature,
  controlPanelVesselFeature,
  controlPanelUserFeature,
  controlPanelTagFeature,
  controlPanelPlantFeature,
  controlPanelAdministrationFeature,
  controlPanelLogFeature,
  controlPanelVersionFeature,
  controlPanelAuditFeature,
  controlPanelHealthFeature,
  controlPanelQueueFeature,
  supportFeature,
  feedbackFeature,
]);
