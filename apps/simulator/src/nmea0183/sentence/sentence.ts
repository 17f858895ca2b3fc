/** Writing NMEA 0183 (IEC 61162-1): `$` or `!`, address, fields, `*` and the checksum. */

/** Longest sentence, from `$` to the end of the line (IEC 61162-1). */
export const MAX_SENTENCE_LENGTH = 82;

type Fields = readonly (string | number)[];

/** In fields that mean what the formatter says. */
export const formatSentence = (address: string, ...fields: Fields): string => line('$', address, fields);

/** Around the message of another protocol, such as AIS. */
export const formatEncapsulation = (address: string, ...fields: Fields): string => line('!', address, fields);

function line(start: '$' | '!', address: string, fields: Fields): string {
  const body = `${address},${fields.join(',')}`;
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum ^= body.charCodeAt(i);
  return `${start}${body}*${sum.toString(16).toUpperCase().padStart(2, '0')}\r\n`;
}

/** `ddmm.mmmmm,N`: a step of the last digit is two centimetres. */
export function formatCoordinateFields(degrees: number, letters: 'NS' | 'EW'): string {
  const { wholeDegrees, minutes } = split(Math.abs(degrees));
  const width = letters === 'NS' ? 2 : 3;
  const text = `${String(wholeDegrees).padStart(width, '0')}${minutes.toFixed(MINUTE_DIGITS).padStart(3 + MINUTE_DIGITS, '0')}`;
  return `${text},${degrees < 0 ? letters[1] : letters[0]}`;
}

const MINUTE_DIGITS = 5;
const MINUTE_SCALE = 10 ** MINUTE_DIGITS;

function split(degrees: number) {
  const units = Math.round(degrees * 60 * MINUTE_SCALE);
  const wholeDegrees = Math.floor(units / (60 * MINUTE_SCALE));
  return { wholeDegrees, minutes: (units - wholeDegrees * 60 * MINUTE_SCALE) / MINUTE_SCALE };
}

/** The degrees a reader of `formatCoordinateFields` gets back. */
export function roundToSentence(degrees: number): number {
  const { wholeDegrees, minutes } = split(Math.abs(degrees));
  return Math.sign(degrees) * (wholeDegrees + minutes / 60);
}

/** `074109.00`. */
export function formatTimeField(timeMs: number): string {
  const text = new Date(timeMs).toISOString();
  return `${text.slice(11, 13)}${text.slice(14, 16)}${text.slice(17, 19)}.${text.slice(20, 22)}`;
}

/** `300613`. */
export function formatDateField(timeMs: number): string {
  const text = new Date(timeMs).toISOString();
  return `${text.slice(8, 10)}${text.slice(5, 7)}${text.slice(2, 4)}`;
}
