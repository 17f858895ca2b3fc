/**
 * Errors of the application (§1, §7.12, §8.8): told to our own server with area, level, id and
 * error, and to the error-reporting service where a DSN is configured, whose dialog then asks what happened.
 */

import { logClientError } from '@fms/contract/client-log';
import { call } from '../api/index.ts';
import { readAppSetting } from '../settings/app-setting.ts';
import { IS_PRODUCTION } from '../settings/build-mode.ts';
import { readCurrentUser } from '../storage/current-user.ts';
import { formatErrorEnvelope, formatUserReportEnvelope, sendEnvelope } from './envelope.ts';
import { openReportQuestion } from './report-question.ts';

export type ReportArea = 'root' | 'page' | 'widget' | 'map' | 'organization' | 'worker';
const MOST_LETTERS = 4000;
/** One broken screen can fail sixty times a second; at most this many different errors are reported a visit. */
const MOST_TOLD = 20;
const told = new Set<string>();

/** Reports an error once; the same one again is not told again. */
export function reportError(area: ReportArea, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  if (!isNew(`${area}|${name}|${message}`)) return;
  const id = crypto.randomUUID().replaceAll('-', '');
  tellServer(area, 'error', id, stack ?? `${name}: ${message}`);
  const { errorReportDsn, version } = readAppSetting();
  if (!IS_PRODUCTION || errorReportDsn === '') return;
  const page = `${location.origin}${location.pathname}`;
  const facts = { id, timeMs: Date.now(), release: version, area, level: 'error', name, message, stack, page } as const;
  void sendEnvelope(errorReportDsn, (dsn) => formatErrorEnvelope(dsn, facts)).then(
    (isSent) => isSent && openReportQuestion(id),
  );
}

/** A problem that stopped nothing but should be known: an unknown setting. */
export function reportWarning(area: ReportArea, id: string, text: string): void {
  console.warn(`${area}: ${id}`, text);
  if (isNew(`${area}|${id}|${text}`)) tellServer(area, 'warning', id, text);
}

/** What a person wrote of an error that was sent. */
export function sendUserReport(id: string, name: string, words: string): Promise<boolean> {
  return sendEnvelope(readAppSetting().errorReportDsn, (dsn) => formatUserReportEnvelope(dsn, { id, name, words }));
}

function isNew(key: string): boolean {
  if (told.has(key) || told.size >= MOST_TOLD) return false;
  told.add(key);
  return true;
}

/** Only for those who are signed in: the log of the server is not open to the street. */
function tellServer(area: ReportArea, level: 'warning' | 'error', id: string, text: string): void {
  if (readCurrentUser() === undefined) return;
  const body = { area, level, id, error: text.slice(0, MOST_LETTERS) };
  call(logClientError, { body }).catch((failure: unknown) => console.info('An error was not logged', failure));
}
