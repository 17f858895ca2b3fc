/** Counters at the last overhaul of machines that are overhauled by their running hours. */
import type { PlantEquipment } from '@fms/domain/plant';
import { createMachinerySchedule } from '../plant/schedule.ts';
import { getPlan } from '../route/itinerary.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';

/** The day for which counters at the last overhaul are given. */
export const SURVEYED_SECONDS = Date.UTC(2026, 10, 1) / 1000;
/** Running hours between major overhauls of a main engine, and between overhauls of a generating set. */
const MAJOR_INTERVAL = 36_000;
const SET_INTERVAL = 12_000;

type Parameters = PlantEquipment['parameters'];

export function describeMajorOverhaul(ship: ShipSpec): Parameters {
  const hours = createMachinerySchedule(ship).engineHours(getPlan(ship.itinerary, SURVEYED_SECONDS));
  return { majorOverhaulInterval: MAJOR_INTERVAL, hoursAtMajorOverhaul: findLast(hours, MAJOR_INTERVAL) };
}

/** `set`: 0 for the first. */
export function describeSetOverhaul(ship: ShipSpec, set: number): Parameters {
  const hours = createMachinerySchedule(ship).generatorHours(set, getPlan(ship.itinerary, SURVEYED_SECONDS));
  return { overhaulInterval: SET_INTERVAL, hoursAtOverhaul: findLast(hours, SET_INTERVAL) };
}

/** Each was done when it was due. */
const findLast = (hours: number, interval: number) => Math.floor(hours / interval) * interval;
