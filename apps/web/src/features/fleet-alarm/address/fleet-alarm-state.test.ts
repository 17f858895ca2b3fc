import { expect, it } from 'vitest';
import { testAddress } from '../../../testing/address-table.ts';
import { FLEET_ALARM_ADDRESS, getFleetSpan } from './fleet-alarm-state.ts';

testAddress({
  schema: FLEET_ALARM_ADDRESS,
  kept: [
    '',
    'state=unacknowledged&vessels=3%2C14&priority=emergency%2Calarm&q=lube+oil',
    'view=journal&range=7d',
    'view=journal&from=2026-11-20T00%3A00%3A00.000Z&to=2026-11-21T00%3A00%3A00.000Z',
  ],
  meaningless: ['view=x&state=y&priority=red&range=1y&vessels=a', 'from=2026-11-20T00:00:00Z'],
});

/** Local time, as the clock on the wall of who looks. */
const local = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

it.each<[words: string, now: number, from: number, to: number]>([
  ['in the morning', local(21, 7), local(20, 18), local(21, 6)],
  ['in the evening, before the next night', local(21, 23), local(20, 18), local(21, 6)],
  ['while it lasts', local(21, 3), local(20, 18), local(21, 3, 1)],
  ['on the first of a month', local(1, 12), local(0, 18), local(1, 6)],
])('the last night is from 18 to 6, asked %s', (_words, now, from, to) => {
  expect(getFleetSpan({ mode: 'live', range: 'night' }, now)).toEqual({ from, to });
});

it('spans other ranges up to the end of the minute', () => {
  expect(getFleetSpan({ mode: 'live', range: '24h' }, 86_400_000)).toEqual({ from: 0, to: 86_460_000 });
  expect(getFleetSpan({ mode: 'fixed', from: 1, to: 2 }, 86_400_000)).toEqual({ from: 1, to: 2 });
});
