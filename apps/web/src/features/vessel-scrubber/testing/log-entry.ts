/** An entry in the log of a scrubber, for tests. */
import type { ScrubberLogEntry } from '@fms/contract/scrubber';
import { toId, type VesselId } from '@fms/domain/identity';

export const buildLogEntry = (part: Partial<ScrubberLogEntry> = {}): ScrubberLogEntry => ({
  ...{ id: 1, vesselId: toId<VesselId>(1), scrubberId: 'scrubber', kind: 'calibration', part: 'SO2 analyser' },
  ...{ note: 'Span gas', at: '2026-11-20T08:30:00.000Z', by: 'chief', savedAt: '2026-11-20T09:00:00.000Z' },
  ...{ isStruck: false, earlier: [] },
  ...part,
});
