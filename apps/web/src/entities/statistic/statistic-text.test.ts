import { describe, expect, it } from 'vitest';
import type { Translate } from '../../language/index.ts';
import { formatWindow } from './statistic-text.ts';

const t: Translate = (key) => key;

describe('formatWindow', () => {
  it.each([
    ['2026-11-21T00:42:00Z', '2026-11-21T08:42:00Z', '21 Nov 00:42 – 08:42 UTC'],
    ['2026-11-20T08:42:00Z', '2026-11-21T08:42:00Z', '20 Nov 08:42 – 21 Nov 08:42 UTC'],
    ['2025-12-31T08:42:00Z', '2026-01-01T08:42:00Z', '31 Dec 2025 08:42 – 1 Jan 2026 08:42 UTC'],
  ])('%s to %s is %s', (from, to, text) => {
    expect(formatWindow({ from: Date.parse(from), to: Date.parse(to) }, t)).toBe(text);
  });
});
