/** Quantities one can choose, of the whole ship first. */
import { type FleetQuantity, listFleetSlots, WHOLE_SHIP_QUANTITIES } from '@fms/domain/fleet-statistic';
import type { Translate } from '../../../language/index.ts';
import { formatQuantityName } from '../model/quantity-text.ts';

export function listQuantityChoices(t: Translate): { readonly value: FleetQuantity; readonly label: string }[] {
  const slots = listFleetSlots().map(({ quantity }) => quantity);
  return [...WHOLE_SHIP_QUANTITIES, ...slots].map((value) => ({ value, label: formatQuantityName(value, t) }));
}
