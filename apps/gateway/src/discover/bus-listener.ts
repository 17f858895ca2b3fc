/** Bytes of a bus without a configured protocol: recognised by their first bytes, then read by that protocol's feed. */
import type { Instant } from '@fms/domain/time';
import type { Feed } from '../feed/feed.ts';
import { detectBusProtocol } from './detect-bus-protocol.ts';
import type { Finding } from './finding.ts';
import { createFeedParts, openFeed } from './open-feed.ts';

/** What is not recognised by then is none of the protocols. */
const MAX_HEAD_BYTES = 64_000;

export class BusListener {
  readonly #finding: Finding;
  readonly #now: () => Instant;
  #head = Buffer.alloc(0);
  #opening: Promise<Feed> | null = null;

  constructor(finding: Finding, now: () => Instant) {
    this.#finding = finding;
    this.#now = now;
  }

  /** Resolves when the bytes are written down. */
  async push(bytes: Uint8Array): Promise<void> {
    if (this.#opening) {
      (await this.#opening).push(bytes);
      return;
    }
    if (this.#head.length < MAX_HEAD_BYTES) this.#head = Buffer.concat([this.#head, bytes]);
    const protocol = detectBusProtocol(this.#head);
    if (!protocol) return;
    this.#finding.protocol = protocol;
    this.#opening = openFeed(protocol, createFeedParts(this.#finding.record, this.#now));
    const head = this.#head;
    (await this.#opening).push(head);
  }

  /** What came so far came at a wrong rate. */
  forget(): void {
    this.#head = Buffer.alloc(0);
  }

  /** What is held back is written down. */
  async end(): Promise<void> {
    (await this.#opening)?.end();
    if (!this.#opening && this.#head.length > 0) {
      this.#finding.problem = `${this.#head.length} bytes that are none of the protocols: ${this.#head.toString('hex', 0, 24)}…`;
    }
  }
}
