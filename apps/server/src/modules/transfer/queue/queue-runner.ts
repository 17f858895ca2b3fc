/** Drives the queue of one vessel while its channel stands: one transfer each way at a time, the next as soon as that may be. */
import type { LineKeeper } from '@fms/contract/transfer';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { decideMismatch, type Hold, type TransferDirection } from '@fms/domain/transfer';
import type { OpenTransfer, TransferPort } from '../../file/index.ts';
import { chooseTransfer, computeNextLook, isNews } from './choose-transfer.ts';

/** What is held is looked at again after this long at the latest. */
const LOOK_MS = 15_000;
/** Without a word of when, what the ship holds is asked for again after this long. */
const HELD_MS = 30_000;
/** What a person on board decides is told by the ship; it is asked for again all the same. */
const BOARD_MS = 60 * 60_000;
/** A file goes on while this many bytes may go. */
const PART_BYTES = 64 * 1024;
const DIRECTIONS = ['to-shore', 'to-ship'] as const satisfies readonly TransferDirection[];

/** What the runner asks of the channel. */
export interface TransferLine {
  start(transfer: OpenTransfer): Promise<void>;
  /** `hasEnded`: what is kept of it goes. */
  stop(transfer: Pick<OpenTransfer, 'id'>, hasEnded: boolean): Promise<void>;
  /** The speed of the line is needed and not known. */
  askSpeed(): void;
}

export interface QueueRunnerOptions {
  readonly vesselId: VesselId;
  readonly port: TransferPort;
  readonly line: TransferLine;
  readonly keeper: LineKeeper;
  readonly now: () => Instant;
  /** Begins to scan a file where that is asked for; true while it is not clean yet. */
  readonly isUnscanned: (transfer: OpenTransfer) => boolean;
  readonly onFailure: (error: unknown) => void;
}

export class QueueRunner {
  readonly #options: QueueRunnerOptions;
  readonly #active = new Map<TransferDirection, OpenTransfer>();
  /** What the ship holds, by transfer. */
  readonly #held = new Map<number, Hold & { readonly again: Instant }>();
  readonly #mismatches = new Map<number, number>();
  /** Transfers of which something may be kept here or on board. */
  readonly #started = new Map<number, OpenTransfer>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isWoken = false;
  #hasEnded = false;

  constructor(options: QueueRunnerOptions) {
    this.#options = options;
  }

  /** The transfer that moves, where it is this one. */
  active(transferId: number): OpenTransfer | undefined {
    return [...this.#active.values()].find(({ id }) => id === transferId);
  }

  /** The queue may be another: looks once more, after what is under way. */
  wake(): void {
    if (this.#isWoken || this.#hasEnded) return;
    this.#isWoken = true;
    this.#running = this.#running
      .then(async () => {
        this.#isWoken = false;
        if (!this.#hasEnded) await this.#look();
      })
      .catch(this.#options.onFailure);
  }

  /** The ship, or the budget ashore, holds a transfer. */
  async held(transferId: number, hold: Hold): Promise<void> {
    const { now, port, vesselId } = this.#options;
    const pauseMs = hold.reason === 'approval-board' ? BOARD_MS : HELD_MS;
    const again = Math.max(hold.until ?? now() + pauseMs, now() + 1000);
    this.#held.set(transferId, { ...hold, again });
    this.#forget(transferId);
    await port.step(vesselId, transferId, { event: 'wait', ...hold });
    this.wake();
  }

  /** Whether it waits on board for a person there, as the ship said. */
  isHeldOnBoard(transferId: number): boolean {
    return this.#held.get(transferId)?.reason === 'approval-board';
  }

  /** The ship says of a transfer that does not move that it waits for a person there. One that ended ashore ends on board too. */
  async heldOnBoard(transferId: number): Promise<void> {
    const { port, vesselId, line } = this.#options;
    const transfer = (await port.queue(vesselId)).find(({ id }) => id === transferId);
    if (!transfer) return line.stop({ id: transferId }, true);
    this.#started.set(transferId, transfer);
    if (transfer.state === 'on-board') await this.held(transferId, { reason: 'approval-board', until: null });
  }

  /** The whole arrived with another SHA-256: it is sent again, the third time it waits for a person. */
  async differs(transferId: number): Promise<void> {
    const times = (this.#mismatches.get(transferId) ?? 0) + 1;
    this.#mismatches.set(transferId, times);
    if (decideMismatch(times) === 'stop') await this.held(transferId, { reason: 'hash-differs', until: null });
    this.over(transferId);
  }

  /** It is not under way any more, for whatever reason. */
  over(transferId: number): void {
    this.#held.delete(transferId);
    this.#forget(transferId);
    this.wake();
  }

  /** The channel is gone: what moved waits for the line. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    await this.#running;
    const { port, vesselId } = this.#options;
    for (const { id } of this.#active.values())
      await port.step(vesselId, id, { event: 'wait', reason: 'link', until: null });
    this.#active.clear();
  }

  #forget(transferId: number): void {
    for (const [direction, { id }] of this.#active) if (id === transferId) this.#active.delete(direction);
  }

  async #look(): Promise<void> {
    const { port, vesselId, now } = this.#options;
    clearTimeout(this.#timer);
    const queue = await port.queue(vesselId);
    await this.#endGone(queue);
    let next = now() + LOOK_MS;
    for (const direction of DIRECTIONS) next = Math.min(next, await this.#lookAt(direction, queue));
    for (const { again } of this.#held.values()) if (again > now()) next = Math.min(next, again);
    this.#timer = setTimeout(() => this.wake(), Math.max(100, next - now())).unref();
  }

  /** What ended while it did not move, such as a paused file that was withdrawn. */
  async #endGone(queue: readonly OpenTransfer[]): Promise<void> {
    const open = new Set(queue.map(({ id }) => id));
    for (const transfer of [...this.#started.values()]) {
      if (open.has(transfer.id)) continue;
      this.#forget(transfer.id);
      this.#started.delete(transfer.id);
      await this.#options.line.stop(transfer, true);
    }
  }

  /** Answers when to look again. */
  async #lookAt(direction: TransferDirection, all: readonly OpenTransfer[]): Promise<Instant> {
    const { port, vesselId, now, line } = this.#options;
    const queue = all.filter((transfer) => transfer.direction === direction);
    const { chosen, held } = chooseTransfer(queue, (transfer) => this.#ask(transfer));
    for (const { transfer, hold } of held) {
      if (isNews(transfer, hold)) await port.step(vesselId, transfer.id, { event: 'wait', ...hold });
    }
    if (held.some(({ hold }) => hold.reason === 'slow-line')) line.askSpeed();
    await this.#stopOthers(queue, direction, chosen);
    if (chosen && !this.#active.has(direction)) await this.#start(chosen);
    return computeNextLook(held, now(), LOOK_MS);
  }

  async #stopOthers(queue: readonly OpenTransfer[], direction: TransferDirection, chosen: OpenTransfer | null) {
    const { port, vesselId, line } = this.#options;
    const active = this.#active.get(direction);
    if (active && active.id !== chosen?.id) {
      this.#active.delete(direction);
      await line.stop(active, false);
    }
    // Of before a restart, or put behind another: it waits for its turn.
    for (const { id, state } of queue) {
      if (state !== 'sending' || id === chosen?.id) continue;
      await port.step(vesselId, id, { event: 'wait', reason: 'rate', until: null });
      await port.step(vesselId, id, { event: 'clear' });
    }
  }

  async #start(transfer: OpenTransfer): Promise<void> {
    const { port, vesselId, line } = this.#options;
    this.#active.set(transfer.direction, transfer);
    if (transfer.state === 'queued' || transfer.state === 'waiting') {
      const moved = await port.step(vesselId, transfer.id, { event: 'start' });
      if (!moved) return this.#forget(transfer.id);
    }
    this.#started.set(transfer.id, transfer);
    await line.start(transfer);
  }

  #ask(transfer: OpenTransfer): Hold | null {
    const { keeper, now, isUnscanned } = this.#options;
    const held = this.#held.get(transfer.id);
    if (held && held.again > now() && !(transfer.isNow && held.reason === 'schedule')) return held;
    this.#held.delete(transfer.id);
    if (isUnscanned(transfer)) return { reason: 'scan', until: null };
    // What is on board needs an answer only.
    return transfer.state === 'on-board' ? null : keeper.ask(transfer, PART_BYTES);
  }
}
