/** Position, time, speed and course of GNSS receivers. Ranks decide between several sources. */
import {
  ANTENNA_ALTITUDE,
  COURSE_OVER_GROUND,
  FIX_DIMENSION,
  FIX_QUALITY,
  HDOP,
  MAGNETIC_VARIATION,
  PDOP,
  POSITION,
  SATELLITES_IN_VIEW,
  SATELLITES_USED,
  SPEED_OVER_GROUND,
  VDOP,
} from '../../observation/tag.ts';
import { readDate, readDay } from './field.ts';
import type { DecoderTable, SentenceReader } from './sentence-reader.ts';

/** RMC comes first because it alone binds position, speed, course and date of one moment together. */
const RANK = { RMC: 1, GNS: 2, GGA: 3, GLL: 4, VTG: 2 } as const;
/** Mode indicator of receivers since version 2.3: data not valid. */
const MODE_NOT_VALID = 'N';

/** A receiver that says its fix is void is counted, and its clock is not used either. */
function isVoid(s: SentenceReader, isFix: boolean): boolean {
  if (!isFix) s.refuse('fix-void');
  return !isFix;
}

function rmc(s: SentenceReader): void {
  if (isVoid(s, s.text(1) === 'A' && s.text(11) !== MODE_NOT_VALID)) return;
  if (!s.stampFrom(0, readDate(s.text(8)))) return;
  s.emitPosition(POSITION, 2, RANK.RMC);
  s.emit(SPEED_OVER_GROUND, 6, { rank: RANK.RMC });
  s.emit(COURSE_OVER_GROUND, 7, { rank: RANK.RMC });
  s.emit(MAGNETIC_VARIATION, 9, { negative: [10, 'W'], secondary: true });
}

function gga(s: SentenceReader): void {
  s.emit(FIX_QUALITY, 5);
  if (isVoid(s, s.text(5) !== '0' && s.text(5) !== '')) return;
  if (!s.stampFrom(0)) return;
  s.emitPosition(POSITION, 1, RANK.GGA);
  s.emit(SATELLITES_USED, 6);
  s.emit(HDOP, 7);
  s.emit(ANTENNA_ALTITUDE, 8);
}

function gns(s: SentenceReader): void {
  if (isVoid(s, /[^N]/.test(s.text(5)))) return;
  if (!s.stampFrom(0)) return;
  s.emitPosition(POSITION, 1, RANK.GNS);
  s.emit(SATELLITES_USED, 6, { secondary: true });
  s.emit(HDOP, 7, { secondary: true });
}

function gll(s: SentenceReader): void {
  if (isVoid(s, s.text(5) !== 'V' && s.text(6) !== MODE_NOT_VALID)) return;
  if (!s.stampFrom(4)) return;
  s.emitPosition(POSITION, 0, RANK.GLL);
}

const speedFields = [
  [4, 'kn'],
  [6, 'km/h'],
] as const;

function vtg(s: SentenceReader): void {
  if (isVoid(s, s.text(8) !== MODE_NOT_VALID)) return;
  s.emit(COURSE_OVER_GROUND, 0, { rank: RANK.VTG });
  s.emitFirst(SPEED_OVER_GROUND, speedFields, { rank: RANK.VTG });
}

function gsa(s: SentenceReader): void {
  s.emit(FIX_DIMENSION, 1);
  s.emit(PDOP, 14);
  s.emit(HDOP, 15, { secondary: true });
  s.emit(VDOP, 16);
}

/** Only the first sentence of a group says what the others repeat. */
function gsv(s: SentenceReader): void {
  if (s.text(1) === '1') s.emit(SATELLITES_IN_VIEW, 2);
}

export const fixSentences: DecoderTable = {
  RMC: { fields: 9, decode: rmc },
  GGA: { fields: 9, decode: gga },
  GNS: { fields: 9, decode: gns },
  GLL: { fields: 4, decode: gll },
  VTG: { fields: 7, decode: vtg },
  ZDA: { fields: 4, decode: (s) => void s.stampFrom(0, readDay(s.text(3), s.text(2), s.text(1))) },
  GSA: { fields: 17, decode: gsa },
  GSV: { fields: 3, decode: gsv },
};
