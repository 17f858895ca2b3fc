import type { ScrubberLogEntry } from '@fms/contract/scrubber';
import { expect, it } from 'vitest';
import { buildLogEntry } from '../testing/log-entry.ts';
import { findCause } from './log-text.ts';

const FROM = Date.UTC(2026, 10, 21, 14, 36);
const span = { from: FROM, to: FROM + 17 * 60_000 };
const at = (minutes: number, part: Partial<ScrubberLogEntry> = {}) =>
  buildLogEntry({ kind: 'action', at: new Date(FROM + minutes * 60_000).toISOString(), note: `${minutes}`, ...part });

it.each([
  ['what was done while it lasted', [at(0), at(17)], '0; 17'],
  ['nothing of before and after', [at(-1), at(18)], ''],
  ['nothing that was struck out', [at(3, { isStruck: true })], ''],
  ['no calibration', [at(3, { kind: 'calibration' })], ''],
])('tells %s', (_case, entries, cause) => {
  expect(findCause(entries, span)).toBe(cause);
});
