/** Sources of a ship's tags, under the names a gateway gives them (docs/tags.md). */
import { ISO19848_SOURCE } from '../mqtt/iso19848.ts';
import { PLAIN_SOURCE } from '../mqtt/plain-json.ts';
import { SPARKPLUG_DEVICE } from '../mqtt/sparkplug-node.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';

/** Names of the sources in the gateway's configuration: the bus of the bridge, and machinery on another bus. */
export const SOURCE_NAME = 'ship';
export const PLANT_SOURCE_NAME = 'plant';

/** The name of the source in the gateway's configuration stands before the talker, save for a vessel's own four tags. */
export const formatGatewaySource = (talker: string) => (talker === '' ? '' : `${SOURCE_NAME}:${talker}`);
const plantSource = (talker: string) => `${PLANT_SOURCE_NAME}:${talker}`;

const ENGINE_ROOM_TALKER = 'ER';

/** Shaft speeds go by NMEA 0183 on every ship, beside the bridge where that speaks it too. */
export function getShaftSource({ bridgeBus }: Pick<ShipSpec, 'bridgeBus'>): string {
  return bridgeBus === 'nmea0183' ? formatGatewaySource(ENGINE_ROOM_TALKER) : plantSource(ENGINE_ROOM_TALKER);
}

export function getMachinerySource(spec: Pick<ShipSpec, 'key' | 'bridgeBus' | 'machineryBus'>): string {
  switch (spec.machineryBus) {
    case 'nmea0183':
      return getShaftSource(spec);
    case 'sparkplug':
      return plantSource(`${spec.key}/${SPARKPLUG_DEVICE}`);
    case 'mqtt':
      return plantSource(PLAIN_SOURCE);
    case 'iso19848':
      return plantSource(ISO19848_SOURCE);
  }
}
