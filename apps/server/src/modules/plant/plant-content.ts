/** What is kept of a plant as text, and what the tags of its vessel add to it. */
import type { BodyOf } from '@fms/contract/endpoint';
import { savePlant, type VesselPlant } from '@fms/contract/plant';
import { type BindableTag, completePlant, type Decision, EMPTY_PLANT } from '@fms/domain/plant';
import type { PlantVersionRow } from '../../platform/database/tables/plant.ts';
import type { TagRow } from '../tag/index.ts';

export type PlantContent = Pick<VesselPlant, 'equipment' | 'bindings' | 'mimics'>;

const shape = savePlant.body.pick({ equipment: true, bindings: true, mimics: true });

export const toContent = ({ equipment, bindings, mimics }: BodyOf<typeof savePlant>): PlantContent => ({
  equipment,
  bindings,
  mimics,
});

/** A stored text that is no plant any more is a failure of the server, not an empty plant. */
export const readContent = (row: PlantVersionRow | undefined): PlantContent =>
  row === undefined ? { equipment: [], bindings: [], mimics: {} } : shape.parse(JSON.parse(row.content));

/** Without bindings to tags the vessel no longer has. */
export function leaveOutGone(stored: PlantContent, tags: readonly TagRow[]): PlantContent {
  const known = new Set(tags.map(({ id }) => id));
  return { ...stored, bindings: stored.bindings.filter(({ tagId }) => tagId === null || known.has(tagId)) };
}

/**
 * What people decided of a plant as they send it, which is as they see it: without bindings that only a rule made. Stored, such
 * a binding would bind the ship for good and tell its sisters that a person had looked at it.
 * @param current the stored plant with what its tags add
 */
export function leaveOutRuleMade(
  content: PlantContent,
  stored: PlantContent,
  current: Pick<PlantContent, 'bindings'>,
): PlantContent {
  const toKey = ({ slot, tagId }: PlantContent['bindings'][number]) => `${slot} ${tagId}`;
  const decided = new Set(stored.bindings.map(toKey));
  const ruleMade = new Set(current.bindings.map(toKey).filter((key) => !decided.has(key)));
  return { ...content, bindings: content.bindings.filter((binding) => !ruleMade.has(toKey(binding))) };
}

/**
 * With what the tags add by themselves; bindings to tags that are gone are left out.
 * @param decisions what people decided on each sister ship: what they contradict is not bound without asking
 */
export function completeContent(
  stored: PlantContent,
  tags: readonly TagRow[],
  decisions: readonly (readonly Decision[])[],
): PlantContent {
  const kept = { ...EMPTY_PLANT, ...leaveOutGone(stored, tags) };
  const { equipment, bindings } = completePlant(kept, tags.map(toBindableTag), decisions);
  return { equipment: equipment.map(copyEquipment), bindings: [...bindings], mimics: stored.mimics };
}

const copyEquipment = (
  one: ReturnType<typeof completePlant>['equipment'][number],
): PlantContent['equipment'][number] => ({
  ...one,
  parameters: Object.fromEntries(
    Object.entries(one.parameters).map(([key, value]) => [
      key,
      typeof value === 'object' ? value.map(([x, y]): [number, number] => [x, y]) : value,
    ]),
  ),
});

export const toBindableTag = (row: TagRow): BindableTag => ({
  id: row.id,
  name: row.name,
  declaredName: row.declaredName,
  description: row.description,
  unit: row.unit,
  valueKind: row.valueKind,
  source: row.source,
  standardName: row.standardName,
  min: row.min,
  max: row.max,
});
