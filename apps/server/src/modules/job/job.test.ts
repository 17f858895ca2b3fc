/** The job history of a tug through the calls: found from its readings, corrected, signed and locked. */
import { listAudit, undoAudit } from '@fms/contract/audit';
import {
  correctJob,
  enterJob,
  getJob,
  listJobPeriods,
  listJobs,
  lockJob,
  mergeJobs,
  removeJob,
  signJob,
  splitJob,
  type WireJob,
} from '@fms/contract/job';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { HOUR_MS, MINUTE_MS } from '@fms/domain/time';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LinkedServer, readRefusal } from '../../testing/index.ts';
import { TUG_BEGIN } from '../../testing/ship/tug-day.ts';
import { startTugShip, type TugShip } from '../../testing/ship/tug-ship.ts';

let tug: TugShip;
let fleet: LinkedServer;
let vesselId: VesselId;

beforeAll(async () => {
  tug = await startTugShip();
  ({ fleet, vesselId } = tug);
  await tug.send(0, 7 * 60);
  await findAll();
});
afterAll(() => fleet.close());

const at = (hours: number) => toWireTime(TUG_BEGIN + hours * HOUR_MS);
const periods = (grouping: 'shift' | 'day' | 'month' = 'day') =>
  fleet.server.asAdmin.call(listJobPeriods, {
    query: { vesselId: String(vesselId), fromTime: at(0), toTime: at(24), grouping },
  });

/** Runs the job of the server until no day waits. */
const findAll = () =>
  vi.waitFor(
    async () => {
      tug.runJobs();
      expect((await periods()).waitingDays).toBe(0);
    },
    { timeout: 100_000, interval: 500 },
  );

const inWords = (jobs: readonly WireJob[]) =>
  jobs.map(({ kind, from, to, state }) => {
    const [begin, end] = [from, to].map((time) => Math.round((Date.parse(time) - TUG_BEGIN) / MINUTE_MS) / 60);
    return `${kind} ${begin?.toFixed(1)}–${end?.toFixed(1)} ${state}`;
  });
const named = (job: WireJob | undefined) => ({ vesselId, id: job?.id ?? 0 });
const contentOf = ({ kind, from, to, place, number, customer }: WireJob) => ({
  ...{ kind, from, to, place, number, customer },
});

describe('jobs of a tug', () => {
  it('are found from its readings, with what each came to', async () => {
    const { jobs, zone, shiftHours } = await periods();
    expect(inWords(jobs)).toEqual(['at-berth 0.0–2.0 found', 'transit 2.0–5.0 found', 'towing 5.0–7.0 found']);
    expect({ zone, shiftHours }).toEqual({ zone: '+00:00', shiftHours: [23.5, 11.5] });
    const transit = jobs[1]?.total;
    expect(transit?.nauticalMiles).toBeCloseTo(30, 6);
    expect(transit?.energy).toBeCloseTo(4500, 6);
    // 1080 l of 850 kg/m³, at 3.206 t of CO2 a tonne.
    expect(transit?.fuel).toBeCloseTo(0.918, 6);
    expect(transit?.carbon).toBeCloseTo(0.918 * 3.206, 6);
    expect(transit?.engineHours).toBeCloseTo(3, 6);
    expect(transit?.knownShare).toBe(1);
    expect(jobs[2]?.total?.meanPull).toBeCloseTo(40, 6);
  });

  it('go on when readings come late, and stay the jobs they were', async () => {
    const before = (await periods()).jobs;
    await tug.send(7 * 60, 12 * 60);
    expect((await periods()).waitingDays).toBe(1);
    await findAll();
    const { jobs } = await periods();
    expect(inWords(jobs).slice(2)).toEqual(['towing 5.0–9.0 found', 'transit 9.0–12.0 found']);
    expect(jobs.slice(0, 3).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(jobs[2]?.total?.energy).toBeCloseTo(12_000, 6);
  });

  it('are cut at the shifts, whose totals add up to those of the day', async () => {
    const [day] = (await periods('day')).periods;
    const shifts = (await periods('shift')).periods;
    expect(shifts.map(({ from, to }) => [from, to].map((time) => time.slice(11, 16)))).toEqual([
      ['00:00', '11:30'],
      ['11:30', '23:30'],
      ['23:30', '00:00'],
    ]);
    expect(shifts[1]?.parts.map(({ kind, isCut }) => [kind, isCut])).toEqual([['transit', true]]);
    for (const quantity of ['fuel', 'energy', 'nauticalMiles', 'engineHours'] as const) {
      const sum = shifts.reduce((all, { total }) => all + (total[quantity] ?? 0), 0);
      expect(sum).toBeCloseTo(day?.total[quantity] ?? 0, 6);
    }
  });

  it('say what is not known: silences, and the curve of power', async () => {
    const { silences, power } = await periods();
    expect(silences).toEqual([{ from: at(12), to: at(24) }]);
    expect(power.stepSeconds).toBe(120);
    expect([power.kilowatts[0], power.kilowatts[90], power.kilowatts[700]]).toEqual([0, 1500, null]);
  });

  it('are corrected, signed and locked, each step a version with who and why', async () => {
    const { asAdmin } = fleet.server;
    const towing = (await periods()).jobs.find(({ kind }) => kind === 'towing') as WireJob;
    const words = { place: 'Elbe approach', number: 'J-1843', customer: 'Ostsee' };
    const corrected = await asAdmin.call(correctJob, { body: { ...named(towing), ...contentOf(towing), ...words } });
    expect(corrected).toMatchObject({ ...words, state: 'corrected', versions: towing.versions + 1, by: 'admin' });
    expect(await asAdmin.call(signJob, { body: named(towing) })).toMatchObject({ state: 'signed' });
    const again = { ...named(towing), ...contentOf(corrected), to: at(8.5) };
    expect(await readRefusal(asAdmin.call(correctJob, { body: again }))).toMatchObject({ code: 'invalid-input' });
    const reason = 'The tow was let go at half past eight.';
    expect(await asAdmin.call(correctJob, { body: { ...again, reason } })).toMatchObject({ state: 'corrected' });
    await asAdmin.call(signJob, { body: named(towing) });
    expect(await asAdmin.call(lockJob, { body: named(towing) })).toMatchObject({ state: 'locked' });
    expect(await readRefusal(asAdmin.call(correctJob, { body: { ...again, reason } }))).toMatchObject({
      code: 'conflict',
    });
    const { versions } = await asAdmin.call(getJob, { query: { vesselId: String(vesselId), id: towing.id } });
    expect(versions.slice(-5).map(({ action }) => action)).toEqual(['correct', 'sign', 'correct', 'sign', 'lock']);
    expect(versions.at(-3)).toMatchObject({ by: 'admin', reason, to: at(8.5) });
  });

  it('stay as they were decided when they are found again', async () => {
    await tug.send(12 * 60, 13 * 60);
    await findAll();
    expect(inWords((await periods()).jobs)).toEqual([
      'at-berth 0.0–2.0 found',
      'transit 2.0–5.0 found',
      'towing 5.0–8.5 locked',
      'towing 8.5–9.0 found',
      'transit 9.0–13.0 found',
    ]);
  });

  it('are entered by hand, where found ones give way and decided ones do not', async () => {
    const { asAdmin } = fleet.server;
    const content = { kind: 'waiting', place: 'Pilot station', number: '', customer: '' } as const;
    const entered = await asAdmin.call(enterJob, { body: { vesselId, ...content, from: at(10), to: at(11) } });
    expect(entered).toMatchObject({ state: 'corrected', total: { energy: 1500 } });
    expect(inWords((await periods()).jobs).slice(4)).toEqual([
      'transit 9.0–10.0 found',
      'waiting 10.0–11.0 corrected',
      'transit 11.0–13.0 found',
    ]);
    const over = { vesselId, ...content, from: at(8), to: at(8.2) };
    expect(await readRefusal(asAdmin.call(enterJob, { body: over }))).toMatchObject({ code: 'conflict' });
    const later = { vesselId, ...content, from: at(20), to: at(30) };
    expect(await readRefusal(asAdmin.call(enterJob, { body: later }))).toMatchObject({ code: 'invalid-input' });
  });

  it('are split, merged and removed', async () => {
    const { asAdmin } = fleet.server;
    const transit = (await periods()).jobs.find(({ kind }) => kind === 'transit') as WireJob;
    const later = await asAdmin.call(splitJob, { body: { ...named(transit), at: at(4) } });
    expect(inWords((await periods()).jobs).slice(1, 3)).toEqual([
      'transit 2.0–4.0 corrected',
      'transit 4.0–5.0 corrected',
    ]);
    const kept = await asAdmin.call(mergeJobs, { body: { ...named(later), otherId: transit.id } });
    expect(kept).toMatchObject({ id: transit.id, from: at(2), to: at(5) });
    expect(kept.total?.nauticalMiles).toBeCloseTo(30, 6);
    await asAdmin.call(removeJob, { body: { ...named(transit), reason: 'A trial trip.' } });
    expect((await periods()).jobs.map(({ id }) => id)).not.toContain(transit.id);
  });

  it('are found by words, the newest first', async () => {
    const find = (more: { words?: string; kind?: 'transit' }) =>
      fleet.server.asAdmin.call(listJobs, { query: { vesselId: String(vesselId), ...more } });
    expect(inWords(await find({ words: 'j-18' }))).toEqual(['towing 5.0–8.5 locked']);
    expect(inWords(await find({ kind: 'transit' }))).toEqual(['transit 11.0–13.0 found', 'transit 9.0–10.0 found']);
    expect(await find({ words: 'Rotterdam' })).toEqual([]);
  });

  it('stand in the audit trail, where an entry is undone while nothing was done since', async () => {
    const { asAdmin } = fleet.server;
    const entries = await asAdmin.call(listAudit, { query: { what: 'job.', vesselId: String(vesselId) } });
    expect(new Set(entries.map(({ what }) => what))).toEqual(
      new Set(['job.corrected', 'job.signed', 'job.locked', 'job.entered', 'job.split', 'job.merged', 'job.removed']),
    );
    const entered = entries.find(({ what }) => what === 'job.entered');
    expect(entered?.undo).toBe('possible');
    await asAdmin.call(undoAudit, { body: { id: entered?.id ?? 0 } });
    expect((await periods()).jobs.map(({ kind }) => kind)).not.toContain('waiting');
    const corrected = entries.find(({ what }) => what === 'job.corrected');
    expect(await readRefusal(asAdmin.call(undoAudit, { body: { id: corrected?.id ?? 0 } }))).toMatchObject({
      code: 'changed-meanwhile',
    });
  });

  it('are of administrators alone', async () => {
    const query = { vesselId: String(vesselId), fromTime: at(0), toTime: at(24), grouping: 'day' } as const;
    for (const client of [fleet.server.asManager, fleet.server.asOperator])
      expect(await readRefusal(client.call(listJobPeriods, { query }))).toMatchObject({ code: 'forbidden' });
    const long = { ...query, toTime: at(24 * 40) };
    expect(await readRefusal(fleet.server.asAdmin.call(listJobPeriods, { query: long }))).toMatchObject({
      code: 'invalid-input',
    });
  });
});
