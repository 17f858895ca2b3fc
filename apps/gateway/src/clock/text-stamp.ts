/**
 * Time stamps of canboat text, in every spelling met: `2016-02-28T19:57:02.364Z`, the same without a zone,
 * `2021-07-29-09:00:42.386`, `2026-07-26T12:55:52.549432738-07:00`.
 *
 * A stamp without a zone is UTC. canboat writes UTC whichever spelling it uses, and in a log that mixes both (some
 * programs drop the `Z` of assembled messages) the two agree to the millisecond only when read so.
 */
import { type Instant, MINUTE_MS } from '@fms/domain/time';

const STAMP = /^(\d{4})-(\d{2})-(\d{2})[T -](\d{2}):(\d{2}):(\d{2})(?:[.,](\d{1,9}))?(Z|[+-]\d{2}:?\d{2})?$/;

/** Epoch milliseconds, cut and not rounded; null when it is none of the spellings or no date. */
export function readTextStamp(text: string): Instant | null {
  const match = STAMP.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
  if (hour > 23 || minute > 59 || second > 60) return null;
  const midnight = Date.UTC(year, month - 1, day);
  const back = new Date(midnight);
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day) return null;
  const ms = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  return midnight + ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1000 + ms - zoneMs(match[8]);
}

function zoneMs(zone: string | undefined): number {
  if (!zone || zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -1 : 1) * minutes * MINUTE_MS;
}
