/** A row of a table of positions → observations of its ship. */
import type { Observation } from '../observation/observation.ts';
import { DRAUGHT, NAVIGATION_STATUS } from '../observation/tag.ts';
import { toMotionObservations } from '../protocol/ais/ais.ts';
import { type NotAvailable, pickAvailableMotion } from '../protocol/ais/availability.ts';
import type { RowReading } from './reading.ts';

const SOURCE = 'AIS';

export function toRowObservations(row: RowReading, refuse: (reason: NotAvailable) => void): Observation[] {
  const observations = toMotionObservations(pickAvailableMotion(row.motion, refuse));
  const { navigationalStatus, draughtMeters } = row;
  if (navigationalStatus) observations.push({ tag: NAVIGATION_STATUS, source: SOURCE, value: navigationalStatus });
  if (draughtMeters) observations.push({ tag: DRAUGHT, source: SOURCE, value: draughtMeters });
  return observations;
}
