/** The server log: JSON lines on standard error, without secrets. */
import { type Logger, pino } from 'pino';

export type { Logger };

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Names whose values never reach the log, at the top of an entry and one or two levels below. */
const SECRETS = [
  'authorization',
  'cookie',
  'token',
  'access_token',
  'idToken',
  'password',
  'confirmPassword',
  'passwordHash',
  'otp',
  'key',
  'secret',
  'vncPassword',
  // Of an error of the store: the row it refused, with all that is in it.
  'detail',
];

const redacted = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export function createLogger(level: LogLevel, stream: { write(line: string): void } = process.stderr): Logger {
  return pino({ level, base: null, redact: { paths: redacted, censor: '[hidden]' } }, stream);
}
