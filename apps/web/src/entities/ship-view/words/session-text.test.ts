import type { PastSession } from '@fms/contract/ship-view';
import { describe, expect, it } from 'vitest';
import '../../../language/inside.ts';
import { startLanguage, translate } from '../../../language/index.ts';
import '../../../language/exchange/ship-view.ts';
import {
  countLinkBars,
  formatApprover,
  formatCost,
  formatEnd,
  formatScreenState,
  formatStopwatch,
  formatTimeLeft,
} from './session-text.ts';

startLanguage();
const NOW = Date.parse('2026-11-23T08:00:00.000Z');
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

describe('words of the ship view', () => {
  it.each([
    [736, '12:16'],
    [0.2, '00:01'],
    [-5, '00:00'],
    [3736, '1:02:16'],
  ])('%s s are left', (seconds, text) => expect(formatTimeLeft(at(seconds), NOW)).toBe(text));

  it('counts a recording', () => expect(formatStopwatch(1064)).toBe('17:44'));

  it.each([
    ['reachable', null, 'Reachable'],
    ['closed', at(3600), 'Closed by master until 09:00:00'],
    ['closed', null, 'Closed by master'],
    ['still-only', null, 'Link too thin for live'],
    ['unreachable', null, 'Not reachable'],
    ['not-set-up', null, 'Not set up'],
  ] as const)('state %s until %s', (state, until, text) =>
    expect(formatScreenState({ state, until }, NOW, translate)).toBe(text),
  );

  it.each([
    [null, 'A. Lunde', 'A. Lunde'],
    ['policy', 'policy', 'the policy of the vessel'],
    ['window', 'window', 'the time window of the vessel'],
  ])('approved %s', (_, approvedBy, text) => expect(formatApprover(approvedBy, translate)).toBe(text));

  it.each<[PastSession['endedBy'], string]>([
    [{ cause: 'refused', by: 'A. Lunde', why: 'mooring' }, 'Refused by A. Lunde: mooring'],
    [{ cause: 'refused', by: '', why: '' }, 'Refused by crew'],
    [{ cause: 'closed', by: 'kaasen', why: '' }, 'kaasen'],
    [{ cause: 'killed-on-board', by: 'A. Lunde', why: '' }, 'cut on board by A. Lunde'],
    [{ cause: 'time', by: '', why: '' }, 'time box'],
  ])('ended by %j', (end, text) => expect(formatEnd(end, translate)).toBe(text));

  it('says what a quality costs', () => {
    expect(formatCost('still', 30, translate)).toContain('100 KB');
    expect(formatCost('low', 30, translate)).toContain('13.7 MB');
  });

  it.each([
    [null, null, 0],
    [40, 24_000_000, 4],
    [618, 2_000_000, 3],
    [1410, 60_000, 1],
    [700, null, 3],
    [1980, null, 2],
  ])('%s ms and %s bit/s are so many bars', (roundTripMs, bitRate, bars) =>
    expect(countLinkBars({ roundTripMs, bitRate })).toBe(bars),
  );
});
