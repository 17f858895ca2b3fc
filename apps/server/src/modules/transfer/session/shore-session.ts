/** The exchange of files with one vessel over one channel, as the shore sees it. */
import { statfs } from 'node:fs/promises';
import type { Channel } from '@fms/contract/channel';
import {
  FileEnd,
  type FileHead,
  type LineKeeper,
  MessageStream,
  type PartFile,
  type PartFolder,
  type SftpTarget,
  type ShipMessage,
  type ShipTransferMessage,
  type ShoreTransferMessage,
  shipTransferMessage,
  TransferError,
  TransferHeld,
} from '@fms/contract/transfer';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { LineGovernor, SavedUsage } from '@fms/domain/transfer';
import { Failure } from '../../../platform/failure/failure.ts';
import type { Logger } from '../../../platform/log/logger.ts';
import type { ListedEntry, OpenTransfer, TransferPort } from '../../file/index.ts';
import { QueueRunner } from '../queue/queue-runner.ts';
import type { ManifestBlobs } from '../store/manifest-blobs.ts';
import { WindowReader } from '../store/window-reader.ts';
import { LineCount } from './line-count.ts';

/** Entries of an outbox that are taken; the port tells of the others. */
const OUTBOX_ENTRIES = 20_001;
const FREE_RESERVE_BYTES = 256 * 1024 * 1024;
/** The speed of the line is asked for at most this often: the question costs 32 KB. */
const SPEED_MS = 5 * 60_000;
const SPEED_WITHOUT_ANSWER_MS = 20_000;
/** Whether the ship lies in port is asked for again after this long. */
const PORT_MS = 10_000;

export interface ShoreSessionParts {
  readonly vesselId: VesselId;
  readonly port: TransferPort;
  readonly keeper: LineKeeper;
  /** Of the line of the vessel, shared with its screens and cameras. */
  readonly governor: () => Promise<LineGovernor>;
  readonly parts: PartFolder;
  readonly manifests: ManifestBlobs;
  readonly now: () => Instant;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  readonly target: () => Promise<SftpTarget | null>;
  /** Whether the ship lies in port; null where that is not known. */
  readonly isInPort: () => Promise<boolean | null>;
  /** Begins to scan a file where that is asked for; true while it is not clean yet. */
  readonly isUnscanned: (transfer: OpenTransfer) => boolean;
}

export class ShoreSession {
  readonly #parts: ShoreSessionParts;
  readonly #stream: MessageStream<ShipTransferMessage, ShoreTransferMessage>;
  readonly #files: FileEnd;
  readonly #runner: QueueRunner;
  readonly #count: LineCount;
  #outbox: ListedEntry[] = [];
  #askedSpeedAt = Number.NEGATIVE_INFINITY;

  constructor(channel: Channel, parts: ShoreSessionParts) {
    const { vesselId, port, keeper } = parts;
    this.#parts = parts;
    this.#stream = new MessageStream(channel, shipTransferMessage);
    this.#count = new LineCount(parts);
    const send = (message: ShoreTransferMessage) => this.#stream.send(message);
    this.#files = new FileEnd({
      send: (message) => {
        this.#countChunk(message);
        return send(message);
      },
      permit: async (head, bytes, isStopped) => {
        await keeper.permit(head, bytes, isStopped);
        this.#count.add(bytes);
      },
      folder: parts.parts,
      basis: (head) => this.#basis(head),
      accept: (head) => this.#accept(head),
      onProgress: (head, lineBytes, doneBytes) => {
        keeper.count(head, lineBytes);
        this.#count.add(lineBytes);
        this.#count.progress(head.transferId, doneBytes);
      },
      onWhole: (head, part) => this.#whole(head, part),
      onFailure: (transferId, error) => this.#run(() => this.#failed(transferId, error)),
    });
    this.#runner = new QueueRunner({
      ...{ vesselId, port, keeper, now: parts.now, isUnscanned: parts.isUnscanned },
      line: {
        start: (transfer) => this.#start(transfer),
        stop: (transfer, hasEnded) => this.#stop(transfer, hasEnded),
        askSpeed: () => this.#askSpeed(),
      },
      onFailure: (err) => parts.log.warn({ err, vesselId }, 'the queue of files cannot be read'),
    });
  }

  /** Bits a second that the line carries; null where it was not measured. */
  get bitRate(): number | null {
    return this.#parts.keeper.state.bitRate;
  }

  /** The queue changed, or a file was scanned. */
  wake(): void {
    this.#runner.wake();
  }

  /** Budget, and where files are delivered on board: as they are now. */
  async tellSetting(): Promise<void> {
    const { keeper, target, isInPort } = this.#parts;
    const governor = await this.#parts.governor();
    keeper.share(governor);
    keeper.setState({ isInPort: await isInPort() });
    const line = governor.budget as Extract<ShoreTransferMessage, { type: 'budget' }>['line'];
    const { monthBytes } = keeper.use('file');
    const about = { line, monthBytes, used: keeper.toJSON(), isInPort: keeper.state.isInPort };
    await this.#stream.send({ type: 'budget', ...about });
    await this.#stream.send({ type: 'sftp', target: await target() });
    this.wake();
  }

  end(): void {
    this.#stream.end();
  }

  /** Until the channel ends. */
  async run(): Promise<void> {
    const { log, vesselId } = this.#parts;
    const portTimer = setInterval(() => this.#run(() => this.#lookForPort()), PORT_MS).unref();
    try {
      await this.tellSetting();
      for await (const message of this.#stream.messages()) await this.#take(message);
    } catch (err) {
      log.warn({ err, vesselId }, 'the exchange of files with a ship was broken off');
    } finally {
      clearInterval(portTimer);
      this.#stream.end();
      await this.#files.close();
      await this.#runner.end();
      await this.#count.settle();
    }
  }

  /** The ship came into port or left it: lanes open and close with that, on both ends. */
  async #lookForPort(): Promise<void> {
    const { isInPort, keeper } = this.#parts;
    if ((await isInPort()) !== keeper.state.isInPort) await this.tellSetting();
  }

  async #take(message: ShipTransferMessage): Promise<void> {
    this.#countChunk(message);
    if (this.#files.takes(message)) return this.#files.take(message);
    switch (message.type) {
      case 'outbox':
        return this.#takeOutbox(message);
      case 'offer':
        return this.#takeOffer(message);
      case 'probe':
        return this.#stream.send({ type: 'probed' });
      case 'line':
        this.#parts.keeper.setState({ bitRate: message.bitRate });
        return this.wake();
      case 'usage':
        return this.#parts.keeper.takeUsage((message.accounts ?? {}) as SavedUsage);
      default:
        return this.#takeOutcome(message);
    }
  }

  #countChunk(message: ShipTransferMessage | ShoreTransferMessage): void {
    if (message.type === 'chunk') this.#count.sent(message.transferId, message.bytes.length);
  }

  /** What became of a transfer on board. */
  async #takeOutcome(message: ShipMessage<'progress' | 'arrived' | 'released' | 'differs' | 'held' | 'refused'>) {
    const { port, vesselId } = this.#parts;
    const { transferId, type } = message;
    // A late word about what does not move any more changes nothing.
    const active = this.#runner.active(transferId);
    if (!active && type === 'held' && message.reason === 'approval-board') return this.#runner.heldOnBoard(transferId);
    if (!active && !this.#runner.isHeldOnBoard(transferId)) return;
    if (type === 'progress') return this.#count.progress(transferId, message.doneBytes);
    if (type === 'arrived' || type === 'released') {
      await this.#count.settle();
      await port.step(vesselId, transferId, { event: 'arrive' }, active?.sizeBytes ?? 0);
      if (type === 'arrived') return;
      await port.step(vesselId, transferId, { event: 'release' });
    }
    await this.#files.stop(transferId);
    if (type === 'differs') return this.#runner.differs(transferId);
    if (type === 'held') return this.#runner.held(transferId, message);
    if (type === 'refused') await port.refuse(vesselId, transferId, { by: 'ship', reason: message.message });
    this.#runner.over(transferId);
  }

  async #takeOutbox({ listedMs, isFirst, isLast, entries }: ShipMessage<'outbox'>): Promise<void> {
    const { port, vesselId, log } = this.#parts;
    if (isFirst) this.#outbox = [];
    this.#outbox.push(...entries.slice(0, OUTBOX_ENTRIES - this.#outbox.length));
    if (!isLast) return;
    const refusals = await port.list(vesselId, listedMs, this.#outbox);
    this.#outbox = [];
    if (refusals.length > 0) log.warn({ vesselId, refusals }, 'entries of an outbox were left out');
  }

  async #takeOffer({ type: _, ...file }: ShipMessage<'offer'>): Promise<void> {
    const { port, vesselId, log } = this.#parts;
    // A queue that is full must not end what moves.
    const offered = await port.offer(vesselId, file).catch((error: unknown) => {
      if (error instanceof Failure) return { refused: error.code };
      throw error;
    });
    if ('refused' in offered) log.warn({ vesselId, refusal: offered }, 'a file of a ship was not taken');
    this.wake();
  }

  async #start(transfer: OpenTransfer): Promise<void> {
    const { id: transferId, path, priority, isNow, direction, sha256, sizeBytes } = transfer;
    if (direction === 'to-shore') return this.#stream.send({ type: 'send', transferId, path, priority, isNow });
    const { port, vesselId, manifests, now } = this.#parts;
    const file = {
      ...{ sha256: sha256 ?? '', sizeBytes: sizeBytes ?? 0 },
      read: (range?: { start: number; end: number }) => port.open(vesselId, transferId, range),
    };
    const manifest = await manifests.of(vesselId, file);
    if (!this.#runner.active(transferId)) return;
    const reader = new WindowReader(file);
    // What is stored never changes.
    const source = { manifest, read: reader.read.bind(reader), isUnchanged: async () => true, close: async () => {} };
    await this.#files.begin({ transferId, path, modifiedMs: now(), priority, isNow }, source);
  }

  async #stop({ id: transferId }: Pick<OpenTransfer, 'id'>, hasEnded: boolean): Promise<void> {
    await this.#files.stop(transferId);
    if (hasEnded) await this.#parts.parts.remove(transferId);
    await this.#stream.send({ type: 'stop', transferId, hasEnded });
  }

  #askSpeed(): void {
    const { now, keeper } = this.#parts;
    const pause = keeper.state.bitRate === null ? SPEED_WITHOUT_ANSWER_MS : SPEED_MS;
    if (now() - this.#askedSpeedAt < pause) return;
    this.#askedSpeedAt = now();
    void this.#stream.send({ type: 'askLine' });
  }

  async *#basis({ path }: FileHead) {
    const { port, vesselId, manifests } = this.#parts;
    yield* manifests.basis(vesselId, await port.stored(vesselId, path));
  }

  /** @throws {TransferError} for what was not asked for @throws {TransferHeld} where the disk has no room */
  async #accept(head: FileHead): Promise<void> {
    const { parts } = this.#parts;
    if (this.#runner.active(head.transferId)?.direction !== 'to-shore')
      throw new TransferError('not-asked', 'The shore has not asked for this file.');
    const { bavail, bsize } = await statfs(parts.path);
    // Once as chunks, once as the file that is kept.
    if (2 * head.sizeBytes + FREE_RESERVE_BYTES > bavail * bsize)
      throw new TransferHeld({ reason: 'quota', until: null });
  }

  async #whole(head: FileHead, part: PartFile): Promise<void> {
    const { transferId, sha256, modifiedMs } = head;
    const { port, vesselId, parts, manifests } = this.#parts;
    await this.#count.settle();
    const outcome = await port.arrive(vesselId, transferId, { sha256, modifiedMs }, part.stream());
    if (outcome === 'complete') {
      await manifests.keep(vesselId, part.manifest);
      await this.#stream.send({ type: 'done', transferId });
    }
    await parts.remove(transferId);
    this.#runner.over(transferId);
  }

  async #failed(transferId: number, error: unknown): Promise<void> {
    const { log, vesselId, port } = this.#parts;
    if (error instanceof TransferError && error.code === 'not-asked') {
      return this.#stream.send({ type: 'stop', transferId, hasEnded: false });
    }
    await this.#stream.send({ type: 'stop', transferId, hasEnded: false });
    if (error instanceof TransferHeld) return this.#runner.held(transferId, error);
    if (error instanceof TransferError && error.code === 'hash-differs') {
      return this.#runner.held(transferId, { reason: 'hash-differs', until: null });
    }
    if (error instanceof TransferError) {
      await port.refuse(vesselId, transferId, { by: 'shore', reason: error.message });
    } else if (!(error instanceof Failure)) {
      log.warn({ err: error, vesselId, transferId }, 'a file could not be exchanged');
      return this.#runner.held(transferId, { reason: 'hashing', until: null });
    }
    this.#runner.over(transferId);
  }

  #run(task: () => Promise<void>): void {
    const { log, vesselId } = this.#parts;
    task().catch((err: unknown) => log.warn({ err, vesselId }, 'a transfer could not be ended'));
  }
}
