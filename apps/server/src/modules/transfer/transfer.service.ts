/** The sessions of all vessels: at most one each, which the newest channel has. */
import { mkdir, rm } from 'node:fs/promises';
import { type Channel, ChannelError } from '@fms/contract/channel';
import { LineKeeper, PartFolder, transferRequest } from '@fms/contract/transfer';
import type { VesselId } from '@fms/domain/identity';
import type { LineGovernor, LineState } from '@fms/domain/transfer';
import type { BlobStore } from '../../platform/blob/blob.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { OpenTransfer, TransferPort } from '../file/index.ts';
import type { FileScanner } from './scan/file-scanner.ts';
import { ShoreSession } from './session/shore-session.ts';
import { ManifestBlobs } from './store/manifest-blobs.ts';
import { findSftpTarget } from './store/sftp-target.ts';

const SCAN_AGAIN_MS = 60_000;

export interface TransferPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  readonly port: TransferPort;
  readonly governorOf: (vesselId: VesselId) => Promise<LineGovernor>;
  readonly secretBox: SecretBox;
  readonly logger: Logger;
  /** The folder of files that are not whole, a folder for each vessel. */
  readonly partsFolder: (vesselId: VesselId) => string;
  /** Null where files are not scanned. */
  readonly scanner: FileScanner | null;
  /** Whether a vessel lies in port; null where that is not known. */
  readonly isInPort: (vesselId: VesselId) => Promise<boolean | null>;
}

interface Standing {
  readonly session: ShoreSession;
  readonly ended: Promise<void>;
}

export class TransferService {
  readonly #ports: TransferPorts;
  readonly #manifests: ManifestBlobs;
  readonly #standing = new Map<VesselId, Standing>();
  /** Transfers that are being scanned, or could not be. */
  readonly #scanning = new Set<number>();

  constructor(ports: TransferPorts) {
    this.#ports = ports;
    this.#manifests = new ManifestBlobs(ports.blobs);
  }

  /** Takes the channel a ship opens. @throws {ChannelError} `too-new` for a version of files that is not spoken here */
  take(vesselId: VesselId, channel: Channel): void {
    const request = transferRequest.safeParse(parseJson(channel.opening.request));
    if (!request.success) throw new ChannelError('too-new', 'The shore does not speak this version of files.');
    const before = this.#standing.get(vesselId);
    before?.session.end();
    const session = new ShoreSession(channel, this.#partsOf(vesselId));
    const ended = this.#run(vesselId, session, before?.ended);
    this.#standing.set(vesselId, { session, ended });
  }

  /** The queue of a vessel changed; without ids its policy did. */
  changed(vesselId: VesselId, transferIds: readonly number[]): void {
    const session = this.#standing.get(vesselId)?.session;
    if (transferIds.length > 0) session?.wake();
    else this.#tellSetting(vesselId);
  }

  /** What the ship is told of a vessel may be another. */
  vesselsChanged(vesselIds: readonly VesselId[]): void {
    for (const vesselId of vesselIds) this.#tellSetting(vesselId);
  }

  /** The rate of the line is measured while files move, and when a rule asks for it. */
  async lineStateOf(vesselId: VesselId): Promise<LineState> {
    const bitRate = this.#standing.get(vesselId)?.session.bitRate ?? null;
    return { bitRate, isInPort: await this.#ports.isInPort(vesselId) };
  }

  /** What is not whole of vessels that were deleted goes. */
  async removed(vesselIds: readonly VesselId[]): Promise<void> {
    for (const vesselId of vesselIds) {
      this.#standing.get(vesselId)?.session.end();
      await this.#standing.get(vesselId)?.ended;
      await rm(this.#ports.partsFolder(vesselId), { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    for (const { session } of this.#standing.values()) session.end();
    await Promise.all([...this.#standing.values()].map(({ ended }) => ended));
  }

  async #run(vesselId: VesselId, session: ShoreSession, before: Promise<void> | undefined): Promise<void> {
    const { logger, port, partsFolder } = this.#ports;
    try {
      // Two sessions of a vessel must not write into one file.
      await before;
      const folder = partsFolder(vesselId);
      await mkdir(folder, { recursive: true });
      const open = await port.queue(vesselId);
      await new PartFolder(folder).keepOnly(new Set(open.map(({ id }) => id)));
      await session.run();
    } catch (err) {
      logger.warn({ err, vesselId }, 'files cannot be exchanged with a ship');
      session.end();
    } finally {
      if (this.#standing.get(vesselId)?.session === session) this.#standing.delete(vesselId);
    }
  }

  #partsOf(vesselId: VesselId) {
    const { port, clock, logger, partsFolder, db, secretBox, isInPort, governorOf } = this.#ports;
    const now = () => clock.now();
    return {
      ...{ vesselId, port, now, log: logger, manifests: this.#manifests },
      keeper: new LineKeeper(now),
      governor: () => governorOf(vesselId),
      parts: new PartFolder(partsFolder(vesselId)),
      target: () => findSftpTarget(db, secretBox, vesselId),
      isInPort: () => isInPort(vesselId),
      isUnscanned: (transfer: OpenTransfer) => this.#isUnscanned(vesselId, transfer),
    };
  }

  #tellSetting(vesselId: VesselId): void {
    const session = this.#standing.get(vesselId)?.session;
    session?.tellSetting().catch((err: unknown) => this.#ports.logger.warn({ err, vesselId }, 'a ship is not told'));
  }

  #isUnscanned(vesselId: VesselId, transfer: OpenTransfer): boolean {
    const { scanner } = this.#ports;
    if (scanner === null || transfer.direction !== 'to-ship' || transfer.isScanned) return false;
    if (!this.#scanning.has(transfer.id)) {
      this.#scanning.add(transfer.id);
      void this.#scan(scanner, vesselId, transfer.id);
    }
    return true;
  }

  async #scan(scanner: FileScanner, vesselId: VesselId, transferId: number): Promise<void> {
    const { port, logger } = this.#ports;
    try {
      const answer = await scanner.scan(await port.open(vesselId, transferId));
      if (answer.isClean) await port.scanned(vesselId, transferId);
      else {
        logger.warn({ vesselId, transferId, finding: answer.finding }, 'the scanner refuses a file');
        await port.refuse(vesselId, transferId, { by: 'scanner', reason: answer.finding });
      }
      this.#scanned(vesselId, transferId);
    } catch (err) {
      logger.warn({ err, vesselId, transferId }, 'a file could not be scanned');
      // Without an answer nothing goes on board.
      setTimeout(() => this.#scanned(vesselId, transferId), SCAN_AGAIN_MS).unref();
    }
  }

  #scanned(vesselId: VesselId, transferId: number): void {
    this.#scanning.delete(transferId);
    this.#standing.get(vesselId)?.session.wake();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
