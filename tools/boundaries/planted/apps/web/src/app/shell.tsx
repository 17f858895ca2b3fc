export const page = () => import('../features/vessel/vessel.page.tsx');
