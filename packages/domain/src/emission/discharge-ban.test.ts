import { expect, it } from 'vitest';
import { findDischargeBan } from './discharge-ban.ts';

it.each([
  ['Danish territorial waters', 'open', '2025-06-30', 'not-banned'],
  ['Danish territorial waters', 'open', '2025-07-01', 'banned'],
  ['Danish territorial waters', 'closed', '2026-11-23', 'not-banned'],
  ['Danish territorial waters', 'closed', '2029-07-01', 'banned'],
  ['OSPAR ports and inland waters', 'open', '2027-07-01', 'banned'],
  ['Swedish territorial waters', 'bypass', '2026-11-23', 'not-banned'],
  ['other', 'open', '2026-11-23', 'not-banned'],
  [null, 'open', '2026-11-23', 'unknown'],
  ['Danish territorial waters', null, '2026-11-23', 'unknown'],
] as const)('%s, %s, on %s: %s', (waters, mode, date, kind) => {
  expect(findDischargeBan(waters, mode, Date.parse(date)).kind).toBe(kind);
});
