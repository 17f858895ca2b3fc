/** Tag calls of §7.10. */

import { getTelemetryStorage } from '@fms/contract/storage';
import {
  countTagData,
  deleteDataInPeriod,
  deleteTag,
  editDataTags,
  editTags,
  findTagCounterparts,
  getMeterValueByVesselId,
  getStatistic,
  getStringValue,
  getTagSettings,
  getTags,
  getTagsByVesselId,
  getTagsForChartByVesselId,
  getTagsHaveValueByVesselId,
  getTagsOfVessel,
  searchTags,
} from '@fms/contract/tag';
import type { Router } from '../../platform/http/router.ts';
import { tellDeleted } from '../../platform/http/tell-deleted.ts';
import type { StorageService } from './storage.service.ts';
import type { TagService } from './tag.service.ts';
import type { TagEditService } from './tag-edit.service.ts';
import type { TagHistoryService } from './tag-history.service.ts';
import type { TagSettingService } from './tag-setting.service.ts';

export interface TagServices {
  tags: TagService;
  history: TagHistoryService;
  edits: TagEditService;
  settings: TagSettingService;
  storage: StorageService;
}

export function registerTagRoutes(router: Router, { tags, history, edits, settings, storage }: TagServices): void {
  router.route(getTagsByVesselId, ({ caller, query: { vesselId, isGetStat = false, isGetLater = false } }) =>
    tags.list(caller, vesselId, isGetStat ? 'counted' : 'all', isGetLater),
  );
  router.route(getTagsOfVessel, ({ caller, query }) => tags.list(caller, query.vesselId, 'all', false));
  router.route(getTags, ({ caller, query: { vesselId } }) =>
    vesselId === undefined ? tags.listAll(caller) : tags.list(caller, vesselId, 'all', false),
  );
  router.route(getTagsHaveValueByVesselId, ({ caller, query }) => tags.list(caller, query.vesselId, 'measured', true));
  router.route(getTagsForChartByVesselId, ({ caller, query }) => tags.list(caller, query.vesselId, 'charted', true));
  router.route(getMeterValueByVesselId, ({ caller, query }) => tags.list(caller, query.vesselId, 'metered', true));
  router.route(searchTags, ({ caller, query: { words, limit } }) => tags.search(caller, words, limit));
  router.route(getStatistic, async ({ caller, body, tell }) => {
    const statistics = await history.statistic(caller, body);
    tellDeleted(tell, await history.deleted(body));
    return statistics;
  });
  router.route(getStringValue, ({ caller, body }) => history.texts(caller, body));

  router.route(getTelemetryStorage, ({ caller }) => storage.list(caller));

  router.route(getTagSettings, ({ caller, query }) => settings.list(caller, query.vesselId));
  router.route(findTagCounterparts, ({ caller, body }) => settings.counterparts(caller, body));
  router.route(countTagData, ({ caller, query }) => settings.count(caller, query));
  router.route(editTags, ({ caller, from, body }) => edits.edit(caller, from, body));
  router.route(editDataTags, ({ caller, from, body }) => edits.edit(caller, from, body));
  router.route(deleteTag, ({ caller, from, query }) => edits.remove(caller, from, query.dataTagId));
  router.route(deleteDataInPeriod, ({ caller, from, query }) =>
    edits.removePeriod(caller, from, query.dataTagId, query.fromTime, query.toTime),
  );
}
