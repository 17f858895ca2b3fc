/** A store with one vessel, a ship that says what a test lets it say, and the services that decide between them. */
import type { VesselId } from '@fms/domain/identity';
import type { VesselWord } from '@fms/domain/permission';
import { type ApprovalPolicy, NO_APPROVAL, type ViewHold } from '@fms/domain/ship-view';
import { createFakeClock, type FakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Caller } from '../../../platform/access/caller.ts';
import { allowVessel, CALLERS } from '../../../testing/caller.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { insertVessel } from '../../../testing/rows.ts';
import type { ShipDesks } from '../desk/ship-desks.ts';
import { createCutService } from '../session/cut.service.ts';
import { SessionBook } from '../session/session-book.ts';
import { createViewRights } from '../session/view-right.policy.ts';
import { createViewStatusService, type ViewStatusBody } from '../session/view-status.service.ts';

export const NOON = Date.UTC(2026, 10, 23, 12);
export const ALL_WORDS: VesselWord[] = ['ship-view', 'ship-basic', 'ship-control'];
export const { admin, manager } = CALLERS;

export interface ViewFixture {
  readonly store: TestDatabase;
  readonly clock: FakeClock;
  readonly book: SessionBook;
  vesselId: VesselId;
  /** What the ship lets in; null while it is away. */
  policy: ApprovalPolicy | null;
  words: VesselWord[];
  signedInAt: number;
  /** What the line has no room for more than stills for. */
  held: ViewHold | null;
  readonly viewRights: ReturnType<typeof createViewRights>;
  step(
    body: Partial<ViewStatusBody>,
    caller?: Caller,
  ): ReturnType<ReturnType<typeof createViewStatusService>['update']>;
  cut(caller?: Caller): Promise<void>;
  /** Rights that were asked for, in order. */
  readonly asked: ReturnType<typeof allowVessel>['asked'];
  /** What the trail tells of the vessel, oldest first. */
  trail(): Promise<{ what: string; who: string }[]>;
  close(): Promise<void>;
}

/** Opens it into `fixture`, whose fields a test may set. */
export async function openViewFixture(fixture = {} as ViewFixture): Promise<ViewFixture> {
  const clock = createFakeClock(NOON);
  const store = await openTestDatabase(clock);
  const book = new SessionBook({ db: store.db, clock });
  const screens = [{ id: 'main', name: 'ECDIS', isSetUp: true, problem: null }];
  const desks = {
    of: () => (fixture.policy === null ? undefined : { state: { screens, policy: fixture.policy }, roundTripMs: 640 }),
  } as unknown as Pick<ShipDesks, 'of'>;
  const viewRights = createViewRights({
    clock,
    grants: { of: async () => () => ({ words: fixture.words, usable: fixture.words, through: 'assignment' }) },
    authenticator: { signedInAt: async () => fixture.signedInAt },
  });
  const { rights, asked } = allowVessel(() => fixture.vesselId);
  const budget = { dayBytes: 0, monthBytes: 0, mostDayBytes: null, mostMonthBytes: null };
  const budgets = { evaluate: async () => ({ held: fixture.held, budget }) };
  const statuses = createViewStatusService({ clock, rights, viewRights, desks, book, budgets });
  const usual = { level: 'view', screenId: 'main', minutes: 30, reason: 'Radar', ticket: 'T-1' } as const;
  return Object.assign<ViewFixture, ViewFixture>(fixture, {
    ...{ store, clock, book, viewRights, asked, signedInAt: NOON, words: ALL_WORDS, held: null },
    vesselId: await insertVessel(store.db),
    policy: { ...NO_APPROVAL, hasPin: true },
    step: (body, caller = admin) =>
      statuses.update(caller, '::1', fixture.vesselId, { ...usual, ...body } as ViewStatusBody),
    trail: () =>
      store.db
        .selectFrom('audit')
        .select(['what', 'who'])
        .where('subject', '=', `vessel:${fixture.vesselId}`)
        .orderBy('id')
        .execute(),
    cut: (caller = admin) => createCutService({ rights, book }).cut(caller, '::1', fixture.vesselId),
    close: () => store.close(),
  });
}

/** One store for the tests of a file; each test has a vessel of its own, at noon. */
export function setUpView(): ViewFixture {
  const view = {} as ViewFixture;
  beforeAll(async () => {
    await openViewFixture(view);
  });
  afterAll(() => view.close());
  beforeEach(async () => {
    view.vesselId = await insertVessel(view.store.db);
    view.clock.set(NOON);
  });
  return view;
}
