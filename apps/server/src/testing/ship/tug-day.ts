/** A day of a tug minute by minute, as its gateway sends it. */
import type { Batch } from '@fms/contract/link';
import { HOUR_MS, MINUTE_MS } from '@fms/domain/time';
import { positionTag } from '../../ingest/testing/link-client.ts';

export const TUG_TAGS = [
  positionTag,
  ...[
    { name: 'Speed over ground', unit: 'kn' },
    { name: 'Heading true', unit: '°' },
    { name: 'Shaft power', unit: 'kW' },
    { name: 'Fuel rate', unit: 'l/h' },
    { name: 'Towing winch pull', unit: 't' },
    { name: 'Main engine running', unit: '' },
  ].map((tag) => ({ ...tag, intervalSeconds: 10 })),
];

/** What it does for how long: kn, kW, l/h and t while it does. */
const DAY = [
  { hours: 2, knots: 0, kilowatts: 0, litres: 12, pull: 0 },
  { hours: 3, knots: 10, kilowatts: 1500, litres: 360, pull: 0 },
  { hours: 4, knots: 5, kilowatts: 3000, litres: 720, pull: 40 },
  { hours: 4, knots: 10, kilowatts: 1500, litres: 360, pull: 0 },
] as const;
/** Hours of it. */
export const TUG_DAY_HOURS = 13;

const WEST_PER_MINUTE = 1 / 60 / 60;

/** Batches from `begin` on, in order; `from` and `to` are minutes of the day that are sent. */
export function listTugBatch(begin: number, from = 0, to = TUG_DAY_HOURS * 60): Pick<Batch, 'numbers' | 'positions'> {
  const numbers: Batch['numbers'] = [];
  const positions: Batch['positions'] = [];
  let longitude = 8;
  for (let minute = 0; minute < to; minute += 1) {
    const { knots, kilowatts, litres, pull } = findStage(minute);
    longitude -= knots * WEST_PER_MINUTE * 1.7;
    if (minute < from) continue;
    const timeMs = begin + minute * MINUTE_MS;
    const values = [knots, knots === 0 ? 90 : 270, kilowatts, litres, pull, kilowatts > 0 ? 1 : 0];
    for (const [index, value] of values.entries())
      numbers.push({ tagIndex: index + 1, timeMs, ordinal: 0, quality: 0, value });
    positions.push({ tagIndex: 0, timeMs, ordinal: 0, quality: 0, latitude: 54, longitude });
  }
  return { numbers, positions };
}

function findStage(minute: number) {
  let until = 0;
  for (const stage of DAY) {
    until += stage.hours * 60;
    if (minute < until) return stage;
  }
  return DAY[0];
}

/** Begin of the day of which tests send a part. */
export const TUG_BEGIN = Date.UTC(2026, 4, 14, 0);
export const TUG_NOW = TUG_BEGIN + 26 * HOUR_MS;
