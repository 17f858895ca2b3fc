/**
 * Calls that an API token may make: those about vessels, which the policy of vessels narrows to the token's own. What is
 * not listed here, every call of accounts, organisations, ship view and control panel among it, is refused.
 */
import { endpoints } from '@fms/contract/api';
import type { Endpoint } from '@fms/contract/endpoint';

const NAMES = [
  'getAllUserPermissions',
  'getAllVessels',
  'getVesselParticulars',
  'listCertificateRenewals',
  'listVesselChanges',
  'getSisterComparison',
  'getVesselPhoto',
  'getTagsByVesselId',
  'getTagsOfVessel',
  'getTagsHaveValueByVesselId',
  'getTagsForChartByVesselId',
  'getMeterValueByVesselId',
  'getTags',
  'searchTags',
  'getStatistic',
  'getStringValue',
  'getShiftHistorySummary',
  'getShiftHistory',
  'getShiftMonthlyHistory',
  'getFleetStatistic',
  'getFleetCarbon',
  'getGeo',
  'getGeoBackup',
  'getGeoLimit',
  'getGeoByTimestamp',
  'getFleetHistory',
  'getOutliers',
  'getVoyage',
  'getLinkState',
  'getTraffic',
  'listAlarms',
  'acknowledgeAlarm',
  'listAlarmJournal',
  'getAlarmKpi',
  'listZoneEvents',
  'listAnchorWatches',
  'listFiles',
  'downloadFile',
  'getFileVersions',
  'getFileQueue',
  'getCameras',
  'getCameraStates',
  'getStill',
  'listStills',
  'listAlarmStills',
] as const satisfies readonly (keyof typeof endpoints)[];

const CALLS: ReadonlySet<Endpoint> = new Set(NAMES.map((name): Endpoint => endpoints[name]));

/** Whether an API token may make this call at all; the policy of vessels still decides on each vessel. */
export function isOpenToApiTokens(endpoint: Endpoint): boolean {
  return CALLS.has(endpoint);
}
