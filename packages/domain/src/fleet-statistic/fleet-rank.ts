/** The order of vessels by a figure. A vessel that was measured for too little of the time has no place in it. */
import { computeQuantile } from '../statistic/index.ts';

/** Below this share of measured time a figure is told and not ranked. */
export const LEAST_COMPLETE = 0.8;

export interface RankedFigure<Id> {
  readonly id: Id;
  readonly value: number | null;
  /** 0 to 1. */
  readonly complete: number;
}

const isRanked = <Id>({ value, complete }: RankedFigure<Id>): boolean => value !== null && complete >= LEAST_COMPLETE;

/** Places from 1 for the lowest figure; equal figures share the place of the first of them. Others are absent. */
export function rankFigures<Id>(figures: readonly RankedFigure<Id>[]): ReadonlyMap<Id, number> {
  const ordered = figures.filter(isRanked).toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0));
  const places = new Map<Id, number>();
  let [place, last] = [0, Number.NaN];
  for (const [index, { id, value }] of ordered.entries()) {
    if (value !== last) [place, last] = [index + 1, value ?? Number.NaN];
    places.set(id, place);
  }
  return places;
}

/** How far a figure lies off the median of its sisters, as a share; null without a ranked sister, or when it is not ranked. */
export function compareToSisters<Id>(own: RankedFigure<Id>, sisters: readonly RankedFigure<Id>[]): number | null {
  const median = computeQuantile(
    sisters.filter(isRanked).flatMap(({ value }) => value ?? []),
    0.5,
  );
  return own.value === null || !isRanked(own) || median === null || median === 0 ? null : own.value / median - 1;
}
