/**
 * Fast packets: messages of up to 223 bytes sent as numbered frames of eight (NMEA 2000, appendix D). The first byte
 * holds a sequence of three bits and the frame's number; the first frame says how long the whole is.
 */

interface UnderWay {
  readonly length: number;
  readonly bytes: Buffer;
  next: number;
}

export type Assembled = Buffer | 'waiting' | 'incomplete';

/** Data in the first frame and in each of the others. */
const FRAME_BYTES = { first: 6, next: 7 } as const;
const NUMBER_MASK = 0x1f;
const MAX_BYTES = 223;
/** Messages under way at once; senders that fall silent in the middle are pushed out by others. */
const MAX_UNDER_WAY = 200;

export class FastPackets {
  readonly #underWay = new Map<string, UnderWay>();
  /** Messages begun and given up. */
  abandoned = 0;

  /** The whole message when this frame completes it; `incomplete` for a frame that belongs to nothing. */
  add(pgn: number, source: number, frame: Buffer): Assembled {
    const head = frame[0];
    if (head === undefined) return 'incomplete';
    const key = `${source} ${pgn} ${head >> 5}`;
    const number = head & NUMBER_MASK;
    return number === 0 ? this.#begin(key, frame) : this.#goOn(key, number, frame);
  }

  #begin(key: string, frame: Buffer): Assembled {
    if (this.#underWay.delete(key)) this.abandoned++;
    const length = frame[1] ?? 0;
    if (length === 0 || length > MAX_BYTES) return 'incomplete';
    const bytes = Buffer.alloc(length, 0xff);
    frame.copy(bytes, 0, 2);
    if (length <= FRAME_BYTES.first) return bytes;
    this.#underWay.set(key, { length, bytes, next: 1 });
    this.#pushOut();
    return 'waiting';
  }

  #goOn(key: string, number: number, frame: Buffer): Assembled {
    const packet = this.#underWay.get(key);
    if (!packet) return 'incomplete';
    if (packet.next !== number) {
      this.#underWay.delete(key);
      this.abandoned++;
      return 'incomplete';
    }
    const offset = FRAME_BYTES.first + FRAME_BYTES.next * (number - 1);
    frame.copy(packet.bytes, offset, 1);
    packet.next++;
    if (offset + FRAME_BYTES.next < packet.length) return 'waiting';
    this.#underWay.delete(key);
    return packet.bytes;
  }

  #pushOut(): void {
    if (this.#underWay.size <= MAX_UNDER_WAY) return;
    const [oldest] = this.#underWay.keys();
    if (oldest !== undefined && this.#underWay.delete(oldest)) this.abandoned++;
  }
}
