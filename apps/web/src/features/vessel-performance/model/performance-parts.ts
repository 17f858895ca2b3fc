import type { PerformanceEvent } from '@fms/contract/performance';
import type { Vessel } from '@fms/contract/vessel';
import type { Instant, TimeSpan } from '@fms/domain/time';
import type { PlantView } from '../../../entities/plant/index.ts';
import type { Performance } from './use-performance.ts';

/** What all panels draw from. */
export interface PerformanceParts {
  readonly vessel: Vessel;
  readonly plant: PlantView;
  /** Ends at the moment of the tab, to ten minutes. */
  readonly window: TimeSpan;
  readonly performance: Performance;
  /** In order of time. */
  readonly events: readonly PerformanceEvent[];
  readonly isEditable: boolean;
}

/** Points of the last month are told apart from those before. */
export const RECENT_MS = 30 * 86_400_000;
export const isRecent = ({ to }: TimeSpan, time: Instant): boolean => time > to - RECENT_MS;
