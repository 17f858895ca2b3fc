/** Particulars of a vessel: read with the right to view, changed with the right to edit, every change audited. */
import type { BodyOf } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import {
  type CertificateRenewal,
  type editExpiredDate,
  type editVessel,
  type VesselChange,
  type VesselParticulars,
  vesselDetail,
  vesselOptions,
} from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { isTimeZone } from '@fms/domain/time';
import { computeRenewalHorizon, formatImo, listIdentityProblems } from '@fms/domain/vessel';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { requireRevision, takeNextRevision, toLastEdit } from '../../platform/database/revision.ts';
import type { VesselRow } from '../../platform/database/tables/vessel.ts';
import { invalid, notFound } from '../../platform/failure/failure.ts';
import type { VesselPolicy } from './vessel.policy.ts';
import { findVessels } from './vessel.repository.ts';
import { diffFields, formatChange } from './vessel-change.ts';
import {
  type ClaimedIdentity,
  findRenewals,
  listVesselAudit,
  lockVessel,
  requireFreeIdentity,
  updateVesselColumns,
  type VesselColumns,
} from './vessel-info.repository.ts';

export interface VesselInfoPorts {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  policy: VesselPolicy;
}

/** Lists among the particulars of a vessel: all but `tabs` stand in its details. */
export const PARTICULAR_LISTS = ['machinery', 'contacts', 'certificates', 'software', 'customFields', 'tabs'] as const;

export const pickLists = ({ detail, tabs }: Pick<VesselParticulars, 'detail' | 'tabs'>) => ({ ...detail, tabs });

type Edit = Omit<BodyOf<typeof editVessel>, 'vesselId' | 'revision'>;

export function createVesselInfoService({ db, bus, clock, policy }: VesselInfoPorts) {
  async function read(id: VesselId): Promise<VesselParticulars> {
    const [row] = await findVessels(db, new Set([id]));
    if (!row) throw notFound('The vessel');
    return toParticulars(row);
  }

  /** Writes what differs, with its old value, and publishes the change. */
  async function change(
    { caller, from, id, revision }: { caller: Caller; from: string; id: VesselId; revision: number | undefined },
    columnsOf: (row: VesselRow) => VesselColumns,
  ) {
    const visible = await policy.visible(caller);
    const isChanged = await db.transaction().execute(async (tx) => {
      const row = await lockVessel(tx, id);
      if (!row) throw notFound('The vessel');
      requireRevision(row, revision);
      const columns = columnsOf(row);
      await requireFreeIdentity(tx, columns as ClaimedIdentity, id, visible);
      await updateVesselColumns(tx, id, columns);
      const after = (await lockVessel(tx, id)) as VesselRow;
      const changed = diffFields(told(row), told(after));
      if (!changed) return false;
      await updateVesselColumns(tx, id, takeNextRevision(caller.userName, clock.now()));
      const entry = { at: clock.now(), ...toActor(caller), from, what: 'vessel.edited', subject: `vessel:${id}` };
      await recordAudit(tx, { ...entry, ...changed, kept: keptLists(row, after) });
      return true;
    });
    if (isChanged) bus.publish('vessel.changed', { vesselIds: [id] });
    return read(id);
  }

  return {
    async particulars(caller: Caller, id: VesselId): Promise<VesselParticulars> {
      await policy.require(caller, 'view', [id]);
      return read(id);
    },

    /** What must be renewed on the vessels the caller may see; all of their certificates stand in their particulars. */
    async renewals(caller: Caller): Promise<CertificateRenewal[]> {
      return findRenewals(db, await policy.visible(caller), computeRenewalHorizon(clock.now()));
    },

    async edit(caller: Caller, from: string, { vesselId: id, revision, ...edit }: BodyOf<typeof editVessel>) {
      await policy.require(caller, 'edit', [id]);
      return change({ caller, from, id, revision }, (row) => columnsOf(row, edit));
    },

    /** Null takes it back: the vessel does not expire. */
    async setExpiry(
      caller: Caller,
      from: string,
      { vesselId: id, expiredDate, revision }: BodyOf<typeof editExpiredDate>,
    ) {
      await policy.require(caller, 'admin', [id]);
      const expiredMs = expiredDate === null ? null : fromWireTime(expiredDate);
      return change({ caller, from, id, revision }, () => ({ expiredMs }));
    },

    async changes(
      caller: Caller,
      id: VesselId,
      page: { offset: number; limit: number },
    ): Promise<{ total: number; changes: VesselChange[] }> {
      await policy.require(caller, 'view', [id]);
      const { total, rows } = await listVesselAudit(db, id, page);
      return { total, changes: rows.map(toVesselChange) };
    },
  };
}
export type VesselInfoService = ReturnType<typeof createVesselInfoService>;

const fieldsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;

type AuditRow = Awaited<ReturnType<typeof listVesselAudit>>['rows'][number];

function toVesselChange(row: AuditRow): VesselChange {
  const [old, now] = [fieldsOf(row.old), fieldsOf(row.new)];
  return {
    id: row.id,
    at: toWireTime(row.atMs),
    by: row.who,
    actingBy: row.actingName,
    changes: Object.keys(now).map((field) => ({
      field,
      old: formatChange(old[field]),
      new: formatChange(now[field]),
    })),
  };
}

function toParticulars(row: VesselRow): VesselParticulars {
  const { setting, tabs } = vesselOptions.parse(row.options);
  return {
    vesselId: row.id,
    name: row.name,
    identity: {
      IMO: row.imo,
      MMSI: row.mmsi,
      projectNumber: row.projectNumber,
      customerRef: row.customerRef,
      serialNumber: row.serialNumber,
      callSign: row.callSign,
      shipType: row.shipType,
    },
    detail: vesselDetail.parse(row.detail),
    setting,
    tabs,
    expiredDate: row.expiredMs === null ? null : toWireTime(row.expiredMs),
    ...toLastEdit(row),
  };
}

/** As the record of changes names it. */
function told(row: VesselRow) {
  const { identity, detail, setting, tabs, expiredDate } = toParticulars(row);
  return { ...identity, ...detail, ...setting, tabs, expiredDate, photo: row.image };
}

/** The lists that differ, whole: the trail tells the differing entries alone, in words. Undefined when none does. */
function keptLists(before: VesselRow, after: VesselRow) {
  const [old, now] = [pickLists(toParticulars(before)), pickLists(toParticulars(after))];
  const names = PARTICULAR_LISTS.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  const pick = (lists: typeof old) => Object.fromEntries(names.map((name) => [name, lists[name]]));
  return names.length === 0 ? undefined : { old: pick(old), new: pick(now) };
}

/** Refuses what §9.7 does not allow, and a zone no clock knows. */
function columnsOf(row: VesselRow, { identity, detail, setting, tabs }: Edit): VesselColumns {
  const columns: VesselColumns = {};
  if (identity) {
    const problems = Object.entries(listIdentityProblems(identity)).map(([field, problem]) => `${field}: ${problem}`);
    if (problems.length > 0) throw invalid('The identity is not right.', problems);
    const { IMO, MMSI, ...rest } = identity;
    Object.assign(columns, { ...rest, imo: formatImo(IMO), mmsi: MMSI });
  }
  if (detail) columns.detail = JSON.stringify({ ...row.detail, ...detail });
  if (setting && !isTimeZone(setting.reportTimeZone)) {
    throw invalid(`There is no time zone ${setting.reportTimeZone}.`, ['reportTimeZone: unknown']);
  }
  if (setting || tabs !== undefined) {
    const options = { ...row.options, ...(setting ? { setting } : {}), ...(tabs === undefined ? {} : { tabs }) };
    columns.options = JSON.stringify(options);
  }
  return columns;
}
