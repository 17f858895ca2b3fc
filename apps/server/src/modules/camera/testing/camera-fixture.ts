/** A store with one vessel and its camera, live views over channels that a test holds the far end of, and stills. */
import { type Duplex, duplexPair } from 'node:stream';
import type { Channel } from '@fms/contract/channel';
import type { VesselId } from '@fms/domain/identity';
import { DEFAULT_LINE_BUDGET, LineGovernor, type LineRule, NO_BOUND } from '@fms/domain/transfer';
import { createFakeClock, type FakeClock } from '@fms/test-kit';
import type { Caller } from '../../../platform/access/caller.ts';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import { forbidden } from '../../../platform/failure/failure.ts';
import { allowVessel } from '../../../testing/caller.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { insertVessel } from '../../../testing/rows.ts';
import { createBudgetService } from '../budget/budget.service.ts';
import { BudgetBook } from '../budget/budget-book.service.ts';
import { LiveViews } from '../live/live-view.service.ts';
import { createLookLog } from '../look/look-log.service.ts';

export const NOON = Date.UTC(2026, 10, 23, 12);
export const CAMERA_ID = 7;

export interface CameraFixture {
  readonly store: TestDatabase;
  readonly clock: FakeClock;
  readonly live: LiveViews;
  readonly budgets: ReturnType<typeof createBudgetService>;
  readonly rights: ReturnType<typeof allowVessel>['rights'];
  readonly vesselId: VesselId;
  /** What the line has for pictures; without a bound at first. */
  lineRule: LineRule;
  /** Whether the rights hold now. */
  isAllowed: boolean;
  isSignedIn: boolean;
  /** Whether live views can be put on record. */
  isOnRecord: boolean;
  /** Of live views. */
  warnings: string[];
  /** The channels of live views to the ship, in order. */
  readonly channels: readonly Duplex[];
  /** What the trail tells of the vessel, oldest first. */
  trail(): Promise<{ what: string; new: unknown }[]>;
  /** A still that was taken then; its bytes are named `x/<takenMs>`. */
  insertStill(takenMs: number, reason: 'schedule' | 'alarm' | 'kept' | 'live', untilMs: number | null): Promise<number>;
  close(): Promise<void>;
}

export async function openCameraFixture(): Promise<CameraFixture> {
  const clock = createFakeClock(NOON);
  const store = await openTestDatabase(clock);
  const { db } = store;
  const vesselId = await insertVessel(db);
  const about = { vesselId, cameraId: CAMERA_ID, position: 0, name: 'Aft deck', place: 'Mast' };
  await db
    .insertInto('camera')
    .values({ ...about, everySeconds: 300, zones: '[]', hasStream: true })
    .execute();
  const allowed = allowVessel(() => vesselId).rights;
  const rights: typeof allowed = {
    ...allowed,
    require: async (...asked) => {
      if (!fixture.isAllowed) throw forbidden();
      return allowed.require(...asked);
    },
  };
  const opened: Duplex[] = [];
  const channels = {
    open: () => {
      const [near, far] = duplexPair();
      far.on('error', () => {});
      opened.push(near.on('error', () => {}));
      return near as Channel;
    },
  };
  const governor = new LineGovernor({ ...DEFAULT_LINE_BUDGET, camera: NO_BOUND });
  const book = new BudgetBook({
    ...{ db, clock, governorOf: async () => governor },
    lineStateOf: async () => ({ bitRate: null, isInPort: null }),
  });
  const budgets = createBudgetService({ db, clock, rights, book, changed: async () => {} });
  const authenticator = { again: async (caller: Caller) => (fixture.isSignedIn ? caller : null) };
  const looks = createLookLog({ db, clock, rights });
  const recording = new Proxy(db, {
    get(target, name) {
      if (name === 'insertInto' && !fixture.isOnRecord) throw new Error('The store is down.');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const log = { warn: (_: object, message: string) => void fixture.warnings.push(message) };
  const ports = { clock, rights, authenticator, channels, book, budgets, looks, log };
  const live = new LiveViews({ db: recording, ...ports });
  const fixture: CameraFixture = {
    ...{ store, clock, live, budgets, rights, vesselId, channels: opened, isAllowed: true, isSignedIn: true },
    ...{ isOnRecord: true, warnings: [] },
    get lineRule() {
      return governor.budget.camera;
    },
    set lineRule(camera) {
      governor.setBudget({ ...governor.budget, camera });
    },
    trail: () =>
      db
        .selectFrom('audit')
        .select(['what', 'new'])
        .where('subject', '=', `vessel:${vesselId}`)
        .orderBy('id')
        .execute(),
    async insertStill(takenMs, reason, untilMs) {
      const picture = { width: 16, height: 8, sizeBytes: 1, sha256: '', blob: `vessel/${vesselId}/camera/${takenMs}` };
      const row = { vesselId, cameraId: CAMERA_ID, takenMs, reason, untilMs, ...picture };
      return (await db.insertInto('cameraStill').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },
    close: () => store.close(),
  };
  return fixture;
}

/** Blobs of which a test only asks what was deleted. */
export function noteDeletions(heads: Awaited<ReturnType<BlobStore['list']>> = []) {
  const deleted: string[] = [];
  const blobs: Pick<BlobStore, 'list' | 'delete'> = {
    list: async () => heads,
    delete: async (name) => void deleted.push(name),
  };
  return { deleted, blobs };
}
