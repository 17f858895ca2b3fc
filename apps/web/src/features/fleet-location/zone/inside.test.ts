import type { ZoneEvent } from '@fms/contract/zone';
import { toId, type VesselId } from '@fms/domain/identity';
import { HOUR_MS } from '@fms/domain/time';
import { describe, expect, it } from 'vitest';
import { buildVessel, buildZone, buildZoneEvent, NOON } from '../../../testing/builders.ts';
import { listInside } from './inside.ts';

const PORT = buildZone(7, {
  outlines: [
    [
      [3, 60],
      [4, 60],
      [4, 61],
    ],
  ],
});

const event = (vessel: number, kind: ZoneEvent['kind'], hoursAgo: number, zoneId = PORT.id) =>
  buildZoneEvent(1, {
    zoneId,
    vesselId: toId<VesselId>(vessel),
    kind,
    time: new Date(NOON - hoursAgo * HOUR_MS).toISOString(),
  });

/** Longitude, knots and hours of age by vessel; the border of the port is at 3.5° on this latitude. */
const POSITIONS: Record<number, readonly [longitude: number, knots: number, hours: number]> = {
  1: [3.8, 0, 0],
  2: [3.8, 0, 0],
  3: [3.2, 0, 0],
  4: [3.8, 0, 50],
  5: [3.8, 0, 0],
};

describe('listInside', () => {
  it('names who lies there, the longest first, and since when where that was seen', () => {
    const vessels = [1, 2, 3, 4, 5, 6].map((id) => buildVessel(id));
    const positionOf = (id: VesselId) => {
      const place = POSITIONS[id];
      if (place === undefined) return undefined;
      const [longitude, speedKnots, hours] = place;
      const time = NOON - hours * HOUR_MS;
      return { latitude: 60.5, longitude, time, speedKnots, courseDegrees: 0, headingDegrees: 0, quality: 0 };
    };
    const events = [
      event(2, 'speeding', 1),
      event(1, 'entered', 2),
      event(2, 'entered', 5),
      event(5, 'left', 6),
      event(1, 'entered', 9, 8),
    ];
    const inside = listInside(PORT, { vessels, positionOf, events, nowMs: NOON });
    expect(inside.map(({ vessel, since }) => [vessel.id, since && (NOON - since) / HOUR_MS])).toEqual([
      [5, undefined],
      [2, 5],
      [1, 2],
    ]);
  });
});
