/** Calls of the job history: of administrators alone. */
import { ofVessel, period, type RightRow } from './right-row.ts';

const content = { kind: 'transit', from: period.fromTime, to: period.toTime, place: '', number: '', customer: '' };

const changing = (more: object): RightRow => ({
  scope: 'refused',
  ask: ({ vesselId }) => ({ body: { vesselId, ...more } }),
});

export const jobs: Record<string, RightRow> = {
  listJobPeriods: ofVessel({ ...period, grouping: 'day' }),
  listJobs: ofVessel(),
  getJob: ofVessel({ id: 1 }),
  enterJob: changing(content),
  correctJob: changing({ id: 1, ...content }),
  splitJob: changing({ id: 1, at: period.fromTime }),
  mergeJobs: changing({ id: 1, otherId: 2 }),
  signJob: changing({ id: 1 }),
  lockJob: changing({ id: 1 }),
  removeJob: changing({ id: 1, reason: 'x' }),
  linkJobFile: changing({ id: 1, fileId: 1, isLinked: true }),
};
