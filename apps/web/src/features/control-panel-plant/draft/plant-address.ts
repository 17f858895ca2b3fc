/** What of the page stands in the address: `vessel=7&equipment=main-engine-port`, `vessel=7&view=versions`. */
import { z } from 'zod';
import { type AddressValue, addressOf, parameter, WHOLE_NUMBER } from '../../../navigation/address-schema.ts';

export const PLANT_ADDRESS = addressOf({
  vessel: parameter('vessel', WHOLE_NUMBER),
  equipment: parameter('equipment', z.string()),
  view: parameter('view', z.enum(['versions'])),
});
export type PlantAddress = AddressValue<typeof PLANT_ADDRESS>;
