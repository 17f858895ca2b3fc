/** AIS messages → tags of the ship that sent them, or traffic of the ship that heard them. */
import type { Particulars, TrafficReport } from '@fms/contract/link';
import type { Instant } from '@fms/domain/time';
import type { Decoded, Observation } from '../../observation/observation.ts';
import {
  COURSE_OVER_GROUND,
  DESTINATION,
  DRAUGHT,
  ETA,
  HEADING_TRUE,
  NAVIGATION_STATUS,
  POSITION,
  RATE_OF_TURN,
  SPEED_OVER_GROUND,
} from '../../observation/tag.ts';
import { type Motion, type NotAvailable, pickAvailableMotion } from './availability.ts';
import type { AisMessage, AisParticulars } from './message.ts';
import { NAVIGATIONAL_STATUS, toShipType } from './ship-type.ts';

/** Behind every instrument that says the same: a transponder only repeats them. */
const RANK = 5;
const SOURCE = 'AIS';
/** ITU-R M.1371: the indicator is 4.733 times the root of degrees a minute; ±127 says only "faster than 5° in 30 s". */
const RATE_FACTOR = 4.733;
const RATE_INDICATOR_LIMIT = 126;

export type OnNotAvailable = (reason: NotAvailable) => void;

/** Position, speed, course and heading as observations; also for rows of AIS positions in a table. */
export function toMotionObservations(motion: Motion): Observation[] {
  const { latitude, longitude, speedKnots, courseDegrees, headingDegrees } = motion;
  const observations: Observation[] = [];
  const add = (tag: Observation['tag'], value: Observation['value']) =>
    observations.push({ tag, source: SOURCE, value, rank: RANK });
  if (latitude !== null && longitude !== null) add(POSITION, { latitude, longitude });
  if (speedKnots !== null) add(SPEED_OVER_GROUND, speedKnots);
  if (courseDegrees !== null) add(COURSE_OVER_GROUND, courseDegrees);
  if (headingDegrees !== null) add(HEADING_TRUE, headingDegrees);
  return observations;
}

/** What a ship's own AIS message says of it. */
export function decodeAisOfShip({ motion, particulars }: AisMessage): Decoded {
  const refusals: string[] = [];
  const observations: Observation[] = [];
  const add = (tag: Observation['tag'], value: Observation['value'] | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') observations.push({ tag, source: SOURCE, value });
  };
  if (motion) {
    observations.push(...toMotionObservations(pickAvailableMotion(motion, (reason) => refusals.push(reason))));
    add(RATE_OF_TURN, degreesPerMinute(motion.rateOfTurn));
    add(NAVIGATION_STATUS, NAVIGATIONAL_STATUS[motion.navigationalStatus ?? -1]);
  }
  if (particulars) {
    add(DESTINATION, particulars.destination);
    add(ETA, particulars.eta);
    add(DRAUGHT, particulars.draughtMeters || null);
  }
  return { observations, refusals };
}

/** The report of a target for the traffic of `vesselIndex`, or null when it says nothing that is shown. */
export function toTrafficReport(
  { mmsi, motion, particulars }: AisMessage,
  vesselIndex: number,
  time: Instant,
  refuse: OnNotAvailable,
): TrafficReport | null {
  const available = motion && pickAvailableMotion(motion, refuse);
  const name = particulars?.name || null;
  const shipType = particulars?.shipType || null;
  const placed = available !== null && available.latitude !== null;
  if (!placed && name === null && shipType === null) return null;
  return {
    vesselIndex,
    mmsi,
    time,
    latitude: placed ? available.latitude : null,
    longitude: placed ? available.longitude : null,
    speedKnots: placed ? available.speedKnots : null,
    courseDegrees: placed ? available.courseDegrees : null,
    headingDegrees: placed ? available.headingDegrees : null,
    name,
    shipType,
  };
}

/** What of a static report is kept for the vessel that may be created from it. */
export function toParticulars({ name, callSign, imo, shipType }: AisParticulars): Particulars {
  const type = shipType ? toShipType(shipType) : undefined;
  return {
    ...(name ? { name } : {}),
    ...(callSign ? { callSign } : {}),
    ...(imo ? { IMO: String(imo) } : {}),
    ...(type ? { shipType: type } : {}),
  };
}

function degreesPerMinute(indicator: number | null): number | null {
  if (indicator === null || Math.abs(indicator) > RATE_INDICATOR_LIMIT) return null;
  return Math.round(Math.sign(indicator) * (indicator / RATE_FACTOR) ** 2 * 10) / 10;
}
