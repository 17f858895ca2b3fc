/** What the panels of the mimic share: the ship's engines, the address, and where they say what they show. */
import type { PlantEquipment } from '@fms/domain/plant';
import type { PlantView } from '../../../entities/plant/index.ts';
import type { AddressValue } from '../../../navigation/address-schema.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import type { SlotSource } from '../export/slot-table.ts';
import type { MIMIC_ADDRESS } from './mimic-address.ts';

export type MimicState = AddressValue<typeof MIMIC_ADDRESS>;

export interface MimicPanelProps {
  readonly plant: PlantView;
  readonly source: SlotSource;
  readonly engines: readonly PlantEquipment[];
  readonly state: MimicState;
  readonly change: ChangeAddress<MimicState>;
}
