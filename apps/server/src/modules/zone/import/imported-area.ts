/** An area as a file describes it, not yet held to the bounds of a zone. */
import { MAX_ORGANIZATION_CORNERS, MAX_RING_POINTS } from '@fms/contract/zone';
import type { Corner, Outline } from '@fms/domain/zone';
import { invalid } from '../../../platform/failure/failure.ts';

export interface ImportedArea {
  readonly name: string;
  readonly outlines: Outline[];
}

/** Corners of a file, counted before they are converted: no more than an organisation may have. Throws in words. */
export class CornerCount {
  #all = 0;

  /** A ring of so many corners, the first of which may be repeated as its last. */
  add(corners: number): void {
    if (corners > MAX_RING_POINTS + 1)
      throw invalid(`An outline of the file has more than ${MAX_RING_POINTS} corners.`);
    this.#all += corners;
    if (this.#all <= MAX_ORGANIZATION_CORNERS) return;
    throw invalid(`The areas of the file have more than ${MAX_ORGANIZATION_CORNERS} corners together.`);
  }
}

/** Names an area that has none in its file. */
export const getAreaName = (name: string | undefined, index: number): string =>
  name?.trim().slice(0, 80) || `Area ${index + 1}`;

/**
 * The corners of a ring without the repeated last one; longitudes go on across 180° instead of jumping back. Throws a
 * message for the author of the file.
 */
export function toOutline(corners: readonly (readonly number[])[], name: string): Outline {
  const ring: Corner[] = [];
  for (const [longitude, latitude] of corners) {
    if (!isDegrees(longitude, 180) || !isDegrees(latitude, 90)) {
      throw invalid(`The area "${name}" has a corner that is not a longitude and a latitude.`);
    }
    const before = ring.at(-1)?.[0] ?? longitude;
    ring.push([longitude + 360 * Math.round((before - longitude) / 360), latitude]);
  }
  const [first] = ring;
  const last = ring.at(-1);
  if (first && last && first[0] === last[0] && first[1] === last[1]) ring.pop();
  if (new Set(ring.map(String)).size < 3) throw invalid(`The area "${name}" has fewer than three corners.`);
  return ring;
}

const isDegrees = (value: number | undefined, most: number): value is number =>
  value !== undefined && Number.isFinite(value) && Math.abs(value) <= most;

export const hasHole = (name: string) =>
  invalid(`The area "${name}" has a hole; zones have none. Draw it as several areas.`);
