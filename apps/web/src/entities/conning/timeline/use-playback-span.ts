import { type Instant, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import { useMemo, useState } from 'react';
import { useMinute } from '../../../live/index.ts';

/**
 * The span of the playback: up to the present minute while live. A moment that is held keeps the span it was picked
 * from; one that lies outside is put in its middle.
 */
export function usePlaybackSpan(lengthMs: number, at: Instant | undefined): TimeSpan {
  const minute = useMinute();
  const [kept, setKept] = useState<Instant>();
  const present = at === undefined ? minute : kept;
  const isInside = at === undefined || (present !== undefined && at <= present && at >= present - lengthMs);
  const to = isInside && present !== undefined ? present : toMinute((at ?? minute) + lengthMs / 2);
  if (kept !== to) setKept(to);
  return useMemo(() => ({ from: to - lengthMs, to }), [to, lengthMs]);
}

const toMinute = (time: Instant) => Math.ceil(time / MINUTE_MS) * MINUTE_MS;
