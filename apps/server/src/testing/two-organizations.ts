/** Two organisations that must know nothing of each other, each with a vessel, tags, an alarm and people. */
import type { VesselCertificate } from '@fms/contract/vessel';
import {
  type AlarmId,
  type FolderId,
  type OrganizationId,
  type TagId,
  toId,
  type UserId,
  type VesselId,
} from '@fms/domain/identity';
import { USER_WORDS } from '@fms/domain/permission';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import { hashPassword, insertAccount, type NewAccount } from '../modules/account/index.ts';
import { insertAssignments } from '../modules/vessel/index.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { insertReport, insertTag, insertVessel } from './rows.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

export const PASSWORD = 'Fleet-Demo-1';

/** So that every vessel has something to renew. */
const EXPIRED: VesselCertificate = { kind: 'class', number: '', issuer: '', issued: '', expires: '2020-01-01' };

/** What a call can name of one organisation. */
export interface OrganizationFixture {
  organizationId: OrganizationId;
  vesselId: VesselId;
  tagId: TagId;
  alarmId: AlarmId;
  zoneId: number;
  /** A file for the vessel, and its transfer, which waits. */
  fileId: number;
  transferId: number;
  /** Of a past session on a screen of the vessel; its recording is no longer kept. */
  shipViewSessionId: string;
  /** A report of the vessel, what was made of it, and an address of that. */
  reportId: number;
  reportRunId: number;
  reportAddressId: number;
  /** May be deleted, one for each role that might. */
  spareReports: Record<'manager' | 'admin', number>;
  /** Holds nothing. */
  folderId: FolderId;
  /** May be deleted, one for each role that might. */
  spareFolders: Record<'manager' | 'admin', FolderId>;
  /** May be deleted, one for each role that might. */
  spareZones: Record<'manager' | 'admin', number>;
  /** A normal user of it who signs in nowhere. */
  member: { id: UserId; userName: string; email: string };
  /** Of the other organisation, with this vessel assigned and no other. */
  guest: { id: UserId; userName: string; email: string };
  /** A vessel of it that was deleted, with a tag, an alarm, a file and its transfer. */
  removed: Pick<
    OrganizationFixture,
    | ('vesselId' | 'tagId' | 'alarmId' | 'fileId' | 'transferId' | 'shipViewSessionId')
    | ('reportId' | 'reportRunId' | 'reportAddressId')
  >;
  /** May be deleted, one for each role that might. */
  spareTags: Record<'manager' | 'admin', TagId>;
  spareUsers: Record<'manager' | 'admin', UserId>;
}

async function insertAlarm(db: Db, vesselId: VesselId, tagId: TagId, now: number): Promise<AlarmId> {
  const what = { channel: 'LO pressure', description: '', priority: 'alarm', unit: 'bar' } as const;
  const values = { vesselId, tagId, ...what, raisedMs: now, value: 1, limitValue: 2 };
  return (await db.insertInto('alarm').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Sent by this account: approval is asked of another one, and not given where the sender is unknown. */
async function insertFile(
  db: Db,
  vesselId: VesselId,
  now: number,
  accountId: UserId | null = null,
): Promise<{ fileId: number; transferId: number }> {
  const bytes = { sizeBytes: 1, sha256: 'a'.repeat(64) };
  const named = { path: 'chart.zip', pathFold: 'chart.zip', directory: '', name: 'chart.zip' };
  const by = { accountId, accountName: 'office' };
  const { id: fileId } = await db
    .insertInto('vesselFile')
    .values({
      ...{ vesselId, tree: 'to-vessel', ...named, ...bytes, ...by, version: 1, isNewest: true },
      ...{ modifiedMs: now, storedMs: now, blob: `vessel/${vesselId}/file/1` },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: transferId } = await db
    .insertInto('fileTransfer')
    .values({
      ...{ vesselId, fileId, direction: 'to-ship', path: named.path, ...bytes, ...by, actingId: null },
      ...{ priority: 'normal', state: 'queued', queuedMs: now, changedMs: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { fileId, transferId };
}

async function insertPastShipView(db: Db, vesselId: VesselId, now: number): Promise<string> {
  const token = `${vesselId}`.padStart(22, 'A');
  const asked = { accountId: null, accountName: 'office', actingId: null, reason: 'Radar', ticket: 'T-1' };
  const level = { level: 'view', highestLevel: 'view' } as const;
  const ended = { state: 'ended', endedMs: now, endedCause: 'closed' } as const;
  const values = { token, vesselId, screenId: 'main', ...asked, ...level, requestedMs: now, ...ended };
  await db.insertInto('shipViewSession').values(values).execute();
  return token;
}

async function insertZone(db: Db, organizationId: OrganizationId, name: string): Promise<number> {
  const values = { organizationId, name, kind: 'area', outlines: '[[[3,60],[4,60],[4,61]]]', createdMs: 0 } as const;
  return (await db.insertInto('zone').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

async function insertFolder(db: Db, organizationId: OrganizationId, name: string): Promise<FolderId> {
  const values = { organizationId, parentId: null, name };
  return (await db.insertInto('folder').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

async function insertZoneEvent(db: Db, zoneId: number, vesselId: VesselId): Promise<void> {
  const where = { latitude: 60.5, longitude: 3.5 };
  await db
    .insertInto('zoneEvent')
    .values({ zoneId, vesselId, kind: 'entered', atMs: 2, knownUntilMs: 1, ...where })
    .execute();
}

const otherOf = (organizationId: OrganizationId) => toId<OrganizationId>(3 - organizationId);

async function insertRemovedVessel(
  db: Db,
  { now }: Clock,
  organizationId: OrganizationId,
): Promise<OrganizationFixture['removed']> {
  const vesselId = await insertVessel(db, { name: `removed${organizationId}`, organizationId, removedMs: now() });
  const tagId = await insertTag(db, { vesselId, name: 'position' });
  const alarmId = await insertAlarm(db, vesselId, tagId, now());
  const shipViewSessionId = await insertPastShipView(db, vesselId, now());
  const reports = await insertReport(db, vesselId, now());
  return { vesselId, tagId, alarmId, shipViewSessionId, ...reports, ...(await insertFile(db, vesselId, now())) };
}

async function insertBelongings(
  db: Db,
  clock: Clock,
  organizationId: OrganizationId,
  hash: string,
): Promise<OrganizationFixture> {
  const name = `vessel${organizationId}`;
  const detail = JSON.stringify({ certificates: [EXPIRED] });
  const vesselId = await insertVessel(db, { name, organizationId, detail });
  const person = async (userName: string, more: Partial<NewAccount> = {}) => {
    const account = { userName, email: `${userName}@fleet.example`, role: 'User' as const, organizationId };
    const id = await insertAccount(db, { ...account, passwordHash: hash, now: clock.now(), ...more });
    return { id, userName, email: account.email };
  };
  const guest = await person(`guest${organizationId}`, { organizationId: otherOf(organizationId), reach: 'assigned' });
  const assignment = { words: USER_WORDS, until: null, grantedBy: null, now: clock.now() };
  await insertAssignments(db, { accountId: guest.id, vesselIds: [vesselId], ...assignment });
  const position = { valueKind: 'struct', type: DATA_TAG_TYPE.onlyGeo, role: 'position' } as const;
  const tagId = await insertTag(db, { vesselId, name: 'position', ...position });
  const tag = (spare: string) => insertTag(db, { vesselId, name: spare });
  const zoneId = await insertZone(db, organizationId, 'Zone');
  await insertZoneEvent(db, zoneId, vesselId);
  return {
    organizationId,
    vesselId,
    zoneId,
    ...(await insertFile(db, vesselId, clock.now(), guest.id)),
    shipViewSessionId: await insertPastShipView(db, vesselId, clock.now()),
    ...(await insertReport(db, vesselId, clock.now())),
    spareReports: {
      manager: (await insertReport(db, vesselId, clock.now())).reportId,
      admin: (await insertReport(db, vesselId, clock.now())).reportId,
    },
    folderId: await insertFolder(db, organizationId, 'Folder'),
    spareFolders: {
      manager: await insertFolder(db, organizationId, 'Spare 1'),
      admin: await insertFolder(db, organizationId, 'Spare 2'),
    },
    spareZones: {
      manager: await insertZone(db, organizationId, 'Spare 1'),
      admin: await insertZone(db, organizationId, 'Spare 2'),
    },
    tagId,
    alarmId: await insertAlarm(db, vesselId, await tag('alarming'), clock.now()),
    member: await person(`member${organizationId}`),
    guest,
    removed: await insertRemovedVessel(db, clock, organizationId),
    spareTags: { manager: await tag('spare-1'), admin: await tag('spare-2') },
    spareUsers: {
      manager: (await person(`spare-m${organizationId}`)).id,
      admin: (await person(`spare-a${organizationId}`)).id,
    },
  };
}

/** On top of the demonstration, whose manager and operator are of the first organisation. */
export async function insertTwoOrganizations(
  db: Db,
  clock: Clock,
): Promise<Record<'own' | 'foreign', OrganizationFixture>> {
  const hash = await hashPassword(PASSWORD);
  return {
    own: await insertBelongings(db, clock, toId<OrganizationId>(1), hash),
    foreign: await insertBelongings(db, clock, toId<OrganizationId>(2), hash),
  };
}

/** A whole server of the demonstration that holds both. */
export async function startWithTwoOrganizations({
  clock,
  ...options
}: Omit<TestServerOptions, 'clock' | 'prepare'> & { clock: Clock }): Promise<
  { server: TestServer; close(): Promise<void> } & Record<'own' | 'foreign', OrganizationFixture>
> {
  let fixtures = {} as Record<'own' | 'foreign', OrganizationFixture>;
  const prepare = async (db: Db) => {
    fixtures = await insertTwoOrganizations(db, clock);
  };
  const server = await startTestServer({ clock, prepare, ...options });
  return { server, ...fixtures, close: () => server.close() };
}
