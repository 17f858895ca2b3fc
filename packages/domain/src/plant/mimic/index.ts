/** Mimics of a plant as data: templates, placing, proof of flow, and the way of the arrow keys. */
export { buildEngineMimic } from './engine-mimic.ts';
export type * from './mimic.ts';
export {
  type MimicPlaces,
  type PlacedMimic,
  type PlacedPipe,
  placeMimic,
  routePipe,
  SHARED_CIRCUIT,
} from './place-mimic.ts';
export { type MimicReadings, type PipeProof, provePipe, STANDING_PRESSURE_BAR } from './prove-pipe.ts';
export { type Direction, walkMimic } from './walk-mimic.ts';
