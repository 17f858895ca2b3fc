/** Collects what moves of the files of vessels, and tells it to those who watch them, at most twice a second. */
import type { FilesMessage } from '@fms/contract/hub';
import type { VesselId } from '@fms/domain/identity';
import type { EventMap } from '../platform/bus/bus.ts';

/** Many small files change the queue many times a second; a screen asks for it again at most so often. */
const TELL_MS = 500;

/** What the feed needs of a connection. */
export interface FileWatcher {
  readonly filesOf: VesselId | null;
  readonly visible: ReadonlySet<VesselId>;
  tell(name: 'files', message: FilesMessage): void;
}

interface Moved {
  isChanged: boolean;
  readonly doneBytes: Map<number, number>;
}

export class FileFeed {
  readonly #watchers: Iterable<FileWatcher>;
  readonly #moved = new Map<VesselId, Moved>();
  #timer: NodeJS.Timeout | undefined;

  constructor(watchers: Iterable<FileWatcher>) {
    this.#watchers = watchers;
  }

  /** Files of the vessel, or its queue, are others. */
  changed(vesselId: VesselId): void {
    const moved = this.#of(vesselId);
    if (moved) moved.isChanged = true;
  }

  /** Bytes are done of a transfer that goes on. */
  moved({ vesselId, transferId, doneBytes }: EventMap['transfer.moved']): void {
    this.#of(vesselId)?.doneBytes.set(transferId, doneBytes);
  }

  /** Tells what was collected. */
  flush(): void {
    this.close();
    for (const [vesselId, { isChanged, doneBytes }] of this.#moved) {
      const columns = { transferIds: [...doneBytes.keys()], doneBytes: [...doneBytes.values()] };
      for (const watcher of this.#watchersOf(vesselId)) watcher.tell('files', { vesselId, isChanged, ...columns });
    }
    this.#moved.clear();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** What is collected of a vessel; nothing where no connection watches its files. */
  #of(vesselId: VesselId): Moved | undefined {
    if (this.#watchersOf(vesselId).length === 0) return undefined;
    this.#timer ??= setTimeout(() => this.flush(), TELL_MS).unref();
    const moved = this.#moved.get(vesselId) ?? { isChanged: false, doneBytes: new Map<number, number>() };
    this.#moved.set(vesselId, moved);
    return moved;
  }

  #watchersOf(vesselId: VesselId): FileWatcher[] {
    return [...this.#watchers].filter(({ filesOf, visible }) => filesOf === vesselId && visible.has(vesselId));
  }
}
