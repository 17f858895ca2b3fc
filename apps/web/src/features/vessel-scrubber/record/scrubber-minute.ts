/** The record of a scrubber minute by minute, each evaluated by place, time, mode and ratio (§9.8, MARPOL VI/14). */
import {
  computeCompleteness,
  computeGasRatio,
  type EvaluatedMoment,
  evaluateCompliance,
  type ScrubberMode,
  toScrubberMode,
} from '@fms/domain/emission';
import type { Position } from '@fms/domain/geo';
import { hasValue, type PlantInput, refuse } from '@fms/domain/plant-value';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { TRACK_GAP_MS, type TrackPoint } from '@fms/domain/track';
import { findPositionAt } from '../../../entities/track/index.ts';
import type { SeriesPoint } from '../../../live/index.ts';
import { createSteps } from './step-value.ts';

export const MINUTE_MS = 60_000;

/** Keys of the slots of a scrubber whose means over 60 s make the record. */
export const GAS_KEYS = ['so2', 'co2', 'ratio', 'connectedPower', 'washWaterFlow', 'exhaustTemperature'] as const;
/** Keys of those that are sent on change. */
export const STATE_KEYS = ['mode', 'running', 'calibrating'] as const;
export type MinuteKey = (typeof GAS_KEYS)[number] | (typeof STATE_KEYS)[number];

export interface MinuteInputs {
  readonly window: TimeSpan;
  /** Buckets of 60 s by key; absent where no tag fills the slot. */
  readonly series: ReadonlyMap<MinuteKey, readonly SeriesPoint[]>;
  /** Values of the states at the begin of the window. */
  readonly start: ReadonlyMap<MinuteKey, number>;
  /** Newest first. */
  readonly track: readonly TrackPoint[];
  readonly scope: number;
  /** Percent by the delivery note; null where it was not entered. */
  readonly fuelSulphur: number | null;
}

export interface ScrubberMinute extends EvaluatedMoment {
  /** False: no instrument of the scrubber was heard, and nothing of it is known. */
  readonly isHeard: boolean;
  readonly mode: ScrubberMode | null;
  /** SO2 in ppm over CO2 in percent; null where there is none. */
  readonly ratio: number | null;
  /** Speed made good, kn; null where it is not known. */
  readonly knots: number | null;
  /** Whether it counts for completeness: the scrubber ran, or ran when it was last heard. */
  readonly isRunning: boolean;
}

/** Every whole minute of the window, oldest first. */
export function buildMinutes(inputs: MinuteInputs): ScrubberMinute[] {
  const read = createReader(inputs);
  const minutes: ScrubberMinute[] = [];
  const first = Math.ceil(inputs.window.from / MINUTE_MS) * MINUTE_MS;
  for (let time = first; time + MINUTE_MS <= inputs.window.to; time += MINUTE_MS) minutes.push(read(time));
  return minutes;
}

/** Minutes that were measured: those to evaluate and to sum. The others are silence. */
export const listHeard = (minutes: readonly ScrubberMinute[]): ScrubberMinute[] =>
  minutes.filter(({ isHeard }) => isHeard);

/** Share of the minutes of running whose ratio was measured, 0 to 1; null where it did not run. */
export const computeShare = (minutes: readonly ScrubberMinute[]): number | null =>
  computeCompleteness(minutes.filter(({ isRunning }) => isRunning).map(({ ratio }) => ratio !== null));

function createReader({ series, start, track, scope, fuelSulphur }: MinuteInputs) {
  const meansOf = (key: MinuteKey) => new Map((series.get(key) ?? []).map(({ time, avg }) => [time, avg]));
  const stepsOf = (key: MinuteKey) => createSteps(start.get(key) ?? null, series.get(key) ?? []);
  const [so2, co2, ratio, power] = [meansOf('so2'), meansOf('co2'), meansOf('ratio'), meansOf('connectedPower')];
  const [modeAt, runningAt, calibratingAt] = [stepsOf('mode'), stepsOf('running'), stepsOf('calibrating')];
  const heard = new Set(GAS_KEYS.flatMap((key) => (series.get(key) ?? []).map(({ time }) => time)));
  return (time: Instant): ScrubberMinute => {
    const isHeard = heard.has(time);
    const held = readMode(modeAt(time), runningAt(time), power.get(time) ?? null);
    const mode = isHeard ? held : null;
    const isCalibrating = calibratingAt(time) === 1;
    const place = findPlace(track, time, scope);
    const gas = readRatio(time, so2.get(time), co2.get(time), ratio.get(time));
    const isWashing = mode === 'open' || mode === 'closed';
    const position = place?.position ?? null;
    return {
      time,
      isHeard,
      mode,
      position,
      knots: place?.knots ?? null,
      ratio: isWashing && !isCalibrating && hasValue(gas) ? gas.value : null,
      isRunning: held === 'open' || held === 'closed',
      compliance: evaluateCompliance({ time, position, mode, ratio: gas, isCalibrating, fuelSulphur }),
    };
  };
}

/**
 * The mode by its code, else by whether it runs: then open loop is taken, since the limit in air is the same in both. In
 * bypass the power connected says nothing of what burns beside the scrubber.
 */
function readMode(code: number | null, running: number | null, power: number | null): ScrubberMode | null {
  const known = code ?? running;
  return toScrubberMode(known, known === 0 ? null : power);
}

function readRatio(time: Instant, so2?: number, co2?: number, ratio?: number): PlantInput {
  const good = (value: number) => ({ value, state: 'good', time }) as const;
  if (so2 !== undefined && co2 !== undefined) return computeGasRatio({ so2: good(so2), co2: good(co2) });
  return ratio === undefined ? refuse('unknown', 'ratio') : good(ratio);
}

/** Null where there was no position for ten minutes: then its area is not known. */
function findPlace(
  track: readonly TrackPoint[],
  time: Instant,
  scope: number,
): { position: Position; knots: number | null } | null {
  const place = findPositionAt(track, time, scope);
  if (place === undefined || time - place.time > TRACK_GAP_MS) return null;
  return {
    position: { latitude: place.latitude, longitude: place.longitude },
    knots: place.speedKnots,
  };
}

export interface ModeStretch extends TimeSpan {
  /** Null: not known. */
  readonly mode: ScrubberMode | null;
}

/** Stretches of one mode in order of time. */
export function groupModes(minutes: readonly ScrubberMinute[]): ModeStretch[] {
  const stretches: ModeStretch[] = [];
  for (const { time, mode } of minutes) {
    const last = stretches.at(-1);
    if (last?.mode === mode) stretches[stretches.length - 1] = { ...last, to: time + MINUTE_MS };
    else stretches.push({ from: time, to: time + MINUTE_MS, mode });
  }
  return stretches;
}

/** The evaluation of the minute a time lies in; undefined outside the record. */
export function findMinute(minutes: readonly ScrubberMinute[], time: Instant): ScrubberMinute | undefined {
  const first = minutes[0]?.time ?? 0;
  return minutes[Math.floor((time - first) / MINUTE_MS)];
}
