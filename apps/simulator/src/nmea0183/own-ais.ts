/** The ship's own transponder on NMEA 0183: `VDO` sentences around AIS message 5, two of them since it is long. */
import { encodeArmour, encodeBits, encodeTextBits } from '../ais/six-bit.ts';
import { CALL_SIGN_LETTERS, findReportedVoyage, NAME_LETTERS, type StaticVoyage } from '../ais/static-voyage.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { formatEncapsulation, MAX_SENTENCE_LENGTH } from './sentence/sentence.ts';

const MESSAGE_TYPE = 5;
/** Station that complies with M.1371-5; position from GPS; terminal ready. */
const AIS_VERSION = 2;
const GPS = 1;
const READY = 0;
const SEQUENCES = 10;
/** Payload characters of one sentence. */
const PART_LETTERS = MAX_SENTENCE_LENGTH - '!AIVDO,2,1,0,A,,0*hh\r\n'.length;

/** Nothing at most seconds. */
export function buildOwnAisSentences(spec: ShipSpec, seconds: number): string[] {
  const voyage = findReportedVoyage(spec, seconds);
  if (voyage === null) return [];
  const { payload, fillBits } = encodeArmour(messageBits(voyage));
  const parts = payload.match(new RegExp(`.{1,${PART_LETTERS}}`, 'g')) ?? [];
  return parts.map((part, i) => {
    const isLast = i === parts.length - 1;
    return formatEncapsulation('AIVDO', parts.length, i + 1, seconds % SEQUENCES, 'A', part, isLast ? fillBits : 0);
  });
}

function messageBits(voyage: StaticVoyage): string {
  const eta = new Date(voyage.etaSeconds * 1000);
  return [
    encodeBits(MESSAGE_TYPE, 6),
    encodeBits(0, 2),
    encodeBits(Number(voyage.MMSI), 30),
    encodeBits(AIS_VERSION, 2),
    encodeBits(Number(voyage.IMO), 30),
    encodeTextBits(voyage.callSign, CALL_SIGN_LETTERS),
    encodeTextBits(voyage.name, NAME_LETTERS),
    encodeBits(voyage.aisShipType, 8),
    ...halves(voyage.lengthMeters, 9),
    ...halves(voyage.beamMeters, 6),
    encodeBits(GPS, 4),
    encodeBits(eta.getUTCMonth() + 1, 4),
    encodeBits(eta.getUTCDate(), 5),
    encodeBits(eta.getUTCHours(), 5),
    encodeBits(eta.getUTCMinutes(), 6),
    encodeBits(Math.round(voyage.draughtMeters * 10), 8),
    encodeTextBits(voyage.destination, NAME_LETTERS),
    encodeBits(READY, 1),
    encodeBits(0, 1),
  ].join('');
}

/** Bow and stern, port and starboard of an antenna that stands amidships. */
function halves(meters: number, bits: number): string[] {
  const whole = Math.round(meters);
  return [encodeBits(Math.ceil(whole / 2), bits), encodeBits(Math.floor(whole / 2), bits)];
}
