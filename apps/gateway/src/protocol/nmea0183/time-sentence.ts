/** `$PGHP`: shore station receivers state in it the time they received the following sentence. */
import type { Sentence } from './sentence.ts';

/** Epoch ms, or null when this is another sentence or no time: version, year, month, day, hour, minute, second, ms. */
export function parseSentenceTime(sentence: Sentence): number | null {
  if (sentence.formatter !== 'PGHP' || sentence.fields[0] !== '1') return null;
  const parts = sentence.fields.slice(1, 8).map((field) => (/^\d{1,4}$/.test(field) ? Number(field) : Number.NaN));
  const [year = Number.NaN, month = 1, day = 1, hour = 0, minute = 0, second = 0, ms = 0] = parts;
  const time = Date.UTC(year, month - 1, day, hour, minute, second, ms);
  return Number.isFinite(time) ? time : null;
}
