import type { TrendCursor } from '@fms/ui/chart';
import type { PlantTabParts } from '../../../entities/plant/index.ts';
import type { ScrubberLog } from '../log/use-scrubber-log.ts';
import type { RecordSpan } from './use-record-window.ts';
import type { ScrubberRecordState } from './use-scrubber-record.ts';
import type { WashWater } from './use-wash-water.ts';

/** What all parts of both tabs draw from. */
export interface ScrubberParts extends PlantTabParts {
  readonly scrubberId: string;
  readonly span: RecordSpan;
  readonly state: ScrubberRecordState;
  readonly water: WashWater;
  readonly log: ScrubberLog;
  /** Shared by curves and map: what one points at, the others show. */
  readonly cursor: TrendCursor;
}
