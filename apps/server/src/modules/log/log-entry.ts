/** Lines of the log as parts of the product write them, and as the store takes them: without secrets, and bounded. */

import { formatLogContent, type LogLevel, redactSecrets } from '@fms/domain/log';
import type { StoredLine } from '../../telemetry/index.ts';

/** Longer texts are cut: a line is read as one. */
const MOST_CONTENT = 2000;
const MOST_CONTEXT = 8000;
const MOST_AREA = 60;
/** Ids of the store are of 32 bits. */
const MOST_ID = 2 ** 32 - 1;

/** A line before the store gives it its id. */
export type LogEntry = Omit<StoredLine, 'id'>;

/** Levels of pino by number. */
const WARN = 40;
const INFO = 30;
const ERROR = 50;

function toLevel(level: unknown): LogLevel {
  if (typeof level !== 'number') return 'info';
  if (level >= ERROR) return 'error';
  if (level >= WARN) return 'warning';
  return level >= INFO ? 'info' : 'debug';
}

function toRowId(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_ID ? value : 0;
}

/** A text cut to a length, with a sign of it. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}

/** Cut before as well: a text may be very long, and what hides its secrets makes it a little longer. */
const seal = (text: string, most: number) => cut(redactSecrets(cut(text, most)), most);

/** The entry as it may be stored: secrets are hidden in every text of it. */
export function sealLogEntry(entry: LogEntry): LogEntry {
  return {
    ...entry,
    area: cut(entry.area, MOST_AREA),
    vesselId: toRowId(entry.vesselId),
    userId: toRowId(entry.userId),
    content: seal(entry.content, MOST_CONTENT),
    context: seal(entry.context, MOST_CONTEXT),
  };
}

/**
 * A line of the server's own log: message, cause and details become its content, so that they can be searched. Null for
 * what is no line of JSON.
 */
export function parseServerLine(line: string): LogEntry | null {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { level, time, msg, area, source, vesselId, user, err, ...details } = read as Record<string, unknown>;
  const told = err === undefined ? details : { ...details, err };
  return {
    timeMs: typeof time === 'number' ? time : 0,
    source: source === 'browser' ? 'browser' : 'server',
    level: toLevel(level),
    area: typeof area === 'string' ? area : 'server',
    vesselId: toRowId(vesselId),
    userId: toRowId(user),
    content: formatLogContent(String(msg ?? ''), told),
    context: JSON.stringify(told),
  };
}
