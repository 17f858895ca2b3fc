/** The uploads of this window to one vessel. */
import type { VesselId } from '@fms/domain/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fileCalls, fileQueries } from '../../../entities/file/index.ts';
import type { UploadCalls } from './upload-file.ts';
import { type Upload, UploadStore } from './upload-store.ts';

function createCalls({ vesselId, directory, name: fileName }: Upload, signal: AbortSignal): UploadCalls {
  return {
    status: (totalParts) =>
      fileCalls.uploaded(vesselId, { directory, fileName, totalChunks: String(totalParts) }, signal),
    send({ index, totalParts, sha256, bytes }) {
      const form = new FormData();
      const fields = { directory, fileName, chunkIndex: index, totalChunks: totalParts, sha256 };
      // The server reads the fields before the bytes.
      for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
      form.append('chunk', bytes, fileName);
      return fileCalls.uploadPart(vesselId, form, signal);
    },
  };
}

const listeners = new Set<(upload: Upload) => void>();
const store = new UploadStore(createCalls, (upload) => {
  for (const listener of [...listeners]) listener(upload);
});

/** The window asks before it is closed on an upload, whatever page it shows. */
const stay = (event: BeforeUnloadEvent) => event.preventDefault();
store.subscribe(() => {
  const isGoing = store.read().some(({ state }) => state === 'waiting' || state === 'sending');
  if (isGoing) addEventListener('beforeunload', stay);
  else removeEventListener('beforeunload', stay);
});

export interface Uploads {
  /** To this vessel, in the order they were given. */
  readonly list: readonly Upload[];
  readonly start: (directory: string, files: readonly File[]) => void;
  readonly resume: (id: number) => void;
  readonly remove: (id: number) => void;
}

export function useUploads(vesselId: VesselId): Uploads {
  const client = useQueryClient();
  const all = useSyncExternalStore(store.subscribe, store.read);
  const list = useMemo(() => all.filter((upload) => upload.vesselId === vesselId), [all, vesselId]);
  useEffect(() => {
    const listener = (upload: Upload) =>
      void client.invalidateQueries({ queryKey: fileQueries.ofVessel(upload.vesselId) });
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [client]);
  return {
    list,
    start: (directory, files) => store.add(vesselId, directory, files),
    resume: (id) => store.resume(id),
    remove: (id) => store.remove(id),
  };
}
