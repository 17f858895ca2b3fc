import type { Vessel } from '@fms/contract';

export const VesselCard = ({ name }: Vessel) => name;
