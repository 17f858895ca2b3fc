/** In which emission control area for sulphur a position lies at a time. */
import type { Position } from '../geo/coordinates.ts';
import { isInForce, toFactorDay } from '../plant-value/factor-set.ts';
import type { Instant } from '../time/instant.ts';
import { computeZoneBox, computeZoneDepthMeters, isNear, type Outline } from '../zone/zone.ts';
import { SULPHUR_AREAS } from './sulphur-area-data.ts';

export type AreaAnswer =
  | { readonly kind: 'inside'; readonly area: string }
  | { readonly kind: 'outside' }
  /** Near an area whose border the product does not have. */
  | { readonly kind: 'unknown'; readonly area: string };

/** With the box around each: most positions are far from most areas. */
const AREAS = SULPHUR_AREAS.map((set) => ({ ...set, box: computeZoneBox([set.factors.outline]) }));

export interface DrawnArea {
  readonly name: string;
  readonly outline: Outline;
  /** Where the border is from, and whether it was compared with that document. */
  readonly source: string;
  readonly verified: boolean;
}

/** The areas in force at a time whose border the product has. The outline runs over land too: land is drawn above it. */
export function listDrawnAreas(time: Instant): DrawnArea[] {
  const day = toFactorDay(time);
  return SULPHUR_AREAS.filter((set) => isInForce(set, day) && set.factors.isExact).map(
    ({ source, verified, factors: { name, outline } }) => ({ name, outline, source, verified }),
  );
}

/** A position on water. The sets of areas are those of the day, so that a past moment is evaluated as it was. */
export function findSulphurArea(position: Position, time: Instant): AreaAnswer {
  const day = toFactorDay(time);
  const found = AREAS.filter((set) => isInForce(set, day) && isNear(set.box, position))
    .map(({ factors }) => factors)
    .filter(({ outline }) => computeZoneDepthMeters([outline], position) > 0);
  const exact = found.find(({ isExact }) => isExact);
  if (exact) return { kind: 'inside', area: exact.name };
  const [near] = found;
  return near ? { kind: 'unknown', area: near.name } : { kind: 'outside' };
}
