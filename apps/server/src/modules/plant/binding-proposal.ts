/** What the rules of binding and the sister ships say of each tag of a vessel, beside what it fills now. */
import type { BindingProposal } from '@fms/contract/plant';
import type { VesselId } from '@fms/domain/identity';
import {
  type Decision,
  findSlot,
  formatSlotRef,
  learnFromSisters,
  proposeBindings,
  toEquipmentId,
} from '@fms/domain/plant';
import type { TagRow } from '../tag/index.ts';
import { type PlantContent, toBindableTag } from './plant-content.ts';

export interface KnownSisters {
  /** A list for each sister. */
  readonly decisions: readonly (readonly Decision[])[];
  /** Vessels the caller may see: others are not named as the reason. */
  readonly visible: ReadonlySet<VesselId>;
}

export function listProposals(
  { stored, current }: { readonly stored: PlantContent; readonly current: PlantContent },
  tags: readonly TagRow[],
  { decisions, visible }: KnownSisters,
): BindingProposal[] {
  const saved = new Set<number>(stored.bindings.flatMap(({ tagId }) => tagId ?? []));
  const slotOf = new Map(current.bindings.map(({ slot, tagId }) => [tagId, slot]));
  const bindable = tags.map(toBindableTag);
  return learnFromSisters(proposeBindings(bindable), bindable, decisions).map(({ tagId, candidates }) => ({
    tagId,
    candidates: candidates
      .filter(({ kind, key, index }) => (findSlot(kind, key)?.indexed !== undefined) === (index !== undefined))
      .map(({ kind, mark, key, index, equipmentName, score, evidence, sisters = [] }) => ({
        slot: formatSlotRef(toEquipmentId({ kind, mark }), key, index),
        ...{ kind, equipmentName, score, evidence: [...evidence] },
        sisters: sisters.filter((id) => visible.has(id)),
      })),
    bound: slotOf.get(tagId) ?? null,
    isSaved: saved.has(tagId),
  }));
}
