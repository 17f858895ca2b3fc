import type { AnchorWatch } from '@fms/contract/zone';
import { toId, type VesselId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { buildAnchorDrawing } from './anchor-drawing.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour)).toISOString();
const by = (hour: number) => ({ by: 'kari', at: at(hour) });
const watch = (id: number, set: number, ended: number | null): AnchorWatch => ({
  ...{ id, vesselId: toId<VesselId>(1), latitude: 58.9, longitude: 5.6, radiusMeters: 300, drags: [] },
  ...{ set: by(set), ended: ended === null ? null : by(ended) },
});

it('draws the circle that is watched, and past ones of the window, closed', () => {
  const window = { from: Date.parse(at(6)), to: Date.parse(at(12)) };
  const watches = { running: watch(4, 11, null), past: [watch(3, 7, 8), watch(2, 4, 7), watch(1, 1, 2)] };
  const { features } = buildAnchorDrawing(watches, window);
  expect(features.map(({ properties }) => properties)).toEqual([
    { name: '', chosen: false },
    { name: '', chosen: false },
    { name: '', chosen: true },
  ]);
  for (const { geometry } of features) {
    const [ring] = geometry.type === 'Polygon' ? geometry.coordinates : [];
    expect(ring).toHaveLength(73);
    expect(ring?.at(-1)).toEqual(ring?.[0]);
  }
});

it('draws the running watch in any window: at the place of the vessel', () => {
  const window = { from: Date.parse(at(1)), to: Date.parse(at(2)) };
  expect(buildAnchorDrawing({ running: watch(1, 11, null), past: [] }, window).features).toHaveLength(1);
});
