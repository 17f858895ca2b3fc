/** Minutes of a ship as jobs are found and summed up by, from the means of its tags (§9.8). */
import type { Position } from '../../geo/coordinates.ts';
import type { TagId } from '../../identity/index.ts';
import { computeQuantile } from '../../statistic/index.ts';
import type { Instant } from '../../time/instant.ts';
import type { TimeSpan } from '../../time/time-span.ts';
import { MINUTE_MS } from '../../time/unit.ts';
import type { JobMinute } from './job-minute.ts';
import type { JobSource, ScaledTag } from './job-source.ts';

/** What one tag measured in one minute. */
export interface MinuteMean {
  /** Begin of the minute. */
  readonly timeMs: Instant;
  readonly avg: number;
  /** The last reading within it: what a direction is read by. */
  readonly last: number;
}

export interface MinuteMeasurements {
  /** By tag, in order of time; minutes without a reading are absent. */
  readonly means: ReadonlyMap<TagId, readonly MinuteMean[]>;
  /** In order of time. */
  readonly positions: readonly (Position & { readonly time: Instant })[];
}

/** A value that is recorded seldom stands until the next is due, and never longer. */
export const HELD_MINUTES = 10;

type Cell = Pick<MinuteMean, 'avg' | 'last'> | null;
type ReadCell = (tagId: TagId | null) => Cell;

/**
 * The minutes of a span in which anything was measured, in order of time. A sum of several tags is known where each of them
 * is.
 */
export function buildJobMinutes(source: JobSource, measured: MinuteMeasurements, { from, to }: TimeSpan): JobMinute[] {
  const first = Math.floor(from / MINUTE_MS);
  const count = Math.ceil(to / MINUTE_MS) - first;
  const columns = new Map([...measured.means].map(([tagId, means]) => [tagId, spread(means, first, count)]));
  const positions = spreadPositions(measured.positions, first, count);
  const minutes: JobMinute[] = [];
  for (let index = 0; index < count; index += 1) {
    const isMeasured = [...columns.values()].some((cells) => cells[index]?.isOwn) || positions[index]?.isOwn;
    if (isMeasured !== true) continue;
    const read: ReadCell = (tagId) => (tagId === null ? null : (columns.get(tagId)?.[index] ?? null));
    minutes.push(toMinute((first + index) * MINUTE_MS, source, read, positions[index]?.position ?? null));
  }
  return minutes;
}

function toMinute(time: Instant, source: JobSource, read: ReadCell, position: Position | null): JobMinute {
  const mean = (tagId: TagId | null) => read(tagId)?.avg ?? null;
  const sum = (tags: readonly ScaledTag[]) => sumOf(tags.map(({ tagId, scale }) => scaled(mean(tagId), scale)));
  const speed = mean(source.speed);
  const heading = read(source.heading)?.last ?? null;
  const propulsion = source.propulsion.length === 0 ? null : sum(source.propulsion);
  const thrusters = source.thrusters.map(({ tagId, scale }) => scaled(mean(tagId), scale));
  const hotelKw = source.hotel.length === 0 ? null : sumOf(source.hotel.map(mean));
  const burns = source.burns.map(({ tagId, tonnesPerLitre, carbonFactor }) => {
    const fuel = tonnesPerLitre === null ? null : scaled(mean(tagId), tonnesPerLitre);
    return { fuel, carbon: carbonFactor === null ? null : scaled(fuel, carbonFactor) };
  });
  const powers = [
    ...[source.propulsion, source.thrusterPower].filter(({ length }) => length > 0).map(sum),
    ...(source.hotel.length === 0 ? [] : [hotelKw]),
  ];
  const engines = source.engines.map(({ tagId, above }) => {
    const value = mean(tagId);
    return value === null ? null : Number(value > above);
  });
  return {
    ...{ time, position, speed, heading, hotelKw },
    propulsionShare: source.ratedPower === null ? null : scaled(propulsion, 1 / source.ratedPower),
    thrusterShare: thrusters.length === 0 ? 0 : highestOf(thrusters),
    pull: mean(source.pull),
    current: difference(speed, mean(source.speedThroughWater)),
    headWind: readHeadWind(source, read, heading),
    isOnShorePower: source.shore.length === 0 ? null : isAnyOn(source.shore.map(mean)),
    fuelRate: burns.length === 0 ? null : sumOf(burns.map(({ fuel }) => fuel)),
    carbonRate: burns.length === 0 ? null : sumOf(burns.map(({ carbon }) => carbon)),
    powerKw: powers.length === 0 ? null : sumOf(powers),
    enginesRunning: engines.length === 0 ? null : sumOf(engines),
  };
}

/** True wind from ahead, m/s: by its angle from the bow, else by its direction and the heading. */
function readHeadWind(source: JobSource, read: ReadCell, heading: number | null): number | null {
  const strength = read(source.windSpeed)?.avg ?? null;
  const angle = read(source.windAngle)?.last ?? difference(read(source.windDirection)?.last ?? null, heading);
  return strength === null || angle === null ? null : strength * Math.cos((angle * Math.PI) / 180);
}

/** Null where any is not known. */
function sumOf(values: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

function highestOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function isAnyOn(values: readonly (number | null)[]): boolean | null {
  const highest = highestOf(values);
  return highest === null ? null : highest > 0.5;
}

const scaled = (value: number | null, scale: number) => (value === null ? null : value * scale);
const difference = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);

/**
 * Minutes between two readings of a tag, by the median: what comes every minute is unknown in the minute in which it is
 * missing, as in the figures of shifts and reports.
 */
function findRhythm(means: readonly MinuteMean[]): number {
  const steps = means.slice(1).map(({ timeMs }, place) => timeMs - (means[place]?.timeMs ?? timeMs));
  const median = computeQuantile(steps, 0.5);
  return median === null ? HELD_MINUTES : Math.min(HELD_MINUTES, Math.max(1, Math.round(median / MINUTE_MS)));
}

/** The cell of each minute of a span; one that stands from an earlier minute is not its own. */
function spread(means: readonly MinuteMean[], first: number, count: number) {
  const cells = new Array<(Pick<MinuteMean, 'avg' | 'last'> & { readonly isOwn: boolean }) | undefined>(count);
  const held = findRhythm(means);
  for (const [place, { timeMs, avg, last }] of means.entries()) {
    const index = Math.floor(timeMs / MINUTE_MS) - first;
    const next = means[place + 1];
    const until = next === undefined ? Number.POSITIVE_INFINITY : Math.floor(next.timeMs / MINUTE_MS) - first;
    // What stands is the last reading, not the mean of the minute before.
    const end = Math.min(count, until, index + held);
    for (let at = Math.max(0, index); at < end; at += 1) {
      cells[at] = at === index ? { avg, last, isOwn: true } : { avg: last, last, isOwn: false };
    }
  }
  return cells;
}

function spreadPositions(positions: MinuteMeasurements['positions'], first: number, count: number) {
  const cells = new Array<{ position: Position; isOwn: boolean } | undefined>(count);
  for (const { time, latitude, longitude } of positions) {
    const index = Math.floor(time / MINUTE_MS) - first;
    if (index >= 0 && index < count) cells[index] ??= { position: { latitude, longitude }, isOwn: true };
  }
  return cells;
}
