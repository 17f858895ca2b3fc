import type { Vessel } from '@fms/contract/vessel';
import { isSisterShip, type SisterCandidate } from '@fms/domain/vessel';

/** Whether the server would hold the one against the other. */
export function isSister(vessel: Vessel, other: Vessel): boolean {
  return isSisterShip(candidateOf(vessel), candidateOf(other));
}

function candidateOf({ id, organizationId, standardData }: Vessel): SisterCandidate {
  const { shipType, lengthMeters, grossTonnage } = standardData;
  return { id, organizationId, shipType, lengthMeters, grossTonnage };
}
