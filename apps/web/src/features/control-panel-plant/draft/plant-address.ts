/** What of the page stands in the address: `vessel=7&equipment=main-engine-port`. */
import { z } from 'zod';
import { type AddressValue, addressOf, parameter, WHOLE_NUMBER } from '../../../navigation/address-schema.ts';

export const PLANT_ADDRESS = addressOf({
  vessel: parameter('vessel', WHOLE_NUMBER),
  equipment: parameter('equipment', z.string()),
});
export type PlantAddress = AddressValue<typeof PLANT_ADDRESS>;
