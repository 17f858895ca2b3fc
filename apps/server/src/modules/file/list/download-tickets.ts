/** Addresses of downloads that are good once. A restart ends them all, and the browser asks for another. */
import { createHash, randomBytes } from 'node:crypto';
import { TICKET_SECONDS } from '@fms/contract/file';
import type { Instant } from '@fms/domain/time';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Clock } from '../../../platform/clock/clock.ts';

/** The right to one download: who asked for it, and the version of a file. */
export interface DownloadTicket {
  readonly caller: Caller;
  readonly fileId: number;
}

/** Tickets that wait at once; the oldest give way. */
const MAX_TICKETS = 10_000;
const TICKET_BYTES = 32;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export class DownloadTickets {
  readonly #clock: Clock;
  /** By the hash of the secret, which is known to who asked for it alone; in the order of their ends. */
  readonly #tickets = new Map<string, DownloadTicket & { readonly untilMs: Instant }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  issue(ticket: DownloadTicket): { secret: string; untilMs: Instant } {
    const secret = randomBytes(TICKET_BYTES).toString('base64url');
    const untilMs = this.#clock.now() + TICKET_SECONDS * 1000;
    for (const [hash, other] of this.#tickets) {
      if (other.untilMs > this.#clock.now() && this.#tickets.size < MAX_TICKETS) break;
      this.#tickets.delete(hash);
    }
    this.#tickets.set(hashOf(secret), { ...ticket, untilMs });
    return { secret, untilMs };
  }

  /** Undefined for one that was used, is over, or never was. */
  take(secret: string): DownloadTicket | undefined {
    const hash = hashOf(secret);
    const ticket = this.#tickets.get(hash);
    this.#tickets.delete(hash);
    return ticket && ticket.untilMs > this.#clock.now() ? ticket : undefined;
  }
}
