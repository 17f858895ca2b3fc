/** Keeps the state of links to ships and offers it. */
import { LINK_SERVICES } from '../../ingest/index.ts';
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { registerLinkRoutes } from './link.routes.ts';
import { createLinkService } from './link.service.ts';
import { LINK_STATE, LinkStateStore } from './link-state.service.ts';

const SAVE_INTERVAL_MS = 5_000;

export const linkModule: Module = {
  name: 'link',
  async register({ db, clock, disposables, jobs, services, web }) {
    const linkState = disposables.adopt(await LinkStateStore.open(db, clock), (opened) => opened.save());
    services.provide(LINK_STATE, linkState);
    services.provide(LINK_SERVICES.linkState, linkState);
    jobs.add({ name: 'link state', intervalMs: SAVE_INTERVAL_MS, run: () => linkState.save() });
    const { traffic } = services.get(TELEMETRY);
    registerLinkRoutes(web.router, createLinkService({ linkState, traffic, rights: services.get(VESSEL_RIGHTS) }));
  },
};
