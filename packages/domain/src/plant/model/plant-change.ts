/** What differs between two plants, line by line and in words, for the audit trail and the list of versions. */
import type { TagId } from '../../identity/index.ts';
import { type Binding, findSlotOf, type ParameterValue, type Plant, type PlantEquipment } from './plant.ts';
import { parseSlotRef } from './slot-ref.ts';

/** One line of a difference. */
export interface PlantChange {
  /** In words: `Generator 2`, `Generator 2, ratedPower`, `Generator 2, power`. */
  readonly at: string;
  /** As words; null where there was nothing. */
  readonly from: string | null;
  /** As words; null where there is nothing any more. */
  readonly to: string | null;
}

/**
 * Equipment that came, went or was described otherwise, then slots whose tag changed; empty for plants that are the same.
 * @param nameOf the name of a tag; undefined for one that is gone
 */
export function listPlantChanges(
  before: Plant,
  after: Plant,
  nameOf: (tagId: TagId) => string | undefined,
): PlantChange[] {
  return [...listEquipmentChanges(before, after), ...listSlotChanges(before, after, nameOf)];
}

function listEquipmentChanges(before: Plant, after: Plant): PlantChange[] {
  const [old, now] = [toMap(before), toMap(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    if (was !== undefined && is !== undefined) return listFieldChanges(was, is);
    const at = is?.name ?? was?.name ?? id;
    return [{ at: at || id, from: was && (was.name || id), to: is && (is.name || id) }].map(withNulls);
  });
}

const toMap = ({ equipment }: Plant) => new Map(equipment.map((one) => [one.id, one]));

function listFieldChanges(was: PlantEquipment, is: PlantEquipment): PlantChange[] {
  const [old, now] = [toFields(was), toFields(is)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .map((key) =>
      withNulls({
        at: `${is.name || is.id}, ${key}`,
        from: formatParameter(old[key]),
        to: formatParameter(now[key]),
      }),
    );
}

const toFields = ({ name, parentId, parameters }: PlantEquipment): Record<string, ParameterValue | undefined> => ({
  ...parameters,
  name,
  partOf: parentId ?? undefined,
});

/** A curve is told by how many points it has: its numbers stand in the version. */
function formatParameter(value: ParameterValue | undefined): string | undefined {
  return typeof value === 'object' ? `${value.length} points` : value?.toString();
}

function listSlotChanges(before: Plant, after: Plant, nameOf: (tagId: TagId) => string | undefined): PlantChange[] {
  const [old, now] = [toTags(before.bindings), toTags(after.bindings)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (slot) => (old.get(slot) ?? null) !== (now.get(slot) ?? null),
  );
  const tell = (tagId: TagId | null | undefined) => (tagId == null ? undefined : (nameOf(tagId) ?? `tag ${tagId}`));
  return changed.map((slot) =>
    withNulls({
      at: formatSlot(slot, now.has(slot) ? after : before),
      from: tell(old.get(slot)),
      to: tell(now.get(slot)),
    }),
  );
}

const toTags = (bindings: readonly Binding[]) => new Map(bindings.map(({ slot, tagId }) => [slot, tagId]));

/** `Main engine port, cylinder 4 exhaust temperature`. */
function formatSlot(ref: string, plant: Plant): string {
  const found = findSlotOf(plant, ref);
  if (found === undefined) return ref;
  const { equipment, slot } = found;
  const counted = slot.indexed === undefined ? '' : `${slot.indexed} ${parseSlotRef(ref)?.index} `;
  return `${equipment.name || equipment.id}, ${counted}${slot.words}`;
}

const withNulls = ({ at, from, to }: { at: string; from?: string | undefined; to?: string | undefined }) => ({
  at,
  from: from ?? null,
  to: to ?? null,
});
