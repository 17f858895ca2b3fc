/** Builds a sailing ship from its papers, a ship type and a plan, for `fleet`. */
import { deriveSeed, hashToFraction } from '../random/hash.ts';
import { planVoyage, type Voyage } from '../route/voyage.ts';
import type { BridgeBus, DesktopSpec, MachineryBus, ShipSpec } from '../spec/ship-spec.ts';
import type { ShipClass } from './type/ship-type.ts';

export interface Company<Key extends string> {
  readonly organization: string;
  readonly papers: Readonly<Record<Key, Papers>>;
}

interface Papers {
  readonly name: string;
  readonly folder: string;
  /** Invented, with a right check digit; no ship has a number that begins with 4. */
  readonly IMO: string;
  readonly MMSI: string;
  readonly callSign: string;
}

interface Trade {
  itinerary(plan: Voyage): Voyage;
  /** Minute of the UTC day at which the cycle begins; without it the seed decides where in its cycle the ship is. */
  readonly beginsAtMinute?: number;
  /** 1 when left out. */
  readonly exposure?: number;
  /** NMEA 0183 when left out; a ship has one bus of another kind at most. */
  readonly bridgeBus?: BridgeBus;
  readonly machineryBus?: MachineryBus;
  /** False when left out. */
  readonly keepsMinutes?: boolean;
  /** None when left out. */
  readonly desktop?: DesktopSpec;
  /** False when left out. */
  readonly hasCameras?: boolean;
  /** Null when left out. */
  readonly sendsFiles?: ShipSpec['sendsFiles'];
}

/** A ship waits for a seed: two fleets of different seeds sail the same lanes at different times in other weather. */
export type Commission = (seed: number) => ShipSpec;

export function defineShip<Key extends string>(
  { organization, papers }: Company<Key>,
  key: Key,
  { hull, machinery, handling, shipType }: ShipClass,
  {
    itinerary,
    beginsAtMinute,
    exposure = 1,
    bridgeBus = 'nmea0183',
    machineryBus = 'nmea0183',
    keepsMinutes = false,
    desktop,
    hasCameras = false,
    sendsFiles = null,
  }: Trade,
): Commission {
  const particulars = { ...papers[key], shipType, organization };
  return (seed) => {
    const plan = itinerary(planVoyage(handling));
    const { cycleSeconds } = plan.done(0);
    const offset =
      beginsAtMinute === undefined
        ? Math.floor(cycleSeconds * hashToFraction(deriveSeed(seed, key)))
        : -60 * beginsAtMinute;
    const buses = { bridgeBus, machineryBus };
    const shown = { keepsMinutes, desktop: desktop ?? null, hasCameras, sendsFiles };
    return { key, particulars, hull, machinery, itinerary: plan.done(offset), exposure, ...buses, ...shown };
  };
}
