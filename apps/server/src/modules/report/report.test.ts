/** Reports through their calls: made, compared, scheduled, mailed, read by outsiders. */
import { listAudit } from '@fms/contract/audit';
import { getOutboxMail, listOutbox } from '@fms/contract/outbox';
import {
  addReportDefinition,
  downloadByReportAddress,
  downloadMonthlyData,
  downloadReport,
  listReportAddresses,
  listReportDefinitions,
  listReportRuns,
  previewReport,
  type ReportFields,
  type ReportRun,
  revokeReportAddress,
  runReport,
  runReportAgain,
} from '@fms/contract/report';
import { toId, type VesselId } from '@fms/domain/identity';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LinkedServer, readRefusal, startLinkedServer, type TypedClient } from '../../testing/index.ts';
import { buildReportFields } from '../../testing/report-fields.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const clock = createFakeClock(NOON);
const span = { from: '2026-11-21T10:00:00.000Z', to: '2026-11-21T12:00:00.000Z' };
/** A thread is started for each file: that takes as long as the machine does other things. */
const PATIENT = { timeout: 55_000, interval: 200 };

let fleet: LinkedServer;
let vesselId: VesselId;
let fields: ReportFields;
beforeAll(async () => {
  fleet = await startLinkedServer({ clock });
  vesselId = toId<VesselId>(
    (await fleet.link.open('Havbris', { name: 'Havbris' }, [{ name: 'Speed', unit: 'kn' }])).vesselId,
  );
  await measure(1, NOON - 120 * MINUTE, 60);
  fields = buildReportFields([vesselId], { type: 'summary-per-hour', grouping: '30min' });
}, 60_000);
afterAll(() => fleet.close());

/** One reading a minute: the minute itself. */
async function measure(sequence: number, from: number, minutes: number): Promise<void> {
  const numbers = Array.from({ length: minutes }, (_, minute) => ({
    ...{ tagIndex: 0, timeMs: from + minute * MINUTE, ordinal: 0, quality: 0, value: minute },
  }));
  await fleet.link.store({ stream: 'Havbris', sequence, numbers });
}

async function finish(as: TypedClient, id: number): Promise<ReportRun> {
  return vi.waitFor(async () => {
    const run = (await as.call(listReportRuns, { query: {} })).find((one) => one.id === id);
    expect(['done', 'failed']).toContain(run?.state);
    return run as ReportRun;
  }, PATIENT);
}

async function make(as: TypedClient, more: Partial<ReportFields> = {}, isSent = false): Promise<ReportRun> {
  const body = { fields: { ...fields, ...more }, span, definitionId: null, isSent };
  return finish(as, (await as.call(runReport, { body })).id);
}

const read = async (as: TypedClient, { id }: ReportRun) => (await as.fetch(`${downloadReport.path}?id=${id}`)).text();

describe('a report', () => {
  it('has the figures of its preview in its file, and says how complete they are', async () => {
    const { asManager } = fleet.server;
    const preview = await asManager.call(previewReport, { body: { fields, span } });
    const [section] = preview.sections;
    expect(section?.rows.map((row) => row.slice(1, 2))).toEqual([[14.5], [44.5], [null], [null]]);
    const run = await make(asManager);
    expect(run).toMatchObject({ state: 'done', progress: 1, error: null });
    const lines = (await read(asManager, run)).split('\r\n');
    expect(lines).toContain('2026-11-21T10:00:00.000Z,14.5,100,');
    expect(run.coverage).toBeCloseTo(0.5, 1);
  });

  it('extrapolates on demand, and marks what it filled', async () => {
    const { asManager } = fleet.server;
    const file = await read(asManager, await make(asManager, { extrapolate: true }));
    expect(file).toContain('2026-11-21T11:30:00.000Z,59,0,"Speed, mean, kn"');
    expect(file).toContain('2 values are extrapolated and marked.');
  });

  it.each(['xlsx', 'pdf', 'parquet'] as const)('is written as %s', async (format) => {
    const { asManager } = fleet.server;
    const run = await make(asManager, { format });
    expect(run).toMatchObject({ state: 'done', error: null });
    const begin = { xlsx: 'PK', pdf: '%PDF', parquet: 'PAR1' }[format];
    expect((await read(asManager, run)).slice(0, begin.length)).toBe(begin);
  });

  it('made again is the same file, or tells which rows came later', async () => {
    const { asManager } = fleet.server;
    const first = await make(asManager);
    const again = await asManager.call(runReportAgain, { body: { id: first.id } });
    const same = await finish(asManager, again.id);
    expect(same).toMatchObject({ again: { runId: first.id, isSame: true }, file: { sha256: first.file?.sha256 } });
    clock.advance(MINUTE);
    await measure(2, NOON - 60 * MINUTE, 30);
    const later = await finish(asManager, (await asManager.call(runReportAgain, { body: { id: first.id } })).id);
    expect(later.again).toMatchObject({ isSame: false });
    expect(later.again?.difference).toMatch(/^1 row differs, 2026-11-21 11:00 to 2026-11-21 11:00: data came later/);
  });

  it('of every second over 24 h is refused as a workbook', async () => {
    const { asManager } = fleet.server;
    const long = { from: '2026-11-19T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' };
    const asked = { ...fields, grouping: '1s', format: 'xlsx' } as const;
    const refused = asManager.call(runReport, {
      body: { fields: asked, span: long, definitionId: null, isSent: false },
    });
    expect(await readRefusal(refused)).toMatchObject({ message: '86 400 rows a vessel, CSV or Parquet only.' });
  });
});

describe('a schedule', () => {
  it('needs a recipient, and an outsider needs a manager', async () => {
    const { asManager, asOperator } = fleet.server;
    const schedule = { isOn: true, repeat: 'daily', day: 1, minuteOfDay: 0 } as const;
    const add = (as: TypedClient, more: Partial<ReportFields>) =>
      as.call(addReportDefinition, { body: { ...fields, ...more } });
    expect(await readRefusal(add(asManager, { schedule }))).toMatchObject({ code: 'invalid-input' });
    const outside = { recipients: [{ email: 'charter@brae.example' }] };
    expect(await readRefusal(add(asOperator, outside))).toMatchObject({ code: 'forbidden' });
    const kept = await add(asManager, { ...outside, name: 'Kept', schedule });
    expect(kept).toMatchObject({ nextRunAt: '2026-11-22T00:00:00.000Z', recipients: [{ isOutside: true }] });
    const listed = await asOperator.call(listReportDefinitions);
    expect(listed.find(({ id }) => id === kept.id)).toMatchObject({ isEditable: false });
  });
});

describe('a report for an outsider', () => {
  it('is read by an address that counts its uses, ends when revoked, and is good for 7 days', async () => {
    const { asManager, asAdmin, asAnonymous } = fleet.server;
    const run = await make(asManager, { recipients: [{ email: 'charter@brae.example' }] }, true);
    expect(run.sentTo).toBe(1);
    const [mail] = await asAdmin.call(listOutbox, { query: {} });
    expect(mail).toMatchObject({ to: 'charter@brae.example', subject: 'Report: Week to charterer' });
    const { text } = await asAdmin.call(getOutboxMail, { query: { id: String(mail?.id) } });
    const address = /shared\/([\w-]{43})/.exec(text)?.[1] ?? '';
    const open = () => asAnonymous.fetch(downloadByReportAddress.path.replace('{address}', address));
    expect(await (await open()).text()).toContain('Speed, mean, kn');
    const query = { id: String(run.id) };
    const [given] = await asManager.call(listReportAddresses, { query });
    expect(given).toMatchObject({
      uses: 1,
      isRevoked: false,
      until: new Date(clock.now() + 7 * 86_400_000).toISOString(),
    });
    await asManager.call(revokeReportAddress, { body: { id: given?.id ?? 0 } });
    expect(await (await open()).json()).toMatchObject({ code: 'expired' });
    const trail = (await asAdmin.call(listAudit, { query: {} })).map(({ what }) => what);
    expect(trail).toEqual(
      expect.arrayContaining(['report-address.used', 'report-address.revoked', 'report.requested']),
    );
  });
});

it('downloadMonthlyData answers the number of a run over the month before, for the night unless it is wanted now', async () => {
  const { asManager, asOperator } = fleet.server;
  const body = { vesselId, email: 'charter@brae.example', toDate: '2026-11-21T00:00:00.000Z', isExtrapolate: false };
  const { reportId } = await asManager.call(downloadMonthlyData, { body: { ...body, isRunnow: false } });
  const run = (await asManager.call(listReportRuns, { query: {} })).find(({ id }) => id === reportId);
  expect(run).toMatchObject({
    state: 'queued',
    type: 'monthly-data',
    from: '2026-11-01T00:00:00.000Z',
    to: body.toDate,
  });
  expect(await readRefusal(asOperator.call(downloadMonthlyData, { body: { ...body, isRunnow: true } }))).toMatchObject({
    code: 'forbidden',
  });
  const noDay = { ...body, toDate: '2026-11-21T01:00:00.000Z', isRunnow: true };
  expect(await readRefusal(asManager.call(downloadMonthlyData, { body: noDay }))).toMatchObject({
    code: 'invalid-input',
  });
});
