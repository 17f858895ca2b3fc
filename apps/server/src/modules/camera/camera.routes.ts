/** The calls of cameras (§7.10, §9.8): the wall, stills, live views, the budget, and who looked. */
import { endpoints } from '@fms/contract/api';
import type { Router } from '../../platform/http/router.ts';
import type { BudgetService } from './budget/budget.service.ts';
import type { CameraListService } from './camera-list.service.ts';
import type { LiveViews } from './live/live-view.service.ts';
import type { LookLog } from './look/look-log.service.ts';
import type { StillService } from './still/still.service.ts';
import type { StillMarkService } from './still/still-mark.service.ts';

interface CameraServices {
  readonly cameras: CameraListService;
  readonly stills: StillService;
  readonly marks: StillMarkService;
  readonly live: LiveViews;
  readonly budgets: BudgetService;
  readonly looks: LookLog;
}

export function registerCameraRoutes(router: Router, services: CameraServices): void {
  const { cameras, live, budgets, looks } = services;
  router.route(endpoints.getCameras, ({ caller, query }) => cameras.list(caller, query.vesselId));
  router.route(endpoints.getCameraStates, ({ caller, query }) => cameras.states(caller, query.vesselId));
  router.route(endpoints.listCameraViews, async ({ caller, query, total }) => {
    const page = await looks.list(caller, query);
    total(page.total);
    return page.views;
  });
  router.route(endpoints.getCameraBudget, ({ caller, query }) => budgets.read(caller, query.vesselId));
  router.route(endpoints.setCameraBudget, ({ caller, from, body }) => budgets.set(caller, from, body));
  router.route(endpoints.startLive, ({ caller, from, body }) => live.start(caller, from, body));
  router.route(endpoints.prolongLive, ({ caller, body }) => live.prolong(caller, body));
  router.route(endpoints.stopLive, ({ caller, from, body }) => live.stop(caller, from, body));
  router.route(endpoints.readLive, ({ caller, params }) => live.read(caller, params.streamId));
  registerStillRoutes(router, services);
}

function registerStillRoutes(router: Router, { stills, marks }: CameraServices): void {
  router.route(endpoints.getStill, ({ caller, query }) => stills.read(caller, query));
  router.route(endpoints.listStills, ({ caller, query }) => stills.list(caller, query));
  router.route(endpoints.listAlarmStills, ({ caller, query }) => stills.listOfAlarm(caller, query));
  router.route(endpoints.listKeptStills, async ({ caller, query, total }) => {
    const page = await stills.listKept(caller, query);
    total(page.total);
    return page.stills;
  });
  router.route(endpoints.askStills, ({ caller, from, body }) => stills.ask(caller, from, body));
  router.route(endpoints.keepStill, ({ caller, from, body }) => marks.keep(caller, from, body));
  router.route(endpoints.bookmarkStill, ({ caller, from, body }) => marks.keep(caller, from, body));
  router.route(endpoints.dropStill, ({ caller, from, body }) => marks.drop(caller, from, body));
}
