/** The ship's own transponder on NMEA 2000: parameter group 129794, AIS message 5 in bytes. */
import { CALL_SIGN_LETTERS, NAME_LETTERS, reportedVoyage } from '../ais/static-voyage.ts';
import type { ShipSpec } from '../fleet/ship-spec.ts';
import { type Field, pack, unsigned } from './field.ts';
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
export function ownAisMessages(spec: ShipSpec, seconds: number): N2kMessage[] {
  const voyage = reportedVoyage(spec, seconds);
  if (voyage === null) return [];
  const { lengthMeters, beamMeters, etaSeconds } = voyage;
  const fields = [
    unsigned(1, MESSAGE_TYPE),
    unsigned(4, Number(voyage.MMSI)),
    unsigned(4, Number(voyage.IMO)),
    ...text(voyage.callSign, CALL_SIGN_LETTERS),
    ...text(voyage.name, NAME_LETTERS),
    unsigned(1, voyage.aisShipType),
    unsigned(2, lengthMeters, 0.1),
    unsigned(2, beamMeters, 0.1),
    unsigned(2, beamMeters / 2, 0.1),
    unsigned(2, lengthMeters / 2, 0.1),
    unsigned(2, Math.floor(etaSeconds / DAY_SECONDS)),
    unsigned(4, etaSeconds % DAY_SECONDS, 1e-4),
    unsigned(2, voyage.draughtMeters, 0.01),
    ...text(voyage.destination, NAME_LETTERS),
    unsigned(1, STATION),
    unsigned(1, OWN),
  ];
  return [{ pgn: PGN, priority: PRIORITY, source: TRANSPONDER, data: pack(fields) }];
}

/** A byte a letter, filled up with `@` as on the air. */
const text = (letters: string, length: number): Field[] =>
  Array.from(letters.padEnd(length, '@'), (letter) => unsigned(1, letter.charCodeAt(0)));
