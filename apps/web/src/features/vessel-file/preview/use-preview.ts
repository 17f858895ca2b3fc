/** The content of a version as it may be shown: fetched once it is looked at, and evaluated by its bytes. */
import { decidePreview, PREVIEW_BYTES, type Preview, type PreviewRefusal, TEXT_PREVIEW_BYTES } from '@fms/domain/file';
import type { VesselId } from '@fms/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { fileCalls, fileQueries } from '../../../entities/file/index.ts';

export interface LookedAt {
  readonly fileId: number;
  readonly name: string;
  readonly size: number;
}

/** Bytes with the media type that was decided here, never the one that a name or a server suggests. */
export type Content = (Preview & { readonly bytes: Uint8Array<ArrayBuffer> }) | PreviewRefusal;

async function readContent({ fileId, name, size }: LookedAt, signal: AbortSignal): Promise<Content> {
  const most = size > PREVIEW_BYTES ? TEXT_PREVIEW_BYTES : undefined;
  const blob = await fileCalls.read(fileId, most, signal);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const decided = decidePreview({ name, sizeBytes: size, bytes });
  return 'refused' in decided ? decided : { ...decided, bytes: bytes.subarray(0, decided.shownBytes) };
}

export function usePreview(vesselId: VesselId, file: LookedAt | undefined) {
  return useQuery({
    queryKey: [...fileQueries.ofVessel(vesselId), 'content', file?.fileId ?? 0],
    queryFn: ({ signal }) => readContent(file as LookedAt, signal),
    enabled: file !== undefined,
    // A version never changes; up to 20 MB are let go as soon as the dialog is closed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
  });
}
