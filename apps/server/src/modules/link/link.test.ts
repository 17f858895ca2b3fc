import type { VesselId } from '@fms/domain/identity';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import { insertVessel } from '../../testing/rows.ts';
import { setUp } from '../../testing/set-up.ts';
import { LinkStateStore } from './link-state.service.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const clock = { time: NOON, now: () => clock.time };

const store = setUp(() => openTestDatabase(clock));
let linkState: LinkStateStore;
let vesselId: VesselId;
beforeEach(async () => {
  vesselId = await insertVessel(store.db, { createdMs: NOON });
  clock.time = NOON;
  linkState = await LinkStateStore.open(store.db, clock);
});

const reopened = async () => {
  await linkState.save();
  return LinkStateStore.open(store.db, clock);
};

describe('a stream', () => {
  it('belongs to whom it was opened by first', async () => {
    const stream = crypto.randomUUID();
    expect(await linkState.openStream(stream, 'vessel:1')).toEqual({ lastSequence: 0, stored: [] });
    expect(await linkState.openStream(stream, 'fleet')).toBe('stream-foreign');
    expect(await (await reopened()).openStream(stream, 'vessel:2')).toBe('stream-foreign');
  });

  it('is refused beyond as many as one key may have, and those it has stay open to it', async () => {
    const bounded = await LinkStateStore.open(store.db, clock, { vessel: 3, fleet: 3 });
    const owner = `vessel:${vesselId}`;
    const names = [1, 2, 3].map(() => crypto.randomUUID());
    for (const name of names) expect(await bounded.openStream(name, owner)).toMatchObject({ lastSequence: 0 });
    expect(await bounded.openStream(crypto.randomUUID(), owner)).toBe('too-many-streams');
    expect(await bounded.openStream(names[0] as string, owner)).toMatchObject({ lastSequence: 0 });
    expect(await bounded.openStream(crypto.randomUUID(), `${owner}0`)).toMatchObject({ lastSequence: 0 });
  });

  it('says exactly what of it is stored, gaps known, at once and after a restart', async () => {
    const stream = crypto.randomUUID();
    await linkState.openStream(stream, 'fleet');
    for (const sequence of [1, 9, 4, 5, 2]) linkState.stored(stream, sequence);
    const known = {
      lastSequence: 2,
      stored: [
        [4, 5],
        [9, 9],
      ],
    };
    expect(await linkState.openStream(stream, 'fleet')).toEqual(known);
    const later = await reopened();
    expect(await later.openStream(stream, 'fleet')).toEqual(known);
    later.stored(stream, 3);
    await later.save();
    expect(await later.openStream(stream, 'fleet')).toEqual({ lastSequence: 5, stored: [[9, 9]] });
  });

  it('is stored the same in any order and however often a batch comes', async () => {
    const sequences = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(sequences, async (some) => {
        const [stream, again] = [crypto.randomUUID(), crypto.randomUUID()];
        for (const name of [stream, again]) await linkState.openStream(name, 'fleet');
        for (const sequence of some) linkState.stored(stream, sequence);
        for (const sequence of [...some, ...some].sort((a, b) => a - b)) linkState.stored(again, sequence);
        expect(await linkState.openStream(stream, 'fleet')).toEqual(await linkState.openStream(again, 'fleet'));
      }),
      { numRuns: 20, seed: 3 },
    );
  });

  it('with nothing but gaps is bounded', async () => {
    const stream = crypto.randomUUID();
    await linkState.openStream(stream, 'fleet');
    for (let sequence = 2; sequence < 30_000; sequence += 2) linkState.stored(stream, sequence);
    const gaps = async (of: LinkStateStore) => {
      const opened = await of.openStream(stream, 'fleet');
      return typeof opened === 'string' ? opened : opened.stored.length;
    };
    expect(await gaps(linkState)).toBe(1000);
    expect(await gaps(await reopened())).toBe(1000);
  });
});

describe('a vessel’s link', () => {
  it('is connected while any gateway is, and remembers when it was heard', async () => {
    linkState.connected(vesselId, 'gateway 1');
    clock.time = NOON + 5000;
    linkState.connected(vesselId, 'gateway 2');
    linkState.heard(vesselId, 10);
    linkState.backlog(vesselId, 77);
    linkState.disconnected(vesselId);
    expect(linkState.linkOf(vesselId)).toMatchObject({ connectedSince: NOON, software: 'gateway 2' });
    linkState.disconnected(vesselId);
    expect(linkState.linkOf(vesselId)?.connectedSince).toBeNull();
    const kept = { lastPingMs: NOON + 5000, samplesStored: 10, backlogBytes: 77, connectedSince: null };
    expect((await reopened()).linkOf(vesselId)).toMatchObject(kept);
  });
});

describe('refusals', () => {
  it('are added up by place and reason, with the last example, over restarts', async () => {
    linkState.refused(vesselId, 'server', [{ reason: 'time-in-future', count: 2, example: 'a' }]);
    linkState = await reopened();
    clock.time = NOON + 1000;
    linkState.refused(vesselId, 'server', [{ reason: 'time-in-future', count: 3, example: 'b' }]);
    linkState.refused(vesselId, 'gateway', [{ reason: 'time-in-future', count: 1, example: 'c' }]);
    const all = (await reopened())
      .refusalsOf(vesselId)
      .map(({ place, count, lastMs, example }) => ({ place, count, lastMs, example }));
    expect(all).toEqual([
      { place: 'server', count: 5, lastMs: NOON + 1000, example: 'b' },
      { place: 'gateway', count: 1, lastMs: NOON + 1000, example: 'c' },
    ]);
  });

  it('of reasons made up for ever are counted together', () => {
    for (let i = 0; i < 1000; i++)
      linkState.refused(vesselId, 'gateway', [{ reason: `made-up-${i}`, count: 1, example: '' }]);
    const kept = linkState.refusalsOf(vesselId);
    expect(kept.length).toBeLessThan(250);
    expect(kept.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
  });

  it('of a vessel that was deleted meanwhile delay no other', async () => {
    linkState.refused(vesselId, 'server', [{ reason: 'time-in-future', count: 1, example: '' }]);
    linkState.heard(vesselId, 1);
    await store.db.deleteFrom('vessel').where('id', '=', vesselId).execute();
    expect((await reopened()).refusalsOf(vesselId)).toEqual([]);
  });
});
