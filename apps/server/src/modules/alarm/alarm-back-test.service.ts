/**
 * Limits tried on stored history: samples run through the live evaluation, once by the tag's present limits and
 * once by the tried ones (call of our own; rules in `domain/alarm-back-test`). Nothing is stored or told.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  type AlarmBackTest,
  type BackTestEpisode,
  type backTestAlarm,
  MAX_BACK_TEST_ALARMS,
  MAX_BACK_TEST_DAYS,
  MAX_BACK_TEST_SAMPLES,
} from '@fms/contract/alarm';
import type { BodyOf } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import {
  type AlarmEpisode,
  compareEpisodes,
  createAlarmReplay,
  findLatest,
  findMissed,
  findShortestSeconds,
} from '@fms/domain/alarm';
import type { TagId, UserId } from '@fms/domain/identity';
import { createQualityReplay } from '@fms/domain/quality';
import { DAY_MS, type Instant } from '@fms/domain/time';
import { type Caller, createUnknownFailure, type VesselRights } from '../../platform/access/caller.ts';
import { SerialQueue } from '../../platform/concurrency/serial-queue.ts';
import { Failure, invalid } from '../../platform/failure/failure.ts';
import type { WatchedTag } from './alarm-transition.service.ts';

export interface BackTestPorts {
  rights: VesselRights;
  tagOf(tagId: TagId): WatchedTag | undefined;
  /** Numbers of one tag in order of time, both ends included. */
  samples(request: {
    tagId: TagId;
    fromMs: Instant;
    toMs: Instant;
    limit: number;
    onlyChanges: false;
  }): Promise<readonly { timeMs: Instant; ordinal: number; value: number; quality: number }[]>;
  /** Samples asked for at once, and evaluated at most; smaller in tests. */
  chunk?: number;
  maxSamples?: number;
}

const CHUNK = 50_000;
/** Asked by one person and not answered yet. */
const MAX_UNANSWERED = 3;
/** Samples evaluated before yielding to the event loop: about 2 ms. */
const STRETCH = 5_000;

export function createAlarmBackTestService(ports: BackTestPorts) {
  const { rights, tagOf } = ports;
  /** One back-test at a time: two take twice as long, and other requests are not delayed. */
  const queue = new SerialQueue();
  const unanswered = new Map<UserId, number>();

  /** Limits the unanswered back-tests of each user; throws `too-many-requests` beyond. */
  async function inTurn<T>({ userId }: Caller, work: () => Promise<T>): Promise<T> {
    const before = unanswered.get(userId) ?? 0;
    if (before >= MAX_UNANSWERED) {
      throw new Failure('too-many-requests', `${before} back-tests of yours are not answered yet.`);
    }
    unanswered.set(userId, before + 1);
    try {
      return await queue.run(work);
    } finally {
      const left = (unanswered.get(userId) ?? 1) - 1;
      if (left > 0) unanswered.set(userId, left);
      else unanswered.delete(userId);
    }
  }

  async function run(tag: WatchedTag, asked: BodyOf<typeof backTestAlarm>): Promise<AlarmBackTest> {
    const period = { tagId: tag.id, fromMs: fromWireTime(asked.fromTime), toMs: fromWireTime(asked.toTime) };
    const [present, tried] = [createAlarmReplay(tag), createAlarmReplay(asked.limits)];
    const flags = createQualityReplay(asked.qualityRule);
    const { count, testedTo, isComplete } = await stream(ports, period, (sample) => {
      present.take(sample);
      tried.take(flags.take(sample));
    });
    const [before, after] = [present.finish(testedTo), tried.finish(testedTo)];
    const { vanishing, coming, staying } = compareEpisodes(before, after);
    const later = findLatest(staying);
    const changing = staying.filter((pair) => pair.before.severity !== pair.after.severity);
    return {
      samples: count,
      testedTo: toWireTime(testedTo),
      isComplete,
      before: before.length,
      after: after.length,
      vanishing: listed(vanishing),
      coming: listed(coming),
      changing: listed(changing.map((pair) => pair.after)),
      missed: listed(findMissed(before, after, testedTo)),
      later: later && { seconds: later.seconds, from: toWireTime(later.from) },
      raised: { before: listed(before).newest, after: listed(after).newest },
      shortest: { before: findShortestSeconds(before), after: findShortestSeconds(after) },
      flagged: flags.counts(),
    };
  }

  return {
    async backTest(caller: Caller, asked: BodyOf<typeof backTestAlarm>): Promise<AlarmBackTest> {
      const tag = tagOf(asked.dataTagId);
      if (!tag) throw createUnknownFailure(caller, `Tag ${asked.dataTagId}`);
      await rights.require(caller, 'view', [tag.vesselId]);
      if (tag.valueKind !== 'number' && tag.valueKind !== 'boolean') throw invalid(`${tag.name} has no limits.`);
      const lengthMs = fromWireTime(asked.toTime) - fromWireTime(asked.fromTime);
      if (lengthMs <= 0) throw invalid('toTime must be after fromTime.');
      if (lengthMs > MAX_BACK_TEST_DAYS * DAY_MS) {
        throw invalid(`The period may have at most ${MAX_BACK_TEST_DAYS} days.`);
      }
      return inTurn(caller, () => run(tag, asked));
    },
  };
}
export type AlarmBackTestService = ReturnType<typeof createAlarmBackTestService>;

function listed(episodes: readonly AlarmEpisode[]): { count: number; newest: BackTestEpisode[] } {
  const newest = episodes.slice(-MAX_BACK_TEST_ALARMS).reverse();
  return {
    count: episodes.length,
    newest: newest.map(({ from, to, ...rest }) => ({
      ...rest,
      from: toWireTime(from),
      to: to === null ? null : toWireTime(to),
    })),
  };
}

/** Hands over every sample of the period once, chunk by chunk. */
async function stream(
  { samples, chunk = CHUNK, maxSamples = MAX_BACK_TEST_SAMPLES }: BackTestPorts,
  { tagId, ...period }: { tagId: TagId; fromMs: Instant; toMs: Instant },
  take: (sample: { time: Instant; value: number; quality: number }) => void,
): Promise<{ count: number; testedTo: Instant; isComplete: boolean }> {
  let count = 0;
  let { fromMs } = period;
  let lastOrdinal = -1;
  for (;;) {
    const read = await samples({ tagId, fromMs, toMs: period.toMs, limit: chunk, onlyChanges: false });
    for (const [i, { timeMs, ordinal, value, quality }] of read.entries()) {
      if (i % STRETCH === STRETCH - 1) await yieldToEventLoop();
      // The next chunk begins in the millisecond the last one ended in.
      if (timeMs === fromMs && ordinal <= lastOrdinal) continue;
      take({ time: timeMs, value, quality });
      count += 1;
    }
    const last = read.at(-1);
    const isOver = read.length < chunk || last === undefined;
    if (isOver) return { count, testedTo: period.toMs, isComplete: true };
    if (count >= maxSamples) return { count, testedTo: last.timeMs, isComplete: false };
    // A millisecond with more readings than fit one chunk is left where it is full, or it would be read for ever.
    const isStuck = last.timeMs === fromMs && last.ordinal === lastOrdinal;
    [fromMs, lastOrdinal] = isStuck ? [last.timeMs + 1, -1] : [last.timeMs, last.ordinal];
  }
}
