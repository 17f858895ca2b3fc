export const aVessel = () => ({ name: 'Aurora' });
