/** Plants of vessels: equipment, and which tag fills which slot. */
export { insertPlantVersion } from './plant.repository.ts';
export { CURRENT_PLANTS } from './plant.service.ts';
export { type PlantContent, readContent } from './plant-content.ts';
