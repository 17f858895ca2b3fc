/** What the rules of binding say of each tag of a vessel, beside what it fills now. */
import type { BindingProposal } from '@fms/contract/plant';
import { findSlot, formatSlotRef, proposeBindings, toEquipmentId } from '@fms/domain/plant';
import type { TagRow } from '../tag/index.ts';
import { completeContent, type PlantContent, toBindableTag } from './plant-content.ts';

export function listProposals(stored: PlantContent, tags: readonly TagRow[]): BindingProposal[] {
  const saved = new Set<number>(stored.bindings.flatMap(({ tagId }) => tagId ?? []));
  const slotOf = new Map(completeContent(stored, tags).bindings.map(({ slot, tagId }) => [tagId, slot]));
  return proposeBindings(tags.map(toBindableTag)).map(({ tagId, candidates }) => ({
    tagId,
    candidates: candidates
      .filter(({ kind, key, index }) => (findSlot(kind, key)?.indexed !== undefined) === (index !== undefined))
      .map(({ kind, mark, key, index, equipmentName, score, evidence }) => ({
        slot: formatSlotRef(toEquipmentId({ kind, mark }), key, index),
        ...{ kind, equipmentName, score, evidence: [...evidence] },
      })),
    bound: slotOf.get(tagId) ?? null,
    isSaved: saved.has(tagId),
  }));
}
