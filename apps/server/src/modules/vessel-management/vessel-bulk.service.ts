/** One change of many vessels: folder, organisation, expiry, access (§7.4, §7.10); `dryRun` only tells what changes. */
import type { BodyOf } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import {
  type ChangedVessel,
  type changeVessels,
  type FieldChange,
  MAX_BULK_GRANTS,
  type VesselBulkChange,
} from '@fms/contract/vessel';
import type { FolderId, OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import { sortWords } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import type { Caller, VesselGrants } from '../../platform/access/caller.ts';
import { recordAudits, toActor } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { takeNextRevision } from '../../platform/database/revision.ts';
import { invalid, notFound } from '../../platform/failure/failure.ts';
import { type FolderRow, findFolders, type OrganizationPolicy } from '../organization/index.ts';
import { type ChangingCaller, requireAllowed } from '../permission/index.ts';
import type { VesselInfoPorts } from '../vessel/index.ts';
import { insertAssignments, keepManaged } from '../vessel/index.ts';
import {
  type AssignedWords,
  type BulkRow,
  deleteAssignments,
  endOwnAssignments,
  findAssignments,
  findOrganizationNames,
  findUserNames,
  lockVessels,
  updateVessels,
} from './vessel-bulk.repository.ts';
import { compareBulkStates, readBulkState } from './vessel-bulk-state.ts';

export interface VesselBulkPorts extends VesselInfoPorts {
  organizations: OrganizationPolicy;
  grants: VesselGrants;
  /** Whether people of no organisation must enable the second factor. */
  twoFactorByDefault: boolean;
}

type Access = NonNullable<VesselBulkChange['access']>;

/** Names for what changes, and what the users are assigned now. */
interface Known {
  folders: ReadonlyMap<FolderId, FolderRow>;
  organizations: ReadonlyMap<OrganizationId, string>;
  users: ReadonlyMap<UserId, string>;
  assigned: ReadonlyMap<string, AssignedWords>;
}

export function createVesselBulkService(ports: VesselBulkPorts) {
  const { db, bus, clock } = ports;

  async function write(tx: Db, caller: Caller, ids: readonly VesselId[], change: VesselBulkChange): Promise<void> {
    const { organizationId, folderId, expiredDate, access } = change;
    if (organizationId !== undefined) await endOwnAssignments(tx, ids);
    await updateVessels(tx, ids, {
      ...(organizationId === undefined ? {} : { organizationId, folderId: null }),
      ...(folderId === undefined ? {} : { folderId }),
      ...(expiredDate === undefined ? {} : { expiredMs: expiryOf(expiredDate) }),
      ...takeNextRevision(caller.userName, clock.now()),
    });
    if (access) await keepManaged(tx, ids, clock.now(), () => assign(tx, caller, ids, access));
  }

  async function assign(tx: Db, caller: Caller, vesselIds: readonly VesselId[], { userIds, words, until }: Access) {
    await deleteAssignments(tx, vesselIds, userIds);
    if (words.length === 0) return;
    const grant = { words, until: expiryOf(until), grantedBy: caller.userName, now: clock.now() };
    for (const accountId of new Set(userIds)) await insertAssignments(tx, { accountId, vesselIds, ...grant });
  }

  return {
    /** All of the vessels or none. */
    async change(
      caller: Caller,
      from: string,
      { vesselIds, change, dryRun }: BodyOf<typeof changeVessels>,
    ): Promise<{ changed: ChangedVessel[] }> {
      requireBound(vesselIds, change);
      await requireRights(ports, caller, vesselIds, change);
      // Asked before: a transaction holds the only connection of an embedded store.
      const by = { caller, grantOf: await ports.grants.of(caller) };
      const changed = await db.transaction().execute(async (tx) => {
        const rows = await lockVessels(tx, vesselIds);
        if (change.access) await requireAccess(tx, ports, by, { vesselIds, access: change.access });
        const known = await readKnown(tx, vesselIds, change);
        requireFolder(rows, change, known);
        const changed = rows.flatMap((row) => {
          const changes = changesOf(row, change, known);
          return changes.length > 0 ? [{ vesselId: row.id, name: row.name, changes }] : [];
        });
        if (dryRun || changed.length === 0) return changed;
        const ids = changed.map(({ vesselId }) => vesselId);
        const before = await readBulkState(tx, ids);
        await write(tx, caller, ids, change);
        const kept = compareBulkStates(before, await readBulkState(tx, ids));
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'vessel.edited' };
        await recordAudits(
          tx,
          changed.map(({ vesselId, changes }) => {
            return { ...entry, subject: `vessel:${vesselId}`, ...told(changes), kept: kept.get(vesselId) };
          }),
        );
        return changed;
      });
      if (!dryRun && changed.length > 0) {
        publishBulk(
          bus,
          changed.map(({ vesselId }) => vesselId),
        );
      }
      return { changed };
    },
  };
}
export type VesselBulkService = ReturnType<typeof createVesselBulkService>;

/** Rights are read anew at once, by calls and on the hub. */
export function publishBulk(bus: VesselBulkPorts['bus'], vesselIds: VesselId[]): void {
  bus.publish('vessel.changed', { vesselIds });
  bus.publish('organization.changed', { vesselIds });
  bus.publish('right.changed', { userIds: null });
}

/** Managers change folder and access of what they may edit; organisation and expiry are the admins'. */
async function requireRights(
  { policy, organizations }: VesselBulkPorts,
  caller: Caller,
  vesselIds: readonly VesselId[],
  change: VesselBulkChange,
) {
  const isAdmins = change.organizationId !== undefined || change.expiredDate !== undefined;
  await policy.require(caller, isAdmins ? 'admin' : 'edit', vesselIds);
  if (change.organizationId !== undefined) await organizations.requireManage(caller, change.organizationId);
}

/** Access is given and ended as for one vessel: by whom, to whom and which words. */
async function requireAccess(
  tx: Db,
  ports: VesselBulkPorts,
  by: ChangingCaller,
  { vesselIds, access }: { vesselIds: readonly VesselId[]; access: Access },
): Promise<void> {
  const { userIds, words, until } = access;
  const pairs = [...new Set(userIds)].flatMap((userId) =>
    [...new Set(vesselIds)].map((vesselId) => ({ userId, vesselId, words, until })),
  );
  await requireAllowed(tx, ports, by, pairs);
}

function requireBound(vesselIds: readonly VesselId[], { access }: VesselBulkChange): void {
  if (vesselIds.length * (access?.userIds.length ?? 0) <= MAX_BULK_GRANTS) return;
  throw invalid(`One change gives access to at most ${MAX_BULK_GRANTS} pairs of user and vessel.`, [
    'access: too many users and vessels',
  ]);
}

async function readKnown(tx: Db, vesselIds: readonly VesselId[], { access }: VesselBulkChange): Promise<Known> {
  const userIds = access?.userIds ?? [];
  const [folders, names, users, assigned] = [
    await findFolders(tx),
    await findOrganizationNames(tx),
    await findUserNames(tx, userIds),
    await findAssignments(tx, vesselIds, userIds),
  ];
  if (users.size < new Set(userIds).size) throw notFound('One of the users');
  return {
    folders: new Map(folders.map((folder) => [folder.id, folder])),
    organizations: names,
    users,
    assigned: new Map(assigned.map((one) => [`${one.vesselId} ${one.accountId}`, one])),
  };
}

const expiryOf = (date: string | null): Instant | null => (date === null ? null : fromWireTime(date));

const told = (changes: readonly FieldChange[]) => ({
  old: Object.fromEntries(changes.map(({ field, old }) => [field, old])),
  new: Object.fromEntries(changes.map((change) => [change.field, change.new])),
});

/** A folder holds vessels of its own organisation alone. */
function requireFolder(rows: readonly BulkRow[], { folderId, organizationId }: VesselBulkChange, known: Known): void {
  if (folderId == null) return;
  const owner = known.folders.get(folderId)?.organizationId;
  if (owner === undefined || rows.some((row) => (organizationId ?? row.organizationId) !== owner)) {
    throw invalid('The folder is not of the organisation of the vessels.', ['folderId: not of the organisation']);
  }
}

/** What the change means for one vessel, in words. */
function changesOf(row: BulkRow, change: VesselBulkChange, known: Known): FieldChange[] {
  const { organizationId = row.organizationId, expiredDate, access } = change;
  const isMoved = organizationId !== row.organizationId;
  const folderId = change.folderId === undefined ? (isMoved ? null : row.folderId) : change.folderId;
  const nameOf = (id: FolderId | null) => (id === null ? '' : (known.folders.get(id)?.name ?? ''));
  const dayOf = (time: Instant | null) => (time === null ? '' : toWireTime(time));
  const changes: FieldChange[] = [];
  if (isMoved) {
    const [old, now] = [known.organizations.get(row.organizationId), known.organizations.get(organizationId)];
    changes.push({ field: 'organization', old: old ?? '', new: now ?? '' });
  }
  if (folderId !== row.folderId) changes.push({ field: 'folder', old: nameOf(row.folderId), new: nameOf(folderId) });
  if (expiredDate !== undefined && expiryOf(expiredDate) !== row.expiredMs) {
    changes.push({ field: 'expiredDate', old: dayOf(row.expiredMs), new: dayOf(expiryOf(expiredDate)) });
  }
  return [...changes, ...(access ? accessChanges(row.id, access, known) : [])];
}

function accessChanges(vesselId: VesselId, { userIds, words, until }: Access, known: Known): FieldChange[] {
  const textOf = (given: readonly string[], untilMs: Instant | null) =>
    given.length === 0 ? '' : `${given.join(' ')}${untilMs === null ? '' : ` until ${toWireTime(untilMs)}`}`;
  const wanted = textOf(sortWords(words), expiryOf(until));
  return [...new Set(userIds)].flatMap((userId) => {
    const present = known.assigned.get(`${vesselId} ${userId}`);
    const old = present ? textOf(present.words, present.untilMs) : '';
    return old === wanted ? [] : [{ field: `access of ${known.users.get(userId)}`, old, new: wanted }];
  });
}
