/** The moment a tab shows: now, a moment that is held, or one that runs. It stands in the address as `at`. */
import type { Instant } from '@fms/domain/time';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLive } from '../../../live/index.ts';
import { addressOf, MOMENT, parameter } from '../../../navigation/address-schema.ts';
import { useAddressState } from '../../../navigation/use-address.ts';

/** How many times faster than real time a moment runs. */
export const PLAY_SPEEDS = ['1', '10', '60'] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

/** A running moment is shown twice a second at most: each needs the values of that moment from the server. */
const STEP_MS = 500;

export interface PlantTime {
  /** Undefined: live. */
  readonly at: Instant | undefined;
  readonly isPlaying: boolean;
  readonly speed: PlaySpeed;
  /** Holds a moment; one that has not come is live. */
  readonly hold: (at: Instant) => void;
  /** Later by so much, earlier when negative; from now when live. */
  readonly step: (byMs: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly setSpeed: (speed: PlaySpeed) => void;
  readonly goLive: () => void;
}

const AT_ADDRESS = addressOf({ at: parameter('at', MOMENT) });

/**
 * `isAwaited` is true while the values of the moment shown are on their way: a running moment waits for them, and the
 * next one is as much later as that took, so that a slow line shows fewer moments and not none.
 */
export function usePlantTime(isAwaited: RefObject<boolean>): PlantTime {
  const { clock } = useLive();
  const [{ at: held }, setAddress] = useAddressState(AT_ADDRESS);
  /** While it runs the moment is here alone: an address that changes twice a second would fill the history. */
  const [running, setRunning] = useState<Instant>();
  const [speed, setSpeed] = useState<PlaySpeed>('10');
  const at = running ?? held;
  const isPlaying = running !== undefined;

  const hold = useCallback(
    (moment: Instant) => {
      setRunning(undefined);
      setAddress({ at: moment < clock.now() ? moment : undefined });
    },
    [clock, setAddress],
  );
  const goLive = useCallback(() => hold(Number.POSITIVE_INFINITY), [hold]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    let steps = 0;
    const timer = setInterval(() => {
      steps += 1;
      if (isAwaited.current) return;
      const passedMs = steps * STEP_MS * Number(speed);
      steps = 0;
      setRunning((moment) => (moment === undefined ? undefined : moment + passedMs));
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, speed, isAwaited]);
  useEffect(() => {
    if (running !== undefined && running >= clock.now()) goLive();
  }, [running, clock, goLive]);

  const now = () => at ?? clock.now();
  return {
    at,
    isPlaying,
    speed,
    hold,
    step: (byMs) => hold(now() + byMs),
    play: () => at !== undefined && setRunning(at),
    pause: () => hold(now()),
    setSpeed,
    goLive,
  };
}
