/** Finds the jobs of vessels, and offers their history. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { CURRENT_PLANTS } from '../plant/index.ts';
import { TAG_CATALOG } from '../tag/index.ts';
import { createJobEditService } from './edit/job-edit.service.ts';
import { createJobFileService } from './edit/job-file.service.ts';
import { addJobUndo } from './edit/job-undo.ts';
import { createFindingTurns } from './find/find-in-turn.ts';
import { createJobFinder } from './find/job-finder.service.ts';
import { createJobMinuteReader } from './find/job-minute.reader.ts';
import { createJobTotalService } from './find/job-total.service.ts';
import { createWaitingDayService } from './find/waiting-day.service.ts';
import { createJobHistoryService } from './history/job-history.service.ts';
import { registerJobRoutes } from './job.routes.ts';

/** The past of a new ship is found in runs of a few seconds, a third of the time. */
const FIND_INTERVAL_MS = 20_000;

export const jobModule: Module = {
  name: 'job',
  register({ db, bus, clock, jobs, logger, services, setting, web }) {
    const rights = services.get(VESSEL_RIGHTS);
    const { samples, positions } = services.get(TELEMETRY);
    const plants = services.get(CURRENT_PLANTS);
    const minutes = createJobMinuteReader({ plants, catalog: services.get(TAG_CATALOG), samples, positions });
    const waiting = createWaitingDayService({ db, clock, minutes });
    const totals = createJobTotalService({ db, clock, minutes });
    const finder = createJobFinder({ db, bus, clock, minutes, waiting, totals });
    const turns = createFindingTurns({ db, clock, logger, finder });
    jobs.add({ name: 'found jobs', intervalMs: FIND_INTERVAL_MS, run: turns.run });
    const history = createJobHistoryService({
      ...{ db, clock, rights, setting, minutes, waiting },
      prefer: turns.prefer,
    });
    const edits = createJobEditService({ db, bus, clock, rights, totals });
    const files = createJobFileService({ db, bus, clock, rights });
    addJobUndo(services.get(UNDO_RULES), edits, history);
    registerJobRoutes(web.router, history, edits, files);
  },
};
