/** Plants of vessels: equipment, and which tag fills which slot. */
export { insertPlantVersion } from './plant.repository.ts';
export { type PlantContent, readContent, readPlant } from './plant-content.ts';
