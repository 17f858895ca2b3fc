/** Provides the rights on vessels, which later modules use. */
import { VESSEL_GRANTS, VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { createVesselPolicy, VESSEL_POLICY } from './vessel.policy.ts';

export const vesselRightsModule: Module = {
  name: 'vessel-rights',
  register({ db, bus, clock, services }) {
    const policy = createVesselPolicy(db, bus, clock);
    services.provide(VESSEL_POLICY, policy);
    services.provide(VESSEL_RIGHTS, policy);
    services.provide(VESSEL_GRANTS, policy.grants);
  },
};
