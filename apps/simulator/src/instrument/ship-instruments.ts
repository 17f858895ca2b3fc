/** All instruments of one ship: what they read at a second, faults included. Live streams and history both ask here. */
import type { Channel } from '../channel/channel.ts';
import { machineryChannels } from '../channel/machinery-channels.ts';
import { readChannel } from '../channel/reading.ts';
import type { SimulatedShip } from '../ship/simulated-ship.ts';
import type { Truth } from '../ship/truth.ts';
import { type BridgeReading, readBridge } from './bridge-reading.ts';

/** Changes what instruments say; the truth stays what it is. */
export interface InstrumentFaults {
  bridge(reading: BridgeReading, seconds: number): BridgeReading;
  /** Null: the instrument is silent. */
  channel(channel: Channel, value: number, seconds: number): number | null;
}

export interface ShipInstruments {
  readonly ship: SimulatedShip;
  readonly channels: readonly Channel[];
  bridge(truth: Truth): BridgeReading;
  /** What the measuring point with this number reads; null when it is silent. */
  machinery(index: number, truth: Truth): number | null;
}

export function shipInstruments(ship: SimulatedShip, faults: InstrumentFaults): ShipInstruments {
  const channels = machineryChannels(ship.spec.machinery);
  return {
    ship,
    channels,
    bridge: (truth) => faults.bridge(readBridge(truth.navigation), truth.navigation.seconds),
    machinery(index, truth) {
      const channel = channels[index] as Channel;
      return faults.channel(channel, readChannel(channel, index, ship.seed, truth), truth.navigation.seconds);
    },
  };
}
