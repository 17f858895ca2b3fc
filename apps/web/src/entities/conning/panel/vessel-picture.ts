/** The hull OpenBridge draws for a type of ship. */
import type { Vessel } from '@fms/contract/vessel';
import type { VesselPicture } from '@fms/ui/instrument/compass';

const PICTURES: Readonly<Record<string, VesselPicture>> = {
  supply: 'psv',
  service: 'psv',
  tanker: 'tanker',
  cargo: 'cargo',
  passenger: 'car-ferry',
  fishing: 'fishing-vessel',
};

export const getVesselPicture = ({ standardData }: Vessel): VesselPicture =>
  PICTURES[standardData.shipType] ?? 'generic';
