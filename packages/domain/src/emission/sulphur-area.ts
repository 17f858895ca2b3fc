/** In which emission control area for sulphur a position lies at a time. */
import type { Position } from '../geo/coordinates.ts';
import { isInForce, toFactorDay } from '../plant-value/factor-set.ts';
import type { Instant } from '../time/instant.ts';
import { computeZoneDepthMeters } from '../zone/zone.ts';
import { SULPHUR_AREAS } from './sulphur-area-data.ts';

export type AreaAnswer =
  | { readonly kind: 'inside'; readonly area: string }
  | { readonly kind: 'outside' }
  /** Near an area whose border the product does not have. */
  | { readonly kind: 'unknown'; readonly area: string };

/** A position on water. The sets of areas are those of the day, so that a past moment is judged as it was. */
export function findSulphurArea(position: Position, time: Instant): AreaAnswer {
  const day = toFactorDay(time);
  const found = SULPHUR_AREAS.filter((set) => isInForce(set, day))
    .map(({ factors }) => factors)
    .filter(({ outline }) => computeZoneDepthMeters([outline], position) > 0);
  const exact = found.find(({ isExact }) => isExact);
  if (exact) return { kind: 'inside', area: exact.name };
  const [near] = found;
  return near ? { kind: 'unknown', area: near.name } : { kind: 'outside' };
}
