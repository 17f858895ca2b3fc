/** The carbon intensity of a ship as a drawing. */
export { CiiScale } from './cii-scale.tsx';
