/** The ship's own transponder on NMEA 0183: `VDO` sentences around AIS message 5, two of them since it is long. */
import { armour, bitsOf, textBits } from '../ais/six-bit.ts';
import { CALL_SIGN_LETTERS, NAME_LETTERS, reportedVoyage, type StaticVoyage } from '../ais/static-voyage.ts';
import type { ShipSpec } from '../fleet/ship-spec.ts';
import { encapsulation, MAX_SENTENCE_LENGTH } from './sentence.ts';

const MESSAGE_TYPE = 5;
/** Station that complies with M.1371-5; position from GPS; terminal ready. */
const AIS_VERSION = 2;
const GPS = 1;
const READY = 0;
const SEQUENCES = 10;
/** Letters of payload in one sentence. */
const PART_LETTERS = MAX_SENTENCE_LENGTH - '!AIVDO,2,1,0,A,,0*hh\r\n'.length;

/** Nothing at most seconds. */
export function ownAisSentences(spec: ShipSpec, seconds: number): string[] {
  const voyage = reportedVoyage(spec, seconds);
  if (voyage === null) return [];
  const { payload, fillBits } = armour(messageBits(voyage));
  const parts = payload.match(new RegExp(`.{1,${PART_LETTERS}}`, 'g')) ?? [];
  return parts.map((part, i) => {
    const isLast = i === parts.length - 1;
    return encapsulation('AIVDO', parts.length, i + 1, seconds % SEQUENCES, 'A', part, isLast ? fillBits : 0);
  });
}

function messageBits(voyage: StaticVoyage): string {
  const eta = new Date(voyage.etaSeconds * 1000);
  return [
    bitsOf(MESSAGE_TYPE, 6),
    bitsOf(0, 2),
    bitsOf(Number(voyage.MMSI), 30),
    bitsOf(AIS_VERSION, 2),
    bitsOf(Number(voyage.IMO), 30),
    textBits(voyage.callSign, CALL_SIGN_LETTERS),
    textBits(voyage.name, NAME_LETTERS),
    bitsOf(voyage.aisShipType, 8),
    ...halves(voyage.lengthMeters, 9),
    ...halves(voyage.beamMeters, 6),
    bitsOf(GPS, 4),
    bitsOf(eta.getUTCMonth() + 1, 4),
    bitsOf(eta.getUTCDate(), 5),
    bitsOf(eta.getUTCHours(), 5),
    bitsOf(eta.getUTCMinutes(), 6),
    bitsOf(Math.round(voyage.draughtMeters * 10), 8),
    textBits(voyage.destination, NAME_LETTERS),
    bitsOf(READY, 1),
    bitsOf(0, 1),
  ].join('');
}

/** Bow and stern, port and starboard of an antenna that stands amidships. */
function halves(meters: number, bits: number): string[] {
  const whole = Math.round(meters);
  return [bitsOf(Math.ceil(whole / 2), bits), bitsOf(Math.floor(whole / 2), bits)];
}
