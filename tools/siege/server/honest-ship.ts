/** A ship that does nothing wrong: its batches must be stored, acknowledged and still there whatever others do. */
import { setTimeout as wait } from 'node:timers/promises';
import { openShipLink, type ShipLink } from '../../../bench/subject/ship-link.ts';
import type { SiegedServer } from './sieged-server.ts';

const SECOND_MS = 1000;
/** Each ship's readings begin here before now, one a second, so that none is from the future. */
const PAST_MS = 3_600_000;
const TAG = 'Speed';

export interface HonestShip extends ShipLink {
  /** When its first reading was measured, epoch milliseconds. */
  readonly since: number;
}

/** Opens a stream of its own with one vessel and one tag. */
export async function openHonestShip({ address, fleetKey }: SiegedServer, stream: string): Promise<HonestShip> {
  const tags = () => [{ vesselIndex: 0, name: TAG, source: 'siege', unit: 'kn' }];
  const ship = await openShipLink(address, fleetKey, stream, 1, tags);
  return { ...ship, since: Math.floor((Date.now() - PAST_MS) / SECOND_MS) * SECOND_MS };
}

/** Sends `count` batches of one reading each, from the `first`-th second on; resolves when all are acknowledged. */
export async function sendReadings(ship: HonestShip, count: number, first = 0): Promise<void> {
  for (let i = 0; i < count; i++) {
    const reading = { tagIndex: 0, timeMs: ship.since + (first + i) * SECOND_MS, ordinal: 0, quality: 0 };
    const numbers = [{ ...reading, value: first + i }];
    await ship.send({ lane: 'live', numbers, positions: [], texts: [], traffic: [] });
  }
  await ship.stored();
}

/** Throws when `work` takes longer. */
export async function limitTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const late = wait(milliseconds, undefined, { signal: patience.signal }).then(() => {
    throw new Error(`not done in ${milliseconds / SECOND_MS} s`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    patience.abort();
  }
}
