import type { ZoneKind } from '@fms/contract/zone';
import { type OrganizationId, toId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { buildVessel, buildZone } from '../../testing/builders.ts';
import { createRestingPlaceFinder } from './zone-place.ts';

const square = (id: number, kind: ZoneKind, west: number, east: number, organization = 1) =>
  buildZone(id, {
    kind,
    organizationId: toId<OrganizationId>(organization),
    outlines: [
      [
        [west, 60],
        [east, 60],
        [east, 61],
        [west, 61],
      ],
    ],
  });
const ZONES = [
  square(1, 'anchorage', 3, 6),
  square(2, 'port', 5, 6),
  square(3, 'eca', 6, 9),
  square(4, 'port', 9, 10, 2),
];

const NEAR_BERGEN = { standardData: { ...buildVessel(1).standardData, port: 'Bergen' } };

describe('createRestingPlaceFinder', () => {
  it.each([
    ['a known port', 20, 'port'],
    ['an anchorage that was drawn off it', 3.5, 'anchorage'],
  ] as const)('%s', (_words, longitude, place) => {
    expect(createRestingPlaceFinder(ZONES)(buildVessel(1, NEAR_BERGEN), { latitude: 60.5, longitude })).toBe(place);
  });

  it.each([
    ['the anchorage', 3.5, 'anchorage'],
    ['a port inside it', 5.5, 'port'],
    ['a zone of another kind', 7.5, undefined],
    ['a port of another organisation', 9.5, undefined],
    ['nowhere', 20, undefined],
  ] as const)('%s', (_words, longitude, place) => {
    expect(createRestingPlaceFinder(ZONES)(buildVessel(1), { latitude: 60.5, longitude })).toBe(place);
  });
});
