/**
 * Sentry's envelope format (develop.sentry.dev, "Envelopes"), the few parts of it we send: one error with its stack, and
 * what a person wrote about it. The official library weighs 30 times as much and watches everything a user does.
 */
import { redactSecrets } from '@fms/domain/log';
import { type Dsn, parseDsn } from './dsn.ts';

export interface ErrorFacts {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly timeMs: number;
  readonly release: string;
  /** Where it happened: `root`, `map`, `organization`. */
  readonly area: string;
  readonly level: 'warning' | 'error';
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  /** The page without its query, which may hold what a person searched for. */
  readonly page: string;
}

export interface UserReport {
  readonly id: string;
  readonly name: string;
  readonly words: string;
}

export function formatErrorEnvelope(dsn: Dsn, facts: ErrorFacts): string {
  const { id, timeMs, release, area, level, name, message, stack, page } = facts;
  const value = { type: name, value: redactSecrets(message) };
  return envelope(dsn, id, 'event', {
    event_id: id,
    timestamp: timeMs / 1000,
    platform: 'javascript',
    level,
    release,
    tags: { area },
    request: { url: page },
    exception: { values: [value] },
    ...(stack === undefined ? {} : { extra: { stack: redactSecrets(stack) } }),
  });
}

export function formatUserReportEnvelope(dsn: Dsn, { id, name, words }: UserReport): string {
  return envelope(dsn, id, 'user_report', { event_id: id, name, comments: words });
}

function envelope(dsn: Dsn, id: string, type: string, item: unknown): string {
  return [{ event_id: id, dsn: dsn.text }, { type }, item].map((line) => JSON.stringify(line)).join('\n');
}

/** Sends an envelope; without a DSN nothing leaves the browser. Never fails: reporting must not add to the trouble. */
export async function sendEnvelope(dsnText: string, write: (dsn: Dsn) => string): Promise<boolean> {
  const dsn = parseDsn(dsnText);
  if (dsn === undefined) return false;
  try {
    const body = write(dsn);
    return (await fetch(dsn.envelopeAddress, { method: 'POST', body, keepalive: true, credentials: 'omit' })).ok;
  } catch {
    return false;
  }
}
