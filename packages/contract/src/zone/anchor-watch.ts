/** Anchor watches: the circle a vessel swings in, set by a person, and when it dragged out of it (§B4-18). */
import { MAX_SWING_METERS, MIN_SWING_METERS } from '@fms/domain/zone';
import { z } from 'zod';
import { defineEndpoint, type EndpointTarget } from '../endpoint/endpoint.ts';
import { defineVesselRead } from '../endpoint/query.ts';
import { alarmId, vesselId } from '../scalar/id.ts';
import { position } from '../scalar/position.ts';
import { wireTime } from '../scalar/time.ts';

const byWhom = z.object({ by: z.string(), at: wireTime });
const radiusMeters = z.int().min(MIN_SWING_METERS).max(MAX_SWING_METERS);

export const anchorWatch = z.object({
  id: z.int().positive(),
  vesselId,
  /** The middle of the swing circle. */
  ...position,
  radiusMeters,
  set: byWhom,
  /** Null while it runs. */
  ended: byWhom.nullable(),
  /** When the vessel lay outside the circle, in order of time; each is an alarm of the journal. */
  drags: z.array(z.object({ alarmId, from: wireTime, to: wireTime.nullable() })),
});
export type AnchorWatch = z.infer<typeof anchorWatch>;

/** Past watches of one answer at most. */
export const MAX_PAST_WATCHES = 50;

const anchorWatches = z.object({
  running: anchorWatch.nullable(),
  /** Newest first. */
  past: z.array(anchorWatch).max(MAX_PAST_WATCHES),
});
export type AnchorWatches = z.infer<typeof anchorWatches>;

export const listAnchorWatches = defineVesselRead('GET /api/v2/anchor-watch/list', 'user', {
  summary: 'The anchor watch that runs for a vessel, and the newest past ones.',
  answer: anchorWatches,
});

/** A change of the watch of one vessel, by `fields`; it answers all watches as they stand then. */
function defineWatchChange<Fields extends z.ZodRawShape>(target: EndpointTarget, summary: string, fields: Fields) {
  const body = z.object({ vesselId, ...fields });
  return defineEndpoint(target, 'manager', { summary, body, answer: anchorWatches });
}

export const setAnchorWatch = defineWatchChange(
  'POST /api/v2/anchor-watch/set',
  'Begins an anchor watch: leaving the circle is an alarm. A vessel has one at a time.',
  { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180), radiusMeters },
);

export const changeAnchorWatch = defineWatchChange(
  'PUT /api/v2/anchor-watch/radius',
  'Changes the radius of the anchor watch that runs.',
  { radiusMeters },
);

export const endAnchorWatch = defineWatchChange(
  'POST /api/v2/anchor-watch/end',
  'Ends the anchor watch that runs, and its alarm.',
  {},
);

export const anchorWatchEndpoints = { listAnchorWatches, setAnchorWatch, changeAnchorWatch, endAnchorWatch };
