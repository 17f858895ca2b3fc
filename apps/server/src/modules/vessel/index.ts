/** Vessels: who may see them, their list and particulars, and what gateways need to name them. */
export { createGatewayKeys, type GatewayAuthority, type GatewayKeys, keepFleetKey } from './gateway-key.service.ts';
export { createSisterShipService, type SisterShipPorts } from './sister-ship.service.ts';
export { createVesselPolicy, type VesselPolicy } from './vessel.policy.ts';
export { assignVessels } from './vessel.repository.ts';
export { mountSisterShip, mountVessel } from './vessel.routes.ts';
export { createVesselService } from './vessel.service.ts';
export { type Follower, findFollowers } from './vessel-follower.repository.ts';
export { createVesselInfoService } from './vessel-info.service.ts';
export { createVesselPhotoService } from './vessel-photo.service.ts';
export { createVesselRegistry, type VesselRegistry, type VesselRequest } from './vessel-registry.service.ts';
export { listRetentions } from './vessel-retention.service.ts';
export { createSilenceWatch } from './vessel-silence.service.ts';
