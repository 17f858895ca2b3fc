/** Tag calls of section 7.10. */
import { getStatistic, getTagsByVesselId } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { TagService } from './tag.service.ts';

export function mountTag(door: Door, tags: TagService): void {
  door.mount(getTagsByVesselId, ({ caller, query: { vesselId, isGetStat, isGetLater } }) =>
    tags.list(caller, { vesselId, onlyCounted: isGetStat ?? false, withLatest: isGetLater ?? false }),
  );
  door.mount(getStatistic, ({ caller, body }) => tags.statistic(caller, body));
}
