/** Messages of specification section 8, to the letter, spelling mistakes included (standards.md, trap 12). */
export const englishMessage = {
  NO_PERMISSION: 'No Permission',
  SESSION_ENDED: 'Your login session ended. Please login again.',
  DATABASE_ERROR: 'Database Error',
  REQUEST_FORBIDDEN: "A request cannot be finished because you don't have permission.",
  SERVER_ERROR: 'Server Error',
  SERVER_UNAVAILABLE: 'Server is temperatory not available at the moment. Try again later.',
  ERROR_CODE: 'Error code {{status}}',
  SERVER_BUSY: 'Server is temperatory busy at the moment. {{body}}',

  LOGIN_CANNOT_CONNECT_OR_LATER: 'Cannot connect. Please check connection or try again later.',
  LOGIN_CANNOT_CONNECT: 'Cannot connect. Please check connection',
  LOGIN_WRONG: 'Wrong password or username',
  LOGIN_REFUSED: '{{body}}',
  LOGIN_SUCCESS: 'Login successfully',
  LOGIN_CLOCK_WRONG: 'Seems your computer time is not correct. Please change to correct time and try again.',
  LOGIN_BUSY_DIALOG: 'The server is busy. Please try again.',
  LOGGED_OUT: 'Logged out',
  SIGNED_OUT_DIALOG: 'You have signed out. Press OK to continue...',

  NEW_ALARM_FROM: 'NEW ALARM FROM {{vessel}}',
  NEW_ALARM: 'Channel: {{channel}} {{description}} {{status}}',
  NEW_ALARMS: '{{count}} new alarms in {{vessels}} vessels',
  OK: 'OK',
} as const;
