/** The track by compliance: one piece for each stretch of a state, what is unknown as dots. */
import type { ComplianceState } from '@fms/domain/emission';
import { unwrapLongitudes } from '@fms/domain/track';
import type { Feature, FeatureCollection, LineString } from 'geojson';
import { STEP_GAP, type TrackFeatures } from '../../../map/index.ts';
import type { ScrubberMinute } from '../record/scrubber-minute.ts';

/** The strongest of the track's ramp. */
const STEP_COMPLIANT = 4;

export interface ComplianceTrack {
  /** Compliant as a line, everything else as round dots. */
  readonly track: TrackFeatures;
  /** Drawn over the dots in the colour of a warning. */
  readonly exceeding: FeatureCollection<LineString>;
}

/** A minute without evaluation has no state but unknown; one without a position has no place on the map. */
export function buildComplianceTrack(minutes: readonly ScrubberMinute[]): ComplianceTrack {
  const placed = minutes.flatMap(({ position, isHeard, compliance, time }) =>
    position === null ? [] : [{ ...position, time, state: isHeard ? compliance.state : ('unknown' as const) }],
  );
  const points = unwrapLongitudes(placed);
  const pieces: { state: ComplianceState; coordinates: number[][] }[] = [];
  points.forEach(({ longitude, latitude, state }, index) => {
    const last = pieces.at(-1);
    const place = [longitude, latitude];
    if (index === 0) return;
    const before = points[index - 1];
    const from = before === undefined ? place : [before.longitude, before.latitude];
    const owner = before?.state ?? state;
    if (last?.state === owner) last.coordinates.push(place);
    else pieces.push({ state: owner, coordinates: [from, place] });
  });
  const stepOf = (state: ComplianceState) => (state === 'compliant' ? STEP_COMPLIANT : STEP_GAP);
  return {
    track: {
      type: 'FeatureCollection',
      features: pieces.map(({ state, coordinates }) => line(coordinates, { step: stepOf(state), label: '' })),
    },
    exceeding: {
      type: 'FeatureCollection',
      features: pieces.filter(({ state }) => state === 'exceeding').map(({ coordinates }) => line(coordinates, {})),
    },
  };
}

function line<Properties extends object>(
  coordinates: number[][],
  properties: Properties,
): Feature<LineString, Properties> {
  return { type: 'Feature', geometry: { type: 'LineString', coordinates }, properties };
}
