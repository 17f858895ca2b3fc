/**
 * Bounds the bytes under way to what the line carries in a fraction of a second. A socket takes megabytes at once and a
 * slow line needs minutes for them; an alarm that is written meanwhile waits behind them all. The window grows while the
 * answers come as quickly as ever, and shrinks as soon as they come later: the extra time is spent in a queue.
 *
 * After RFC 6817 (LEDBAT): the delay over the least one of the last minutes is held near a target.
 */
import type { Instant } from '../time/index.ts';

/** Delay that the channels themselves may add to the line, ms; RFC 6817 §2.4.2 asks for 100 at most and links of ships stutter. */
const TARGET_MS = 200;
/** Change of the window by one window of answered bytes at no added delay, as a share of `LEAST_BYTES` (RFC 6817, GAIN). */
const GAIN = 1;
/** Two of the least frames are always under way: 8 KiB take a quarter of a second of 256 kbit/s. */
const LEAST_BYTES = 8 * 1024;
const LEAST_FRAME_BYTES = LEAST_BYTES / 2;
const MOST_FRAME_BYTES = 64 * 1024;
const MOST_BYTES = 4 * 1024 * 1024;
/** Answers quicker than this many times the target below it double the window, as long as no delay was ever added. */
const SLOW_START_SHARE = 0.5;
/** The least delay is looked for in this many spans of a minute each: a line whose way changed is learned anew. */
const BASE_SPANS = 10;
const BASE_SPAN_MS = 60_000;

interface Sent {
  readonly bytes: number;
  readonly at: Instant;
}

export class FlightWindow {
  #bytes = LEAST_BYTES;
  #underWay = 0;
  #hasQueued = false;
  readonly #sent: Sent[] = [];
  /** Bytes of the first of `#sent` that are answered already. */
  #answeredOfFirst = 0;
  /** Least delay of each of the last minutes, the newest last. */
  readonly #least: { readonly sinceMs: Instant; leastMs: number }[] = [];

  /** Bytes that may be sent now; 0 while the window is full. */
  get room(): number {
    return Math.max(0, Math.floor(this.#bytes) - this.#underWay);
  }

  /** Bytes of one frame: small on a slow line, where an alarm waits for the frame before it. */
  get frameBytes(): number {
    return Math.min(MOST_FRAME_BYTES, Math.max(LEAST_FRAME_BYTES, Math.floor(this.#bytes / 8)));
  }

  /** Bytes sent and not answered. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Size of the window, bytes. */
  get size(): number {
    return Math.floor(this.#bytes);
  }

  sent(bytes: number, now: Instant): void {
    this.#underWay += bytes;
    this.#sent.push({ bytes, at: now });
  }

  /** The other end has taken so many bytes, in the order they were sent. More than are under way is ignored. */
  answered(bytes: number, now: Instant): void {
    const taken = Math.min(bytes, this.#underWay);
    if (taken === 0) return;
    const sentAt = this.#release(taken);
    if (sentAt === null) return;
    const delayMs = Math.max(0, now - sentAt);
    this.#learn(delayMs, now);
    this.#adjust(taken, Math.max(0, delayMs - this.#baseMs));
  }

  /** Takes bytes off the flight; when the last whole part of them was sent, null when none is whole. */
  #release(bytes: number): Instant | null {
    this.#underWay -= bytes;
    this.#answeredOfFirst += bytes;
    let sentAt: Instant | null = null;
    for (let first = this.#sent[0]; first && this.#answeredOfFirst >= first.bytes; first = this.#sent[0]) {
      this.#answeredOfFirst -= first.bytes;
      sentAt = first.at;
      this.#sent.shift();
    }
    return sentAt;
  }

  get #baseMs(): number {
    return Math.min(...this.#least.map(({ leastMs }) => leastMs));
  }

  #learn(delayMs: number, now: Instant): void {
    const newest = this.#least.at(-1);
    if (newest && now - newest.sinceMs < BASE_SPAN_MS) newest.leastMs = Math.min(newest.leastMs, delayMs);
    else this.#least.push({ sinceMs: now, leastMs: delayMs });
    if (this.#least.length > BASE_SPANS) this.#least.shift();
  }

  #adjust(bytes: number, addedMs: number): void {
    if (addedMs > SLOW_START_SHARE * TARGET_MS) this.#hasQueued = true;
    const offTarget = Math.max(-1, (TARGET_MS - addedMs) / TARGET_MS);
    const growth = this.#hasQueued ? (GAIN * offTarget * bytes * LEAST_BYTES) / this.#bytes : bytes;
    this.#bytes = Math.min(MOST_BYTES, Math.max(LEAST_BYTES, this.#bytes + growth));
  }
}
