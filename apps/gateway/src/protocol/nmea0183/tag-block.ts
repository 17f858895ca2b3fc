/** The tag block of NMEA 0183 version 4 before a sentence: `\g:1-2-9999,s:station,c:1565218798*53\`. */
import { computeChecksum } from './checksum.ts';

export interface TagBlock {
  /** Characters up to and including the closing backslash. */
  readonly length: number;
  /** Epoch ms of parameter `c`; null when there is none or the block's own checksum is wrong. */
  readonly receivedAt: number | null;
}

const BLOCK = /^\\([^\\*]*)(?:\*([0-9A-Fa-f]{2}))?\\/;
/** `c` counts seconds; some stations send milliseconds. No second count of this century has thirteen digits. */
const MILLISECONDS_FROM = 1e11;

/** The tag block a line begins with, or null. A line may only begin with one. */
export function readTagBlock(line: string): TagBlock | null {
  if (!line.startsWith('\\')) return null;
  const match = BLOCK.exec(line);
  if (!match) return null;
  const [whole, body = '', digits] = match;
  const trusted = digits !== undefined && computeChecksum(body) === Number.parseInt(digits, 16);
  return { length: whole.length, receivedAt: trusted ? timeParameter(body) : null };
}

function timeParameter(body: string): number | null {
  const text = body
    .split(',')
    .find((parameter) => parameter.startsWith('c:'))
    ?.slice(2);
  if (!text || !/^\d+(\.\d+)?$/.test(text)) return null;
  const count = Number(text);
  return Math.round(count >= MILLISECONDS_FROM ? count : count * 1000);
}
