/** `XDR`: any number of transducers, each as type, value, unit and its own name (IEC 61162-1). */
import type { UnitName } from '@fms/domain';
import type { TagDefinition } from './observation.ts';
import type { DecoderTable, SentenceReader } from './sentence-reader.ts';
import {
  AIR_PRESSURE,
  AIR_TEMPERATURE,
  numberedTag,
  PITCH,
  RELATIVE_HUMIDITY,
  ROLL,
  WATER_TEMPERATURE,
} from './tag.ts';

interface TransducerType {
  /** Unit the tag keeps, by the unit letter of the sentence; the first is the usual one. */
  readonly units: Readonly<Record<string, UnitName | ''>>;
  readonly quantity: string;
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

const TYPES: Readonly<Record<string, TransducerType>> = {
  A: { quantity: 'angle', units: { D: '°' }, min: -180, max: 360, decimals: 1 },
  C: { quantity: 'temperature', units: { C: '°C', K: 'K', F: '°F' }, min: -40, max: 150, decimals: 1 },
  D: { quantity: 'displacement', units: { M: 'm' }, min: -10, max: 10, decimals: 2 },
  F: { quantity: 'frequency', units: { H: 'Hz' }, min: 0, max: 1000, decimals: 1 },
  H: { quantity: 'humidity', units: { P: '%' }, min: 0, max: 100, decimals: 0 },
  I: { quantity: 'current', units: { A: 'A' }, min: -500, max: 500, decimals: 1 },
  P: { quantity: 'pressure', units: { B: 'bar', P: 'Pa' }, min: 0, max: 20, decimals: 2 },
  R: { quantity: 'flow', units: { L: 'l/s' }, min: 0, max: 100, decimals: 2 },
  T: { quantity: 'speed', units: { R: 'rpm' }, min: 0, max: 3000, decimals: 0 },
  U: { quantity: 'voltage', units: { V: 'V' }, min: 0, max: 60, decimals: 2 },
  V: { quantity: 'volume', units: { M: 'm³' }, min: 0, max: 1000, decimals: 2 },
  G: { quantity: 'value', units: { '': '', P: '%' }, min: 0, max: 1000, decimals: 2 },
};

/** Names that multiplexers agree on; everything else keeps the transducer's own. */
const KNOWN: readonly (readonly [RegExp, string, TagDefinition])[] = [
  [/^(ROLL|HEEL)/i, 'A', ROLL],
  [/^(PTCH|PITCH|TRIM)/i, 'A', PITCH],
  [/^(BARO|PRESSURE$)/i, 'P', AIR_PRESSURE],
  [/^(AIRTEMP|AIR|TEMPAIR|ENV_OUTAIR_T|ENVT)/i, 'C', AIR_TEMPERATURE],
  [/^(WTHI|WATERTEMP|ENV_WATER_T)/i, 'C', WATER_TEMPERATURE],
  [/^(HUMIDITY|ENV_OUTSIDE_H)/i, 'H', RELATIVE_HUMIDITY],
];
const NAME = /^[A-Za-z0-9_#. /-]{1,40}$/;

function tagOf(type: string, unit: UnitName | '', name: string, kind: TransducerType): TagDefinition {
  const known = KNOWN.find(([pattern, ofType]) => ofType === type && pattern.test(name));
  if (known) return known[2];
  const { quantity, min, max, decimals } = kind;
  return numberedTag({ name: `Transducer ${name} ${quantity}`, unit, min, max, decimals, subsystem: 'Transducers' });
}

function xdr(s: SentenceReader): void {
  for (let at = 0; at + 2 < s.fields.length; at += 4) {
    const type = s.text(at);
    const name = s.text(at + 3) || type;
    const kind = TYPES[type];
    const unit = kind?.units[s.text(at + 2)];
    if (!kind || unit === undefined || !NAME.test(name)) {
      s.refuse('transducer-unreadable');
      continue;
    }
    const tag = tagOf(type, unit, name, kind);
    s.emit(tag, at + 1, { secondary: !tag.name.startsWith('Transducer'), ...(unit ? { unit } : {}) });
  }
}

export const transducerSentence: DecoderTable = { XDR: { fields: 4, decode: xdr } };
