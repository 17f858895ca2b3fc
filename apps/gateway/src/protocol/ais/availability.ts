/**
 * "Not available" of AIS, told apart before anything else looks at a figure: a repair of coordinates would land 91/181
 * in the Gulf of Guinea (§B3-2). Shared by messages and by tables of AIS positions, which keep the same figures.
 */
import { normalisePosition } from '@fms/domain/geo';

export type NotAvailable =
  | 'position-not-available'
  | 'position-out-of-range'
  | 'speed-not-available'
  | 'course-not-available'
  | 'heading-not-available';

export interface Motion {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly speedKnots: number | null;
  readonly courseDegrees: number | null;
  readonly headingDegrees: number | null;
}

const SPEED_NOT_AVAILABLE_KNOTS = 102.3;
/** Of courses; headings say 511, and nothing from 360 on is a direction. */
const DIRECTION_LIMIT_DEGREES = 360;
/** Tables keep binary32 figures such as 102.30000305. */
const TOLERANCE = 0.01;

const below = (value: number | null, limit: number) =>
  value !== null && Number.isFinite(value) && value >= 0 && value < limit - TOLERANCE ? value : null;

/** The valid figures, null for the others; `refuse` gets the reason, once for each figure that was given. */
export function pickAvailableMotion(motion: Motion, refuse: (reason: NotAvailable) => void): Motion {
  const speedKnots = below(motion.speedKnots, SPEED_NOT_AVAILABLE_KNOTS);
  const courseDegrees = below(motion.courseDegrees, DIRECTION_LIMIT_DEGREES);
  const headingDegrees = below(motion.headingDegrees, DIRECTION_LIMIT_DEGREES);
  if (speedKnots === null && motion.speedKnots !== null) refuse('speed-not-available');
  if (courseDegrees === null && motion.courseDegrees !== null) refuse('course-not-available');
  if (headingDegrees === null && motion.headingDegrees !== null) refuse('heading-not-available');
  const { latitude, longitude } = motion;
  const known = latitude !== null && longitude !== null;
  const verdict = known ? normalisePosition({ latitude, longitude }) : null;
  if (verdict && !verdict.ok) {
    refuse(verdict.reason === 'not-available' ? 'position-not-available' : 'position-out-of-range');
  }
  const kept = known && verdict?.ok === true;
  return {
    latitude: kept ? latitude : null,
    longitude: kept ? longitude : null,
    speedKnots,
    courseDegrees,
    headingDegrees,
  };
}
