/** What the comparison with sister ships keeps in the address: whether it is open, and what is compared. */

import { z } from 'zod';
import { addressOf, parameter, SWITCH } from '../../../navigation/address-schema.ts';

/** Specific consumption, and slots of an engine. */
export const COMPARED = [
  'sfoc',
  'exhaustTemperature',
  'turbochargerSpeed',
  'chargeAirPressure',
  'lubeOilPressure',
  'lubeOilTemperature',
  'coolingWaterTemperature',
] as const;
export type Compared = (typeof COMPARED)[number];

export const SISTER_ADDRESS = addressOf({
  isOpen: parameter('sisters', SWITCH, false),
  compared: parameter('compared', z.enum(COMPARED), 'sfoc'),
});
