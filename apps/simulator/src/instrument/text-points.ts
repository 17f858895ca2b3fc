/**
 * Text and structured values of a ship: the strings of its battery, the start and end of a charge, what it is
 * doing. Only an edge node can carry them, so only ships with one have them.
 */
import type { TagSetting } from '@fms/contract/link';
import { NO_LIMITS } from '@fms/domain/alarm';
import type { Channel } from '../channel/channel.ts';
import type { Activity } from '../route/itinerary.ts';
import type { Truth } from '../ship/truth.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';

/** What a point reads from: the ship's instruments, faults included. */
interface Instruments {
  readonly channels: readonly Channel[];
  machinery(index: number, truth: Truth): number | null;
}

export interface TextPoint {
  readonly tag: TagSetting;
  /** Null when there is nothing to say now; `before` is the moment looked at before. */
  say(instruments: Instruments, now: Truth, before: Truth): string | null;
}

/** Recording kinds of §3. */
const ONLY_CHANGE = 1;
const BATTERY_STRUCT = 7;
const BATTERY_STATE_CHANGE = 9;
/** §4.13: −1 begins a charge, 1 ends it. */
const CHARGE_BEGINS = -1;
const CHARGE_ENDS = 1;
const STRUCT_SECONDS = 60;
const SIGN_OF_LIFE_SECONDS = 600;

const tag = (
  given: Pick<TagSetting, 'name' | 'valueKind' | 'type' | 'subsystem'> & Partial<TagSetting>,
): TagSetting => ({
  description: '',
  unit: '',
  decimals: 0,
  intervalSeconds: null,
  min: 0,
  max: 1000,
  ...NO_LIMITS,
  ...given,
});

const isTime = ({ navigation }: Truth, everySeconds: number) => navigation.seconds % everySeconds === 0;

export function listTextPoints({ machinery, machineryBus }: ShipSpec): readonly TextPoint[] {
  if (machineryBus !== 'sparkplug') return [];
  const strings = machinery.battery?.strings ?? 0;
  return strings === 0 ? [OPERATION] : [OPERATION, batteryStrings(strings), chargeState(strings)];
}

const WORDS: Readonly<Record<Activity, string>> = {
  moored: 'Moored',
  charging: 'Charging',
  anchored: 'At anchor',
  station: 'On station',
  transit: 'Under way',
  trawling: 'Trawling',
  towing: 'Towing',
  drifting: 'Drifting',
};
const operationOf = ({ navigation: { plan } }: Truth) =>
  `${WORDS[plan.activity]}, ${plan.speed > 0 ? 'to ' : ''}${plan.place}`;

const OPERATION: TextPoint = {
  tag: tag({ name: 'Operation', valueKind: 'text', type: ONLY_CHANGE, subsystem: 'Voyage' }),
  say(_, now, before) {
    const said = operationOf(now);
    return said !== operationOf(before) || isTime(now, SIGN_OF_LIFE_SECONDS) ? said : null;
  },
};

/** Quantity of a string as the structure calls it, and the instrument that reads it. */
const STRING_QUANTITIES = {
  SOC: 'SOC',
  SOH: 'SOH',
  voltage: 'V',
  current: 'A',
  lowestTemperature: 'TMIN',
  highestTemperature: 'TMAX',
  lowestCellVoltage: 'CMIN',
  highestCellVoltage: 'CMAX',
} as const;

interface Reading {
  readonly value: number | null;
  readonly unit: string;
}

function batteryList(instruments: Instruments, truth: Truth, strings: number, names: readonly string[]) {
  const read = (code: string): Reading => {
    const index = instruments.channels.findIndex((channel) => channel.code === code);
    return { value: instruments.machinery(index, truth), unit: instruments.channels[index]?.tag.unit ?? '' };
  };
  return Array.from({ length: strings }, (_, i) =>
    Object.fromEntries(
      Object.entries(STRING_QUANTITIES)
        .filter(([name]) => names.includes(name))
        .map(([name, code]) => [name, read(`BS${i + 1}_${code}`)]),
    ),
  );
}

function batteryStrings(strings: number): TextPoint {
  const name = 'Battery strings';
  return {
    tag: tag({
      name,
      valueKind: 'struct',
      type: BATTERY_STRUCT,
      subsystem: 'Battery',
      intervalSeconds: STRUCT_SECONDS,
    }),
    say: (instruments, now) =>
      isTime(now, STRUCT_SECONDS)
        ? JSON.stringify({ battery: batteryList(instruments, now, strings, Object.keys(STRING_QUANTITIES)) })
        : null,
  };
}

function chargeState(strings: number): TextPoint {
  return {
    tag: tag({
      name: 'Battery charge state',
      valueKind: 'struct',
      type: BATTERY_STATE_CHANGE,
      subsystem: 'Battery',
      description: 'StateChange −1 when a charge begins, 1 when it ends',
    }),
    say(instruments, now, before) {
      const charges = now.battery?.charging ?? false;
      if (charges === (before.battery?.charging ?? false)) return null;
      const StateChange = charges ? CHARGE_BEGINS : CHARGE_ENDS;
      return JSON.stringify({ StateChange, battery: batteryList(instruments, now, strings, ['SOC']) });
    },
  };
}
