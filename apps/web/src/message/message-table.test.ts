import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { english } from '../language/english/english.ts';
import {
  buildCodeFailure,
  buildLoginFailure,
  buildMicrosoftFailure,
  buildRequestFailure,
  buildResetFailure,
  buildSignUpFailure,
} from './failure-message.ts';
import { fillMessage, type Message } from './message.ts';
import { messages } from './message-table.ts';

const error = (status: number, message = 'the body', errors: string[] = []) =>
  new ApiError(status, 'internal', message, errors);

/** "kind: title - text (seconds)" in the words of the dictionary. */
function words(message: Message): string {
  const fill = (key: string) =>
    String(english[key as keyof typeof english])
      .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(message.values?.[name] ?? ''))
      .trim();
  if (message.kind === 'dialog') return `${message.canCancel ? 'question' : 'dialog'}: ${fill(message.text)}`;
  const { tone, title, text, lifetimeMs } = message;
  return `${tone}: ${title ? `${fill(title)} - ` : ''}${fill(text)} (${lifetimeMs / 1000})`;
}

const BUSY = 'Server is temperatory busy at the moment. the body (5)';
const AWAY = 'danger: Server Error - Server is temperatory not available at the moment. Try again later. (15)';

describe('§8.1', () => {
  it.each([
    [401, 0, ['danger: No Permission - Your login session ended. Please login again. (5)', '401']],
    [403, 2, ["danger: Database Error - A request cannot be finished because you don't have permission. (15)", '403']],
    [403, 1, ['403']],
    [403, 0, ['403']],
    [415, 0, [AWAY, '415']],
    [500, 0, [AWAY, '500']],
    [502, 0, [AWAY]],
    [404, 0, ['404']],
    [409, 2, ['409']],
  ])('status %i at permission level %i', (status, level, expected) => {
    const full = expected.map((line) => (/^\d+$/.test(line) ? `danger: Error code ${line} - ${BUSY}` : line));
    expect(buildRequestFailure(error(status), level).map(words)).toEqual(full);
  });
});

const CONNECT = 'danger: Cannot connect. Please check connection (10)';

describe('§8.2 to §8.7, by what failed', () => {
  it.each([
    ['8.2, 0', buildLoginFailure(error(0)), 'danger: Cannot connect. Please check connection or try again later. (10)'],
    ['8.2, 401', buildLoginFailure(error(401)), 'danger: Wrong password or username (10)'],
    ['8.2, 403', buildLoginFailure(error(403)), 'danger: the body (10)'],
    ['8.2, 429', buildLoginFailure(error(429)), 'danger: the body (10)'],
    ['8.2, 500', buildLoginFailure(error(500)), CONNECT],
    ['8.3, 401', buildCodeFailure(error(401)), 'danger: Wrong OTP Code. (10)'],
    ['8.3, 429', buildCodeFailure(error(429)), 'danger: the body (10)'],
    ['8.3, 0', buildCodeFailure(error(0)), CONNECT],
    ['8.3, 500', buildCodeFailure(error(500)), CONNECT],
    ['8.4, the server', buildMicrosoftFailure(error(403)), 'danger: Microsoft Login Failed - the body (10)'],
    ['8.4, nothing', buildMicrosoftFailure(undefined), 'danger: Microsoft Login Failed - An error occurred (10)'],
    [
      '8.6, a list',
      buildResetFailure(error(400, '', ['Too short.', 'No number.'])),
      'Information is incorrect. Too short.',
    ],
    ['8.6, none', buildResetFailure(error(400)), 'Information is incorrect.'],
    ['8.7, 0', buildSignUpFailure(error(0)), CONNECT],
    ['8.7, 400', buildSignUpFailure(error(400, 'Invalid token.')), 'danger: Invalid token. (10)'],
    ['8.7, 401', buildSignUpFailure(error(401)), 'danger: Wrong password or username (10)'],
    ['8.7, 403', buildSignUpFailure(error(403)), 'danger: the body (10)'],
    ['8.7, other', buildSignUpFailure(error(409)), 'dialog: the body'],
  ])('%s', (section, message, expected) => {
    const full = section.startsWith('8.6') ? `danger: Password Reset Fail - ${expected} (10)` : expected;
    expect(words(message)).toBe(full);
  });
});

describe('the rows of §8 that stand alone', () => {
  const vessel = 'Havbris';
  it.each([
    ['8.2', messages.loginNoAnswerDialog, 'dialog: The server is busy. Please try again.'],
    ['8.2', messages.loginSucceeded, 'success: Login successfully (2)'],
    [
      '5',
      messages.clockWrong,
      'warning: Seems your computer time is not correct. Please change to correct time and try again. (15)',
    ],
    ['8.4', messages.microsoftSucceeded, 'success: Microsoft Login Successful (2)'],
    ['8.4', messages.microsoftNoToken, 'danger: Microsoft Login Failed - No token received from the server. (10)'],
    [
      '8.4',
      messages.microsoftClockWrong,
      'warning: Your computer time seems incorrect. Please update it and try again. (15)',
    ],
    [
      '8.5',
      messages.forgotSent,
      'dialog: If your information is correct, please check your email to reset the password.',
    ],
    ['8.5', fillMessage(messages.forgotFailed, { body: 'No.' }), 'dialog: Cannot reset password. No.'],
    ['5', messages.signUpIncomplete, 'dialog: Please fill out all the form.'],
    ['4.9', messages.signUpSucceeded, 'dialog: Register successfully. Please login'],
    ['8.8', messages.loggedOut, 'success: Logged out (3)'],
    [
      '8.8',
      messages.passwordExpired,
      'warning: Password Expired - Your password is expired. Change it now to turn off this notification. (15)',
    ],
    [
      '8.8',
      fillMessage(messages.fileUploaded, { fileName: 'chart.pdf' }),
      'success: File Uploaded - chart.pdf to Shipview successfully (4)',
    ],
    ['8.8', messages.feedbackSent, 'success: Thank you - Your feedback is sending to the developers. (7)'],
    ['8.8', messages.preferenceSaved, 'success: Done - Your preference has been saved (4)'],
    [
      '8.8',
      fillMessage(messages.newFile, { vessel }),
      'question: NEW FILE UPLOADED From Havbris. Do you want to open now?',
    ],
    [
      '8.8',
      fillMessage(messages.alarmRaised, { vessel, channel: 'Oil', description: 'low', status: 'High' }),
      'warning: NEW ALARM FROM Havbris - Channel: Oil low High (7)',
    ],
    [
      '8.8',
      fillMessage(messages.alarmNormal, { vessel, channel: 'Oil', description: 'low', status: 'Normal' }),
      'success: NEW ALARM FROM Havbris - Channel: Oil low Normal (7)',
    ],
    ['4.4', messages.realtimeOn, 'question: Refresh page to start realtime update?'],
    ['4.5', messages.signedOutElsewhere, 'dialog: You have signed out. Press OK to continue...'],
    ['4.11', messages.newVersion, 'question: New update available. Press OK to update.'],
    [
      '6',
      messages.twoFactorNeeded,
      'warning: You must enable Two Factor Authentication to continue your manager role. (25)',
    ],
  ])('section %s: %#', (_section, message, expected) => {
    expect(words(message)).toBe(expected);
  });
});
