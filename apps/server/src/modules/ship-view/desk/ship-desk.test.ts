import { type Duplex, duplexPair } from 'node:stream';
import type { Channel } from '@fms/contract/channel';
import {
  type DeskFromShip,
  type DeskFromShore,
  DeskReader,
  deskFromShore,
  encodeDeskLine,
} from '@fms/contract/ship-view';
import { toId, type VesselId } from '@fms/domain/identity';
import { createFakeClock, type FakeClock } from '@fms/test-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShipDesk } from './ship-desk.ts';

let clock: FakeClock;
let ship: Duplex;
let heard: DeskFromShore[];
let desk: ShipDesk;
beforeEach(() => {
  clock = createFakeClock(1_000_000);
  heard = [];
  const [near, far] = duplexPair();
  ship = far;
  const reader = new DeskReader<DeskFromShore>(deskFromShore);
  far.on('data', (bytes: Uint8Array) => heard.push(...reader.take(bytes).messages)).on('error', () => {});
  const ignore = () => {};
  const events = { said: ignore, decided: ignore, gone: ignore };
  desk = new ShipDesk(toId<VesselId>(1), near as Channel, clock.now, events);
});
afterEach(() => desk.close('test', 'over'));

const hears = (count: number) => vi.waitFor(() => expect(heard).toHaveLength(count));
const say = (message: DeskFromShip) => ship.write(encodeDeskLine(message));
const filler = 'x'.repeat(16_000);

/** A ping that came back after so long. */
async function roundTrip(ms: number): Promise<void> {
  const at = clock.now();
  desk.ping();
  clock.advance(ms);
  say({ type: 'pong', at });
  await vi.waitFor(() => expect(desk.roundTripMs).toBe(ms));
}

/** A measurement whose answer took so long. */
async function measure(ms: number): Promise<void> {
  const at = clock.now();
  desk.measure();
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'ping', at, fill: true }));
  clock.advance(ms);
  say({ type: 'pong', at, filler });
}

it('measures what the line carries beside its round trip', async () => {
  desk.measure();
  await roundTrip(600);
  expect([desk.bitRate, heard.length]).toEqual([null, 1]);
  await measure(1100);
  await vi.waitFor(() => expect(desk.bitRate).toBe(256_000));
  desk.measure();
  await hears(2);
});

it('asks a thin line again after a minute, and takes the higher of two measurements', async () => {
  await roundTrip(0);
  await measure(4000);
  await vi.waitFor(() => expect(desk.bitRate).toBe(32_000));
  clock.advance(60_000);
  await measure(500);
  await vi.waitFor(() => expect(desk.bitRate).toBe(256_000));
});

it('takes no delay of a measurement for one of the line, and a gateway without it for none', async () => {
  await roundTrip(40);
  const at = clock.now();
  desk.measure();
  desk.ping();
  await hears(2);
  clock.advance(50);
  say({ type: 'pong', at });
  await vi.waitFor(() => expect([desk.roundTripMs, desk.bitRate]).toEqual([50, null]));
  desk.ping();
  await hears(3);
});
