/** The log of a scrubber through the calls: administrators alone, nothing vanishes, and each change is audited. */
import { listAudit } from '@fms/contract/audit';
import {
  addScrubberLogEntry,
  editScrubberLogEntry,
  listScrubberLog,
  MAX_SCRUBBER_LOG_VERSIONS,
  strikeScrubberLogEntry,
} from '@fms/contract/scrubber';
import { toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LinkedServer, readRefusal, startLinkedServer } from '../../testing/index.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const SAVED = '2026-11-21T12:00:00.000Z';
const content = {
  ...{ scrubberId: 'scrubber', kind: 'calibration' as const, at: '2026-11-20T08:30:00.000Z' },
  ...{ part: 'SO2 analyser', note: 'Span gas 49.8 ppm read 51.2' },
};

let fleet: LinkedServer;
let vesselId: VesselId;
beforeAll(async () => {
  fleet = await startLinkedServer({ clock: { now: () => NOON } });
  vesselId = toId<VesselId>((await fleet.link.open('one', { name: 'one' }, [])).vesselId);
});
afterAll(() => fleet.close());

const add = (at: string = content.at) =>
  fleet.server.asAdmin.call(addScrubberLogEntry, { body: { vesselId, ...content, at } });
const correct = (id: number, note: string) =>
  fleet.server.asAdmin.call(editScrubberLogEntry, { body: { vesselId, id, ...content, note } });
const strike = (id: number) =>
  fleet.server.asAdmin.call(strikeScrubberLogEntry, { query: { vesselId: String(vesselId), id: String(id) } });
const list = () => fleet.server.asAdmin.call(listScrubberLog, { query: { vesselId: String(vesselId) } });

it('keeps what an entry said before it was corrected and struck out, the newest entry first', async () => {
  const first = await add();
  expect(first).toMatchObject({ ...content, vesselId, isStruck: false, savedAt: SAVED, earlier: [] });
  const second = await add('2026-11-21T08:00:00.000Z');
  await correct(first.id, 'Span gas 49.8 ppm read 50.2');
  await strike(first.id);
  const { isEditable, entries } = await list();
  expect(isEditable).toBe(true);
  expect(entries.map(({ id }) => id)).toEqual([second.id, first.id]);
  const { scrubberId: _scrubber, ...version } = { ...content, by: first.by, savedAt: SAVED };
  expect(entries[1]).toMatchObject({
    ...{ note: 'Span gas 49.8 ppm read 50.2', isStruck: true },
    earlier: [
      { ...version, isStruck: false },
      { ...version, note: 'Span gas 49.8 ppm read 50.2', isStruck: false },
    ],
  });
  const trail = await fleet.server.asAdmin.call(listAudit, { query: { vesselId: String(vesselId) } });
  expect(trail.map(({ what }) => what).filter((what) => what.startsWith('scrubber-log'))).toEqual(
    ['struck', 'changed', 'added', 'added'].map((action) => `scrubber-log.${action}`),
  );
});

it('is refused to others than administrators, and to words that say nothing', async () => {
  const { asAdmin, asOperator } = fleet.server;
  const query = { vesselId: String(vesselId) };
  expect(await readRefusal(asOperator.call(listScrubberLog, { query }))).toMatchObject({ code: 'forbidden' });
  const body = { vesselId, ...content, note: ' ' };
  expect(await readRefusal(asAdmin.call(addScrubberLogEntry, { body }))).toMatchObject({ code: 'invalid-input' });
});

it('refuses more versions of an entry than are kept', async () => {
  const { id } = await add();
  for (let version = 0; version < MAX_SCRUBBER_LOG_VERSIONS; version++) await correct(id, `Version ${version}`);
  expect(await readRefusal(correct(id, 'One more'))).toMatchObject({ code: 'conflict' });
  expect((await list()).entries.find((entry) => entry.id === id)?.note).toBe(
    `Version ${MAX_SCRUBBER_LOG_VERSIONS - 1}`,
  );
});
