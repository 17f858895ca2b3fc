import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowVessel } from '../../../testing/caller.ts';
import { insertVessel } from '../../../testing/rows.ts';
import { admin, manager, NOON, openViewFixture, type ViewFixture } from '../testing/view-fixture.ts';
import { createRecordingReadService } from './recording-read.service.ts';

const HOUR = 3_600_000;

let view: ViewFixture;
beforeAll(async () => {
  view = await openViewFixture();
  view.vesselId = await insertVessel(view.store.db, { name: 'Havbris' });
  for (const [reason, ticket, caller] of [
    ['LO pressure low', 'T-10482', admin],
    ['Radar 100% dark', 'T-10485', manager],
  ] as const) {
    const { sessionId } = await view.step({ state: 'request', reason, ticket }, caller);
    await view.step({ state: 'close', sessionId }, caller);
    view.clock.advance(HOUR);
  }
});
afterAll(() => view.close());

const find = async (query: { search?: string; fromTime?: string; toTime?: string }) => {
  const { rights } = allowVessel(() => view.vesselId);
  const blobs = { get: () => Promise.reject(new Error('no recording is read')) };
  const { list } = createRecordingReadService({ db: view.store.db, clock: view.clock, blobs, rights });
  const { sessions, total } = await list(admin, { search: '', offset: 0, limit: 10, ...query });
  expect(total).toBe(sessions.length);
  return sessions.map(({ ticket }) => ticket);
};

it.each([
  ['', ['T-10485', 'T-10482']],
  ['havbris', ['T-10485', 'T-10482']],
  ['manager', ['T-10485']],
  ['pressure', ['T-10482']],
  ['10482', ['T-10482']],
  ['100%', ['T-10485']],
  ['%', ['T-10485']],
  ['_', []],
])('past sessions are found by the words “%s”', async (search, tickets) => {
  expect(await find({ search })).toEqual(tickets);
});

it('past sessions are found by the time of their request', async () => {
  const middle = new Date(NOON + HOUR / 2).toISOString();
  expect(await find({ fromTime: middle })).toEqual(['T-10485']);
  expect(await find({ toTime: middle })).toEqual(['T-10482']);
});
