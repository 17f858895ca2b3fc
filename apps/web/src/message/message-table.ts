/**
 * Messages of the application, one row each (§8): kind, look, text and title in the dictionary, and duration.
 */
import type { TextKey } from '../language/index.ts';
import { type Dialog, type Message, type Toast, toMilliseconds } from './message.ts';

function toast(tone: Toast['tone'], lifetimeSeconds: number, text: TextKey, title?: TextKey): Toast {
  return {
    kind: 'toast',
    tone,
    text,
    lifetimeMs: toMilliseconds(lifetimeSeconds),
    ...(title === undefined ? {} : { title }),
  };
}

function alert(text: TextKey): Dialog {
  return { kind: 'dialog', text, canCancel: false };
}

function question(text: TextKey): Dialog {
  return { kind: 'dialog', text, canCancel: true };
}

export const messages = {
  // 8.1
  signInEnded: toast('danger', 5, 'SESSION_ENDED', 'NO_PERMISSION'),
  requestForbidden: toast('danger', 15, 'REQUEST_FORBIDDEN', 'DATABASE_ERROR'),
  serverUnavailable: toast('danger', 15, 'SERVER_UNAVAILABLE', 'SERVER_ERROR'),
  serverBusy: toast('danger', 5, 'SERVER_BUSY', 'ERROR_CODE'),

  // 8.2, and the clock check of §5
  loginNoAnswer: toast('danger', 10, 'LOGIN_CANNOT_CONNECT_OR_LATER'),
  loginNoAnswerDialog: alert('LOGIN_BUSY_DIALOG'),
  loginWrong: toast('danger', 10, 'LOGIN_WRONG'),
  serverSays: toast('danger', 10, 'SERVER_SAYS'),
  cannotConnect: toast('danger', 10, 'LOGIN_CANNOT_CONNECT'),
  loginSucceeded: toast('success', 2, 'LOGIN_SUCCESS'),
  clockWrong: toast('warning', 15, 'LOGIN_CLOCK_WRONG'),

  // 8.3
  codeWrong: toast('danger', 10, 'CODE_WRONG'),

  // 8.4
  microsoftSucceeded: toast('success', 2, 'MICROSOFT_SUCCESS'),
  microsoftNoToken: toast('danger', 10, 'MICROSOFT_NO_TOKEN', 'MICROSOFT_FAILED'),
  microsoftRefused: toast('danger', 10, 'SERVER_SAYS', 'MICROSOFT_FAILED'),
  microsoftFailed: toast('danger', 10, 'ERROR_OCCURRED', 'MICROSOFT_FAILED'),
  microsoftClockWrong: toast('warning', 15, 'MICROSOFT_CLOCK_WRONG'),

  // 8.5
  forgotSent: alert('FORGOT_SENT'),
  forgotFailed: alert('FORGOT_FAILED'),

  // 8.6
  resetFailed: toast('danger', 10, 'RESET_INCORRECT', 'RESET_FAILED'),

  // 8.7, with the alerts of §4.9 and §5
  signUpIncomplete: alert('SIGN_UP_INCOMPLETE'),
  signUpSucceeded: alert('SIGN_UP_SUCCESS'),
  signUpRefused: toast('danger', 10, 'SERVER_SAYS'),
  signUpOther: alert('SERVER_SAYS'),

  // 8.8
  loggedOut: toast('success', 3, 'LOGGED_OUT'),
  passwordExpired: toast('warning', 15, 'PASSWORD_EXPIRED_TEXT', 'PASSWORD_EXPIRED'),
  fileUploaded: toast('success', 4, 'FILE_UPLOADED_TEXT', 'FILE_UPLOADED'),
  feedbackSent: toast('success', 7, 'FEEDBACK_SENT', 'THANK_YOU'),
  preferenceSaved: toast('success', 4, 'PREFERENCE_SAVED', 'DONE'),
  newFile: question('NEW_FILE'),
  alarmRaised: toast('warning', 7, 'NEW_ALARM', 'NEW_ALARM_FROM'),
  alarmNormal: toast('success', 7, 'NEW_ALARM', 'NEW_ALARM_FROM'),
  /** Above ten waiting (§8.8-3). */
  alarmFlood: toast('warning', 7, 'NEW_ALARMS'),
  alarmFloodOfOne: toast('warning', 7, 'NEW_ALARMS_OF'),

  // §4.4, §4.5, §4.11 and §6
  realtimeOn: question('REALTIME_ON'),
  signedOutElsewhere: alert('SIGNED_OUT_DIALOG'),
  newVersion: question('NEW_VERSION'),
  twoFactorNeeded: toast('warning', 25, 'TWO_FACTOR_NEEDED'),

  // The sign-in and the control panel, where the specification shows nothing
  passwordWasReset: toast('success', 4, 'PASSWORD_WAS_RESET', 'DONE'),
  saved: toast('success', 4, 'SAVED', 'DONE'),
  refused: toast('danger', 10, 'SERVER_SAYS'),
  invitationSent: toast('success', 4, 'INVITATION_SENT', 'DONE'),
  /** Without a mail server (docs/operations.md): long enough to be read, since the user has to act. */
  invitationKept: toast('success', 10, 'INVITATION_KEPT', 'DONE'),
  userDeleted: toast('success', 4, 'USER_DELETED', 'DONE'),
  deleteUser: question('DELETE_USER_QUESTION'),
  resetTwoFactor: question('RESET_TWO_FACTOR_QUESTION'),
  deactivateUser: question('DEACTIVATE_USER_QUESTION'),
  userDeactivated: toast('success', 4, 'USER_DEACTIVATED', 'DONE'),
  userReactivated: toast('success', 4, 'USER_REACTIVATED', 'DONE'),
  /** A vessel would have no manager; `reason` names it. */
  leaveUnmanaged: question('LEAVE_UNMANAGED_QUESTION'),
  invitationsSent: toast('success', 4, 'INVITATIONS_SENT', 'DONE'),
  invitationsKept: toast('success', 10, 'INVITATIONS_KEPT', 'DONE'),
  withdrawInvitation: question('WITHDRAW_INVITATION_QUESTION'),
  invitationWithdrawn: toast('success', 4, 'INVITATION_WITHDRAWN', 'DONE'),
  rightsSaved: toast('success', 4, 'RIGHTS_SAVED', 'DONE'),
  revokeToken: question('REVOKE_TOKEN_QUESTION'),
  tokenRevoked: toast('success', 4, 'TOKEN_REVOKED', 'DONE'),
  vesselAdded: toast('success', 4, 'VESSEL_ADDED', 'DONE'),
  vesselDeleted: toast('success', 7, 'VESSEL_DELETED', 'DONE'),
  vesselRestored: toast('success', 7, 'VESSEL_RESTORED', 'DONE'),
  keyRevoked: toast('success', 4, 'KEY_REVOKED', 'DONE'),
  vesselsChanged: toast('success', 4, 'VESSELS_CHANGED', 'DONE'),
  rowsImported: toast('success', 7, 'ROWS_IMPORTED', 'DONE'),
  importUndone: toast('success', 7, 'IMPORT_UNDONE', 'DONE'),
  deleteVessel: question('DELETE_VESSEL_QUESTION'),
  deleteAdminSetting: question('DELETE_ADMIN_SETTING_QUESTION'),
  deleteOrganization: question('DELETE_ORGANIZATION_QUESTION'),
  deleteFolder: question('DELETE_FOLDER_QUESTION'),
  deleteZone: question('DELETE_ZONE_QUESTION'),

  // The vessel page, likewise
  useLimits: question('USE_LIMITS_QUESTION'),
  endAnchorWatch: question('END_ANCHOR_WATCH_QUESTION'),
  discardLayout: question('DISCARD_LAYOUT_QUESTION'),
  discardForm: question('DISCARD_FORM_QUESTION'),
  layoutHidden: toast('warning', 10, 'LAYOUT_HIDDEN'),
} satisfies Record<string, Message>;
