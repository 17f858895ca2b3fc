export const vessel = () => import('../features/vessel/index.ts');
