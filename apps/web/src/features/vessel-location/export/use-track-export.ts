import { MAX_SCOPE } from '@fms/domain/map';
import { mergeTrack } from '@fms/domain/track';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { trackQueries } from '../../../entities/track/index.ts';
import { formatFileName } from '../../../export/file-name.ts';
import { saveBlob } from '../../../export/save-blob.ts';
import type { LocationParts } from '../state/location-parts.ts';
import { buildTrackFile, type TrackFormat } from './track-file.ts';

/** Up to this every position is written; over longer windows those that differ by what a harbour chart could show. */
const WHOLE_MS = 36 * 3_600_000;
const HARBOUR_SCOPE = 14;

/** Writes the track of the window to a file, asked for as finely as it was stored and not as the screen needs it. */
export function useTrackExport({ vessel, track }: LocationParts) {
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [retry, setRetry] = useState<() => void>();
  const save = async (format: TrackFormat) => {
    setReading(true);
    setRetry(undefined);
    try {
      const { from, to } = track.window;
      const scope = to - from <= WHOLE_MS ? MAX_SCOPE : HARBOUR_SCOPE;
      const { positionTagId } = vessel.standardData;
      const answer = await client.fetchQuery(trackQueries.span({ positionTagId, from, to, scope }));
      const points = mergeTrack(
        [],
        answer.map(({ latitude, longitude, timestamp }) => ({ latitude, longitude, time: Date.parse(timestamp) })),
      );
      const file = buildTrackFile(format, { name: vessel.name, points, scope, from, to });
      saveBlob(formatFileName(vessel.name, track.window, format), file);
    } catch {
      setRetry(() => () => void save(format));
    } finally {
      setReading(false);
    }
  };
  return { save: (format: TrackFormat) => void save(format), isReading, retry };
}
