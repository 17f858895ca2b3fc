/** What time does to a ship: engines wear until they are overhauled, the hull grows weed until it is cleaned. */
import { deriveSeed, hashToFraction } from '../random/hash.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';

/** All ships of the fleet were delivered on that day; counters and ageing start there. */
export const DELIVERED_SECONDS = Date.UTC(2021, 2, 1) / 1000;

const DAY_SECONDS = 86_400;
const OVERHAUL_DAYS = 540;
/** What an engine burns over its shop test just before an overhaul. */
const WORN_SHARE = 0.065;
const CLEANING_DAYS = 300;
/** What fouling adds to the power for a speed each day; the hull is grown over for good before it is cleaned. */
const FOULING_PER_DAY = 0.0004;

/** When the first service was; each machine was serviced at another time. Seconds. */
const firstService = (word: string, span: number) => DELIVERED_SECONDS + span * hashToFraction(deriveSeed(1, word));

/** Share of the span between two services that has passed, [0, 1). */
function sinceService(word: string, days: number): (seconds: number) => number {
  const span = days * DAY_SECONDS;
  const first = firstService(word, span);
  return (seconds) => ((((seconds - first) % span) + span) / span) % 1;
}

const overhaulOf = (key: string, engine: number) => `${key}.overhaul${engine}`;

/** When an engine was overhauled last before a moment, and when it is next. Seconds. */
export function findOverhauls(key: string, engine: number, seconds: number): readonly [last: number, next: number] {
  const span = OVERHAUL_DAYS * DAY_SECONDS;
  const first = firstService(overhaulOf(key, engine), span);
  const last = first + Math.floor((seconds - first) / span) * span;
  return [last, last + span];
}

/** Fuel a main engine burns over its shop test at a moment: 1 after an overhaul, growing slowly. */
export type Wear = (engine: number, seconds: number) => number;

export function createWear({ key, machinery }: ShipSpec): Wear {
  const since = Array.from({ length: machinery.shafts }, (_, i) => sinceService(overhaulOf(key, i), OVERHAUL_DAYS));
  return (engine, seconds) => 1 + WORN_SHARE * (since[engine]?.(seconds) ?? 0);
}

/** Power for a speed over that of the clean hull: 1 after a cleaning, growing by 0.04 % a day. */
export function createFouling({ key }: ShipSpec): (seconds: number) => number {
  const since = sinceService(`${key}.hull`, CLEANING_DAYS);
  return (seconds) => 1 + FOULING_PER_DAY * CLEANING_DAYS * since(seconds);
}
