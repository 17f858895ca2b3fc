/** What the list of screens keeps in the address: filter, and the vessel whose request is open. */
import { z } from 'zod';
import { type AddressValue, addressOf, parameter, WHOLE_NUMBER } from '../../navigation/address-schema.ts';

export const SHOWN = ['all', 'reachable', 'session'] as const;
export type Shown = (typeof SHOWN)[number];

export const SHIP_VIEW_ADDRESS = addressOf({
  words: parameter('q', z.string().max(100), ''),
  shown: parameter('shown', z.enum(SHOWN), 'all'),
  /** Its request card is open. */
  vessel: parameter('vessel', WHOLE_NUMBER),
});
export type ShipViewState = AddressValue<typeof SHIP_VIEW_ADDRESS>;
