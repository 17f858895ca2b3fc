/** Which tag a transducer of `XDR` is: as the configuration says, as multiplexers agree, or by its own bare name. */
import type { TagSetting } from '@fms/contract/link';
import type { UnitName } from '@fms/domain/unit';
import type { TagDefinition } from '../../observation/observation.ts';
import {
  AIR_PRESSURE,
  AIR_TEMPERATURE,
  defineNumberedTag,
  PITCH,
  RELATIVE_HUMIDITY,
  ROLL,
  WATER_TEMPERATURE,
} from '../../observation/tag.ts';

export interface TransducerType {
  /** Unit by the letter of the sentence; an empty one is whatever the tag is in. */
  readonly units: Readonly<Record<string, UnitName | ''>>;
  readonly quantity: string;
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

/** Types of IEC 61162-1 that measure; a switch or a valve has no number. */
export const transducerTypes: Readonly<Record<string, TransducerType>> = {
  A: { quantity: 'angle', units: { D: '°' }, min: -180, max: 360, decimals: 1 },
  C: { quantity: 'temperature', units: { C: '°C', K: 'K', F: '°F' }, min: -40, max: 150, decimals: 1 },
  D: { quantity: 'displacement', units: { M: 'm' }, min: -10, max: 10, decimals: 2 },
  F: { quantity: 'frequency', units: { H: 'Hz' }, min: 0, max: 1000, decimals: 1 },
  G: { quantity: 'value', units: { '': '', P: '%' }, min: 0, max: 1000, decimals: 2 },
  H: { quantity: 'humidity', units: { P: '%' }, min: 0, max: 100, decimals: 0 },
  I: { quantity: 'current', units: { A: 'A' }, min: -500, max: 500, decimals: 1 },
  P: { quantity: 'pressure', units: { B: 'bar', P: 'Pa' }, min: 0, max: 20, decimals: 2 },
  R: { quantity: 'flow', units: { L: 'l/s' }, min: 0, max: 100, decimals: 2 },
  T: { quantity: 'speed', units: { R: 'rpm' }, min: 0, max: 3000, decimals: 0 },
  U: { quantity: 'voltage', units: { V: 'V' }, min: 0, max: 60, decimals: 2 },
  V: { quantity: 'volume', units: { M: 'm³' }, min: 0, max: 1000, decimals: 2 },
};

/** Names that multiplexers agree on, with the type they go by. */
const KNOWN: readonly (readonly [RegExp, string, TagDefinition])[] = [
  [/^(ROLL|HEEL)/i, 'A', ROLL],
  [/^(PTCH|PITCH|TRIM)/i, 'A', PITCH],
  [/^(BARO|PRESSURE$)/i, 'P', AIR_PRESSURE],
  [/^(AIRTEMP|AIR$|TEMPAIR|ENV_OUTAIR_T|ENVT)/i, 'C', AIR_TEMPERATURE],
  [/^(WTHI|WATERTEMP|ENV_WATER_T)/i, 'C', WATER_TEMPERATURE],
  [/^(HUMIDITY|ENV_OUTSIDE_H)/i, 'H', RELATIVE_HUMIDITY],
];

export interface TransducerTag {
  readonly tag: TagDefinition;
  /** Other sentences say the same thing. */
  readonly secondary: boolean;
}

export class Transducers {
  readonly #settings: Readonly<Record<string, TagSetting>>;
  readonly #tags = new Map<string, TransducerTag>();
  /** The type a bare name stands for: engines send speed, temperature and pressure under one. */
  readonly #typeOfName = new Map<string, string>();

  constructor(settings: Readonly<Record<string, TagSetting>> = {}) {
    this.#settings = settings;
  }

  /** `unit` is the one of the sentence, already in words. */
  tagOf(type: string, unit: UnitName | '', name: string): TransducerTag {
    const key = `${type} ${name}`;
    const known = this.#tags.get(key);
    if (known) return known;
    const tag = this.#find(type, unit, name);
    this.#tags.set(key, tag);
    return tag;
  }

  #find(type: string, unit: UnitName | '', name: string): TransducerTag {
    const setting = Object.hasOwn(this.#settings, name) ? this.#settings[name] : undefined;
    if (setting) return { tag: { ...setting, role: null }, secondary: false };
    const agreed = KNOWN.find(([pattern, ofType]) => ofType === type && pattern.test(name));
    if (agreed) return { tag: agreed[2], secondary: true };
    const first = this.#typeOfName.get(name) ?? type;
    this.#typeOfName.set(name, first);
    const { quantity = '', min = 0, max = 1000, decimals = 2 } = transducerTypes[type] ?? {};
    const given = { name: first === type ? name : `${name} ${quantity}`, unit, min, max, decimals };
    return { tag: { ...defineNumberedTag({ ...given, subsystem: 'Transducers' }) }, secondary: false };
  }
}
