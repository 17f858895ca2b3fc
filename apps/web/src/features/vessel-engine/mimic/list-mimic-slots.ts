import type { SlotRef } from '@fms/domain/plant';
import type { PlacedMimic } from '@fms/domain/plant/mimic';

/** Every slot that a mimic shows or asks for its proofs, once. */
export function listMimicSlots({ nodes, pipes }: PlacedMimic): SlotRef[] {
  const ofNodes = nodes.flatMap(({ slots, readouts }) => [
    ...Object.values(slots),
    ...readouts.map(({ slot }) => slot),
  ]);
  const ofPipes = pipes.flatMap(({ evidence: { meters, pumps, valves, through } }) => [
    ...meters,
    ...pumps.flatMap(({ running, pressure }) => [running, pressure]),
    ...[...valves, ...through].map(({ slot }) => slot),
  ]);
  return [...new Set([...ofNodes, ...ofPipes])];
}
