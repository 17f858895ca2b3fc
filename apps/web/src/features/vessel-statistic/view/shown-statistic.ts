import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import type { TrendCursor } from '@fms/ui/chart';
import type { CauseOfGap, Panes, StatisticState } from '../../../entities/statistic/index.ts';
import type { WindowEvents } from '../series/use-events.ts';
import type { StatisticData } from '../series/use-statistic.ts';
import type { ShiftTotals } from '../shift/use-shift-totals.ts';

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
