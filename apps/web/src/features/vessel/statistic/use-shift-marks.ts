import type { TrendMark } from '@fms/ui/chart';
import { useMemo } from 'react';
import { useText } from '../../../language/index.ts';
import { buildShiftMarks } from './pane-trend.ts';
import type { ShownStatistic } from './shown.ts';
import { useShiftClock } from './use-shift-clock.ts';

const NONE: readonly TrendMark[] = [];

/** Shift boundaries as marks across the panes, while they are asked for. */
export function useShiftMarks({ vessel, state, data }: ShownStatistic): readonly TrendMark[] {
  const t = useText();
  const { zone, shiftTimes } = useShiftClock(vessel);
  const { from, to } = data.window;
  return useMemo(
    () => (state.shifts ? buildShiftMarks({ from, to }, zone, shiftTimes, t) : NONE),
    [state.shifts, from, to, zone, shiftTimes, t],
  );
}
