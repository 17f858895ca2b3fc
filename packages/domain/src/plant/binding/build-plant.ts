/** A plant from proposals: what is sure is bound, and equipment is there because something of it is measured. */
import type { TagId } from '../../identity/index.ts';
import type { EquipmentKind } from '../equipment/equipment-kind.ts';
import { type Binding, EMPTY_PLANT, type Plant, type PlantEquipment } from '../model/plant.ts';
import { formatSlotRef, type SlotRef } from '../model/slot-ref.ts';
import { type BindableTag, type Candidate, type Proposal, SILENT_SCORE } from './candidate.ts';
import { toEquipmentId } from './equipment-name.ts';
import { proposeBindings } from './propose.ts';
import { joinShaftMarks } from './shaft-mark.ts';
import { type Decision, learnFromSisters } from './sister.ts';

interface Sure extends Candidate {
  readonly tagId: TagId;
}

/**
 * The stored plant with what its tags add by themselves: slots that neither a person nor an earlier tag filled, and the
 * equipment they stand in. A tag that is bound already is not bound again; of two for one slot the surer one counts.
 * @param sisters what people decided on each sister ship
 */
export function completePlant(
  stored: Plant,
  tags: readonly BindableTag[],
  sisters: readonly (readonly Decision[])[] = [],
): Plant {
  return addBindings(stored, listSure(learnFromSisters(proposeBindings(tags), tags, sisters)));
}

/** The plant of a vessel of which nothing is stored. */
export const buildPlant = (tags: readonly BindableTag[]): Plant => completePlant(EMPTY_PLANT, tags);

function listSure(proposals: readonly Proposal[]): Sure[] {
  const sure = proposals.flatMap(({ tagId, candidates: [best] }) =>
    best !== undefined && best.score >= SILENT_SCORE ? [{ ...best, tagId }] : [],
  );
  return joinShaftMarks(sure).sort((a, b) => b.score - a.score);
}

function addBindings(stored: Plant, sure: readonly Sure[]): Plant {
  const equipment = new Map(stored.equipment.map((one) => [one.id, one]));
  const bindings = new Map<SlotRef, Binding>(stored.bindings.map((binding) => [binding.slot, binding]));
  const bound = new Set(stored.bindings.flatMap(({ tagId }) => tagId ?? []));
  for (const one of sure) {
    const id = toEquipmentId(one);
    const slot = formatSlotRef(id, one.key, one.index);
    if (bound.has(one.tagId) || bindings.has(slot) || isOtherKind(equipment.get(id), one.kind)) continue;
    if (!equipment.has(id)) equipment.set(id, toEquipment(id, one));
    bindings.set(slot, { slot, tagId: one.tagId });
  }
  return { equipment: withParents([...equipment.values()]), bindings: [...bindings.values()] };
}

const isOtherKind = (known: PlantEquipment | undefined, kind: EquipmentKind) =>
  known !== undefined && known.kind !== kind;

const toEquipment = (id: string, { kind, equipmentName }: Candidate): PlantEquipment => ({
  id,
  kind,
  name: equipmentName,
  parentId: null,
  parameters: {},
});

/** Strings belong to the only battery, modules to their string; what stands on its own keeps no parent. */
function withParents(equipment: readonly PlantEquipment[]): PlantEquipment[] {
  const batteries = equipment.filter(({ kind }) => kind === 'battery');
  return equipment.map((one) => {
    if (one.parentId !== null) return one;
    if (one.kind === 'battery-string' && batteries.length === 1) return { ...one, parentId: batteries[0]?.id ?? null };
    const string = /^battery-module-(\d+)-/.exec(one.id)?.[1];
    const parentId = string === undefined ? undefined : `battery-string-${string}`;
    return equipment.some(({ id }) => id === parentId) ? { ...one, parentId: parentId ?? null } : one;
  });
}
