/** What the pictures of a vessel may cost on its line, what they have cost, and when it goes on. */
import { USUAL_CAMERA_BUDGET } from '@fms/domain/camera';
import { z } from 'zod';
import { defineVesselSetting } from '../endpoint/vessel-entry.ts';
import { editedRevision, lastEdit } from '../scalar/revision.ts';
import { wireTime } from '../scalar/time.ts';

/** Bytes of any limit at most: 1 TB. */
const MAX_BUDGET_BYTES = 1_000_000_000_000;
const bytes = z.int().min(0).max(MAX_BUDGET_BYTES);

const limits = {
  streamBytes: bytes.default(USUAL_CAMERA_BUDGET.streamBytes),
  dayBytes: bytes.default(USUAL_CAMERA_BUDGET.dayBytes),
  monthBytes: bytes.default(USUAL_CAMERA_BUDGET.monthBytes),
  revision: editedRevision,
};

/** Days and months are those of UTC. A tenth of both is left for stills of alarms. */
export const cameraBudgetState = z.object({
  streamBytes: z.int(),
  dayBytes: z.int(),
  monthBytes: z.int(),
  usedDayBytes: z.int(),
  usedMonthBytes: z.int(),
  /** The limit that holds pictures back; null while none does. */
  reached: z.enum(['stream', 'day', 'month', 'line']).nullable(),
  /** When it goes on by itself; null while none is reached, for a stream, and for a rule of the line that no clock ends. */
  resumesAt: wireTime.nullable(),
  /** A person of the organisation who can raise it; null where there is none beside the caller. */
  askWhom: z.string().nullable(),
});
export type CameraBudgetState = z.infer<typeof cameraBudgetState>;

const editedBudget = cameraBudgetState.extend(lastEdit);

export const [getCameraBudget, setCameraBudget] = defineVesselSetting('/api/v2/camera/budget', editedBudget, limits, {
  read: 'Limits of the pictures of a vessel, what is used of them, and when a limit that is reached goes on.',
  write: 'Sets the bytes of a stream, a day and a month that pictures of a vessel may use.',
});

export const cameraBudgetEndpoints = { getCameraBudget, setCameraBudget };
