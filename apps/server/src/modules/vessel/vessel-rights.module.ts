/** Provides the rights on vessels, which later modules use. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { createVesselPolicy, VESSEL_POLICY } from './vessel.policy.ts';

export const vesselRightsModule: Module = {
  name: 'vessel-rights',
  register({ db, bus, clock, services }) {
    services.provide(VESSEL_RIGHTS, services.provide(VESSEL_POLICY, createVesselPolicy(db, bus, clock)));
  },
};
