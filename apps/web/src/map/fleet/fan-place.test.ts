import { toId, type VesselId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { computeFanPlaces } from './fan-place.ts';
import type { VesselMarker } from './vessel-marker.ts';

const berth = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => ({ vessel: { id: toId<VesselId>(index), name: '', type: 'cargo' }, x: 100, y: 50 }) as VesselMarker,
  );

it('leaves a ship alone where it is', () => {
  expect(computeFanPlaces(berth(1)).size).toBe(0);
});

it.each([2, 6, 7, 30])('parts %i ships so that no symbol covers another', (count) => {
  const places = [...computeFanPlaces(berth(count)).values()];
  expect(places).toHaveLength(count);
  places.forEach((a, index) => {
    for (const b of places.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24);
  });
});

it('stands the first one above the middle of the berth', () => {
  const [first] = computeFanPlaces(berth(4)).values();
  expect([first?.x, first?.y]).toEqual([100, 14]);
});
