import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAlarm, buildTag, NOON } from '../../testing/builders.ts';
import { createStillLive } from '../../testing/still-live.ts';
import { createClock } from '../clock.ts';
import type { LiveParts } from '../live.ts';

const vessel = toId<VesselId>(1);
const tagId = (id: number) => toId<TagId>(id);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

const aLive = (given: Partial<LiveParts> = {}) => createStillLive({ clock: createClock(), ...given });

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Connected, until `stop`. */
async function aRunning() {
  const stage = aLive();
  const stop = stage.live.run();
  await settle();
  return { ...stage, stop };
}

describe('connecting', () => {
  it('tries the first start again after 10, 30, 60, 120, 240 s and then every 240 s', async () => {
    const { hub, live } = aLive();
    hub.isAway = true;
    const stop = live.run();
    const attemptsAt: number[] = [];
    for (let second = 0; second <= 950; second += 1) {
      const before = hub.attempts;
      await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1000);
      if (hub.attempts > before || second === 0) attemptsAt.push(second);
    }
    expect(attemptsAt).toEqual([0, 10, 40, 100, 220, 460, 700, 940]);
    stop();
  });

  it('says since when it is offline and when it tries next, and begins anew after a success', async () => {
    const { hub, live, stop } = await aRunning();
    expect(live.hub.status.phase).toBe('live');
    hub.drop();
    expect(live.hub.status).toMatchObject({ phase: 'waiting', offlineSince: NOON, nextAttemptAt: NOON + 10_000 });
    hub.isAway = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(live.hub.status).toMatchObject({ offlineSince: NOON, nextAttemptAt: NOON + 40_000 });
    hub.isAway = false;
    live.hub.retryNow();
    await settle();
    expect(live.hub.status).toMatchObject({ phase: 'live', offlineSince: undefined });
    hub.drop();
    expect(live.hub.status.nextAttemptAt).toBe(Date.now() + 10_000);
    stop();
  });

  it('counts all as changed after it was away for longer than the hub remembers', async () => {
    const changed: unknown[] = [];
    const { hub, live } = aLive({ onChanged: (change) => changed.push(change) });
    const stop = live.run();
    await settle();
    hub.drop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(live.hub.status.phase).toBe('live');
    expect(changed).toEqual([]);
    hub.isAway = true;
    hub.drop();
    await vi.advanceTimersByTimeAsync(100_000);
    hub.isAway = false;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(live.hub.status.phase).toBe('live');
    expect(changed).toEqual([{ subject: 'right', vesselIds: [] }]);
    stop();
  });

  it('connects no more once it was stopped', async () => {
    const { hub, live, stop } = await aRunning();
    hub.drop();
    stop();
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(hub.attempts).toBe(1);
    expect(live.hub.status.phase).toBe('off');
  });
});

describe('what is on screen', () => {
  it('is watched while it is mounted, in one call a tick, as differences', async () => {
    const { hub, live, stop } = await aRunning();
    live.tags.describe([buildTag(1), buildTag(2), buildTag(3)]);
    const leaveFirst = live.tags.subscribe(tagId(1), () => {});
    live.tags.subscribe(tagId(2), () => {});
    await settle();
    expect(hub.callsOf('WatchTags')).toEqual([[vessel, [1, 2]]]);
    leaveFirst();
    live.tags.subscribe(tagId(3), () => {});
    await settle();
    expect(hub.callsOf('WatchTags')).toEqual([
      [vessel, [1, 2]],
      [vessel, [3]],
    ]);
    expect(hub.callsOf('UnwatchTags')).toEqual([[vessel, [1]]]);
    stop();
  });

  it('costs nothing when it is left and entered within a tick', async () => {
    const { hub, live, stop } = await aRunning();
    live.tags.describe([buildTag(1)]);
    const leave = live.tags.subscribe(tagId(1), () => {});
    await settle();
    leave();
    live.tags.subscribe(tagId(1), () => {});
    await settle();
    expect(hub.callsOf('WatchTags')).toHaveLength(1);
    expect(hub.callsOf('UnwatchTags')).toHaveLength(0);
    stop();
  });

  it('is asked for as soon as its vessel is known', async () => {
    const { hub, live, stop } = await aRunning();
    live.tags.subscribe(tagId(9), () => {});
    await settle();
    expect(hub.callsOf('WatchTags')).toEqual([]);
    live.tags.describe([buildTag(9)]);
    await settle();
    expect(hub.callsOf('WatchTags')).toEqual([[vessel, [9]]]);
    stop();
  });

  it('is asked for again on a new connection, with all positions', async () => {
    const { hub, live, stop } = await aRunning();
    live.tags.describe([buildTag(1)]);
    live.tags.subscribe(tagId(1), () => {});
    await settle();
    hub.drop();
    await vi.advanceTimersByTimeAsync(10_100);
    expect(hub.callsOf('WatchTags')).toEqual([
      [vessel, [1]],
      [vessel, [1]],
    ]);
    expect(hub.callsOf('WatchPositions')).toEqual([[null], [null]]);
    stop();
  });
});

describe('what the hub says', () => {
  const hello = (serverStartId: string) => ({ serverStartId, serverTime: new Date(NOON).toISOString() });
  const samples = (value: number) => ({
    sequence: 1,
    tagIds: [tagId(1)],
    times: [NOON],
    values: [value],
    qualities: [0],
  });

  it('goes to the caches', async () => {
    const { hub, live, frames, stop } = await aRunning();
    hub.say('samples', samples(12.4));
    hub.say('positions', {
      vesselIds: [vessel],
      times: [NOON],
      latitudes: [60],
      longitudes: [3],
      speedsKnots: [12],
      coursesDegrees: [90],
      headingsDegrees: [null],
      qualities: [0],
    });
    hub.say('broadcastActiveAlarmMessage', [buildAlarm(1)]);
    frames.draw();
    expect(live.tags.read(tagId(1)).sample?.value).toBe(12.4);
    expect(live.positions.read(vessel)).toMatchObject({ latitude: 60, longitude: 3, headingDegrees: null });
    expect(live.alarms.snapshot.active).toHaveLength(1);
    stop();
  });

  it('is forgotten when another server answers, and not when the same one does', async () => {
    const restarts: number[] = [];
    const { hub, live, frames } = aLive({ onServerRestart: () => restarts.push(1) });
    const stop = live.run();
    await settle();
    hub.say('hello', hello('a'));
    hub.say('samples', samples(5));
    hub.say('hello', hello('a'));
    frames.draw();
    expect(live.tags.read(tagId(1)).sample?.value).toBe(5);
    hub.say('hello', hello('b'));
    frames.draw();
    expect(live.tags.read(tagId(1)).freshness).toBe('unknown');
    expect(restarts).toEqual([1]);
    stop();
  });

  it('sets the clock of ages by the server when this computer is wrong', async () => {
    const { hub, live, stop } = await aRunning();
    hub.say('hello', { serverStartId: 'a', serverTime: new Date(NOON + 5 * MINUTE_MS).toISOString() });
    expect(live.clock.now()).toBe(NOON + 5 * MINUTE_MS);
    hub.say('hello', { serverStartId: 'a', serverTime: new Date(NOON + 500).toISOString() });
    expect(live.clock.now()).toBe(NOON);
    stop();
  });

  it('is ignored when it is unknown or not as the contract says', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { hub, live, frames, stop } = await aRunning();
    hub.sayAnything('somethingNewer', [{ any: 1 }]);
    hub.sayAnything('samples', [{ sequence: 1, tagIds: ['x'], times: [], values: [], qualities: [] }]);
    hub.sayAnything('samples', []);
    frames.draw();
    expect(live.tags.samples()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(2);
    stop();
  });
});
