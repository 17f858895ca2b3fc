/** Tag calls of §7.10. */
import {
  deleteDataInPeriod,
  deleteTag,
  editDataTags,
  editTags,
  getMeterValueByVesselId,
  getStatistic,
  getStringValue,
  getTags,
  getTagsByVesselId,
  getTagsForChartByVesselId,
  getTagsHaveValueByVesselId,
  getTagsOfVessel,
  getTelemetryStorage,
  searchTags,
} from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { StorageService } from './storage.service.ts';
import type { TagService } from './tag.service.ts';
import type { TagEditService } from './tag-edit.service.ts';
import type { TagHistoryService } from './tag-history.service.ts';

export interface TagServices {
  tags: TagService;
  history: TagHistoryService;
  edits: TagEditService;
  storage: StorageService;
}

export function mountTag(door: Door, { tags, history, edits, storage }: TagServices): void {
  door.mount(getTagsByVesselId, ({ caller, query: { vesselId, isGetStat = false, isGetLater = false } }) =>
    tags.list(caller, vesselId, isGetStat ? 'counted' : 'all', isGetLater),
  );
  door.mount(getTagsOfVessel, ({ caller, query }) => tags.list(caller, query.vesselId, 'all', false));
  door.mount(getTags, ({ caller, query: { vesselId } }) =>
    vesselId === undefined ? tags.listAll(caller) : tags.list(caller, vesselId, 'all', false),
  );
  door.mount(getTagsHaveValueByVesselId, ({ caller, query }) => tags.list(caller, query.vesselId, 'measured', true));
  door.mount(getTagsForChartByVesselId, ({ caller, query }) => tags.list(caller, query.vesselId, 'charted', true));
  door.mount(getMeterValueByVesselId, ({ caller, query }) => tags.list(caller, query.vesselId, 'metered', true));
  door.mount(searchTags, ({ caller, query: { words, limit } }) => tags.search(caller, words, limit));
  door.mount(getStatistic, ({ caller, body }) => history.statistic(caller, body));
  door.mount(getStringValue, ({ caller, body }) => history.texts(caller, body));

  door.mount(getTelemetryStorage, ({ caller }) => storage.list(caller));

  door.mount(editTags, ({ caller, from, body }) => edits.edit(caller, from, body));
  door.mount(editDataTags, ({ caller, from, body }) => edits.edit(caller, from, body));
  door.mount(deleteTag, ({ caller, from, query }) => edits.remove(caller, from, query.dataTagId));
  door.mount(deleteDataInPeriod, ({ caller, from, query }) =>
    edits.removePeriod(caller, from, query.dataTagId, query.fromTime, query.toTime),
  );
}
