/** Calls about accounts, permissions, messages and the installation. */
import { USER_WORDS } from '@fms/domain/permission';
import type { OrganizationFixture } from '../two-organizations.ts';
import { alone, createProfile, ofVessel, type RightRow, wrongPasswords } from './right-row.ts';

export const accounts: Record<string, RightRow> = {
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
  editAccountInfomation: { scope: 'refused', aboveUsers: true, ask: (of) => ({ body: createProfile(of) }) },
  getUsers: { scope: 'refused', ask: ({ organizationId }) => ({ query: { organizationId } }) },
  deleteUser: { scope: 'refused', ask: ({ spareUsers }, as) => ({ query: { userId: spareUsers[as] } }) },
  getAllRoles: alone(),
  getIpGeo: alone(),
  getAbilities: alone(),
};

const changeOf = ({ member, vesselId }: OrganizationFixture) => ({
  body: { changes: [{ userId: member.id, vesselId, words: ['view'], until: null }] },
});

export const permissions: Record<string, RightRow> = {
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

export const messages: Record<string, RightRow> = {
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
  listQueues: alone(),
  listQueueJobs: alone(),
  retryQueueJob: alone(() => ({ body: { id: 999_999 } })),
  cancelQueueJob: alone(() => ({ body: { id: 999_999 } })),
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
