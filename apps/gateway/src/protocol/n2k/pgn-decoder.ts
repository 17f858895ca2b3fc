/**
 * Bytes of a message → its fields in SI units, by canboat's definitions of the parameter groups. The decoder and its
 * definitions take some 35 MB, so they are loaded when the first bus needs them. Framing is ours: the library's own
 * takes the first short message of a log for a fast packet and never looks at the sequence.
 */
import type { N2kFrame } from './frame.ts';

export interface N2kMessage {
  readonly pgn: number;
  /** The variant, e.g. `maretronAlertTransmission` of 130819. */
  readonly id: string;
  readonly source: number;
  /** Numbers in SI units, words for enumerations, null for "not available". */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface PgnDecoder {
  /** Whether messages of this group are sent as fast packets. */
  isFast(pgn: number): boolean;
  /** Null when no definition fits the bytes. */
  decode(frame: N2kFrame): N2kMessage | null;
  /** The number of a word of an enumeration, undefined when there is none. */
  numberOf(enumeration: string, word: string): number | undefined;
}

/** Groups of several senders' own making, always fast. */
const PROPRIETARY_FAST_FROM = 130_816;
/** The library requires a time for its answer; ours is elsewhere. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

interface Parsed {
  readonly id?: string;
  readonly fields?: Record<string, unknown>;
}

let loading: Promise<PgnDecoder> | null = null;

/** One decoder serves every bus: it keeps nothing between two messages. */
export function loadPgnDecoder(): Promise<PgnDecoder> {
  loading ??= load();
  return loading;
}

async function load(): Promise<PgnDecoder> {
  const { Parser } = await import('@canboat/canboatjs/dist/fromPgn.js');
  const { getEnumerationValue, getPGNWithNumber } = await import('@canboat/ts-pgns');
  const parser = new Parser({ returnNulls: true, useCamel: true });
  // Without a listener an `error` event would end the process.
  parser.on('error', () => {});
  const fast = new Map<number, boolean>();
  return {
    isFast(pgn) {
      const known = fast.get(pgn) ?? (getPGNWithNumber(pgn)?.[0]?.Type === 'Fast' || pgn >= PROPRIETARY_FAST_FROM);
      fast.set(pgn, known);
      return known;
    },
    decode({ pgn, source, data }) {
      const head = { pgn, src: source, dst: 255, prio: 0, timestamp: NO_TIME };
      const parsed = parser.parse({ pgn: head, length: data.length, data, coalesced: true }) as Parsed | undefined;
      if (!parsed?.fields || parsed.id === undefined) return null;
      return { pgn, id: parsed.id, source, fields: parsed.fields };
    },
    numberOf: (enumeration, word) => getEnumerationValue(enumeration, word),
  };
}
