/**
 * The track of one vessel as GeoJSON (§B6-4): pieces coloured by the speed made good between two
 * points or by a value measured meanwhile, and dots where there was no position, with its duration in words.
 */
import { formatAge } from '@fms/domain/format';
import { computeDistanceMeters } from '@fms/domain/geo';
import { computeGridCellDegrees } from '@fms/domain/map';
import type { Instant } from '@fms/domain/time';
import { isTrackPoint, KMH_PER_KNOT, TRACK_GAP_MS, type TrackPoint, unwrapLongitudes } from '@fms/domain/track';
import type { Feature, FeatureCollection, LineString } from 'geojson';

/** Upper bounds of the five steps of the speed ramp, knots; the last step is open. */
export const SPEED_STEPS_KNOTS = [3, 6, 9, 12] as const;
export const SPEED_RAMP_KNOTS = 15;

/** There was no position. */
export const STEP_GAP = -1;
/** There was a position, and no value to colour it by. */
export const STEP_UNKNOWN = -2;

export interface TrackFeatureProperties {
  /** Step of the ramp, 0 low to 4 high, or one of the two above. */
  readonly step: number;
  /** "no position 41 min" beside a gap, otherwise empty. */
  readonly label: string;
}

export type TrackFeatures = FeatureCollection<LineString, TrackFeatureProperties>;

/** What the five steps of the ramp stand for: speed over ground as specified, or any value of the vessel. */
export type TrackColour =
  | { readonly kind: 'speed' }
  | {
      readonly kind: 'value';
      readonly min: number;
      readonly max: number;
      /** The value at a time; undefined where none was measured near it. */
      readonly valueAt: (time: Instant) => number | undefined;
    };

export interface TrackFeatureRequest {
  /** Newest first, as the calls answer and tracks are kept. */
  readonly points: readonly TrackPoint[];
  /** With which scope they were asked for: thinning leaves out points of a vessel that does not move. */
  readonly scope: number;
  readonly gapText: (duration: string) => string;
  readonly colour?: TrackColour | undefined;
}

/** A track on the map. */
export interface MapTrack {
  /** Unique on its map; the vessel's id where there is one track a vessel. */
  readonly id: string;
  /** The same object as long as nothing changed: tracks are long, and only those that changed are drawn again. */
  readonly features: TrackFeatures;
  /** What has come since, drawn after it; short. */
  readonly tail?: TrackFeatures | undefined;
}

const SPEED: TrackColour = { kind: 'speed' };
const METERS_PER_DEGREE = 111_195;

/** Pieces of one colour and gaps, in the order they were sailed. */
export function buildTrackFeatures({ points, scope, gapText, colour = SPEED }: TrackFeatureRequest): TrackFeatures {
  const track = unwrapLongitudes(points.filter((point) => isTrackPoint(point)).reverse());
  const features: Feature<LineString, TrackFeatureProperties>[] = [];
  let run: TrackPoint[] = [];
  let runStep = STEP_GAP;
  const endRun = () => {
    if (run.length > 1) features.push(line(run, { step: runStep, label: '' }));
  };
  track.forEach((point, index) => {
    const before = track[index - 1];
    if (before === undefined) return;
    if (isTrackGap(before, point, scope)) {
      endRun();
      run = [];
      features.push(line([before, point], { step: STEP_GAP, label: gapText(formatAge(point.time - before.time)) }));
      return;
    }
    const step = stepOf(colour, before, point);
    // A new colour begins at the point where the last one ended, so that no hole is left between them.
    if (step !== runStep || run.length === 0) {
      endRun();
      run = [before];
      runStep = step;
    }
    run.push(point);
  });
  endRun();
  return { type: 'FeatureCollection', features };
}

/**
 * No position for more than 10 minutes, and elsewhere afterwards. The way counts because a thinned track holds one point
 * of a vessel at rest however long it lay there, while a moving one leaves a point in every cell it crosses.
 */
export function isTrackGap(before: TrackPoint, after: TrackPoint, scope: number): boolean {
  if (after.time - before.time <= TRACK_GAP_MS) return false;
  return computeDistanceMeters(before, after) > 3 * computeGridCellDegrees(scope) * METERS_PER_DEGREE;
}

function stepOf(colour: TrackColour, before: TrackPoint, after: TrackPoint): number {
  if (colour.kind === 'speed') return getSpeedStep(speedKnots(before, after));
  const value = colour.valueAt((before.time + after.time) / 2);
  return value === undefined ? STEP_UNKNOWN : getValueStep(value, colour.min, colour.max);
}

/** 0 to 4 for a value between its bounds, the ends open. */
export function getValueStep(value: number, min: number, max: number): number {
  const share = max > min ? (value - min) / (max - min) : 0;
  return Math.min(4, Math.max(0, Math.floor(share * 5)));
}

function speedKnots(before: TrackPoint, after: TrackPoint): number {
  const hours = (after.time - before.time) / 3_600_000;
  return hours <= 0 ? 0 : computeDistanceMeters(before, after) / 1000 / KMH_PER_KNOT / hours;
}

/** 0 below 3 kn up to 4 at 12 kn and more. */
export function getSpeedStep(knots: number): number {
  const step = SPEED_STEPS_KNOTS.findIndex((bound) => knots < bound);
  return step === -1 ? SPEED_STEPS_KNOTS.length : step;
}

function line(
  points: readonly TrackPoint[],
  properties: TrackFeatureProperties,
): Feature<LineString, TrackFeatureProperties> {
  const coordinates = points.map(({ longitude, latitude }) => [longitude, latitude]);
  return { type: 'Feature', geometry: { type: 'LineString', coordinates }, properties };
}
