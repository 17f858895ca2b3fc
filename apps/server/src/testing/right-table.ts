/**
 * How each call is asked about one organisation, and whether that matters. A call without a row fails the test of
 * rights: a new call needs a row that names what protects it.
 */
import type { UserProfile } from '@fms/contract/account';
import { endpoints } from '@fms/contract/api';
import { USER_WORDS } from '@fms/domain/permission';
import type { OrganizationFixture } from './two-organizations.ts';

export interface RightRequest {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface RightRow {
  /**
   * `unscoped`: concerns the caller or the installation, so that the level alone decides. `refused`: names what
   * belongs to an organisation, and is refused for another's. `filtered`: a list that leaves out what is another's.
   */
  scope: 'unscoped' | 'refused' | 'filtered';
  /** Refused to normal users even in their own organisation. */
  aboveUsers?: true;
  /** Answers admins about a deleted vessel; every other call about one is refused to all. */
  tellsOfRemoved?: true;
  ask(of: OrganizationFixture, as: 'manager' | 'admin'): RightRequest;
  /** For lists: the ids of vessels or organisations in an answer. */
  seen?(answer: never): number[];
}

const period = { fromTime: '2026-11-01T00:00:00.000Z', toTime: '2026-11-02T00:00:00.000Z' };
const limits = { alarmLevel: 1, emergencyLevel: null, reverse: false, delaySeconds: 0, deadBand: 0 };
const nothing = (): RightRequest => ({});
const wide = { topLeftLatitude: 80, topLeftLongitude: -170, bottomRightLatitude: -80, bottomRightLongitude: 170 };
/** Bodies that are right in form and wrong in content: rights are asked before. */
const wrongPasswords = { oldPassword: 'x', newPassword: 'x', confirmPassword: 'x' };

const alone = (ask: RightRow['ask'] = nothing): RightRow => ({ scope: 'unscoped', ask });
const ofVessel = (more: Record<string, unknown> = {}): RightRow => ({
  scope: 'refused',
  ask: ({ vesselId }) => ({ query: { vesselId, ...more } }),
});
const listed = (seen: (answer: never) => number[], ask: RightRow['ask'] = nothing): RightRow => ({
  scope: 'filtered',
  ask,
  seen,
});
const vesselIdsIn = (answer: readonly { vesselId: number }[]) => answer.map(({ vesselId }) => vesselId);

function profileOf({ member, organizationId }: OrganizationFixture): UserProfile {
  const { id, userName, email } = member;
  const rest = { fullName: '', role: 'User', twoFactorEnabled: false, lastChangedPassword: null, data: {} } as const;
  return { id, userName, email, organizationId, phone: '+47', ...rest };
}

const accounts: Record<string, RightRow> = {
  login: alone(() => ({ body: { username: 'stranger', password: 'x', version: '' } })),
  refreshToken: alone(),
  getAccountInfomation: {
    scope: 'refused',
    aboveUsers: true,
    ask: ({ member }) => ({ query: { userName: member.userName } }),
  },
  signOut: alone(),
  createFirstAdmin: alone(() => ({
    body: { code: 'x', userName: 'x', email: 'x@x.example', password: 'Seven-Seas-7', organization: 'x' },
  })),
  microsoftLogin: alone(() => ({ body: { idToken: 'x' } })),
  verifyOtp: alone(() => ({ body: { username: 'x', otp: '1', version: '' } })),
  refreshOtp: alone(),
  impersonate: alone(({ member }) => ({ query: { userId: member.id } })),
  listSignIns: alone(),
  revokeSignIn: alone(() => ({ query: { id: 'x' } })),
  enrolTwoFactor: alone(() => ({ body: { password: 'x' } })),
  confirmTwoFactor: alone(() => ({ body: { code: '000000' } })),
  disableTwoFactor: alone(() => ({ body: { password: 'x', code: '000000' } })),
  resetTwoFactor: alone(() => ({ body: { userId: 999_999 } })),
  forgotPassword: alone(() => ({ query: { email: 'x@x.example', orgId: 0 } })),
  resetPassword: alone(() => ({ body: { username: 'x', password: 'x', confirmPassword: 'x', code: 'x' } })),
  register: alone(() => ({
    body: { username: 'x', email: 'x@x.example', password: 'x', confirmPassword: 'x', code: 'x' },
  })),
  generateInviteEmail: {
    scope: 'refused',
    ask: ({ organizationId, vesselId }, as) => ({
      body: { email: `${as}${organizationId}@new.example`, role: 'User', organizationId, vesselIds: [vesselId] },
    }),
  },
  inviteMany: {
    scope: 'refused',
    ask: ({ organizationId, vesselId }, as) => ({
      body: {
        emails: [`${as}-many${organizationId}@new.example`],
        role: 'User',
        organizationId,
        vesselIds: [vesselId],
      },
    }),
  },
  listInvitations: alone(),
  withdrawInvitation: {
    scope: 'refused',
    ask: ({ organizationId }, as) => ({ query: { email: `${as}${organizationId}@new.example` } }),
  },
  deactivateUser: { scope: 'refused', ask: ({ spareUsers }, as) => ({ body: { userId: spareUsers[as] } }) },
  reactivateUser: { scope: 'refused', ask: ({ spareUsers }, as) => ({ body: { userId: spareUsers[as] } }) },
  changePassword: alone(() => ({ body: wrongPasswords })),
  editAccountInfomation: { scope: 'refused', aboveUsers: true, ask: (of) => ({ body: profileOf(of) }) },
  getUsers: { scope: 'refused', ask: ({ organizationId }) => ({ query: { organizationId } }) },
  deleteUser: { scope: 'refused', ask: ({ spareUsers }, as) => ({ query: { userId: spareUsers[as] } }) },
  getAllRoles: alone(),
  getIpGeo: alone(),
  getAbilities: alone(),
};

const changeOf = ({ member, vesselId }: OrganizationFixture) => ({
  body: { changes: [{ userId: member.id, vesselId, words: ['view'], until: null }] },
});

const permissions: Record<string, RightRow> = {
  getAllUserPermissions: alone(),
  getUsersFromVessel: ofVessel(),
  getVesselsFromUser: { scope: 'refused', ask: ({ member }) => ({ query: { userId: member.id } }) },
  assignUserToVessel: {
    scope: 'refused',
    ask: ({ member, vesselId }) => ({ body: { vesselId, userId: member.id, isAssign: true } }),
  },
  assignUsersToVessel: {
    scope: 'refused',
    ask: ({ guest, vesselId }) => ({ body: { vesselId, users: [{ userId: guest.id, words: USER_WORDS }] } }),
  },
  assignVesselsToUser: {
    scope: 'refused',
    ask: ({ member, vesselId }) => ({ body: { userId: member.id, vessels: [{ vesselId, words: ['view'] }] } }),
  },
  explainRight: {
    scope: 'refused',
    aboveUsers: true,
    tellsOfRemoved: true,
    ask: ({ member, vesselId }) => ({ query: { userId: member.id, vesselId } }),
  },
  getPermissionMatrix: { scope: 'refused', ask: ({ organizationId }) => ({ query: { organizationId } }) },
  previewPermissions: { scope: 'refused', ask: changeOf },
  savePermissions: { scope: 'refused', ask: changeOf },
  createApiToken: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ body: { name: 'x', vesselIds: [vesselId], words: ['view'] } }),
  },
  listApiTokens: alone(),
  deleteApiToken: alone(() => ({ query: { id: 'x' } })),
};

const messages: Record<string, RightRow> = {
  storeFeedback: alone(() => ({ body: { appUserId: '', logContent: 'x', images: [] } })),
  listFeedback: alone(),
  getFeedbackImage: alone(() => ({ query: { id: 1, name: 'x' } })),
  registerPush: alone(() => ({ body: { DeviceToken: 'x', DeviceInformation: '' } })),
  getPushKey: alone(),
  testPush: alone(),
  getNotificationRules: alone(),
  setNotificationRules: {
    scope: 'refused',
    ask: ({ vesselId }) => ({
      body: [{ source: 'alarm', severity: null, channel: 'toast', vesselIds: [vesselId], hours: [] }],
    }),
  },
  getZoneNotices: alone(),
  setZoneNotices: alone(() => ({ body: [] })),
  testNotification: alone(() => ({ body: { channel: 'push' } })),
  listOutbox: alone(),
  getOutboxMail: alone(() => ({ query: { id: 999_999 } })),
  getHealth: alone(),
  getFirstHour: alone(),
  skipFirstHour: alone(() => ({ body: { steps: ['invite'], isSkipped: true } })),
  listAudit: alone(),
  // Managers find the lines of their organisation (modules/log/log.test.ts).
  getLog: alone(),
  getLogFromId: alone(() => ({ query: { logId: 1 } })),
  getLogHistogram: alone(),
  exportAudit: alone(() => ({ body: { what: 'nothing' } })),
  undoAudit: alone(() => ({ body: { id: 999_999 } })),
  getDemonstrationHistory: alone(),
  logClientError: alone(() => ({ body: { area: 'x', level: 'info', id: 'x', error: 'x' } })),
};

const identity = { IMO: 'none', MMSI: '', projectNumber: '', customerRef: '', serialNumber: 'W-1' };
const ofOrganization: RightRow = {
  scope: 'refused',
  ask: ({ organizationId }) => ({ query: { organizationId } }),
};

const releaseOf = (version: string) => ({ product: 'gateway', version, releasedAt: period.fromTime });

/** What is deleted or moved by the admins' calls is nothing that another row needs. */
const management: Record<string, RightRow> = {
  addOrganization: alone(() => ({ body: { name: 'Nordlys Rederi' } })),
  editOrganization: {
    scope: 'refused',
    ask: ({ organizationId }) => ({ body: { id: organizationId, name: `Owner ${organizationId}` } }),
  },
  deleteOrganization: alone(({ organizationId }) => ({ query: { organizationId } })),
  setOrganizationLogo: {
    scope: 'refused',
    ask: ({ organizationId }) => ({ query: { organizationId }, body: new Uint8Array() }),
  },
  getOrganizationLogo: alone(({ organizationId }) => ({ query: { organizationId } })),
  addFolder: {
    scope: 'refused',
    ask: ({ organizationId }) => ({ body: { organizationId, name: 'Added', parentId: null } }),
  },
  editFolder: {
    scope: 'refused',
    ask: ({ folderId }) => ({ body: { id: folderId, name: 'Edited', parentId: null } }),
  },
  deleteFolder: { scope: 'refused', ask: ({ spareFolders }, as) => ({ body: { id: spareFolders[as] } }) },
  assignUserToOrganization: alone(({ organizationId, member }) => ({ body: { organizationId, userIds: [member.id] } })),
  assignVesselToOrganization: alone(({ organizationId, vesselId }) => ({
    body: { organizationId, vesselIds: [vesselId] },
  })),
  getAvailableVessels: ofOrganization,
  getVesselsFromOrganization: ofOrganization,
  getUsersFromOrganization: ofOrganization,
  getAdvancedSetting: ofOrganization,
  setAdvancedSetting: alone(({ organizationId }) => ({ query: { orgId: organizationId }, body: {} })),
  addVessel: {
    scope: 'refused',
    ask: ({ organizationId }) => ({ body: { ...identity, name: 'Added', organizationId } }),
  },
  deleteVessel: alone(() => ({ query: { vesselId: 999_999 } })),
  listRemovedVessels: alone(),
  restoreVessel: alone(() => ({ body: { vesselId: 999_999 } })),
  editAdminSetting: alone(({ vesselId }) => ({ body: { vesselId, adminSetting: {} } })),
  deleteAdminSetting: alone(({ vesselId }) => ({ body: { vesselId } })),
  issueGatewayKey: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId } }) },
  listGatewayKeys: ofVessel(),
  rotateGatewayKey: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, keyId: 999_999 } }) },
  revokeGatewayKey: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, keyId: 999_999 } }) },
  changeVessels: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ body: { vesselIds: [vesselId], change: { folderId: null } } }),
  },
  importVessels: {
    scope: 'refused',
    ask: ({ organizationId }) => ({ body: { organizationId, rows: [{ name: 'x' }], dryRun: true } }),
  },
  getAllVersions: alone(),
  addVersion: alone((_, as) => ({ body: releaseOf(`1.0.${as.length}`) })),
  editVersion: alone(() => ({ body: { id: 999_999, ...releaseOf('1.1.0') } })),
  deleteVersion: alone(() => ({ params: { id: '999999' } })),
  putVersionFile: alone(() => ({ query: { id: 999_999, name: 'x' }, body: new Uint8Array() })),
  getVersionFile: alone(() => ({ query: { id: 999_999 } })),
  getRunningVersions: listed((answer: { vessels: { vesselId: number }[] }) => vesselIdsIn(answer.vessels)),
  setVersionTarget: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselIds: [vesselId], hold: null } }) },
  undoImport: alone(() => ({ body: { importId: 999_999 } })),
};

const fleet: Record<string, RightRow> = {
  getAllOrganizations: listed((answer: { organization: { id: number } }[]) =>
    answer.map(({ organization }) => organization.id),
  ),
  getAvailableFolders: listed((answer: { organizationId: number }[]) =>
    answer.map(({ organizationId }) => organizationId),
  ),
  getAllVessels: listed((answer: { id: number }[]) => answer.map(({ id }) => id)),
  getVesselParticulars: ofVessel(),
  listCertificateRenewals: listed(vesselIdsIn),
  editVessel: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, tabs: null } }) },
  editExpiredDate: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, expiredDate: null } }) },
  listVesselChanges: ofVessel(),
  getSisterComparison: ofVessel(),
  getVesselPhoto: ofVessel(),
  setVesselPhoto: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, image: null } }) },
  listAlarms: listed(vesselIdsIn),
  listFleetAlarms: listed((answer: { alarms: { vesselId: number }[] }) => vesselIdsIn(answer.alarms)),
  listFleetJournal: listed((answer: { entries: { vesselId: number }[] }) => vesselIdsIn(answer.entries)),
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
  getAlarmKpi: ofVessel(period),
  backTestAlarm: { scope: 'refused', ask: ({ tagId }) => ({ body: { dataTagId: tagId, ...period, limits } }) },
  getLinkState: listed(vesselIdsIn),
  getTraffic: ofVessel(),
  getGeo: { scope: 'refused', ask: ({ tagId }) => ({ body: { scope: 5, ...wide, dataTagIds: [tagId] } }) },
  getGeoBackup: { scope: 'refused', ask: ({ tagId }) => ({ body: { scope: 5, ...wide, dataTagIds: [tagId] } }) },
  getGeoLimit: ofVessel({ limit: 1 }),
  getGeoByTimestamp: ofVessel({ timestamp: period.fromTime }),
  getVoyage: ofVessel(period),
  listAnchorWatches: ofVessel(),
  setAnchorWatch: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ body: { vesselId, latitude: 58, longitude: 5, radiusMeters: 300 } }),
  },
  changeAnchorWatch: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, radiusMeters: 300 } }) },
  endAnchorWatch: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId } }) },
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
};

const corners = [
  [3, 60],
  [4, 60],
  [4, 61],
];
const zoneOf = (name: string) => ({ name, kind: 'area', outlines: [corners] });

const zones: Record<string, RightRow> = {
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
  listZoneEvents: listed(vesselIdsIn),
};

const tags: Record<string, RightRow> = {
  getTagsByVesselId: ofVessel(),
  getStatistic: {
    scope: 'refused',
    ask: ({ vesselId, tagId }) => ({ body: { vesselId, ...period, maxPoints: 10, tags: [tagId] } }),
  },
  getTagsOfVessel: ofVessel(),
  getTags: listed(vesselIdsIn),
  searchTags: listed(vesselIdsIn, () => ({ query: { words: 'position', limit: 50 } })),
  getTelemetryStorage: listed(vesselIdsIn),
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

export const RIGHT_TABLE: Record<string, RightRow> = {
  ...accounts,
  ...permissions,
  ...messages,
  ...management,
  ...fleet,
  ...zones,
  ...tags,
};

/** Whether a call names a vessel, or what belongs to one. */
export function isAboutVessel(row: RightRow, of: OrganizationFixture): boolean {
  const { tagId, alarmId, vesselId } = of.removed;
  const other = { ...of, vesselId, tagId, alarmId, spareTags: { manager: tagId, admin: tagId } };
  return JSON.stringify(row.ask(of, 'admin')) !== JSON.stringify(row.ask(other, 'admin'));
}

/** Calls without a row, and rows of calls that no longer exist. */
export function listUnmatchedRights(): string[] {
  const names = new Set([...Object.keys(endpoints), ...Object.keys(RIGHT_TABLE)]);
  return [...names].filter((name) => !(name in endpoints && name in RIGHT_TABLE));
}
