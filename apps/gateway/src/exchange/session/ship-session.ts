/** One connection's exchange of files, as the gateway sees it: answers what the queue ashore asks for. */
import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Duplex } from 'node:stream';
import {
  FileEnd,
  type FileHead,
  type LineKeeper,
  MessageStream,
  type PartFile,
  PROBE_BYTES,
  type ShipTransferMessage,
  type ShoreMessage,
  type ShoreTransferMessage,
  shoreTransferMessage,
  TransferError,
  TransferHeld,
} from '@fms/contract/transfer';
import { FILE_BYTES } from '@fms/domain/file';
import type { Instant } from '@fms/domain/time';
import type { LineBudget } from '@fms/domain/transfer';
import type { CrewApproval } from '../approval/crew-approval.ts';
import { type Inbox, toRefusal } from '../inbox/inbox.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { ProgressTold } from './progress-told.ts';

/** A transfer that failed on board is tried again after this long. */
const RETRY_MS = 60_000;
/** The speed of the line is told at most this often. */
const RATE_TOLD_MS = 10_000;
const FREE_RESERVE_BYTES = 64 * 1024 * 1024;
const BITS = 8;

export interface ShipSessionParts {
  readonly outbox: Outbox;
  readonly inbox: Inbox;
  /** Null where files of the shore need no person on board. */
  readonly approval: CrewApproval | null;
  readonly line: LineKeeper;
  readonly now: () => Instant;
  readonly log: { warn(details: object, message: string): void; info(details: object, message: string): void };
}

export class ShipSession {
  readonly #parts: ShipSessionParts;
  readonly #stream: MessageStream<ShoreTransferMessage, ShipTransferMessage>;
  readonly #files: FileEnd;
  readonly #progress: ProgressTold;
  /** Transfers the shore asked for that are being read. */
  readonly #preparing = new Set<number>();
  readonly #paths = new Map<number, string>();
  #probedAt = 0;
  #toldRate: { readonly bitRate: number | null; readonly at: Instant } = { bitRate: null, at: 0 };

  constructor(channel: Duplex, parts: ShipSessionParts) {
    this.#parts = parts;
    this.#stream = new MessageStream(channel, shoreTransferMessage);
    const send = (message: ShipTransferMessage) => this.#stream.send(message);
    this.#progress = new ProgressTold(
      parts.now,
      (transferId, doneBytes) => void send({ type: 'progress', transferId, doneBytes }),
    );
    this.#files = new FileEnd({
      send: async (message) => {
        await send(message);
        if (message.type === 'chunk') this.#measure(message.bytes.length);
      },
      permit: (head, bytes, isStopped) => parts.line.permit(head, bytes, isStopped),
      folder: parts.inbox.parts,
      basis: (head) => parts.outbox.basis(head),
      accept: (head) => this.#accept(head),
      onProgress: (head, lineBytes, doneBytes) => {
        parts.line.count(head, lineBytes);
        this.#progress.tell(head.transferId, doneBytes);
      },
      onWhole: (head, part) => this.#whole(head, part),
      onFailure: (transferId, error) => this.#fail(transferId, error),
    });
  }

  get isOpen(): boolean {
    return this.#stream.isOpen;
  }

  send(message: ShipTransferMessage): Promise<void> {
    return this.#stream.send(message);
  }

  end(): void {
    this.#stream.end();
  }

  /** Until the channel ends. */
  async run(): Promise<void> {
    try {
      for (const head of this.#parts.approval?.list() ?? []) await this.#tellHeld(head);
      for await (const message of this.#stream.messages()) await this.#take(message);
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'the exchange of files was broken off');
    } finally {
      this.#stream.end();
      this.#preparing.clear();
      await this.#files.close();
    }
  }

  async #take(message: ShoreTransferMessage): Promise<void> {
    if (this.#files.takes(message)) return this.#files.take(message);
    switch (message.type) {
      case 'send':
        return void this.#prepare(message);
      case 'stop':
        return this.#stop(message);
      case 'held':
      case 'refused':
        return this.#stop({ type: 'stop', transferId: message.transferId, hasEnded: false });
      case 'done':
        return this.#done(message);
      default:
        return this.#takeSetting(message);
    }
  }

  async #takeSetting(message: ShoreMessage<'budget' | 'sftp' | 'askLine' | 'probed'>): Promise<void> {
    const { line, inbox, now } = this.#parts;
    if (message.type === 'budget') {
      line.setBudget(message.line as LineBudget, message.used ?? {});
      line.setState({ isInPort: message.isInPort });
      const { dayBytes, monthBytes } = line.use('file');
      void this.send({ type: 'usage', dayBytes, monthBytes, accounts: line.toJSON() });
    } else if (message.type === 'sftp') {
      inbox.setTarget(message.target);
    } else if (message.type === 'askLine') {
      this.#probedAt = now();
      void this.send({ type: 'probe', filler: randomBytes(PROBE_BYTES) });
    } else {
      const ms = Math.max(1, now() - this.#probedAt);
      line.setState({ bitRate: Math.round((PROBE_BYTES * BITS * 1000) / ms) });
      void this.send({ type: 'line', bitRate: line.state.bitRate });
    }
  }

  #measure(bytes: number): void {
    const { line, now } = this.#parts;
    line.measure(bytes);
    const { bitRate } = line.state;
    if (bitRate === null || bitRate === this.#toldRate.bitRate || now() - this.#toldRate.at < RATE_TOLD_MS) return;
    this.#toldRate = { bitRate, at: now() };
    void this.send({ type: 'line', bitRate });
  }

  async #prepare({ transferId, path, priority, isNow }: ShoreMessage<'send'>): Promise<void> {
    const { outbox, now } = this.#parts;
    this.#preparing.add(transferId);
    try {
      if (outbox.isStillWritten(path)) throw new TransferError('still-written', 'The file is still being written.');
      this.#paths.set(transferId, path);
      const file = await outbox.open(path);
      if (!this.#preparing.delete(transferId)) return void (await file.close());
      await this.#files.begin(
        { transferId, path, modifiedMs: Math.min(file.modifiedMs, now()), priority, isNow },
        file,
      );
    } catch (error) {
      if (this.#preparing.delete(transferId) || this.isOpen) this.#fail(transferId, error);
    }
  }

  async #stop({ transferId, hasEnded }: ShoreMessage<'stop'>): Promise<void> {
    this.#preparing.delete(transferId);
    this.#paths.delete(transferId);
    await this.#files.stop(transferId);
    if (!hasEnded) return;
    this.#parts.approval?.forget(transferId);
    await this.#parts.inbox.parts.remove(transferId);
  }

  async #done({ transferId }: ShoreMessage<'done'>): Promise<void> {
    const path = this.#paths.get(transferId);
    this.#paths.delete(transferId);
    await this.#files.stop(transferId);
    if (path !== undefined) await this.#parts.outbox.sent(path);
  }

  /** @throws {TransferError} to refuse the file */
  async #accept(head: FileHead): Promise<void> {
    const { inbox, approval } = this.#parts;
    approval?.requireNotRefused(head);
    if (await inbox.isDelivered(head)) throw new TransferError('delivered', 'It was delivered before.');
    const { bavail, bsize } = await statfs(inbox.parts.path);
    if (head.sizeBytes > FILE_BYTES || head.sizeBytes + FREE_RESERVE_BYTES > bavail * bsize)
      throw new TransferHeld({ reason: 'quota', until: null });
  }

  async #whole(head: FileHead, part: PartFile): Promise<void> {
    const { transferId } = head;
    const { inbox, approval, log } = this.#parts;
    if (!(await part.isTrue())) {
      await inbox.parts.remove(transferId);
      await this.send({ type: 'differs', transferId });
      return;
    }
    await this.send({ type: 'arrived', transferId });
    if (approval) return approval.holds(head) ? this.#tellHeld(head) : approval.release(head);
    await inbox.release(head, part);
    log.info({ path: head.path, bytes: head.sizeBytes }, 'a file of the shore is on board');
    await this.send({ type: 'released', transferId });
  }

  #tellHeld({ transferId }: FileHead): Promise<void> {
    return this.send({ type: 'held', transferId, reason: 'approval-board', until: null });
  }

  /** A disk that fails here as well must not end the gateway. */
  #fail(transferId: number, error: unknown): void {
    this.#failed(transferId, error).catch((err: unknown) => {
      this.#parts.log.warn({ err, transferId }, 'a transfer could not be ended');
    });
  }

  async #failed(transferId: number, error: unknown): Promise<void> {
    const { outbox, now } = this.#parts;
    const until = now() + RETRY_MS;
    if (error instanceof TransferHeld) {
      await this.send({ type: 'held', transferId, reason: error.reason, until: error.until });
    } else if (error instanceof TransferError) {
      const { code } = error;
      if (code === 'delivered') await this.send({ type: 'released', transferId });
      else if (code === 'hash-differs') await this.send({ type: 'differs', transferId });
      else if (code === 'still-written') {
        await outbox.forget(this.#paths.get(transferId) ?? '');
        const settled = now() + outbox.settleMs;
        await this.send({ type: 'held', transferId, reason: 'still-written', until: settled });
      } else await this.send({ type: 'refused', transferId, ...toRefusal(error) });
    } else {
      this.#parts.log.warn({ err: error }, 'a file could not be exchanged');
      const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
      const reason = isFull ? ('quota' as const) : ('still-written' as const);
      await this.send({ type: 'held', transferId, reason, until: isFull ? null : until });
    }
  }
}
