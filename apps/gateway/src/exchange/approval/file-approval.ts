/**
 * Files of the shore that are whole on board and wait for a person of the crew. What waits and what was decided is kept on
 * the disk: a decision without a line to the shore holds, and outlives the gateway.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileHead, fileHead } from '@fms/contract/transfer';
import { z } from 'zod';

/** More than a shore may have under way to one ship. */
const MAX_FILES = 1000;
const FILE = 'approval.json';
const MAX_PERSON = 60;
const MAX_WHY = 300;

const decision = z.object({ isApproved: z.boolean(), by: z.string().max(MAX_PERSON), why: z.string().max(MAX_WHY) });
export type FileDecision = z.infer<typeof decision>;

const heldFile = z.object({ head: fileHead, decision: decision.nullable() });
type HeldFile = z.infer<typeof heldFile>;
const heldFiles = z.array(heldFile).max(MAX_FILES);

export class FileApproval {
  readonly #path: string;
  readonly #files: Map<number, HeldFile>;

  constructor(stateFolder: string) {
    this.#path = join(stateFolder, FILE);
    this.#files = new Map(readHeld(this.#path).map((held) => [held.head.transferId, held]));
  }

  /** Files that wait for a person, in the order in which they came. */
  list(): FileHead[] {
    return [...this.#files.values()].flatMap((held) => (held.decision === null ? [held.head] : []));
  }

  /** Files that were approved and are not released yet, as after a power cut between the two. */
  listApproved(): FileHead[] {
    return [...this.#files.values()].flatMap((held) => (held.decision?.isApproved === true ? [held.head] : []));
  }

  /** What was decided of a file; null while a person has to. Other bytes under the same number are asked about anew. */
  ask(head: FileHead): FileDecision | null {
    const held = this.#of(head);
    if (held) return held.decision;
    this.#files.set(head.transferId, { head, decision: null });
    this.#save();
    return null;
  }

  /** Why a person refused it; null where none did. */
  findRefusal(head: FileHead): FileDecision | null {
    const found = this.#of(head)?.decision;
    return found && !found.isApproved ? found : null;
  }

  /** Null where no such file waits any more. */
  decide(transferId: number, sha256: string, given: FileDecision): FileHead | null {
    const held = this.#files.get(transferId);
    if (!held || held.decision !== null || held.head.sha256 !== sha256) return null;
    this.#files.set(transferId, { head: held.head, decision: given });
    this.#save();
    return held.head;
  }

  /** It was released, or the shore knows that it was refused or wants it no more. */
  forget(transferId: number): void {
    if (this.#files.delete(transferId)) this.#save();
  }

  #of({ transferId, sha256 }: FileHead): HeldFile | undefined {
    const held = this.#files.get(transferId);
    return held?.head.sha256 === sha256 ? held : undefined;
  }

  #save(): void {
    const files = [...this.#files.values()].slice(-MAX_FILES);
    writeFileSync(`${this.#path}.new`, JSON.stringify(files));
    renameSync(`${this.#path}.new`, this.#path);
  }
}

/** None where the file was damaged: the shore asks again, and so does the crew's page. */
function readHeld(path: string): HeldFile[] {
  if (!existsSync(path)) return [];
  try {
    return heldFiles.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return [];
  }
}
