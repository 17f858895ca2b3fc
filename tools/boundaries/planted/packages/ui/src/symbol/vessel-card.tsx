import type { Vessel } from '@fms/contract/vessel';

export const VesselCard = ({ name }: Vessel) => name;
