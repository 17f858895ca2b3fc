/** Seeds what exists in the demonstration alone, and imports what the simulator leaves in the data folder. */

import { FILE_UPLOADS } from '../modules/file/index.ts';
import { ensureFleetKey } from '../modules/vessel/index.ts';
import type { Module } from '../platform/module/module.ts';
import { seedDemonstration } from './account.ts';
import { importPastAlarms } from './alarm.ts';
import { seedCertificates } from './certificate.ts';
import { seedFiles } from './file.ts';
import { registerDemonstrationHistoryRoutes } from './history.ts';
import { seedPlants } from './plant.ts';

/** The simulator leaves alarms of the past as it writes it. */
const PAST_ALARMS_INTERVAL_MS = 5_000;

export const demonstrationModule: Module = {
  name: 'demonstration',
  async register({ db, bus, clock, folder, jobs, services, web }) {
    await seedDemonstration(db, clock);
    await ensureFleetKey(db, clock, folder.path('demo-fleet.key'));
    registerDemonstrationHistoryRoutes(web.router, folder.path('demo-history.json'));
    const uploads = services.get(FILE_UPLOADS);
    const file = folder.path('demo-alarms.json');
    const run = async () => {
      await importPastAlarms(db, file);
      await seedCertificates(db, clock.now());
      await seedFiles(db, uploads);
      const vesselIds = await seedPlants(db, clock.now());
      if (vesselIds.length === 0) return;
      bus.publish('tag.changed', { vesselIds });
      bus.publish('vessel.changed', { vesselIds });
    };
    jobs.add({ name: 'past alarms', intervalMs: PAST_ALARMS_INTERVAL_MS, run });
  },
};
