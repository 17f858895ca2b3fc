/** Volume by a table for even keel: what trim and heel add to the sounding at its pipe is taken off first. */
import { combine } from '../plant-value/combine.ts';
import { type PlantAnswer, type Refusal, refuse } from '../plant-value/plant-value.ts';
import type { SoundingInputs, TankVolume } from './sounding-table.ts';

/** The pipe of a tank, metres from the middle of the tank: towards aft, and towards starboard. */
export interface SoundingPipe {
  readonly aft: number;
  readonly starboard: number;
}

export interface EvenKeelTable {
  /** Sounding, m, against volume, m³; both ascending. */
  readonly curve: readonly (readonly [sounding: number, volume: number])[];
  readonly pipe: SoundingPipe;
  /** Of the ship between its draught marks, m: trim is measured over it. */
  readonly lengthMeters: number;
}

export interface EvenKeelVolume extends TankVolume {
  /** What was added to the sounding, m. */
  readonly correction: number;
}

/**
 * The surface stays level while the ship does not: at the pipe it stands higher than on even keel by trim / length · aft
 * + tan(heel) · starboard. Trim in m (by the stern positive), heel in ° (to starboard positive).
 */
export function computeSoundingCorrection(
  { pipe, lengthMeters }: Pick<EvenKeelTable, 'pipe' | 'lengthMeters'>,
  attitude: { readonly trim: number; readonly heel: number },
): number {
  const rise = (attitude.trim / lengthMeters) * pipe.aft + Math.tan((attitude.heel * Math.PI) / 180) * pipe.starboard;
  return rise === 0 ? 0 : -rise;
}

/**
 * Volume by a table for even keel, between its entries in a straight line. Refused as `out-of-range` for a sounding above
 * the table; one that the correction moves past an end by less than itself is an empty or a full tank.
 */
export function computeEvenKeelVolume(inputs: SoundingInputs, table: EvenKeelTable): PlantAnswer<EvenKeelVolume> {
  return combine({ ...inputs }, (of: { sounding: number; trim: number; heel: number }): EvenKeelVolume | Refusal => {
    const [first, last] = [table.curve[0], table.curve.at(-1)];
    if (first === undefined || last === undefined || !(table.lengthMeters > 0)) return refuse('missing', 'table');
    if (of.sounding < first[0] || of.sounding > last[0]) return refuse('out-of-range', 'sounding');
    const correction = computeSoundingCorrection(table, of);
    return { volume: readCurve(table.curve, of.sounding + correction), correction, isCorrected: true };
  });
}

/** The curve at a sounding; beyond its ends the volume of that end. */
function readCurve(curve: EvenKeelTable['curve'], sounding: number): number {
  const next = curve.findIndex(([depth]) => depth >= sounding);
  if (next === -1) return curve.at(-1)?.[1] ?? 0;
  const [to, from] = [curve[next], curve[next - 1]];
  if (to === undefined) return 0;
  if (from === undefined) return to[1];
  return from[1] + ((to[1] - from[1]) * (sounding - from[0])) / (to[0] - from[0]);
}
