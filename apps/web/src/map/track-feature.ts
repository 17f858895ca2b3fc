/**
 * The track of one vessel as GeoJSON (visual-language, "Map"): pieces coloured by the speed made good between two
 * points, and dots where there was no position, with its duration in words.
 */
import {
  distanceMeters,
  formatAge,
  gridCellDegrees,
  isTrackPoint,
  KMH_PER_KNOT,
  TRACK_GAP_MS,
  type TrackPoint,
  unwrapLongitudes,
} from '@fms/domain';
import type { Feature, FeatureCollection, LineString } from 'geojson';

/** Upper bounds of the five steps of the speed ramp, knots; the last step is open. */
export const SPEED_STEPS_KNOTS = [3, 6, 9, 12] as const;
export const SPEED_RAMP_KNOTS = 15;

export interface TrackFeatureProperties {
  /** Step of the ramp, 0 slow to 4 fast; −1 where there was no position. */
  readonly step: number;
  /** "no position 41 min" beside a gap, otherwise empty. */
  readonly label: string;
}

export type TrackFeatures = FeatureCollection<LineString, TrackFeatureProperties>;

export interface TrackFeatureAsk {
  /** Newest first, as the calls answer and tracks are kept. */
  readonly points: readonly TrackPoint[];
  /** With which scope they were asked for: thinning leaves out points of a vessel that does not move. */
  readonly scope: number;
  readonly gapText: (duration: string) => string;
}

const METERS_PER_DEGREE = 111_195;

export function trackFeatures({ points, scope, gapText }: TrackFeatureAsk): TrackFeatures {
  const track = unwrapLongitudes(points.filter((point) => isTrackPoint(point)).reverse());
  const features: Feature<LineString, TrackFeatureProperties>[] = [];
  let run: TrackPoint[] = [];
  let runStep = -1;
  const endRun = () => {
    if (run.length > 1) features.push(line(run, { step: runStep, label: '' }));
  };
  track.forEach((point, index) => {
    const before = track[index - 1];
    if (before === undefined) return;
    if (isGap(before, point, scope)) {
      endRun();
      run = [];
      features.push(line([before, point], { step: -1, label: gapText(formatAge(point.time - before.time)) }));
      return;
    }
    const step = speedStep(speedKnots(before, point));
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
function isGap(before: TrackPoint, after: TrackPoint, scope: number): boolean {
  if (after.time - before.time <= TRACK_GAP_MS) return false;
  return distanceMeters(before, after) > 3 * gridCellDegrees(scope) * METERS_PER_DEGREE;
}

function speedKnots(before: TrackPoint, after: TrackPoint): number {
  const hours = (after.time - before.time) / 3_600_000;
  return hours <= 0 ? 0 : distanceMeters(before, after) / 1000 / KMH_PER_KNOT / hours;
}

/** 0 below 3 kn up to 4 at 12 kn and more. */
export function speedStep(knots: number): number {
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
