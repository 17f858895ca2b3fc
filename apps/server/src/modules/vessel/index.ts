/** Vessels: who may see them, their list and particulars, and what gateways need to name them. */
export { ensureFleetKey, type GatewayAuthority, type GatewayKeys } from './gateway-key/gateway-key.service.ts';
export type { VesselPolicy } from './vessel.policy.ts';
export { insertAssignments } from './vessel.repository.ts';
export { type Follower, findFollowers } from './vessel-follower.repository.ts';
export type { VesselRegistry, VesselRequest } from './vessel-registry.service.ts';
