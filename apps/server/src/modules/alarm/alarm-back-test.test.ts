import { type TagId, toId, type UserId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../platform/access/caller.ts';
import { CALLERS } from '../../testing/caller.ts';
import { type BackTestPorts, createAlarmBackTestService } from './alarm-back-test.service.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const tagId = toId<TagId>(7);
const LIMITS = { alarmLevel: 80, emergencyLevel: 95, reverse: false, delaySeconds: 0, deadBand: 0 };
const tag = {
  id: tagId,
  vesselId: toId<VesselId>(1),
  name: 'LO',
  description: '',
  unit: 'bar',
  valueKind: 'number' as const,
  ...LIMITS,
};
const caller = CALLERS.operator;
/** Three readings share each second, told apart by their ordinals. */
const history = [70, 81, 79, 81, 79, 70, 96, 97, 70, 70, 70].map((value, i) => ({
  timeMs: NOON + Math.floor(i / 3) * 1000,
  ordinal: i % 3,
  value,
  quality: 0,
}));

function service(own: Partial<BackTestPorts> = {}) {
  return createAlarmBackTestService({
    rights: { visible: async () => new Set(), require: async () => {} },
    tagOf: (id) => (id === tagId ? tag : undefined),
    samples: async ({ fromMs, toMs, limit }) =>
      history.filter(({ timeMs }) => timeMs >= fromMs && timeMs <= toMs).slice(0, limit),
    ...own,
  });
}
const period = { fromTime: new Date(NOON).toISOString(), toTime: new Date(NOON + 60_000).toISOString() };
const ask = (limits: Partial<typeof LIMITS>, own: Partial<BackTestPorts> = {}, more: object = {}) =>
  service(own).backTest(caller, { dataTagId: tagId, ...period, limits: { ...LIMITS, ...limits }, ...more });

describe('a back-test', () => {
  it.each<[string, Partial<typeof LIMITS>, [number, number, number, number, number]]>([
    ['the present limits change nothing', {}, [3, 3, 0, 0, 0]],
    ['a dead band makes one of two', { deadBand: 5 }, [3, 2, 1, 0, 0]],
    ['a higher limit leaves out the small ones', { alarmLevel: 90 }, [3, 1, 2, 0, 0]],
    ['a lower limit lasts all the time', { alarmLevel: 70 }, [3, 1, 2, 0, 1]],
    ['without an emergency level one is less bad', { emergencyLevel: null as never }, [3, 3, 0, 0, 1]],
    ['a delay leaves out all', { delaySeconds: 2 }, [3, 0, 3, 0, 0]],
  ])('%s', async (_sentence, limits, [before, after, vanishing, coming, changing]) => {
    const found = await ask(limits);
    expect([found.before, found.after, found.vanishing.count, found.coming.count, found.changing.count]).toEqual([
      before,
      after,
      vanishing,
      coming,
      changing,
    ]);
    expect(found).toMatchObject({ samples: history.length, isComplete: true, testedTo: period.toTime });
  });

  it('goes on where one millisecond holds more readings than one chunk', async () => {
    expect(await ask({}, { chunk: 1 })).toMatchObject({ isComplete: true, testedTo: period.toTime });
  });

  it.each([4, 5, 6, 100])('evaluates every sample once, in chunks of %i', async (chunk) => {
    const whole = await ask({ deadBand: 5 });
    expect(await ask({ deadBand: 5 }, { chunk })).toEqual(whole);
  });

  it('stops where there is too much, and says so', async () => {
    const found = await ask({}, { chunk: 4, maxSamples: 4 });
    expect(found).toMatchObject({ samples: 4, isComplete: false, testedTo: new Date(NOON + 1000).toISOString() });
  });

  it('is refused to a user with too many unanswered, and to no other user', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<[]>();
    const busy = service({ samples: () => answered });
    const other = { ...caller, userId: toId<UserId>(4) };
    const test = (who: Caller) => busy.backTest(who, { dataTagId: tagId, ...period, limits: LIMITS });
    const asked = [test(caller), test(caller), test(caller)];
    await expect(test(caller)).rejects.toMatchObject({ code: 'too-many-requests' });
    asked.push(test(other));
    answer([]);
    expect(await Promise.all(asked)).toHaveLength(4);
    expect(await test(caller)).toMatchObject({ samples: 0 });
  });

  it('tells what is missed, what comes later, and the shortest', async () => {
    const long = [70, 85, 85, 85, 70].map((value, i) => ({ timeMs: NOON + i * 40_000, ordinal: 0, value, quality: 0 }));
    const own = { samples: async () => long };
    const toTime = new Date(NOON + 600_000).toISOString();
    const higher = await ask({ alarmLevel: 90 }, own, { toTime });
    expect(higher).toMatchObject({ before: 1, after: 0, missed: { count: 1 }, later: null });
    const slower = await ask({ delaySeconds: 30 }, own, { toTime });
    const from = new Date(NOON + 40_000).toISOString();
    expect(slower).toMatchObject({ missed: { count: 0 }, later: { seconds: 30, from } });
    expect(slower.shortest).toEqual({ before: 120, after: 90 });
  });

  it('evaluates limits on what a tried quality rule leaves, and counts what it flags', async () => {
    const qualityRule = { lowestPossible: null, highestPossible: 90, fastestChange: null, stuckSeconds: null };
    const found = await ask({}, {}, { qualityRule });
    expect(found).toMatchObject({ flagged: { before: 0, after: 2 }, before: 3, after: 2 });
  });

  it('lists the newest first', async () => {
    const { vanishing } = await ask({ delaySeconds: 2 });
    expect(vanishing.newest.map(({ from }) => Date.parse(from) - NOON)).toEqual([2000, 1000, 0]);
  });

  it.each<[string, Partial<BackTestPorts>, object, string]>([
    ['an unknown tag', { tagOf: () => undefined }, {}, 'forbidden'],
    ['a text', { tagOf: () => ({ ...tag, valueKind: 'text' as const }) }, {}, 'invalid-input'],
    ['a period upside down', {}, { toTime: '2020-01-01T00:00:00Z' }, 'invalid-input'],
    ['more than a year', {}, { fromTime: '2020-01-01T00:00:00Z' }, 'invalid-input'],
  ])('of %s is refused', async (_words, own, more, code) => {
    await expect(ask({}, own, more)).rejects.toMatchObject({ code });
  });
});
