export { selectVessel as findVessel } from './vessel.repository.ts';
