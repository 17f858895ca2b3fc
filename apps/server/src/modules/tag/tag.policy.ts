/** Which tags a person may see or change: a tag is as open as its vessel. */
import type { TagId } from '@fms/domain/identity';
import type { VesselWord } from '@fms/domain/permission';
import { type Caller, createUnknownFailure, type VesselRights } from '../../platform/access/caller.ts';
import type { TagCatalog, TagRow } from './tag-catalog.service.ts';

interface TagPolicyPorts {
  readonly catalog: Pick<TagCatalog, 'of'>;
  readonly rights: VesselRights;
}

/** The tags in the order they were asked for; throws where one is unknown, or its vessel is not open to the caller. */
export async function requireTags(
  { catalog, rights }: TagPolicyPorts,
  caller: Caller,
  word: Extract<VesselWord, 'view' | 'edit'>,
  tagIds: readonly TagId[],
): Promise<TagRow[]> {
  const rows = tagIds.map((tagId) => {
    const row = catalog.of(tagId);
    if (!row) throw createUnknownFailure(caller, `Tag ${tagId}`);
    return row;
  });
  await rights.require(caller, word, [...new Set(rows.map(({ vesselId }) => vesselId))]);
  return rows;
}
