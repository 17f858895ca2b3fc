/** What is set of tags, and the calls that change it. A changed tag asks anew by the key of its vessel. */

import { toWireTime } from '@fms/contract/scalar';
import {
  countTagData,
  deleteDataInPeriod,
  deleteTag,
  editTags,
  findTagCounterparts,
  getTagSettings,
  type TagEdit,
} from '@fms/contract/tag';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import { queryOptions } from '@tanstack/react-query';
import { askVessel } from '../../../api/ask-query.ts';
import { call } from '../../../api/index.ts';

const toPeriod = ({ from, to }: TimeSpan) => ({ fromTime: toWireTime(from), toTime: toWireTime(to) });

export const tagSettingQueries = {
  ofVessel: (vesselId: VesselId) => askVessel(['tag', vesselId, 'setting'], getTagSettings, vesselId),
  /** Of all readings, or of a period with both ends. */
  count: (tagId: TagId, span: TimeSpan | undefined) =>
    queryOptions({
      queryKey: ['tag-count', tagId, span?.from, span?.to],
      queryFn: ({ signal }) =>
        call(countTagData, { query: { dataTagId: String(tagId), ...(span && toPeriod(span)) }, signal }),
      // What is deleted is counted anew each time.
      gcTime: 0,
    }),
  counterparts: (dataTagIds: readonly TagId[], vesselIds: readonly VesselId[]) =>
    queryOptions({
      queryKey: ['tag-counterpart', [...dataTagIds], [...vesselIds]],
      queryFn: ({ signal }) =>
        call(findTagCounterparts, { body: { dataTagIds: [...dataTagIds], vesselIds: [...vesselIds] }, signal }),
      // Differences are told before they are written: always those of now.
      gcTime: 0,
    }),
};

export const tagCalls = {
  edit: (edits: readonly TagEdit[]) => call(editTags, { body: [...edits] }),
  /** The tag with all its readings, or the readings of a period. */
  remove: async (tagId: TagId, span: TimeSpan | undefined): Promise<void> => {
    const dataTagId = String(tagId);
    if (span === undefined) await call(deleteTag, { query: { dataTagId } });
    else await call(deleteDataInPeriod, { query: { dataTagId, ...toPeriod(span) } });
  },
};
