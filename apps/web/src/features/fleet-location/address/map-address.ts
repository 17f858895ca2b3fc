/** What the fleet map keeps in the address, besides the tracks that are kept: a link shows a colleague the same map. */
import { z } from 'zod';
import { type AddressValue, addressOf, MOMENT, parameter, WHOLE_NUMBER } from '../../../navigation/address-schema.ts';
import { MAP_VIEW } from './map-view-address.ts';
import { REPLAY_WINDOWS } from './replay-window.ts';

export const MAP_ADDRESS = addressOf({
  /** The selected vessel. */
  vesselId: parameter('vessel', WHOLE_NUMBER),
  view: parameter('map', MAP_VIEW),
  panel: parameter('panel', z.enum(['legend', 'list', 'zones']), 'legend'),
  track: parameter('track', z.enum(['shown', 'hidden']), 'shown'),
  outliers: parameter('outliers', z.enum(['hidden', 'shown']), 'hidden'),
  /** The tag tracks are coloured by. */
  colour: parameter('colour', WHOLE_NUMBER),
  window: parameter('window', z.enum(REPLAY_WINDOWS), '24h'),
  /** The moment that is replayed. */
  at: parameter('at', MOMENT),
});
export type MapAddress = AddressValue<typeof MAP_ADDRESS>;
