import { toId, type VesselId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { buildAlarm, buildVessel, NOON } from '../../../testing/builders.ts';
import { type OrderRequest, sortVessels } from './vessel-order.ts';

const id = (value: number) => toId<VesselId>(value);
const place = { latitude: 60, longitude: 3, courseDegrees: 0, headingDegrees: 0, quality: 0 };
const POSITIONS = new Map([
  [id(1), { ...place, time: NOON - 60_000, speedKnots: 0 }],
  [id(2), { ...place, time: NOON, speedKnots: 12 }],
  [id(3), { ...place, time: NOON - 1000, speedKnots: null }],
]);
const VESSELS = [
  buildVessel(1, { name: 'Tindra' }),
  buildVessel(2, { name: 'Havbris' }),
  buildVessel(3, { name: 'Brimnes' }),
  buildVessel(4, { name: 'Åsgard' }),
];
const WORST = new Map([
  [id(1), buildAlarm(1, { priority: 'caution' })],
  [id(3), buildAlarm(2, { priority: 'emergency' })],
]);

it.each<[string, Partial<OrderRequest>, string[]]>([
  ['by name', {}, ['Åsgard', 'Brimnes', 'Havbris', 'Tindra']],
  ['worst alarm first, then those without by name', { order: 'alarm' }, ['Brimnes', 'Tindra', 'Åsgard', 'Havbris']],
  [
    'fastest first, and last those whose speed is not known',
    { order: 'speed' },
    ['Havbris', 'Tindra', 'Åsgard', 'Brimnes'],
  ],
  ['oldest first, those who were never seen last', { order: 'age' }, ['Tindra', 'Brimnes', 'Havbris', 'Åsgard']],
  ['those that are meant', { words: 'b' }, ['Brimnes', 'Havbris']],
])('%s', (_words, ask, names) => {
  const asked = {
    words: '',
    order: 'name',
    worst: WORST,
    positionOf: (of: VesselId) => POSITIONS.get(of),
    ...ask,
  } as const;
  expect(sortVessels(VESSELS, asked).map(({ name }) => name)).toEqual(names);
});
