/** One line of a bus or a log → the sentence in it, or why there is none. */
import { computeChecksum } from './checksum.ts';
import { isFormatter } from './formatters.ts';
import { readTagBlock } from './tag-block.ts';
import { readTrailingTime } from './trailing-time.ts';

export interface Sentence {
  /** Two letters that say which kind of device sends; `P` for a manufacturer's own sentence. */
  readonly talker: string;
  /** `RMC`; the whole address of a manufacturer's own sentence, `PGHP`. */
  readonly formatter: string;
  readonly fields: readonly string[];
  /** Epoch ms a receiver wrote: in a tag block in front (`\c:…\`), else behind the checksum; null without. */
  readonly receivedAt: number | null;
}

export type LineRefusal = 'not-a-sentence' | 'checksum-wrong' | 'unknown-sentence';

export type ReadLine =
  | { readonly kind: 'sentence'; readonly sentence: Sentence }
  | { readonly kind: 'comment' }
  | { readonly kind: 'refused'; readonly reason: LineRefusal };

/** What comes before is a logger's own prefix, such as a time or a port name. */
const START = /[$!](?=[A-Z]{2})/;
const CHECKSUM = /^[0-9A-Fa-f]{2}/;
const ADDRESS = /^[A-Z]{2}[A-Z0-9]{3}$/;
const PROPRIETARY = /^P[A-Z0-9]{3,}$/;

const refused = (reason: LineRefusal): ReadLine => ({ kind: 'refused', reason });

/**
 * A wrong checksum is refused; an absent one is not, since devices were built before it was asked for. A right one
 * does not make an address right: see formatters.ts.
 */
export function readLine(line: string): ReadLine {
  const block = readTagBlock(line);
  const text = block ? line.slice(block.length) : line;
  const start = text.search(START);
  if (start < 0) return text.startsWith('#') ? { kind: 'comment' } : refused('not-a-sentence');
  const star = text.indexOf('*', start);
  const body = text.slice(start + 1, star < 0 ? undefined : star);
  const digits = star < 0 ? null : CHECKSUM.exec(text.slice(star + 1, star + 3));
  if (digits && computeChecksum(body) !== Number.parseInt(digits[0], 16)) return refused('checksum-wrong');

  const fields = body.split(',');
  const address = fields.shift() ?? '';
  const receivedAt = block?.receivedAt ?? (digits ? readTrailingTime(text.slice(star + 3)) : null);
  if (PROPRIETARY.test(address)) {
    return { kind: 'sentence', sentence: { talker: 'P', formatter: address, fields, receivedAt } };
  }
  const formatter = address.slice(2);
  if (!ADDRESS.test(address) || !isFormatter(formatter)) return refused('unknown-sentence');
  return { kind: 'sentence', sentence: { talker: address.slice(0, 2), formatter, fields, receivedAt } };
}
