/** Figures of a fleet through the call, by hand: four sister ships over two days, at a reading a minute. */
import { type FleetQuestion, getFleetCarbon, getFleetStatistic } from '@fms/contract/fleet-statistic';
import { getPlant, savePlant } from '@fms/contract/plant';
import { toWireTime } from '@fms/contract/scalar';
import { getShiftHistory } from '@fms/contract/shift';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { DAY_MS, MINUTE_MS } from '@fms/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedServer, readRefusal, startLinkedServer } from '../../testing/index.ts';

const BEGIN = Date.UTC(2026, 4, 10);
const DECLARED = [
  { name: 'Fuel rate', unit: 'l/h', intervalSeconds: 60 },
  { name: 'Speed over ground', unit: 'kn', role: 'speed', intervalSeconds: 60 },
  { name: 'True wind speed', unit: 'm/s', intervalSeconds: 60 },
  { name: 'Fuel density at 15 °C', unit: 'kg/m³', intervalSeconds: 60 },
] as const;

interface Sailing {
  /** l/h on the second day; 100 on the first. */
  readonly fuel: number;
  /** Hours of each day on which something was measured. */
  readonly hours: number;
}

let fleet: LinkedServer;
const ids: VesselId[] = [];

async function sail(name: string, { fuel, hours }: Sailing): Promise<VesselId> {
  const { link } = fleet;
  const stream = `fleet-${name}`;
  link.send({ type: 'open', stream });
  await link.next('opened');
  const particulars = { organization: 'Nordlys Rederi', shipType: 'tanker' } as const;
  link.send({ type: 'vessel', stream, index: 0, reference: { name }, create: true, particulars });
  const { vesselId } = await link.next('vesselAccepted');
  link.send({
    type: 'tags',
    stream,
    firstIndex: 0,
    tags: DECLARED.map((tag) => ({ vesselIndex: 0, source: 't', ...tag })),
  });
  for (const day of [0, 1]) {
    const minutes = Array.from({ length: hours * 60 }, (_, minute) => BEGIN + day * DAY_MS + minute * MINUTE_MS);
    // Every second hour the wind is strong, and more is burned in it.
    const isWindy = (time: number) => Math.floor(time / 3_600_000) % 2 === 1;
    const values = (time: number) => [
      (day === 0 ? 100 : fuel) + (isWindy(time) ? 20 : 0),
      10,
      isWindy(time) ? 12 : 4,
      850,
    ];
    const numbers = minutes.flatMap((timeMs) =>
      values(timeMs).map((value, tagIndex) => ({ tagIndex, timeMs, ordinal: 0, quality: 0, value })),
    );
    await link.store({ stream, sequence: day + 1, numbers });
  }
  return toId<VesselId>(vesselId);
}

beforeAll(async () => {
  fleet = await startLinkedServer({ clock: { now: () => BEGIN + 3 * DAY_MS } });
  for (const [name, sailing] of [
    ['Astrid', { fuel: 100, hours: 24 }],
    ['Birgit', { fuel: 102, hours: 24 }],
    ['Clara', { fuel: 140, hours: 24 }],
    ['Dagny', { fuel: 90, hours: 12 }],
  ] as const) {
    ids.push(await sail(name, sailing));
  }
}, 120_000);
afterAll(() => fleet.close());

const day = (offset: number) => new Date(BEGIN + offset * DAY_MS).toISOString();
const ask = (change: Partial<FleetQuestion> = {}) =>
  fleet.server.asAdmin.call(getFleetStatistic, {
    body: {
      ...{ vesselIds: ids, ranked: 'fuel', normalisedBy: 'distance', quantities: ['fuel', 'distance'] },
      ...{ fromTime: day(1), toTime: day(2), grouping: 'daily', zone: '+00:00', ...change },
    },
  });
const rowOf = (answer: Awaited<ReturnType<typeof ask>>, place: number) =>
  answer.vessels.find(({ vesselId }) => vesselId === ids[place]);

describe('figures of a fleet', () => {
  it('are ranked, the lowest first; a vessel of half a day stands last without a rank', async () => {
    const answer = await ask();
    expect(answer.vessels.map(({ vesselId, rank }) => [ids.indexOf(vesselId), rank])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, null],
    ]);
    // 110 l/h of 0.85 kg/l over 10 kn.
    expect(rowOf(answer, 0)).toMatchObject({ value: expect.closeTo(9.35, 9), coverage: 1 });
    expect(rowOf(answer, 3)).toMatchObject({ value: expect.closeTo(8.5, 9), coverage: 0.5 });
    expect([answer.unit, answer.times, answer.beforeTime]).toEqual([
      'kg/nm',
      [BEGIN + DAY_MS, BEGIN + 2 * DAY_MS],
      day(0),
    ]);
  });

  it('say what each vessel came to, and what all did against the day before', async () => {
    const answer = await ask();
    const [fuel, distance] = rowOf(answer, 2)?.figures ?? [];
    expect(fuel).toMatchObject({
      value: expect.closeTo(150 * 24 * 0.85, 6),
      before: expect.closeTo(110 * 24 * 0.85, 6),
    });
    expect(fuel?.tagIds).toHaveLength(1);
    expect(distance).toMatchObject({ value: 240, before: 240, coverage: 1 });
    expect(answer.totals).toEqual([
      {
        quantity: 'fuel',
        value: expect.closeTo((110 + 112 + 150 + 50) * 24 * 0.85, 6),
        before: expect.closeTo((3 * 110 + 55) * 24 * 0.85, 6),
        vessels: 4,
      },
      { quantity: 'distance', value: 840, before: 840, vessels: 4 },
    ]);
    expect(answer.complete).toBeCloseTo(0.875);
  });

  it('name who stands out from its sisters, since when, and that nothing else differs', async () => {
    const answer = await ask({ fromTime: day(0) });
    expect(rowOf(answer, 2)?.outlier).toEqual({
      share: expect.closeTo(130 / 110.5 - 1, 9),
      since: day(1),
      reason: 'none',
    });
    expect(rowOf(answer, 2)?.sisterIds).toEqual([ids[0], ids[1], ids[3]]);
    expect(rowOf(answer, 2)?.toSisters).toBeCloseTo(130 / 110.5 - 1);
    expect(rowOf(answer, 0)?.outlier).toBeNull();
    expect(rowOf(answer, 3)).toMatchObject({ outlier: null, toSisters: null });
  });

  it('tell by span, with gaps where nothing was measured, also of days that lie ahead', async () => {
    const answer = await ask({ grouping: '60min' });
    expect(answer.times).toHaveLength(25);
    expect(rowOf(answer, 3)?.series.values.slice(11, 13)).toEqual([expect.closeTo(9.35, 9), null]);
    expect(rowOf(answer, 3)?.series.coverage.slice(11, 13)).toEqual([1, 0]);
    const ahead = await ask({ toTime: day(4) });
    expect(rowOf(ahead, 0)?.series).toEqual({ values: [expect.closeTo(9.35, 9), null, null], coverage: [1, 0, 0] });
    expect(rowOf(ahead, 0)?.coverage).toBe(0.5);
  });

  it('share out the time by speed', async () => {
    const answer = await ask();
    expect(rowOf(answer, 0)).toMatchObject({
      states: { sea: 1, manoeuvre: 0, still: 0, unknown: 0 },
      knots: 10,
      utilisation: 1,
    });
    expect(rowOf(answer, 3)?.states).toMatchObject({ sea: 0.5, unknown: 0.5 });
  });

  it('leave out hours of more wind, and count them', async () => {
    const answer = await ask({ beaufort: 4 });
    expect(rowOf(answer, 0)).toMatchObject({ value: expect.closeTo(8.5, 9), coverage: 0.5 });
    expect(answer.leftOut).toEqual({ windy: 12 * 3 + 6, unknown: 12 });
  });

  it.each<[string, Partial<FleetQuestion>, number, string]>([
    ['as they are', { normalisedBy: 'none' }, (110 * 24 * 0.85) / 1000, 't'],
    ['by time', { normalisedBy: 'time' }, 110 * 0.85, 'kg/h'],
    ['of a slot as it is measured', { ranked: 'vessel/speedOverGround', normalisedBy: 'none' }, 240, 'nm'],
  ])('are told %s', async (_words, change, value, unit) => {
    const answer = await ask(change);
    expect([rowOf(answer, 0)?.value, answer.unit]).toEqual([expect.closeTo(value, 9), unit]);
  });

  it('of CO2 and transport work need a grade of fuel and a deadweight', async () => {
    const [vesselId] = ids as [VesselId];
    const work = { ranked: 'co2', normalisedBy: 'transport-work' } as const;
    expect(rowOf(await ask(work), 0)?.value).toBeNull();
    const { equipment, bindings, mimics, version } = await fleet.server.asAdmin.call(getPlant, {
      query: { vesselId: String(vesselId) },
    });
    const known = equipment.map((one) =>
      one.kind === 'vessel' ? { ...one, parameters: { ...one.parameters, fuelGrade: 'MGO', deadweight: 5000 } } : one,
    );
    await fleet.server.asAdmin.call(savePlant, { body: { vesselId, version, equipment: known, bindings, mimics } });
    // 93.5 kg/h of MGO over 10 kn and 5000 t, in g.
    expect(rowOf(await ask(work), 0)?.value).toBeCloseTo((93.5 * 3.206 * 1000) / (10 * 5000), 9);
    const [carbon] = await fleet.server.asAdmin.call(getFleetCarbon, { body: { vesselIds: [vesselId] } });
    expect(carbon).toEqual({ vesselId, forecast: null, missing: 'days' });
  });
});

describe('the same question', () => {
  it.each(['+00:00', '+05:30'])(
    'has the same answer, to the last digit, from the calls of shifts in %s',
    async (zone) => {
      const [vesselId] = ids as [VesselId];
      const answer = await ask({
        vesselIds: [vesselId],
        ranked: 'vessel/fuelRate',
        normalisedBy: 'none',
        grouping: 'shift',
        zone,
      });
      const row = answer.vessels[0];
      const dataTagId = row?.tagIds[0] as TagId;
      const period = { fromTime: toWireTime(answer.times[0] ?? 0), toTime: toWireTime(answer.times.at(-1) ?? 0) };
      const shifts = await fleet.server.asAdmin.call(getShiftHistory, {
        body: {
          vesselId,
          ...period,
          columns: [{ dataTagId, kind: 'sum' }],
          ...(zone === '+00:00' ? {} : { shiftTimestamps: [18, 6] }),
        },
      });
      expect(shifts.map(({ from }) => Date.parse(from))).toEqual(answer.times.slice(0, -1));
      expect(row?.series.values).toEqual(shifts.map(({ values }) => values[0]));
      expect(row?.series.coverage).toEqual(shifts.map(({ coverage }) => coverage[0]));
    },
  );
});

describe('what is refused', () => {
  it.each<[string, Partial<FleetQuestion>]>([
    ['a period that ends before it begins', { toTime: day(0) }],
    ['more spans than one answer holds', { toTime: day(60), grouping: '60min' }],
    ['a zone no clock has', { zone: 'Europe/Atlantis' }],
    ['a quantity that cannot be compared', { ranked: 'vessel/heading' as never }],
  ])('%s', async (_words, change) => {
    expect(await readRefusal(ask(change))).toMatchObject({ status: 400, code: 'invalid-input' });
  });

  it('a vessel that is not there, to a manager as to all', async () => {
    const body = { vesselIds: [toId<VesselId>(99_999)] };
    expect(await readRefusal(fleet.server.asManager.call(getFleetCarbon, { body }))).toMatchObject({ status: 403 });
  });
});
