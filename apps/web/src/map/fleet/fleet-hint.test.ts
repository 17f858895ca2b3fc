import { toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { NOON } from '../../testing/builders.ts';
import { getFleetHint } from './fleet-hint.ts';
import type { MapVessel, VesselMarker } from './vessel-marker.ts';

function marker(id: number, state: VesselMarker['state'], alarm?: MapVessel['alarm']): VesselMarker {
  const place = { latitude: 60, longitude: 3 };
  return {
    vessel: { id: toId<VesselId>(id), name: `Vessel ${id}`, type: 'cargo', alarm },
    last: { ...place, time: NOON, speedKnots: 4, courseDegrees: 0, headingDegrees: 0, quality: 0 },
    state,
    place,
    world: { x: 0, y: 0 },
    x: 0,
    y: 0,
    direction: 0,
  };
}

describe('getFleetHint', () => {
  it('names the most important of a cluster and counts the rest', () => {
    const many = [1, 2, 3, 4, 5, 6].map((id) => marker(id, id % 2 === 0 ? 'moving' : 'stopped'));
    const hint = getFleetHint({ markers: [...many, marker(7, 'stopped', 'warning'), marker(8, 'lost', 'alarm')] });
    expect(hint).toMatchObject({ count: 8, underWay: 3 });
    expect(hint?.vessels.map(({ name }) => name)).toEqual([8, 7, 2, 4, 6].map((id) => `Vessel ${id}`));
  });

  it('says of one vessel what is known of it', () => {
    expect(getFleetHint({ markers: [marker(1, 'late')] })?.vessels).toEqual([
      { id: 1, name: 'Vessel 1', state: 'late', speedKnots: 4, time: NOON, alarm: undefined },
    ]);
  });
});
