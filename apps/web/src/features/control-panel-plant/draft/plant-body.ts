import type { VesselPlant } from '@fms/contract/plant';
import type { Plant } from '@fms/domain/plant';

/** As the contract has it, in arrays that may be written. */
export const toPlantBody = ({ equipment, bindings }: Plant): Pick<VesselPlant, 'equipment' | 'bindings'> => ({
  equipment: equipment.map((one) => ({ ...one, parameters: structuredClone(one.parameters) as never })),
  bindings: [...bindings],
});
