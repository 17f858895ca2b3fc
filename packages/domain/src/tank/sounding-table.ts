/** Volume of a tank from its sounding: the tables of its calibration, with trim and heel, or its level where it has none. */
import { combine } from '../plant-value/combine.ts';
import { type PlantAnswer, type PlantInput, parameter, type Refusal, refuse } from '../plant-value/plant-value.ts';

/** A table of two entries: `values[row][column]` belongs to `rows[row]` and `columns[column]`, both ascending. */
export interface Grid {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly values: readonly (readonly number[])[];
}

export interface SoundingTable {
  /** Rows: sounding, m. Columns: trim, m, by the stern positive; a single one for a table on even keel. Values: volume, m³. */
  readonly volumes: Grid;
  /**
   * Rows: sounding, m. Columns: heel, °, to starboard positive. Values: what is added to the sounding, m. Null for a tank
   * whose sounding pipe stands amidships.
   */
  readonly heelCorrections: Grid | null;
}

export interface TankVolume {
  /** m³. */
  readonly volume: number;
  /** False where trim did not enter, or where it is the level times the capacity: shown as "uncorrected". */
  readonly isCorrected: boolean;
}

export interface SoundingInputs {
  /** m. */
  readonly sounding: PlantInput;
  /** m, by the stern positive. */
  readonly trim: PlantInput;
  /** °, to starboard positive. */
  readonly heel: PlantInput;
}

/**
 * Volume by the table: the sounding is corrected for heel, then read at the trim; between entries bilinear, as tables of
 * calibration say they are to be read. A correction does not lead out of the table: an empty tank stays empty when the ship
 * heels. Refused as `out-of-range` for a sounding, trim or heel beyond the table: nothing is extended.
 */
export function computeVolume(inputs: SoundingInputs, table: SoundingTable): PlantAnswer<TankVolume> {
  const [evenKeel, ...otherTrims] = table.volumes.columns;
  const isCorrected = otherTrims.length > 0;
  // A table on even keel does not need the trim, a tank amidships not the heel.
  const used = {
    sounding: inputs.sounding,
    trim: isCorrected ? inputs.trim : parameter(evenKeel, 'trim'),
    heel: table.heelCorrections === null ? parameter(0, 'heel') : inputs.heel,
  };
  return combine<{ sounding: number; trim: number; heel: number }, TankVolume>(used, (of) => {
    if (interpolate(table.volumes, of.sounding, of.trim) === undefined) return refuse('out-of-range', 'sounding');
    const correction = table.heelCorrections === null ? 0 : interpolate(table.heelCorrections, of.sounding, of.heel);
    if (correction === undefined) return refuse('out-of-range', 'heel');
    const corrected = clampTo(table.volumes.rows, of.sounding + correction);
    const volume = interpolate(table.volumes, corrected, of.trim);
    return volume === undefined ? refuse('out-of-range', 'sounding') : { volume, isCorrected };
  });
}

function clampTo(entries: readonly number[], value: number): number {
  return Math.min(entries.at(-1) ?? value, Math.max(entries[0] ?? value, value));
}

/** The table of a tank that is calibrated on even keel only: points of sounding, m, and volume, m³, ascending. */
export function toEvenKeelTable(points: readonly (readonly [sounding: number, volume: number])[]): SoundingTable {
  const volumes = {
    rows: points.map(([sounding]) => sounding),
    columns: [0],
    values: points.map(([, volume]) => [volume]),
  };
  return { volumes, heelCorrections: null };
}

/** Level, percent, times the capacity, m³: what is left without a table. */
export function computeUncorrectedVolume(inputs: {
  readonly level: PlantInput;
  readonly capacity: PlantInput;
}): PlantAnswer<TankVolume> {
  return combine(inputs, (of): TankVolume | Refusal =>
    of.capacity > 0
      ? { volume: (of.level / 100) * of.capacity, isCorrected: false }
      : refuse('out-of-range', 'capacity'),
  );
}

/** Bilinear between the four entries around a place; undefined beyond the grid. One row or column is allowed. */
export function interpolate({ rows, columns, values }: Grid, row: number, column: number): number | undefined {
  const [r, c] = [locate(rows, row), locate(columns, column)];
  if (r === undefined || c === undefined) return undefined;
  const at = (rowIndex: number) => {
    const [left, right] = [values[rowIndex]?.[c.index], values[rowIndex]?.[c.next]];
    return left === undefined || right === undefined ? undefined : left + (right - left) * c.share;
  };
  const [above, below] = [at(r.index), at(r.next)];
  return above === undefined || below === undefined ? undefined : above + (below - above) * r.share;
}

/** The entries around a value, and how far it is from the first to the second. */
function locate(entries: readonly number[], value: number) {
  const next = entries.findIndex((entry) => entry >= value);
  const [to, from] = [entries[next], entries[next - 1]];
  if (to === undefined) return undefined;
  if (to === value) return { index: next, next, share: 0 };
  return from === undefined ? undefined : { index: next - 1, next, share: (value - from) / (to - from) };
}
