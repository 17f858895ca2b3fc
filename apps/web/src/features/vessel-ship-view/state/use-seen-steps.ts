import type { ListedSession } from '@fms/contract/ship-view';
import type { Instant } from '@fms/domain/time';
import { useEffect, useState } from 'react';
import { useLive } from '../../../live/index.ts';

export interface SeenStep {
  readonly number: number;
  readonly kind: 'asked' | 'approved' | 'level' | 'time';
  /** Null where this page does not know when it was. */
  readonly atMs: Instant | null;
  /** As it was after the step. */
  readonly session: ListedSession;
}

/** The steps of a session as far as this page saw them, newest first; the whole of them stands in its recording. */
export function useSeenSteps(session: ListedSession): readonly SeenStep[] {
  const { clock } = useLive();
  const [{ steps, before }, setSeen] = useState(() => ({ steps: beginSteps(session), before: session }));
  useEffect(() => {
    if (session === before) return;
    const kinds = [
      ...(session.level === before.level ? [] : (['level'] as const)),
      ...(session.until === before.until ? [] : (['time'] as const)),
    ];
    if (kinds.length === 0) return;
    const more = kinds.map((kind, index) => ({ number: steps.length + index, kind, atMs: clock.now(), session }));
    setSeen({ steps: [...more.toReversed(), ...steps], before: session });
  }, [session, before, steps, clock]);
  return steps;
}

function beginSteps(session: ListedSession): readonly SeenStep[] {
  const first = { number: 0, kind: 'asked', atMs: Date.parse(session.requestedAt), session } as const;
  const approved = { number: 1, kind: 'approved', atMs: null, session } as const;
  const level = { number: 2, kind: 'level', atMs: null, session } as const;
  return session.approvedBy === null ? [level, first] : [level, approved, first];
}
