/**
 * What a ship's own transponder reports of it and its voyage: AIS message 5, "ship static and voyage related data"
 * (ITU-R M.1371-5, annex 8, 3.3). Each bus carries it in a spelling of its own.
 */
import type { ShipType } from '@fms/contract/vessel';
import { getBound } from '../route/bound.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { filterAisLetters } from './six-bit.ts';

export interface StaticVoyage {
  readonly MMSI: string;
  readonly IMO: string;
  readonly callSign: string;
  readonly name: string;
  /** Type of ship and cargo (table 53). */
  readonly aisShipType: number;
  readonly lengthMeters: number;
  readonly beamMeters: number;
  readonly draughtMeters: number;
  readonly destination: string;
  /** Epoch seconds, in the steps in which a master tells it. */
  readonly etaSeconds: number;
}

export const NAME_LETTERS = 20;
export const CALL_SIGN_LETTERS = 7;
const REPORT_SECONDS = 6 * 60;
const ETA_STEP_SECONDS = 5 * 60;

const AIS_SHIP_TYPES: Readonly<Record<ShipType, number>> = {
  fishing: 30,
  crew: 40,
  tug: 52,
  passenger: 60,
  cargo: 70,
  supply: 79,
  tanker: 80,
  service: 90,
  other: 90,
};

export function getStaticVoyage({ particulars, hull, itinerary }: ShipSpec, seconds: number): StaticVoyage {
  const { MMSI, IMO, callSign, name, shipType } = particulars;
  const { place, arrivesSeconds } = getBound(itinerary, seconds);
  return {
    MMSI,
    IMO,
    callSign: filterAisLetters(callSign, CALL_SIGN_LETTERS),
    name: filterAisLetters(name, NAME_LETTERS),
    aisShipType: AIS_SHIP_TYPES[shipType],
    lengthMeters: hull.lengthMeters,
    beamMeters: hull.beamMeters,
    draughtMeters: hull.draughtMeters,
    destination: filterAisLetters(place, NAME_LETTERS),
    etaSeconds: Math.ceil(arrivesSeconds / ETA_STEP_SECONDS) * ETA_STEP_SECONDS,
  };
}

/** What is new at this second, compared with `stepSeconds` before; null when the voyage is the same. */
export function findChangedVoyage(spec: ShipSpec, seconds: number, stepSeconds = 1): StaticVoyage | null {
  const now = getStaticVoyage(spec, seconds);
  const before = getStaticVoyage(spec, seconds - stepSeconds);
  return now.destination === before.destination && now.etaSeconds === before.etaSeconds ? null : now;
}

/** What the transponder says at this second: every six minutes, and when its voyage data change. Ships keep no common step. */
export function findReportedVoyage(spec: ShipSpec, seconds: number): StaticVoyage | null {
  const isDue = (seconds + Number(spec.particulars.MMSI)) % REPORT_SECONDS === 0;
  return isDue ? getStaticVoyage(spec, seconds) : findChangedVoyage(spec, seconds);
}
