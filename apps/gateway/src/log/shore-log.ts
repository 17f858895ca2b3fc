/**
 * Lines of this gateway that go ashore: kept in memory until the shore has them, no more than 1 MB in a day of UTC, and
 * what goes beyond is counted. The log of the gateway itself stays complete on board.
 */
import {
  type GatewayLogLine,
  type LogFrame,
  MAX_LOG_BYTES_PER_DAY,
  MAX_LOG_LINE,
  MAX_LOG_LINES_PER_FRAME,
} from '@fms/contract/link';
import { redactSecrets } from '@fms/domain/log';
import { DAY_MS, type Instant } from '@fms/domain/time';

/** Of each line besides its content: time, level, area. */
const LINE_OVERHEAD_BYTES = 30;
/** Bytes of lines in one frame: far below what the link takes. */
const FRAME_BYTES = 200_000;

type LogPart = Omit<LogFrame, 'type' | 'stream'>;

const bytesOf = ({ area, content }: GatewayLogLine) =>
  Buffer.byteLength(content) + Buffer.byteLength(area) + LINE_OVERHEAD_BYTES;

export class ShoreLog {
  readonly #vesselIndex: number;
  readonly #now: () => Instant;
  #waiting: GatewayLogLine[] = [];
  #waitingBytes = 0;
  /** Given up since the last frame. */
  #dropped = 0;
  #day = 0;
  /** Taken in that day. */
  #bytes = 0;
  #sequence = 0;
  #underWay: LogPart | null = null;

  constructor(vesselIndex: number, now: () => Instant) {
    this.#vesselIndex = vesselIndex;
    this.#now = now;
  }

  /** Takes a line; secrets in it do not leave the ship. */
  take(line: GatewayLogLine): void {
    const content = redactSecrets(line.content.slice(0, MAX_LOG_LINE)).slice(0, MAX_LOG_LINE).toWellFormed();
    const taken = { ...line, content };
    const size = bytesOf(taken);
    const day = Math.floor(this.#now() / DAY_MS);
    if (day !== this.#day) {
      this.#day = day;
      this.#bytes = 0;
    }
    // Without a link for days, memory holds no more than one of them.
    if (this.#bytes + size > MAX_LOG_BYTES_PER_DAY || this.#waitingBytes + size > MAX_LOG_BYTES_PER_DAY) {
      this.#dropped++;
      return;
    }
    this.#bytes += size;
    this.#waitingBytes += size;
    this.#waiting.push(taken);
  }

  /** The next lines to send; null while others are under way, or none waits. */
  next(): LogPart | null {
    if (this.#underWay !== null || (this.#waiting.length === 0 && this.#dropped === 0)) return null;
    let bytes = 0;
    const count = this.#waiting.slice(0, MAX_LOG_LINES_PER_FRAME).findIndex((line) => {
      bytes += bytesOf(line);
      return bytes > FRAME_BYTES;
    });
    const lines = this.#waiting.splice(0, count < 0 ? MAX_LOG_LINES_PER_FRAME : count);
    for (const line of lines) this.#waitingBytes -= bytesOf(line);
    this.#underWay = { vesselIndex: this.#vesselIndex, sequence: ++this.#sequence, lines, dropped: this.#dropped };
    this.#dropped = 0;
    return this.#underWay;
  }

  /** The shore has them. */
  done(sequence: number): void {
    if (this.#underWay?.sequence === sequence) this.#underWay = null;
  }

  /** A new connection: what was not answered is sent again, and may then stand ashore twice. */
  rewind(): void {
    if (this.#underWay === null) return;
    const { lines, dropped } = this.#underWay;
    this.#underWay = null;
    this.#waiting.unshift(...lines);
    for (const line of lines) this.#waitingBytes += bytesOf(line);
    this.#dropped += dropped;
  }
}
