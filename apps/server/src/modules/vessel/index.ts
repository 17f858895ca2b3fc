/** Vessels: who may see them, their list and particulars, and what gateways need to name them. */
export {
  type AdminSettingService,
  createAdminSettingService,
  formatAdminSecretPurpose,
} from './admin-setting.service.ts';
export {
  deleteKey,
  deleteKeysOf,
  findKeysOf,
  type GatewayKeyRow,
  insertKey,
  lockKeysOf,
  setKeyEnd,
} from './gateway-key.repository.ts';
export {
  createGatewayKey,
  ensureFleetKey,
  type GatewayAuthority,
  type GatewayKeys,
  hashGatewayKey,
} from './gateway-key.service.ts';
export {
  deleteAssignment,
  findAssignments,
  findEndedBetween,
  findNextEnd,
  formatPairKey,
  insertAssignments,
  putAssignment,
  type StoredAssignment,
} from './right/assignment.repository.ts';
export { findHolders } from './right/holder.service.ts';
export {
  findPeople,
  findVesselFacts,
  findVesselsManagedBy,
  lockVesselFacts,
  selectPeople,
} from './right/person.repository.ts';
export {
  type GrantMoment,
  grantOfPerson,
  type PersonFacts,
  type VesselFacts,
} from './right/person-grant.ts';
export { keepManaged } from './right/unmanaged.ts';
export { findSisterIds } from './sister-ship.service.ts';
export { VESSEL_POLICY, type VesselPolicy } from './vessel.policy.ts';
export { findVessels, lockVesselCreation } from './vessel.repository.ts';
export { VESSELS, type VesselService } from './vessel.service.ts';
export { type Follower, findFollowers } from './vessel-follower.repository.ts';
export { requireFreeIdentity } from './vessel-info.repository.ts';
export type { VesselInfoPorts } from './vessel-info.service.ts';
export type { VesselRegistry, VesselRequest } from './vessel-registry.service.ts';
