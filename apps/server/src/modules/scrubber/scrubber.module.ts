/** Offers the log of scrubbers. */
import { endpoints } from '@fms/contract/api';
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { createScrubberLogService } from './scrubber-log.service.ts';

export const scrubberModule: Module = {
  name: 'scrubber',
  register({ db, clock, services, web: { router } }) {
    const log = createScrubberLogService({ db, clock, rights: services.get(VESSEL_RIGHTS) });
    router.route(endpoints.listScrubberLog, ({ caller, query }) => log.list(caller, query.vesselId));
    router.route(endpoints.addScrubberLogEntry, ({ caller, from, body }) => log.add({ caller, from }, body));
    router.route(endpoints.editScrubberLogEntry, ({ caller, from, body }) => log.edit({ caller, from }, body));
    router.route(endpoints.strikeScrubberLogEntry, ({ caller, from, query }) =>
      log.delete({ caller, from }, query.vesselId, query.id),
    );
  },
};
