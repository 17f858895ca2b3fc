import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { english } from '../language/english.ts';
import type { Message } from './message.ts';
import { clockWrong, loggedOut, loginFailed, loginSucceeded, requestFailed } from './message-table.ts';

const error = (status: number) => new ApiError(status, 'internal', 'the body');

/** "title - text (seconds)" in the words of the dictionary. */
function words({ title, text, lifetimeMs }: Message): string {
  const fill = (part: Message['text']) =>
    String(english[part.key as keyof typeof english]).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(part.values?.[name]),
    );
  return `${title ? `${fill(title)} - ` : ''}${fill(text)} (${lifetimeMs / 1000})`;
}

const BUSY = 'Server is temperatory busy at the moment. the body (5)';
const AWAY = 'Server Error - Server is temperatory not available at the moment. Try again later. (15)';

describe('section 8.1', () => {
  it.each([
    [401, 0, ['No Permission - Your login session ended. Please login again. (5)', `Error code 401 - ${BUSY}`]],
    [
      403,
      2,
      [
        "Database Error - A request cannot be finished because you don't have permission. (15)",
        `Error code 403 - ${BUSY}`,
      ],
    ],
    [403, 1, [`Error code 403 - ${BUSY}`]],
    [403, 0, [`Error code 403 - ${BUSY}`]],
    [415, 0, [AWAY, `Error code 415 - ${BUSY}`]],
    [500, 0, [AWAY, `Error code 500 - ${BUSY}`]],
    [502, 0, [AWAY]],
    [404, 0, [`Error code 404 - ${BUSY}`]],
    [409, 2, [`Error code 409 - ${BUSY}`]],
  ])('status %i at permission level %i', (status, level, expected) => {
    expect(requestFailed(error(status), level).map(words)).toEqual(expected);
  });
});

describe('section 8.2', () => {
  it.each([
    [0, 'Cannot connect. Please check connection or try again later. (10)'],
    [401, 'Wrong password or username (10)'],
    [403, 'the body (10)'],
    [429, 'Cannot connect. Please check connection (10)'],
    [500, 'Cannot connect. Please check connection (10)'],
  ])('status %i', (status, expected) => {
    expect(words(loginFailed(error(status)))).toBe(expected);
  });

  it('success, clock and sign-out', () => {
    expect([loginSucceeded, clockWrong, loggedOut].map(words)).toEqual([
      'Login successfully (2)',
      'Seems your computer time is not correct. Please change to correct time and try again. (15)',
      'Logged out (3)',
    ]);
  });
});
