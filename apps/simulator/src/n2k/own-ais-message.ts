/** The ship's own transponder on NMEA 2000: parameter group 129794, AIS message 5 in bytes. */
import { CALL_SIGN_LETTERS, findReportedVoyage, NAME_LETTERS } from '../ais/static-voyage.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { defineUnsigned, type Field, packFields } from './field.ts';
import type { N2kMessage } from './message.ts';

const PGN = 129_794;
const TRANSPONDER = 43;
const PRIORITY = 6;
const DAY_SECONDS = 86_400;
const MESSAGE_TYPE = 5;
/** Version M.1371-5 in two bits, position from GPS in four, terminal ready, and a bit that means nothing. */
const STATION = 0b1_0_0001_10;
/** "Own information not broadcast" in five bits: what `VDO` is on NMEA 0183. */
const OWN = 0b111_00100;

/** Nothing at most seconds. */
export function buildOwnAisMessages(spec: ShipSpec, seconds: number): N2kMessage[] {
  const voyage = findReportedVoyage(spec, seconds);
  if (voyage === null) return [];
  const { lengthMeters, beamMeters, etaSeconds } = voyage;
  const fields = [
    defineUnsigned(1, MESSAGE_TYPE),
    defineUnsigned(4, Number(voyage.MMSI)),
    defineUnsigned(4, Number(voyage.IMO)),
    ...text(voyage.callSign, CALL_SIGN_LETTERS),
    ...text(voyage.name, NAME_LETTERS),
    defineUnsigned(1, voyage.aisShipType),
    defineUnsigned(2, lengthMeters, 0.1),
    defineUnsigned(2, beamMeters, 0.1),
    defineUnsigned(2, beamMeters / 2, 0.1),
    defineUnsigned(2, lengthMeters / 2, 0.1),
    defineUnsigned(2, Math.floor(etaSeconds / DAY_SECONDS)),
    defineUnsigned(4, etaSeconds % DAY_SECONDS, 1e-4),
    defineUnsigned(2, voyage.draughtMeters, 0.01),
    ...text(voyage.destination, NAME_LETTERS),
    defineUnsigned(1, STATION),
    defineUnsigned(1, OWN),
  ];
  return [{ pgn: PGN, priority: PRIORITY, source: TRANSPONDER, data: packFields(fields) }];
}

/** One byte a character, padded with `@` as in the AIS message. */
const text = (letters: string, length: number): Field[] =>
  Array.from(letters.padEnd(length, '@'), (letter) => defineUnsigned(1, letter.charCodeAt(0)));
