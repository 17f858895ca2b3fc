/** Changes of the grade a consumer burns, and when its lines are flushed of the old one. */

import type { Position } from '../geo/coordinates.ts';
import { type Refusal, refuse } from '../plant-value/plant-value.ts';
import type { Instant } from '../time/instant.ts';
import { HOUR_MS } from '../time/unit.ts';

/** Between two samples further apart than this the flow is not known; the flush is not taken to go on. */
const GAP_MS = 5 * 60_000;

export interface FlushInputs {
  /** Sulphur of both grades by their delivery notes, percent. */
  readonly oldSulphur: number;
  readonly newSulphur: number;
  /** What must be reached, percent. */
  readonly limit: number;
  /** Volume of the lines and tanks that are flushed, l. */
  readonly systemLitres: number;
}

/**
 * Volume, l, that must run through until the mixture keeps the limit: V · ln((S_old − S_new) / (S_limit − S_new)), for a
 * volume V that mixes fully and is replaced by what runs in. 0 where the old grade keeps it. Refused as `out-of-range` where
 * the new one never does.
 */
export function computeFlushVolume({ oldSulphur, newSulphur, limit, systemLitres }: FlushInputs): number | Refusal {
  if (oldSulphur <= limit) return 0;
  if (newSulphur >= limit) return refuse('out-of-range', 'newSulphur');
  return systemLitres * Math.log((oldSulphur - newSulphur) / (limit - newSulphur));
}

export interface GradeSample {
  readonly time: Instant;
  /** Grade the valves give; null where it is not known. */
  readonly grade: string | null;
  /** Net flow of the consumer, l/h. */
  readonly litresPerHour: number;
  readonly position: Position | null;
}

export interface ChangeOver {
  readonly time: Instant;
  readonly fromGrade: string;
  readonly toGrade: string;
  readonly position: Position | null;
  /** What ran through since, l; up to the next change. */
  readonly flushedLitres: number;
  /** When the flush volume had run through; null until then, and where the volume is not known. */
  readonly flushEnd: Instant | null;
}

/**
 * Changes of grade among samples in order of time. `flushLitres` gives the volume for a change, undefined where it is not
 * known; a silence adds nothing to what ran through.
 */
export function findChangeOvers(
  samples: readonly GradeSample[],
  flushLitres: (fromGrade: string, toGrade: string) => number | undefined,
): ChangeOver[] {
  const found: ChangeOver[] = [];
  let grade: string | null = null;
  let before: GradeSample | undefined;
  for (const sample of samples) {
    const current = found.at(-1);
    if (current !== undefined && before !== undefined) {
      found[found.length - 1] = goOn(current, before, sample, flushLitres(current.fromGrade, current.toGrade));
    }
    if (sample.grade !== null && grade !== null && sample.grade !== grade) {
      found.push(begin(sample, grade, sample.grade, flushLitres(grade, sample.grade)));
    }
    grade = sample.grade ?? grade;
    before = sample;
  }
  return found;
}

function begin({ time, position }: GradeSample, from: string, to: string, needed: number | undefined): ChangeOver {
  return { time, fromGrade: from, toGrade: to, position, flushedLitres: 0, flushEnd: needed === 0 ? time : null };
}

/** Adds what ran through between two samples; the end is set where the needed volume is passed, between the two. */
function goOn(change: ChangeOver, before: GradeSample, sample: GradeSample, needed: number | undefined): ChangeOver {
  const stepMs = sample.time - before.time;
  if (stepMs <= 0 || stepMs > GAP_MS) return change;
  const litres = (Math.max(0, (before.litresPerHour + sample.litresPerHour) / 2) * stepMs) / HOUR_MS;
  const flushedLitres = change.flushedLitres + litres;
  if (change.flushEnd !== null || needed === undefined || flushedLitres < needed) return { ...change, flushedLitres };
  const share = litres > 0 ? (needed - change.flushedLitres) / litres : 1;
  return { ...change, flushedLitres, flushEnd: before.time + share * stepMs };
}
