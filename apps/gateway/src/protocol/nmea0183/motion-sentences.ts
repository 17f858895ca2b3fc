/** Heading, log, depth, rudder and route: the ship's own motion, by instruments on board. */

import { normaliseDegrees, round } from '../../observation/round.ts';
import {
  CROSS_TRACK_ERROR,
  CURRENT_DRIFT,
  CURRENT_SET,
  DEPTH_BELOW_KEEL,
  DEPTH_BELOW_SURFACE,
  DEPTH_BELOW_TRANSDUCER,
  definePropellerPitchTag,
  defineRevolutionsTag,
  HEADING_MAGNETIC,
  HEADING_TRUE,
  LOG_TOTAL,
  LOG_TRIP,
  MAGNETIC_DEVIATION,
  MAGNETIC_VARIATION,
  RATE_OF_TURN,
  RUDDER_PORT,
  RUDDER_STARBOARD,
  SPEED_OVER_GROUND_ACROSS,
  SPEED_THROUGH_WATER,
  SPEED_THROUGH_WATER_ACROSS,
  SPEED_TO_WIND,
  WAYPOINT_BEARING,
  WAYPOINT_NAME,
  WAYPOINT_RANGE,
  WAYPOINT_SPEED,
} from '../../observation/tag.ts';
import type { DecoderTable, SentenceReader } from './sentence-reader.ts';

/** A gyro or satellite compass before a magnetic one corrected by the variation it was told. */
const RANK = { THS: 1, HDT: 1, HDG: 2 } as const;
const MAX_SHAFTS = 16;

/** East deviation and variation are added, west ones taken off (IEC 61162-1, HDG). */
function hdg(s: SentenceReader): void {
  const sensor = s.number(0);
  const deviation = s.number(1, { negative: [2, 'W'] });
  const variation = s.number(3, { negative: [4, 'W'] });
  s.emitValue(MAGNETIC_DEVIATION, deviation);
  s.emitValue(MAGNETIC_VARIATION, variation);
  if (sensor === null || sensor < 0 || sensor > 360) return;
  const magnetic = normaliseDegrees(sensor + (deviation ?? 0));
  s.emitValue(HEADING_MAGNETIC, magnetic);
  if (variation !== null) s.emitValue(HEADING_TRUE, normaliseDegrees(magnetic + variation), { rank: RANK.HDG });
}

/** A positive offset is measured from the waterline, a negative one from the keel (IEC 61162-1, DPT). */
function dpt(s: SentenceReader): void {
  const depth = s.number(0);
  const offset = s.number(1);
  s.emitValue(DEPTH_BELOW_TRANSDUCER, depth);
  if (depth === null || offset === null || offset === 0) return;
  s.emitValue(offset < 0 ? DEPTH_BELOW_KEEL : DEPTH_BELOW_SURFACE, round(depth + offset));
}

const depthFields = [
  [2, 'm'],
  [0, 'ft'],
  [4, 'fathom'],
] as const;

/** Status `A` means valid; an instrument that says otherwise is counted. */
function whenValid(field: number, decode: (s: SentenceReader) => void) {
  return (s: SentenceReader) => (s.text(field) === 'A' ? decode(s) : s.refuse('sensor-void'));
}

function rpm(s: SentenceReader): void {
  const number = s.number(1);
  if (number === null || !Number.isInteger(number) || number < 0 || number > MAX_SHAFTS) return;
  const part = s.text(0) === 'S' ? 'Shaft' : 'Engine';
  s.emit(defineRevolutionsTag(part, number), 2);
  s.emit(definePropellerPitchTag(part, number), 3);
}

function vbw(s: SentenceReader): void {
  if (s.text(2) === 'A') {
    s.emit(SPEED_THROUGH_WATER, 0, { secondary: true });
    s.emit(SPEED_THROUGH_WATER_ACROSS, 1);
  }
  if (s.text(5) === 'A') s.emit(SPEED_OVER_GROUND_ACROSS, 4);
}

/** Torn and joined again, RMB keeps a right checksum and its status; only the letters show that all has moved. */
function rmb(s: SentenceReader): void {
  const inPlace = /^[LR]?$/.test(s.text(2)) && /^[NS]?$/.test(s.text(6)) && /^[EW]?$/.test(s.text(8));
  if (!inPlace) s.refuse('fields-misplaced');
  else readRmb(s);
}

function readRmb(s: SentenceReader): void {
  s.emit(CROSS_TRACK_ERROR, 1, { negative: [2, 'L'], secondary: true });
  s.emitText(WAYPOINT_NAME, 4);
  s.emit(WAYPOINT_RANGE, 9);
  s.emit(WAYPOINT_BEARING, 10);
  s.emit(WAYPOINT_SPEED, 11);
}

function xte(s: SentenceReader): void {
  if (s.text(0) === 'V' || s.text(1) === 'V') s.refuse('sensor-void');
  else s.emit(CROSS_TRACK_ERROR, 2, { negative: [3, 'L'] });
}

function rsa(s: SentenceReader): void {
  if (s.text(1) === 'A') s.emit(RUDDER_STARBOARD, 0);
  if (s.text(3) === 'A') s.emit(RUDDER_PORT, 2);
}

function vlw(s: SentenceReader): void {
  s.emit(LOG_TOTAL, 0);
  s.emit(LOG_TRIP, 2);
}

function vdr(s: SentenceReader): void {
  s.emit(CURRENT_SET, 0);
  s.emit(CURRENT_DRIFT, 4);
}

const asHeading = (rank: number) => (s: SentenceReader) => {
  const heading = s.number(0);
  if (heading !== null)
    s.emitValue(HEADING_TRUE, heading >= 0 && heading <= 360 ? normaliseDegrees(heading) : heading, { rank });
};

export const motionSentences: DecoderTable = {
  HDT: { fields: 1, decode: asHeading(RANK.HDT) },
  THS: { fields: 2, decode: (s) => (s.text(1) === 'V' ? s.refuse('sensor-void') : asHeading(RANK.THS)(s)) },
  HDM: { fields: 1, decode: (s) => s.emit(HEADING_MAGNETIC, 0, { secondary: true }) },
  HDG: { fields: 1, decode: hdg },
  ROT: { fields: 2, decode: whenValid(1, (s) => s.emit(RATE_OF_TURN, 0)) },
  VHW: { fields: 5, decode: (s) => s.emit(SPEED_THROUGH_WATER, 4) },
  VBW: { fields: 6, decode: vbw },
  VLW: { fields: 4, decode: vlw },
  VDR: { fields: 6, decode: vdr },
  VPW: { fields: 1, decode: (s) => s.emit(SPEED_TO_WIND, 0) },
  DPT: { fields: 1, decode: dpt },
  DBT: { fields: 3, decode: (s) => s.emitFirst(DEPTH_BELOW_TRANSDUCER, depthFields, { secondary: true }) },
  DBK: { fields: 3, decode: (s) => s.emitFirst(DEPTH_BELOW_KEEL, depthFields, { secondary: true }) },
  DBS: { fields: 3, decode: (s) => s.emitFirst(DEPTH_BELOW_SURFACE, depthFields, { secondary: true }) },
  RSA: { fields: 2, decode: rsa },
  RPM: { fields: 5, decode: whenValid(4, rpm) },
  RMB: { fields: 13, decode: whenValid(0, rmb) },
  XTE: { fields: 5, decode: xte },
  WCV: { fields: 1, decode: (s) => s.emit(WAYPOINT_SPEED, 0, { secondary: true }) },
};
