/** Vessels: who may see them, their list and particulars, and what gateways need to name them. */
export { ensureFleetKey, type GatewayAuthority, type GatewayKeys } from './gateway-key/gateway-key.service.ts';
export {
  deleteAssignment,
  findAssignments,
  findEndedBetween,
  findNextEnd,
  insertAssignments,
  keyOfPair,
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
  levelOfPerson,
  type PersonFacts,
  type VesselFacts,
} from './right/person-grant.ts';
export { keepManaged } from './right/unmanaged.ts';
export type { VesselPolicy } from './vessel.policy.ts';
export { type Follower, findFollowers } from './vessel-follower.repository.ts';
export type { VesselRegistry, VesselRequest } from './vessel-registry.service.ts';
