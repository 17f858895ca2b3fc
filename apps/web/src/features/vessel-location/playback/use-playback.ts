import type { Instant, TimeSpan } from '@fms/domain/time';
import { useEffect, useState } from 'react';
import type { HeldCursor } from '../state/held-cursor.ts';

export const PLAY_SPEEDS = ['60', '600', '3600'] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

export interface Playback {
  readonly isPlaying: boolean;
  readonly speed: PlaySpeed;
  readonly setSpeed: (speed: PlaySpeed) => void;
  readonly play: () => void;
  readonly pause: () => void;
}

/** Moves the held moment through the window, so many times faster than real time; `onEnd` gets its last time. */
export function usePlayback(cursor: HeldCursor, window: TimeSpan, onEnd: (at: Instant | undefined) => void): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<PlaySpeed>('600');
  const { from, to } = window;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = 0;
    let before: number | undefined;
    const step = (nowMs: number) => {
      const at = (cursor.held() ?? from) + (nowMs - (before ?? nowMs)) * Number(speed);
      before = nowMs;
      cursor.hold(Math.min(to, at));
      if (at >= to) setPlaying(false);
      else frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, cursor, from, to]);
  return {
    isPlaying,
    speed,
    setSpeed,
    play: () => {
      const held = cursor.held();
      if (held === undefined || held >= to || held < from) cursor.hold(from);
      setPlaying(true);
    },
    pause: () => {
      setPlaying(false);
      onEnd(cursor.held());
    },
  };
}
