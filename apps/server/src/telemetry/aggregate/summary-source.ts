/** Where the readings of periods are read: hour by hour or minute by minute from roll-ups, else one by one. */
import type { TagId } from '@fms/domain/identity';
import type { Period } from '@fms/domain/statistic';
import { HOUR_MS, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import type { DirtyHours } from '../hour/dirty-hours.ts';

export interface SummarySources {
  /** Whole hours whose roll-ups are up to date. */
  readonly hours: readonly TimeSpan[];
  /** Whole minutes of such hours. */
  readonly minutes: readonly TimeSpan[];
  readonly samples: readonly TimeSpan[];
}

export interface SourceRequest {
  readonly tagIds: readonly TagId[];
  /** In order of time, none overlapping. */
  readonly periods: readonly Period[];
  readonly dirty: DirtyHours;
  /** Readings before it were given up; their roll-ups were not. */
  readonly retiredBefore: number;
  /** Whether only the readings themselves will do, where they are kept. */
  readonly needsSamples: boolean;
}

/** With more pieces than this the readings answer alone: the statement would grow out of bounds. */
const MAX_PIECES = 400;

const ceil = (time: number, width: number) => Math.ceil(time / width) * width;
const floor = (time: number, width: number) => Math.floor(time / width) * width;

/**
 * The spans of the periods by source. Hours that lie in a period as a whole and minutes at its ends come from roll-ups,
 * parts of a minute and hours with newer readings from the readings: the answer is exact at any moment. Where readings
 * were given up a minute counts in the period in which it begins.
 */
export function findSources(request: SourceRequest): SummarySources {
  const { periods, retiredBefore, needsSamples } = request;
  const whole = periods.map(({ fromMs, toMs }) => ({ from: fromMs, to: toMs }));
  const kept = cut(whole, retiredBefore, Number.POSITIVE_INFINITY);
  const retired = cut(whole, Number.NEGATIVE_INFINITY, retiredBefore);
  if (needsSamples) return { hours: [], minutes: join(retired), samples: join(kept) };
  const dirty = listDirty(request, kept);
  const hours: TimeSpan[] = [];
  const minutes: TimeSpan[] = [];
  const samples: TimeSpan[] = [];
  for (const span of [...retired, ...kept]) {
    const part = splitSpan(span, span.from < retiredBefore ? [] : dirty, span.from < retiredBefore ? 1 : MINUTE_MS);
    hours.push(...part.hours);
    minutes.push(...part.minutes);
    samples.push(...part.samples);
  }
  const found = { hours: join(hours), minutes: join(minutes), samples: join(samples) };
  const pieces = found.hours.length + found.minutes.length + found.samples.length;
  return pieces <= MAX_PIECES ? found : { hours: [], minutes: join(retired), samples: join(kept) };
}

/** Hours that the readings must answer, in order of time. */
function listDirty({ tagIds, dirty }: SourceRequest, kept: readonly TimeSpan[]): readonly number[] {
  const [first, last] = [kept[0], kept.at(-1)];
  if (first === undefined || last === undefined) return [];
  return dirty.within(tagIds, Math.floor(first.from / HOUR_MS), Math.floor((last.to - 1) / HOUR_MS));
}

function splitSpan({ from, to }: TimeSpan, dirty: readonly number[], minuteMs: number): SummarySources {
  const hours: TimeSpan[] = [];
  const minutes: TimeSpan[] = [];
  const samples: TimeSpan[] = [];
  let at = from;
  const clean = (until: number) => {
    if (at >= until) return;
    const [firstHour, lastHour] = [ceil(at, HOUR_MS), floor(until, HOUR_MS)];
    const edges =
      firstHour < lastHour
        ? [
            { from: at, to: firstHour },
            { from: lastHour, to: until },
          ]
        : [{ from: at, to: until }];
    if (firstHour < lastHour) hours.push({ from: firstHour, to: lastHour });
    for (const edge of edges) {
      const [firstMinute, lastMinute] = [ceil(edge.from, minuteMs), floor(edge.to, minuteMs)];
      if (firstMinute >= lastMinute) samples.push(edge);
      else {
        minutes.push({ from: firstMinute, to: lastMinute });
        samples.push({ from: edge.from, to: firstMinute }, { from: lastMinute, to: edge.to });
      }
    }
    at = until;
  };
  for (const hour of dirty) {
    const [begin, end] = [Math.max(from, hour * HOUR_MS), Math.min(to, (hour + 1) * HOUR_MS)];
    if (begin >= end) continue;
    clean(begin);
    samples.push({ from: begin, to: end });
    at = end;
  }
  clean(to);
  return { hours, minutes, samples };
}

function cut(spans: readonly TimeSpan[], fromMs: number, toMs: number): TimeSpan[] {
  return spans
    .map(({ from, to }) => ({ from: Math.max(from, fromMs), to: Math.min(to, toMs) }))
    .filter(({ from, to }) => from < to);
}

/** In order of time, those that meet as one. */
function join(spans: readonly TimeSpan[]): TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const span of spans.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && last.to === span.from) joined[joined.length - 1] = { from: last.from, to: span.to };
    else joined.push(span);
  }
  return joined;
}
