/** Calls about vessels, alarms, positions, zones and tags. */
import { limits, listed, listVesselIds, ofVessel, period, type RightRow, wide } from './right-row.ts';

const delivery = {
  at: period.fromTime,
  grade: 'DMA',
  tonnes: 100,
  density15: 855,
  sulphurPercent: 0.08,
  reference: '',
};

const noon = { at: period.fromTime, hours: 24, miles: 300, tonnes: 22, kilowatts: null, note: '' };

const fleetFigures = {
  ...period,
  ...{ ranked: 'fuel', normalisedBy: 'distance', quantities: ['distance'], grouping: 'daily', zone: '+00:00' },
};

const calibration = {
  ...{ scrubberId: 'scrubber', kind: 'calibration', at: period.fromTime },
  ...{ part: 'SO2 analyser', note: 'Span gas' },
};

const paint = { kind: 'paint', at: period.fromTime, note: '' };

/** An entry of the vessel that people above users write. */
const writing = (entry: object): RightRow => ({
  ...{ scope: 'refused', aboveUsers: true },
  ask: ({ vesselId }) => ({ body: { vesselId, ...entry } }),
});

/** A question about one vessel in the body. */
const asking = (question: object): RightRow => ({
  scope: 'refused',
  ask: ({ vesselId }) => ({ body: { vesselId, ...question } }),
});

export const fleet: Record<string, RightRow> = {
  getAllOrganizations: listed((answer: { organization: { id: number } }[]) =>
    answer.map(({ organization }) => organization.id),
  ),
  getAvailableFolders: listed((answer: { organizationId: number }[]) =>
    answer.map(({ organizationId }) => organizationId),
  ),
  getAllVessels: listed((answer: { id: number }[]) => answer.map(({ id }) => id)),
  getVesselParticulars: ofVessel(),
  listCertificateRenewals: listed(listVesselIds),
  editVessel: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, tabs: null } }) },
  editExpiredDate: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, expiredDate: null } }) },
  listVesselChanges: ofVessel(),
  getSisterComparison: ofVessel(),
  getVesselPhoto: ofVessel(),
  setVesselPhoto: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, image: null } }) },
  listAlarms: listed(listVesselIds),
  listFleetAlarms: listed((answer: { alarms: { vesselId: number }[] }) => listVesselIds(answer.alarms)),
  listFleetJournal: listed((answer: { entries: { vesselId: number }[] }) => listVesselIds(answer.entries)),
  undoAcknowledgeAlarm: { scope: 'refused', ask: ({ alarmId }) => ({ body: { alarmIds: [alarmId] } }) },
  commentAlarm: { scope: 'refused', ask: ({ alarmId }) => ({ body: { alarmIds: [alarmId], comment: 'x' } }) },
  acknowledgeAlarm: { scope: 'refused', ask: ({ alarmId }) => ({ body: { alarmIds: [alarmId] } }) },
  shelveAlarm: {
    scope: 'refused',
    ask: ({ alarmId }) => ({ body: { alarmIds: [alarmId], minutes: 30, reason: 'x' } }),
  },
  unshelveAlarm: { scope: 'refused', ask: ({ alarmId }) => ({ body: { alarmIds: [alarmId] } }) },
  takeAlarmOutOfService: { scope: 'refused', ask: ({ alarmId }) => ({ body: { alarmIds: [alarmId], reason: 'x' } }) },
  returnAlarmToService: { scope: 'refused', ask: ({ alarmId }) => ({ body: { alarmIds: [alarmId] } }) },
  listAlarmAssignees: ofVessel(),
  assignAlarm: { scope: 'refused', ask: ({ alarmId }) => ({ body: { alarmIds: [alarmId], userId: null } }) },
  getAlarmEscalation: ofVessel(),
  setAlarmEscalation: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, minutes: 30 } }) },
  listAlarmJournal: ofVessel(),
  listAlarmsAt: ofVessel({ at: period.fromTime }),
  getAlarmKpi: ofVessel(period),
  backTestAlarm: { scope: 'refused', ask: ({ tagId }) => ({ body: { dataTagId: tagId, ...period, limits } }) },
  getLinkState: listed(listVesselIds),
  getTraffic: ofVessel(),
  getGeo: { scope: 'refused', ask: ({ tagId }) => ({ body: { scope: 5, ...wide, dataTagIds: [tagId] } }) },
  getGeoBackup: { scope: 'refused', ask: ({ tagId }) => ({ body: { scope: 5, ...wide, dataTagIds: [tagId] } }) },
  getGeoLimit: ofVessel({ limit: 1 }),
  getGeoByTimestamp: ofVessel({ timestamp: period.fromTime }),
  getFleetStatistic: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ body: { ...fleetFigures, vesselIds: [vesselId] } }),
  },
  getFleetCarbon: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselIds: [vesselId] } }) },
  getPeriodEmission: asking(period),
  getEmissionYear: asking({ year: 2026 }),
  getCarbonForecast: asking({}),
  explainEmission: {
    scope: 'refused',
    ask: ({ vesselId }) => ({
      body: { question: { kind: 'year', vesselId, year: 2026 }, key: 'collection.distance', path: [] },
    }),
  },
  getVoyage: ofVessel(period),
  listAnchorWatches: ofVessel(),
  setAnchorWatch: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ body: { vesselId, latitude: 58, longitude: 5, radiusMeters: 300 } }),
  },
  changeAnchorWatch: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, radiusMeters: 300 } }) },
  endAnchorWatch: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId } }) },
  getChargeHistory: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, ...period } }) },
  listChartNotes: ofVessel(period),
  addChartNote: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ body: { vesselId, at: period.fromTime, text: 'x' } }),
  },
  deleteChartNote: ofVessel({ noteId: 1 }),
  listChartViews: ofVessel(),
  saveChartView: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ body: { vesselId, name: 'x', query: '', shared: true } }),
  },
  deleteChartView: ofVessel({ viewId: 1 }),
  getDashboard: ofVessel(),
  saveDashboard: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ body: { vesselId, scope: 'user', version: 0, widgets: [] } }),
  },
  deleteDashboard: ofVessel({ scope: 'user', version: 1 }),
  getPerformanceBlocks: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, ...period, tags: {} } }) },
  listPerformanceEvents: ofVessel(),
  addPerformanceEvent: writing(paint),
  editPerformanceEvent: writing({ id: 1, ...paint }),
  listScrubberLog: ofVessel(),
  addScrubberLogEntry: writing(calibration),
  editScrubberLogEntry: writing({ id: 1, ...calibration }),
  strikeScrubberLogEntry: { ...ofVessel({ id: 1 }), aboveUsers: true },
  deletePerformanceEvent: { ...ofVessel({ id: 1 }), aboveUsers: true },
  listNoonReports: ofVessel(),
  addNoonReport: writing(noon),
  editNoonReport: writing({ id: 1, ...noon }),
  deleteNoonReport: { ...ofVessel({ id: 1 }), aboveUsers: true },
  listDeliveryNotes: ofVessel(),
  addDeliveryNote: writing(delivery),
  editDeliveryNote: writing({ id: 1, ...delivery }),
  deleteDeliveryNote: { ...ofVessel({ id: 1 }), aboveUsers: true },
  getPlant: ofVessel(),
  listPlantVersions: ofVessel(),
  listBindingProposals: { ...ofVessel(), aboveUsers: true },
  savePlant: {
    scope: 'refused',
    aboveUsers: true,
    ask: ({ vesselId }) => ({ body: { vesselId, version: 0, equipment: [], bindings: [], mimics: {} } }),
  },
  restorePlant: {
    scope: 'refused',
    aboveUsers: true,
    ask: ({ vesselId }) => ({ body: { vesselId, version: 1, restored: 0 } }),
  },
  getPlantValues: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, slots: ['vessel/roll'] } }) },
};

const corners = [
  [3, 60],
  [4, 60],
  [4, 61],
];
const zoneOf = (name: string) => ({ name, kind: 'area', outlines: [corners] });

export const zones: Record<string, RightRow> = {
  getFleetHistory: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ body: { ...period, scope: 5, vesselIds: [vesselId] } }),
  },
  getOutliers: ofVessel(period),
  listZones: listed((answer: { organizationId: number }[]) => answer.map(({ organizationId }) => organizationId)),
  addZone: { scope: 'refused', ask: ({ organizationId }) => ({ body: { ...zoneOf('Added'), organizationId } }) },
  editZone: { scope: 'refused', ask: ({ zoneId }) => ({ body: { ...zoneOf('Edited'), id: zoneId } }) },
  deleteZone: { scope: 'refused', ask: ({ spareZones }, as) => ({ query: { id: spareZones[as] } }) },
  importZones: {
    scope: 'refused',
    ask: ({ organizationId }) => ({
      query: { organizationId },
      body: { fileName: 'x.geojson', text: JSON.stringify({ type: 'Polygon', coordinates: [corners] }) },
    }),
  },
  listZoneEvents: listed(listVesselIds),
};

const byShift: RightRow['ask'] = ({ vesselId, tagId }) => ({
  body: { vesselId, ...period, columns: [{ dataTagId: tagId, kind: 'average' }] },
});

export const tags: Record<string, RightRow> = {
  getTagsByVesselId: ofVessel(),
  getStatistic: {
    scope: 'refused',
    ask: ({ vesselId, tagId }) => ({ body: { vesselId, ...period, maxPoints: 10, tags: [tagId] } }),
  },
  getShiftHistorySummary: {
    scope: 'refused',
    ask: ({ vesselId, tagId }) => ({ body: { vesselId, ...period, dataTagIds: [tagId] } }),
  },
  getShiftHistory: { scope: 'refused', ask: byShift },
  getShiftMonthlyHistory: { scope: 'refused', ask: byShift },
  getTagForecast: { scope: 'refused', ask: ({ tagId }) => ({ body: { dataTagIds: [tagId] } }) },
  getTagsOfVessel: ofVessel(),
  getTags: listed(listVesselIds),
  searchTags: listed(listVesselIds, () => ({ query: { words: 'position', limit: 50 } })),
  getTelemetryStorage: listed(listVesselIds),
  getTagsHaveValueByVesselId: ofVessel(),
  getTagsForChartByVesselId: ofVessel(),
  getMeterValueByVesselId: ofVessel(),
  getStringValue: {
    scope: 'refused',
    ask: ({ vesselId, tagId }) => ({ body: { vesselId, ...period, dataTagId: tagId } }),
  },
  editTags: { scope: 'refused', ask: ({ tagId }) => ({ body: [{ Id: tagId, min: 1 }] }) },
  editDataTags: { scope: 'refused', ask: ({ tagId }) => ({ body: [{ Id: tagId, min: 1 }] }) },
  getTagSettings: ofVessel(),
  findTagCounterparts: {
    scope: 'refused',
    ask: ({ tagId, vesselId }) => ({ body: { dataTagIds: [tagId], vesselIds: [vesselId] } }),
  },
  countTagData: { scope: 'refused', ask: ({ tagId }) => ({ query: { dataTagId: tagId } }) },
  deleteTag: { scope: 'refused', ask: ({ spareTags }, as) => ({ query: { dataTagId: spareTags[as] } }) },
  deleteDataInPeriod: { scope: 'refused', ask: ({ tagId }) => ({ query: { dataTagId: tagId, ...period } }) },
};
