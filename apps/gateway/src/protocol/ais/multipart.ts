/** Fragments of `VDM` and `VDO` sentences → whole payloads. */
import type { AisRefusal } from './message.ts';

export interface AisPayload {
  readonly payload: string;
  readonly fillBits: number;
}
/** `waiting` for more fragments; a refusal is a fragment that has no beginning. */
export type Assembled = AisPayload | 'waiting' | AisRefusal;

export interface MultipartAssembler {
  /** Fields of one sentence: fragments, number, message id, channel, payload, fill bits; one more is overlooked. */
  add(fields: readonly string[]): Assembled;
  /** Beginnings given up because their rest never came. */
  readonly abandoned: number;
}

const MAX_FRAGMENTS = 9;
/** Fragments follow one another closely; a beginning is given up when this many others have begun since. */
const MAX_BEGUN = 20;

interface Begun {
  readonly fragments: number;
  payload: string;
  next: number;
}

export function createMultipartAssembler(): MultipartAssembler {
  const begun = new Map<string, Begun>();
  let abandoned = 0;

  const give = (key: string) => {
    if (begun.delete(key)) abandoned++;
  };

  const start = (key: string, fragments: number, payload: string): Assembled => {
    give(key);
    if (begun.size >= MAX_BEGUN) give(begun.keys().next().value ?? '');
    begun.set(key, { fragments, payload, next: 2 });
    return 'waiting';
  };

  return {
    get abandoned() {
      return abandoned;
    },
    add(fields) {
      const fragments = Number(fields[0]);
      const number = Number(fields[1]);
      const payload = fields[4] ?? '';
      const fillBits = Number(fields[5] ?? Number.NaN);
      if (!Number.isInteger(fragments) || !Number.isInteger(number) || !Number.isInteger(fillBits)) {
        return 'ais-payload-unreadable';
      }
      if (fragments === 1 && number === 1) return { payload, fillBits };
      if (fragments < 2 || fragments > MAX_FRAGMENTS || number < 1 || number > fragments) {
        return 'ais-payload-unreadable';
      }
      const key = `${fields[2]},${fields[3]},${fragments}`;
      if (number === 1) return start(key, fragments, payload);
      const message = begun.get(key);
      if (message?.next !== number) return 'ais-part-missing';
      message.payload += payload;
      message.next++;
      if (number < fragments) return 'waiting';
      begun.delete(key);
      return { payload: message.payload, fillBits };
    },
  };
}
