import type { Vessel } from '@fms/contract';

/** Of the same type and organisation: whom the server compares. */
export function isSister(vessel: Vessel, other: Vessel): boolean {
  return (
    other.id !== vessel.id &&
    other.organizationId === vessel.organizationId &&
    other.standardData.shipType === vessel.standardData.shipType
  );
}
