import '@mantine/form';

export const VesselPage = () => 'Aurora';
