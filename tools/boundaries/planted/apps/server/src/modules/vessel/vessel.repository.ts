export const selectVessel = () => 'select 1';
