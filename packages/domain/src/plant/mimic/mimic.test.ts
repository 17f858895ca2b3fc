/** Mimics: templates that hold together, placing, proof of flow by rule, and the arrow keys. */
import { describe, expect, it } from 'vitest';
import type { PlantInput } from '../../plant-value/index.ts';
import { refuse } from '../../plant-value/index.ts';
import { findSlot } from '../index.ts';
import { parseSlotRef, type SlotRef } from '../model/slot-ref.ts';
import { buildEngineMimic, type MimicEvidence, placeMimic, provePipe, routePipe, walkMimic } from './index.ts';

const ENGINE = 'main-engine-port';
const template = buildEngineMimic(ENGINE);
/** A V engine: its cylinders stand in two rows. */
const banked = buildEngineMimic(ENGINE, 18);
const all = { isFilled: () => true, moved: {} };

describe('the template of an engine', () => {
  it.each([
    ['without cylinders', template],
    ['of 18 cylinders', banked],
  ])('%s names nodes once, and pipes lead to nodes that are there', (_words, template) => {
    const ids = template.nodes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(template.pipes.every(({ stops }) => stops.length > 1)).toBe(true);
    const stops = template.pipes.flatMap((pipe) =>
      pipe.stops.map((stop) => (typeof stop === 'string' ? stop : stop[0])),
    );
    for (const stop of stops) if (typeof stop === 'string') expect(ids).toContain(stop);
  });

  it('asks only for slots that equipment has', () => {
    const slots = [
      ...banked.nodes.flatMap((node) => [...Object.values(node.slots), ...node.readouts.map(({ slot }) => slot)]),
      ...banked.pipes.flatMap(({ evidence }) => [...evidence.meters, ...evidence.valves.map(({ slot }) => slot)]),
    ];
    const kinds = { pump: 'pump', valve: 'valve', filter: 'filter', tank: 'tank' } as const;
    const unknown = slots.filter((slot) => {
      const { equipmentId = '', key = '' } = parseSlotRef(slot) ?? {};
      const kind = kinds[equipmentId.split('-')[0] as keyof typeof kinds] ?? 'main-engine';
      return findSlot(kind, key) === undefined;
    });
    expect(unknown).toEqual([]);
  });

  it('keeps what is measured of cylinders apart, and all of it inside the band', () => {
    const [gas] = placeMimic(banked, { ...all, only: 'gas' }).circuits;
    const cylinders = placeMimic(banked, { ...all, only: 'gas' }).nodes.filter(({ number }) => number !== undefined);
    expect(cylinders).toHaveLength(18);
    const places = cylinders.map(({ at: [x, y] }) => [x, y] as const);
    for (const [index, [x, y]] of places.entries()) {
      expect(y + 46).toBeLessThan(gas?.height ?? 0);
      // 60 px hold `1 234 °C` at 15 px; a row has its name and two readings.
      const isApart = ([left, top]: readonly [number, number]) => Math.abs(left - x) >= 60 || Math.abs(top - y) >= 60;
      expect(places.slice(0, index).every(isApart)).toBe(true);
    }
  });

  it('draws pipes that are level or upright', () => {
    const slanted = placeMimic(banked, all).pipes.filter(({ points }) =>
      points.some(([x, y], index) => {
        const [beforeX, beforeY] = points[index - 1] ?? [x, y];
        return x !== beforeX && y !== beforeY;
      }),
    );
    expect(slanted.map(({ id }) => id)).toEqual([]);
  });
});

describe('a placed mimic', () => {
  it('leaves out devices without a tag, and circuits without a value', () => {
    const filled = new Set([`${ENGINE}/lubeOilPressure`, `${ENGINE}/load`]);
    const placed = placeMimic(template, { isFilled: (slot) => filled.has(slot), moved: {} });
    expect(placed.circuits.map(({ id, top }) => [id, top])).toEqual([['lube-oil', 0]]);
    expect(placed.nodes.map(({ id }) => id)).not.toContain('lubeOilStandbyPump');
    expect(placed.nodes.map(({ id }) => id)).toContain('lubeOilFlange');
  });

  it('follows a device that was moved with its pipes', () => {
    const placed = placeMimic(template, { ...all, moved: { boosterPump: [512, 97] } });
    expect(placed.nodes.find(({ id }) => id === 'boosterPump')?.at).toEqual([512, 97]);
    const supply = placed.pipes.find(({ id }) => id === 'fuelSupply');
    expect(supply?.points).toContainEqual([512, 97]);
  });

  it('shows one circuit alone at the top', () => {
    const placed = placeMimic(template, { ...all, only: 'cooling' });
    expect(placed.circuits).toHaveLength(1);
    expect(placed.height).toBe(234);
    expect(placed.pipes.every(({ points }) => points.every(([, y]) => y >= 0 && y <= 234))).toBe(true);
  });

  it('joins two places with a corner half-way', () => {
    const points = routePipe(
      [
        [0, 0],
        [100, 40],
      ],
      (stop) => stop as readonly [number, number],
    );
    expect(points).toEqual([
      [0, 0],
      [50, 0],
      [50, 40],
      [100, 40],
    ]);
  });
});

describe('the proof of a pipe', () => {
  const ref = (key: string) => `${ENGINE}/${key}` as SlotRef;
  const [meter, running, pressure, valve, way] = ['meter', 'running', 'pressure', 'valve', 'way'].map(ref) as [
    SlotRef,
    SlotRef,
    SlotRef,
    SlotRef,
    SlotRef,
  ];
  const evidence: MimicEvidence = {
    meters: [meter],
    pumps: [{ running, pressure }],
    valves: [{ slot: valve }],
    through: [],
  };
  const good = (value: number): PlantInput => ({ value, state: 'good' });
  const prove = (values: Partial<Record<string, PlantInput>>, of: MimicEvidence = evidence) =>
    provePipe(of, {
      isFilled: (slot) => slot in values,
      read: (slot) => values[slot] ?? refuse('unknown', slot),
      rangeOf: () => 100,
      isState: (slot) => slot === valve || slot === running,
      standingPressureOf: () => 0.5,
    });

  it.each([
    ['a meter over 2 % of its range', { [meter]: good(2.1) }, 'meter'],
    ['a running pump over the standing pressure', { [running]: good(1), [pressure]: good(0.6) }, 'pump'],
    ['both, with the valve open', { [running]: good(1), [pressure]: good(5), [valve]: good(1) }, 'pump'],
  ])('is given by %s', (_words, values, by) => expect(prove(values)).toMatchObject({ flows: true, by }));

  it.each([
    ['a meter at 2 %', { [meter]: good(2) }, 'stands'],
    ['a pump at standing pressure', { [running]: good(1), [pressure]: good(0.5) }, 'stands'],
    ['a pump that stands', { [running]: good(0), [pressure]: good(5) }, 'stands'],
    ['a closed valve, though the meter flows', { [meter]: good(50), [valve]: good(0) }, 'valve-closed'],
    ['a bad meter', { [meter]: { value: 50, state: 'bad' } as const }, { code: 'bad', input: 'flow' }],
    ['nothing', {}, { code: 'missing', input: 'evidence' }],
  ])('is not given by %s', (_words, values, because) => expect(prove(values)).toEqual({ flows: false, because }));

  it('of one of two ways needs that way open', () => {
    const cooler = { ...evidence, through: [{ slot: way }] };
    const bypass = { ...evidence, through: [{ slot: way, isRest: true }] };
    const values = { [meter]: good(50), [way]: good(100) };
    expect(prove(values, cooler)).toMatchObject({ flows: true });
    expect(prove(values, bypass)).toEqual({ flows: false, because: 'stands' });
    expect(prove({ ...values, [way]: good(40) }, bypass)).toMatchObject({ flows: true });
  });
});

describe('the arrow keys', () => {
  const placed = placeMimic(template, all);

  it.each([
    ['right', 'fuelFilter', 'supplyMeter'],
    ['left', 'fuelFilter', 'feedPump1'],
    ['right', 'lubeOilPump', 'lubeOilCooler'],
    ['down', 'feedPump1', 'feedPump2'],
  ] as const)('%s from %s', (direction, from, to) => expect(walkMimic(placed, from, direction)).toBe(to));

  it.each([
    ['one without cylinders', placed],
    ['one of 18 cylinders', placeMimic(banked, all)],
  ])('reach every node of %s', (_words, placed) => {
    const reached = new Set(['dayTank']);
    for (const id of reached) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = walkMimic(placed, id, direction);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(placed.nodes.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  });
});
