/** Every measuring point below deck of one ship, in the order her bus tells them. */
import type { MachinerySpec } from '../fleet/machinery-spec.ts';
import type { Channel } from './channel.ts';
import { batteryChannels, powerChannels } from './power-channels.ts';
import { propulsionChannels } from './propulsion-channels.ts';
import { fuelChannels, scrubberChannels, tankChannels } from './service-channels.ts';

export function machineryChannels(machinery: MachinerySpec): Channel[] {
  return [
    ...propulsionChannels(machinery),
    ...powerChannels(machinery),
    ...batteryChannels(machinery),
    ...fuelChannels(machinery),
    ...tankChannels(machinery),
    ...scrubberChannels(machinery),
  ];
}
