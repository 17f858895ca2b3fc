/** Seeds what exists in the demonstration alone, and imports what the simulator leaves in the data folder. */

import { keepFleetKey } from '../modules/vessel/index.ts';
import type { Module } from '../platform/module/module.ts';
import { seedDemonstration } from './account.ts';
import { takeOverPastAlarms } from './alarm.ts';
import { handOutPapers } from './certificate.ts';
import { mountDemonstrationHistory } from './history.ts';

/** The simulator leaves alarms of the past as it writes it. */
const PAST_ALARMS_INTERVAL_MS = 5_000;

export const demonstrationModule: Module = {
  name: 'demonstration',
  async register({ db, clock, folder, jobs, web }) {
    await seedDemonstration(db, clock);
    await keepFleetKey(db, clock, folder.path('demo-fleet.key'));
    mountDemonstrationHistory(web.door, folder.path('demo-history.json'));
    const file = folder.path('demo-alarms.json');
    const run = async () => {
      await takeOverPastAlarms(db, file);
      await handOutPapers(db, clock.now());
    };
    jobs.add({ name: 'past alarms', intervalMs: PAST_ALARMS_INTERVAL_MS, run });
  },
};
