/** All instruments of one ship: their readings at a second, faults included. Live streams and history both use it. */
import { type BridgeReading, readBridge } from '../channel/bridge-reading.ts';
import type { Channel } from '../channel/channel.ts';
import { buildMachineryChannels } from '../channel/machinery-channels.ts';
import { readChannel } from '../channel/reading.ts';
import { applyFault } from '../fault/apply-fault.ts';
import type { Effect } from '../fault/catalogue/fault.ts';
import { type FaultSchedule, findFaultStart } from '../fault/fault-schedule.ts';
import type { SimulatedShip } from '../ship/simulated-ship.ts';
import type { Truth } from '../ship/truth.ts';
import { listTextPoints, type TextPoint } from './text-points.ts';

/** How what is measured leaves the ship: at once, later in one go, or never. */
export type Delivery = 'at once' | 'later' | 'never';

export interface ShipInstruments {
  readonly ship: SimulatedShip;
  readonly channels: readonly Channel[];
  /** Text and structured values; none on most ships. */
  readonly texts: readonly TextPoint[];
  bridge(truth: Truth): BridgeReading;
  /** What the measuring point with this number reads; null when it is silent. */
  machinery(index: number, truth: Truth): number | null;
  delivery(seconds: number): Delivery;
}

interface Struck {
  readonly turn: FaultSchedule;
  readonly effect: Effect;
}

export function createShipInstruments(ship: SimulatedShip, turns: readonly FaultSchedule[]): ShipInstruments {
  const channels = buildMachineryChannels(ship.spec);
  const effects = turns.flatMap((turn) => turn.fault.effects.map((effect): Struck => ({ turn, effect })));
  // Which effects touch which measuring point is the same at all times, and asked a hundred times a second.
  const touching = channels.map(({ code }) =>
    effects.filter(({ effect }) => 'code' in effect && effect.code.test(code)),
  );
  const plain = (index: number, truth: Truth) => readChannel(channels[index] as Channel, index, ship.seed, truth);
  const atBeginning = remembered(([index, begun]: readonly [number, number]) => plain(index, ship.truthAt(begun)));
  const bridgeAtBeginning = remembered(([begun]: readonly [number]) => readBridge(ship.truthAt(begun).navigation));
  return {
    ship,
    channels,
    texts: listTextPoints(ship.spec),
    bridge(truth) {
      const { seconds } = truth.navigation;
      let reading = readBridge(truth.navigation);
      for (const { turn, effect } of effects) {
        const begun = effect.does === 'bridge' ? findFaultStart(turn, seconds) : null;
        if (effect.does === 'bridge' && begun !== null)
          reading = effect.change(reading, seconds - begun, bridgeAtBeginning([begun]));
      }
      return reading;
    },
    machinery(index, truth) {
      const { seconds } = truth.navigation;
      let value: number | null = plain(index, truth);
      for (const { turn, effect } of touching[index] ?? []) {
        const begun = findFaultStart(turn, seconds);
        if (begun === null || value === null) continue;
        const { decimals } = (channels[index] as Channel).tag;
        value = applyFault(effect, value, seconds - begun, decimals, () => atBeginning([index, begun]));
      }
      return value;
    },
    delivery(seconds) {
      const on = effects.filter(({ turn }) => findFaultStart(turn, seconds) !== null).map(({ effect }) => effect.does);
      return on.includes('mute') ? 'never' : on.includes('withhold') ? 'later' : 'at once';
    },
  };
}

const REMEMBERED = 64;

/** A stuck instrument says the same for hours: what it said at the beginning is computed once. */
function remembered<Key extends readonly number[], Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const name = key.join('/');
    const held = known.get(name) ?? compute(key);
    if (known.size >= REMEMBERED) known.clear();
    known.set(name, held);
    return held;
  };
}
