/** Offers the screens of ships: sessions, their socket, and their recordings. */
import { SHIP_VIEW_FOLDER } from '@fms/contract/ship-view';
import type { VesselId } from '@fms/domain/identity';
import { SHIP_CHANNELS } from '../../ingest/index.ts';
import { AUTHENTICATOR } from '../../platform/access/authenticator.ts';
import { VESSEL_GRANTS, VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { runEach } from '../../platform/concurrency/run-each.ts';
import type { Module, ModuleContext } from '../../platform/module/module.ts';
import { LINE_GOVERNORS } from '../file/index.ts';
import { ViewBudgets } from './budget/view-budgets.service.ts';
import { readDeskSetting } from './desk/desk-setting.ts';
import { ShipDesks } from './desk/ship-desks.ts';
import { createShipViewListService } from './list/ship-view-list.service.ts';
import { RecordingKeeper } from './recording/recording-keeper.service.ts';
import { createRecordingReadService } from './recording/recording-read.service.ts';
import { createCutService } from './session/cut.service.ts';
import { toDeskSession } from './session/live-session.ts';
import { SessionBook } from './session/session-book.ts';
import { createSessionWatch } from './session/session-watch.ts';
import { createViewRights } from './session/view-right.policy.ts';
import { createViewStatusService } from './session/view-status.service.ts';
import { registerShipViewRoutes } from './ship-view.routes.ts';
import { ViewServer } from './socket/view-server.ts';
import { endSessionsOfBefore } from './store/session.repository.ts';

/** Rights that ended cut a session within this. */
const WATCH_INTERVAL_MS = 1_000;
const SWEEP_INTERVAL_MS = 6 * 3_600_000;

export const shipViewModule: Module = {
  name: 'ship-view',
  async register(context) {
    const { db, clock, jobs, services, web } = context;
    await endSessionsOfBefore(db, clock.now());
    const rights = services.get(VESSEL_RIGHTS);
    const book = new SessionBook({ db, clock });
    const recordings = await openRecordings(context, book);
    const desks = openDesks(context, book);
    const budgets = new ViewBudgets({
      clock,
      governorOf: (vesselId) => services.get(LINE_GOVERNORS).get(vesselId),
      bitRateOf: (vesselId) => desks.of(vesselId)?.bitRate ?? null,
    });
    const authenticator = services.get(AUTHENTICATOR);
    const viewRights = createViewRights({ clock, grants: services.get(VESSEL_GRANTS), authenticator });
    const { mayGoOn } = viewRights;
    registerShipViewRoutes(web.router, {
      statuses: createViewStatusService({ clock, rights, viewRights, desks, book, budgets }),
      cuts: createCutService({ rights, book }),
      lists: createShipViewListService({ db, clock, rights, desks, book, budgets }),
      recordings: createRecordingReadService({ ...context, rights }),
    });
    const views = openViews(context, { book, desks, recordings, mayGoOn, used: countInto(context, budgets) });
    const watch = createSessionWatch({ book, again: authenticator.again, mayGoOn });
    watchRights(context, watch.check);
    const beat = async () => {
      desks.ping();
      views.beat();
      await watch.check();
      await runEach(book.all(), async ({ id, vesselId }) => book.hold(id, (await budgets.evaluate(vesselId)).held));
    };
    jobs.add({ name: 'sessions of the ship view', intervalMs: WATCH_INTERVAL_MS, run: beat });
    jobs.add({ name: 'recordings of the ship view', intervalMs: SWEEP_INTERVAL_MS, run: () => recordings.sweep() });
  },
};

async function openRecordings(
  { db, clock, blobs, folder, logger, disposables }: ModuleContext,
  book: SessionBook,
): Promise<RecordingKeeper> {
  const recordings = new RecordingKeeper({ db, clock, blobs, folder: folder.path('ship-view'), log: logger });
  await recordings.open();
  disposables.defer(() => recordings.close());
  book.listen((live) => recordings.follow(live));
  return recordings;
}

function openDesks({ db, bus, clock, logger, secretBox, services }: ModuleContext, book: SessionBook): ShipDesks {
  const settingOf: ConstructorParameters<typeof ShipDesks>[0]['settingOf'] = (id) => readDeskSetting(db, secretBox, id);
  const desks = new ShipDesks({ clock, log: logger, settingOf });
  desks.listen({
    sessionsOf: (vesselId) => book.of(vesselId).map(toDeskSession),
    async decided(vesselId, message) {
      const live = book.byId(message.session);
      if (live?.vesselId !== vesselId) return;
      if (message.type === 'kill') await book.step(live.id, { kind: 'kill', side: 'on-board', by: message.by });
      else if (message.type === 'refuse')
        await book.step(live.id, { kind: 'refuse', by: message.by, why: message.why });
      else await book.step(live.id, { kind: 'approve', by: message.by, ask: message.ask });
    },
  });
  book.listen(({ vesselId }) => desks.tellSessions(vesselId));
  services.get(SHIP_CHANNELS).serve('screen', (vesselId, channel) => desks.take(vesselId, channel));
  bus.subscribe('vessel.changed', ({ vesselIds }) => {
    for (const vesselId of vesselIds) void desks.tellSetting(vesselId);
  });
  return desks;
}

const countInto =
  ({ logger }: ModuleContext, budgets: ViewBudgets) =>
  (vesselId: VesselId, bytes: number): Promise<boolean> =>
    budgets.count(vesselId, bytes).catch((err: unknown) => {
      logger.warn({ err, vesselId }, 'bytes were not counted');
      return false;
    });

type ViewParts = Pick<
  ConstructorParameters<typeof ViewServer>[0],
  'book' | 'desks' | 'recordings' | 'mayGoOn' | 'used'
>;

function openViews({ clock, logger, services, web, disposables }: ModuleContext, parts: ViewParts): ViewServer {
  const channels = services.get(SHIP_CHANNELS);
  const { identify } = services.get(AUTHENTICATOR);
  const views = new ViewServer({
    ...{ clock, log: logger, identify, ...parts },
    openChannel: (vesselId, request) =>
      channels.open(vesselId, { service: 'screen', lane: 'interactive', request: JSON.stringify(request) }),
  });
  disposables.defer(() => views.close());
  web.upgrades.routeBelow(SHIP_VIEW_FOLDER, views.upgrade);
  return views;
}

/** What changes rights or ends a sign-in counts at once, and need not wait for the next look. */
function watchRights({ bus, logger }: ModuleContext, check: () => Promise<void>): void {
  const look = () => void check().catch((err: unknown) => logger.error({ err }, 'rights of sessions were not asked'));
  bus.subscribe('right.changed', look);
  bus.subscribe('session.revoked', look);
  bus.subscribe('vessel.removed', look);
}
