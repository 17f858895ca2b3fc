import type { TrendMark } from '@fms/ui/chart/trend-series.ts';
import { useMemo } from 'react';
import { optionsOf } from '../../../api/vessel.queries.ts';
import { useText } from '../../../language/index.ts';
import { useVesselSetting } from '../../../settings/app-setting.ts';
import { shiftMarks } from './pane-trend.ts';
import type { Shown } from './shown.ts';

const NONE: readonly TrendMark[] = [];

/** Shift boundaries (specification section 9.3) in the zone the vessel reports in (9.6), while they are asked for. */
export function useShiftMarks({ vessel, state, data }: Shown): readonly TrendMark[] {
  const t = useText();
  const { shiftTimes } = useVesselSetting(vessel.id);
  const zone = optionsOf(vessel).setting.reportTimeZone;
  const { from, to } = data.window;
  return useMemo(
    () => (state.shifts ? shiftMarks({ from, to }, zone, shiftTimes, t) : NONE),
    [state.shifts, from, to, zone, shiftTimes, t],
  );
}
