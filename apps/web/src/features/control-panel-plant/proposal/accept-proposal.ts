/** Accepting a proposal: the slot is filled, and its equipment added where the plant has none. */
import type { BindingProposal } from '@fms/contract/plant';
import type { TagId } from '@fms/domain/identity';
import { addEquipment, bindSlot, type Plant, parseSlotRef } from '@fms/domain/plant';

type Candidate = BindingProposal['candidates'][number];

export function acceptCandidate(plant: Plant, tagId: TagId, { slot, kind, equipmentName }: Candidate): Plant {
  const id = parseSlotRef(slot)?.equipmentId ?? '';
  return bindSlot(addEquipment(plant, id, kind, equipmentName), slot, tagId);
}

/** The tag in another slot than the one it fills, which stays empty until a tag is chosen for it. */
export function correctBinding(plant: Plant, { tagId, bound }: BindingProposal, candidate: Candidate): Plant {
  const isFilled = bound !== null && plant.bindings.some((one) => one.slot === bound && one.tagId === tagId);
  return acceptCandidate(isFilled ? bindSlot(plant, bound, null) : plant, tagId, candidate);
}

/** Whether sisters say another slot than the one a rule filled, and no person decided. */
export function isContradicted({ bound, isSaved, candidates: [best] }: BindingProposal): boolean {
  if (bound === null || isSaved || best === undefined) return false;
  return best.slot !== bound && best.evidence.includes('sister');
}

/** Best candidates from a score on, each for a slot that nothing fills yet; of two for one slot the better. */
export function acceptAll(plant: Plant, proposals: readonly BindingProposal[], fromScore: number): Plant {
  const best = proposals.flatMap(({ tagId, candidates: [first] }) =>
    first !== undefined && first.score >= fromScore ? [{ tagId, candidate: first }] : [],
  );
  return best
    .toSorted((a, b) => b.candidate.score - a.candidate.score)
    .reduce((now, { tagId, candidate }) => {
      const isTaken = now.bindings.some((one) => one.slot === candidate.slot && one.tagId !== null);
      return isTaken ? now : acceptCandidate(now, tagId, candidate);
    }, plant);
}
