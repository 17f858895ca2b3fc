/** Whether a new name can stand beside the names that are there. */

import { type FileRefusal, refuseFile } from '../refusal/file-refusal.ts';
import { foldName } from './fold-name.ts';

export interface NamedEntry {
  /** As `checkFileName` answers it. */
  readonly name: string;
  readonly isDirectory: boolean;
}

/** What a new name is: `new`, or `version` of the file of exactly that name, or the directory that is there already. */
export type Placement = 'new' | 'version' | 'there';

/** The names of one directory, compared as file systems that ignore case compare them. */
export class DirectoryNames {
  readonly #byFold = new Map<string, NamedEntry>();

  /** Entries that collide with an earlier one are left out: {@link add} tells which. */
  constructor(entries: readonly NamedEntry[] = []) {
    for (const entry of entries) this.add(entry);
  }

  /** Adds an entry and answers what it is, or why it cannot stand here. */
  add(entry: NamedEntry): { readonly placement: Placement } | FileRefusal {
    const fold = foldName(entry.name);
    const known = this.#byFold.get(fold);
    if (known === undefined) {
      this.#byFold.set(fold, entry);
      return { placement: 'new' };
    }
    if (known.name !== entry.name) return refuseFile('same-name', entry.name);
    if (known.isDirectory !== entry.isDirectory) return refuseFile('other-kind', entry.name);
    return { placement: entry.isDirectory ? 'there' : 'version' };
  }
}
