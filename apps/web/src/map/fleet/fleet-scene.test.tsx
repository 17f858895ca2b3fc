import { toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { NOON } from '../../testing/builders.ts';
import { type DrawnSprite, type DrawnVessel, drawFleet } from '../../testing/fleet/drawn-fleet.ts';

const id = (number: number) => toId<VesselId>(number);
const ship = (number: number, x: number, y: number, given: Partial<DrawnVessel> = {}): DrawnVessel => ({
  id: id(number),
  name: `Vessel ${number}`,
  type: 'cargo',
  at: [x, y],
  ...given,
});
const named = (sprites: readonly DrawnSprite[], word: string) => sprites.filter(({ name }) => name.includes(word));
const label = (sprites: readonly DrawnSprite[], name: string) =>
  named(sprites, `label/`).find((s) => s.name.includes(name));

/** Half the breadth of a hull that points north, px. */
const HALF_BEAM = 5;
const AIR_PX = 4;

describe('names on the map', () => {
  it('keeps air between the names of two ships', () => {
    const { sprites } = drawFleet([ship(1, 0, 0, { name: 'Hestnes' }), ship(2, 0, 19, { name: 'Kvitholm' })]);
    const [first, second] = [label(sprites, 'Hestnes'), label(sprites, 'Kvitholm')];
    if (first === undefined || second === undefined) throw new Error('A name is missing');
    const apartX = Math.abs(first.x - second.x) - (first.width + second.width) / 2;
    const apartY = Math.abs(first.y - second.y) - (first.height + second.height) / 2;
    expect(Math.max(apartX, apartY)).toBeGreaterThanOrEqual(AIR_PX);
  });

  it('tells the area of each name that it wrote', () => {
    const { sprites, scene } = drawFleet([ship(1, 40, 30, { name: 'Lofthav' })]);
    const drawn = label(sprites, 'Lofthav');
    const [area] = scene.nameAreas;
    if (drawn === undefined || area === undefined) throw new Error('The name is missing');
    expect([area.width, area.height]).toEqual([drawn.width, drawn.height]);
    expect([40 + area.offset[0], 30 + area.offset[1]].map(Math.round)).toEqual([drawn.x, drawn.y].map(Math.round));
  });

  it('does not write a name across the edge of a card', () => {
    const drawn = (cardEdges: readonly number[]) =>
      label(drawFleet([ship(1, 0, 0, { name: 'Baltic Heron' })], { cardEdges }).sprites, 'Baltic Heron');
    expect(drawn([])?.x).toBeGreaterThan(0);
    expect(drawn([60])?.x).toBeLessThan(0);
  });

  it('writes the age of a late position under its name', () => {
    const { sprites } = drawFleet([ship(1, 0, 0, { ageMs: 3_600_000, speedKnots: 8 })]);
    expect(label(sprites, 'Vessel 1')?.name).toBe('day/label/late/Vessel 1/1 h 00');
  });

  it('writes none on a picture of the fleet', () => {
    expect(named(drawFleet([ship(1, 0, 0)], { withNames: false }).sprites, 'label')).toEqual([]);
  });

  it('writes the name in alarm where two have room for one', () => {
    const crowd = [-80, 80].flatMap((x) => [-15, 0, 15].map((y) => [x, y] as const));
    const around = crowd.map(([x, y], index) => ship(10 + index, x, y, { name: 'A name that is long' }));
    const { sprites } = drawFleet([...around, ship(1, 0, 0, { name: 'Tindra', alarm: 'alarm' })]);
    expect(label(sprites, 'Tindra')).toBeDefined();
  });
});

describe('names where not all find room', () => {
  it('writes no more than 160 of a fleet that has room for all', () => {
    const fleet = Array.from({ length: 400 }, (_, index) =>
      ship(index, -760 + (index % 20) * 80, -480 + Math.floor(index / 20) * 48, { name: `${index}` }),
    );
    expect(named(drawFleet(fleet).sprites, 'label/')).toHaveLength(160);
  });

  it('writes the selected one whatever is in its way', () => {
    const crowd = Array.from({ length: 9 }, (_, index) => ship(10 + index, (index - 4) * 17, 0, { name: 'Long name' }));
    const { sprites } = drawFleet([...crowd, ship(1, 5, 6, { name: 'Tindra' })], { selectedId: id(1) });
    expect(label(sprites, 'Tindra')?.name).toBe('day/label/selected/Tindra/');
  });

  it('tells how many more lie at a berth by the name of the most important one', () => {
    const berth = [ship(1, 0, 0), ship(2, 1, 0, { name: 'Tindra', alarm: 'caution' }), ship(3, 2, 0)];
    expect(named(drawFleet(berth).sprites, 'label/').map(({ name }) => name)).toEqual(['day/label/normal/Tindra +2/']);
  });
});

describe('the predicted position', () => {
  const moved = (pixels: number, given: Parameters<typeof drawFleet>[1] = {}) => {
    const vessel = ship(1, 0, 0, { speedKnots: 30, heading: 90, ageMs: 240_000 });
    const degrees = (360 / (512 * 2 ** 9)) * pixels;
    const last = { latitude: 0, longitude: 0, time: NOON - 240_000, speedKnots: 30, courseDegrees: 90, quality: 0 };
    const moment = {
      ...{ isLive: true, now: () => NOON, subscribe: () => () => {} },
      read: () => ({ ...last, headingDegrees: 90 }),
      placeOf: () => ({ latitude: 0, longitude: degrees }),
    };
    return drawFleet([vessel], { moment, ...given }).sprites;
  };

  it('is joined by dashes to the place of the last report', () => {
    const sprites = moved(60);
    const [hull] = named(sprites, 'vessel/');
    const [way] = named(sprites, 'dashed/prediction');
    expect(hull?.x).toBeCloseTo(60, 1);
    expect([way?.x, way?.height].map((value) => Math.round(value ?? 0))).toEqual([30, 60]);
  });

  it.each([
    ['when it cannot be seen beside the hull', 8, {}],
    ['when it is switched off', 60, { withPrediction: false }],
  ] as const)('has no way drawn %s', (_words, pixels, given) => {
    expect(named(moved(pixels, given), 'prediction')).toEqual([]);
  });
});

describe('marks of alarms', () => {
  it('touches the hull it belongs to', () => {
    const { sprites } = drawFleet([ship(1, 100, 50, { alarm: 'alarm' })]);
    const [mark] = named(sprites, 'alert/alarm');
    if (mark === undefined) throw new Error('No mark is drawn');
    const reach = mark.width / 2 - 2;
    expect(Math.abs(mark.x - 100) - reach).toBeLessThan(HALF_BEAM);
    expect(Math.abs(mark.y - 50) - reach).toBeLessThan(HALF_BEAM);
  });

  it('stands on a cluster for the highest of its alarms', () => {
    const many = [0, 8, 16, 24].map((x, index) => ship(index, x, 0, { speedKnots: 9 }));
    const [first, ...others] = many as [DrawnVessel, ...DrawnVessel[]];
    const { sprites } = drawFleet([{ ...first, alarm: 'warning' }, { ...first, id: id(9), alarm: 'alarm' }, ...others]);
    expect(named(sprites, 'cluster').map(({ name }) => name)).toEqual(['day/cluster/5/1']);
    expect(named(sprites, 'alert').map(({ name }) => name)).toEqual(['day/alert/alarm']);
  });
});

describe('hulls', () => {
  it('draws brackets around the selected ship alone, which is drawn last', () => {
    const { sprites } = drawFleet([ship(1, 0, 0), ship(2, 100, 0)], { selectedId: id(1) });
    expect(named(sprites, 'bracket').map(({ x }) => Math.round(x))).toEqual([0]);
    expect(named(sprites, 'vessel/').at(-1)?.name).toBe('day/vessel/cargo/stopped/true');
  });

  it('draws a ship without a direction as a disc', () => {
    const { sprites } = drawFleet([ship(1, 0, 0, { heading: null })]);
    expect(named(sprites, 'vessel/').map(({ name }) => name)).toEqual(['day/vessel/disc/stopped/false']);
  });

  it.each([
    ['a ship under way', { speedKnots: 12 }, ['day/line/false']],
    ['a late one, dashed', { speedKnots: 12, ageMs: 3_600_000 }, ['day/dashed/late']],
    ['not a stopped one', { speedKnots: 0 }, []],
  ])('draws a heading line for %s', (_words, given, expected) => {
    const { sprites } = drawFleet([ship(1, 0, 0, given)]);
    expect(sprites.map(({ name }) => name).filter((name) => /line|dashed/.test(name))).toEqual(expected);
  });

  it('finds one target for ships at one berth, and one for each when they are fanned out', () => {
    const berth = [ship(1, 0, 0), ship(2, 1, 0)];
    expect(drawFleet(berth).scene.targets.map(({ kind }) => kind)).toEqual(['stack']);
    const { scene } = drawFleet(berth, { fanned: new Set([id(1), id(2)]) });
    expect(scene.targets.map(({ kind }) => kind)).toEqual(['vessel', 'vessel']);
  });

  it('draws nothing beyond its reach', () => {
    expect(drawFleet([ship(1, 900, 0)]).sprites).toEqual([]);
  });
});
