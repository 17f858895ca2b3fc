/** Wind, air and water. Wind speeds are kept in m/s, whatever unit the instrument sends. */
import { convert } from '@fms/domain/unit';
import type { TagDefinition } from '../../observation/observation.ts';
import { round } from '../../observation/round.ts';
import {
  AIR_PRESSURE,
  AIR_TEMPERATURE,
  APPARENT_WIND_ANGLE,
  APPARENT_WIND_SPEED,
  DEW_POINT,
  RELATIVE_HUMIDITY,
  TRUE_WIND_ANGLE,
  TRUE_WIND_DIRECTION,
  TRUE_WIND_SPEED,
  WATER_TEMPERATURE,
} from '../../observation/tag.ts';
import type { DecoderTable, SentenceReader } from './sentence-reader.ts';

const SPEED_UNITS = { N: 'kn', K: 'km/h', M: 'm/s', S: 'mph' } as const;
type UnitLetter = keyof typeof SPEED_UNITS;

function isUnitLetter(letter: string): letter is UnitLetter {
  return letter in SPEED_UNITS;
}

/** `R` is felt on board, `T` is what it would be on a ship at rest; both count from the bow. */
const MWV_REFERENCES: Readonly<Record<string, readonly [TagDefinition, TagDefinition]>> = {
  R: [APPARENT_WIND_ANGLE, APPARENT_WIND_SPEED],
  T: [TRUE_WIND_ANGLE, TRUE_WIND_SPEED],
};

function mwv(s: SentenceReader): void {
  const letter = s.text(3);
  const [angle, speed] = MWV_REFERENCES[s.text(1)] ?? [];
  if (!angle || !speed || !isUnitLetter(letter)) {
    s.refuse('value-unreadable');
  } else {
    s.emit(angle, 0);
    s.emit(speed, 2, { unit: SPEED_UNITS[letter] });
  }
}

/** The older sentences count from the bow to either side; the speed stands there in up to three units. */
function sided(angle: TagDefinition, speed: TagDefinition) {
  return (s: SentenceReader) => {
    const fromBow = s.number(0);
    const port = s.text(1) === 'L';
    if (fromBow !== null && fromBow >= 0 && fromBow <= 180) {
      s.emitValue(angle, port && fromBow > 0 ? 360 - fromBow : fromBow, { secondary: true });
    }
    s.emitFirst(
      speed,
      [
        [4, 'm/s'],
        [2, 'kn'],
        [6, 'km/h'],
      ],
      { secondary: true },
    );
  };
}

function mwd(s: SentenceReader): void {
  s.emit(TRUE_WIND_DIRECTION, 0);
  s.emitFirst(
    TRUE_WIND_SPEED,
    [
      [6, 'm/s'],
      [4, 'kn'],
    ],
    { secondary: true },
  );
}

function mmb(s: SentenceReader): void {
  const bar = s.number(2);
  if (bar !== null) s.emitValue(AIR_PRESSURE, round(convert(bar, 'bar', 'hPa')));
}

/** The composite of weather stations: pressure, air and water temperature, humidity, dew point, wind. */
function mda(s: SentenceReader): void {
  const bar = s.number(2);
  if (bar !== null) s.emitValue(AIR_PRESSURE, round(convert(bar, 'bar', 'hPa')), { secondary: true });
  s.emit(AIR_TEMPERATURE, 4, { secondary: true });
  s.emit(WATER_TEMPERATURE, 6, { secondary: true });
  s.emit(RELATIVE_HUMIDITY, 8, { secondary: true });
  s.emit(DEW_POINT, 10);
  s.emit(TRUE_WIND_DIRECTION, 12, { secondary: true });
  s.emitFirst(
    TRUE_WIND_SPEED,
    [
      [18, 'm/s'],
      [16, 'kn'],
    ],
    { secondary: true },
  );
}

export const weatherSentences: DecoderTable = {
  MWV: { fields: 5, decode: (s) => (s.text(4) === 'A' ? mwv(s) : s.refuse('sensor-void')) },
  MWD: { fields: 5, decode: mwd },
  VWR: { fields: 3, decode: sided(APPARENT_WIND_ANGLE, APPARENT_WIND_SPEED) },
  VWT: { fields: 3, decode: sided(TRUE_WIND_ANGLE, TRUE_WIND_SPEED) },
  MTW: { fields: 1, decode: (s) => s.emit(WATER_TEMPERATURE, 0) },
  MTA: { fields: 1, decode: (s) => s.emit(AIR_TEMPERATURE, 0) },
  MHU: { fields: 1, decode: (s) => s.emit(RELATIVE_HUMIDITY, 0) },
  MMB: { fields: 3, decode: mmb },
  MDA: { fields: 8, decode: mda },
};
