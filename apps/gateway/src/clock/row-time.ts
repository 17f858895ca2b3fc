/** Times as tables write them → epoch ms. A time without a zone is UTC, as AIS is. */
import type { Instant } from '@fms/domain/time';

const DAY_FIRST = /^(\d{2})\/(\d{2})\/(\d{4})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;
const YEAR_AND_DAY = /^(\d{4})(\d{3})$/;
const COUNT = /^\d{9,13}(\.\d+)?$/;
const ISO = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/;
/** Counts of seconds have ten digits in this century, counts of milliseconds thirteen. */
const MILLISECONDS_FROM = 1e11;

export function readRowTime(text: string): Instant | null {
  const day = DAY_FIRST.exec(text);
  if (day) {
    const [, d, m, y, hour, minute, second = '0'] = day.map(String);
    return valid(Date.UTC(Number(y), Number(m) - 1, Number(d), Number(hour), Number(minute), Number(second) || 0));
  }
  const ordinal = YEAR_AND_DAY.exec(text);
  if (ordinal) return valid(Date.UTC(Number(ordinal[1]), 0, Number(ordinal[2])));
  if (COUNT.test(text)) {
    const count = Number(text);
    return Math.round(count >= MILLISECONDS_FROM ? count : count * 1000);
  }
  const iso = ISO.exec(text);
  if (!iso) return null;
  const zoned = iso[1] ? text : `${text.length === 10 ? `${text}T00:00` : text}Z`;
  return valid(Date.parse(zoned.replace(' ', 'T')));
}

function valid(time: number): Instant | null {
  return Number.isFinite(time) ? time : null;
}
