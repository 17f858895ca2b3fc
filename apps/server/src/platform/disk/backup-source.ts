/** What a backup needs of a store, for embedded and networked engines. */

/** Where the store's data are, and so what a backup holds of it: files of the engine, or rows of a server elsewhere. */
export type StoreKind = 'embedded' | 'networked';

export interface BackupSource {
  readonly kind: StoreKind;
  /** About what a copy takes of the disk, in bytes. */
  size(): Promise<number>;
  /**
   * Fixes the moment of the copy, which is written into `folder`; the folder must not exist and lies on the data
   * folder's disk. Resolves as soon as what is written to the store from now on is not in the copy. The answer
   * completes it, while the store is used.
   */
  fix(folder: string): Promise<() => Promise<void>>;
  /** Fills an empty networked store from what `fix` wrote; an embedded one is restored as files. */
  load?(folder: string): Promise<void>;
}

/** The rest of a copy that is complete as soon as its moment is fixed. */
export const NO_REMAINDER = async (): Promise<void> => {};
