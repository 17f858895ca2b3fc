import { getMmsiKind, isImo } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { loadLand } from '../testing/land.ts';
import { fleet } from '../testing/ships.ts';
import { buildDemonstrationFleet } from './fleet.ts';

/** Maritime identification digits of the flags in the fleet, with the first letters of their call signs (ITU). */
const FLAGS: Readonly<Record<string, RegExp>> = { 257: /^L/, 209: /^5B/, 235: /^[GM]/, 249: /^9H/, 219: /^O[UVWXYZ]/ };

describe('the demonstration fleet', () => {
  it('has eight ships of Nordlys Rederi and four of Blue Water Lines', () => {
    const of = (organization: string) => fleet.filter(({ particulars }) => particulars.organization === organization);
    expect([of('Nordlys Rederi').length, of('Blue Water Lines').length, fleet.length]).toEqual([8, 4, 12]);
  });

  it.each(fleet.map(({ particulars }) => [particulars.name, particulars] as const))(
    '%s has papers in order',
    (_, papers) => {
      expect(isImo(papers.IMO)).toBe(true);
      expect(getMmsiKind(Number(papers.MMSI))).toBe('ship');
      expect(papers.callSign).toMatch(FLAGS[papers.MMSI.slice(0, 3)] ?? /no flag/);
    },
  );

  it('gives no name or number twice', () => {
    for (const field of ['name', 'IMO', 'MMSI', 'callSign'] as const) {
      expect(new Set(fleet.map(({ particulars }) => particulars[field])).size).toBe(fleet.length);
    }
  });

  it('puts ships elsewhere for another seed, and the same for the same', () => {
    const offsets = (seed: number) => buildDemonstrationFleet(seed).map(({ itinerary }) => itinerary.offsetSeconds);
    expect(offsets(1)).toEqual(offsets(1));
    expect(offsets(1)).not.toEqual(offsets(2));
  });

  it('never crosses land at the scale of the map', () => {
    const land = loadLand();
    expect(land.covers(60.39, 5.6)).toBe(true);
    expect(land.covers(57, 3)).toBe(false);
    const ashore = fleet.flatMap(({ key, itinerary }) =>
      itinerary.stages.flatMap((stage) => {
        if (stage.kind === 'stay') return [];
        const steps = Math.ceil(stage.path.lengthMeters / 150);
        const points = Array.from({ length: steps + 1 }, (_, i) =>
          stage.path.at((i * stage.path.lengthMeters) / steps),
        );
        return points
          .filter(({ latitude, longitude }) => land.covers(latitude, longitude))
          .map(() => `${key} to ${stage.place}`);
      }),
    );
    expect([...new Set(ashore)]).toEqual([]);
  });
});
