import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import type { TrendCursor } from '@fms/ui/chart';
import type { Panes } from './pane-plan.ts';
import type { CauseOfGap } from './pane-trend.ts';
import type { StatisticState } from './statistic-state.ts';
import type { WindowEvents } from './use-events.ts';
import type { ShiftTotals } from './use-shift-totals.ts';
import type { StatisticData } from './use-statistic.ts';

/** What all parts of the tab draw from. */
export interface ShownStatistic {
  readonly vessel: Vessel;
  readonly tags: readonly Tag[];
  readonly panes: Panes;
  readonly state: StatisticState;
  readonly data: StatisticData;
  readonly cursor: TrendCursor;
  /** Of curves, in order of use. */
  readonly colors: readonly string[];
  readonly causeOf: CauseOfGap;
  readonly events: WindowEvents;
  /** Undefined while shifts are not asked for. */
  readonly shifts: ShiftTotals | undefined;
}

export type ChangeState = (part: Partial<StatisticState>) => void;
