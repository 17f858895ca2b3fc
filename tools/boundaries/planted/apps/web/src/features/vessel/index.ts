export { VesselPage } from './vessel.page.tsx';
