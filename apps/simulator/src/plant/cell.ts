/** How the cells of a string differ: one is the weakest, one the strongest, the others lie between them for good. */
import { hashToFraction, hashToNoise } from '../random/hash.ts';
import type { BatterySpec } from '../spec/machinery-spec.ts';

/** Place of a cell between the lowest (−0.6) and the highest (+0.4) of its string, shares of the spread. */
export const LOWEST_CELL = -0.6;
export const HIGHEST_CELL = 0.4;
const USUAL_CELL = 0.3;
/** The weakest cell stands at this share of the string: pack 4, module 3, cell 4 of a string of 6 × 7 × 6. */
const WEAKEST_AT = 0.56;
const STRONGEST_AT = 0.21;

export const findWeakestCell = ({ cellsInSeries }: BatterySpec) => Math.floor(WEAKEST_AT * cellsInSeries);
export const countModules = ({ cellsInSeries, cellsPerModule }: BatterySpec) => cellsInSeries / cellsPerModule;

/** Of cell `cell` of string `string`, both from 0. */
export function computeCellPlace(spec: BatterySpec, string: number, cell: number): number {
  if (cell === findWeakestCell(spec)) return LOWEST_CELL;
  if (cell === Math.floor(STRONGEST_AT * spec.cellsInSeries)) return HIGHEST_CELL;
  return USUAL_CELL * hashToNoise(string, cell, 41);
}

/** Sum of the places of a module's cells. */
export function computeModulePlace(spec: BatterySpec, string: number, module: number): number {
  const first = module * spec.cellsPerModule;
  let sum = 0;
  for (let i = 0; i < spec.cellsPerModule; i++) sum += computeCellPlace(spec, string, first + i);
  return sum;
}

/** Where a module lies between the coolest (0) and the warmest (1) of its string: the warmest has the weakest cell. */
export function computeModuleWarmth(spec: BatterySpec, string: number, module: number): number {
  if (module === Math.floor(findWeakestCell(spec) / spec.cellsPerModule)) return 1;
  if (module === Math.floor(STRONGEST_AT * countModules(spec))) return 0;
  return 0.2 + 0.6 * hashToFraction(string, module, 43);
}
