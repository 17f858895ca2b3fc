export { colour } from '../track/colour.ts';
