import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import type { Instant } from '@fms/domain/time';
import type { Curve } from '../../../entities/statistic/index.ts';
import type { LocationState, WindowTrack } from '../../../entities/track/index.ts';
import type { HeldCursor } from './held-cursor.ts';

/** What all parts of the tab draw from. */
export interface LocationParts {
  readonly vessel: Vessel;
  readonly tags: readonly Tag[];
  readonly state: LocationState;
  readonly change: (part: Partial<LocationState>) => void;
  readonly cursor: HeldCursor;
  readonly track: WindowTrack;
  /** Speed, and the value the track is coloured by. */
  readonly curves: readonly Curve[];
  /** Holds a moment, here and in the address; undefined releases it. */
  readonly hold: (at: Instant | undefined) => void;
}
