/** Offers the cameras of vessels ashore: takes their walls, keeps their stills, opens live views within the budget. */
import type { VesselId } from '@fms/domain/identity';
import { SHIP_CHANNELS } from '../../ingest/index.ts';
import { AUTHENTICATOR } from '../../platform/access/authenticator.ts';
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module, ModuleContext } from '../../platform/module/module.ts';
import { LINE_GOVERNORS } from '../file/index.ts';
import { LINE_STATES } from '../transfer/index.ts';
import { createBudgetService } from './budget/budget.service.ts';
import { BudgetBook } from './budget/budget-book.service.ts';
import { registerCameraRoutes } from './camera.routes.ts';
import { createCameraListService } from './camera-list.service.ts';
import { LiveViews } from './live/live-view.service.ts';
import { createLookLog } from './look/look-log.service.ts';
import { CameraWalls } from './standing/camera-walls.ts';
import { createStillService } from './still/still.service.ts';
import { createStillKeeper } from './still/still-keeper.ts';
import { createStillMarkService } from './still/still-mark.service.ts';
import { createStillRetention } from './still/still-retention.service.ts';
import { WallService } from './wall/wall.service.ts';

const SWEEP_INTERVAL_MS = 3_600_000;
/** A grant that runs out says nothing: who looks is asked again so often. */
const TICK_MS = 1000;
/** Budgets that are used go on by the clock: gateways are told within this time. */
const HOLD_INTERVAL_MS = 60_000;

export const cameraModule: Module = {
  name: 'camera',
  register(context) {
    const { db, clock, blobs, services, logger, web, jobs, disposables } = context;
    const rights = services.get(VESSEL_RIGHTS);
    const channels = services.get(SHIP_CHANNELS);
    const governorOf = (vesselId: VesselId) => services.get(LINE_GOVERNORS).get(vesselId);
    const book = new BudgetBook({ db, clock, governorOf, lineStateOf: services.get(LINE_STATES) });
    const walls = new CameraWalls(clock.now());
    const keeper = createStillKeeper({ db, clock, blobs });
    const wallService = new WallService({ db, clock, log: logger, walls, keeper, book });
    const budgets = createBudgetService({
      db,
      clock,
      rights,
      book,
      changed: (vesselId) => wallService.tellHold(vesselId),
    });
    const looks = createLookLog({ db, clock, rights });
    const authenticator = services.get(AUTHENTICATOR);
    const live = new LiveViews({ db, clock, rights, authenticator, channels, book, budgets, looks, log: logger });
    channels.serve('camera', (vesselId, channel) => wallService.takeChannel(vesselId, channel));
    disposables.defer(() => book.save());
    disposables.defer(() => live.endAll());
    const retention = createStillRetention({ db, clock, blobs });
    jobs.add({ name: 'camera stills', intervalMs: SWEEP_INTERVAL_MS, run: () => retention.sweep() });
    jobs.add({
      name: 'camera live views',
      intervalMs: TICK_MS,
      run: () => live.evaluateRights().finally(() => live.tick()),
    });
    jobs.add({ name: 'camera budgets', intervalMs: HOLD_INTERVAL_MS, run: () => wallService.tellHolds() });
    subscribe(context, { live, book, wallService });
    registerCameraRoutes(web.router, {
      cameras: createCameraListService({ db, rights, walls, live }),
      stills: createStillService({ db, clock, blobs, rights, budgets, walls, looks }),
      marks: createStillMarkService({ db, clock, rights, keeper, live }),
      ...{ live, budgets, looks },
    });
  },
};

function subscribe(
  { bus, logger }: ModuleContext,
  parts: { live: LiveViews; book: BudgetBook; wallService: WallService },
): void {
  const evaluate = () => {
    parts.live.evaluateRights().catch((error: unknown) => logger.warn({ err: error }, 'rights could not be asked'));
  };
  bus.subscribe('right.changed', evaluate);
  bus.subscribe('session.revoked', evaluate);
  bus.subscribe('vessel.removed', ({ vesselIds }) => {
    evaluate();
    for (const vesselId of vesselIds) parts.book.forget(vesselId);
  });
  bus.subscribe('transfer.changed', ({ vesselId, transferIds }) => {
    if (transferIds.length > 0) return;
    const told = parts.wallService.tellHold(vesselId);
    told.catch((error: unknown) => logger.warn({ err: error, vesselId }, 'no rule of the line was told'));
  });
  bus.subscribe('alarm.changed', (alarms) => parts.wallService.noteAlarms(alarms));
}
