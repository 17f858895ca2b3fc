/** Files on board that may hold chunks of one that comes. */
import type { BasisFile, FileHead } from '@fms/contract/transfer';
import type { ManifestStore } from './manifest-store.ts';
import { openBelow, readAt } from './open-file.ts';

/** Files that are looked into. */
const MOST_FILES = 100;

export interface Boxes {
  readonly outbox: string;
  readonly inbox: string;
}

export async function* listBasis(
  manifests: ManifestStore,
  boxes: Boxes,
  { path }: Pick<FileHead, 'path'>,
): AsyncGenerator<BasisFile, void, undefined> {
  let many = 0;
  for await (const { box, diskPath, manifest } of manifests.list(path)) {
    if (++many > MOST_FILES) return;
    const opened = await openBelow(boxes[box], diskPath).catch(() => null);
    if (opened === null) continue;
    const { handle } = opened;
    yield { manifest, read: (offset, length) => readAt(handle, offset, length), close: () => handle.close() };
  }
}
