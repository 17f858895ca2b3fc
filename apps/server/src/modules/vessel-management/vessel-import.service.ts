/** Vessels from the rows of a table: a dry run, or one transaction with one audit entry (§7.10). */
import type { BodyOf } from '@fms/contract/endpoint';
import type { ImportResult, importVessels, Vessel } from '@fms/contract/vessel';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { OrganizationId, VesselId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import { yieldToEventLoop } from '../../platform/concurrency/yield-to-event-loop.ts';
import type { Db } from '../../platform/database/database.ts';
import { takeNextRevision } from '../../platform/database/revision.ts';
import type { ImportedVessel } from '../../platform/database/tables/vessel.ts';
import { conflict } from '../../platform/failure/failure.ts';
import { type FolderRow, findFolders, findOrganizations } from '../organization/index.ts';
import { lockVesselCreation } from '../vessel/index.ts';
import { buildFolderKey, IMPORTED, type ImportFacts, ImportPlan, type PlannedRow } from './import-plan.ts';
import type { VesselBulkPorts } from './vessel-bulk.service.ts';
import { findKnownVessels, insertImport, insertImported, updateImported } from './vessel-import.repository.ts';

type Asked = BodyOf<typeof importVessels>;

/** Rows that are evaluated at once, a few milliseconds of work. */
const ROWS_AT_ONCE = 250;

export function createVesselImportService({ db, bus, clock, policy, organizations }: VesselBulkPorts) {
  /** Writes what is planned; answers what is needed to take it back. */
  async function write(tx: Db, caller: Caller, planned: readonly PlannedRow[]): Promise<ImportedVessel[]> {
    const edit = takeNextRevision(caller.userName, clock.now());
    const written: ImportedVessel[] = [];
    const added = planned.filter(({ before, wanted }) => wanted && !before);
    const values = added.map(({ wanted }) => ({ ...wanted, options: '{}', createdMs: clock.now() }));
    const ids = await insertImported(tx, values as Parameters<typeof insertImported>[1]);
    for (const [i, { result }] of added.entries()) {
      const vesselId = ids[i] as VesselId;
      result.vesselId = vesselId;
      written.push({ vesselId, revision: 0, before: null });
    }
    for (const { before, wanted } of planned) {
      if (!before || !wanted) continue;
      const { name: _, ...columns } = wanted;
      const revision = await updateImported(tx, before, { ...columns, ...edit });
      if (revision === undefined) throw conflict(`${before.name} was changed meanwhile: try the import again.`);
      const kept = Object.fromEntries(IMPORTED.map((column) => [column, before[column]]));
      written.push({ vesselId: before.id, revision, before: kept });
    }
    return written;
  }

  function tell(vesselIds: VesselId[]): void {
    bus.publish('vessel.changed', { vesselIds });
    bus.publish('organization.changed', { vesselIds });
  }

  return {
    /** Rows with errors are left out; the others are written together, or with `dryRun` not at all. */
    async run(
      caller: Caller,
      from: string,
      { organizationId, rows, dryRun }: Asked,
    ): Promise<{ importId: number | null; rows: ImportResult[] }> {
      await organizations.requireManage(caller, organizationId);
      // Asked before: a transaction holds the only connection of an embedded store.
      const permission = await policy.permissions(caller);
      const { importId, planned, changed } = await db.transaction().execute(async (tx) => {
        if (!dryRun) await lockVesselCreation(tx);
        const plan = new ImportPlan(await readFacts(tx, permission, { caller, organizationId }));
        const planned: PlannedRow[] = [];
        for (const [index, row] of rows.entries()) {
          if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await yieldToEventLoop();
          planned.push(plan.plan(row, index));
        }
        const written = dryRun ? [] : await write(tx, caller, planned);
        const changed = written.map(({ vesselId }) => vesselId);
        if (written.length === 0) return { importId: null, planned, changed };
        const importId = await insertImport(tx, { madeBy: caller.userId, madeMs: clock.now(), vessels: written });
        const by = { at: clock.now(), ...toActor(caller), from, what: 'vessel.imported' };
        await recordAudit(tx, { ...by, subject: `vessel-import:${importId}`, ...summaryOf(planned) });
        return { importId, planned, changed };
      });
      if (changed.length > 0) tell(changed);
      return { importId, rows: planned.map(({ result }) => result) };
    },
  };
}
export type VesselImportService = ReturnType<typeof createVesselImportService>;

/** Everything the rows are evaluated by, as it is now. */
async function readFacts(
  tx: Db,
  permission: (id: VesselId) => Vessel['permission'],
  { caller, organizationId }: { caller: Caller; organizationId: OrganizationId },
): Promise<ImportFacts> {
  const isAdmin = caller.level === LEVEL_ADMIN;
  const owners = await findOrganizations(tx, isAdmin ? 'all' : caller.userId);
  const folders = new Map((await findFolders(tx)).map((folder) => [folder.id, folder]));
  const vessels = await findKnownVessels(tx);
  const nameOf = new Map(owners.map(({ id, name }) => [id, name]));
  return {
    vessels,
    editable: new Set(vessels.map(({ id }) => id).filter((id) => permission(id).edit)),
    isAdmin,
    organizationId,
    organizations: new Map(owners.map(({ id, name }) => [name.toLowerCase(), id])),
    folders: new Map(
      [...folders.values()].map((one) => [buildFolderKey(one.organizationId, pathOf(one, folders)), one.id]),
    ),
    nameOfOrganization: (id) => nameOf.get(id) ?? '',
    nameOfFolder: (id) => folders.get(id)?.name ?? '',
  };
}

/** Names from the top, as `Offshore / North`. */
function pathOf({ name, parentId }: FolderRow, folders: ReadonlyMap<FolderRow['id'], FolderRow>): string {
  const parent = parentId === null ? undefined : folders.get(parentId);
  return parent ? `${pathOf(parent, folders)} / ${name}` : name;
}

/** One entry for all: which vessels are new, and what changed of each of the others. */
function summaryOf(planned: readonly PlannedRow[]): { old: object; new: object } {
  const changed = planned.filter(({ result }) => result.result === 'changed').map(({ result }) => result);
  const added = planned.filter(({ result }) => result.result === 'new').map(({ result }) => result.name);
  const side = (which: 'old' | 'new') =>
    Object.fromEntries(
      changed.flatMap(({ name, changes }) => changes.map((change) => [`${name}: ${change.field}`, change[which]])),
    );
  return { old: side('old'), new: { ...side('new'), added } };
}
