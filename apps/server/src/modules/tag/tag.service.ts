/** Tags of vessels with their latest values (§7.10). */
import { toWireTime } from '@fms/contract/scalar';
import type { FoundTag, Tag } from '@fms/contract/tag';
import type { TagId, VesselId } from '@fms/domain/identity';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/failure/failure.ts';
import type { SampleStore } from '../../telemetry/index.ts';
import { findVesselNames } from './tag.repository.ts';
import type { TagCatalog, TagRow } from './tag-catalog.service.ts';
import { toWireValue } from './tag-latest.service.ts';
import { createTagSearch } from './tag-search.service.ts';

export interface TagPorts {
  db: Db;
  catalog: TagCatalog;
  samples: SampleStore;
  rights: VesselRights;
}

/** Which tags of a vessel a list is of. */
export type TagChoice = 'all' | 'measured' | 'counted' | 'charted' | 'metered';

const isCounted = ({ valueKind, type }: TagRow) =>
  (valueKind === 'number' || valueKind === 'boolean') && type !== DATA_TAG_TYPE.onlyGeo;

const CHOICE: Record<TagChoice, (row: TagRow, isMeasured: boolean) => boolean> = {
  all: () => true,
  measured: (_row, isMeasured) => isMeasured,
  counted: isCounted,
  charted: (row, isMeasured) => isMeasured && isCounted(row),
  metered: (row) => row.valueKind === 'number' && isCounted(row),
};

/** A tag on the wire; without its value where that was not asked for. */
export function toTag(row: TagRow, samples: Pick<SampleStore, 'latest'>, withLatest: boolean): Tag {
  const { id, createdMs: _created, editedMs: _edited, role: _role, declared: _declared, sentence, ...rest } = row;
  const latest = withLatest ? samples.latest(id) : undefined;
  return {
    Id: id,
    ...rest,
    ...(sentence === '' ? {} : { sentence }),
    value: latest ? toWireValue(row, latest.value) : null,
    timestamp: latest ? toWireTime(latest.time) : null,
    quality: latest?.quality ?? 0,
  };
}

/** The vessel's own tags among those asked for; one of another vessel is refused like one that does not exist. */
export function requireOwnTags(catalog: TagCatalog, vesselId: VesselId, tagIds: readonly TagId[]): TagRow[] {
  return [...new Set(tagIds)].map((tagId) => {
    const row = catalog.of(tagId);
    if (row?.vesselId !== vesselId) throw notFound(`Tag ${tagId} of this vessel`);
    return row;
  });
}

export function createTagService({ db, catalog, samples, rights }: TagPorts) {
  const search = createTagSearch(catalog);
  const isMeasured = ({ id }: TagRow) => samples.withReadings([id]).length > 0;

  return {
    async list(caller: Caller, vesselId: VesselId, choice: TagChoice, withLatest: boolean): Promise<Tag[]> {
      await rights.require(caller, 'view', [vesselId]);
      return catalog
        .ofVessel(vesselId)
        .filter((row) => CHOICE[choice](row, isMeasured(row)))
        .map((row) => toTag(row, samples, withLatest));
    },

    /** Tags of all vessels the caller may see, without values. */
    async listAll(caller: Caller): Promise<Tag[]> {
      const visible = await rights.visible(caller);
      return [...visible].flatMap((vesselId) => catalog.ofVessel(vesselId).map((row) => toTag(row, samples, false)));
    },

    /** Of the vessels the caller may see, those in which every word occurs. */
    async search(caller: Caller, text: string, limit: number): Promise<FoundTag[]> {
      const vessels = await findVesselNames(db, await rights.visible(caller));
      return search.find(vessels, text.split(/\s+/), limit);
    },
  };
}
export type TagService = ReturnType<typeof createTagService>;
