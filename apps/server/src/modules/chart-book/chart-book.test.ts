import { MAX_NOTES, MAX_VIEWS } from '@fms/contract/chart-book';
import { type OrganizationId, toId, type UserId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { forbidden } from '../../platform/failure/failure.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { createChartBook } from './chart-book.service.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const clock = { now: () => NOON };
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();

let store: TestDatabase;
let vesselId: VesselId;
let [olav, kari, master]: Caller[] = [];

/** The master may edit; no caller may see another vessel. */
const rights: VesselRights = {
  visible: async () => new Set([vesselId]),
  async require({ level }, action, vesselIds) {
    if (vesselIds.some((id) => id !== vesselId) || (action === 'edit' && level === 0)) throw forbidden();
  },
};

async function aCaller(userName: string, level: 0 | 1): Promise<Caller> {
  const account = { userName, email: `${userName}@fleet.example`, role: 'User', passwordHash: 'x', createdMs: NOON };
  const { id } = await store.db
    .insertInto('account')
    .values(account as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId: id as UserId, userName, role: 'User', level, sessionId: 's', impersonatedBy: null };
}

beforeAll(async () => {
  store = await openTestDatabase(clock);
  const organizationId = toId<OrganizationId>(1);
  const vessel = { name: 'Aurora', organizationId, folderId: null, options: '{}', createdMs: NOON } as const;
  vesselId = (await store.db.insertInto('vessel').values(vessel).returning('id').executeTakeFirstOrThrow()).id;
  olav = await aCaller('olav', 0);
  kari = await aCaller('kari', 0);
  master = await aCaller('master', 1);
});
afterAll(() => store.close());

const book = () => createChartBook({ db: store.db, clock, rights });
const who = (caller: Caller | undefined) => caller as Caller;

describe('notes', () => {
  it('are read by all who see the vessel, and go by the hand of their author or an editor', async () => {
    const note = await book().addNote(who(olav), { vesselId, at: at(5), text: 'left Sleipner A' });
    await book().addNote(who(kari), { vesselId, at: at(90), text: 'pilot on board' });
    const period = { vesselId, fromTime: at(0), toTime: at(60) };
    expect(await book().notes(who(kari), period)).toEqual([
      { id: note.id, vesselId, at: at(5), text: 'left Sleipner A', by: 'olav', mayDelete: false },
    ]);
    await expect(book().deleteNote(who(kari), vesselId, note.id)).rejects.toMatchObject({ code: 'forbidden' });
    await book().deleteNote(who(master), vesselId, note.id);
    expect(await book().notes(who(olav), period)).toEqual([]);
    await expect(book().deleteNote(who(olav), vesselId, note.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are all answered, and not kept without end', async () => {
    const note = { vesselId, text: 'x', accountId: null, userName: 'olav', createdMs: NOON };
    const kept = await store.db.selectFrom('chartNote').selectAll().where('vesselId', '=', vesselId).execute();
    const more = Array.from({ length: MAX_NOTES - kept.length }, (_, i) => ({ ...note, atMs: NOON + 1e9 + i }));
    await store.db.insertInto('chartNote').values(more).execute();
    const period = { vesselId, fromTime: at(0), toTime: at(60 * 24 * 365) };
    expect(await book().notes(who(olav), period)).toHaveLength(MAX_NOTES);
    const oneMore = { vesselId, at: at(1), text: 'one more' };
    await expect(book().addNote(who(olav), oneMore)).rejects.toMatchObject({ code: 'conflict' });
    const [first] = more.length > 0 ? await book().notes(who(olav), period) : [];
    await book().deleteNote(who(master), vesselId, first?.id ?? 0);
    expect(await book().addNote(who(olav), oneMore)).toMatchObject({ text: 'one more' });
  });
});

describe('views', () => {
  const save = (caller: Caller | undefined, name: string, shared: boolean, query = 'show=1') =>
    book().saveView(who(caller), { vesselId, name, query, shared });
  const names = async (caller: Caller | undefined) =>
    (await book().views(who(caller), vesselId)).map(({ name, by, mayDelete }) => `${name} ${by} ${mayDelete}`);

  it('are one’s own until they are shared', async () => {
    await save(olav, 'Fuel', false);
    const shared = await save(olav, 'Engine', true);
    expect(await names(olav)).toEqual(['Engine olav true', 'Fuel olav true']);
    expect(await names(kari)).toEqual(['Engine olav false']);
    await expect(book().deleteView(who(kari), vesselId, shared.id)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('are not kept without end', async () => {
    for (let i = 0; i < MAX_VIEWS; i += 1) await save(master, `View ${i}`, true);
    await expect(save(master, 'One more', true)).rejects.toMatchObject({ code: 'conflict' });
    expect(await save(master, 'View 0', false)).toMatchObject({ shared: false });
    await store.db.deleteFrom('chartView').where('accountId', '=', who(master).userId).execute();
  });

  it('of the same name is replaced, another’s is not touched or known', async () => {
    const again = await save(olav, 'Fuel', false, 'show=2');
    await save(kari, 'Fuel', false);
    const own = await book().views(who(olav), vesselId);
    expect(own.filter(({ name }) => name === 'Fuel').map(({ query }) => query)).toEqual(['show=2']);
    await expect(book().deleteView(who(kari), vesselId, again.id)).rejects.toMatchObject({ code: 'not-found' });
  });
});
