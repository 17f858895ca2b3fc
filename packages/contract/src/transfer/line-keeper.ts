/** Holds one end's files to the budget of the line: asks before bytes go, waits for a rate, and ends what must wait longer. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Instant } from '@fms/domain/time';
import {
  addProgress,
  DEFAULT_LINE_BUDGET,
  getRate,
  type Hold,
  type LineAccount,
  type LineBudget,
  LineGovernor,
  type LineLane,
  type LineState,
  type SavedUsage,
  type TransferRate,
  toFileLane,
  type WaitReason,
} from '@fms/domain/transfer';
import type { FileHead } from './transfer-message.ts';

/** The longest wait for the rate before the transfer is looked at again. */
const RATE_WAIT_MS = 1000;
/** Over this long the speed of the line is measured. */
const MEASURE_MS = 2000;
const BITS = 8;

export type LineUse = Pick<FileHead, 'priority' | 'isNow'>;

/** Bytes that may not go before something else ends: not an error of the transfer. */
export class TransferHeld extends Error {
  readonly reason: WaitReason;
  readonly until: Instant | null;
  constructor({ reason, until }: Hold) {
    super(`The file waits: ${reason}.`);
    this.name = 'TransferHeld';
    this.reason = reason;
    this.until = until;
  }
}

/** Bytes of an account over the line, and how many may be; null is no bound. */
export interface AccountUse {
  readonly dayBytes: number;
  readonly monthBytes: number;
  readonly mostDayBytes: number | null;
  readonly mostMonthBytes: number | null;
}

export class LineKeeper {
  #governor: LineGovernor;
  readonly #now: () => Instant;
  #state: LineState = { bitRate: null, isInPort: null };
  #rate: TransferRate | null = null;
  #measured = { bytes: 0, since: 0 };

  constructor(now: () => Instant, saved: SavedUsage = {}) {
    this.#governor = new LineGovernor(DEFAULT_LINE_BUDGET, saved);
    this.#now = now;
  }

  /** What is known of the line. */
  get state(): LineState {
    return this.#state;
  }

  /** From now on files are charged to this governor, which screens and cameras of this end share. */
  share(governor: LineGovernor): void {
    this.#governor = governor;
  }

  /** The budget, and what the other end counted of the same bytes; the greater number holds. */
  setBudget(budget: LineBudget, told: SavedUsage): void {
    this.#governor.setBudget(budget);
    this.takeUsage(told);
  }

  takeUsage(told: SavedUsage): void {
    this.#governor.takeUsage(told, this.#now());
  }

  setState(state: Partial<LineState>): void {
    this.#state = { ...this.#state, ...state };
  }

  /** Why a part of so many bytes may not be begun now; a rate only paces it. */
  ask({ priority, isNow }: LineUse, bytes: number): Hold | null {
    const hold = this.#governor.ask({ lane: toFileLane(priority), bytes, isNow }, this.#state, this.#now());
    return hold?.reason === 'rate' ? null : hold;
  }

  /** Resolves when the bytes may go, and counts them, or when `isStopped`. @throws {TransferHeld} when they may not for long */
  async permit({ priority, isNow }: LineUse, bytes: number, isStopped: () => boolean): Promise<void> {
    const demand = { lane: toFileLane(priority), bytes, isNow };
    while (!isStopped()) {
      const now = this.#now();
      const hold = this.#governor.take(demand, this.#state, now);
      if (hold === null) return;
      if (hold.reason !== 'rate' || hold.until === null) throw new TransferHeld(hold);
      await delay(Math.min(RATE_WAIT_MS, Math.max(1, hold.until - now)));
      // What was held up by the budget says nothing of the line.
      this.#measured = { bytes: 0, since: this.#now() };
    }
  }

  /** Counts bytes of a file that came over the line. */
  count({ priority }: LineUse, bytes: number): void {
    this.charge(toFileLane(priority), bytes);
  }

  /** Counts bytes that were not asked for here. */
  charge(lane: LineLane, bytes: number): void {
    this.#governor.count(lane, bytes, this.#now());
  }

  /** Bytes the line took while nothing but itself held them up. */
  measure(bytes: number): void {
    const at = this.#now();
    if (at - this.#measured.since > 2 * MEASURE_MS) this.#measured = { bytes: 0, since: at };
    this.#measured.bytes += bytes;
    if (at - this.#measured.since < MEASURE_MS) return;
    this.#rate = addProgress(this.#rate, this.#measured.bytes, { since: this.#measured.since, at });
    this.#measured = { bytes: 0, since: at };
    const rate = getRate(this.#rate, at);
    if (rate !== null) this.setState({ bitRate: Math.round(rate * BITS) });
  }

  use(account: LineAccount): AccountUse {
    const { dayBytes, monthBytes } = this.#governor.getUsage(account, this.#now());
    const { bytesPerDay, bytesPerMonth } = this.#governor.budget[account];
    return { dayBytes, monthBytes, mostDayBytes: bytesPerDay, mostMonthBytes: bytesPerMonth };
  }

  /** To be saved. */
  toJSON(): SavedUsage {
    return this.#governor.toJSON();
  }
}
