/** Vessels and their positions as the API answers them. */
import type { LastPosition, Vessel } from '@fms/contract/vessel';
import { type OrganizationId, toId, type VesselId } from '@fms/domain/identity';
import { takeNextNumber } from './counter.ts';
import { FAKE_START } from './fake-clock.ts';

/** A position off Bergen at the fake clock's start, going north at 12 knots. */
export function buildLastPosition(parts: Partial<LastPosition> = {}): LastPosition {
  return {
    latitude: 60.4,
    longitude: 5.2,
    time: new Date(FAKE_START).toISOString(),
    speedKnots: 12,
    courseDegrees: 0,
    headingDegrees: 0,
    quality: 0,
    ...parts,
  };
}

/** A vessel of organisation 1 that has not been heard of yet and that its caller may only see. */
export function buildVessel(parts: Partial<Vessel> = {}): Vessel {
  const number = takeNextNumber('vessel');
  return {
    id: toId<VesselId>(number),
    name: `Vessel ${number}`,
    organizationId: toId<OrganizationId>(1),
    projectNumber: '',
    expiredDate: null,
    systemDate: null,
    latitude: { value: null },
    longitude: { value: null },
    options: '{}',
    statusText: '',
    image: '',
    folder: null,
    lastPing: null,
    adminSetting: {},
    standardData: {
      positionTagId: null,
      headingTagId: null,
      courseTagId: null,
      speedTagId: null,
      shipType: 'cargo',
      lastPosition: null,
    },
    permission: {
      view: true,
      edit: false,
      acknowledge: true,
      admin: false,
      words: ['view', 'acknowledge', 'file-read', 'report', 'ship-view'],
    },
    ...parts,
  };
}
