/** Every measuring point below deck of one ship, in the order of its bus. */
import type { MachinerySpec } from '../spec/machinery-spec.ts';
import type { Channel } from './channel.ts';
import { buildBatteryChannels, buildPowerChannels } from './power-channels.ts';
import { buildPropulsionChannels } from './propulsion-channels.ts';
import { buildFuelChannels, buildScrubberChannels, buildTankChannels } from './service-channels.ts';

export function buildMachineryChannels(machinery: MachinerySpec): Channel[] {
  return [
    ...buildPropulsionChannels(machinery),
    ...buildPowerChannels(machinery),
    ...buildBatteryChannels(machinery),
    ...buildFuelChannels(machinery),
    ...buildTankChannels(machinery),
    ...buildScrubberChannels(machinery),
  ];
}
