/** The link to ships: frames in, validated, stored, acknowledged, announced. */
export {
  type GatewayLog,
  LINK_SERVICES,
  type LinkAuthority,
  type LinkPorts,
  type LinkStateStore,
  type LinkTag,
  type Refusal,
  type TagDirectory,
} from './ports.ts';
export { type ChannelStanding, SHIP_CHANNELS, type ShipChannelHub, type TakeChannel } from './ship-channels.ts';
