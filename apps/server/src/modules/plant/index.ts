/** Plants of vessels: equipment, and which tag fills which slot. */

export { CURRENT_PLANTS, type CurrentPlants } from './current-plant.service.ts';
export { insertPlantVersion } from './plant.repository.ts';
export { type PlantContent, readContent } from './plant-content.ts';
