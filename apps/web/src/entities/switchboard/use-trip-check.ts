import { hasValue } from '@fms/domain/plant-value';
import { type BoardCheck, checkBoard } from '@fms/domain/switchboard';
import { useRef } from 'react';
import { useFromClock } from '../../live/index.ts';
import type { Board } from './use-board.ts';

/** The check is made anew this often, and at once while it could not be evaluated. */
const STEP_MS = 10_000;

/** What happens if the largest set trips, for each part of the switchboard that hangs together. */
export function useTripCheck(board: Board): readonly BoardCheck[] {
  const step = useFromClock((nowMs) => Math.floor(nowMs / STEP_MS));
  const last = useRef<{ step: number; layout: Board['layout']; checks: readonly BoardCheck[] }>(undefined);
  const { current } = last;
  const isEvaluated = current?.checks.every(({ check }) => hasValue(check)) === true;
  if (current !== undefined && isEvaluated && current.step === step && current.layout === board.layout) {
    return current.checks;
  }
  const checks = checkBoard(board.layout, board.values);
  last.current = { step, layout: board.layout, checks };
  return checks;
}
