/** Emissions of a tug through the calls: what it burned on its voyage is what its job history and its shifts say. */
import { addDeliveryNote } from '@fms/contract/delivery';
import {
  type EmissionFigures,
  explainEmission,
  getEmissionYear,
  getPeriodEmission,
  type WirePeriodEmission,
} from '@fms/contract/emission';
import { correctJob, listJobPeriods, type WireJob } from '@fms/contract/job';
import { previewReport } from '@fms/contract/report';
import { toWireTime } from '@fms/contract/scalar';
import { getShiftHistory } from '@fms/contract/shift';
import type { TagId, VesselId } from '@fms/domain/identity';
import { HOUR_MS } from '@fms/domain/time';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRefusal } from '../../testing/index.ts';
import { buildReportFields } from '../../testing/report-fields.ts';
import { TUG_BEGIN, TUG_DAY_HOURS } from '../../testing/ship/tug-day.ts';
import { startTugShip, type TugShip } from '../../testing/ship/tug-ship.ts';

let tug: TugShip;
let vesselId: VesselId;
let jobs: readonly WireJob[];

const at = (hours: number) => toWireTime(TUG_BEGIN + hours * HOUR_MS);
const asAdmin = () => tug.fleet.server.asAdmin;
const listJobs = () =>
  asAdmin().call(listJobPeriods, {
    query: { vesselId: String(vesselId), fromTime: at(0), toTime: at(24), grouping: 'day' },
  });
const ask = (from = 0, to = 24) =>
  asAdmin().call(getPeriodEmission, { body: { vesselId, fromTime: at(from), toTime: at(to) } });
const year = (change: object = {}) => asAdmin().call(getEmissionYear, { body: { vesselId, year: 2026, ...change } });
const readValue = (figures: EmissionFigures, key: string) => figures[key]?.value ?? Number.NaN;
const figureOf = ({ legs, figures }: WirePeriodEmission, place: number, name: string) =>
  figures[`${legs[place]?.id}.${name}`];

/** Its density, l of the day that it burned at 0.85 kg, and what a tonne of gas oil emits. */
const KILOGRAMS_PER_LITRE = 0.85;
const CARBON_FACTOR = 3.206;

beforeAll(async () => {
  tug = await startTugShip();
  ({ vesselId } = tug);
  await tug.send(0, TUG_DAY_HOURS * 60);
  await vi.waitFor(
    async () => {
      tug.runJobs();
      expect((await listJobs()).waitingDays).toBe(0);
    },
    { timeout: 100_000, interval: 500 },
  );
  ({ jobs } = await listJobs());
}, 120_000);
afterAll(() => tug.fleet.close());

describe('voyages and port stays', () => {
  it('lie between the jobs at berth, with distance and hours under way', async () => {
    const answer = await ask();
    expect(answer.legs.map(({ kind, from, to, isWhole }) => ({ kind, from, to, isWhole }))).toEqual([
      { kind: 'port-stay', from: at(0), to: at(2), isWhole: false },
      { kind: 'voyage', from: at(2), to: at(13), isWhole: false },
    ]);
    expect(figureOf(answer, 1, 'hoursUnderWay')?.value).toBeCloseTo(11, 6);
    expect(figureOf(answer, 1, 'distance')?.value).toBeCloseTo(30 + 20 + 40, 3);
    expect(figureOf(answer, 0, 'distance')).toBeUndefined();
  });

  it('burned what the jobs within them burned', async () => {
    const answer = await ask();
    const [berth, ...sailed] = jobs;
    const burned = sailed.reduce((sum, { total }) => sum + (total?.fuel ?? Number.NaN), 0);
    const carbon = sailed.reduce((sum, { total }) => sum + (total?.carbon ?? Number.NaN), 0);
    expect(figureOf(answer, 0, 'fuel')?.value).toBeCloseTo(berth?.total?.fuel ?? Number.NaN, 6);
    expect(figureOf(answer, 1, 'fuel')?.value).toBeCloseTo(burned, 6);
    expect(figureOf(answer, 1, 'co2')?.value).toBeCloseTo(carbon, 6);
    expect(readValue(answer.figures, 'total.co2')).toBeCloseTo(carbon + (berth?.total?.carbon ?? Number.NaN), 6);
  });

  it('burned what the engine of figures says of the same hours', async () => {
    const { figures, tags } = await ask();
    const tag = tags.find(({ name }) => name === 'Fuel rate');
    const shifts = await asAdmin().call(getShiftHistory, {
      body: {
        ...{ vesselId, fromTime: at(0), toTime: at(24), shiftTimestamps: [0, 12] },
        columns: [{ dataTagId: tag?.tagId as TagId, kind: 'sum' }],
      },
    });
    const litres = shifts.reduce((sum, { values: [value = null] }) => sum + (value ?? Number.NaN), 0);
    expect(shifts).toHaveLength(2);
    expect(readValue(figures, 'total.fuel')).toBeCloseTo((litres * KILOGRAMS_PER_LITRE) / 1000, 9);
  });

  it('leave what reaches beyond the period out of its totals, and say so', async () => {
    const { legs, figures } = await ask(1, 24);
    expect(legs.map(({ isCrossing }) => isCrossing)).toEqual([true, false]);
    expect(figures['total.co2']).toEqual(figures[`${legs[1]?.id}.co2`]);
  });

  it('have sulphur oxides once a delivery tells the sulphur of the fuel', async () => {
    expect(figureOf(await ask(), 1, 'sulphurDioxide')?.reason).toEqual({ code: 'missing', input: 'fuelSulphur' });
    const note = { grade: 'DMA', tonnes: 20, density15: 850, sulphurPercent: 0.1, reference: 'N-1' };
    await asAdmin().call(addDeliveryNote, { body: { vesselId, at: at(-48), ...note } });
    const answer = await ask();
    const fuel = figureOf(answer, 1, 'fuel')?.value ?? Number.NaN;
    expect(figureOf(answer, 1, 'sulphurDioxide')?.value).toBeCloseTo(fuel * 0.001 * 0.97753 * 2, 9);
    // That share was not compared with the study yet.
    expect(figureOf(answer, 1, 'sulphurDioxide')?.isVerified).toBe(false);
    expect(figureOf(answer, 1, 'co2')?.isVerified).toBe(true);
  });
});

describe('a figure', () => {
  const explain = (key: string, path: readonly number[]) =>
    asAdmin().call(explainEmission, {
      body: { question: { kind: 'period', vesselId, fromTime: at(0), toTime: at(24) }, key, path: [...path] },
    });

  it('unfolds to its formula, the factors with their source, and the samples', async () => {
    const { legs } = await ask();
    const total = await explain('total.co2', []);
    expect([total.node.formula, total.inputs.map(({ subject }) => subject)]).toEqual(['Σ', legs.map(({ id }) => id)]);
    const burned = await explain('total.co2', [1, 0]);
    expect(burned.node.formula).toBe('[fuelMass] * (1 - [slip]) * [carbonFactor]');
    const [mass, slip, factor] = burned.inputs;
    expect((mass?.value ?? 0) * (1 - (slip?.value ?? 0)) * (factor?.value ?? 0)).toBe(burned.node.value);
    expect(factor).toMatchObject({ value: CARBON_FACTOR, origin: { validFrom: '2024-01-01', verified: true } });
    expect(mass?.samples).toEqual({ of: 'Fuel rate', from: at(2), to: at(13), count: 660, knownShare: 1 });
  });

  it.each<[string, string, number[]]>([
    ['a key of none', 'total.gold', []],
    ['a way that leads nowhere', 'total.co2', [0, 9]],
  ])('is not found by %s', async (_words, key, path) => {
    expect(await readRefusal(explain(key, path))).toMatchObject({ status: 404 });
  });
});

describe('the records of a year', () => {
  it('of the IMO are of all legs; those of the union need to know the ports', async () => {
    const answer = await year();
    const { legs } = await ask();
    expect([answer.legs, answer.unplaced]).toEqual([2, legs.map(({ id }) => id)]);
    expect(readValue(answer.figures, 'collection.MGO')).toBeCloseTo(readValue((await ask()).figures, 'total.fuel'), 9);
    expect(readValue(answer.figures, 'monitoring.co2')).toBe(0);
    expect(answer.figures['rating.attained']?.reason).toEqual({ code: 'missing', input: 'shipType' });
  });

  it('count a stay once a person names its port', async () => {
    const [berth] = jobs;
    const { kind, from, to, number, customer } = berth as WireJob;
    await asAdmin().call(correctJob, {
      body: { vesselId, id: berth?.id ?? 0, kind, from, to, number, customer, place: 'Rotterdam', reason: 'named' },
    });
    const [stay, voyage] = (await ask()).legs;
    expect([stay?.departure, voyage?.departure, voyage?.arrival]).toEqual([
      { name: 'Rotterdam', isInUnion: true },
      { name: 'Rotterdam', isInUnion: true },
      null,
    ]);
    const answer = await year({ eurosPerAllowance: 80 });
    const tonnes = 24 * KILOGRAMS_PER_LITRE * 0.001;
    expect(answer.unplaced).toEqual([voyage?.id]);
    expect(readValue(answer.figures, 'monitoring.at-berth.co2')).toBeCloseTo(tonnes * CARBON_FACTOR, 9);
    const equivalent = tonnes * (CARBON_FACTOR + 28 * 0.00005 + 265 * 0.00018);
    expect(readValue(answer.figures, 'trading.allowances')).toBeCloseTo(equivalent, 9);
    expect(readValue(answer.figures, 'trading.cost')).toBeCloseTo(equivalent * 80, 9);
    // MGO is above the target of 2026: a deficit.
    expect(readValue(answer.figures, 'fuelEu.balance')).toBeCloseTo((89.3368 - 90.6319) * tonnes * 1e6 * 0.0427, -1);
    expect(readValue(answer.figures, 'fuelEu.penalty')).toBeGreaterThan(0);
    const second = await year({ deficitsInRow: 2 });
    expect(readValue(second.figures, 'fuelEu.penalty')).toBeCloseTo(
      readValue(answer.figures, 'fuelEu.penalty') * 1.1,
      9,
    );
  });
});

it('stand in a report as the call answers them, with their total', async () => {
  const { legs, figures } = await ask();
  const preview = await asAdmin().call(previewReport, {
    body: { fields: buildReportFields([vesselId], { type: 'emission' }), span: { from: at(0), to: at(24) } },
  });
  const [section] = preview.sections;
  const place = section?.columns.findIndex(({ title }) => title === 'CO2, t') ?? -1;
  expect(section?.rows.map((row) => row[2])).toEqual(['port stay', 'voyage', 'total']);
  const keys = [...legs.map(({ id }) => `${id}.co2`), 'total.co2'];
  for (const [index, key] of keys.entries())
    expect(section?.rows[index]?.[place]).toBeCloseTo(readValue(figures, key), 6);
});

it.each<[string, number, number]>([
  ['ends before it begins', 2, 1],
  ['is longer than a year', 0, 24 * 371],
])('refuses a period that %s', async (_words, from, to) => {
  expect(await readRefusal(ask(from, to))).toMatchObject({ status: 400, code: 'invalid-input' });
});
