/**
 * Watches the outbox by looking at it again and again: notices of the file system are lost on network drives. A file counts as
 * complete when its size and its time of change have stayed the same; until then it is listed as it was before.
 */
import type { Instant } from '@fms/domain/time';
import { type ScannedEntry, scanOutbox } from './scan-outbox.ts';

interface Seen extends ScannedEntry {
  /** When it was first seen with this size and time of change; null for what lay there at the start. */
  readonly since: Instant | null;
}

export interface OutboxWatchOptions {
  readonly root: string;
  readonly settleMs: number;
  readonly now: () => Instant;
  /** Told once of each thing that is left out. */
  readonly refused: (sentence: string) => void;
}

export class OutboxWatch {
  readonly #options: OutboxWatchOptions;
  #seen: Map<string, Seen> | null = null;
  #listed = new Map<string, ScannedEntry>();
  #told = new Set<string>();
  #revision = 0;

  constructor(options: OutboxWatchOptions) {
    this.#options = options;
  }

  /** Changes with what is listed. */
  get revision(): number {
    return this.#revision;
  }

  /** Complete files, and directories. */
  get entries(): ScannedEntry[] {
    return [...this.#listed.values()];
  }

  /** A file as it lies there now; undefined where there is none. */
  find(path: string): ScannedEntry | undefined {
    const seen = this.#seen?.get(path);
    return seen?.isDirectory ? undefined : seen;
  }

  /** Whether a file has stopped to change. */
  isSettled(path: string): boolean {
    const seen = this.#seen?.get(path);
    return seen !== undefined && this.#hasSettled(seen);
  }

  /** Looks again; whether the list is another now. */
  async look(): Promise<boolean> {
    const { root, now } = this.#options;
    const { entries, refusals } = await scanOutbox(root, now());
    this.#tell(refusals);
    const before = this.#seen;
    const seen = new Map<string, Seen>();
    for (const entry of entries) {
      const known = before?.get(entry.path);
      const isSame = known && known.sizeBytes === entry.sizeBytes && known.modifiedMs === entry.modifiedMs;
      seen.set(entry.path, { ...entry, since: isSame ? known.since : before === null ? null : now() });
    }
    this.#seen = seen;
    return this.#list(seen);
  }

  #list(seen: ReadonlyMap<string, Seen>): boolean {
    const listed = new Map<string, ScannedEntry>();
    for (const [path, entry] of seen) {
      const shown = this.#hasSettled(entry) ? entry : this.#listed.get(path);
      if (shown) listed.set(path, shown);
    }
    const isSame =
      this.#revision > 0 &&
      listed.size === this.#listed.size &&
      [...listed].every(([path, entry]) => isSameEntry(entry, this.#listed.get(path)));
    if (isSame) return false;
    this.#listed = listed;
    this.#revision++;
    return true;
  }

  #hasSettled({ isDirectory, modifiedMs, since }: Seen): boolean {
    const { now, settleMs } = this.#options;
    return isDirectory || now() - (since ?? Math.min(modifiedMs, now())) >= settleMs;
  }

  #tell(refusals: readonly string[]): void {
    for (const sentence of refusals) if (!this.#told.has(sentence)) this.#options.refused(sentence);
    this.#told = new Set(refusals);
  }
}

function isSameEntry(one: ScannedEntry, other: ScannedEntry | undefined): boolean {
  const isSameKind = other?.isDirectory === one.isDirectory;
  // The time of a directory changes with its files, which are listed themselves.
  return isSameKind && (one.isDirectory || (other.sizeBytes === one.sizeBytes && other.modifiedMs === one.modifiedMs));
}
