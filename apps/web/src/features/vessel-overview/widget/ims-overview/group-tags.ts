/** Tags of the IMS overview under the groups of the configuration, by the slots they fill in the vessel's plant (§9.14). */
import type { AppSetting } from '@fms/contract/setting';
import type { Tag } from '@fms/contract/tag';
import { findSlotOf, type Plant } from '@fms/domain/plant';

export interface TagGroup {
  /** Undefined for what is in no group. */
  readonly name: string | undefined;
  readonly tags: readonly Tag[];
}

/**
 * Groups in the order of the configuration, without empty ones; what no group names stands last. A tag is in the first
 * group that names a slot it fills.
 */
export function groupTags(tags: readonly Tag[], plant: Plant, groups: AppSetting['overviewGroups']): TagGroup[] {
  const slotsOf = new Map<number, string[]>();
  for (const { slot: ref, tagId } of plant.bindings) {
    const found = tagId === null ? undefined : findSlotOf(plant, ref);
    if (tagId === null || found === undefined) continue;
    const { kind } = found.equipment;
    slotsOf.set(tagId, [...(slotsOf.get(tagId) ?? []), `${kind}/${found.slot.key}`, `${kind}/*`]);
  }
  const groupOf = ({ Id }: Tag) =>
    groups.findIndex(({ slots }) => slots.some((slot) => slotsOf.get(Id)?.includes(slot)));
  const byGroup = Map.groupBy(tags, groupOf);
  return [...groups.map(({ name }, at) => ({ name, at })), { name: undefined, at: -1 }].flatMap(({ name, at }) => {
    const own = byGroup.get(at);
    return own === undefined ? [] : [{ name, tags: own }];
  });
}
