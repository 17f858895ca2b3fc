/** As what a vessel is rated. */
import { CII_SHIP_TYPES, type CiiShipSize, type CiiShipType, getCapacityKind } from '@fms/domain/emission';
import { type Refusal, refuse } from '@fms/domain/plant-value';
import type { ComparedShip } from './compared-vessel.ts';

/** The type a vessel is rated as, where the type of its symbol is one. */
export function findCiiSize({ candidate, deadweightTonnes, grossTonnage }: ComparedShip): CiiShipSize | Refusal {
  const type = CII_SHIP_TYPES.find((known): known is CiiShipType => known === candidate.shipType);
  if (type === undefined) return refuse('missing', 'shipType');
  const isTonnage = getCapacityKind(type) === 'GT';
  const capacity = isTonnage ? grossTonnage : deadweightTonnes;
  return capacity === null ? refuse('missing', isTonnage ? 'grossTonnage' : 'deadweight') : { type, capacity };
}
