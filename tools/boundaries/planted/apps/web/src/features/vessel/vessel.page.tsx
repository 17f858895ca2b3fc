export const VesselPage = () => 'Aurora';
