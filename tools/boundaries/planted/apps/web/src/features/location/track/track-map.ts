export { leg } from '../voyage/leg.ts';
