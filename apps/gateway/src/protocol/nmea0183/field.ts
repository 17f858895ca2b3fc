/** Fields of a sentence → numbers, coordinates and times. An empty field is null: the device has nothing to say. */
import { HOUR_MS, MINUTE_MS } from '@fms/domain/time';

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const TIME_OF_DAY = /^(\d{2})(\d{2})(\d{2}(?:\.\d*)?)$/;
const DATE = /^(\d{2})(\d{2})(\d{2})$/;
/** Two digits of a year: GPS began in 1980, so 80 to 99 are of the last century. */
const FIRST_YEAR = 80;

/** A field that holds something which is not what it should be. */
export const UNREADABLE = Symbol('unreadable');
export type Read<T> = T | null | typeof UNREADABLE;

export function readNumber(text: string | undefined): Read<number> {
  if (!text) return null;
  return NUMBER.test(text) ? Number(text) : UNREADABLE;
}

/** `5420.4738` and `N` → 54.34123: degrees and minutes in one number, then the hemisphere. */
export function readCoordinate(text: string | undefined, hemisphere: string | undefined): Read<number> {
  if (!text && !hemisphere) return null;
  const packed = readNumber(text);
  const sign = hemisphereSign(hemisphere);
  if (packed === null || packed === UNREADABLE || packed < 0 || sign === 0) return UNREADABLE;
  const degrees = Math.floor(packed / 100);
  const minutes = packed - degrees * 100;
  return minutes < 60 ? sign * (degrees + minutes / 60) : UNREADABLE;
}

function hemisphereSign(letter: string | undefined): -1 | 0 | 1 {
  if (letter === 'N' || letter === 'E') return 1;
  return letter === 'S' || letter === 'W' ? -1 : 0;
}

/** `074109.500` → milliseconds since midnight UTC. A leap second is the last of its minute. */
export function readTimeOfDay(text: string | undefined): Read<number> {
  if (!text) return null;
  const match = TIME_OF_DAY.exec(text);
  if (!match) return UNREADABLE;
  const [hours, minutes, seconds] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (hours > 23 || minutes > 59 || seconds >= 61) return UNREADABLE;
  return hours * HOUR_MS + minutes * MINUTE_MS + Math.min(Math.round(seconds * 1000), MINUTE_MS - 1);
}

/** `300613` → epoch ms of that midnight, UTC. */
export function readDate(text: string | undefined): Read<number> {
  if (!text) return null;
  const match = DATE.exec(text);
  if (!match) return UNREADABLE;
  return readDay(match[3], match[2], match[1]);
}

/** Year (two or four digits), month and day → epoch ms of that midnight, UTC. */
export function readDay(year: string | undefined, month: string | undefined, day: string | undefined): Read<number> {
  if (!year && !month && !day) return null;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!year || !month || !day || !Number.isInteger(y) || !Number.isInteger(m) || !Number.isInteger(d))
    return UNREADABLE;
  const fullYear = y >= 100 ? y : y + (y >= FIRST_YEAR ? 1900 : 2000);
  const time = Date.UTC(fullYear, m - 1, d);
  const back = new Date(time);
  return back.getUTCMonth() === m - 1 && back.getUTCDate() === d ? time : UNREADABLE;
}
