/** What the hub tells of a vessel's files while the tab is open: progress at once, and what to ask for again. */
import type { FileTransfer } from '@fms/contract/file';
import type { FilesMessage } from '@fms/contract/hub';
import type { VesselId } from '@fms/domain/identity';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fileQueries } from '../../../entities/file/index.ts';
import { useLinkStatus, useLive } from '../../../live/index.ts';

/** The hub is connected and tells: what it does not tell of has not changed. */
export function useIsTold(): boolean {
  return useLinkStatus().phase === 'live';
}

/** Watches the files of a vessel, on each new connection again. */
export function useFileFeed(vesselId: VesselId): void {
  const { hub, fileListeners } = useLive();
  const client = useQueryClient();
  const isTold = useIsTold();
  useEffect(() => {
    if (!isTold) return;
    const take = (message: FilesMessage) => {
      if (message.vesselId === vesselId) takeFilesMessage(client, message);
    };
    // A refusal (the right went away) leaves the question once a minute, which is refused with a sentence.
    const watch = (id: VesselId | null) =>
      hub.invoke('WatchFiles', id).catch((error: unknown) => console.info('WatchFiles failed', error));
    fileListeners.add(take);
    void watch(vesselId);
    // What changed before the hub was asked to tell of it; what is asked for at this moment is not asked for twice.
    void client.invalidateQueries({ queryKey: fileQueries.ofVessel(vesselId) }, { cancelRefetch: false });
    return () => {
      fileListeners.delete(take);
      if (hub.status.phase === 'live') void watch(null);
    };
  }, [hub, fileListeners, client, vesselId, isTold]);
}

/** Puts progress into the queue that is shown; a change is asked for, for it depends on what the user may do. */
export function takeFilesMessage(client: QueryClient, message: FilesMessage): void {
  const { vesselId, isChanged, transferIds, doneBytes } = message;
  const done = new Map(transferIds.map((id, index) => [id, doneBytes[index]]));
  if (done.size > 0) {
    client.setQueryData(fileQueries.queue(vesselId).queryKey, (queue: FileTransfer[] | undefined) =>
      queue?.map((transfer) => ({ ...transfer, doneBytes: done.get(transfer.transferId) ?? transfer.doneBytes })),
    );
  }
  if (isChanged) void client.invalidateQueries({ queryKey: fileQueries.ofVessel(vesselId) });
}
