/** Keeps the state of links to ships and offers it. */
import { LINK_SERVICES } from '../../ingest/index.ts';
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { registerLinkRoutes } from './link.routes.ts';
import { createLinkService } from './link.service.ts';
import { LINK_JOURNAL, LinkJournal } from './link-journal.service.ts';

const SAVE_INTERVAL_MS = 5_000;

export const linkModule: Module = {
  name: 'link',
  async register({ db, clock, disposables, jobs, services, web }) {
    const journal = disposables.adopt(await LinkJournal.open(db, clock), (opened) => opened.save());
    services.provide(LINK_JOURNAL, journal);
    services.provide(LINK_SERVICES.journal, journal);
    jobs.add({ name: 'link journal', intervalMs: SAVE_INTERVAL_MS, run: () => journal.save() });
    const { traffic } = services.get(TELEMETRY);
    registerLinkRoutes(web.router, createLinkService({ journal, traffic, rights: services.get(VESSEL_RIGHTS) }));
  },
};
