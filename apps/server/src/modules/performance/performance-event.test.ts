import { type OrganizationId, toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { forbidden } from '../../platform/failure/failure.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { createNoonReportService } from './noon-report.service.ts';
import { createPerformanceEventService } from './performance-event.service.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const clock = { now: () => NOON };
const from = '127.0.0.1';

let store: TestDatabase;
let vesselId: VesselId;
let other: VesselId;
let [olav, master]: Caller[] = [];

/** The master may edit; Olav may see. */
const rights: VesselRights = {
  visible: async () => new Set([vesselId]),
  async require({ level }, action) {
    if (action === 'edit' && level === 0) throw forbidden();
  },
};

beforeAll(async () => {
  store = await openTestDatabase(clock);
  const common = { organizationId: toId<OrganizationId>(1), folderId: null, options: '{}', createdMs: NOON } as const;
  const insert = async (name: string) =>
    (
      await store.db
        .insertInto('vessel')
        .values({ name, ...common })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  [vesselId, other] = [await insert('Hestnes'), await insert('Other')];
  [olav, master] = await Promise.all(
    (['olav', 'master'] as const).map(async (userName, level) => {
      const account = {
        userName,
        email: `${userName}@fleet.example`,
        role: 'User',
        passwordHash: 'x',
        createdMs: NOON,
      };
      const { id: userId } = await store.db
        .insertInto('account')
        .values(account as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      return { userId, userName, role: 'User', level, sessionId: 's', impersonatedBy: null } as Caller;
    }),
  );
});
afterAll(() => store.close());

const events = () => createPerformanceEventService({ db: store.db, clock, rights });
const editor = (caller: Caller | undefined) => ({ caller: caller as Caller, from });
const docking = { kind: 'dry-docking', at: '2023-09-12T00:00:00.000Z', note: 'Full blast' } as const;

describe('events of hull and propeller', () => {
  it('are entered, corrected and taken away by editors, and each change is audited', async () => {
    const added = await events().add(editor(master), { vesselId, ...docking });
    expect(added).toMatchObject({ vesselId, ...docking, by: 'master' });
    expect(await events().list(olav as Caller, vesselId)).toEqual({ isEditable: false, events: [added] });
    await events().edit(editor(master), { vesselId, id: added.id, ...docking, kind: 'hull-cleaning' });
    await events().delete(editor(master), vesselId, added.id);
    expect((await events().list(master as Caller, vesselId)).events).toEqual([]);
    const audit = await store.db.selectFrom('audit').select(['what', 'subject']).orderBy('id').execute();
    expect(audit.filter(({ what }) => what.startsWith('performance'))).toEqual(
      ['added', 'changed', 'deleted'].map((what) => ({
        what: `performance-event.${what}`,
        subject: `vessel:${vesselId}`,
      })),
    );
  });

  it('are changed by no others, and not through another vessel', async () => {
    await expect(events().add(editor(olav), { vesselId, ...docking })).rejects.toMatchObject({ code: 'forbidden' });
    const { id } = await events().add(editor(master), { vesselId, ...docking });
    await expect(events().delete(editor(master), other, id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await events().list(master as Caller, vesselId)).events).toHaveLength(1);
  });
});

describe('noon reports', () => {
  const noons = () => createNoonReportService({ db: store.db, clock, rights });
  const amounts = { hours: 23.5, miles: 301.4, tonnes: 22.6, kilowatts: null };
  const report = { at: '2026-11-21T12:00:00.000Z', ...amounts, note: 'Head sea' };

  it('are entered, corrected and taken away by editors, the newest first, and each change is audited', async () => {
    const [added, older] = [
      await noons().add(editor(master), { vesselId, ...report }),
      await noons().add(editor(master), { vesselId, ...report, at: '2026-11-20T12:00:00.000Z' }),
    ];
    expect(added).toMatchObject({ vesselId, ...report, by: 'master' });
    expect(await noons().list(olav as Caller, vesselId)).toEqual({ isEditable: false, reports: [added, older] });
    const corrected = await noons().edit(editor(master), { vesselId, id: added.id, ...report, kilowatts: 5320 });
    expect(corrected).toMatchObject({ id: added.id, kilowatts: 5320 });
    await noons().delete(editor(master), vesselId, added.id);
    expect((await noons().list(master as Caller, vesselId)).reports).toEqual([older]);
    const audit = await store.db.selectFrom('audit').select('what').where('what', 'like', 'noon-report%').execute();
    expect(audit.map(({ what }) => what.split('.')[1]).sort()).toEqual(['added', 'added', 'changed', 'deleted']);
  });

  it('are changed by no others, and not through another vessel', async () => {
    await expect(noons().add(editor(olav), { vesselId, ...report })).rejects.toMatchObject({ code: 'forbidden' });
    const { id } = await noons().add(editor(master), { vesselId, ...report });
    await expect(noons().delete(editor(master), other, id)).rejects.toMatchObject({ code: 'not-found' });
  });
});
