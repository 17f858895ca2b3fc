import type { Timeline } from '@fms/domain/rfb';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { shipViewQueries } from '../query/ship-view.queries.ts';
import { getDuration, readTimeline } from './recording-file.ts';
import { RecordingPlayer } from './recording-player.ts';

export const PLAY_SPEEDS = [1, 4, 16, 64] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

/** The recording of a past session on a place of the page, and its moves. */
export function useRecording(place: RefObject<HTMLElement | null>, sessionId: string) {
  const query = useQuery(shipViewQueries.recording(sessionId));
  const [timeline, setTimeline] = useState<Timeline>();
  const [positionMs, setPosition] = useState(0);
  const [speed, setSpeed] = useState<PlaySpeed>(1);
  const [isPlaying, setPlaying] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const player = useRef<RecordingPlayer>(undefined);
  const durationMs = timeline === undefined ? 0 : getDuration(timeline);
  const file = query.data;

  useEffect(() => {
    if (file === undefined) return undefined;
    let made: RecordingPlayer | undefined;
    let isLeft = false;
    Promise.all([readTimeline(file), import('@novnc/novnc')]).then(
      ([known, { default: Viewer }]) => {
        if (isLeft || place.current === null) return;
        made = new RecordingPlayer(file, place.current, Viewer);
        player.current = made;
        setTimeline(known);
        void made.show(0);
      },
      (error: unknown) => setProblem(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isLeft = true;
      made?.close();
      player.current = undefined;
    };
  }, [file, place]);

  const show = useCallback(
    (atMs: number) => {
      const at = Math.min(durationMs, Math.max(0, atMs));
      setPosition(at);
      void player.current?.show(at);
    },
    [durationMs],
  );
  usePlay({ isPlaying, speed, positionMs, show });
  const isAtEnd = positionMs >= durationMs;
  useEffect(() => {
    if (isAtEnd) setPlaying(false);
  }, [isAtEnd]);
  const play = () => {
    if (isAtEnd) show(0);
    setPlaying(true);
  };
  const isDamaged = isAtEnd && player.current?.isDamaged === true;
  const pause = () => setPlaying(false);
  return { query, timeline, durationMs, positionMs, speed, setSpeed, isPlaying, play, pause, show, isDamaged, problem };
}

interface Play {
  readonly isPlaying: boolean;
  readonly speed: PlaySpeed;
  readonly positionMs: number;
  readonly show: (atMs: number) => void;
}

/** Moves on with each frame of the page, by the time that passed. */
function usePlay({ isPlaying, speed, positionMs, show }: Play): void {
  const at = useRef(positionMs);
  at.current = positionMs;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let lastMs: number | undefined;
    let frame = requestAnimationFrame(function step(nowMs) {
      if (lastMs !== undefined) show(at.current + (nowMs - lastMs) * speed);
      lastMs = nowMs;
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, show]);
}
