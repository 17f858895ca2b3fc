import type { TrendMark } from '@fms/ui/chart';
import { useMemo } from 'react';
import { buildShiftMarks } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import { useShiftClock } from '../shift/use-shift-clock.ts';
import type { ShownStatistic } from '../view/shown-statistic.ts';

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
