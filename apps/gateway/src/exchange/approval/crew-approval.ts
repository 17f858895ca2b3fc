/** Lets a file of the shore into the inbox once a person on board said so, and tells the shore what became of it. */
import { type FileHead, type ShipTransferMessage, TransferError } from '@fms/contract/transfer';
import type { Instant } from '@fms/domain/time';
import { type Inbox, toRefusal } from '../inbox/inbox.ts';
import type { FileApproval, FileDecision } from './file-approval.ts';

/** A release that failed, such as to a server on board that does not answer, is tried again after this long. */
const RETRY_MS = 60_000;

export interface CrewApprovalParts {
  readonly files: FileApproval;
  readonly inbox: Inbox;
  /** To the shore, where there is a line to it. */
  readonly tell: (message: ShipTransferMessage) => Promise<void>;
  readonly now: () => Instant;
  readonly log: { warn(details: object, message: string): void; info(details: object, message: string): void };
}

export class CrewApproval {
  readonly #parts: CrewApprovalParts;
  /** Releases that are under way, by transfer. */
  readonly #releasing = new Map<number, Promise<void>>();
  readonly #triedAt = new Map<number, Instant>();

  constructor(parts: CrewApprovalParts) {
    this.#parts = parts;
  }

  /** Files that wait for a person. */
  list(): FileHead[] {
    return this.#parts.files.list();
  }

  /** A person approves or refuses the file with these bytes; false where it does not wait any more. */
  decide(transferId: number, sha256: string, given: FileDecision): boolean {
    const head = this.#parts.files.decide(transferId, sha256, given);
    if (!head) return false;
    this.#parts.log.info({ path: head.path, ...given }, 'a person on board decided on a file of the shore');
    void (given.isApproved ? this.release(head) : this.#refuse(head, given));
    return true;
  }

  /** True while a person has to decide: the file stays where it is. */
  holds(head: FileHead): boolean {
    return this.#parts.files.ask(head) === null;
  }

  /** @throws {TransferError} for a file that a person refused and that the shore still sends */
  requireNotRefused(head: FileHead): void {
    const refusal = this.#parts.files.findRefusal(head);
    if (refusal) throw toError(refusal);
  }

  /** Puts an approved file where it belongs; one that is under way is waited for. Failures are logged and tried again. */
  release(head: FileHead): Promise<void> {
    const { transferId } = head;
    const release = this.#releasing.get(transferId) ?? this.#release(head);
    this.#releasing.set(transferId, release);
    return release.finally(() => this.#releasing.delete(transferId));
  }

  /** What was approved and could not be released before. */
  async releaseApproved(): Promise<void> {
    const { files, now } = this.#parts;
    for (const head of files.listApproved()) {
      if (now() - (this.#triedAt.get(head.transferId) ?? 0) >= RETRY_MS) await this.release(head);
    }
  }

  /** The shore wants it no more, or knows what became of it. */
  forget(transferId: number): void {
    this.#parts.files.forget(transferId);
  }

  /** Resolves when nothing is written any more. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.#releasing.values());
  }

  async #release(head: FileHead): Promise<void> {
    const { files, inbox, tell, now, log } = this.#parts;
    const { transferId, path } = head;
    this.#triedAt.set(transferId, now());
    try {
      await inbox.releaseHeld(head);
      files.forget(transferId);
      log.info({ path, bytes: head.sizeBytes }, 'a file of the shore is on board');
      await tell({ type: 'released', transferId });
    } catch (error) {
      log.warn({ err: error, path }, 'an approved file could not be released');
      if (!(error instanceof TransferError)) return;
      files.forget(transferId);
      await tell({ type: 'refused', transferId, ...toRefusal(error) });
    }
    this.#triedAt.delete(transferId);
  }

  /** Its chunks go; the decision stays until the shore knows it. */
  async #refuse({ transferId }: FileHead, given: FileDecision): Promise<void> {
    await this.#parts.inbox.parts.remove(transferId);
    await this.#parts.tell({ type: 'refused', transferId, ...toRefusal(toError(given)) });
  }
}

/** The words stand ashore behind "Refused, ship:". */
function toError({ by, why }: FileDecision): TransferError {
  return new TransferError('refused-on-board', why === '' ? by : `${by}, ${why}`);
}
