/** Shift calls on a whole server: a week over the change to summer time, sent late and in parts. */
import { DELETED_HEADER, parseDeletedSpans } from '@fms/contract/endpoint';
import { createApiToken } from '@fms/contract/permission';
import { getShiftHistory, getShiftHistorySummary, getShiftMonthlyHistory } from '@fms/contract/shift';
import { deleteDataInPeriod, getStatistic, getTagsByVesselId } from '@fms/contract/tag';
import { editVessel } from '@fms/contract/vessel';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { AGGREGATE_KINDS } from '@fms/domain/statistic';
import { HOUR_MS, MINUTE_MS } from '@fms/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedServer, readRefusal, startLinkedServer } from '../../testing/index.ts';

const iso = (time: number) => new Date(time).toISOString();
/** Ships' clocks in Oslo go forward in the first night. */
const START = Date.parse('2026-03-28T22:30:00Z');
const END = Date.parse('2026-04-02T09:30:00Z');
/** While the sign-ins of the test last. */
const LATE = END + 20 * MINUTE_MS;
const clock = { time: END, now: () => clock.time };

let fleet: LinkedServer;
let vesselId: VesselId;
let speed: TagId;
let hours: TagId;

/** Minutes of a span: 10 kn, and a counter that has counted since `START`. */
function listReadings(fromMs: number, toMs: number) {
  const minutes = Array.from({ length: (toMs - fromMs) / MINUTE_MS }, (_, minute) => fromMs + minute * MINUTE_MS);
  const one = { ordinal: 0, quality: 0 };
  return minutes.flatMap((timeMs) => [
    { tagIndex: 0, timeMs, ...one, value: 10 },
    { tagIndex: 1, timeMs, ...one, value: (timeMs - START) / HOUR_MS },
  ]);
}

beforeAll(async () => {
  fleet = await startLinkedServer({ clock });
  const every = { intervalSeconds: 20, valueKind: 'number' as const };
  const declared = [
    { name: 'Speed', unit: 'kn', ...every },
    { name: 'Running hours', unit: 'h', ...every },
  ];
  vesselId = toId<VesselId>((await fleet.link.open('bridge', { name: 'Havbris' }, declared)).vesselId);
  const setting = { EmailNoActivity: false, vesselTimeOffset: 0, dataMaxDays: 0, reportTimeZone: 'Europe/Oslo' };
  await fleet.server.asAdmin.call(editVessel, { body: { vesselId, setting } });
  // The second day stays on board until `LATE`.
  const [gap, resumed] = [START + 24 * HOUR_MS, START + 36 * HOUR_MS];
  await fleet.link.store({ stream: 'bridge', sequence: 1, numbers: listReadings(resumed, END) });
  await fleet.link.store({ stream: 'bridge', sequence: 2, numbers: listReadings(START, gap) });
  clock.time = LATE;
  await fleet.link.store({ stream: 'bridge', sequence: 3, numbers: listReadings(gap, resumed) });
  const tags = await fleet.server.asAdmin.call(getTagsByVesselId, { query: { vesselId: String(vesselId) } } as never);
  [speed, hours] = ['Speed', 'Running hours'].map((name) => tags.find((tag) => tag.name === name)?.Id) as [
    TagId,
    TagId,
  ];
}, 120_000);
afterAll(() => fleet.close());

const span = (fromMs = START, toMs = END) => ({ vesselId, fromTime: iso(fromMs), toTime: iso(toMs) });
const columns = () => [
  { dataTagId: speed, kind: 'sum' as const },
  { dataTagId: hours, kind: 'difference' as const },
];

describe('shift calls', () => {
  it('answer whole shifts of the zone, one of them an hour shorter in spring', async () => {
    const rows = await fleet.server.asOperator.call(getShiftHistory, { body: { ...span(), columns: columns() } });
    expect(rows.slice(0, 2)).toEqual([
      { from: iso(START), to: '2026-03-29T09:30:00.000Z', values: [110, 10.9833333333], coverage: [1, 1] },
      { from: '2026-03-29T09:30:00.000Z', to: '2026-03-29T21:30:00.000Z', values: [120, 12], coverage: [1, 1] },
    ]);
    expect(rows).toHaveLength(9);
  });

  it('take shift times of their own in any order, and end a shift that runs now', async () => {
    const body = { ...span(END - 8 * HOUR_MS, LATE), columns: columns(), shiftTimestamps: [24, 6, 18] };
    const rows = await fleet.server.asOperator.call(getShiftHistory, { body });
    expect(rows.map(({ from, to }) => [from, to].map((time) => time.slice(8, 16)))).toEqual([
      ['01T22:00', '02T04:00'],
      ['02T04:00', '02T09:50'],
    ]);
  });

  it('answer every kind of figure of each tag', async () => {
    const body = { ...span(START, START + HOUR_MS), dataTagIds: [speed] };
    const [row] = await fleet.server.asOperator.call(getShiftHistorySummary, { body });
    expect(row?.values).toEqual([10, 10, 10, 0, 10, 10, 110, 0]);
    expect(row?.coverage).toHaveLength(AGGREGATE_KINDS.length);
  });

  it('answer months to which their shifts add up, each counted where it begins', async () => {
    const body = { ...span(), columns: columns() };
    const [shifts, months] = [
      await fleet.server.asOperator.call(getShiftHistory, { body }),
      await fleet.server.asOperator.call(getShiftMonthlyHistory, { body }),
    ];
    // The shift of 31 March, 23:30, ends in April and is March's.
    expect(months.map(({ from, to }) => [from, to])).toEqual([
      [iso(START), '2026-04-01T09:30:00.000Z'],
      ['2026-04-01T09:30:00.000Z', iso(END)],
    ]);
    for (const column of [0, 1]) {
      const add = (rows: typeof shifts) => rows.reduce((sum, { values }) => sum + (values[column] ?? 0), 0);
      expect(add(months)).toBeCloseTo(add(shifts), 9);
      expect(months[0]?.values[column]).toBeCloseTo(add(shifts.filter(({ from }) => from < '2026-04-01T09')), 9);
    }
  });

  it('are as known at a moment, and agree with the statistic of that moment', async () => {
    const known = { ...span(START + 23 * HOUR_MS, START + 35 * HOUR_MS), columns: columns() };
    const at = async (knownAt: string) => {
      const rows = await fleet.server.asOperator.call(getShiftHistory, { body: { ...known, knownAt } });
      return rows.map(({ coverage }) => Math.round((coverage[0] ?? 0) * 12));
    };
    expect(await at(iso(END - 1))).toEqual([0]);
    expect(await at(iso(LATE - 1))).toEqual([1]);
    expect(await at(iso(LATE))).toEqual([12]);
    const body = { ...span(START + 24 * HOUR_MS, START + 36 * HOUR_MS), maxPoints: 10, tags: [speed] };
    const statisticAt = (knownAt: string) => fleet.server.asOperator.call(getStatistic, { body: { ...body, knownAt } });
    expect((await statisticAt(iso(LATE - 1)))[0]?.points).toEqual([]);
    expect(await statisticAt(iso(LATE))).toEqual(await fleet.server.asOperator.call(getStatistic, { body }));
  });

  it('ask for the word "report"', async () => {
    const scope = { name: 'Charts', vesselIds: [vesselId], words: ['view' as const], until: null };
    const { token } = await fleet.server.asAdmin.call(createApiToken, { body: scope });
    const call = fleet.server.withToken(token).call(getShiftHistory, { body: { ...span(), columns: columns() } });
    expect(await readRefusal(call)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it.each([
    ['an end before its begin', () => ({ ...span(END, START), columns: columns() })],
    ['more than 800 days', () => ({ ...span(START - 900 * 24 * HOUR_MS, END), columns: columns() })],
    ['no column', () => ({ ...span(), columns: [] })],
    ['an hour no day has', () => ({ ...span(), columns: columns(), shiftTimestamps: [25] })],
  ])('refuse %s', async (_words, body) => {
    const call = fleet.server.asOperator.call(getShiftHistory, { body: body() });
    expect(await readRefusal(call)).toMatchObject({ status: 400, code: 'invalid-input' });
  });

  it('say what was deleted since', async () => {
    const query = { dataTagId: String(speed), fromTime: iso(START), toTime: iso(START + HOUR_MS) };
    await fleet.server.asAdmin.call(deleteDataInPeriod, { query } as never);
    const ask = async (knownAt?: string) => {
      const response = await fleet.server.asOperator.fetch('/api/v1.4/shift/getHistory', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...span(), columns: columns(), knownAt }),
      });
      return parseDeletedSpans(response.headers.get(DELETED_HEADER));
    };
    expect(await ask(iso(LATE))).toEqual([{ from: iso(START), to: iso(START + HOUR_MS + 1) }]);
    expect(await ask()).toEqual([]);
  });
});
