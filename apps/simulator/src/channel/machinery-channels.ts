/** Every measuring point of one ship that does not speak a bridge sentence of its own, in the order of its bus. */
import type { ShipSpec } from '../spec/ship-spec.ts';
import { buildBatteryChannels } from './battery-channels.ts';
import { buildCellChannels } from './cell-channels.ts';
import type { Channel } from './channel.ts';
import { buildFuelChannels } from './fuel-channels.ts';
import { buildNavigationChannels } from './navigation-channels.ts';
import { buildPowerChannels } from './power-channels.ts';
import { buildPropulsionChannels } from './propulsion-channels.ts';
import { buildScrubberChannels } from './scrubber-channels.ts';
import { buildTankChannels } from './tank-channels.ts';

export function buildMachineryChannels(ship: Pick<ShipSpec, 'machinery' | 'hull' | 'itinerary'>): Channel[] {
  const { machinery } = ship;
  return [
    ...buildPropulsionChannels(machinery),
    ...buildPowerChannels(machinery),
    ...buildBatteryChannels(machinery),
    ...buildCellChannels(machinery),
    ...buildFuelChannels(machinery),
    ...buildTankChannels(machinery),
    ...buildScrubberChannels(ship),
    ...buildNavigationChannels(ship),
  ];
}
