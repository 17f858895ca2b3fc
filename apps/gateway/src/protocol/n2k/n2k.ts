/** Parameter group → tags: the NMEA 2000 part of docs/tags.md. */
import type { Decoded } from '../../observation/observation.ts';
import { isAisGroup } from './n2k-ais.ts';
import { n2kAlert } from './n2k-alert.ts';
import { n2kMachinery } from './n2k-machinery.ts';
import { n2kNavigation } from './n2k-navigation.ts';
import { n2kPower } from './n2k-power.ts';
import { type EquipmentNames, N2kReader, type N2kTable } from './n2k-reader.ts';
import { n2kWeather } from './n2k-weather.ts';
import type { N2kMessage } from './pgn-decoder.ts';

export const n2kDecoders: N2kTable = { ...n2kNavigation, ...n2kMachinery, ...n2kPower, ...n2kWeather, ...n2kAlert };

/** Numbers whose variants have a decoder by name. */
const PROPRIETARY: ReadonlySet<number> = new Set([65_284, 65_288, 65_361, 130_819, 130_823]);

/** Whether anything is made of this group; the others need not be taken apart. */
export function isKept(pgn: number): boolean {
  return n2kDecoders[pgn] !== undefined || PROPRIETARY.has(pgn) || isAisGroup(pgn);
}

/** `null` for a group that is right and carries nothing the product keeps. */
export function decodeN2k(message: N2kMessage, names: EquipmentNames): Decoded | null {
  const decode = n2kDecoders[message.id] ?? n2kDecoders[message.pgn];
  if (!decode) return null;
  const reader = new N2kReader(message, names);
  decode(reader);
  return { ...reader.finish(), sentence: `PGN ${message.pgn}` };
}
