import type { LiveView } from '@fms/contract/camera';
import type { VesselId } from '@fms/domain/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cameraCalls } from '../../../entities/camera/index.ts';
import { readFrames } from './read-frames.ts';
import { type ShownLive, showFrame } from './shown-live.ts';

export interface LiveControl {
  readonly live: ShownLive | undefined;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly start: (cameraId: number) => void;
  readonly prolong: () => void;
  readonly stop: () => void;
}

/** The live view of this page: one at a time, ended when the page is left. */
export function useLiveView(vesselId: VesselId): LiveControl {
  const client = useQueryClient();
  const [live, setLive] = useState<ShownLive>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const reading = useRef<AbortController>(undefined);

  const read = useCallback(
    async (view: LiveView) => {
      reading.current?.abort();
      const abort = new AbortController();
      reading.current = abort;
      try {
        const response = await cameraCalls.readLive(view.streamId, abort.signal);
        if (response.body === null) return;
        await readFrames(response.body, (frame) =>
          setLive((shown) => (shown?.view.streamId === view.streamId ? showFrame(shown, frame) : shown)),
        );
      } catch {
        // The server cut it, or this page left it: how it ended is asked below.
      }
      if (abort.signal.aborted) return;
      const ended = await cameraCalls.stopLive({ vesselId, streamId: view.streamId }).catch(() => undefined);
      setLive((shown) =>
        shown?.view.streamId === view.streamId ? { ...shown, view: ended ?? { ...view, ended: 'right-lost' } } : shown,
      );
      void client.invalidateQueries({ queryKey: ['camera', vesselId] });
    },
    [vesselId, client],
  );

  const ask = useCallback(
    async (cameraId: number, work: () => Promise<LiveView>, isRead: boolean) => {
      setBusy(true);
      setError(undefined);
      try {
        const view = await work();
        setLive((shown) => (shown?.cameraId === cameraId ? { ...shown, view } : { cameraId, view }));
        if (isRead) void read(view);
      } catch (cause) {
        setError((cause as Error).message);
      }
      setBusy(false);
      void client.invalidateQueries({ queryKey: ['camera', vesselId] });
    },
    [vesselId, client, read],
  );

  useEffect(() => () => reading.current?.abort(), []);

  return {
    ...{ live, error, isBusy },
    start: (cameraId) => void ask(cameraId, () => cameraCalls.startLive({ vesselId, cameraId }), true),
    prolong: () => {
      if (live === undefined) return;
      const { streamId, ended } = live.view;
      void ask(live.cameraId, () => cameraCalls.prolongLive({ vesselId, streamId }), ended !== null);
    },
    stop: () => {
      if (live === undefined) return;
      reading.current?.abort();
      void ask(live.cameraId, () => cameraCalls.stopLive({ vesselId, streamId: live.view.streamId }), false);
    },
  };
}
