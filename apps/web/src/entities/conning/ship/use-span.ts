import type { TimeSpan } from '@fms/domain/time';
import { useMemo } from 'react';
import { useMinute } from '../../../live/index.ts';

/** The last whole minutes before the moment on screen: it moves on once a minute, and asks the server as often. */
export function useSpan(lengthMs: number): TimeSpan {
  const to = useMinute();
  return useMemo(() => ({ from: to - lengthMs, to }), [to, lengthMs]);
}
